"""The table as text: every game draws its own seats, from what a view shows of them."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group, RenderableType

from rulebound.tabletop.drawing import Data
from rulebound.tabletop.kits import kit_of

if TYPE_CHECKING:
    from rulebound.kernel.game import Game

TEXT_WIDTH: Final = 120


def draw(views: Sequence[Data], you: int | None) -> RenderableType:
    """The table as those seats see it whose views are given; `you` sits at the bottom, a spectator nowhere."""
    view = views[0]
    table = kit_of(view["game"]).drawing()
    order = list(range(len(view["seats"])))
    if you is not None:
        order = [*order[you + 1 :], *order[:you], you]
    own = {each["seat"]: each for each in views}
    panels = [table.seat_panel(own.get(seat, view), seat, you) for seat in order]
    return Group(table.headline(view), *panels, *table.around(view))


def as_seen(game: Game, seat: int | None, html: bool) -> str:
    """The table as a seat sees it, or with all hands open: as plain text, or as a page."""
    seats = range(len(game.names)) if seat is None else [seat]
    written = StringIO()
    console = Console(width=TEXT_WIDTH, color_system=None, highlight=False, file=written, record=html)
    console.print(draw([game.view(each) for each in seats], seat))
    return console.export_html() if html else written.getvalue().rstrip()


def as_text(game: Game) -> str:
    """The table with all hands open, and what is asked."""
    asked = [f"{game.names[each.seat]}: {each.prompt}" for each in game.decisions]
    return "\n".join([as_seen(game, None, False), *(asked or [repr(game.result)])])
