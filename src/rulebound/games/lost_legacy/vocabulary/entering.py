"""'You may play characters onto any empty space in your territory': of those that are played by hand it says where, and
offers nothing itself. [LL-char.3]"""

from __future__ import annotations

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.clauses import Do, Plain, Steps, ThingIs
from rulebound.language.core.nouns import Bare, Possessive, Some

from .beings import EntersAnywhere
from .nouns import InTerritory, WhoseSide
from .refreshed import in_place
from .sentences import Automatic, Named, Optional, Text, Unnamed
from .verbs import Doing, Play


def as_where_they_enter(placed: PlacedSentence) -> PlacedSentence:
    """The sentence as one that says this of your characters; as it is, if it is another."""
    tree = placed.tree
    rule = tree.rule if isinstance(tree, Named | Unnamed) else None
    match rule:
        case Text(event=None, limit=None, body=Optional(effect=Plain(clauses=(Steps(steps=(step,)) as clause,)))):
            match step:
                case Do(deed=Doing(act=Play(what=Bare(group=group) as what, where=InTerritory(whose=whose)) as play)):
                    if group.place is None and not play.resting and getattr(whose, "word", "") == "your":
                        yours = Some(Possessive(WhoseSide("your").at(what)).at(what), group).at(what)
                        said = ThingIs(yours, (EntersAnywhere(True).at(play),)).at(step)
                        body = Automatic(Plain((Steps((said,)).at(clause),)).at(clause)).at(rule.body)
                        return placed._replace(tree=in_place(placed, rule.but(body=body)))
    return placed
