"""A move is a sentence: one table of forms prints the label of every option and reads what a label may mean.

A form is written like a template of the card language, `attack {player} with {unit}`: words, and slots that know how to
say and to read a part of an option. A reader goes through a label from left to right and follows only names, numbers
and words that there are, so that the time it takes grows with the length of the label and no faster.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rulebound.kernel.cards import Card
from rulebound.kernel.choosing import distinct
from rulebound.kernel.errors import RuleboundError
from rulebound.kernel.labels import Ghost, Meaning
from rulebound.kernel.questions import Move, Question
from rulebound.kernel.state import State
from rulebound.tabletop.names import Lexicon, Talk, Tongue

LONGEST_LABEL = 1_000
MOST_READINGS = 200


class LabelTooLong(RuleboundError):
    """Words that are too long for any move."""

    def __init__(self, label: str) -> None:
        self.label = label
        super().__init__(f"'{label[:40]}…' has {len(label)} characters; no label is longer than {LONGEST_LABEL}.")


class VagueLabel(RuleboundError):
    """Words that may mean too many moves to look at each."""

    def __init__(self, label: str) -> None:
        self.label = label
        super().__init__(f"'{label[:80]}' may mean more than {MOST_READINGS} moves: say which cards.")


@dataclass(frozen=True, slots=True)
class Draft:
    """An option as far as it has been read. A ghost is a card that is named and that the speaker cannot point at."""

    kind: int
    card: Card | None = None
    number: int = 0
    cards: tuple[Card, ...] | None = None
    numbers: tuple[int, ...] | None = None
    ghost: str = ""
    words: str = ""  # read, but not understood before more is

    def but(self, **changes: Any) -> Draft:
        return replace(self, **changes)

    def option(self) -> Move:
        cards = None if self.cards is None else list(self.cards)
        numbers = None if self.numbers is None else list(self.numbers)
        return Move(self.kind, self.card, self.number, cards, numbers)


Reading = tuple[int, Draft]


class Slot:
    """One part of a move."""

    binds = True  # whether it says something about the option, or only tells
    names_player = False  # whether the number of the option is a player, and all it says is who

    def say(self, s: State, question: Question, option: Move) -> str:
        raise NotImplementedError

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        """What the part may be that begins here: where it ends, and the draft with it."""
        raise NotImplementedError

    def value(self, option: Move) -> Any:
        """The part as a program sees it: a card, a list of cards, a number."""
        raise NotImplementedError

    def variants(self, talk: Talk, option: Move) -> list[Move]:
        """The move with everything else that could stand here, whether it is legal or not."""
        return [option]


@dataclass(frozen=True, slots=True)
class Structure:
    """A move as a program sees it: the name of its kind, and its parts by the names of the slots."""

    kind: str
    parts: dict[str, Any]


class Form:
    """A kind of move in words. The first template is what is said; the others are understood, too."""

    def __init__(self, kind: int, name: str, templates: Sequence[str], slots: Mapping[str, Slot]) -> None:
        self.kind = kind
        self.name = name
        self.said = parts_of(templates[0], slots)
        self.slots = {part: slots[part] for part in slot_names(templates[0])}
        self.binds = any(slot.binds for slot in self.slots.values())
        self.patterns = [Pattern(kind, words, slots) for each in templates for words in with_and_without(each)]

    def say(self, s: State, question: Question, option: Move) -> str:
        return "".join([part if isinstance(part, str) else part.say(s, question, option) for part in self.said])


class Pattern:
    """A template, to be read: the words it begins with, then slots and words."""

    def __init__(self, kind: int, template: str, slots: Mapping[str, Slot]) -> None:
        self.kind = kind
        self.opening, bracket, rest = template.partition("{")
        self.parts = parts_of(bracket + rest, slots)

    def read(self, talk: Talk, text: str) -> list[Draft]:
        readings: list[Reading] = [(len(self.opening), Draft(self.kind))]
        for part in self.parts:
            if isinstance(part, str):
                readings = [(at + len(part), draft) for at, draft in readings if text.startswith(part, at)]
            else:
                readings = [each for at, draft in readings for each in part.read(talk, text, at, draft)]
            if len(readings) > MOST_READINGS:
                raise VagueLabel(text)
        return [draft for at, draft in readings if at == len(text)]


def slot_names(template: str) -> list[str]:
    return [piece.partition("}")[0] for piece in template.split("{")[1:]]


def parts_of(template: str, slots: Mapping[str, Slot]) -> list[str | Slot]:
    """`attack {player} with {unit}` as words and slots in turn."""
    first, *others = template.split("{")
    found: list[str | Slot] = [first]
    for other in others:
        name, _, words = other.partition("}")
        found += [slots[name], words]
    return [part for part in found if part != ""]


def with_and_without(template: str) -> list[str]:
    """What stands in round brackets may be left out."""
    before, bracket, rest = template.partition(" (")
    return [template, before + rest.partition(")")[2]] if bracket else [template]


class Moves:
    """The moves of a game: its table of forms, and how it speaks of cards and players."""

    def __init__(self, tongue: Tongue, slots: Mapping[str, Slot], table: Mapping[int, tuple[str, ...]]) -> None:
        """The table gives for each kind its name, then its templates; earlier kinds are meant before later ones."""
        self.tongue = tongue
        self.forms = {kind: Form(kind, row[0], row[1:], slots) for kind, row in table.items()}
        self.patterns = [pattern for form in self.forms.values() for pattern in form.patterns]

    def label(self, s: State, question: Question, option: Move) -> str:
        return self.forms[option.kind].say(s, question, option)

    def structure(self, option: Move) -> Structure:
        form = self.forms[option.kind]
        return Structure(form.name, {name: slot.value(option) for name, slot in form.slots.items() if slot.binds})

    def understand(self, s: State, question: Question, label: str, lexicon: Lexicon) -> Meaning:
        """The moves that a label may mean here, legal or not: of the kinds that are asked for, else of the first kind
        that the words fit."""
        if len(label) > LONGEST_LABEL:
            raise LabelTooLong(label)
        talk = Talk(self.tongue, s, question.seat, lexicon, question)
        fit = [pattern for pattern in self.patterns if label.startswith(pattern.opening)]
        read = list(dict.fromkeys(draft for pattern in fit for draft in pattern.read(talk, label)))
        offered = {option.kind for option in question.options}
        meaning = Meaning()
        for draft in chosen([draft for draft in read if not draft.ghost], offered):
            meaning.options.append(self.as_offered(question, draft))
        if not meaning.options:
            for draft in chosen(read, offered):
                if all(ghost.name != draft.ghost for ghost in meaning.ghosts):
                    meaning.ghosts.append(Ghost(draft.kind, draft.ghost))
        return meaning

    def thinkable(self, s: State, question: Question, kinds: Iterable[int]) -> list[Move]:
        """Every move of these kinds that could be named at a question, legal or not: what listing is compared with."""
        talk = Talk(self.tongue, s, question.seat, Lexicon([]), question)
        found: list[Move] = []
        for kind in kinds:
            like = [next((each for each in question.options if each.kind == kind), Move(kind))]
            for slot in self.forms[kind].slots.values():
                like = [each for option in like for each in slot.variants(talk, option)]
            found += like
        return found

    def as_offered(self, question: Question, draft: Draft) -> Move:
        """A form that names nothing means the option of its kind, with all that the option holds."""
        if not self.forms[draft.kind].binds:
            return next((each for each in question.options if each.kind == draft.kind), draft.option())
        return draft.option()


def chosen(drafts: list[Draft], offered: set[int]) -> list[Draft]:
    """The kinds that the question offers, else the first kind of the table."""
    return [draft for draft in drafts if draft.kind in offered] or [
        draft for draft in drafts if draft.kind == drafts[0].kind
    ]


# ---- whether two moves are one
def same_card(s: State, one: Card | None, other: Card | None) -> bool:
    """Equal copies count as the same card."""
    if one is None or other is None:
        return one is other
    return one is other or len(distinct(s, [one, other])) == 1


def same_move(s: State, one: Move, other: Move) -> bool:
    """Whether two moves are one, equal copies counting as the same card; cards named together have no order."""
    return (
        (one.kind, one.number, one.numbers) == (other.kind, other.number, other.numbers)
        and same_card(s, one.card, other.card)
        and same_set(s, one.cards or [], other.cards or [])
    )


def same_set(s: State, one: Sequence[Card], other: Sequence[Card]) -> bool:
    left = list(other)
    for card in one:
        match = next((each for each in left if same_card(s, card, each)), None)
        if match is None:
            return False
        left.remove(match)
    return not left
