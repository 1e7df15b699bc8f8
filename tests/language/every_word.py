"""Every word counts: a text with a clause left out, another quantifier or reference, or its clauses in another order
must be carried out otherwise, or be refused. What changes nothing is a dead clause: a bug, or a word of courtesy.

    python -m tests.language.every_word --texts 1000 --seed 3      looks at more texts; all of them with 0
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tests.golden.dump import GAMES, field_names, set_of, specimens

from rulebound.kernel.cards import Definition
from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.clauses import If, Unless
from rulebound.language.errors import CannotPrint, CardTextError
from rulebound.language.node import Node
from rulebound.language.printer import sentence
from rulebound.tabletop.kits import kit_of

# Word for word: what another quantifier or reference would be.
EXCHANGED = {
    "each": "a", "all": "two", "them": "it", "that": "this", "another": "a", "up to two": "two", "you may": "",
    "if": "unless", "or more": "or less", "your": "their", "top": "bottom", "other": "",
}  # fmt: skip
# Changes that rightly change nothing: how, a word of the text, and why. All say what the rules of the game say anyway.
COURTESY = (
    ("kind left out", "this", "'this unit' is this"),
    ("deck left out", "bottom", "a card goes to its owner's deck"),
    ("deck left out", "top", "a card goes to its owner's deck"),
    ("whose left out", "last discarded", "the pile is one's own unless another is named"),
    ("duration left out", "Next", "what waits for the Next act waits this turn"),
    ("direction left out", "more", "'additional' is 'more'"),
    ("direction left out", "forward", "a Buff turns forward unless 'backward' is said"),
    ("who left out", "you", "it is you unless another is named"),
    ("flow left out", "damage", "more is what one deals, less what one receives"),
    ("flow left out", "healing", "more is what one does, less what one receives"),
    ("controller left out", "of the recipient", "on an Attack it is the recipient's unless another is named"),
    ("place left out", "hand", "it is from the hand unless another place is named"),
    ("zone left out", "hand", "what is Returned goes to its owner's hand"),
    ("how left out", "in the same order", "cards are put back as they were unless another order is said"),
    ("n left out", "1 additional", "'an additional' is one"),
    ("center left out", "adjacent to this creature", "near is near to this creature unless another is named"),
    ("other left out", "adjacent to you", "near is near to this creature unless another is named"),
    ("other left out", "adjacent to this creature", "near is near to this creature unless another is named"),
    ("center left out", "tiles of it", "it is this creature: near is near to it unless another is named"),
    ("n left out", "0 actions", "'can only take 0' is 'can't take'"),
    ("duration left out", "damage you deal this turn", "what is no standing line lasts this turn"),
    ("n left out", "2 ", "'twice' is 2 times"),
    ("times left out", "1 step", "a Buff turns by one corner"),
    ("level left out", "basic access", "access is Basic unless 'Superior' is said"),
    ("by left out", "by other effects", "only effects change numbers"),
    ("harm left out", "this", "'this' is the damage or healing that was just stated"),
    ("more left out", "more", "'additional' is 'more'"),
    ("what left out", "this card", "it is compared with this card unless another is named"),
    ("one of how left out", "changed", "'changed' is increased or reduced"),
    ("place left out", "in play", "a Buff is in play unless another place is named"),
    ("window left out", "this turn", "what was done was done this turn"),
    ("to left out", "to the recipient", "on an Attack it is the recipient unless another is named"),
    ("to left out", "to you", "elsewhere it is you unless another is named"),
    ("order left out", "in any order", "the order is asked for anyway"),
    ("controller left out", "from the recipient", "on an Attack it is the recipient's unless another is named"),
    ("'their' for 'your'", "ready step", "a card readies in its controller's ready step"),
    ("'this' for 'that'", "that hero", "'this hero' is that hero"),
    ("n left out", "one additional", "'an additional' is one"),
    ("way left out", "reduce ", "'prevent 2 of it' is 'reduce it by 2'"),
)
# What only the rules of one game say anyway.
OF_A_GAME = {
    "luminous": (("controller left out", "expend a unit you control:", "one pays with one's own"),),
    "starlight": (
        ("'this' for 'that'", "gets rid of the Aura", "what was just done is 'this' and 'that'"),
        ("center left out", "tiles of you", "near is near to this creature unless another is named"),
        ("center left out", "adjacent to you", "near is near to this creature unless another is named"),
        ("a sentence left out", "enchant a", "only a card of one class can be enchanted so"),
        ("a sentence left out", "play with a", "only a card of one class can be enchanted so"),
        ("host left out", "enchant a", "it is the enchanted card"),
        ("two of steps exchanged", "this attack deals", "what changes the attack comes first, all else behind it"),
        ("who left out", "the bearer", "an Aura speaks of its bearer unless another is named"),
        ("'' for 'other'", "may move through other", "nobody moves through itself"),
    ),
    "lost-legacy": (
        ("'' for 'you may'", "MP to ", "an ability with a cost is its controller's choice [LL-abil.12]"),
        ("'' for 'you may'", "from your hand to ", "an ability with a cost is its controller's choice"),
        ("'' for 'you may'", "discard 1 card to ", "an ability with a cost is its controller's choice"),
        ("'' for 'you may'", "from your disposal to ", "an ability with a cost is its controller's choice"),
        ("'' for 'you may'", "tokens from this character to ", "an ability with a cost is its controller's choice"),
        ("'' for 'you may'", "you may rest it to ", "an ability with a cost is its controller's choice"),
        ("'' for 'you may'", "you may rest this character to ", "an ability with a cost is its controller's choice"),
        ("'a' for 'each'", "cards each turn", "'a turn' is each turn"),
        ("'a' for 'each'", "option each turn", "'a turn' is each turn"),
        ("duration left out", "until the end of the battle", "what answers an attack is for its battle [LL-bat.9]"),
        ("'' for 'you may'", "once per ", "an ability with a limit is its controller's choice [LL-abil.12]"),
        ("'' for 'you may'", "twice per ", "an ability with a limit is its controller's choice"),
        ("limit left out", "once per turn, you may", "without limit and cost it is once per turn [LL-abil.23]"),
        ("place left out", " on the field", "a card lies on the field unless another place is named [LL-abil.4]"),
        ("by left out", "destroys a character by an attack", "only by an attack does a character destroy [LL-bat.26]"),
    ),
}  # fmt: skip


Holder = Callable[[str], Definition]


class Dead(NamedTuple):
    """A change of a text that changes nothing of what is carried out."""

    text: str
    changed: str
    how: str


def carried_out(card: Definition) -> str:
    """What a card does, without the words it is told in; of other cards that it makes, only which they are."""
    return repr([(name, parts(getattr(card, name), (id(card),))) for name in field_names(card) if name != "abilities"]
                + [parts(ability, (id(card),)) for ability in card.abilities])  # fmt: skip


def parts(value: Any, inside: tuple[int, ...]) -> Any:
    """A program as lists, with all words left out."""
    if isinstance(value, str) or value is None or id(value) in inside:
        return None
    if isinstance(value, bool | int):
        return value
    if isinstance(value, Definition):
        return value.key
    if isinstance(value, list | tuple):
        return [parts(each, inside) for each in value]
    within = (*inside, id(value))
    return [type(value).__name__, *((name, parts(getattr(value, name), within)) for name in field_names(value))]


def changes(lines: list[list[PlacedSentence]]) -> Iterator[tuple[str, str]]:
    """Other texts, made from one: a sentence or a clause less, two clauses exchanged, a condition gone."""
    sentences = [(at, number) for at, line in enumerate(lines) for number in range(len(line))]
    for at, number in sentences:
        if len(sentences) > 1:
            yield written(lines, at, number, None), "a sentence left out"
        for tree, how in other_trees(lines[at][number].tree):
            try:
                yield written(lines, at, number, sentence(tree)), how
            except CannotPrint:
                continue
    text = written(lines, -1, -1, None)
    for word, other in EXCHANGED.items():
        if f" {word} " in text:
            yield " ".join(text.replace(f" {word} ", f" {other} ", 1).split(" ")), f"'{other}' for '{word}'"


def written(lines: list[list[PlacedSentence]], at: int, number: int, other: str | None) -> str:
    """The text with one sentence exchanged, or left out."""
    made = [
        [sentence(placed.tree) if (row, column) != (at, number) else other for column, placed in enumerate(line)]
        for row, line in enumerate(lines)
    ]
    return "\n".join(" ".join(f"{said}." for said in line if said) for line in made if any(line))


def other_trees(tree: Node) -> Iterator[tuple[Node, str]]:
    """The same sentence with a part less, or with two parts exchanged."""
    for name in tree.FIELDS:
        value = tree.__dict__[name]
        if isinstance(value, tuple):
            for index in range(len(value) if len(value) > 1 else 0):
                yield tree.but(**{name: value[:index] + value[index + 1 :]}), f"one of {name} left out"
            if len(value) > 1 and name in ("clauses", "steps", "deeds") and value[0] != value[1]:
                yield tree.but(**{name: (value[1], value[0], *value[2:])}), f"two of {name} exchanged"
            for index, part in enumerate(value):
                for other, how in other_trees(part):
                    yield tree.but(**{name: (*value[:index], other, *value[index + 1 :])}), how
        elif isinstance(value, Node):
            for other, how in other_trees(value):
                yield tree.but(**{name: other}), how
            if type(tree).fields()[name].optional:
                yield tree.but(**{name: None}), f"{name} left out"
    if isinstance(tree, If | Unless):
        from rulebound.language.core.clauses import Plain

        yield Plain(tree.clauses), "the condition left out"


def texts(game: str) -> list[tuple[str, Holder]]:
    """Every text of the sets and of the tests, with what makes a card of a text of its kind."""
    check, cards = set_of(game)
    found: list[tuple[str, Holder]] = [
        (card.text, lambda text, card=card: check.define(card, text)) for card in cards if card.text  # type: ignore[misc]
    ]
    for text, on, _ in specimens(game):
        kind, before, _ = on.partition("Arrive: ")
        found.append((before + text, lambda text, kind=kind: on_specimen(check, kind, text)))  # type: ignore[misc]
    return found


def on_specimen(check: Any, kind: str, text: str) -> Definition:
    card: Definition = check.define(check.specimen(kind.strip(), text), text)
    return card


def dead(game: str, seed: int, most: int) -> Iterator[Dead]:
    """The changes that change nothing, over so many texts by chance; 0: over all."""
    chosen = texts(game)
    if most:
        chosen = random.Random(seed).sample(chosen, most)
    check = kit_of(game).card_check()
    for text, define in chosen:
        try:
            text = in_shape(check, text)
            before = carried_out(define(text))
        except CardTextError:
            continue  # a text that is typed on several kinds of cards
        for changed, how in changes(lines_of(check, text)):
            try:
                after = carried_out(define(changed))
            except CardTextError:
                continue
            if after == before and changed.lower() != text.lower() and not is_courtesy(game, text, how):
                yield Dead(text, changed, how)


def is_courtesy(game: str, text: str, how: str) -> bool:
    known = (*COURTESY, *OF_A_GAME.get(game, ()))
    return any(how == each and word.lower() in text.lower() for each, word, _ in known)


def in_shape(check: Any, text: str) -> str:
    """The text in the sentences of the house, where some were typed in another shape."""
    return "\n".join(" ".join(f"{placed.text}." for placed in line) for line in lines_of(check, text))


def lines_of(check: Any, text: str) -> list[list[PlacedSentence]]:
    from rulebound.language.text import read_text

    return [list(line) for line in read_text(check.vocabulary, text).lines]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    many = [each for game in GAMES for each in dead(game, given.seed, given.texts)]
    for each in many:
        sys.stdout.write(f"{each.how}: {each.text!r}\n    {each.changed!r}\n")
    sys.exit(bool(many))
