"""More texts than the tests have time for."""

from __future__ import annotations

import argparse
import sys

from .comparing import GAMES, compare, told


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.second_opinion", description=__doc__)
    parser.add_argument("--texts", type=int, default=5000, help="how many for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=[*GAMES], action="append")
    parser.add_argument("--why", action="store_true", help="why there was no opinion on some")
    given = parser.parse_args()
    found = 0
    for name in given.game or GAMES:
        report = compare(name, given.seed, given.texts)
        for text, outcome in report.found:
            print(told(text, outcome))
        print(f"{name}: " + ", ".join(f"{many} {verdict}" for verdict, many in report.verdicts.most_common()))
        for why, many in report.reasons.most_common() if given.why else ():
            print(f"  {many:5} {why}")
        found += len(report.found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
