"""A bot in thirty lines, as a program of its own: it attacks if it can, else plays a card, else takes what is offered.

    rulebound watch luminous --bots "run:python examples/first_bot.py,greedy"
    rulebound lab match lightseekers --deck long-noon --bot "run:python examples/first_bot.py" --bot random --games 20

Each line on standard input is a document in JSON; each answer is a line on standard output (docs/bots.md).
"""

import json
import random
import sys

WANTED = ("attack", "play", "invoke")


def chosen(decision: dict) -> str:
    """The id of an option: the first kind of move that we want, any option of it."""
    for wanted in WANTED:
        found = [option["id"] for option in decision["options"] if option["kind"].startswith(wanted)]
        if found:
            return random.choice(found)
    return random.choice(decision["options"])["id"]


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "decision":
        print(json.dumps({"number": asked["number"], "choice": chosen(asked["decision"])}), flush=True)
