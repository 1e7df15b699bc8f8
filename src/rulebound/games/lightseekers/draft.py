"""A draft [LS-2.1.2.1a] … [LS-2.1.2.1e]: packs go round the table, everybody picks, then builds a deck of the picks.

[LS-2.1.2.2] [LS-G61] The rules leave the procedure open; ours: first a pack of heroes, then packs of cards; one pick
from each pack, then the packs are passed to the left, the direction changing with each pack (switch `draft`). Whoever
has then too few cards that a deck may hold, having taken combos only, is dealt the missing action cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from rulebound.games.lightseekers.cardfile import PrintedCard
from rulebound.games.lightseekers.deck import DRAFT_CARDS, DRAFT_COMBOS, DRAFT_HEROES, check_deck
from rulebound.games.lightseekers.decklist import DRAFT, Deck, deck_of
from rulebound.games.lightseekers.switches import Switches
from rulebound.kernel.chance import Dice, Seed, branch, key_of
from rulebound.kernel.errors import IllegalMove, Refusal, RuleboundError
from rulebound.kernel.public import TableDecision, choices
from rulebound.tabletop.decklists import Breach, IllegalDeck
from rulebound.tabletop.drafts import Draft

SUBMIT = "submit deck"
T = TypeVar("T")


def put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    """The row with another value for a seat."""
    return (*row[:seat], value, *row[seat + 1 :])


def drawn(dice: Dice, names: Sequence[str], count: int) -> tuple[str, ...]:
    """Some of the names, each at most once."""
    return tuple([names[at] for at in dice.shuffled(len(names))[:count]])


@dataclass(frozen=True, slots=True)
class Settings:
    """[LS-F05] What a table may set."""

    packs: int = 3
    cards: int = 12
    combos: int = 2
    """Of the cards of a pack."""
    heroes: int = 3
    """In the pack of heroes; one is picked, and another after the first pass."""
    picks: int = 1
    """Before a pack is passed on."""

    def check(self) -> None:
        usable = self.packs * (self.cards - self.combos) + min(self.packs * self.combos, DRAFT_COMBOS)
        if usable < DRAFT_CARDS or self.heroes < DRAFT_HEROES or self.picks < 1:
            raise RuleboundError(
                f"LS-F05: {self.packs} packs of {self.cards} cards are too few: a draft deck has {DRAFT_CARDS}"
            )


class LightseekersDraft(Draft):
    """Packs that go round, picks, and a deck of them."""

    def __init__(
        self, pool: Mapping[str, PrintedCard], names: Sequence[str], seed: Seed, switches: Switches, settings: Settings
    ) -> None:
        if not switches.with_draft:
            raise RuleboundError("LS-S31: this edition has constructed decks only")
        settings.check()
        super().__init__(names)
        self.pool = pool
        self.switches = switches
        self.settings = settings
        self._key = key_of(seed)
        seats = len(self.names)
        self._picks: tuple[tuple[str, ...], ...] = ((),) * seats
        self._decks: tuple[Deck | None, ...] = (None,) * seats
        self._round = 0  # 0: heroes, then pack after pack
        self._packs: tuple[tuple[str, ...], ...] = ()
        self._picked: tuple[int, ...] = ()  # from the pack in hand
        self._open_packs()

    @property
    def decks(self) -> list[Deck | None]:
        return list(self._decks)

    @property
    def picks(self) -> list[list[str]]:
        """What each seat has picked so far."""
        return [list(each) for each in self._picks]

    def pack(self, seat: int) -> tuple[str, ...]:
        return self._packs[seat] if self._picking() else ()

    def view(self, seat: int) -> dict[str, object]:
        self.check_seat(seat)
        picked = [len(each) for each in self._picks]
        return {"seat": seat, "pack": list(self.pack(seat)), "picks": list(self._picks[seat]), "picked": picked}


    # ---- packs
    def _open_packs(self) -> None:
        dice = self._dice()
        heroes = [card.name for card in self.pool.values() if card.is_hero]
        combos = [card.name for card in self.pool.values() if card.is_combo]
        actions = [card.name for card in self.pool.values() if card.is_action_card]
        packs: list[tuple[str, ...]] = []
        for _ in self.names:
            if self._round == 0:
                packs.append(drawn(dice, heroes, self.settings.heroes))
            else:
                some = drawn(dice, combos, self.settings.combos)
                packs.append((*some, *drawn(dice, actions, self.settings.cards - len(some))))
        self._packs = tuple(packs)
        self._picked = (0,) * len(packs)

    def _dice(self) -> Dice:
        """Those of this round: what was drawn before need not be kept."""
        return Dice(branch(self._key, f"round {self._round}"))

    def _deal_what_lacks(self) -> None:
        """[LS-G61] A sixth combo has no place in a deck, so picks alone may not make one."""
        dice = self._dice()
        actions = [card.name for card in self.pool.values() if card.is_action_card]
        for seat, picks in enumerate(self._picks):
            cards = [self.pool[name] for name in picks if not self.pool[name].is_hero]
            usable = min(sum(1 for card in cards if card.is_combo), DRAFT_COMBOS)
            usable += sum(1 for card in cards if card.is_action_card)
            self._picks = put(self._picks, seat, (*picks, *drawn(dice, actions, max(DRAFT_CARDS - usable, 0))))

    def _pass_on(self) -> None:
        """To the left, or the other way round for every other pack."""
        step = 1 if self.switches.draft == "left" or (self.switches.draft == "alternating" and self._round % 2) else -1
        seats = len(self.names)
        self._packs = tuple([self._packs[(seat - step) % seats] for seat in range(seats)])
        self._picked = (0,) * seats

    def _heroes_done(self) -> bool:
        return self._round == 0 and all(len(picks) >= DRAFT_HEROES for picks in self._picks)

    # ---- questions
    def _picking(self) -> bool:
        return self._round <= self.settings.packs

    @property
    def decisions(self) -> list[TableDecision]:
        found: list[TableDecision] = []
        for seat in range(len(self.names)):
            if self._picking():
                if self._owes_pick(seat):
                    labels = [f"pick {name}" for name in dict.fromkeys(self._packs[seat])]
                    found.append(TableDecision(seat, "LS-D20", "Pick a card.", choices(labels)))
            elif self._decks[seat] is None:
                found.append(TableDecision(seat, "LS-D21", "Submit a deck of your picks.", choices([SUBMIT])))
        return found

    def _owes_pick(self, seat: int) -> bool:
        wanted = min(self.settings.picks, len(self._packs[seat]) + self._picked[seat])
        return self._picked[seat] < wanted and bool(self._packs[seat])

    def take(self, label: str, seat: int) -> None:
        """[LS-D20] [LS-D21] Pick a card, or submit the deck that suggests itself."""
        if label == SUBMIT:
            self.build(seat, self.suggestion(seat).as_dict())
            return
        name = label.removeprefix("pick ")
        pack = list(self._packs[seat])
        pack.remove(name)
        self._packs = put(self._packs, seat, tuple(pack))
        self._picks = put(self._picks, seat, (*self._picks[seat], name))
        self._picked = put(self._picked, seat, self._picked[seat] + 1)
        self._go_on()

    def refusals(self, label: str, question: TableDecision) -> list[Refusal]:
        """[LS-D20] [LS-D21] One picks from the pack in hand, and submits a deck when all picks are made."""
        if label == SUBMIT:
            return [Refusal("LS-D21", "decks are built when all picks are made")]
        if not label.startswith("pick ") or label.removeprefix("pick ") not in self.pool:
            return []
        if not self._picking():
            return [Refusal(question.rule, "all picks are made: a deck of them is asked for")]
        return [Refusal(question.rule, f"{label.removeprefix('pick ')} is not in your pack")]

    def _go_on(self) -> None:
        if any(self._owes_pick(seat) for seat in range(len(self.names))):
            return
        if self._heroes_done() or not any(self._packs):
            self._round += 1
            if self._picking():
                self._open_packs()
            else:
                self._deal_what_lacks()
        else:
            self._pass_on()

    # ---- decks
    def build(self, seat: int, deck: Mapping[str, object]) -> None:
        """[LS-F05] A deck that fits [LS-2.1.2.1a] … [LS-2.1.2.1e] and holds picks, nothing else."""
        if self._picking():
            raise RuleboundError("LS-D21: decks are built when all picks are made")
        made = deck_of({**deck, "format": DRAFT})
        breaches = check_deck(made, self.pool, self.switches)
        have = Counter(self._picks[seat])
        wanted = Counter(dict(made.main)) + Counter(made.heroes)
        strange = sorted(name for name, count in wanted.items() if count > have[name])
        if strange:
            words = "is not among your picks so often"
            raise IllegalMove(SUBMIT, [Refusal("LS-F05", f"{name} {words}") for name in strange])
        if breaches:
            raise IllegalDeck(made.name or "draft", breaches)
        self._decks = put(self._decks, seat, made)

    def suggestion(self, seat: int) -> Deck:
        """Both heroes, up to five combos, and what the heroes have access to first."""
        picked = [self.pool[name] for name in self._picks[seat]]
        heroes = [card for card in picked if card.is_hero][:DRAFT_HEROES]
        rest = sorted((card for card in picked if not card.is_hero), key=lambda card: -self.liking(heroes, card))
        combos = [card for card in rest if card.is_combo][:DRAFT_COMBOS]
        actions = [card for card in rest if card.is_action_card]
        fitting = [card for card in combos if self.liking(heroes, card) > 0]
        lacking = DRAFT_CARDS - len(actions)
        if lacking > len(fitting):
            fitting = combos[:lacking]
        chosen = [*fitting, *actions][:DRAFT_CARDS]
        main = Counter(card.name for card in chosen)
        return Deck(f"{self.names[seat]}'s draft", tuple(card.name for card in heroes), dict(main), DRAFT)

    def liking(self, heroes: Sequence[PrintedCard], card: PrintedCard) -> float:
        """How well a card goes with heroes: Items and Unaligned cards with all, others by the Elements they need."""
        if card.is_hero:
            return 0.0
        if card.category == "Item" or not card.symbols:
            return 1.0
        best = 0.0
        for hero in heroes:
            have = {access.symbol: 2.0 if access.level == "Superior" else 1.2 for access in hero.access}
            orders = set(hero.orders)
            worth = [have.get(symbol, 0.8 if symbol in orders else 0.0) for symbol in card.symbols]
            if all(worth):
                best = max(best, sum(worth) / len(worth) + (0.5 if card.is_combo else 0.0))
        return best

    def choice(self, seat: int) -> str:
        self.check_seat(seat)
        question = next((each for each in self.decisions if each.seat == seat), None)
        if question is None:
            raise RuleboundError(f"{self.names[seat]} owes no answer now")
        if not self._picking():
            return SUBMIT
        picked = [self.pool[name] for name in self._picks[seat]]
        heroes = [card for card in picked if card.is_hero]
        combos = sum(1 for card in picked if card.is_combo)
        cards = [self.pool[each.label.removeprefix("pick ")] for each in question.options]
        # [LS-2.1.2.1d] a sixth combo has no place in the deck
        wanted = [card for card in cards if not card.is_combo] if combos >= DRAFT_COMBOS else cards
        best = max(wanted or cards, key=lambda card: self.liking(heroes, card))
        return f"pick {best.name}"

    def breaches(self, seat: int) -> list[Breach]:
        """What the suggested deck of a seat would break."""
        return check_deck(self.suggestion(seat), self.pool, self.switches)
