"""Every card as text: the tree of phrases it is read as, and the program it becomes. Of texts in tests, the program.
And every card in plain words, made from its program: here a change of meaning can be read.

    python tests/golden/dump.py                      says which cards and texts are understood otherwise now
    python tests/golden/dump.py --renew              stores them as they are now; the diff is for people to read
    python tests/golden/dump.py "Avalanche Bolt"     prints one card

Objects are walked by their fields, whatever kind of class they are of. Left out is what a field has when nothing is
said (None, False, "" and empty lists), what is worked out in play (names with an underscore in front), and the way
back from an ability to its card.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulebound.kernel.cards import Ability, Definition
from rulebound.language.errors import CardTextError
from rulebound.language.node import Node
from rulebound.tabletop.cardchecks import CardCheck
from rulebound.tabletop.kits import kit_of
from rulebound.tabletop.plain import form
from rulebound.tabletop.rooms import rulesets

HERE = Path(__file__).parent
# The kinds of cards on which a text is tried, the first that can have it; and what may stand before it.
HOLDERS = {
    "luminous": [("spell", ""), ("unit", ""), ("relic", ""), ("unit", "Arrive: "), ("relic", "Arrive: ")],
    "lightseekers": [
        (kind, "") for kind in ("attack", "defend", "buff (1)(2)(Star)-", "buff <1><2>--", "item", "hero")
    ],
    "starlight": [
        (kind, "")
        for kind in ("combat spell", "attack", "aura", "passive", "enchantment", "movement any 1-3", "movement tile 1")
    ],
    "lost-legacy": [
        (kind, "")
        for kind in ("character", "item", "counter", "equipment", "environment", "offensive spell", "defensive spell")
    ],
}
GAMES = tuple(game for game in HOLDERS if game in rulesets())  # of those that are found
FILES = tuple(f"{game}-{what}" for game in GAMES for what in ("cards", "texts", "plain"))
WIDTH = 120
UPWARDS = frozenset({"definition"})


def field_names(value: object) -> list[str]:
    """All fields of an object: of a phrase those it declares, else whatever its class has room for."""
    if isinstance(value, Node):
        return list(value.FIELDS)
    return [name for name in form.field_names(value) if name not in UPWARDS]


def is_silent(value: object) -> bool:
    return value is None or value is False or (isinstance(value, str | list | tuple) and not value)


def shown(value: object, label: str = "", room: int = WIDTH) -> list[str]:
    """A value in one line if it fits, else with what is in it indented below."""
    if value is None or isinstance(value, bool | int | str):
        return [label + repr(value)]
    if isinstance(value, Definition):
        return [f"{label}<{value.key}>"]
    if isinstance(value, Ability) and value in value.definition.abilities:
        return [f"{label}<ability {value.index}>"]
    if isinstance(value, list | tuple):
        return block(f"{label}[", [("", each) for each in value], "]", room)
    return told(value, label, room)


def told(value: object, label: str = "", room: int = WIDTH) -> list[str]:
    """An object by its fields."""
    if not type(value).__module__.startswith("rulebound."):
        raise TypeError(f"a {type(value).__name__} ({value!r}) has no place in the program of a card")
    fields = [(f"{name}=", getattr(value, name)) for name in field_names(value)]
    spoken = [(name, each) for name, each in fields if not is_silent(each)]
    return block(f"{label}{type(value).__name__}(", spoken, ")", room)


def block(opening: str, parts: list[tuple[str, Any]], closing: str, room: int) -> list[str]:
    inner = [shown(each, name, room - 2) for name, each in parts]
    if all(len(lines) == 1 for lines in inner):
        line = opening + ", ".join(lines[0] for lines in inner) + closing
        if len(line) <= room:
            return [line]
    return [opening, *("  " + line for lines in inner for line in lines), closing]


def with_what_it_brings(card: Definition) -> Iterator[Definition]:
    """A card, and the tokens and copies that only it can make."""
    yield card
    for name in field_names(card):
        value: Any = getattr(card, name)
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Definition):
                yield from with_what_it_brings(each)


def program_of(card: Definition) -> list[str]:
    """A card by its fields, then its abilities; wherever else an ability stands, its number stands for it."""
    lines = [f"{type(card).__name__} {card.key!r}"]
    for name in field_names(card):
        value = getattr(card, name)
        if name not in ("key", "text", "abilities") and not is_silent(value):
            lines += shown(value, f"{name}=")
    return lines + abilities_of(card)


def abilities_of(card: Definition) -> list[str]:
    return [line for ability in card.abilities for line in told(ability)]


def set_of(game: str) -> tuple[CardCheck[Any], list[Any]]:
    """The cards that come with a game, and how they are read."""
    check = kit_of(game).card_check()
    cards = [check.printed(face.table) for face in kit_of(game).card_set()]
    check.learn(cards)
    return check, cards


def cards_of(game: str) -> dict[str, str]:
    """Every card that comes with a game, by name."""
    check, cards = set_of(game)
    found: dict[str, str] = {}
    for card in cards:
        lines = [card.text, "-- reading"]
        for ability in check.read(card).abilities:
            lines.append(ability.kind.name)
            for tree in ability.trees:
                lines += ["  " + line for line in shown(tree)]
        for definition in with_what_it_brings(check.define(card, card.text)):
            lines += ["-- program", *program_of(definition)]
        found[card.name] = "\n".join(lines) + "\n"
    return found


def plain_of(game: str) -> dict[str, str]:
    """Every card that comes with a game: its text, and what it will do."""
    check, cards = set_of(game)
    told = {card.name: check.plain(check.define(card, card.text)) for card in cards}
    return {card.name: "\n".join([card.text, "--", *told[card.name]]) + "\n" for card in cards}


def texts_of(game: str) -> dict[str, str]:
    """Every text that was invented for a test: phrases that no card of the set has."""
    found: dict[str, str] = {}
    for text, on, card in specimens(game):
        found[" / ".join(text.split("\n"))] = "\n".join([f"on: {on}".rstrip(), *abilities_of(card)]) + "\n"
    return found


def specimens(game: str) -> Iterator[tuple[str, str, Definition]]:
    """Each invented text once, on which kind of card it stands and what that does."""
    check = kit_of(game).card_check()
    for text in dict.fromkeys(invented(HERE.parent / "games" / game.replace("-", "_"))):
        for kind, before in HOLDERS[game]:
            try:
                card = check.specimen(kind, before + text)
                yield text, f"{kind} {before}", check.define(card, card.text)
                break
            except CardTextError:
                continue


def invented(folder: Path) -> Iterator[str]:
    yield from (folder / "invented_texts.txt").read_text(encoding="utf-8").splitlines()
    for path in sorted((folder / "scenarios").rglob("*.toml")):
        for card in tomllib.loads(path.read_text(encoding="utf-8")).get("card", []):
            yield card.get("text", card.get("trait", "")).strip()


def dump(file: str) -> dict[str, str]:
    game, what = file.rsplit("-", 1)
    return {"cards": cards_of, "texts": texts_of, "plain": plain_of}[what](game)


def path_of(file: str) -> Path:
    return HERE / f"{file}.txt"


def as_text(told: dict[str, str]) -> str:
    return "\n".join(f"==== {name}\n{lines}" for name, lines in told.items())


def stored(file: str) -> dict[str, str]:
    """A dump as it was stored."""
    found: dict[str, str] = {}
    for part in path_of(file).read_text(encoding="utf-8").split("==== ")[1:]:
        name, lines = part.split("\n", 1)
        found[name] = lines.rstrip("\n") + "\n"
    return found


def main(arguments: list[str]) -> int:
    changed = 0
    for file in FILES:
        now = dump(file)
        if arguments == ["--renew"]:
            path_of(file).write_text(as_text(now), encoding="utf-8")
        elif arguments:
            sys.stdout.write("\n".join(now[name] for name in arguments if name in now))
        else:
            then = stored(file)
            for name in now.keys() | then.keys():
                if now.get(name) != then.get(name):
                    changed += 1
                    print(f"{file}: {name}")
    return 1 if changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
