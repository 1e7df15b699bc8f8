"""The moves of Luminous in words: the labels of its ledger, as forms that print and read."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousTriggered, kind_of, used_in_discard
from rulebound.games.luminous.elsewhere import leaves
from rulebound.games.luminous.procedures.combat import OPEN, Combat, sum_of
from rulebound.games.luminous.procedures.main_phase import ADDED
from rulebound.games.luminous.procedures.paying import PayForTrigger
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import cards_in_play, strength_of
from rulebound.games.luminous.words.names import TONGUE, called, called_anywhere
from rulebound.games.luminous.words.payments import Payment
from rulebound.kernel.gates import ChooseNumber, ChooseOne
from rulebound.kernel.play import Card, Move, Question, Run, State, Trigger
from rulebound.tabletop import slots
from rulebound.tabletop.moves import Draft, Moves, Reading, Slot, same_card
from rulebound.tabletop.names import Talk, end_of_number, player

ANY_ARTICLE = {f"{a} {name}": colour for a in ("a", "an") for colour, name in c.COLOUR_NAMES.items()}
A_COLOUR = {c.ORANGE: "an Orange", c.GREEN: "a Green", c.PURPLE: "a Purple"}
IN_PLAY = (c.FIELD, c.ORB_ROW, c.FAVORED)


# ---- which of several namesakes such a move means
def at_home(*zones: int) -> slots.Wanted:
    """A card in these zones of the speaker is meant before all its namesakes."""

    def wanted(talk: Talk, cards: list[Card]) -> list[Card]:
        places = [talk.seat * c.ZONES + zone for zone in zones]
        return [card for card in cards if talk.s.places[card.number] in places] or cards

    return wanted


def usable(talk: Talk, cards: list[Card]) -> list[Card]:
    """A card in play, or one in the discard pile with an ability that is used there, before all its namesakes."""
    s, own = talk.s, talk.seat * c.ZONES

    def is_usable(card: Card) -> bool:
        zone = s.places[card.number] - own
        return zone in IN_PLAY or (zone == c.DISCARD and used_in_discard(kind_of(card.definition)))

    return [card for card in cards if is_usable(card)] or cards


def at_hand(talk: Talk, cards: list[Card]) -> list[Card]:
    """A card of the hand, or one that a text lets be played from elsewhere, before all its namesakes."""
    s, seat = talk.s, talk.seat
    elsewhere = [leave.card for leave in leaves(s, seat)]
    return [card for card in cards if s.places[card.number] == seat * c.ZONES + c.HAND or card in elsewhere] or cards


def attackable(talk: Talk, cards: list[Card]) -> list[Card]:
    """The cards in play that are named; those of others, if the own ones are not all there is."""
    found = [(card, r) for card in cards if (r := in_play(talk.s, card)) is not None]
    return [card for card, r in found if r.controller != talk.seat] or [card for card, _ in found]


def blocking(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if (r := in_play(talk.s, card)) is not None and r.role == c.BLOCKING] or cards


def own_orbs(talk: Talk, cards: list[Card]) -> list[Card]:
    return [card for card in cards if card in cards_in_play(talk.s, talk.seat)]


# ---- slots
class Target(slots.SecondCard):
    """The relic that is attacked. With several opponents their relics of one name have to be told apart."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.cards is not None
        return (called if s.rules.seats == 2 else called_anywhere)(s, option.cards[0], question.seat)

    def haunts(self, phrase: object) -> bool:
        return False


class Whatever(Target):
    """What several units would attack together: read, and all the same."""

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        ends = [at + len(name) for _, name in talk.players_at(text, at)]
        ends += [phrase.end for phrase in talk.phrases(text, at) if attackable(talk, phrase.cards)]
        return [(end, draft) for end in ends]

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return [option]


class BasicOrb(slots.OneCard):
    """The orb that goes back, by its colour."""

    def haunts(self, phrase: Any) -> bool:
        return phrase.name in c.COLOUR_NAMES.values()


class Blockers(slots.Cards):
    def in_order(self, names: list[str]) -> list[str]:
        return sorted(names)


class Where(Slot):
    """` (A's hand)`: where a card lies, if a namesake that lies elsewhere is offered too."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        card = option.card
        assert card is not None
        place = s.places[card.number]
        if in_play(s, card) is not None or place < 0:
            return ""
        for each in question.options:
            other = each.card
            if other is not None and other.definition.name == card.definition.name and s.places[other.number] != place:
                return f" ({place_words(s, place)})"
        return ""

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = [(at, draft)]
        if draft.card is not None and (place := talk.s.places[draft.card.number]) >= 0:
            words = f" ({place_words(talk.s, place)})"
            found += [(at + len(words), draft)] if text.startswith(words, at) else []
        return found


def place_words(s: State, place: int) -> str:
    return f"{player(s, place // c.ZONES)}'s {c.ZONE_NAMES[place % c.ZONES].replace('_', ' ')}"


class Replacement(slots.OneCard):
    """The card whose text is to apply; if two of its texts could, also how often it was named before.

    Copies that are equal now may differ by the time of the choice, because the step under way uses them one by one.
    """

    def say(self, s: State, question: Question, option: Move) -> str:
        card = option.card
        assert card is not None
        name = called_anywhere(s, card, question.seat)
        cards = list(dict.fromkeys(other.card for other in question.options if other.card is not None))
        alike = [other for other in cards if called_anywhere(s, other, question.seat) == name]
        if len(alike) > 1:
            name = f"{name} #{alike.index(card) + 1}"
        before = [other for other in question.options[: option.number] if other.card is card]
        return f"{name} (its text {len(before) + 1})" if before else name

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        offered = [each for each in talk.question.options if each.kind == c.REPLACE]
        said = [each for each in offered if self.say(talk.s, talk.question, each) == text[at:]]
        if said:
            return [(len(text), draft.but(card=each.card, number=each.number)) for each in said]
        found: list[Reading] = []
        for end, named in super().read(talk, text, at, draft):
            fit = [each for each in offered if each.card is named.card]
            fit = fit or [each for each in offered if same_card(talk.s, each.card, named.card)]
            found += [(end, draft.but(card=each.card, number=each.number)) for each in fit[:1]]
        return found

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return [option]  # a text is offered, or there is none


class Shares(slots.CardsInOrder):
    """`3 to Boar, 2 to Hare`: in any order; the engine has one, that of the blockers."""

    joints = slots.JOINTS

    def say(self, s: State, question: Question, option: Move) -> str:
        combat = s.frames[question.frame]
        assert isinstance(combat, Combat)
        assert option.numbers is not None
        return shares_of(s, question, option.numbers, [r.card for r in combat.present_blockers(s)])

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        found = super().read(talk, text, at, draft.but(numbers=()))
        return [(end, arranged(talk, each)) for end, each in found if len(each.numbers or ()) > 1]

    def one_more(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        end = end_of_number(text, at)
        if end == at or not text.startswith(" to ", end):
            return []
        longer = draft.but(numbers=(*(draft.numbers or ()), int(text[at:end])))
        return super().one_more(talk, text, end + 4, longer)

    def value(self, option: Move) -> Any:
        return option.numbers

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        return [option]


def arranged(talk: Talk, draft: Draft) -> Draft:
    frame = talk.s.frames[talk.question.frame]
    if not isinstance(frame, Combat) or draft.ghost:
        return draft
    shares = dict(zip(draft.cards or (), draft.numbers or (), strict=True))
    blockers = [r.card for r in frame.present_blockers(talk.s)]
    if any(card not in blockers for card in shares):
        return draft
    return draft.but(cards=None, numbers=tuple(shares.get(card, 0) for card in blockers))


def shares_of(s: State, question: Question, shares: list[int], blockers: list[Card]) -> str:
    said = [f"{share} to {called(s, card, question.seat)}" for share, card in zip(shares, blockers, strict=True)]
    return ", ".join(said)


class MulchCost(Slot):
    """What a Mulch costs; where none is asked for, any words."""

    binds = False

    def say(self, s: State, question: Question, option: Move) -> str:
        frame = s.frames[question.frame]
        assert isinstance(frame, PayForTrigger)
        ability = frame.trigger.ability
        assert isinstance(ability, LuminousTriggered)
        return ability.cost_text

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        if isinstance(talk.s.frames[talk.question.frame], PayForTrigger):
            words = self.say(talk.s, talk.question, Move(c.PAY_MULCH))
            return [(at + len(words), draft)] if text.startswith(words, at) else []
        end = text.find(" for ", at)
        return [(end, draft)] if end > at else []


# ---- words of cards
def ability_words(s: State, question: Question, option: Move) -> str:
    assert option.card is not None
    return kind_of(option.card.definition).activated[option.number].short


def abilities(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    if draft.card is None:
        return []
    activated = kind_of(draft.card.definition).activated
    return [(ability.short, draft.but(number=number)) for number, ability in enumerate(activated)]


def trigger_words(s: State, trigger: Trigger) -> str:
    """The keyword or the clause; where a card has two triggers of one keyword, also what it does."""
    ability = trigger.ability
    words = f"{trigger.card.definition.name}: {ability.short}"
    for other in s.waiting:
        twin = other.seat == trigger.seat and other.card.definition.name == trigger.card.definition.name
        if twin and other.ability.short == ability.short and other.ability.clause != ability.clause:
            effect = ability.clause.removeprefix(ability.short).lstrip(":, ").rstrip(".")
            return f"{words} ({effect})"
    return words


def triggers(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    found: list[tuple[str, Draft]] = []
    for number, trigger in enumerate(talk.s.waiting):
        each = draft.but(card=trigger.card, number=number)
        bare = f"{trigger.card.definition.name}: {trigger.ability.short}"
        found += [(words, each) for words in dict.fromkeys([trigger_words(talk.s, trigger), bare])]
    return found


def mode_shorts(s: State, question: Question) -> list[str]:
    frame = s.frames[question.frame]
    op = frame.ops[frame.pc] if isinstance(frame, Run) else None
    if isinstance(op, ChooseNumber):
        return [str(number) for number in range(max(each.number for each in question.options) + 1)]
    return op.shorts if isinstance(op, ChooseOne) else []


def modes(talk: Talk, draft: Draft) -> list[tuple[str, Draft]]:
    return [(short, draft.but(number=at)) for at, short in enumerate(mode_shorts(talk.s, talk.question))]


SLOTS: dict[str, Slot] = {
    "card": slots.OneCard(called),
    "card anywhere": slots.OneCard(called_anywhere),
    "card's name": slots.OneCard(slots.name_of),
    "hand card": slots.OneCard(called, at_hand),
    "own card": slots.OneCard(called, at_home(*IN_PLAY)),
    "usable card": slots.OneCard(called, usable),
    "blocker": slots.OneCard(called, blocking),
    "orb": BasicOrb(slots.name_of, own_orbs),
    "relic": Target(called, attackable),
    "target": Whatever(called),
    "blockers": Blockers(called, " and ", at_home(*IN_PLAY)),
    "units": slots.Cards(called, " and ", at_home(*IN_PLAY), least=2),
    "pile cards": slots.Cards(slots.name_of, " and ", at_home(c.DISCARD)),
    "replacement": Replacement(called_anywhere),
    "where": Where(),
    "player": slots.Player(TONGUE),
    "n": slots.Number(),
    "place": slots.FurtherNumber(),
    "a colour": slots.Word(A_COLOUR, ANY_ARTICLE),
    "colour": slots.Word(c.COLOUR_NAMES),
    "ability": slots.Printed(ability_words, abilities),
    "trigger": slots.Printed(lambda s, question, option: trigger_words(s, s.waiting[option.number]), triggers),
    "mode": slots.Printed(lambda s, question, option: mode_shorts(s, question)[option.number], modes),
    "cost": MulchCost(),
    "payment": Payment(),
    "shares": Shares(called, blocking),
}

# kind: its name for programs, what is said, what is understood besides
FORMS: dict[int, tuple[str, ...]] = {
    c.PASS: ("pass", "pass"),
    c.PLAY_BLOOM: ("play bloom", "play a Luminous Bloom"),
    c.PLAY_BASIC: ("play basic orb", "play {a colour} orb"),
    c.PLAY_ORB: ("play orb", "play the orb {hand card}{where}"),
    c.PLAY: ("play", "play {hand card}{where}"),
    c.PIVOT: ("pivot", "pivot: return {orb}, play {colour}"),
    c.ACTIVATE: ("activate", "activate {usable card}: {ability}"),
    c.ATTACK_PLAYER: ("attack player", "attack {player} with {own card}"),
    c.ATTACK_RELIC: ("attack relic", "attack {relic} with {own card}"),
    c.ATTACK_TOGETHER: ("attack together", "attack {target} with {units}"),
    c.BLOCK: ("block", "block with {blockers}"),
    c.ADD_BLOCKER: ("add blocker", "add {own card} to the block{where}"),
    c.DECLARE_BLOCK: ("declare block", "declare the block"),
    c.PAY: ("pay", "pay with {payment}"),
    c.TRIBUTE: ("tribute", "sacrifice {own card} for Tribute{where}"),
    c.NO_TRIBUTE: ("no tribute", "no Tribute"),
    c.SACRIFICE: ("sacrifice", "sacrifice {own card}{where}"),
    c.REPLACE: ("choose text", "choose {replacement}"),
    c.CHOOSE_PLAYER: ("choose player", "choose {player}"),
    c.CHOOSE: ("choose", "choose {card anywhere}{where}"),
    c.CHOOSE_NO_MORE: ("choose no more", "choose no more"),
    c.DO_IT: ("do it", "{card}: do it{where}"),
    c.DECLINE: ("decline", "{card}: decline{where}"),
    c.RESOLVE: ("resolve", "resolve {trigger}"),
    c.PAY_MULCH: ("pay mulch", "pay {cost} for {card's name}'s Mulch"),
    c.NO_MULCH: ("no mulch", "do not pay for {card}'s Mulch{where}"),
    c.SCAVENGE: ("scavenge", "void {pile cards} to draw 1"),
    c.NO_SCAVENGE: ("no scavenge", "do not scavenge"),
    c.BOLSTER: ("bolster", "bolster {own card} by {n}"),
    c.PIVOT_EFFECT: ("pivot by effect", "return {orb} orb, play {colour} orb"),
    c.NO_PIVOT: ("no pivot", "do not pivot"),
    c.DEAL: ("deal", "deal {n} to {blocker}"),
    c.SPLIT: ("split", "deal {shares}"),
    c.DISCARD_CARD: ("discard", "discard {hand card}{where}", "discard {hand card} (hand limit){where}"),
    c.HAND_LIMIT: ("discard to hand limit", "discard {hand card} (hand limit){where}"),
    c.KEEP_HAND: ("keep hand", "keep this hand"),
    c.TAKE_MULLIGAN: ("mulligan", "mulligan {n} cards", "mulligan {n} card"),
    c.CUT: ("cut", "cut {player}'s deck at {place}"),
    c.NO_CUT: ("no cut", "leave the deck uncut"),
    c.FIRST_TURN_SELF: ("take first turn", "take the first turn"),
    c.FIRST_TURN_OTHER: ("give first turn", "give {player} the first turn"),
    c.DRAW_CARD: ("draw", "draw {card}{where}"),
    c.ORDER_CARD: ("put on bottom next", "put {card} on the bottom next{where}"),
    c.PUT_ON_BOTTOM: ("put on bottom", "put {card} on the bottom{where}"),
    c.PUT_ON_TOP: ("put on top", "put {card} on top{where}"),
    c.LEAVE_REST: ("leave rest", "leave the rest"),
    c.MODE: ("mode", "{card's name}: {mode}"),
    **{action.kind: (action.name, action.form) for action in ADDED},
}

MOVES = Moves(TONGUE, SLOTS, FORMS)


def told(s: State, question: Question, option: Move, label: str) -> str:
    """A block or a split that was put together step by step is told as the one composed label."""
    combat = s.frames[question.frame]
    if not isinstance(combat, Combat):
        return label
    if option.kind == c.DECLARE_BLOCK:
        return MOVES.label(s, question, Move(c.BLOCK, None, 0, combat.building))
    if option.kind == c.DEAL and option.card is not None:
        blockers = [r.card for r in combat.present_blockers(s)]
        attacker = combat.attacking(s)
        assert attacker is not None
        shares = [option.number if card is option.card else combat.shares[i] for i, card in enumerate(blockers)]
        if shares.count(OPEN) == 1:
            shares[shares.index(OPEN)] = strength_of(s, attacker) - sum_of(shares)
            return f"deal {shares_of(s, question, shares, blockers)}"
    return label
