"""'When this card is played, …' on a card that does its text when it is played: the same as what it does without these
words. [LL-opt.4]"""

from __future__ import annotations

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.nouns import This
from rulebound.language.core.triggers import Happens, PlayerHappens
from rulebound.language.node import Node

from .events import DoneTo, IsDone, Plays
from .refreshed import in_place
from .sentences import Named, Text, Unnamed


def is_own_playing(event: Node | None) -> bool:
    """'This card is played', 'you play this card'; who else would play it would do its text, too."""
    match event:
        case Happens(what=This(place=None), verbs=(IsDone(done=(DoneTo(word="played"),)) as done,)):
            return not any(getattr(done, name, None) for name in done.FIELDS if name != "done")
        case PlayerHappens(who=who, verbs=(Plays(what=This(place=None)) as plays,)):
            more = any(getattr(plays, name, None) for name in plays.FIELDS if name != "what")
            return getattr(who, "word", "") == "you" and not more
    return False


def without_own_playing(placed: PlacedSentence) -> PlacedSentence:
    """The sentence as an effect; as it is, if it answers anything else."""
    tree = placed.tree
    rule = tree.rule if isinstance(tree, Named | Unnamed) else None
    if not isinstance(rule, Text) or not is_own_playing(rule.event) or rule.first or rule.nth is not None:
        return placed
    if rule.limit is not None or rule.setting is not None:
        return placed
    return placed._replace(tree=in_place(placed, rule.but(event=None)))
