"""Luminous for people and programs: what the kernel's `Game` needs to speak of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.checking import LuminousRules, eliminate
from rulebound.games.luminous.atoms.facts import set_number
from rulebound.games.luminous.cardfile import PrintedCard
from rulebound.games.luminous.decklist import Deck
from rulebound.games.luminous.definition import LuminousCard, Price, kind_of, used_in_discard
from rulebound.games.luminous.library import all_definitions, as_table, card_set, definition_of, steadfast, token_copies
from rulebound.games.luminous.outlook import outlook, traits
from rulebound.games.luminous.procedures import batch, combat, main_phase, paying, playing, turn
from rulebound.games.luminous.procedures import setup as opening
from rulebound.games.luminous.procedures.main_phase import ADDED
from rulebound.games.luminous.record import InPlay
from rulebound.games.luminous.replacing import speaks_of_instead
from rulebound.games.luminous.score import score
from rulebound.games.luminous.switches import Switches
from rulebound.games.luminous.values import living, next_living
from rulebound.games.luminous.view import view
from rulebound.games.luminous.words import log, prompts
from rulebound.games.luminous.words.forms import MOVES, told
from rulebound.games.luminous.words.refusing import action_refusals, ghost_refusals, why_not
from rulebound.kernel.chance import Dice, Seed
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.play import Event, Move, Question, State
from rulebound.kernel.ruleset import FACE_DOWN, Dealer
from rulebound.kernel.saves import register
from rulebound.tabletop.deckgames import DeckDealer, DeckRuleset
from rulebound.tabletop.log import Log
from rulebound.tabletop.names import Lexicon

register(
    "luminous",
    [
        InPlay, Price, opening.Opening, turn.Turn, main_phase.MainPhase, combat.Combat, batch.LuminousBatch,
        paying.PayEssence, paying.PayForTrigger, playing.Play, playing.PlayToken, playing.Activate,
    ]
)  # fmt: skip

MOST_COPIES = 3


class LuminousRuleset(DeckRuleset[PrintedCard]):
    """A ruleset with the cards of one match-up."""

    rules: LuminousRules
    kinds: dict[str, LuminousCard]
    moves = MOVES
    menus = prompts.MENUS
    event_names = c.EVENT_NAMES
    played_as = c.EVENT_NAMES[c.PLAYED]
    free_menus = frozenset([c.M_MAIN, c.M_COMBAT])
    main_menus = frozenset([c.M_MAIN])
    free_kinds = (
        c.PLAY_BASIC, c.PLAY_ORB, c.PLAY_BLOOM, c.PIVOT, c.PLAY, c.ACTIVATE, c.ATTACK_PLAYER, c.ATTACK_RELIC, c.BLOCK,
        *[action.kind for action in ADDED],
    )  # fmt: skip
    modest = prompts.DEFAULTS
    tempo, turns_ahead = 0.55, 3
    out_number = c.OUT
    move_names = (*c.MOVE_NAMES, *[action.name for action in ADDED])
    seat_kinds = frozenset([c.ATTACK_PLAYER, c.CHOOSE_PLAYER, c.CUT, c.FIRST_TURN_OTHER])
    number_kinds = frozenset(
        [c.PLAY_BASIC, c.PIVOT, c.PIVOT_EFFECT, c.ACTIVATE, c.MODE, c.RESOLVE, c.BOLSTER, c.DEAL, c.TAKE_MULLIGAN]
    )
    zone_names = c.ZONE_NAMES
    composed: ClassVar = {
        c.BLOCK: frozenset([c.ADD_BLOCKER]), c.ADD_BLOCKER: frozenset([c.BLOCK]),
        c.SPLIT: frozenset([c.SPLIT, c.DEAL]), c.DEAL: frozenset([c.SPLIT, c.DEAL]),
    }  # fmt: skip

    hidden_zones = (c.DECK, c.HAND, c.VOID_FACE_DOWN, c.SIDE_DECK)
    as_table = staticmethod(as_table)
    prompt = staticmethod(prompts.prompt)
    rule = staticmethod(prompts.rule)
    clause = staticmethod(prompts.clause)
    line_readers = staticmethod(log.readers)
    masked_line = staticmethod(log.masked)
    told = staticmethod(told)
    concern = staticmethod(prompts.concern)
    follows = staticmethod(prompts.follows)
    asking_card = staticmethod(prompts.asking_card)
    why_not = staticmethod(why_not)
    checked = staticmethod(action_refusals)
    why_none = staticmethod(ghost_refusals)
    score = staticmethod(score)
    outlook = staticmethod(outlook)
    traits = staticmethod(traits)
    view = staticmethod(view)

    def __init__(
        self, name: str, names: Sequence[str], switches: Mapping[str, str | int | bool], cards: list[PrintedCard]
    ) -> None:
        super().__init__(name, names, cards)
        switch = Switches(dict(switches))
        check_players(len(names), switch)
        self.rules = LuminousRules(len(names), switch, list(names))
        self.rules.steadfast = steadfast()
        tokens: dict[str, LuminousCard] = {}
        for card in cards:
            if card.type == "token":
                tokens[card.name] = definition_of(card, {})
        if switch.coloured_symbols_only:
            refuse_any_symbols(cards)
        self.kinds = {card.name: definition_of(card, tokens) for card in cards}
        # What fills the empty places of a scenario: it can be neither played nor paid with, and leads without text.
        self.fillers = (
            LuminousCard("blank card", "blank card", "blank", "", ""),
            LuminousCard("leader without text", "leader without text", "favored", "", ""),
        )
        kinds = [*self.kinds.values(), *self.rules.basics, self.rules.bloom, *self.fillers]
        copies = token_copies(cards, tokens)
        self.rules.definitions = all_definitions(kinds, copies)
        self.rules.definitions[self.rules.steadfast.definition.key] = self.rules.steadfast.definition
        self.rules.asks_within = speaks_of_instead(self.rules.definitions)
        self.rules.use_discarded = any(used_in_discard(kind_of(each)) for each in self.rules.definitions.values())
        # The keys of a card, of its tokens and of its copies; and those that need no card.
        self.brought = {card.name: frozenset(all_definitions([self.kinds[card.name]], copies)) for card in cards}
        self.always = frozenset(self.rules.definitions).difference(*self.brought.values()) | {FACE_DOWN}
        # Every card of the game may be spoken of, so that a refusal does not tell which ones a deck holds.
        self.lexicon = Lexicon([*card_set(), *self.kinds])

    # ---- words
    def log(self) -> Log:
        return log.log()  # with the lines of its verb sheet

    def event_name(self, event: Event) -> str:
        if event.kind >= c.OWN_EVENTS:
            from rulebound.games.luminous.vocabulary.sheet import SHEET

            return SHEET.event_names()[event.kind]
        return super().event_name(event)

    def batch_of(self, event: Event, batch: int) -> int:
        """Everything from the announcement of a trigger on belongs to its batch, until an action or a step begins."""
        if event.kind == c.BATCH_TRIGGER:
            return event.cause
        return 0 if event.kind in (c.ANNOUNCED, c.STEP_BEGAN, c.PASSED) else batch

    def begins_turn(self, event: Event) -> bool:
        return event.kind == c.STEP_BEGAN and event.cause == c.READY_STEP

    def is_secret(self, s: State, question: Question, option: Move) -> bool:
        """[LU-zone.6b] A chosen card of hand or deck that stays hidden; what is played or discarded is shown."""
        card = option.card
        if card is None or question.menu not in (c.M_CHOOSE, c.M_LOOK, c.M_ORDER):
            return False
        return s.place(card) in (c.HAND, c.DECK)

    def secret_answer(self, s: State, question: Question, option: Move) -> str:
        """Nothing where cards are put back in an order: equal ones are not asked for, so each question would tell that
        they differ."""
        in_order = question.menu == c.M_LOOK and option.kind in (c.PUT_ON_TOP, c.PUT_ON_BOTTOM)
        return "" if in_order else super().secret_answer(s, question, option)

    def context(self, s: State, question: Question) -> str:
        return prompts.of_combat(s, question) or super().context(s, question)

    # ---- the end
    def concede(self, s: State, seat: int) -> None:
        """[LU-win.14] A player may concede at any decision and then loses."""
        if living(s) <= 2:
            s.end(next_living(s, seat), "concession", "LU-win.14")
            return
        set_number(s, seat, c.LIFE, 0)
        s.withdraw(seat)
        eliminate(s, seat)
        s.drop_cut_frames()
        s.advance()

    # ---- for bots
    def is_quiet(self, s: State) -> bool:
        return bool(s.asked) and s.asked[0].menu == c.M_MAIN

    def is_reaction(self, option: Move) -> bool:
        return option.kind in (c.PASS, c.BLOCK)

    # ---- beginning
    def empty(self, seed: Seed) -> State:
        return opening.new_state(self.rules, seed)

    def bring(self, s: State, seat: int, deck: Deck) -> None:
        opening.bring_cards(s, seat, self.kinds[deck.favored[0]], self.listed(deck.main), self.listed(deck.side))

    def opening(self, starter: int, shuffled: bool) -> opening.Opening:
        return opening.Opening(starter, shuffled)

    # ---- imagining
    def dealer(self, keys: set[str]) -> Dealer:
        """A token of a card that is hidden again comes with any card of the game that makes it: which of them it was
        would tell what a deck holds."""
        known = self.cards_known(keys)
        for card in self.cards:  # of what lies there as a copy everybody knows the face; and what makes copies was seen
            kind = self.kinds[card.name]
            copied = kind.plain_copy is None and f"{card.name} (copy)" in keys
            if (copied or (kind.copies and any(key.endswith(" (copy)") for key in keys))) and card not in known:
                known.append(card)
        made = keys - self.always
        for card in known:
            made -= self.brought[card.name]
        makers = [maker_of(key) for key in sorted(made)]
        return LuminousDealer(self, [*known, *makers])


class LuminousDealer(DeckDealer[PrintedCard]):
    def deal(self, owner: int, seen: list[str], places: list[int], dice: Dice) -> list[str]:
        """At most three of a name, one of a unique card, those that are seen counted."""
        count = Counter(seen)
        bag = [
            card.name for card in self.legal_pool(seen)
            for _ in range((1 if card.unique else MOST_COPIES) - count[card.name])
        ]  # fmt: skip
        order = dice.shuffled(len(bag))
        return [bag[order[at % len(order)]] for at in range(len(places))]

    def legal_pool(self, seen: list[str]) -> list[PrintedCard]:
        """[LU-deck.3a] The factions of the cards that were seen, the favored's among them, and the Wanderers."""
        factions = {"Wanderers"} | {self.cards[name].faction for name in seen if name in self.cards}
        cards = self.pool()
        pool = [cards[name] for name in self.may_be_dealt() if cards[name].type not in ("favored", "token")]
        return [card for card in pool if card.faction in factions] or pool


def maker_of(key: str) -> PrintedCard:
    """The first card of the game that brings a token or a copy of this key."""
    return next(card for card in card_set().values() if key in all_definitions([definition_of(card, {})]))


def refuse_any_symbols(cards: list[PrintedCard]) -> None:
    """The switch essence_symbols = colored_only speaks of the card pool: no card has an any-symbol."""
    found = [card.name for card in cards if card.essence_cost.any]
    if found:
        raise RuleboundError(
            f"essence_symbols = colored_only: {found[0]} (and {len(found) - 1} more) has a symbol of any colour; "
            "take cards without, or leave the switch"
        )


def check_players(count: int, switches: Switches) -> None:
    """[LU-setup.1] Two players or more; more than two only with the switch."""
    if count < 2:
        raise RuleboundError(f"LU-setup.1: a game needs two players or more, not {count}")
    if count > 2 and switches.players != count:
        raise RuleboundError(
            f"LU-setup.1: {count} players only with the multiplayer switch: switches={{'players': {count}}}"
        )
