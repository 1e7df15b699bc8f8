"""The promises of the state: copies are complete and independent, only atoms write, chance is fair and repeatable."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from itertools import combinations, count
from pathlib import Path
from typing import Any

import pytest

import rulebound
import rulebound.games.lightseekers.ruleset
import rulebound.games.luminous.ruleset
from rulebound.kernel import cards
from rulebound.kernel.cards import Ability, Card, Code, Record, Ref
from rulebound.kernel.chance import Chance, Dice, branch, fresh_seed, key_of, numbering
from rulebound.kernel.events import Event, Trigger
from rulebound.kernel.ops import Ops, Run
from rulebound.kernel.ordering.standard_order import Walk
from rulebound.kernel.rules import Rules
from rulebound.kernel.saves import CLASSES, DERIVED, NAMES, digest, fields_of
from rulebound.kernel.state import Ending, State
from rulebound.kernel.terms import Env

from .writes import Source, scan_files, writes

SOURCES = Path(__file__).resolve().parents[2] / "src"
# Set anew by whoever copies, or alive inside a step only.
NOT_COPIED = {"log", "leaving", "token", "first_lines_only", "applying", "newest", "indexed"}
NOT_COPIED |= {"fold", "folding", "shared_facts", "shared_records", "written"}
SAVED = sorted((name, cls) for name, cls in CLASSES.items() if cls.__module__.startswith("rulebound."))
COPIED = [cls for _, cls in SAVED if hasattr(cls, "copy")]


# ---- making an object of any class from the annotations of its constructor
NUMBERS = count(100)


def class_node(cls: type) -> ast.ClassDef:
    file = SOURCES.joinpath(*cls.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(file.read_text("utf-8"))
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)


def needed(cls: type) -> list[tuple[ast.expr | None, type]]:
    """The annotations of what an object of a class is made from, each with the class that says it."""
    for base in cls.__mro__[:-1]:
        node = class_node(base)
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                return [(argument.annotation, base) for argument in each.args.args[1:]]
        if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            above = base.__mro__[1]
            own = [(each.annotation, base) for each in node.body if isinstance(each, ast.AnnAssign) and not each.value]
            return (needed(above) if above is not object else []) + own
    return []


def make(cls: type) -> Any:
    if issubclass(cls, Code):
        return Ops([])
    return cls(*(value_of(annotation, home) for annotation, home in needed(cls)))


def value_of(annotation: ast.expr | None, home: type) -> Any:
    """A value for `int`, `X`, `X | None`, `list[X]`; numbers and texts never twice the same."""
    if isinstance(annotation, ast.BinOp):
        return value_of(annotation.left, home)
    if isinstance(annotation, ast.Subscript):
        assert ast.unparse(annotation.value) == "list", ast.unparse(annotation)
        return [value_of(annotation.slice, home)]
    assert isinstance(annotation, ast.Name), ast.dump(annotation) if annotation else home
    if annotation.id in ("int", "str", "bool"):
        return {"int": next(NUMBERS), "str": f"text {next(NUMBERS)}", "bool": True}[annotation.id]
    module = importlib.import_module(home.__module__)
    # `decisions` names Card for the type checker only, because `cards` imports it
    return make(getattr(module if hasattr(module, annotation.id) else cards, annotation.id))


class Mark:
    """Something in a list that cannot be there by chance."""


def candidates() -> Iterator[object]:
    """What an empty field might hold; a compiled class takes only what fits."""
    yield from (Mark(), make(Card), make(Ref), make(Event), make(Record), make(Ability), make(Ending), make(Trigger))
    yield from (make(cls) for cls in CLASSES.values() if issubclass(cls, Run))


def disturb(made: Any, field: str) -> None:
    """Give a field a value that no constructor gives."""
    value = getattr(made, field)
    if isinstance(value, bool):
        setattr(made, field, not value)
    elif isinstance(value, int):
        setattr(made, field, value + next(NUMBERS))
    elif isinstance(value, str):
        setattr(made, field, value + "!")
    elif isinstance(value, list):
        setattr(made, field, [make(Walk)] if field == "frames" else [*value, Mark()])
    elif value is None:
        for candidate in candidates():
            try:
                setattr(made, field, candidate)
            except TypeError:
                continue
            return
        raise AssertionError(f"nothing fits into {type(made).__name__}.{field}")


def alike(one: Any, other: Any) -> bool:
    if isinstance(one, list):
        return isinstance(other, list) and len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, Env | Walk):
        return all(alike(getattr(one, field), getattr(other, field)) for field in fields_of(type(one)))
    return one is other or (isinstance(one, int | str) and one == other)


def forgotten(made: Any) -> list[str]:
    """The fields that `copy` loses. Each is disturbed alone and all together: one may be made from another."""
    fields = [f for f in fields_of(type(made)) if f not in NOT_COPIED | DERIVED.get(NAMES.get(type(made), ""), set())]
    for field in fields:
        disturb(made, field)
    copied = made.copy()
    return [field for field in fields if not alike(getattr(made, field), getattr(copied, field))]


@pytest.mark.parametrize("cls", COPIED, ids=[NAMES[cls] for cls in COPIED])
def test_a_copy_takes_every_field_along(cls):
    assert forgotten(make(cls)) == []


def test_the_copied_classes_are_those_one_thinks_of():
    names = {NAMES[cls] for cls in COPIED}
    assert {"Env", "Run", "Walk", "luminous.InPlay", "luminous.Turn", "luminous.Combat"} <= names
    assert {"lightseekers.InPlay", "lightseekers.Doing", "lightseekers.Playing", "lightseekers.Visit"} <= names


def test_a_copy_of_a_state_takes_every_field_along():
    state = State(Rules(2, [0, 1], 1), "7").open(3, 2)
    assert forgotten(state) == []


def test_a_forgotten_field_is_found():
    class Forgetful:
        __slots__ = ("kept", "lost")

        def __init__(self) -> None:
            self.kept = 1
            self.lost = False

        def copy(self) -> Forgetful:
            new = Forgetful()
            new.kept = self.kept
            return new

    assert forgotten(Forgetful()) == ["lost"]


def test_a_class_of_another_game_may_have_the_same_name_but_not_of_the_same_game():
    from rulebound.kernel.saves import register

    taken = CLASSES["luminous.Turn"]
    register("luminous", [taken])
    with pytest.raises(ValueError, match=r"luminous\.Turn"):
        register("luminous", [type("Turn", (), {})])


# ---- copies of a whole game
def luminous(seed: int) -> State:
    decks = rulebound.deck_names()
    pair = [decks[seed % len(decks)], decks[(seed + 4) % len(decks)]]
    return rulebound.new_game("luminous", decks=pair, seed=seed).state


def go_on(s: State, dice: Dice, decisions: int) -> None:
    for _ in range(decisions):
        if s.ending is None:
            question = s.asked[0]
            s.decide(question, question.options[dice.below(len(question.options))])


@pytest.mark.parametrize("seed", range(4))
def test_original_and_copy_do_not_touch_each_other(seed):
    dice = Dice(seed)
    state = luminous(seed)
    for _ in range(6):
        go_on(state, dice, 12)
        fork, before = state.copy(), digest(state)
        go_on(fork, dice, 25)
        assert digest(state) == before
        fork = state.copy()
        go_on(state, dice, 12)
        assert digest(fork) == before


@pytest.mark.parametrize("seed", range(4))
def test_a_state_that_is_never_copied_goes_the_same_way(seed):
    """Records are shared by copies: whether there was one must not be seen in what is remembered."""
    plain, copied = luminous(seed), luminous(seed)
    for step in range(150):
        copied = copied.copy()
        go_on(plain, Dice(step), 1)
        go_on(copied, Dice(step), 1)
        assert digest(plain) == digest(copied), step


def test_what_is_remembered_does_not_change_with_the_card():
    state = luminous(1)
    card = next(card for card in state.zones[6] if state.records[card.number] is not None)
    ref = state.ref(card)
    remembered = ref.record
    assert state.write(card) is not remembered
    assert state.write(card) is state.write(card)  # from then on it is written in place


SHARED = ("covered", "known", "places", "records", "serials")  # lists by card number, until somebody writes
WRITES = {
    "move": lambda s, card: s.move(card, -1, False),
    "write": lambda s, card: s.write(card),
    "put_record": lambda s, card: s.put_record(card, None),
    "hand_over": lambda s, card: s.hand_over(card, 1 - card.owner),
    "show": lambda s, card: s.show(s.zones[0][0], 0b11),
    "hide": lambda s, card: s.hide(card, 0b11),
    "shuffle": lambda s, card: s.shuffle(6),
    "add_card": lambda s, card: s.add_card(card, -1, 0b10),
    "add_cards": lambda s, card: s.add_cards([card], 6, 0b10),
}


@pytest.mark.parametrize("written_in", ["the copy", "what was copied"])
@pytest.mark.parametrize("name", WRITES)
def test_lists_by_card_number_are_made_ones_own_before_they_are_written(name, written_in):
    state = luminous(1)
    card = next(card for card in state.zones[6] if state.records[card.number] is not None)
    copy = state.copy()
    writing, other = (copy, state) if written_in == "the copy" else (state, copy)
    before = {field: getattr(other, field)[:] for field in SHARED}
    WRITES[name](writing, card)
    assert {field: getattr(other, field) for field in SHARED} == before
    assert any(getattr(writing, field) != before[field] for field in SHARED)


def test_entries_of_shared_lists_are_written_by_the_state_alone():
    """Elsewhere a list might still be a copy's, too."""
    found = []
    for file in (SOURCES / "rulebound").rglob("*.py"):
        if file.parent.name == "kernel" and file.name in ("state.py", "table.py"):
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Subscript) and isinstance(node.ctx, ast.Store | ast.Del):
                field = node.value
                if isinstance(field, ast.Attribute) and field.attr in (*SHARED, "listeners"):
                    if isinstance(field.value, ast.Name) and field.value.id in ("s", "state", "new", "other"):
                        found.append(f"{file.relative_to(SOURCES)}:{node.lineno}")
    assert found == []


# ---- only atoms write
def the_source() -> Source:
    records = [cls for _, cls in SAVED if issubclass(cls, Record)]
    slots = {field for cls in [Record, *records] for field in fields_of(cls)}
    return Source(fields_of(State), slots, ["Record", *(cls.__name__ for cls in records)])


def may_write(file: Path) -> bool:
    """The state itself, saves, dealing, and of a game its atoms, its record, its set-up and its scenario positions."""
    if file.parent.name == "kernel":
        return file.name in ("state.py", "table.py", "reading.py", "imagining.py", "dealing.py")
    return file.name in ("atoms.py", "record.py", "setup.py", "position.py") or file.parent.name == "atoms"


def test_nothing_but_atoms_writes_the_state():
    files = [file for room in ("kernel", "games") for file in (SOURCES / "rulebound" / room).rglob("*.py")]
    found = scan_files(the_source(), files, frozenset(file for file in files if may_write(file)))
    assert {str(file.relative_to(SOURCES)): lines for file, lines in found.items()} == {}


GUILTY = """
def step(self, s: State, other: State, r: InPlay) -> None:
    s.active = 1
    s.facts[3] += 1
    other.zones[0], x = [], 1
    s.zones[0].append(card)
    del s.frames[2:]
    self.state.turn = 3
    s.move(card, 4, True)
    s.write(card)
    r.damage = 2
    writable(s, card).expended = True
    unit = writable(s, card)
    unit.damage += 1
    for each in blockers(s):
        each.role = 0
    s.records[7].damage = 1
    setattr(s, "turn", 2)
"""
INNOCENT = """
def step(self, s: State, source: Source) -> None:
    self.pc = 1
    self.damage = s.facts[3]
    s.push(frame)
    s.emit(event)
    s.ask(0, 1, options, False)
    source.skills = 0
    zones = s.zones[:]
    zones.append(1)
    run.env.done = True
    state.log = []
    r = thing(s, card)
    if r.damage == 1 and s.active == 2:
        options.append(r.damage)

def copy(self):
    new = InPlay(self.card)
    new.damage = self.damage
"""
HELPERS = """
def writable(s: State, card: Card) -> InPlay: ...
def thing(s: State, card: Card) -> InPlay: ...
def blockers(s: State) -> list[InPlay]: ...
"""


def test_the_scan_finds_every_kind_of_write_and_nothing_else():
    source = the_source()
    source.learn(ast.parse(HELPERS))
    guilty = [int(each.split(":")[0]) for each in writes(source, GUILTY)]
    expected = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 17, 18]
    assert guilty == expected
    assert writes(source, INNOCENT) == []


# ---- chance
def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((each - expected) ** 2 / expected for each in counts)


def test_chance_is_repeatable_and_seeds_differ():
    assert [Dice(5).below(1000) for _ in range(3)] == [Dice(5).below(1000)] * 3
    one, other = Dice(5), Dice(5)
    assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    streams = {tuple(Dice(seed).shuffled(20)) for seed in range(-50, 450)}
    assert len(streams) == 500


def test_nothing_of_a_seed_is_folded_away():
    """The old stream knew 2**32 seeds; each of these had another with the same numbers."""
    seeds = [*range(-1000, 1000), *(number + (1 << bits) for bits in (32, 64, 200, 1000) for number in range(50))]
    keys = {key_of(seed) for seed in [*seeds, *map(str, seeds), "", "a", "b", "a ", "a" * 5000, "a" * 4999 + "b"]}
    assert len(keys) == 2 * len(seeds) + 6
    assert all(len(bytes.fromhex(key)) * 8 >= 128 for key in keys)


def test_keys_that_differ_anywhere_give_unrelated_streams():
    key = key_of(1)
    streams = []
    for at in range(len(key)):
        other = key[:at] + ("0" if key[at] != "0" else "1") + key[at + 1 :]
        streams.append([Chance(other).below(1 << 16), *Chance(other).shuffled(52)])
    streams.append([Chance(key).below(1 << 16), *Chance(key).shuffled(52)])
    for one, other in combinations(streams, 2):
        assert sum(a == b for a, b in zip(one, other, strict=True)) < 12
    assert len({tuple(numbering(each, seat, 30)) for each in (key, branch(key, "x")) for seat in range(2)}) == 4


def test_a_seed_of_the_operating_system_has_128_bits():
    seeds = [fresh_seed() for _ in range(200)]
    assert len(set(seeds)) == 200 and max(seeds) >= 1 << 120


@pytest.mark.parametrize("limit", [1, 3, 7, 63, (1 << 31) + 12345])
def test_every_number_below_a_limit_is_as_likely(limit):
    """With a limit just above half of all words a stream that does not draw again would favour some."""
    dice = Dice(limit)
    parts = min(limit, 9)
    counts = [0] * parts
    for _ in range(9000):
        number = dice.below(limit)
        assert 0 <= number < limit
        counts[number % parts] += 1
    assert parts == 1 or chi_square(counts) < 27.9  # 8 degrees of freedom, once in two thousand


def test_a_states_stream_is_its_key_and_a_counter():
    state = State(Rules(2, [0], 1), key_of(99)).open(1, 1)
    drawn = [state.below(6) for _ in range(20)]
    dice = Dice(99)
    assert drawn == [dice.below(6) for _ in range(20)]
    again = State(Rules(2, [0], 1), key_of(99)).open(1, 1)
    assert [again.below(6) for _ in range(10)] == drawn[:10]
    assert [again.copy().below(6) for _ in range(3)] == [drawn[10]] * 3
    assert state.secrets == 20  # an undo can tell that chance was used


@pytest.mark.parametrize("seed", [0, 1, 2, 12345])
def test_numbers_are_uniform(seed):
    dice = Dice(seed)
    counts = [0] * 20
    for _ in range(8000):
        counts[dice.below(20)] += 1
    assert chi_square(counts) < 43.8  # 19 degrees of freedom, once in a thousand


def test_neighbouring_numbers_and_neighbouring_seeds_are_independent():
    pairs = [0] * 36
    dice = Dice(8)
    for _ in range(9000):
        pairs[dice.below(6) * 6 + dice.below(6)] += 1
    assert chi_square(pairs) < 66.6  # 35 degrees of freedom
    first = [0] * 16
    for seed in range(8000):
        first[Dice(seed).below(16)] += 1
    assert chi_square(first) < 37.7  # 15 degrees of freedom


def test_shuffles_are_fair():
    orders: dict[tuple[int, ...], int] = {}
    dice = Dice(4)
    for _ in range(4800):
        order = tuple(dice.shuffled(4))
        orders[order] = orders.get(order, 0) + 1
    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 49.7  # 23 degrees of freedom
