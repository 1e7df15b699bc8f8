"""Which hand cards pay for a combo [LS-T18]: a matching of cards to symbols, no card more than needed [LS-G15]."""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Any

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.covering import MOST_SYMBOLS, NOTHING_COVERED, all_covered, with_tokens
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.rules import switches_of
from rulebound.games.lightseekers.skipping import skips, without
from rulebound.games.lightseekers.values import has_access, has_order
from rulebound.kernel.cards import Card
from rulebound.kernel.state import State


class Bill:
    """What is due: the symbols still to be covered, and how many extra cards."""

    __slots__ = ("card", "extras", "seat", "symbols", "worth")

    def __init__(self, seat: int, card: Card, symbols: list[int], extras: int) -> None:
        self.seat = seat
        self.card = card
        self.symbols = symbols
        self.extras = extras
        self.worth: list[int] | None = None  # see `worth_of_symbols`


class Payer:
    """A hand card as payment: what each of its tokens covers, as bits over the symbols of the bill, and whether it
    can be an extra card."""

    __slots__ = ("card", "extra", "tokens")

    def __init__(self, card: Card, tokens: list[int], extra: bool) -> None:
        self.card = card
        self.tokens = tokens
        self.extra = extra

    def like(self, other: Payer) -> bool:
        return self.tokens == other.tokens and self.extra == other.extra


def worth_of_symbols(s: State, bill: Bill) -> list[int]:
    """[LS-G18] Of each symbol, which of those due it covers, as bits: an Element the same Element, or [LS-2.4.2.2k.1]
    [LS-2.4.2.2k.2] its Order if it is accessible; an Order the same Order."""
    # [LS1-2.4.3.12]
    worth = bill.worth
    if worth is None:
        worth = [0] * (c.ORDER_SYMBOL + c.ORDER_COUNT)
        access = s.numbers[bill.seat * c.SEAT_NUMBERS + c.ACCESS]
        bit = 1
        for wanted in bill.symbols:
            worth[wanted] |= bit
            if wanted >= c.ORDER_SYMBOL:
                first = 3 * (wanted - c.ORDER_SYMBOL)
                for element in range(first, first + 3):
                    if access >> element & 1:
                        worth[element] |= bit
            bit <<= 1
        bill.worth = worth
    return worth


def symbols_of(kind: LightCard) -> list[int]:
    """What a card shows: the cost of a combo, the Elements of an action card or Item, or the Orders that it needs."""
    if kind.combo:
        return kind.cost
    found = kind._symbols
    if found is None:
        found = [element for element in range(c.ELEMENT_COUNT) if kind.elements >> element & 1]
        found.extend(c.ORDER_SYMBOL + order for order in range(c.ORDER_COUNT) if kind.need_orders >> order & 1)
        kind._symbols = found
    return found


def symbol_bits(kind: LightCard) -> int:
    """The same as bits."""
    found = kind._symbol_bits
    if found < 0:
        found = 0
        for symbol in symbols_of(kind):
            found |= 1 << symbol
        kind._symbol_bits = found
    return found


def tokens_of(s: State, bill: Bill, kind: LightCard) -> list[int]:
    """What a card covers of what is due, each token one of its bits."""
    tokens: list[int] = []
    worth = worth_of_symbols(s, bill)
    # [LS-2.4.2.2g.1] [LS1-2.4.3.6] [LS-2.4.2.2a.1] [LS-2.4.2.2g.2] [LS-G16]
    if kind.combo or switches_of(s).multi_element_pays_all:
        if not kind.combo or access_to_one(s, bill.seat, kind) or not switches_of(s).paying_combo_needs_access:
            for symbol in symbols_of(kind):
                if worth[symbol]:
                    tokens.append(worth[symbol])
            if len(tokens) > 1:
                tokens.sort()
    elif not kind.item or switches_of(s).item_in_hand_pays:  # [LS-G17] [LS1-2.4.3.7]
        bits = 0
        for symbol in symbols_of(kind):
            bits |= worth[symbol]
        if bits:
            tokens.append(bits)
    return tokens


def payer_of(s: State, bill: Bill, card: Card) -> Payer | None:
    """What a card is worth here, or none if it is good for nothing."""
    kind = light(card.definition)
    tokens = tokens_of(s, bill, kind)
    extra = bill.extras > 0 and fits_as_extra(s, bill, kind)
    return Payer(card, tokens, extra) if tokens or extra else None


def access_to_one(s: State, seat: int, kind: LightCard) -> bool:
    """[LS-2.4.2.2h.1] [LS1-2.4.3.8] [LS-2.4.2.2h.2] At least one symbol of a paying combo must be accessible."""
    for symbol in kind.cost:
        if has_access(s, seat, symbol) if symbol < c.ORDER_SYMBOL else has_order(s, seat, symbol - c.ORDER_SYMBOL):
            return True
    return False


def fits_as_extra(s: State, bill: Bill, kind: LightCard) -> bool:
    """[LS-2.4.2.2j.2] [LS-2.4.2.2j.3] [LS-G19] A card with an accessible Element of an Order of the combo, or of
    such an Order alone; never an Unaligned one."""
    orders = light(bill.card.definition).orders
    if kind.item and not switches_of(s).item_in_hand_pays:
        return False
    for element in range(c.ELEMENT_COUNT):
        if kind.elements >> element & 1 and orders >> (element // 3) & 1 and has_access(s, bill.seat, element):
            return True
    if kind.elements == 0:
        for order in range(c.ORDER_COUNT):
            if kind.orders >> order & 1 and orders >> order & 1 and has_order(s, bill.seat, order):
                return True
    return False


def matched(payers: list[Payer], symbols: int) -> bool:
    """Whether tokens cover every symbol, each token one: augmenting paths, where there are many symbols."""
    if symbols <= MOST_SYMBOLS:
        covered = NOTHING_COVERED
        for payer in payers:
            covered = with_tokens(covered, payer.tokens)
        return all_covered(covered, symbols)
    tokens: list[int] = []
    for payer in payers:
        tokens.extend(payer.tokens)
    if len(tokens) < symbols:
        return False
    holder = [-1] * len(tokens)
    return all(augment(at, tokens, holder, [False] * len(tokens)) for at in range(symbols))


def augment(symbol: int, tokens: list[int], holder: list[int], seen: list[bool]) -> bool:
    for token in range(len(tokens)):
        if tokens[token] >> symbol & 1 and not seen[token]:
            seen[token] = True
            if holder[token] < 0 or augment(holder[token], tokens, holder, seen):
                holder[token] = symbol
                return True
    return False


def splits(payers: list[Payer], bill: Bill) -> list[list[int]]:
    """The ways to set extra cards apart so that the rest covers the symbols, as places in the list."""
    found: list[list[int]] = []
    fit = [at for at in range(len(payers)) if payers[at].extra]
    for chosen in combinations(fit, bill.extras):
        rest = [payers[at] for at in range(len(payers)) if at not in chosen]
        if matched(rest, len(bill.symbols)):
            found.append(list(chosen))
    return found


def suffices(payers: list[Payer], bill: Bill) -> bool:
    """Whether these cards, or some of them, pay the bill."""
    if bill.extras == 0:
        return matched(payers, len(bill.symbols))
    return Shaping(bill, sorted_alike(payers)).suffices_all()


def payers_in_hand(s: State, bill: Bill) -> list[Payer]:
    """[LS-2.4.2.2c.1] [LS1-2.4.3.2] Cards in hand, the combo itself not among them."""
    found: list[Payer] = []
    for card in s.zones[bill.seat * c.ZONES + c.HAND]:
        if card is not bill.card:
            payer = payer_of(s, bill, card)
            if payer is not None:
                found.append(payer)
    return found


def can_pay(s: State, bill: Bill) -> bool:
    """[LS-2.4.2.2d.2] More cards never hurt this question, so it is asked of the whole hand."""
    symbols = len(bill.symbols)
    if symbols == 0 and bill.extras == 0:
        return True
    if symbols <= MOST_SYMBOLS and bill.extras == 0:
        covered = NOTHING_COVERED
        wanted = 0  # the symbols that are worth anything
        for symbol, worth in enumerate(worth_of_symbols(s, bill)):
            if worth:
                wanted |= 1 << symbol
        for card in s.zones[bill.seat * c.ZONES + c.HAND]:
            printed: Any = card.definition  # see `definition.light` for the detour
            kind: LightCard = printed
            if card is not bill.card and symbol_bits(kind) & wanted:
                covered = with_tokens(covered, tokens_of(s, bill, kind))
        return all_covered(covered, symbols)
    return suffices(few_of_each(payers_in_hand(s, bill), symbols + bill.extras), bill)


def few_of_each(payers: list[Payer], most: int) -> list[Payer]:
    """Of cards that are worth the same no more than could be used."""
    if len(payers) <= most:
        return payers
    kept: list[Payer] = []
    for payer in payers:
        if sum(1 for other in kept if other.like(payer)) < most:
            kept.append(payer)
    return kept


class Payment:
    """A legal set of hand cards: the payers, then the extra cards."""

    __slots__ = ("cards", "extras")

    def __init__(self, cards: list[Card], extras: int) -> None:
        self.cards = cards
        self.extras = extras


class Shapes:
    """The legal payments in short: cards that are worth the same are one sort, a shape says how many of each sort."""

    __slots__ = ("shapes", "sorts")

    def __init__(self, sorts: list[list[Payer]], shapes: list[list[int]]) -> None:
        self.sorts = sorts
        self.shapes = shapes

    def count(self) -> int:
        """How many sets of cards there are, at most."""
        total = 0
        for shape in self.shapes:
            ways = 1
            for at in range(len(shape)):
                ways *= comb(len(self.sorts[at]), shape[at])
            total += ways
        return total

    def taken(self, cards: list[Card]) -> list[int]:
        return [sum(1 for payer in sort if payer.card in cards) for sort in self.sorts]

    def is_complete(self, cards: list[Card]) -> bool:
        return self.taken(cards) in self.shapes

    def next_cards(self, cards: list[Card]) -> list[Card]:
        """With which cards a payment that was begun can go on."""
        taken = self.taken(cards)
        open_to = [shape for shape in self.shapes if all(shape[at] >= taken[at] for at in range(len(taken)))]
        found: list[Card] = []
        for at in range(len(self.sorts)):
            if any(shape[at] > taken[at] for shape in open_to):
                found.extend(payer.card for payer in self.sorts[at] if payer.card not in cards)
        return found


def sorted_alike(payers: list[Payer]) -> list[list[Payer]]:
    """Cards that are worth the same together."""
    sorts: list[list[Payer]] = []
    for payer in payers:
        for sort in sorts:
            if sort[0].like(payer):
                sort.append(payer)
                break
        else:
            sorts.append([payer])
    return sorts


def shapes_of(s: State, bill: Bill) -> Shapes:
    """[LS1-2.4.3.9] [LS-2.4.2.2e] [LS-G15] All irredundant payments, or the smallest ones."""
    sorts = sorted_alike(payers_in_hand(s, bill))
    shapes = Shaping(bill, sorts).all()
    if switches_of(s).minimum_payment and shapes:
        least = min(sum(shape) for shape in shapes)
        shapes = [shape for shape in shapes if sum(shape) == least]
    return Shapes(sorts, shapes)


def payments(s: State, bill: Bill, shapes: Shapes) -> list[Payment]:
    """[LS-D03] Every payment once, equal cards counting as one."""
    found: list[Payment] = []
    known: dict[tuple[int, int], list[list[Payer]]] = {}
    for shape in shapes.shapes:
        for chosen in fillings(shapes.sorts, shape, known):
            add_payments(s, bill, chosen, found)
    return found


def payments_with(s: State, bill: Bill, cards: list[Card]) -> list[Payment]:
    """The payments with exactly these cards: more than one only where it matters which of them are extra."""
    payers: list[Payer] = []
    for card in cards:
        payer = payer_of(s, bill, card)
        if payer is not None:
            payers.append(payer)
    found: list[Payment] = []
    add_payments(s, bill, payers, found)
    return found


class Shaping:
    """Finds the shapes of all irredundant payments. Whether cards suffice depends only on how many there are of each
    sort, so every such question is worked out once."""

    __slots__ = ("bill", "found", "known", "sorts")

    def __init__(self, bill: Bill, sorts: list[list[Payer]]) -> None:
        self.bill = bill
        self.sorts = sorts
        self.known: dict[tuple[int, ...], bool] = {}
        self.found: list[list[int]] = []

    def all(self) -> list[list[int]]:
        room = len(self.bill.symbols) + self.bill.extras
        if len(self.bill.symbols) <= MOST_SYMBOLS and self.bill.extras == 0:
            self.grow_covering([0] * len(self.sorts), 0, room, NOTHING_COVERED)
        else:
            self.grow([0] * len(self.sorts), 0, room)
        return self.found

    def grow_covering(self, counts: list[int], at: int, room: int, covered: int) -> None:
        """`grow` where no extra card is due: what the cards taken so far cover is known already."""
        symbols = len(self.bill.symbols)
        if all_covered(covered, symbols):
            if not self.has_one_too_many(counts):
                self.found.append(counts)
            return
        if at >= len(self.sorts) or room == 0:
            return
        sort = self.sorts[at]
        most = min(len(sort), room)
        steps = [covered]  # with none of this sort, with one, …
        for _ in range(most):
            if all_covered(steps[-1], symbols):
                break  # so many suffice
            more = with_tokens(steps[-1], sort[0].tokens)
            if more == steps[-1]:
                break  # one more of them is needless, whatever else is taken
            steps.append(more)
        for count in range(len(steps) - 1, -1, -1):
            self.grow_covering(with_count(counts, at, count), at + 1, room - count, steps[count])

    def suffices_all(self) -> bool:
        return self.suffices([len(sort) for sort in self.sorts])

    def grow(self, counts: list[int], at: int, room: int) -> None:
        """How many cards of each sort from `at` on; a set that suffices is not made larger."""
        if self.suffices(counts):
            if not self.has_needless(counts):
                self.found.append(counts)
            return
        if at >= len(self.sorts) or room == 0:
            return
        for count in range(min(len(self.sorts[at]), room), -1, -1):
            if count and self.suffices(with_count(counts, at, count - 1)):
                continue  # fewer of this sort would have sufficed already
            self.grow(with_count(counts, at, count), at + 1, room - count)

    def has_one_too_many(self, counts: list[int]) -> bool:
        """The same where no extra card is due: whether all but one of these cards suffice."""
        for without_one in range(len(counts)):
            if counts[without_one]:
                covered = NOTHING_COVERED
                for at in range(len(counts)):
                    for _ in range(counts[at] - 1 if at == without_one else counts[at]):
                        covered = with_tokens(covered, self.sorts[at][0].tokens)
                if all_covered(covered, len(self.bill.symbols)):
                    return True
        return False

    def has_needless(self, counts: list[int]) -> bool:
        for at in range(len(counts)):
            if counts[at] and self.suffices(with_count(counts, at, counts[at] - 1)):
                return True
        return False

    def suffices(self, counts: list[int]) -> bool:
        key = tuple(counts)
        known = self.known.get(key)
        if known is None:
            known = self.leaves_enough(counts, 0, self.bill.extras)
            self.known[key] = known
        return known

    def leaves_enough(self, counts: list[int], at: int, extras: int) -> bool:
        """Whether so many extra cards can be set apart, of the sorts from `at` on, and the rest covers the symbols."""
        if extras == 0:
            payers: list[Payer] = []
            for sort in range(len(counts)):
                payers.extend(self.sorts[sort][: counts[sort]])
            return matched(payers, len(self.bill.symbols))
        if at >= len(counts):
            return False
        most = min(counts[at], extras) if self.sorts[at][0].extra else 0
        for count in range(most, -1, -1):
            if self.leaves_enough(with_count(counts, at, counts[at] - count), at + 1, extras - count):
                return True
        return False


def with_count(counts: list[int], at: int, count: int) -> list[int]:
    made = counts[:]
    made[at] = count
    return made


def fillings(
    sorts: list[list[Payer]], shape: list[int], known: dict[tuple[int, int], list[list[Payer]]]
) -> list[list[Payer]]:
    """All ways to take so many cards of each sort, different in their names; `known` are those of other shapes."""
    found: list[list[Payer]] = [[]]
    for at in range(len(shape)):
        if shape[at] == 0:
            continue
        ways = known.get((at, shape[at]))
        if ways is None:
            ways = ways_to_take(sorts[at], shape[at])
            known[(at, shape[at])] = ways
        found = [[*one, *way] for one in found for way in ways]
    return found


def ways_to_take(sort: list[Payer], count: int) -> list[list[Payer]]:
    """So many cards of a sort, different in their names."""
    ways: list[list[Payer]] = []
    seen: list[list[str]] = []
    for some in combinations(sort, count):
        names = sorted([payer.card.definition.name for payer in some])
        if names not in seen:
            seen.append(names)
            ways.append(list(some))
    return ways


def add_payments(s: State, bill: Bill, chosen: list[Payer], found: list[Payment]) -> None:
    """[LS-S05] Which of them are the extra cards matters only where those are Discarded."""
    if bill.extras == 0:
        found.append(Payment([payer.card for payer in chosen], 0))
        return
    seen: list[list[str]] = []
    for places in splits(chosen, bill):
        extras = [chosen[at].card for at in places]
        names = sorted(card.definition.name for card in extras)
        if names in seen:
            continue
        seen.append(names)
        payers = [chosen[at].card for at in range(len(chosen)) if at not in places]
        found.append(Payment([*payers, *extras], bill.extras))
        if not switches_of(s).extra_card_discarded:
            return


# ---- reduced costs
def bills(s: State, seat: int, card: Card, change: int) -> list[Bill]:
    """[LS-G20] [LS-2.4.2.2b] What is due after all changes of the cost: one bill, or one for each choice of skipped
    symbols."""
    # [LS-2.4.2.2j.1]
    cost = light(card.definition).cost
    if change >= 0:
        return [Bill(seat, card, list(cost), change)]
    return [Bill(seat, card, without(cost, skipped), 0) for skipped in skips(cost, -change)]


def covered_symbols(s: State, bill: Bill, payers: list[Card], which: Card) -> list[int]:
    """The symbols that a paying combo covers beside the others, for its label."""
    tokens: list[int] = []
    owners: list[Card] = []
    for card in [which, *(other for other in payers if other is not which)]:
        payer = payer_of(s, bill, card)
        if payer is not None:
            tokens.extend(payer.tokens)
            owners.extend([card] * len(payer.tokens))
    holder = [-1] * len(tokens)
    for at in range(len(bill.symbols)):
        augment(at, tokens, holder, [False] * len(tokens))
    return sorted(bill.symbols[holder[at]] for at in range(len(tokens)) if owners[at] is which and holder[at] >= 0)
