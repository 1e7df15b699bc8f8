"""`make mutate`: break the code of some rules in small ways, and list what no test that claims them notices."""

from __future__ import annotations

import argparse
import json
import random
import signal
import sys
from pathlib import Path
from typing import Any

from mutation.citations import citations, not_leading
from mutation.survey import BrokenBefore, RuleReport, survey
from rulebound.tabletop.coverage import find_checkout
from rulebound.tabletop.rooms import rulesets
from rulebound.tabletop.rulebook import Rulebook, UnknownRule, load_rulebook


def options(arguments: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("ruleset", nargs="?", default="luminous", choices=rulesets())
    parser.add_argument("rules", nargs="*", metavar="ID", help="rules by name; else a random sample")
    parser.add_argument("--count", type=int, default=20, help="how many rules are drawn")
    parser.add_argument("--seed", type=int, default=1, help="which rules and which breaks are drawn")
    parser.add_argument("--breaks", type=int, default=8, help="at most so many breaks of a rule")
    parser.add_argument("--jobs", type=int, default=2, choices=(1, 2), help="processes at a time")
    parser.add_argument("--deep", action="store_true", help="ask the scenarios of other rules what no claim notices")
    parser.add_argument("--cited", action="store_true", help="only say where the rules are cited, by kind of place")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    return parser.parse_args(arguments)


def main(arguments: list[str] | None = None) -> int:
    asked = options(arguments)
    for wish in (signal.SIGINT, signal.SIGTERM):  # also where a shell has started us in the background
        signal.signal(wish, signal.default_int_handler)
    book = load_rulebook(asked.ruleset)
    root = find_checkout()
    counted = [rule.id for rule in book if rule.counted]
    if asked.cited:
        return cited(book, root, asked.rules or counted, asked.json)
    try:
        for rule in asked.rules:
            book.rule(rule)
        count = min(asked.count, len(counted))
        rules = asked.rules or sorted(random.Random(asked.seed).sample(counted, count), key=counted.index)
        reports = survey(
            book, root, rules, seed=asked.seed, most=asked.breaks, jobs=asked.jobs, deep=asked.deep, progress=progress
        )
    except (UnknownRule, BrokenBefore) as wrong:
        print(wrong, file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("stopped; nothing was changed", file=sys.stderr)
        return 130
    data = as_json(asked.ruleset, asked.seed, root, reports)
    print(json.dumps(data, indent=1) if asked.json else table(data))
    return 1 if data["unguarded"] or data["without_code"] else 0


def progress(done: int, of: int, what: str) -> None:
    print(f"{done}/{of} {what}", file=sys.stderr, flush=True)


def as_json(ruleset: str, seed: int, root: Path, reports: list[RuleReport]) -> dict[str, Any]:
    tried = [each for report in reports for each in report.tried]
    return {
        "ruleset": ruleset,
        "seed": seed,
        "rules": len(reports),
        "breaks": len(tried),
        "noticed": sum(bool(each.noticed) for each in tried),
        "claims": sum(claim.listed for report in reports if report.tried for claim in report.claims),
        "unguarded": [report.rule for report in reports if report.unguarded],
        "without_code": [report.rule for report in reports if not report.tried],
        "not_noticed": [
            {
                "rule": report.rule,
                "place": f"{each.what.path.relative_to(root).as_posix()}:{each.what.line}",
                "what": each.what.what,
                "diff": each.what.diff(),
                "elsewhere": each.elsewhere,
            }
            for report in reports
            for each in report.not_noticed
        ],
        "padding": [{"rule": report.rule, "test": test} for report in reports for test in report.padding],
    }


def table(data: dict[str, Any]) -> str:
    lines = ["Breaks that no test claiming the rule notices (some change nothing: judge by the diff)", ""]
    for each in data["not_noticed"]:
        beside = f"  (noticed by {each['elsewhere']})" if each["elsewhere"] else ""
        lines.append(f"{each['rule']}  {each['place']}  {each['what']}{beside}")
        lines += [f"    {line}" for line in each["diff"].splitlines()]
    lines += ["", "Padding: tests that list a rule and notice none of its breaks", ""]
    lines += [f"{each['rule']}  {each['test']}" for each in data["padding"]]
    lines += [
        "",
        f"{data['ruleset']}, seed {data['seed']}: {data['rules']} rules, {data['breaks']} breaks, {data['noticed']} "
        f"noticed; {len(data['padding'])} of {data['claims']} claims notice nothing",
        f"unguarded rules: {', '.join(data['unguarded']) or 'none'}",
        f"rules without code to break: {', '.join(data['without_code']) or 'none'}",
    ]
    return "\n".join(lines)


def cited(book: Rulebook, root: Path, rules: list[str], as_document: bool) -> int:
    """Where each rule is cited; status 1 if a citation that leads to code is missing."""
    source = root / "src"
    found = [each for each in citations(book.pattern(), source) if each.rule in rules]
    places: dict[str, list[str]] = {rule: [] for rule in rules}
    for each in found:
        where = each.path.relative_to(source).as_posix()
        places[each.rule].append(f"{each.kind}: {where}:{each.line} {each.place}".rstrip())
    missing = list(not_leading(rules, found))
    if as_document:
        print(json.dumps({"ruleset": book.ruleset, "cited": places, "not_leading": missing}, indent=1))
    else:
        for rule, lines in places.items():
            print(rule, *lines, sep="\n    ")
        print(f"\nno citation leads to code: {', '.join(missing) or 'none'}")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
