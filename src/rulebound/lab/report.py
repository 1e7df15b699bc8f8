"""All that a run has to say on one page: no network, no script. The same is kept as JSON beside it.

Twelve parts, in the order in which people ask: what is wrong, who wins, how it goes, which cards, which bots, what went
wrong, which games to look at, what has changed, and how all of it was found out.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from rulebound.lab import charts
from rulebound.lab.comparing import Compare, differences
from rulebound.lab.findings import faults_of, findings, verdicts
from rulebound.lab.matching import Matrix
from rulebound.lab.plans import LabError
from rulebound.lab.running import Question, Rows, write_whole
from rulebound.lab.statistics import Interval, smallest_seen
from rulebound.lab.valuing import Worths, whole

METHOD: Final = (
    "Games come in pairs with the same decks, deal and dice, and seats changed; a pair is one unit.",
    "Intervals hold nineteen times of twenty, each for itself: of twenty intervals one is wrong.",
    "Bots do not bluff and do not plan over many turns. A deck that they cannot pilot looks weak.",
    "Won when drawn says what a card was seen with. Only the games with a blank in its place say what it does.",
    "Chances in the middle of a game are the value that the ruleset gives a position.",
)


Depth = Mapping[str, Interval]
"""By pairing of bots, what the one that is named first has won."""


def document(question: Question, rows: Rows, words: Sequence[str] = (), depth: Depth | None = None) -> dict[str, Any]:
    """All of it as data."""
    settings = question.settings
    printed = rows if not isinstance(question, Worths) else whole(rows)
    shown = printed if not isinstance(question, Compare) else of_variant(rows, question.after.name)
    found = {**findings(shown), "faults": faults_of(rows)}
    doc: dict[str, Any] = {
        "engine": version("rulebound"),
        "settings": settings,
        "title": question.title if isinstance(question, Compare) else settings["question"],
        "answer": list(words),
        "verdicts": [{"verdict": how, "why": why} for how, why in verdicts(found, isinstance(question, Matrix))],
        **found,
        "depth": {pairing: won.data() for pairing, won in (depth or {}).items()},
    }
    if isinstance(question, Worths):
        doc["worths"] = [worth.data() for worth in question.worths(rows)]
    if isinstance(question, Compare):
        units = differences(rows, question.before.name)
        doc["effect"] = question.effect(rows).data()
        doc["smallest_effect_seen"] = round(smallest_seen(units), 4)
        doc["before"] = findings(of_variant(rows, question.before.name))
    return doc


def of_variant(rows: Rows, name: str) -> dict[str, Any]:
    return {key: row for key, row in rows.items() if row["variant"] == name}


def write_report(
    path: Path, question: Question, rows: Rows, words: Sequence[str] = (), depth: Depth | None = None
) -> list[Path]:
    """The page, and the same as data beside it."""
    doc = document(question, rows, words, depth)
    if not doc["games"]:
        raise LabError("no game came to an end, so there is nothing to report")
    data = path.with_suffix(".json")
    write_whole(path, page(doc))
    write_whole(data, json.dumps(doc, indent=1))
    return [path, data]


def page(doc: dict[str, Any]) -> str:
    settings = doc["settings"]
    title = f"{settings['ruleset']}: {doc['title']}"
    style = (files("rulebound.lab") / "report.css").read_text(encoding="utf-8")
    parts = [
        section("In short", verdict_box(doc)),
        section("The first seat", first_seat(doc)),
        section("Who beats whom", matrix(doc)),
        section("How long", length(doc)),
        section("How games end", charts.counts(doc["ends"], "games")),
        section("Cards", cards(doc)),
        section("What lies where", zones(doc)),
        section("Depth", deep(doc)),
        section("What went wrong", faults(doc)),
        section("Games to look at", examples(doc)),
        section("What has changed", changed(doc)),
        section("How this was found out", method(doc)),
    ]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(title)}</title><style>{style}</style><h1>{escape(title)}</h1>{''.join(parts)}</html>\n"
    )


# ---- parts
def verdict_box(doc: dict[str, Any]) -> str:
    answers = "".join(f"<p><strong>{escape(words)}</strong></p>" for words in doc["answer"])
    lines = "".join(
        f'<b class="{each["verdict"].split()[0]}">{each["verdict"]}</b><span>{escape(each["why"])}</span>'
        for each in doc["verdicts"]
    )
    return f'{answers}<div class="box">{lines}</div>'


def first_seat(doc: dict[str, Any]) -> str:
    rows = [("all", *interval(doc["first_seat"]))]
    rows += [(name, *interval(each)) for name, each in doc["first_seat_by_side"].items()]
    return charts.bars(rows, "won by who begins")


def matrix(doc: dict[str, Any]) -> str:
    order = list(doc["sides"])
    overall = charts.bars([(name, *interval(each)) for name, each in doc["sides"].items()], "won of all games")
    table = table_of(
        ("pairing", "won by the first", "low", "high", "pairs"),
        (
            (name, *(f"{cell[key]:.1%}" for key in ("value", "low", "high")), cell["units"])
            for name, cell in doc["cells"].items()
        ),
    )
    drawn = charts.matrix(doc["cells"], order) if len(order) > 2 else ""
    return f"{overall}{drawn}<details><summary>All pairings</summary>{table}</details>"


def length(doc: dict[str, Any]) -> str:
    names = {
        "turns": "turns",
        "answers": "decisions",
        "lead_changes": "changes of the lead",
        "decided": "decided after",
    }
    rows = [
        (words, *(f"{value:.0%}" if key == "decided" else f"{value:g}" for value in doc[key].values()))
        for key, words in names.items()
    ]
    said = f"{doc['draws']} of {doc['games']} games were drawn. Decided: from then on the winner stayed ahead."
    return table_of(("", "least", "quarter", "median", "three quarters", "most"), rows) + note(said)


def cards(doc: dict[str, Any]) -> str:
    worths = {(each["deck"], each["card"]): each for each in doc.get("worths", [])}
    chart = ""
    if worths:
        ranked = list(worths.values())
        ends = ranked if len(ranked) <= 24 else [*ranked[:12], *ranked[-12:]]
        rows = [(f"{each['card']} ({each['deck']})", *interval(each["effect"])) for each in ends]
        chart = charts.bars(rows, "worth beside a blank", middle=0.0)
    lines = []
    for card in doc["cards"]:
        worth = worths.get((card["side"], card["card"]))
        effect = f"{worth['effect']['value']:+.1%}" if worth else ""
        shares = [share(card[key]) for key in ("drawn", "played", "stuck")]
        gains = [points_of(card[key]) for key in ("won_drawn", "won_opening", "won_played")]
        lines.append((card["card"], card["side"], *shares, card["turn"] or "", *gains, effect))
    head = ("card", "deck", "drawn", "played", "left in hand", "turn", "won drawn", "opening", "won played", "worth")
    return chart + table_of(head, lines)


def zones(doc: dict[str, Any]) -> str:
    return "".join(
        f"<figure>{charts.curve(turns, zone)}</figure>" for zone, turns in doc["zones"].items() if len(turns) > 1
    ) + note("Cards of one player: median by turn, and the middle half.")


def deep(doc: dict[str, Any]) -> str:
    if not doc["depth"]:
        ruleset = escape(doc["settings"]["ruleset"])
        return note(
            f"Not asked. <code>rulebound lab matrix {ruleset} --depth 20</code> lets bots that look ahead less and "
            "more play each other; <code>--without attack</code> adds one that never makes such a move."
        )
    rows = [(name, *interval(each)) for name, each in doc["depth"].items()]
    return charts.bars(rows, "won by the first") + note(
        "Who looks further ahead should win: where it does not, there is little to think about. What a bot without "
        "some kind of move loses says what these moves are worth."
    )


def faults(doc: dict[str, Any]) -> str:
    if not doc["faults"]:
        return note("Nothing: no game ended in a fault of the engine.")
    return table_of(("game", "fault"), ((each["game"], each["fault"]) for each in doc["faults"]))


def examples(doc: dict[str, Any]) -> str:
    return table_of(("", "game"), doc["examples"].items()) + note(
        "<code>rulebound lab replay FOLDER GAME</code> writes any game of a run that was kept with <code>--out</code>."
    )


def changed(doc: dict[str, Any]) -> str:
    if "effect" not in doc:
        return note(
            "Nothing was compared. <code>rulebound lab compare</code> plays the same games before and after a change."
        )
    before, after, effect = doc["before"], doc, doc["effect"]
    by = f"{effect['value']:+.1%} ({effect['low']:+.1%} to {effect['high']:+.1%})"
    rows = [
        ("won by the subjects, after minus before", "", "", by),
        ("smallest effect these games would show", "", "", f"{doc['smallest_effect_seen']:.1%}"),
        ("won by the first seat", f"{before['first_seat']['value']:.1%}", f"{after['first_seat']['value']:.1%}", ""),
        ("turns, median", f"{before['turns']['median']:g}", f"{after['turns']['median']:g}", ""),
        ("draws", before["draws"], after["draws"], ""),
    ]  # fmt: skip
    return table_of(("", "before", "after", "difference"), rows)


def method(doc: dict[str, Any]) -> str:
    settings = {key: value for key, value in doc["settings"].items() if isinstance(value, str | int | float | bool)}
    told = "".join(f"<li>{escape(each)}</li>" for each in METHOD)
    rows = [("engine", doc["engine"]), ("games", doc["games"]), *settings.items()]
    return f"<ul>{told}</ul>" + table_of(("", ""), rows)


# ---- pieces
def section(title: str, inside: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{inside}</section>"


def note(words: str) -> str:
    return f'<p class="note">{words}</p>'


def table_of(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    top = "".join(f"<th>{escape(each)}</th>" for each in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(str(cell))}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{top}</tr>{body}</table>"


def interval(data: dict[str, float]) -> tuple[float, float, float]:
    return data["value"], data["low"], data["high"]


def share(value: float | None) -> str:
    return "" if value is None else f"{value:.0%}"


def points_of(value: float | None) -> str:
    return "" if value is None else f"{value * 100:+.1f}"
