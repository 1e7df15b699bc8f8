"""On the way: whom a move leads through or past, and tiles that are farther from some creatures than before."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.creatures import SORT, EachCreature, Side, SomeTile, Tiles
from rulebound.language.core.categories import Player
from rulebound.language.node import phrase
from rulebound.language.wordings import Wordings


@phrase(
    f"each {SORT} you <pass|passed|move|moved> through", f"each {SORT} you <pass|passed|move|moved> [beside!next to]",
    forms=("sg", "obj"),
)
class EachPassed(Player):
    """By the move before it, on a way of your choice. [ST-CLS.5]"""

    side: Side | None = None
    beside: bool = False


@phrase(
    "a tile within {tiles} <that is|> farther from {from_whom:obj}",
    "a tile within {tiles} <that is|> [nearer!<closer|nearer>] to {from_whom:obj}",
)
class FartherTile(SomeTile):
    """From each of them than where it stands. [ST-BRD.4]"""

    tiles: Tiles | None = None
    from_whom: EachCreature | None = None
    nearer: bool = False


WAYS: Wordings = {
    # ---- whom it leads through
    **{f"^ you <can|may> <pass|move|run|go> <straight|right|> through {{x=enemy/own}} creatures{while_}, and each one "
       f"{you} through {{rest}}": "you can move through {x} creatures . each {x} creature you pass through {rest}"
       for while_ in ("", " while doing so", " on the way") for you in ("you <pass|move|run|go>", "<passed|moved>")},
    **{f"^ move up to {{n}} {{k=tile/tiles}}; this move can pass through {{x=enemy/own}} creatures, and each one {you} "
       "through {rest}": "move up to {n} {k} through {x} creatures . each {x} creature you pass through {rest}"
       for you in ("passed", "you pass", "you move", "moved")},
    "<each|every> {x=enemy/own} creature <it|this creature> <passes|moves|passed|moved> {w=through/next} {rest}":
        "each {x} creature you pass {w} {rest}",
    "<each|every> enemy <you|it|this creature> <pass|passes|moves|passed|moved> {w=through/next} {rest}":
        "each enemy creature you pass {w} {rest}",
    "<each|every> enemy <you|it|this creature> <pass|passes|moves|passed|moved> adjacent to {v=takes/loses} {rest}":
        "each enemy creature you pass next to {v} {rest}",
    # ---- how far it led, and where to
    "^ for each {x}, {v=gain/lose} {n} {s=Health/Energy/Mana/ATK/DEF}, up to {n2} $":
        "{v} {n} {s} for each {x} , up to {n2}",
    "^ after it resolves, return it to your hand if {rest}":
        "after the enchanted card resolves , if {rest} , return the enchanted card to your hand",
    # ---- where a move ends
    "move up to {n} {k=tile/tiles}, ending adjacent to <no enemy|no enemies|no enemy creature|no enemy creatures>":
        "move to a tile within {n} {k} not adjacent to a enemy creature",
    "move up to {n} {k=tile/tiles}, ending {w=adjacent} to {x=a/an/your/any} {rest}":
        "move to a tile within {n} {k} {w} to {x} {rest}",
    "move up to {n} {k=tile/tiles}, ending on {x=a/an} {y} {z=tile}": "move to {x} {y} {z} within {n} {k}",
    "^ you <can|may> only <play|invoke> this while adjacent to {x=a/an} {y=enemy} . move up to {n} {k=tile/tiles}, "
    "ending adjacent to none $":
        "invoke this only if {x} {y} is adjacent to you . move to a tile within {n} {k} not adjacent to {x} {y}",
    "^ you <can|may> only <play|invoke> this while {w=adjacent} to {x=a/an} {rest}":
        "invoke this only if you are {w} to {x} {rest}",
    "move up to {n} {k=tile/tiles}<,|> <but only|only> to a tile {w=farther/closer/nearer} {x=from/to} {rest}":
        "move to a tile within {n} {k} {w} {x} {rest}",
}
