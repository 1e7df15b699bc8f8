"""A match: several games with the same decks, until one player has won more than half of them.

A match knows nothing of any game. Between two games it asks what the rulebook leaves to the players: who
swaps cards with the side deck, and who begins. It asks in the form in which a game asks; everything else it
hands on to the game that is running. A player has the same number in the whole match, wherever the game seats them.
"""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any, Final, Self

from rulebound.api import check_deck, checked_switches, must_be_seed, must_be_sequence, new_game, read_deck
from rulebound.kernel.arguments import must_be_int, words_of
from rulebound.kernel.chance import Seed, branch, fresh_seed, key_of
from rulebound.kernel.errors import BadArgument, GameOver, IllegalMove, NotAnOption, Refusal, RuleboundError
from rulebound.kernel.game import Bot, Game, View, chosen_by
from rulebound.kernel.public import Choice, Decision, Result, TableDecision, choices
from rulebound.tabletop.kits import AnyDeck, kit_of
from rulebound.tabletop.sessions import Answer, Said, Session, resumed

SEATS: Final = "ABCDEFGH"
FINISH: Final = "finish swapping"
MOST_GAMES: Final = 99

Switch = str | int | bool


class BadMatch(RuleboundError):
    """A match that cannot begin."""


class Match(Session):
    """[LU-match.1] Games until a seat has won more than half of those agreed on. Draws count for nobody.

    It has the verbs of a game: `decision`, `decide`, `why_not`, `over`, `result`, `view`, `log`, `save`.
    """

    what = "match"

    def __init__(
        self, ruleset: str, decks: Sequence[AnyDeck], games: int, seed: Seed, switches: Mapping[str, Switch]
    ) -> None:
        must_be_int("games", games)
        if not 1 <= games <= MOST_GAMES:
            raise BadMatch(f"a match of {games} games cannot be played: say 1 to {MOST_GAMES}.")
        must_be_sequence("decks", decks)
        self.ruleset = ruleset
        self.games = games
        self.seed = seed
        self.switches = dict(switches)
        self._decks: tuple[dict[str, Any], ...] = tuple([read_deck(ruleset, deck) for deck in decks])
        self.setup = {"decks": self.decks, "games": games, "seed": seed, "switches": self.switches}
        self.names = SEATS[: len(self._decks)]
        self.kit = kit_of(ruleset)
        self.loser_begins = self.kit.loser_begins
        self._wins: tuple[int, ...] = (0,) * len(self._decks)
        self.played = 0
        self._question: TableDecision | None = None
        self._said: tuple[Said, ...] = ()  # in the games before this one, and between them
        self._earlier: tuple[str, ...] = ()  # the log of the games before this one
        self._swappers: tuple[int, ...] = ()  # seats that may still swap before the next game
        self._chooser: int | None = None  # the seat that says who begins it
        self._game = self._new_game(None)

    @property
    def game(self) -> Game:
        """The running game, or the last one: a copy, for what is answered in it counts in the match."""
        return self._game.copy()

    @property
    def wins(self) -> list[int]:
        """How many games each seat has won."""
        return list(self._wins)

    @property
    def decks(self) -> list[dict[str, object]]:
        """The deck of each seat, as it is after what was swapped."""
        return copy.deepcopy(list(self._decks))

    @property
    def winner(self) -> int | None:
        """The seat that has won the match, if one has."""
        needed = self.games // 2 + 1
        return next((seat for seat, wins in enumerate(self._wins) if wins >= needed), None)

    @property
    def over(self) -> bool:
        """Whether somebody has won the match."""
        return self.winner is not None

    @property
    def result(self) -> Result | None:
        """Who has won the match, None while it goes on."""
        winner = self.winner
        return None if winner is None else Result(winner, "match", self.kit.match_won, self.names[winner])

    @property
    def decision(self) -> Decision | TableDecision | None:
        """What is asked now: between games the match asks, else the game. None when the match is over."""
        return next(iter(self.decisions), None)

    @property
    def decisions(self) -> list[Decision | TableDecision]:
        """All that is asked now; nothing when the match is over."""
        if self.over:
            return []
        return [self._question] if self._question is not None else list(self._game.decisions)

    @property
    def log(self) -> list[str]:
        """What happened in all games so far, as a referee would tell it."""
        return [*self._earlier, *self._game.log]

    def view(self, seat: int) -> View:
        """What `seat` may know of the running game, or of the last one."""
        return self._game.view(seat)

    def decide(self, answer: str | Choice, seat: int | None = None) -> None:
        """Answer the open decision (of `seat`). `concede` in a game loses that game, not the match."""
        label = words_of(answer)
        if self.over:
            raise GameOver(f"'{label}' comes too late")
        if seat is not None:
            must_be_int("seat", seat)
        self.go_on(answer, seat)

    def play(self, bots: Sequence[Bot] | Mapping[int, Bot]) -> Result:
        """Let bots answer in the games, one for each seat, until the match is over; between games nothing is swapped,
        and who may choose begins."""
        while not self.over:
            if self._question is not None:
                swapping = self._question.options[-1].label == FINISH
                self.decide(self._question.options[-1 if swapping else 0], self._question.seat)
                continue
            decision = self._game.decision
            player = self.names.index(self._game.names[decision.seat])
            self.decide(chosen_by(bots, player, self.view(decision.seat), decision), decision.seat)
        assert self.result is not None
        return self.result

    def carry_out(self, answer: Answer | Choice, seat: int | None) -> None:
        """An answer to the match, or to the game."""
        assert isinstance(answer, str | Choice)
        if self._question is None:
            self._game.decide(answer, seat)
            if self._game.over:
                self._game_ended()
            return
        if seat is not None and seat != self._question.seat:
            raise RuleboundError(f"it is {self.names[self._question.seat]}'s decision")
        self._answer(self._question, words_of(answer))

    def copy(self) -> Self:
        """Another that goes on by itself, with a game of its own."""
        other = super().copy()
        other._game = self._game.copy()
        return other

    def revealed_since(self, before: Self) -> bool:
        """A new game deals; within one it is as the game says."""
        return self.played != before.played or self._game.state.secrets != before._game.state.secrets

    def why_not(self, label: str | Choice, seat: int | None = None) -> list[Refusal]:
        """Every rule that forbids an answer; none if it may be given."""
        if self._question is None:
            return self._game.why_not(label, seat)
        try:
            self._chosen(self._question, words_of(label))
        except IllegalMove as fault:
            return fault.refusals
        return []

    # ---- as it is kept

    def said(self) -> list[Said]:
        """All that was answered so far, by seats of the running game or of the match."""
        return [*self._said, *([] if self._game.over else self._game.answers)]

    def again(self, seat: int, said: Answer) -> None:
        """Answer once more what was answered then."""
        if not isinstance(said, str):
            raise BadArgument("answer", said, "it must be a label")
        self.decide(said, seat)

    def seen(self) -> object:
        """What all seats together can tell of it."""
        asked = [[each.seat, *[choice.label for choice in each.options]] for each in self.decisions]
        return [self.wins, self.played, self.decks, asked, self._game.fingerprint()]

    # ---- from one game to the next

    def _new_game(self, starter: int | None) -> Game:
        """Every game has a seed of its own, so that a match as a whole is repeatable."""
        return new_game(
            self.ruleset,
            decks=self._decks,
            seed=branch(key_of(self.seed), f"game {self.played}"),
            switches=self.switches,
            starter=starter,
            names=list(self.names),
        )

    def _game_ended(self) -> None:
        self._said = (*self._said, *self._game.answers)
        self.played += 1
        result = self._game.result
        winner = None if result is None or result.name is None else self.names.index(result.name)
        if winner is not None:
            self._wins = tuple([wins + (seat == winner) for seat, wins in enumerate(self._wins)])
        if self.over:
            return
        self._chooser = self._who_chooses(winner)
        side_decks = int(self.switches.get("side_deck_max", 0)) > 0
        self._swappers = tuple([seat for seat, deck in enumerate(self._decks) if side_decks and deck.get("side")])
        self._ask_next()

    def _who_chooses(self, winner: int | None) -> int | None:
        """[LU-setup.3b] The loser says who begins, [LU-multi.11] of several the one who was out first.

        [LU-setup.3c] After a draw nobody does, nor where several lost without having been out before the end.
        """
        if winner is None or not self.loser_begins:
            return None
        if len(self._wins) == 2:
            return 1 - winner
        return next((self.names.index(self._game.names[seat]) for seat in self._game.eliminated), None)

    def _ask_next(self) -> None:
        """Swaps first, seat by seat, then the choice of the starting player, then the game.

        A seat without a legal swap has nothing to decide and is not asked.
        """
        while self._swappers:
            self._question = self._ask_swap(self._swappers[0])
            if len(self._question.options) > 1:
                return
            self._swappers = self._swappers[1:]
        if self._chooser is not None:
            self._question = self._ask_starter(self._chooser)
        else:
            self._begin(None)

    def _begin(self, starter: int | None) -> None:
        self._earlier = (*self._earlier, *self._game.log)
        self._game = self._new_game(starter)
        self._question = None
        self._chooser = None

    def _chosen(self, question: TableDecision, label: str) -> str:
        wanted = " ".join(label.split()).lower()
        labels = [str(option) for option in question.options]
        chosen = next((known for known in labels if known.lower() == wanted), None)
        if chosen is None:
            self._refuse_swap(question.seat, wanted, label)
            raise NotAnOption(label, labels)
        return chosen

    def _answer(self, question: TableDecision, label: str) -> None:
        chosen = self._chosen(question, label)
        if not self._swappers:
            self._begin(self._starter_of(chosen, question.seat))
        else:
            if chosen == FINISH:
                self._swappers = self._swappers[1:]
            else:
                made = self._pairs(question.seat)[chosen.lower()]
                self._decks = tuple([made if seat == question.seat else deck for seat, deck in enumerate(self._decks)])
            self._ask_next()
        self._said = (*self._said, (question.seat, chosen))

    # ---- who begins

    def _ask_starter(self, seat: int) -> TableDecision:
        others = [other for other in range(len(self._wins)) if other != seat]
        labels = ["take the first turn", *(f"give {SEATS[other]} the first turn" for other in others)]
        return TableDecision(seat, self.loser_begins, "Who takes the first turn?", choices(labels))

    def _starter_of(self, chosen: str, seat: int) -> int:
        return seat if chosen == "take the first turn" else SEATS.index(chosen.split()[1])

    # ---- swaps

    def _ask_swap(self, seat: int) -> TableDecision:
        """[LU-match.2] One card for one, as often as wanted, the main deck staying legal."""
        legal = [label for label, deck in self._labelled_pairs(seat) if not self._breaches(deck)]
        prompt = "Swap a card of your side deck for one of your main deck?"
        return TableDecision(seat, self.kit.swaps_cards, prompt, choices([*legal, FINISH]))

    def _labelled_pairs(self, seat: int) -> list[tuple[str, dict[str, Any]]]:
        deck = self._decks[seat]
        return [
            (f"swap in {into} for {out}", swapped(deck, into, out))
            for into in deck["side"]
            for out in deck["main"]
            if into != out
        ]

    def _pairs(self, seat: int) -> dict[str, dict[str, Any]]:
        return {label.lower(): deck for label, deck in self._labelled_pairs(seat)}

    def _breaches(self, deck: dict[str, Any]) -> list[Refusal]:
        found = check_deck(self.ruleset, deck, switches=self.switches)
        return [Refusal(breach.rule, breach.message) for breach in found]

    def _refuse_swap(self, seat: int, wanted: str, label: str) -> None:
        """A swap of cards that are there, which would leave an illegal deck, names the rules it breaks."""
        if self._swappers and (deck := self._pairs(seat).get(wanted)) is not None:
            raise IllegalMove(label, self._breaches(deck))


def swapped(deck: dict[str, Any], into: str, out: str) -> dict[str, Any]:
    """The deck with one card of the side deck in the place of one of the main deck."""
    main, side = dict(deck["main"]), dict(deck["side"])
    for table, less, more in ((main, out, into), (side, into, out)):
        table[less] -= 1
        if not table[less]:
            del table[less]
        table[more] = table.get(more, 0) + 1
    return {**deck, "main": main, "side": side}


def new_match(
    ruleset: str,
    decks: Sequence[AnyDeck],
    games: int = 3,
    seed: Seed | None = None,
    switches: Mapping[str, Switch] | None = None,
) -> Match:
    """Begin a match; `decks` and `switches` are those of `new_game`, `games` is how many are agreed on."""
    must_be_seed(seed)
    return Match(ruleset, decks, games, fresh_seed() if seed is None else seed, checked_switches(switches))


def load_match(text: str) -> Match:
    """Resume a match that was saved, in the middle of a game or between two."""
    return resumed(text, Match.what, {"decks", "games", "seed", "switches"}, begin_match)


def begin_match(ruleset: str, setup: dict[str, Any]) -> Match:
    return new_match(ruleset, **setup)
