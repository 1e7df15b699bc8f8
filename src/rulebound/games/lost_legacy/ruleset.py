"""Lost Legacy for people and programs: what the kernel's `Game` needs to speak of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.actions import base, changing, placing, replacing
from rulebound.games.lost_legacy.actions.closing import ClosingUp
from rulebound.games.lost_legacy.cardfile import PrintedCard, as_table
from rulebound.games.lost_legacy.decklist import Deck
from rulebound.games.lost_legacy.definition import LegacyCard, blank_card
from rulebound.games.lost_legacy.library import card_set, definition_of
from rulebound.games.lost_legacy.procedures import setup as opening
from rulebound.games.lost_legacy.procedures.battle import Battle
from rulebound.games.lost_legacy.procedures.combat import Combat
from rulebound.games.lost_legacy.procedures.playing import Playing
from rulebound.games.lost_legacy.procedures.turn import Burying, Turn
from rulebound.games.lost_legacy.procedures.walking import PaidMove
from rulebound.games.lost_legacy.procedures.window import Window
from rulebound.games.lost_legacy.record import OnField, Under
from rulebound.games.lost_legacy.rules import LostLegacy
from rulebound.games.lost_legacy.score import score
from rulebound.games.lost_legacy.switches import Switches
from rulebound.games.lost_legacy.view import view
from rulebound.games.lost_legacy.words import log
from rulebound.games.lost_legacy.words.forms import MOVES
from rulebound.games.lost_legacy.words.prompts import DEFAULTS, MENUS
from rulebound.games.lost_legacy.words.refusing import action_refusals, why_not
from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.play import Event, Move, Question, State
from rulebound.kernel.ruleset import Dealer
from rulebound.kernel.saves import register
from rulebound.tabletop.deckgames import DeckDealer, DeckRuleset, cards_of_the_game
from rulebound.tabletop.names import Lexicon

register(
    "lost_legacy",
    [
        OnField, Under, opening.Opening, Turn, Burying, Combat, ClosingUp, Playing, PaidMove, Battle, Window,
        base.Moment, base.Send, placing.Draw, placing.Place, placing.Link, placing.Step, changing.Position,
        changing.Piece, changing.Count, changing.Activate, changing.Weaken, changing.Void, changing.Control,
        changing.Reveal, changing.Shuffle, replacing.Replace, replacing.Leaves, replacing.BuildUp,
    ],
)  # fmt: skip

PLAYERS = 2
COPIES = 4
HONOR_BY = {
    c.BY_ATTACK: "attack", c.BY_MENTAL_ATTACK: "attack", c.BY_INVASION: "invasion", c.BY_RULE: "empty field",
}  # fmt: skip
HIDDEN_ZONES = (c.DECK, c.HAND, c.SUB_DECK, c.STANDBY, c.LINKED_DOWN)


class LegacyRuleset(DeckRuleset[PrintedCard]):
    """A ruleset with the cards of one match-up; [LL-setup.8] its name is the mode."""

    rules: LostLegacy
    kinds: dict[str, LegacyCard]
    hidden_zones = HIDDEN_ZONES
    as_table = staticmethod(as_table)
    why_not = staticmethod(why_not)
    checked = staticmethod(action_refusals)
    score = staticmethod(score)
    view = staticmethod(view)
    moves = MOVES
    lines = log.LOG
    line_readers = staticmethod(log.readers)
    masked_line = staticmethod(log.masked)
    menus = MENUS
    event_names = c.EVENT_NAMES
    free_menus = frozenset([c.M_OPEN])
    free_kinds = (
        c.PLAY_CHARACTER, c.PLAY_ON, c.PLAY_ASIDE, c.PLAY_EQUIPMENT, c.SET_ON, c.TURN_UP, c.TURN_UP_EQUIPMENT, c.WALK,
        c.THREAT, c.USE, c.ARM, c.CAST, c.SET_SPELL, c.TURN_UP_SPELL,
    )  # fmt: skip
    modest = DEFAULTS
    move_names = c.MOVE_NAMES
    number_kinds = frozenset(
        [
            c.FIRST, c.PLAY_CHARACTER, c.PLAY_ON, c.PLAY_EQUIPMENT, c.SET_ON, c.WALK, c.USE, c.RESPOND, c.RESPOND_SPELL,
            c.RESPOND_ABILITY, c.CHOOSE_SPACE, c.CHOOSE_SET, c.THREAT_SET, c.NUMBER, c.MODE,
        ]
    )  # fmt: skip
    played_as = c.EVENT_NAMES[c.PLAY]
    lead, tempo, turns_ahead = 85.0, 0.12, 1
    zone_names = c.ZONE_NAMES

    def __init__(
        self, name: str, names: Sequence[str], switches: Mapping[str, str | int | bool], cards: list[PrintedCard]
    ) -> None:
        super().__init__(name, names, cards)
        switch = Switches(name, switches)
        check_players(len(names), switch)
        self.kinds = {card.name: definition_of(card, card.only_sub_deck) for card in cards}
        self.sub_kinds = {card.name: definition_of(card, True) for card in cards}
        self.fillers = (blank_card(), blank_card())
        self.rules = LostLegacy(list(names), switch)
        every = [*self.kinds.values(), *self.sub_kinds.values(), self.fillers[0]]
        self.rules.definitions = {kind.key: kind for kind in every}
        self.rules.silencing = any(line.what == c.SILENT for kind in every for line in kind.lines)
        # Every card of the game may be spoken of, so that a refusal does not tell which ones a deck holds.
        self.lexicon = Lexicon([*card_set(), *self.kinds])

    def same(self, s: State, one: Move, other: Move) -> bool:
        """[LL-bat.6] [LL-bat.18] Attackers have no order, and each strikes in its own way."""
        if one.kind != c.THREAT or other.kind != c.THREAT:
            return super().same(s, one, other)
        return one.card is other.card and strikes(one) == strikes(other)

    # ---- words
    def begins_turn(self, event: Event) -> bool:
        return event.kind == c.TURN_BEGINS

    def source_of(self, event: Event) -> str:
        return HONOR_BY.get(event.cause, "text") if event.kind == c.GAIN_HONOR else ""

    def context(self, s: State, question: Question) -> str:
        """[LL-resp.1] Of a response: the action that it would answer."""
        window = s.frames[question.frame]
        if not isinstance(window, Window):
            return super().context(s, question)
        told = self.sentences(s, [window.event], question.seat)
        return told[0].words if told else ""

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """[LL-resp.12] Whether somebody was asked for a response, and what a card is that stays hidden."""
        if question.menu in (c.M_RESPOND, c.M_ORDER, c.M_BURY, c.M_DIG, c.M_DIG_ORDER):
            return True
        return option.card is not None and s.place(option.card) in HIDDEN_ZONES and not shows(option)

    def may_be_asked(self, s: State, seat: int, events: Sequence[Event]) -> bool:
        """[LL-resp.12] [LL-ctr.2] Who has a card face-down may answer whatever the other does; by the switch so may who
        holds cards."""
        zones = [c.STANDBY, c.LINKED_DOWN, *([c.HAND] if self.rules.switches.counters_from_hand else [])]
        return bool(events) and any(s.zones[seat * c.ZONES + zone] for zone in zones)

    def secret_answer(self, s: State, question: Question, option: Move) -> str:
        """Whoever responds, or takes cards, is told of by what happens; a pass by nothing. Of equal cards none is asked
        for, so that there was a question would tell something of a hand or a deck."""
        return ""

    # ---- the end
    def concede(self, s: State, seat: int) -> None:
        """[LL-win.14]"""
        s.end(1 - seat, "concession", "LL-win.14")

    # ---- beginning
    def empty(self, seed: Seed) -> State:
        return opening.new_state(self.rules, seed)

    def bring(self, s: State, seat: int, deck: Deck) -> None:
        sub_deck = [self.sub_kinds[name] for name, count in deck.sub_deck.items() for _ in range(count)]
        opening.bring_decks(s, seat, self.listed(deck.main), sub_deck)

    def opening(self, starter: int, shuffled: bool) -> opening.Opening:
        return opening.Opening(starter, shuffled)

    # ---- imagining
    def dealer(self, keys: set[str]) -> Dealer:
        return LegacyDealer(self, self.cards_known({key.removesuffix(c.OF_SUB_DECK) for key in keys}))


def shows(option: Move) -> bool:
    """Moves that lay open what they are about."""
    return option.kind in (
        c.PLAY_CHARACTER, c.PLAY_ON, c.PLAY_ASIDE, c.PLAY_EQUIPMENT, c.TURN_UP, c.TURN_UP_EQUIPMENT, c.ARM,
        c.CAST, c.TURN_UP_SPELL, c.BUILD,
    )  # fmt: skip


class LegacyDealer(DeckDealer[PrintedCard]):
    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        """At most four of a name, those that are seen counted; weapons and spells lie in sub-decks only."""
        bare = Counter(key.removesuffix(c.OF_SUB_DECK) for key in seen)
        pool = self.pool()
        known = {name: card for name, card in self.cards.items() if name in pool and card is not pool[name]}
        sub_deck = (sub_deck_names(self.name) - known.keys()) | {name for name in known if known[name].only_sub_deck}
        left = {name: COPIES - bare[name] for name in pool}
        # By where they lie: in a sub-deck, or not.
        names: dict[bool, list[str]] = {False: [], True: []}
        for name, count in left.items():
            if count > 0:
                names[name in sub_deck].append(name)
        found: list[str] = []
        for place in places:
            below = place % c.ZONES in (c.SUB_DECK, c.LINKED_DOWN)
            among = names[below] or list(pool)
            name = among[dice.below(len(among))]
            left[name] -= 1
            if left[name] == 0:
                names[name in sub_deck].remove(name)
            found.append(name + c.OF_SUB_DECK if below else name)
        return found


@cache
def sub_deck_names(ruleset: str) -> frozenset[str]:
    """The cards of the game that lie in sub-decks."""
    return frozenset(name for name, card in cards_of_the_game(ruleset).items() if card.only_sub_deck)


def strikes(option: Move) -> set[tuple[int, int]]:
    """Who attacks, and how."""
    return {(card.number, how) for card, how in zip(option.cards or [], option.numbers or [], strict=True)}


def check_players(count: int, switches: Switches) -> None:
    """[LL-setup.1]"""
    if count != PLAYERS:
        raise RuleboundError(f"LL-setup.1: the game is for exactly two players, not {count}")


