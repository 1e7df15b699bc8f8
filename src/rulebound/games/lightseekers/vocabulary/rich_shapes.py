"""Sentences of other shapes, of texts with several clauses: what an earlier part did, other ways of leaving play."""

from __future__ import annotations

from rulebound.language.wordings import Wordings

BECAUSE = "<because of|due to|from|by> this"
RICH_SHAPES: Wordings = {
    # ---- what an earlier part did
    f"{{k=Buff/Buffs/card/cards}} <that|which> <Expire|Expires|Expired|Expire this way|Expires this way> {BECAUSE}":
        "{k} Expired this way",
    "{k=Buff/Buffs/card/cards} <that|which> {e=Expire/Expires} this way": "{k} Expired this way",
    f"{{k=Buff/Buffs/card/cards}} Expired {BECAUSE}": "{k} Expired this way",
    "for each hero healed $": "for each hero healed this way",
    "for each hero damaged $": "for each hero damaged this way",
    # ---- ways of leaving play
    **{f"^ when this Expires, {{a}} {mark} <if|when|should> <it|this> {leaves} play <in any other way|otherwise|by any "
       "other means|for any other reason>, {b}":
       "when this Expires , {a} . when this leaves play without Expiring , {b}"
       for mark in (".", ";") for leaves in ("leaves", "leave")},
}  # fmt: skip
RICH_WORDINGS: Wordings = {
    "nobody": "no hero", "no one": "no hero",
    "other than by Expiring": "without Expiring", "in a way other than Expiring": "without Expiring",
    "but not by Expiring": "without Expiring", "outside of": "outside",
}
