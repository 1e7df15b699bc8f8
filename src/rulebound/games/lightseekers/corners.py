"""The four corners of a Buff, and the one line in which they are written: `(2)(X)<1>–`. [LS-6.2.1-corner]
[LS1-6.1.1.1]"""

from __future__ import annotations

import re
from enum import Enum
from typing import NamedTuple

_CORNER = re.compile(r"\(([^()<>]*)\)|<([^()<>]*)>|[–—−-]")
_CONTENT = re.compile(r"[0-9]{1,4}|[Xx]|[A-Za-z][\w' ]*|")
NUMBER_OF_CORNERS = 4


class Shape(Enum):
    """The rotation symbol of a corner. [LS-2.5.3.9b, LS-2.5.3.9d]"""

    NONE = "none"
    ROUND = "round"
    CLUNKY = "clunky"


class Corner(NamedTuple):
    """One corner: its symbol, and what stands in it: nothing, X, a number, or the name of an icon."""

    shape: Shape = Shape.NONE
    content: str = ""

    @property
    def value(self) -> int | None:
        """V, if the corner has a number. [LS-G57]"""
        return int(self.content) if self.content.isdigit() else None

    @property
    def is_x(self) -> bool:
        """Nothing on the Buff is active here. [LS-2.5.3.7a]"""
        return self.content == "X"

    @property
    def icon(self) -> str:
        """The name of the icon, which text can ask for. [LS-G65]"""
        return "" if self.is_x or self.content.isdigit() else self.content

    @property
    def printed(self) -> str:
        if self.shape is Shape.NONE:
            return "–"
        inside = self.content or " "
        return f"({inside})" if self.shape is Shape.ROUND else f"<{inside}>"


Corners = tuple[Corner, Corner, Corner, Corner]
PERMANENT: Corners = (Corner(), Corner(), Corner(), Corner())


def read_corners(printed: str) -> Corners:
    """Four corners from their notation; an empty text is a permanent Buff. [LS-2.5.3.9-i, LS-2.5.3.10-i]"""
    text = printed.strip()
    if not text:
        return PERMANENT
    found: list[Corner] = []
    at = 0
    while at < len(text):
        match = _CORNER.match(text, at)
        if match is None:
            raise ValueError(
                f"{text[at:]!r} is no corner: write (2) for round, <2> for Clunky, (X), ( ) or - for no symbol"
            )
        found.append(_corner(match))
        at = match.end()
        while at < len(text) and text[at] == " ":
            at += 1
    if len(found) != NUMBER_OF_CORNERS:
        raise ValueError(
            f"a Buff has four corners, {printed!r} has {len(found)}; write - for a corner without a symbol"
        )
    return found[0], found[1], found[2], found[3]


def _corner(match: re.Match[str]) -> Corner:
    round_, clunky = match.groups()
    content = round_ if round_ is not None else clunky
    if content is None:
        return Corner()
    content = content.strip()
    if not _CONTENT.fullmatch(content):
        raise ValueError(f"{content!r} cannot stand in a corner: a number, X, the name of an icon, or nothing")
    shape = Shape.CLUNKY if round_ is None else Shape.ROUND
    return Corner(shape, "X" if content in ("X", "x") else content)


def print_corners(corners: Corners) -> str:
    """The notation of the ledger; nothing for a permanent Buff."""
    return "" if is_permanent(corners) else "".join(corner.printed for corner in corners)


def is_permanent(corners: Corners) -> bool:
    """No corner with a rotation symbol. [LS-2.5.3.10-i]"""
    return all(corner.shape is Shape.NONE for corner in corners)
