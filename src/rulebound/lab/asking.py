"""From what a person names (decks, cards, bots, switches) to a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from rulebound.api import check_deck, read_deck
from rulebound.bots import bot_of
from rulebound.kernel.letters import nearest
from rulebound.lab.comparing import Compare
from rulebound.lab.matching import Matrix
from rulebound.lab.plans import OPEN, LabError, Side, Table, Variant
from rulebound.lab.valuing import Worths
from rulebound.tabletop.kits import AnyDeck, AnySwitches, kit_of

NONE: AnySwitches = MappingProxyType({})


def sides_of(
    ruleset: str,
    decks: Sequence[AnyDeck],
    bots: Sequence[str],
    cards: Sequence[Table] = (),
    switches: AnySwitches = NONE,
) -> tuple[Side, ...]:
    """Each deck, all of those of the game if none is named, with each bot."""
    for bot in bots:
        if bot != OPEN:
            bot_of(bot, 0)
    kit = kit_of(ruleset)
    if not kit.deck_names():
        return tuple(Side(bot, None, bot) for bot in bots)
    found: list[Side] = []
    for deck in decks or kit.deck_names():
        name, data = named(ruleset, deck)
        broken = check_deck(ruleset, deck, cards, dict(kit.switches_for(2)) | dict(switches))
        if broken:
            raise LabError(f"{name} is no legal deck: {broken[0]}")
        found += [Side(name if len(bots) == 1 else f"{name} ({bot})", data, bot) for bot in bots]
    return tuple(found)


def named(ruleset: str, deck: AnyDeck) -> tuple[str, dict[str, object]]:
    data = read_deck(ruleset, deck)
    return str(data.get("name") or (deck.stem if isinstance(deck, Path) else "deck")), data


def counts_of(deck: AnyDeck | None) -> dict[str, int]:
    """How many of each card a deck has, whatever its parts are called."""
    found: dict[str, int] = {}
    for part in deck.values() if isinstance(deck, Mapping) else ():
        if isinstance(part, Mapping):
            for name, count in part.items():
                found[name] = found.get(name, 0) + count
    return found


def matrix(
    ruleset: str,
    sides: tuple[Side, ...],
    games: int,
    seed: str = "1",
    switches: AnySwitches = NONE,
    cards: Sequence[Table] = (),
    patient: bool = True,
) -> Matrix:
    """So many games for each pairing."""
    return Matrix(ruleset, sides, (games + 1) // 2, seed, Variant("", dict(switches), tuple(cards)), patient)


def worths(
    ruleset: str,
    sides: tuple[Side, ...],
    rounds: int,
    wanted: Sequence[str] = (),
    seed: str = "1",
    switches: AnySwitches = NONE,
    cards: Sequence[Table] = (),
    pairs: int = 8,
) -> Worths:
    """Each card of each deck, or the wanted ones, beside a blank; so many pairs of games for each at first."""
    kit = kit_of(ruleset)
    tables: dict[str, Table] = {str(face.table["name"]): face.table for face in kit.card_set()}
    tables |= {str(table["name"]): table for table in cards}
    held = {name for side in sides for name in counts_of(side.deck)}
    for name in wanted:
        if name not in held:
            raise LabError(f"no deck here has a card '{name}'{near(name, held)}")
    blanks = [
        (side.name, name, count, kit.blank(tables[name]))
        for side in sides
        for name, count in counts_of(side.deck).items()
        if name in tables and (not wanted or name in wanted)
    ]
    return Worths(ruleset, sides, tuple(blanks), rounds, tuple(cards), dict(switches), seed, pairs)


def compare_cards(
    ruleset: str,
    sides: tuple[Side, ...],
    cards: Sequence[Table],
    games: int,
    instead_of: str = "",
    seed: str = "1",
    switches: AnySwitches = NONE,
    patient: bool = True,
) -> Compare:
    """Cards of the set in a new version (same name), or a new card in the place of another, in all decks with it."""
    names = [str(card["name"]) for card in cards]
    known = {str(face.table["name"]) for face in kit_of(ruleset).card_set()}
    if instead_of:
        if len(names) != 1:
            raise LabError(f"one card can stand in the place of '{instead_of}': there are {len(names)}")
        if instead_of not in known:
            raise LabError(f"there is no card '{instead_of}' in the set{near(instead_of, known)}")
        changed, instead = [instead_of], {instead_of: names[0]}
    else:
        for name in names:
            if name not in known:
                raise LabError(
                    f"'{name}' is not in the set, so there is nothing to compare it with. "
                    "Say in whose place it stands, with --instead-of CARD."
                )
        changed, instead = names, {}
    subjects = tuple(side for side in sides if any(name in counts_of(side.deck) for name in changed))
    after = Variant("after", dict(switches), tuple(cards), instead)
    for side in subjects:
        broken = check_deck(ruleset, after.deck(dict(data_of(side))), cards, dict(switches))
        if broken:
            raise LabError(f"{side.name} would be no legal deck with it: {broken[0]}")
    others = tuple(side for side in sides if side not in subjects) or sides
    return Compare(ruleset, subjects, others, Variant("before", dict(switches)), after, (games + 3) // 4, seed, patient)


def compare_switches(
    ruleset: str, sides: tuple[Side, ...], before: AnySwitches, after: AnySwitches, games: int, seed: str = "1"
) -> Compare:
    """A rule played in two ways."""
    variants = Variant("before", dict(before)), Variant("after", dict(after))
    return Compare(ruleset, sides, sides, *variants, (games + 3) // 4, seed)


def data_of(side: Side) -> Mapping[str, Any]:
    assert isinstance(side.deck, Mapping)
    return side.deck


def near(name: str, known: set[str]) -> str:
    found = nearest(name, sorted(known))
    return f"; did you mean '{found}'?" if found else ""
