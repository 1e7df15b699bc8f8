"""Other words for bounds, in all games: how many at most, how much at most, and what may not be exceeded.

"Destroy no more than two units", "if you have no more than 2 cards", "draw 1 card for each relic, but not more than
three cards". What is counted at the end must be what was counted before: "deal 2 damage for each card, to a maximum of
3 cards" is another thing than 3 damage, and no pattern is for it.
"""

from __future__ import annotations

from .wordings import Wordings

AT_MOST = "<at most|no more than|not more than|a maximum of|maximum|max>"
# To whom it falls how far they go.
CHOOSES = "/".join(
    f"{verb}/{verb}s" for verb in (
        "choose", "discard", "expend", "move", "ready", "remove", "return", "reveal", "pull", "sacrifice", "walk",
        "run", "select", "telegraph", "steal", "spend", "rotate",
    )) + "/destroy/destroys/push/pushes"  # fmt: skip
# What is had in an amount, and what is counted.
MUCH = "life/health/honor/MP/energy/mana/durability/attack/cost/ATK/DEF/offense/defense/speed/magic/level"
MANY = ("card", "unit", "relic", "orb", "token", "Buff", "Item", "character", "option", "Generator", "Aura", "Point",
        "creature", "counter", "power-up", "enemy", "ally", "combo", "spell")  # fmt: skip
HAVE = "have/has/had/control/controls/own/owns"
PLURALS = {"enemy": "enemies", "ally": "allies"}
NO_MORE = "<|but|though|and> <no more than|not more than|never more than|at most|up to|to>"
MAXIMUM = "<|a maximum of|a total of|a limit of>"
IN_ALL = "<|in total|in all|altogether|total>"
LESS = "<no more than|not more than|at most|no higher than|not higher than|no greater than|not greater than>"
MORE = "<no less than|no fewer than|not less than|no lower than|at least|a minimum of>"
PAIRS = tuple((one, PLURALS.get(one, f"{one}s")) for one in (*MANY, "tile", "counter", "token"))


VERBS = "/".join(f"{verb}/{verb}s" for verb in (
    "deal", "gain", "get", "lose", "draw", "heal", "take", "add", "put", "steal", "recover", "restore", "discard",
))  # fmt: skip
# To whom, said in between; what else stands there could be another amount ("deal 3 damage plus 1 for each …").
TO_WHOM = ("", " to {y=them/it/you}", " to the {y=target/defender/attacker/opponent/recipient}",
   " to your {y=opponent}",
           " to this {y=creature/unit/character}")  # fmt: skip


def behind_each() -> Wordings:
    """How much at most, behind what it is counted by."""
    found: dict[str, str] = {}
    for each in ("for <each|every>", "per"):
        for most in (f"<,|> {NO_MORE} {MAXIMUM} {{n9}}", "<,|> <max|maximum> {n9}",
                     "( <max|maximum|maximum of|up to|at most|no more than> {n9}"):  # fmt: skip
            end = " )" if most.startswith("(") else ""
            for one, many in (*PAIRS, *((much, much) for much in (*MUCH.split("/"), "damage"))):
                what = one if one == many else f"{one}|{many}"
                for whom in TO_WHOM if one in ("damage", "counter", "token", "power-up") else ("",):
                    found[f"{{v={VERBS}}} {{n}} {one}{whom} {each} {{x}}{most} <|{what}> {IN_ALL}{end} $"] = (
                        f"{{v}} {{n}} {one}{whom.split('=')[0] + '}' if whom else ''} for each {{x}} , up to {{n9}}")
            found[f"{{v={VERBS}}} {{n}} {each} {{x}}{most} {IN_ALL}{end} $"] = "{v} {n} for each {x} , up to {n9}"
    return found


FLOOR = ("<at least|no less than|not less than|never less than|no fewer than|to a minimum of|with a minimum of|"
         "a minimum of|minimum|not below>")
CEILING = "<up to|up to a maximum of|at most|no more than|not more than|to|with a maximum of|a maximum of|maximum>"
BUT = "<|but|though|and>"
ENDING = "<|damage|life|health|cards|in total|in all> $"


def ends() -> Wordings:
    """From how much to how much, behind an amount that is looked up or counted."""
    found: dict[str, str] = {}
    for amount in ("equal to {q}", "equal to {q}, rounded {r=up/down}", "for <each|every> {q}"):
        house = amount.replace("<each|every>", "each").replace(",", " ,").replace("{r=up/down}", "{r}")
        found[f"{amount}<,|> {BUT} {FLOOR} {{n8}} {ENDING}"] = f"{house} , at least {{n8}}"
        both = f"{house} , at least {{n8}} and at most {{n9}}"
        found[f"{amount}<,|> {BUT} {CEILING} {{n9}} <,|> and {FLOOR} {{n8}} {ENDING}"] = both
        found[f"{amount}<,|> {BUT} {FLOOR} {{n8}} <,|> and {CEILING} {{n9}} {ENDING}"] = both
        found[f"{amount}<,|> {BUT} <no less than|not less than> {{n8}} <nor|or> more than {{n9}} {ENDING}"] = both
    for much in ("that much", "that many", "that much damage", "that much damage to {y}", "that many cards"):
        found[f"{much}<,|> {BUT} {CEILING} {{n9}} {ENDING}"] = f"{much} ( up to {{n9}} )"
    return found


BOUNDS: Wordings = {
    **ends(),
    f"{{v={CHOOSES}}} {AT_MOST} {{n}} {{x}}": "{v} up to {n} {x}",
    f"{{v={CHOOSES}}} {{n}} or <fewer|less> {{x}}": "{v} up to {n} {x}",
    f"{{v={CHOOSES}}} {{x}} {AT_MOST} {{n}} {{y}}": "{v} {x} up to {n} {y}",
    f"{{v={CHOOSES}}} {{x}} {{n}} or <fewer|less> {{y}}": "{v} {x} up to {n} {y}",
    f"{{v={CHOOSES}}} {{x}}, but {AT_MOST} {{n}} {{y}}": "{v} {x} up to {n} {y}",
    **{f"{{v={HAVE}}} {bound} {{n}} {{k={MUCH}}}": f"{{v}} {{n}} or {house} {{k}}"
       for bound, house in ((LESS, "less"), (MORE, "more"))},
    **{f"with {bound} {{n}} {{k={MUCH}}}": f"with {{n}} or {house} {{k}}"
       for bound, house in ((LESS, "less"), (MORE, "more"))},
    **{f"{{v={HAVE}}} {bound} {{n}} {{k={'/'.join(many for _, many in PAIRS)}}}": f"{{v}} {{n}} or {house} {{k}}"
       for bound, house in ((LESS, "fewer"), (MORE, "more"))},
    **{f"with <|a|an> {{k={MUCH}}} of {bound} {{n}}": f"with {{n}} or {house} {{k}}"
       for bound, house in ((LESS, "less"), (MORE, "more"))},
    **{f"{{v=is/are/was/were}} {bound} {{n}}": f"{{v}} {{n}} or {house}"
       for bound, house in ((LESS, "less"), (MORE, "more"))},
    **behind_each(),
    f"^ for <each|every> {{x}}, {{deed}}<,|> {NO_MORE} {MAXIMUM} {{n9}} {IN_ALL} $":
        "{deed} for each {x} , up to {n9}",
    f"{{v=draw/draws}} {{n}} for <each|every> {{x}}<,|> {NO_MORE} {MAXIMUM} {{n9}} cards {IN_ALL} $":
        "{v} {n} for each {x} , up to {n9}",
    **{f"^ for <each|every> {{x}}, {{deed}} {{n}} {one}<,|> {NO_MORE} {MAXIMUM} {{n9}} "
       f"{one if one == many else f'<{one}|{many}>'} {IN_ALL} $":
       f"{{deed}} {{n}} {one} for each {{x}} , up to {{n9}}"
       for one, many in (*PAIRS, *((much, much) for much in (*MUCH.split("/"), "damage")))},
}  # fmt: skip
