"""Charts as SVG, drawn here: the page needs no network and no script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rulebound.lab.tables import needed

WIDTH: Final = 640
INK: Final = "#23303d"
ACCENT: Final = "#1f6f8b"
SOFT: Final = "#a9c7d3"


def svg_of(chart: Any) -> str:
    drawn: str = needed("vl_convert").vegalite_to_svg(chart.to_json())
    return drawn


def values(rows: list[dict[str, Any]]) -> Any:
    alt = needed("altair")
    return alt.InlineData(values=rows)


def matrix(cells: Mapping[str, Mapping[str, float]], order: Sequence[str]) -> str:
    """Who beats whom: a colour and a number for each pairing, both ways."""
    alt = needed("altair")
    data: list[dict[str, Any]] = []
    for name, cell in cells.items():
        first, _, second = name.partition(" v ")
        for row, column, value in ((first, second, cell["value"]), (second, first, 1 - cell["value"])):
            words = f"{value:.0%}"
            data.append({"row": row, "column": column, "won": value, "words": words, "games": cell["units"]})
    base = alt.Chart(values(data)).encode(
        x=alt.X("column:N", sort=list(order), title=None), y=alt.Y("row:N", sort=list(order), title=None)
    )
    colour = alt.Color("won:Q", scale=alt.Scale(scheme="redyellowblue", domain=[0, 1]), legend=None)
    size = max(28 * len(order), 120)
    return svg_of(
        (base.mark_rect().encode(color=colour) + base.mark_text(color=INK).encode(text="words:N"))
        .properties(width=size, height=size)
        .configure_view(stroke=None)
    )


def bars(rows: Sequence[tuple[str, float, float, float]], title: str, middle: float = 0.5) -> str:
    """Rates with their intervals, and the line they are held against."""
    alt = needed("altair")
    data = [{"name": name, "value": value, "low": low, "high": high} for name, value, low, high in rows]
    names = [name for name, *_ in rows]
    base = alt.Chart(values(data)).encode(y=alt.Y("name:N", sort=names, title=None))
    axis = alt.Axis(format="+%" if middle == 0 else "%")
    ticks = base.mark_point(filled=True, color=ACCENT, size=60).encode(x=alt.X("value:Q", title=title, axis=axis))
    spans = base.mark_rule(color=ACCENT).encode(x="low:Q", x2="high:Q")
    line = alt.Chart(values([{"at": middle}])).mark_rule(color=INK, strokeDash=[4, 4]).encode(x="at:Q")
    return svg_of((line + spans + ticks).properties(width=WIDTH - 180, height=max(18 * len(rows), 40)))


def counts(found: Mapping[str, int], title: str) -> str:
    alt = needed("altair")
    data = [{"name": name, "games": count} for name, count in found.items()]
    chart = alt.Chart(values(data)).mark_bar(color=ACCENT)
    coded = chart.encode(y=alt.Y("name:N", sort="-x", title=None), x=alt.X("games:Q", title=title))
    return svg_of(coded.properties(width=WIDTH - 180, height=max(22 * len(data), 40)))


def curve(turns: Sequence[Mapping[str, float]], title: str) -> str:
    """The median by turn, and between what the middle half lies."""
    alt = needed("altair")
    data = [{"turn": turn, **each} for turn, each in enumerate(turns)]
    base = alt.Chart(values(data)).encode(x=alt.X("turn:Q", title="turn"))
    area = base.mark_area(color=SOFT).encode(y=alt.Y("quarter:Q", title=title), y2="three_quarters:Q")
    return svg_of((area + base.mark_line(color=ACCENT).encode(y="median:Q")).properties(width=260, height=120))
