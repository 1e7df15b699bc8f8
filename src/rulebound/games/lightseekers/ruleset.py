"""Lightseekers for people and programs: what the kernel's `Game` needs to speak of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers.atoms.turns import out_of_reach
from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.decklist import Deck
from rulebound.games.lightseekers.definition import LightCard, light
from rulebound.games.lightseekers.library import as_table, blank_card, blank_hero, card_set, definition_of
from rulebound.games.lightseekers.procedures import (
    action_phase,
    buff_phase,
    crossing,
    doing,
    entering,
    forestalling,
    harming,
    impending,
    leaving,
    paying,
    playing,
    removal,
    settling,
    storing,
    swapping,
    turn,
    turning,
    using,
    walks,
)
from rulebound.games.lightseekers.procedures import setup as opening
from rulebound.games.lightseekers.procedures.removal import ranking, remove_player
from rulebound.games.lightseekers.record import InPlay
from rulebound.games.lightseekers.score import score
from rulebound.games.lightseekers.switches import RULESETS, Switches
from rulebound.games.lightseekers.table import LightseekersTable
from rulebound.games.lightseekers.view import open_cards, view
from rulebound.games.lightseekers.words import log, prompts
from rulebound.games.lightseekers.words.forms import MOVES, same_move
from rulebound.games.lightseekers.words.refusing import action_refusals, ghost_refusals, why_not
from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import Refusal, RuleboundError
from rulebound.kernel.legality import several
from rulebound.kernel.play import Card, Event, Move, Question, State
from rulebound.kernel.ruleset import Dealer
from rulebound.kernel.saves import register
from rulebound.tabletop.deckgames import DeckDealer, DeckRuleset
from rulebound.tabletop.names import Lexicon

register(
    "lightseekers",
    [
        InPlay, action_phase.ActionPhase, buff_phase.BuffPhase, crossing.Crossing, doing.Doing, entering.Entering,
        forestalling.Discarding, forestalling.Drawing, harming.WornOut, impending.Impending, leaving.Departing,
        leaving.Leaving, opening.LayOutHeroes, opening.Opening,
        paying.Paying, playing.Playing, using.Using, removal.Reward, settling.DropItems, storing.Storing,
        swapping.Swapping, swapping.Trading, turn.Turn, turning.Restarting, turning.Turning, walks.Stop, walks.Visit,
    ],
)  # fmt: skip

HIDDEN_ZONES = (c.DECK, c.HAND, c.STORED_FACE_DOWN, c.SPARE_HEROES)
OPEN_MENUS = (c.M_ACTION, c.M_ATTACK, c.M_HERO, c.M_NAME, c.M_ROTATE, c.M_DROP)
MOST_COPIES = 3
# Asked card by card, and answered with one card or with several.
SEVERAL_AT_ONCE = (c.PAY, c.DISCARD_CARD, c.MOVE_CARD, c.STORE_CARD, c.SHUFFLE_BACK)
EDITION_MARKS = {"lightseekers": "LS-", "lightseekers-first": "LS1-"}
COVERED = re.compile(r"\(([^()]*)\)")
RULING = re.compile(r"LS-[GS]\d")  # rulings and switches count in both editions


class LightseekersRuleset(DeckRuleset[PrintedCard]):
    """A ruleset with the cards of one match-up. `name` says which edition."""

    rules: LightseekersTable
    kinds: dict[str, LightCard]
    moves = MOVES
    lines = log.LOG
    menus = prompts.MENUS
    event_names = c.EVENT_NAMES
    played_as = c.EVENT_NAMES[c.AFTER_PLAY]
    free_menus = frozenset([c.M_ACTION])
    free_kinds = (c.PLAY, c.EQUIP, c.PLAY_COMBO, c.USE)
    modest = prompts.DEFAULTS
    lead, tempo, turns_ahead = 4.25, 0.33, 3
    out_number = c.OUT
    move_names = c.MOVE_NAMES
    seat_kinds = frozenset([c.ATTACK, c.CHOOSE_HERO])
    number_kinds = frozenset([c.USE, c.PAY, c.NAME_SYMBOL, c.ORDER_DECK, c.MODE, c.PUT_CARD, c.NUMBER])
    zone_names = c.ZONE_NAMES
    composed: ClassVar = {kind: frozenset([kind]) for kind in SEVERAL_AT_ONCE}

    hidden_zones = HIDDEN_ZONES
    as_table = staticmethod(as_table)
    prompt = staticmethod(prompts.prompt)
    asking_card = staticmethod(prompts.asking_card)
    follows = staticmethod(prompts.follows)
    line_readers = staticmethod(log.readers)
    masked_line = staticmethod(log.masked)
    why_not = staticmethod(why_not)
    checked = staticmethod(action_refusals)
    why_none = staticmethod(ghost_refusals)
    same = staticmethod(same_move)
    score = staticmethod(score)
    view = staticmethod(view)

    def __init__(
        self, name: str, names: Sequence[str], switches: Mapping[str, str | int | bool], cards: list[PrintedCard]
    ) -> None:
        super().__init__(name, names, cards)
        switch = Switches(dict(switches), RULESETS[name])
        check_players(len(names), switch)
        self.rules = LightseekersTable(len(names), switch, list(names))
        self.kinds = {card.name: definition_of(card) for card in cards}
        self.fillers = blank_card(), blank_hero()
        for kind in [*self.kinds.values(), *self.fillers]:
            self.rules.definitions[kind.key] = kind
            self.rules.remembers = self.rules.remembers or kind.remembers
            self.rules.own_prices = self.rules.own_prices or len(kind.own_actions) > 0
            self.rules.redirects = self.rules.redirects or kind.redirects
        # Every card of the game may be spoken of, so that a refusal does not tell which ones a deck holds.
        self.lexicon = Lexicon([*card_set(), *self.kinds])

    # ---- words
    def begins_turn(self, event: Event) -> bool:
        return event.kind == c.TURN_BEGINS

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """[LS-5.3.4c] [LS-3.2.3.2e.2] Cards that only the chooser gets to see, and every question that is put or not by
        what lies in a hand or a deck. What is done then is told to all as it happens [LS-2.8.2.2]."""
        if question.menu == c.M_CARD:
            return any(is_hidden(s, card) for each in question.options for card in cards_of(each))
        return question.menu not in OPEN_MENUS

    def secret_answer(self, s: State, question: Question, option: Move) -> str:
        """Nothing: that a question was asked at all would tell that there was a choice."""
        return ""

    # ---- what a label means
    def find(self, s: State, question: Question, label: str) -> tuple[list[Move], list[Refusal]]:
        legal, refused = super().find(s, question, label)
        if question.menu == c.M_PAY and "(" in label:
            true = [each for each in legal if says_what_is_covered(label, self.label(s, question, each))]
            if legal and not true:
                words = "a combo of this payment covers other symbols"
                refused = several(["LS-2.4.2.2g.1", "LS-G18", "LS1-2.4.3.8"], words)
            legal = true
        return legal, of_edition(refused, EDITION_MARKS[self.name])

    # ---- the end
    def concede(self, s: State, seat: int) -> None:
        """[LS-G81] Concession is removal between two effects, with VP and reward to the enemy."""
        remove_player(s, seat, "concession", "LS-G81")
        if s.ending is None:
            s.advance()

    # ---- for bots
    def ranking(self, s: State, winner: int) -> list[int]:
        """[LS1-5.4] The others are ranked by VP."""
        return [winner, *(seat for seat in ranking(s) if seat != winner)]

    # ---- beginning
    def empty(self, seed: Seed) -> State:
        return opening.new_state(self.rules, seed)

    def bring(self, s: State, seat: int, deck: Deck) -> None:
        opening.bring_cards(s, seat, [self.kinds[name] for name in deck.heroes], self.listed(deck.main))

    def opening(self, starter: int, shuffled: bool) -> opening.Opening:
        return opening.Opening(starter, shuffled)

    # ---- imagining
    def hidden(self, s: State, owner: int, seat: int) -> list[Card]:
        """Also what lies deep in another's discard pile [LS-3.2.3.4a.2], unless it works from there."""
        found = super().hidden(s, owner, seat)
        pile = s.zone(owner, c.DISCARD)
        if not pile or owner == seat:
            return found
        seen = {card.number for card in open_cards(s, owner, seat)}
        seen.update([static.card.number for static in s.statics])
        seen.update([each.card.number for kind in s.listeners for each in kind])
        return found + [card for card in pile if card.number not in seen]

    def veiled(self, thing: Any, seat: int) -> Mapping[str, Any]:
        """[LS-5.3.4c] Which cards another player has picked for the reward so far, or for a payment."""
        if isinstance(thing, removal.Reward) and thing.seat != seat:
            return {"cards": []}
        if isinstance(thing, paying.Paying) and thing.seat != seat:
            return {"chosen": []}
        return {}

    def renumbered(self, facts: list[int], new: dict[int, int]) -> list[int]:
        """Dormant cards are a bit each."""
        asleep, bits = facts[c.ASLEEP], 0
        for old, now in new.items():
            bits |= (asleep >> old & 1) << now
        return [bits if fact == c.ASLEEP else value for fact, value in enumerate(facts)]

    def out_of_reach(self, s: State, keys: set[str]) -> int:
        return -1 if any(light(self.rules.definitions[key]).remembers for key in keys) else out_of_reach(s)

    def dealer(self, keys: set[str]) -> Dealer:
        return LightseekersDealer(self, self.cards_known(keys))


class LightseekersDealer(DeckDealer[PrintedCard]):
    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        """One of each combo, three of each action card, those in sight counted; a spare hero is a hero."""
        orders = frozenset(order for name in seen if name in self.cards for order in self.cards[name].orders)
        count = Counter(seen)
        bag = [name for name, most in cards_of_orders(orders) for _ in range(most - count[name])]
        taken = iter(dice.shuffled(len(bag)) * (1 + len(places) // len(bag)))
        spare = owner * c.ZONES + c.SPARE_HEROES
        heroes = [name for name in heroes_of_the_game() if not count[name]]
        return [heroes.pop(dice.below(len(heroes))) if place == spare else bag[next(taken)] for place in places]


@cache
def heroes_of_the_game() -> list[str]:
    return [card.name for card in card_set().values() if card.is_hero]


@lru_cache(maxsize=64)
def cards_of_orders(orders: frozenset[str]) -> list[tuple[str, int]]:
    """The cards of the game that a deck of these Orders may hold, and how many of each."""
    cards = [card for card in card_set().values() if not card.is_hero]
    near = [card for card in cards if not card.orders or not orders.isdisjoint(card.orders)]
    return [(card.name, 1 if card.is_combo else MOST_COPIES) for card in near]


def check_players(count: int, switches: Switches) -> None:
    """[LS1-1.1] [LS-G80] Two or more, six at most unless the switch says otherwise."""
    if count < 2:
        raise RuleboundError(f"LS1-1.1: a game needs two players or more, not {count}")
    if count > switches.max_players:
        raise RuleboundError(
            f"LS-G80: {count} players, and {switches.max_players} at most; the switch max_players = {count} allows it"
        )


def cards_of(option: Move) -> list[Card]:
    return [*(option.cards or []), *([option.card] if option.card is not None else [])]


def is_hidden(s: State, card: Card) -> bool:
    """[LS-3.2.3.2e.2] [LS-G51] Whether somebody may not know which card this is."""
    return s.place(card) in HIDDEN_ZONES and s.known[card.number] != (1 << s.rules.seats) - 1


def says_what_is_covered(label: str, true: str) -> bool:
    """[LS-D03] Whether what stands in brackets behind a combo is what it covers; the order is all the same."""
    covered = [sorted(each.split("+")) for each in COVERED.findall(true)]
    return all(sorted(each.split("+")) in covered for each in COVERED.findall(label))


def of_edition(refused: list[Refusal], mark: str) -> list[Refusal]:
    """For each reason the rules of the edition in force and the rulings; those of the other where these are silent."""
    own = [each for each in refused if each.rule.startswith(mark) or RULING.match(each.rule)]
    said = {each.message for each in own}
    return [each for each in refused if each in own or each.message not in said]
