"""The printed text is the code: no Python file knows a card by its name.

Names that the rulebook itself uses, such as a token that the rules bring, are words of the rules.
"""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

from rulebound.tabletop.rooms import home_of
from rulebound.tabletop.rulebook import read_rulebook

GAMES = home_of("luminous").path.parent
SOURCES = GAMES.parent
HAVE_DOCSTRINGS = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def card_names(games: Path, game: str = "*") -> set[str]:
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in games.glob(f"{game}/cards/*.toml")]
    return {card["name"] for file in files for card in file["card"]}


def names_in_the_rulebooks(games: Path, names: set[str]) -> set[str]:
    books = [read_rulebook(path) for path in games.glob("*/rulebook*.toml")]
    text = "\n".join(rule.statement for book in books for rule in book)
    return {name for name in names if re.search(rf"\b{re.escape(name)}\b", text)}


def strings(tree: ast.Module) -> Iterator[ast.Constant]:
    """The string literals of a module without its docstrings, which may tell an example."""
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, HAVE_DOCSTRINGS) and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node


def named_cards(sources: Path, names: set[str]) -> list[str]:
    """Each literal that is a card's name, or holds one of several words."""
    found = []
    for path in sorted(sources.rglob("*.py")):
        nodes = list(strings(ast.parse(path.read_text(encoding="utf-8"))))
        literals = "\n".join(str(node.value) for node in nodes)
        several = [name for name in names if " " in name and name in literals]
        for node in nodes:
            literal = str(node.value)
            held = [literal] if literal in names else []
            held += [name for name in several if name != literal and re.search(rf"\b{re.escape(name)}\b", literal)]
            found += [f"{path.relative_to(sources)}:{node.lineno}: {name}" for name in held]
    return sorted(found)


def test_no_card_is_known_to_the_code():
    names = card_names(GAMES)
    assert named_cards(SOURCES, names - names_in_the_rulebooks(GAMES, names)) == []


def test_every_game_with_a_rulebook_has_cards_to_look_for():
    for rulebook in GAMES.glob("*/rulebook*.toml"):
        assert card_names(GAMES, rulebook.parent.name), rulebook


def test_a_card_that_the_code_knows_is_found(tmp_path):
    cards = tmp_path / "games" / "toy" / "cards"
    cards.mkdir(parents=True)
    text = '[[card]]\nname = "Old Oak"\n\n[[card]]\nname = "Wren"\n'
    (cards / "first.toml").write_text(text, encoding="utf-8")
    (tmp_path / "rules.py").write_text(
        '"""Old Oak is only an example."""\n'
        'if card.name == "Old Oak":\n'
        '    print(f"play Old Oak {turn}")\n'
        'birds = ["Wren", "Wrench", "a Wren"]  # Wren\n',
        encoding="utf-8",
    )
    assert card_names(tmp_path / "games") == {"Old Oak", "Wren"}
    assert named_cards(tmp_path, {"Old Oak", "Wren"}) == [
        "rules.py:2: Old Oak",
        "rules.py:3: Old Oak",
        "rules.py:4: Wren",
    ]


def test_a_token_that_the_rules_bring_is_a_word_of_the_rules():
    assert names_in_the_rulebooks(GAMES, {"Luminous Bloom", "Old Oak"}) == {"Luminous Bloom"}
