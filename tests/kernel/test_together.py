"""Several seats asked at once, in secret: a miniature game of bids, both laid open together."""

from __future__ import annotations

from rulebound.kernel.chance import Dice, key_of
from rulebound.kernel.masking import Masker
from rulebound.kernel.playout import playout
from rulebound.kernel.questions import Move
from rulebound.kernel.reading import read_state
from rulebound.kernel.rules import Rules
from rulebound.kernel.ruleset import Pool, Ruleset
from rulebound.kernel.saves import canonical, register
from rulebound.kernel.state import State
from rulebound.kernel.together import Together

BID, BIDDING = 0, 0


class Bids(Together):
    """Everybody bids; the highest bid wins, a tie is a draw."""

    __slots__ = ()

    def menu(self) -> int:
        return BIDDING

    def options(self, s: State, seat: int) -> list[Move]:
        return [Move(BID, None, bid) for bid in range(1, 2 if seat == 3 else 5)]

    def all_answered(self, s: State) -> None:
        bids = [0 if answer is None else answer.number for answer in self.answers]
        best = max(bids)
        s.end(bids.index(best) if bids.count(best) == 1 else -1, f"bids {bids}", "bids")

    def copy(self) -> Bids:
        new = Bids(self.answers)
        new.pc = self.pc
        return new


class Purses(Bids):
    """Everybody gives two coins, one after the other, and asks all anew; who has coins of one sort has no choice."""

    __slots__ = ("given",)

    def __init__(self, answers: list[Move | None], given: list[int]) -> None:
        super().__init__(answers)
        self.given = given

    def options(self, s: State, seat: int) -> list[Move]:
        if self.given[seat] == 2:
            return [Move(BID, None, 0)]
        return [Move(BID, None, coin) for coin in range(1, 2 if seat else 3)]

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.number == 0:
            super().answer(s, seat, option)
            return
        self.given = [count + (at == seat) for at, count in enumerate(self.given)]
        for each in range(s.rules.seats):
            s.withdraw(each)

    def all_answered(self, s: State) -> None:
        s.end(-1, f"given {self.given}", "bids")

    def copy(self) -> Purses:
        return Purses(self.answers, self.given)


register("bids", [Bids, Purses])


class BidRules(Ruleset):
    name = "bids"

    def pools(self, s: State, seat: int) -> list[Pool]:
        return []


def table(seats: int = 3) -> State:
    s = State(Rules(seats, [0], 1), key_of(1)).open(1, 1)
    s.push(Bids([None] * seats))
    s.advance()
    return s


def bid(s: State, seat: int, number: int) -> None:
    question = next(each for each in s.asked if each.seat == seat)
    s.decide(question, next(each for each in question.options if each.number == number))


def masked(s: State, seat: int) -> str:
    return canonical(Masker(BidRules(), s, seat).doc)


def test_all_are_asked_at_once_and_answer_in_any_order() -> None:
    s = table()
    assert [question.seat for question in s.asked] == [0, 1, 2]
    for seat, number in ((2, 1), (0, 4), (1, 2)):
        assert s.ending is None
        bid(s, seat, number)
    assert s.ending is not None and s.ending.reason == "bids [4, 2, 1]" and s.ending.winner == 0


def test_one_option_answers_itself() -> None:
    s = table(4)
    assert [question.seat for question in s.asked] == [0, 1, 2]


def test_who_has_no_choice_gives_all_and_closes_nobodys_question() -> None:
    s = State(Rules(2, [0], 1), key_of(1)).open(1, 1)
    s.push(Purses([None, None], [0, 0]))
    s.advance()
    for _ in range(2):
        assert s.ending is None and [question.seat for question in s.asked] == [0]
        bid(s, 0, 1)
    assert s.ending is not None and s.ending.reason == "given [2, 2]"


def test_what_was_answered_is_secret_until_all_have_answered() -> None:
    seen: dict[int, set[str]] = {0: set(), 1: set(), 2: set()}
    for number in (1, 2, 3, 4):
        s = table()
        bid(s, 1, number)
        assert [question.seat for question in s.asked] == [0, 2]
        for seat, documents in seen.items():
            documents.add(masked(s, seat))
    assert len(seen[0]) == len(seen[2]) == 1
    assert len(seen[1]) == 4, "who answered knows the own answer"


def test_a_copy_and_a_save_in_between_go_on_alike() -> None:
    from rulebound.kernel.saves import write_state

    s = table()
    bid(s, 1, 3)
    loaded = read_state(write_state(s), s.rules, lambda: State(s.rules, "").open(1, 1))
    for other in (s.copy(), loaded):
        bid(other, 0, 1)
        bid(other, 2, 2)
        assert other.ending is not None and other.ending.reason == "bids [1, 3, 2]"
    assert s.ending is None


def test_a_playout_answers_every_open_question() -> None:
    endings = set()
    for seed in range(200):
        s = table()
        assert playout(s, seed) == 3
        assert s.ending is not None
        endings.add(s.ending.winner)
    assert endings == {-1, 0, 1, 2}


def test_the_questions_can_be_asked_again() -> None:
    s = table()
    bid(s, 0, 2)
    s.ask_again()
    assert [question.seat for question in s.asked] == [1, 2]
    dice = Dice(1)
    for question in s.asked:
        s.decide(question, question.options[dice.below(4)])
    assert s.ending is not None and s.ending.reason.startswith("bids [2, ")
