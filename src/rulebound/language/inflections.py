"""Verbs that some game knows, in all their forms: to draw, she draws, she drew, it is drawn, drawing."""

from __future__ import annotations

from typing import NamedTuple

VOWELS = "aeiou"


class Forms(NamedTuple):
    """A verb."""

    base: str
    does: str
    past: str
    done: str
    doing: str


def regular(base: str) -> Forms:
    """The forms of a verb that goes as most do."""
    ends_in_y = base[-1] == "y" and base[-2] not in VOWELS
    stem = base.removesuffix("e")
    does = f"{base[:-1]}ies" if ends_in_y else f"{base}es" if base.endswith(("s", "sh", "ch", "x")) else f"{base}s"
    past = f"{base[:-1]}ied" if ends_in_y else f"{stem}ed"
    return Forms(base, does, past, past, f"{stem}ing")


VERBS = (
    *map(regular, (
        "activate", "add", "attach", "attack", "block", "bolster", "buff", "bury", "claim", "convert", "copy", "create",
        "cull", "damage", "declare", "defend", "destroy", "discard", "divide", "double", "eject", "end", "enter",
        "equip", "erase", "exchange", "execute", "exhaust", "expend", "expire", "flip", "gain", "heal", "increase",
        "invoke", "kill", "look", "lower", "move", "own", "place", "play", "prevent", "pull", "push", "raise", "ready",
        "receive", "reduce", "release", "remove", "rest", "restart", "restore", "return", "reveal", "rotate",
        "sacrifice", "scavenge", "search", "shuffle", "start", "store", "summon", "survive", "telegraph", "threaten",
        "trigger", "turn", "use", "void",
    )),
    Forms("become", "becomes", "became", "become", "becoming"),
    Forms("begin", "begins", "began", "begun", "beginning"),
    Forms("cancel", "cancels", "cancelled", "cancelled", "cancelling"),
    Forms("choose", "chooses", "chose", "chosen", "choosing"),
    Forms("control", "controls", "controlled", "controlled", "controlling"),
    Forms("deal", "deals", "dealt", "dealt", "dealing"),
    Forms("die", "dies", "died", "died", "dying"),
    Forms("dig", "digs", "dug", "dug", "digging"),
    Forms("draw", "draws", "drew", "drawn", "drawing"),
    Forms("give", "gives", "gave", "given", "giving"),
    Forms("have", "has", "had", "had", "having"),
    Forms("leave", "leaves", "left", "left", "leaving"),
    Forms("lose", "loses", "lost", "lost", "losing"),
    Forms("pay", "pays", "paid", "paid", "paying"),
    Forms("put", "puts", "put", "put", "putting"),
    Forms("set", "sets", "set", "set", "setting"),
    Forms("show", "shows", "showed", "shown", "showing"),
    Forms("spend", "spends", "spent", "spent", "spending"),
    Forms("steal", "steals", "stole", "stolen", "stealing"),
    Forms("swap", "swaps", "swapped", "swapped", "swapping"),
    Forms("take", "takes", "took", "taken", "taking"),
)  # fmt: skip
BY_BASE = {each.base: each for each in VERBS}
BY_DONE = {each.done: each for each in VERBS}
BY_DOING = {each.doing: each for each in VERBS}
