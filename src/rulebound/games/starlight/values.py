"""What follows from the position: who stands where, what a card costs, what standing sentences say."""

from __future__ import annotations

from typing import Any, Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.board import FAR
from rulebound.games.starlight.definition import Standing, StarlightCard, kind_of
from rulebound.games.starlight.lasting import holding, line_of
from rulebound.games.starlight.record import Creature, creature, laid
from rulebound.games.starlight.rules import env_to_ask, rules_of
from rulebound.games.starlight.spoken import sorts_for, sources, spoken
from rulebound.kernel.play import Card, State


# ---- creatures
def creatures(s: State) -> list[Card]:
    """All creatures in the order of turns, from the one whose turn it is [ST-SET.7]."""
    found = s.zones[c.TEAM] + s.zones[c.ZONES + c.TEAM]
    count = len(found)
    at = s.facts[c.AT]
    placed: list[Card] = found[:]
    for card in found:
        record: Any = s.records[card.number]  # as `creature` does
        r: Creature = record
        placed[(r.place - at) % count] = card
    return placed


def active(s: State) -> Card:
    """The creature whose turn it is."""
    at = s.facts[c.AT]
    for card in s.zones[s.active * c.ZONES + c.TEAM]:
        record: Any = s.records[card.number]  # as `creature` does
        r: Creature = record
        if r.place == at:
            return card
    raise AssertionError("nobody has the turn")


def is_there(s: State, card: Card) -> bool:
    """[ST-DIE.13] Whether a creature is on the board."""
    record: Any = s.records[card.number]  # as `creature` does
    r: Creature = record
    return r.at >= 0


def on_board(s: State) -> list[Card]:
    return [card for card in creatures(s) if creature(s, card).at >= 0]


def creature_on(s: State, tile: int) -> Card | None:
    for card in s.zones[c.TEAM] + s.zones[c.ZONES + c.TEAM]:
        if creature(s, card).at == tile:
            return card
    return None


def partner(s: State, card: Card) -> Card | None:
    """The other creature of its player."""
    for each in s.zones[card.owner * c.ZONES + c.TEAM]:
        if each is not card:
            return each
    return None


def distance(s: State, one: Card, other: Card) -> int:
    """[ST-BRD.4] Both are on the board."""
    return rules_of(s).board.distance(creature(s, one).at, creature(s, other).at)


def side(s: State, seat: int) -> int:
    """[ST-BRD.9] 0 south, 1 north."""
    return 0 if seat == s.facts[c.SOUTH] else 1


def stat(s: State, card: Card, which: int) -> int:
    return creature(s, card).stats[which]


def least_of(which: int) -> int:
    """[ST-STAT.8] [ST-STAT.10] ATK and DEF may be negative."""
    return -c.MOST_FORCE if which >= c.ATK else 0


def most_of(s: State, which: int) -> int:
    """[ST-STAT.1] [ST-STAT.4] [ST-STAT.6]"""
    if which == c.HEALTH:
        return rules_of(s).switches.max_health
    if which == c.ENERGY:
        return c.MOST_ENERGY
    return c.MOST_MANA if which == c.MANA else c.MOST_FORCE


# ---- tiles
def tile_kind(s: State, card: Card) -> int:
    """The kind of tile on which a creature stands; 0 off the board."""
    record: Any = s.records[card.number]  # as `creature` does
    r: Creature = record
    return 0 if r.at < 0 else rules_of(s).board.kinds[r.at]


def others_at(s: State, who: Card) -> list[int]:
    """The tiles on which the other creatures stand."""
    found: list[int] = []
    records = s.records
    for card in s.zones[c.TEAM] + s.zones[c.ZONES + c.TEAM]:
        if card is not who:
            record: Any = records[card.number]  # as `creature` does
            r: Creature = record
            found.append(r.at)
    return found


NOWHERE: Final[list[int]] = []  # read, never written


def rings(s: State, who: Card, start: int, steps: int, past: int = 0) -> list[int]:
    """[ST-CLS.5] [ST-NUM.5] To which tiles one step over unoccupied tiles leads, to which two and no fewer, and so on:
    a bit each."""
    beside = rules_of(s).board.beside
    passed = 0
    if past or sorts_for(s, who) >> c.PASSES & 1:
        for tile in passed_by(s, who, past):
            passed |= 1 << tile
    seen = 0
    for tile in others_at(s, who):
        if tile >= 0:
            seen |= 1 << tile
    edge = 1 << start
    seen = seen & ~passed | edge
    found: list[int] = []
    for _ in range(steps):
        further = 0
        while edge:
            lowest = edge & -edge
            further |= beside[lowest.bit_length() - 1]
            edge ^= lowest
        edge = further & ~seen
        seen |= edge
        found.append(edge & ~passed)  # nobody stops where somebody stands
    return found


def paths(s: State, who: Card, start: int, steps: int, past: int = 0) -> list[int]:
    """For each tile how many steps lead to it; 0 if none or more do."""
    found = [0] * len(rules_of(s).board.kinds)
    for before, ring in enumerate(rings(s, who, start, steps, past)):
        while ring:
            lowest = ring & -ring
            found[lowest.bit_length() - 1] = before + 1
            ring ^= lowest
    return found


def passed_by(s: State, who: Card, sides: int = 0) -> list[int]:
    """The tiles of creatures of these sides, and of those through which a standing sentence lets it move."""
    for _, each in lines(s, who, c.PASSES):
        sides |= each.classes
    if not sides:
        return []
    near = [(card, creature(s, card).at) for seat in range(2) for card in s.zones[seat * c.ZONES + c.TEAM]]
    return [at for card, at in near if at >= 0 and card is not who and sides & (1 if card.owner == who.owner else 2)]


def is_in_the_way(s: State, who: Card, start: int, steps: int) -> bool:
    """Whether another creature stands so near that a way of so many steps may have to lead around it."""
    row, records = rules_of(s).board.spaces.distances[start], s.records
    for card in s.zones[c.TEAM] + s.zones[c.ZONES + c.TEAM]:
        record: Any = records[card.number]  # as `creature` does
        r: Creature = record
        if r.at >= 0 and row[r.at] < steps and card is not who:
            return True
    return False


def steps_to(s: State, who: Card, tile: int, steps: int, past: int) -> int:
    """How many steps lead to a tile; none or less if more do, or no way."""
    start = creature(s, who).at
    if is_in_the_way(s, who, start, steps):
        return paths(s, who, start, steps, past)[tile]
    far = rules_of(s).board.spaces.distances[start][tile]
    return far if far <= steps and tile not in others_at(s, who) else 0


def reachable(s: State, who: Card, start: int, steps: int, past: int = 0) -> list[int]:
    """Where a path of one to `steps` steps leads; none from limbo."""
    if start < 0:
        return []
    if sorts_for(s, who) & LIMITS_MOVES:
        if standing(s, who, c.NOT_MOVING):
            return []
        steps = min(steps, steps_left(s, who))
    board = rules_of(s).board
    if steps <= FAR and not is_in_the_way(s, who, start, steps):
        taken = others_at(s, who)
        return [tile for tile in board.around[start][steps] if tile not in taken]
    found = 0
    for ring in rings(s, who, start, steps, past):
        found |= ring
    near = board.around[start][steps] if steps <= FAR else range(len(board.kinds))
    return [tile for tile in near if found >> tile & 1]


NO_BOUND: Final = 99
BARS_CARDS: Final = 1 << c.NOT_INVOKING | 1 << c.NO_MORE_CARDS
LIMITS_MOVES: Final = 1 << c.NOT_MOVING | 1 << c.NO_MORE_TILES


def steps_left(s: State, who: Card) -> int:
    """[ST-NUM.5] How many more tiles it may move by itself in this turn."""
    bounds = [each.amount for _, each in lines(s, who, c.NO_MORE_TILES)]
    return max(min(bounds) - creature(s, who).moved, 0) if bounds else NO_BOUND


def cards_left(s: State, by: Card, classes: int) -> int:
    """How many more cards of any of these classes it may invoke in this turn."""
    left = NO_BOUND
    for _, each in lines(s, by, c.NO_MORE_CARDS):
        if each.classes & classes:
            left = min(left, each.amount - invoked_this_turn(s, by, each.classes))
    return max(left, 0)


def invoked_this_turn(s: State, by: Card, classes: int) -> int:
    found, event = 0, s.newest_of(c.INVOKED)
    while event is not None:
        if event.card is by and event.other is not None and kind_of(event.other).classes & classes:
            found += 1
        event = event.earlier
    return found


def sum_of_turn(s: State, card: Card, kind: int) -> int:
    """How much of a stat a creature has gained or lost in this turn."""
    total, event = 0, s.newest_of(kind)
    while event is not None:
        total += event.amount if event.card is card else 0
        event = event.earlier
    return total


def telegraph_room(s: State, card: Card) -> int:
    """[ST-TEL.4] How many cards its Telegraph Pile holds."""
    return MOST_TELEGRAPHED + standing(s, card, c.PILE_HOLDS)


MOST_TELEGRAPHED: Final = 2


def exact(s: State, who: Card, start: int, steps: int) -> list[int]:
    """[ST-CLS.5] Where a way of exactly so many steps leads, over unoccupied tiles and over none twice."""
    if steps > steps_left(s, who):
        return []
    passed = passed_by(s, who)
    taken = [start, *(tile for tile in others_at(s, who) if tile not in passed)]
    ends: list[int] = []
    ways = [[start]]
    for _ in range(steps):
        ways = [
            [*way, tile]
            for way in ways
            for tile in rules_of(s).board.spaces.beside[way[-1]]
            if tile not in taken and tile not in way
        ]
    for way in ways:
        if way[-1] not in ends and way[-1] not in passed:  # nobody stops there
            ends.append(way[-1])
    return sorted(ends)


def can_step(s: State, who: Card) -> bool:
    """Whether a tile beside it is empty, and it can move."""
    return could_step(s, who, creature(s, who).at)


def can_go(s: State, who: Card, steps: int, past: int = 0) -> bool:
    """Or one behind creatures through which it may move."""
    return can_step(s, who) or (steps > 1 and len(reachable(s, who, creature(s, who).at, steps, past)) > 0)


def could_step(s: State, who: Card, start: int) -> bool:
    """The same, if it stood there."""
    if start < 0:
        return False
    if sorts_for(s, who) & LIMITS_MOVES and (standing(s, who, c.NOT_MOVING) or not steps_left(s, who)):
        return False
    beside = rules_of(s).board.spaces.beside[start]
    if len(beside) >= c.CREATURES:
        return True  # the others do not stand on all of them
    taken = others_at(s, who)
    for tile in beside:
        if tile not in taken:
            return True
    return False


def generator_here(s: State, card: Card) -> int:
    """[ST-GEN.6] The generator that a creature can reach: the one it stands on; with the switch, one beside it."""
    at = creature(s, card).at
    if at < 0:
        return -1
    rules = rules_of(s)
    board = rules.board
    found = board.generator_on[at]
    if found < 0 and rules.switches.reach:
        for tile in board.spaces.neighbours(at):
            found = max(found, board.generator_at(tile))
    return found


def pairs_of(s: State, seat: int) -> int:
    """[ST-GEN.7] How many pairs a player owns now."""
    own = seat + 1
    count = 0
    for one, other in c.PAIRS:
        if s.facts[c.GENERATORS + one] == own and s.facts[c.GENERATORS + other] == own:
            count += 1
    return count


# ---- piles of a creature
def telegraphed(s: State, card: Card) -> list[Card]:
    pile, places = creature(s, card).pile, s.places
    if not pile:
        return pile
    found: list[Card] = []
    for each in pile:
        if places[each.number] % c.ZONES == c.TELEGRAPH:
            found.append(each)
    return found


def auras(s: State, card: Card) -> list[Card]:
    """In the order in which they came."""
    pile, places = creature(s, card).pile, s.places
    return [each for each in pile if places[each.number] % c.ZONES == c.AURAS] if pile else pile


def is_telegraphed(s: State, card: Card) -> bool:
    return s.places[card.number] % c.ZONES == c.TELEGRAPH


# ---- standing sentences
NO_LINES: Final[list[tuple[StarlightCard, Standing]]] = []  # read, never written


def lines(s: State, card: Card, what: int) -> list[tuple[StarlightCard, Standing]]:
    """The sentences of one sort that hold for a creature now, each with its card."""
    about = spoken(s)
    bit = 1 << what
    if not about.sorts[card.number] & bit:
        return NO_LINES
    found: list[tuple[StarlightCard, Standing]] = []
    if about.of_own[card.number] & bit:
        for source, each in about.own[card.number]:
            if each.what == what:
                condition = each.condition
                if condition is None or condition.holds(s, env_to_ask(s, source, card, None)):
                    found.append((kind_of(source), each if each.each is None else counted(s, each, source, card)))
    if about.of_others & bit:
        found += spread(s, card, what)
    if about.laid:
        for laid_on in holding(s, card):
            line = line_of(laid_on)
            if line.what == what and laid_on.ability is not None:
                definition: Any = laid_on.ability.definition
                maker: StarlightCard = definition
                found.append((maker, line))
    return found


def counted(s: State, line: Standing, source: Card, card: Card) -> Standing:
    """A sentence with 'for each', as much as it is now."""
    assert line.each is not None
    times = line.each.value(s, env_to_ask(s, source, card, None))
    return Standing(line.what, line.clause, line.amount * times, line.classes, line.condition, sort=line.sort)


def spread(s: State, card: Card, what: int) -> list[tuple[StarlightCard, Standing]]:
    """Such sentences of all creatures on the board that speak of others, as far as this one is among them."""
    found: list[tuple[StarlightCard, Standing]] = []
    for seat in range(2):
        for other in s.zones[seat * c.ZONES + c.TEAM]:
            r = creature(s, other)
            if r.at < 0 or not (r.pile or kind_of(other).standing):
                continue
            for source in sources(s, other):
                kind = kind_of(source)
                for each in kind.standing:
                    if each.among is not None and each.what == what:
                        env = env_to_ask(s, source, other, None)
                        if card in each.among.cards(s, env) and (
                            each.condition is None or each.condition.holds(s, env)
                        ):
                            found.append((kind, each))
    return found


def standing(s: State, card: Card, what: int) -> int:
    """How much such sentences of its passive and its Auras add up to; of those without an amount how many there are."""
    total = 0
    if spoken(s).sorts[card.number] >> what & 1:
        for _, each in lines(s, card, what):
            total += each.amount
    return total


def standing_clause(s: State, card: Card, what: int) -> str:
    """The words of such a sentence, for a refusal."""
    for kind, each in lines(s, card, what):
        return f"{kind.passive or kind.name}: {each.clause}"
    return ""


def of_class(s: State, card: Card, kind: StarlightCard, what: int, telegraphed: bool = False) -> int:
    """[ST-NUM.1] What such sentences say of the cards of this class: by how much they cost a creature more, say."""
    total = 0
    for _, each in lines(s, card, what):
        if each.classes & kind.classes and (each.sort is None or each.sort.fits(kind, telegraphed)):
            total += each.amount
    return total


def of_sort(s: State, card: Card, kind: StarlightCard, what: int, telegraphed: bool) -> int:
    """What such sentences add up to for an attack, where some speak of one sort of them alone."""
    total = 0
    if spoken(s).sorts[card.number] >> what & 1:
        for _, each in lines(s, card, what):
            if each.sort is None or each.sort.fits(kind, telegraphed):
                total += each.amount
    return total


def of_stat(s: State, card: Card, what: int, stat: int) -> int:
    """The greatest amount that such sentences say of a stat; of one who is not there nothing."""
    if creature(s, card).at < 0:
        return 0
    most = 0
    for _, each in lines(s, card, what):
        if each.classes >> stat & 1:
            most = max(most, each.amount)
    return most


CHANGES_RANGES: Final = 1 << c.MORE_RANGE | 1 << c.MOVES_FARTHER


def range_of(s: State, card: Card, kind: StarlightCard) -> int:
    """[ST-CMB.16] How far a card of this creature reaches; [ST-NUM.5] a leap one tile at the least."""
    if not spoken(s).sorts[card.number] & CHANGES_RANGES:
        return max(kind.most, 1) if kind.leaps else kind.most
    more = of_class(s, card, kind, c.MORE_RANGE)
    most = max(kind.most + more, min(kind.most, 1)) if more < 0 else kind.most + more
    return max(most + farther(s, card, kind), 1) if kind.leaps else most


def farther(s: State, card: Card, kind: StarlightCard) -> int:
    """[ST-NUM.5] By how many tiles standing sentences lengthen the moves of a card."""
    return standing(s, card, c.MOVES_FARTHER) if kind.kind == c.MOVEMENT else 0


# ---- prices
NO_DISCOUNT: Final = -1
NO_CHOICE: Final = [NO_DISCOUNT]  # read, never written, as is
EITHER: Final = [c.ENERGY, c.MANA]
CHANGES_PRICES: Final = 1 << c.COST_MORE | 1 << c.COST_MANA


def energy_price(s: State, card: Card, kind: StarlightCard, discount: int) -> int:
    """[ST-INV.4] [ST-NUM.1] Printed, increases, then [ST-INV.5] the discount; [ST-INV.7] at the least 0."""
    price = kind.energy
    if kind.own_prices:
        price = 0 if own_price(s, card, kind, c.COST_NO_ENERGY) else price
        price += own_price(s, card, kind, c.COST_MORE)
    if spoken(s).sorts[card.number] >> c.COST_MORE & 1:
        price += of_class(s, card, kind, c.COST_MORE, discount >= 0)
    if discount == c.ENERGY:
        price -= c.TELEGRAPH_ENERGY
    return price if price > 0 else 0


def own_price(s: State, card: Card, kind: StarlightCard, what: int) -> int:
    """[ST-NUM.1] By how much a card itself says that it costs more for this creature."""
    total = 0
    for line in kind.own_prices:
        if line.what == what:
            env = env_to_ask(s, card, card, None)
            if line.condition is None or line.condition.holds(s, env):
                total += line.amount if line.each is None else line.amount * line.each.value(s, env)
    return total


def telegraph_price(s: State, card: Card, what: int) -> int:
    """[ST-TEL.2] [ST-NUM.1] 4 Energy or 1 Mana, and what standing sentences say of it."""
    if what == c.ENERGY:
        return max(c.TELEGRAPH_ENERGY + standing(s, card, c.TELEGRAPHS_FOR), 0)
    return max(c.TELEGRAPH_MANA + standing(s, card, c.TELEGRAPHS_FOR_MANA), 0)


def saved(s: State, card: Card, what: int) -> int:
    """By how much standing sentences make a card cheaper, at the most."""
    total = 0
    for _, each in lines(s, card, what):
        total -= min(each.amount, 0)
    return total


def mana_price(s: State, card: Card, kind: StarlightCard, discount: int) -> int:
    """The same of Mana."""
    price = kind.mana
    if kind.own_prices:
        price = 0 if own_price(s, card, kind, c.COST_NO_MANA) else price
        price += own_price(s, card, kind, c.COST_MANA)
    if spoken(s).sorts[card.number] >> c.COST_MANA & 1:
        price += of_class(s, card, kind, c.COST_MANA, discount >= 0)
    if discount == c.MANA:
        price -= c.TELEGRAPH_MANA
    return price if price > 0 else 0


def prices(s: State, card: Card, kind: StarlightCard, discount: int) -> tuple[int, int]:
    """Both; where no sentence speaks of them, they are the printed ones."""
    if kind.own_prices or spoken(s).sorts[card.number] & CHANGES_PRICES:
        return energy_price(s, card, kind, discount), mana_price(s, card, kind, discount)
    if discount == NO_DISCOUNT:
        return kind.energy, kind.mana
    if discount == c.ENERGY:
        return max(kind.energy - c.TELEGRAPH_ENERGY, 0), kind.mana
    return kind.energy, max(kind.mana - c.TELEGRAPH_MANA, 0)


def discounts(s: State, card: Card) -> list[int]:
    """[ST-INV.6] What may be saved on a card: 4 Energy or 1 Mana, whichever was paid when it was telegraphed."""
    if s.places[card.number] % c.ZONES != c.TELEGRAPH:  # as `is_telegraphed` asks
        return NO_CHOICE
    if rules_of(s).switches.as_paid and laid(s, card).paid >= 0:
        return [laid(s, card).paid]
    return EITHER
