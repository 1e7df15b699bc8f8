"""Starlight for people and programs: what the kernel's `Game` needs to speak of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.cardfile import PrintedCard
from rulebound.games.starlight.decklist import Deck
from rulebound.games.starlight.definition import FILLER, StarlightCard, blank_card
from rulebound.games.starlight.library import (
    CORE,
    as_table,
    card_set,
    definition_of,
    is_playing,
    key_of,
    pool_of,
    table_of,
)
from rulebound.games.starlight.procedures import setup as opening
from rulebound.games.starlight.procedures.combat import Combat
from rulebound.games.starlight.procedures.discarding import Discarding
from rulebound.games.starlight.procedures.drafting import CARDS, MOST_OFFERED, Bringing, Drafting
from rulebound.games.starlight.procedures.entering import Arrival
from rulebound.games.starlight.procedures.invoking import Invoke
from rulebound.games.starlight.procedures.line import Line
from rulebound.games.starlight.procedures.planning import Plan
from rulebound.games.starlight.procedures.sparing import Replaced, Spared
from rulebound.games.starlight.procedures.turn import MainPhase, Turn
from rulebound.games.starlight.record import Creature, Laid
from rulebound.games.starlight.rules import Starlight
from rulebound.games.starlight.score import score
from rulebound.games.starlight.switches import Switches
from rulebound.games.starlight.values import NO_DISCOUNT
from rulebound.games.starlight.view import view
from rulebound.games.starlight.words.forms import MOVES
from rulebound.games.starlight.words.log import LOG, masked, readers
from rulebound.games.starlight.words.prompts import DEFAULTS, MENUS, asking_card, follows, of_combat
from rulebound.games.starlight.words.refusing import action_refusals, why_not
from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import Refusal, RuleboundError
from rulebound.kernel.labels import Ghost
from rulebound.kernel.play import Event, Move, Question, State
from rulebound.kernel.ruleset import ATTACK, COMBAT, Dealer
from rulebound.kernel.saves import register
from rulebound.tabletop.deckgames import DeckDealer, DeckRuleset
from rulebound.tabletop.names import Lexicon
from rulebound.tabletop.voice import is_known_to_all

register(
    "starlight",
    [
        Creature, Laid, Drafting, Bringing, opening.Opening, opening.OpeningDiscards, Turn, Arrival, MainPhase, Invoke,
        Combat, Line, Discarding, Replaced, Spared,
    ],
)  # fmt: skip

PLAYERS = 2
DRAFTED = 4
ASKED_BY_THE_HAND = (c.M_DISCARD, c.M_HAND_LIMIT, c.M_ENCHANT)


class StarlightRuleset(DeckRuleset[PrintedCard]):
    """A ruleset with the creatures and cards of one match-up."""

    rules: Starlight
    lead, tempo, turns_ahead = 26.0, 0.14, 1
    hidden_zones = (c.DRAW, c.HAND)
    as_table = staticmethod(as_table)
    asking_card = staticmethod(asking_card)
    follows = staticmethod(follows)
    why_not = staticmethod(why_not)
    checked = staticmethod(action_refusals)
    score = staticmethod(score)
    view = staticmethod(view)
    moves = MOVES
    lines = LOG
    line_readers = staticmethod(readers)
    masked_line = staticmethod(masked)
    menus = MENUS
    event_names = c.EVENT_NAMES
    free_menus = frozenset([c.M_MAIN, c.M_WINDOW])
    main_menus = frozenset([c.M_MAIN])
    free_kinds = (c.PLAY, c.ANSWER, c.TELEGRAPH_CARD)
    modest = DEFAULTS
    secret_menus = frozenset([c.M_OPENING, c.M_BRING])
    move_names = c.MOVE_NAMES
    number_kinds = frozenset(
        [
            c.PLAY_TO, c.TELEGRAPH_CARD, c.MOVE_TO, c.LESS, c.MODE, c.ENTER_ON, c.RETURN_ON, c.RETURN_FOR, c.PUSH_TO,
            c.PULL_TO, c.RESOLVE, c.DRAFT, c.BRING, c.LEAVE_OUT, c.CHOOSE_TILE,
        ]
    )  # fmt: skip
    played_as = c.EVENT_NAMES[c.INVOKED]
    zone_names = c.ZONE_NAMES
    composed: ClassVar = {
        c.PLAY: frozenset([c.PLAY_TO, c.PLAY_ON, c.ATTACK_WITH, c.PUT_ON, c.ENCHANT, c.LESS]),
        c.ANSWER: frozenset([c.PLAY_ON]),
        c.PLAY_ON: frozenset([c.CHOOSE]),
        c.MOVE_TO: frozenset([c.PLAY_TO]),
    }

    def __init__(
        self, name: str, names: Sequence[str], switches: Mapping[str, str | int | bool], cards: list[PrintedCard]
    ) -> None:
        super().__init__(name, names, cards)
        switch = Switches(switches)
        check_players(len(names), switch)
        passives = {card.owner: card for card in cards if card.kind == "Passive"}
        creatures = [card for card in cards if card.kind == "Creature"]
        playing = [card for card in cards if is_playing(card)]
        core = sorted([definition_of(card, "") for card in playing if card.source == CORE], key=lambda kind: kind.name)
        self.creatures = {card.name: definition_of(card, "", passives.get(card.name)) for card in creatures}
        brought = [definition_of(card, supplier) for card in playing for supplier in suppliers(card, creatures)]
        self.kinds: dict[str, StarlightCard] = {kind.key: kind for kind in [*core, *brought]}
        self.blank_card = blank_card()
        self.rules = Starlight(list(names), switch, core)
        self.rules.pool = sorted(self.creatures.values(), key=lambda kind: kind.name)
        for creature in self.creatures:
            found = [kind for kind in brought if kind.supplier == creature]
            self.rules.offers[creature] = sorted(found, key=lambda kind: kind.name)
        every = [*self.creatures.values(), *self.kinds.values(), self.blank_card]
        self.rules.definitions = {kind.key: kind for kind in every}
        # Every card of the game may be spoken of, so that a refusal does not tell which ones a deck holds.
        self.lexicon = Lexicon([*card_set(), *(card.name for card in cards)])

    # ---- words
    def rule(self, s: State, question: Question) -> str:
        """The choice of a target has an entry of its own for Attacks and for Auras."""
        first = question.options[0].kind
        if question.menu == c.M_TARGET and first in TARGET_RULES:
            return TARGET_RULES[first]
        return super().rule(s, question)

    def concern(self, s: State, question: Question) -> str:
        """Both sides of a Combat are in it."""
        return COMBAT if question.seat == s.active else ATTACK

    def context(self, s: State, question: Question) -> str:
        return of_combat(s, question) or super().context(s, question)

    def begins_turn(self, event: Event) -> bool:
        return event.kind == c.PHASE_BEGAN and event.cause == c.START

    def source_of(self, event: Event) -> str:
        if event.kind != c.SCORED:
            return ""
        return {c.BY_KILL: "kill", c.BY_PAIR: "pair"}.get(event.cause, "card")

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """[ST-LOC.1] [ST-LOC.2] Also a card of a hand or a Draw Pile that is chosen and that others have not seen;
        [ST-DECR.1] and what is asked or not by what lies in a hand: equal cards are discarded unasked, and only who
        holds an Enchantment is asked for one. What is done then all are told as it happens."""
        card = option.card
        if question.menu in ASKED_BY_THE_HAND:
            return question.menu != c.M_ENCHANT or option.kind == c.PLAIN
        if question.menu != c.M_CHOOSE or card is None:
            return super().is_secret(s, question, option)
        return s.place(card) in self.hidden_zones and not is_known_to_all(s, card)

    def secret_answer(self, s: State, question: Question, option: Move) -> str:
        """Nothing where there is a question only if there is a choice: that it was asked would tell so much."""
        hangs = question.menu == c.M_CHOOSE or question.menu in ASKED_BY_THE_HAND
        return "" if hangs else super().secret_answer(s, question, option)

    # ---- what a label means
    def why_none(self, s: State, question: Question, ghost: Ghost) -> list[Refusal]:
        """[ST-INV.11] A card that is nowhere it could be played from."""
        return [Refusal("ST-INV.11", f"{ghost.name} is not there for that")]

    # ---- the end
    def concede(self, s: State, seat: int) -> None:
        """[ST-WIN.5] The other player wins."""
        s.end(1 - seat, "concession", "ST-WIN.5")

    def is_quiet(self, s: State) -> bool:
        return bool(s.asked) and s.asked[0].menu == c.M_MAIN

    # ---- beginning
    def empty(self, seed: Seed) -> State:
        return opening.new_state(self.rules, seed)

    def bring(self, s: State, seat: int, deck: Deck) -> None:
        """[ST-DECK.7] A team and its cards; [ST-DECK.4] what it has not brought is out of the game."""
        team = [self.creatures[member.name] for member in deck.team]
        cards = [self.kinds[key_of(name, member.name)] for member in deck.team for name in member.cards]
        opening.bring_team(s, seat, team, cards)

    def opening(self, starter: int, shuffled: bool) -> opening.Opening:
        return opening.Opening(starter, shuffled)

    def begin_draft(self, seed: Seed, starter: int) -> State:
        """[ST-DECK.7] The game as printed: creatures are chosen in turn, then their cards."""
        if len(self.creatures) < DRAFTED:
            raise RuleboundError(f"ST-DECK.8: a draft needs four creatures or more, not {len(self.creatures)}")
        for creature, offered in self.rules.offers.items():
            if not CARDS <= len(offered) <= MOST_OFFERED:
                raise RuleboundError(
                    f"ST-CRE.3: {creature} offers {len(offered)} cards. In a draft a creature brings {CARDS}, of "
                    f"{MOST_OFFERED} at most"
                )
        s = opening.new_state(self.rules, seed)
        s.push(opening.Opening(starter, False))
        return s

    # ---- imagining
    def veiled(self, thing: Any, seat: int) -> Mapping[str, Any]:
        """How another invokes a card is told when it is invoked: what is chosen before tells what the card can do."""
        if isinstance(thing, Plan) and thing.pc == 0 and thing.by.owner != seat:
            return {
                "decided": 0, "mode": 0, "target": None, "enchantment": None, "tile": c.LIMBO, "less": NO_DISCOUNT,
                "less_enchanting": NO_DISCOUNT,
            }  # fmt: skip
        return {}

    def dealer(self, keys: set[str]) -> Dealer:
        """The cards that each creature offers are public, which eight it brought is not."""
        drafts = self.rules.switches.drafts
        return StarlightDealer(self, self.cards if drafts else self.cards_known(self.names_of(keys)))

    def names_of(self, keys: set[str]) -> set[str]:
        """[ST-CRE.7] A card has its name whoever brings it. A creature is seen with its passive."""
        kinds = self.rules.definitions
        seen = {kinds[key].name for key in keys if key in kinds}
        return seen | {card.name for card in self.cards if card.owner in seen}


TARGET_RULES = {c.ATTACK_WITH: "ST-DEC.8", c.PUT_ON: "ST-DEC.10"}


class StarlightDealer(DeckDealer[PrintedCard]):
    """Deals eight of the cards that each creature offers, those that were seen among them."""

    def offers(self) -> Offers:
        return offers(tuple(self.cards), tuple(self.unlike(self.pool())))

    def may_be_dealt(self) -> Iterable[str]:
        return self.offers().table

    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        creatures = self.offers().creatures
        bag: list[str] = []
        for name in [key for key in seen if key in creatures]:
            offered = creatures[name]
            left = [key for key in offered if key not in seen]
            count = max(CARDS - (len(offered) - len(left)), 0)
            bag += [left[at] for at in dice.shuffled(len(left))[:count]]
        bag += [FILLER] * (len(places) - len(bag))
        return [bag[at] for at in dice.shuffled(len(bag))[: len(places)]]


class Offers(NamedTuple):
    """What comes to a table: the cards of the game, and for each creature the keys of those that it offers."""

    table: tuple[str, ...]
    creatures: dict[str, list[str]]


@lru_cache(maxsize=64)
def offers(known: tuple[str, ...], unlike: tuple[PrintedCard, ...]) -> Offers:
    """With the cards that a seat knows, some of which are not those of the game; asked for every imagined table."""
    pool = card_set()
    cards = pool | {card.name: card for card in unlike}
    creatures = {
        name: sorted(key_of(each.name, name) for each in pool_of(card, cards))
        for name, card in cards.items() if card.kind == "Creature"
    }  # fmt: skip
    return Offers(tuple(sorted(pool.keys() & table_of(known, cards))), creatures)


def suppliers(card: PrintedCard, creatures: Sequence[PrintedCard]) -> list[str]:
    """[ST-CRE.2] Who offers a card: its creature, or those of its faction; one that is nobody's may be anybody's."""
    if card.source == CORE:
        return []
    found = [each.name for each in creatures if card.source == each.name or card.source in each.factions]
    return found or [each.name for each in creatures]


def check_players(count: int, switches: Switches) -> None:
    """[ST-GAME.1] Exactly two."""
    if count != PLAYERS:
        raise RuleboundError(f"ST-GAME.1: the game is for exactly two players, not {count}")
