"""Two numbers that change places: of a card, of two cards, of two players."""

from __future__ import annotations

from typing import ClassVar, Final

from rulebound.language.core import categories as core
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings

from .beings import CHARACTERS
from .nouns import CardValue, SeatValue

SWAP: Final = "<swap|switch|exchange>"


@phrase(f"{SWAP} {{of}} {{stat}} and {{stat2}} [{{duration}}]")
class SwapOwnValues(core.Simple):
    """Of a card whose each becomes what the other was. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "of"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    of: core.Possessor
    stat: CardValue
    stat2: CardValue
    duration: core.Duration | None = None


@phrase(f"{SWAP} the {{stat}} and {{stat2}} of {{what}} [{{duration}}]")
class SwapValuesOf(core.Simple, core.OfThing):
    """The same of cards that are named here. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    stat: CardValue
    stat2: CardValue
    duration: core.Duration | None = None


@phrase(
    f"{SWAP} the {{stat}} of {{what:sg}} with <|that of> {{other:sg}} [{{duration}}]",
    f"{SWAP} the {{stat}} of {{what:pl}} [{{duration}}]",
)
class SwapValueOfTwo(core.Simple, core.OfThing):
    """Each has what the other had. [LL-val.4]"""

    IN_PLAY: ClassVar[str] = "what"
    OF_KINDS: ClassVar[tuple[str, ...]] = CHARACTERS
    ANOTHER: ClassVar[str] = "other"
    stat: CardValue
    other: core.Thing | None = None
    duration: core.Duration | None = None


@phrase(f"{SWAP} {{what}} <|totals> with your opponent", f"{SWAP} your {{what}} <and|with> your opponent's {{other}}")
class SwapHoldings(core.Act):
    """Each player has what the other had. [LL-mp.3, LL-win.6]"""

    what: SeatValue
    other: SeatValue | None = None


DONE: Final = "<swapped|switched|exchanged>"
SWAPS: Final = "<swaps|switches|exchanges|swap|switch|exchange>"
BOTH: Final = ("offense and defense", "defense and offense")
# Two numbers here, and not the stats as one.
SWAP_WORDS: Final[Wordings] = {
    each: each
    for both in BOTH
    for each in (
        *(f"{both} are {done}" for done in ("swapped", "switched", "exchanged")),
        *(f"{swap} {the}{both}" for swap in ("swap", "switch", "exchange", "swaps", "switches", "exchanges")
          for the in ("the ", "its ", "their ", "a character's ", "this character's ", "")),
    )
}  # fmt: skip
SWAPPED: Final[dict[str, str]] = {
    f"{{one's}} {{s=@}} and {{s2=@}} are {DONE}": "swap {one's} {s} and {s2}",
    f"the {{s=@}} and {{s2=@}} of {{x}} are {DONE}": "swap the {s} and {s2} of {x}",
    f"{{x}} {SWAPS} <its|their|> {{s=@}} and {{s2=@}}": "swap the {s} and {s2} of {x}",
    f"^ until {{d}}, {SWAP} {{rest}}": "swap {rest} until {d}",
    f"<you and your opponent|your opponent and you> {SWAP} {{k=MP/honor}} <|totals>": "swap {k} with your opponent",
}
