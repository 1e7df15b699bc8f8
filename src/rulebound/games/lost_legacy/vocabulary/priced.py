"""'Your opponent's characters cannot threaten unless they pay 1 MP': what it costs each time, and no offer that is made
once. [LL-gold.2]"""

from __future__ import annotations

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import Player, Thing
from rulebound.language.core.clauses import Plain, Steps, ThingIs, UnlessDone
from rulebound.language.core.nouns import This
from rulebound.language.core.numbers import Number
from rulebound.language.core.players import ControllerOfThat

from .beings import Cannot
from .nouns import side_named
from .prohibitions import DeedPrice, PricedDeed
from .refreshed import in_place
from .sentences import Automatic, Named, Text, Unnamed
from .verbs import Pay

DEEDS = {"threaten": "threaten", "attack": "threaten", "move manually": "move"}


def as_a_price(placed: PlacedSentence) -> PlacedSentence:
    """The sentence as one that says what it costs; as it is, if it is another."""
    tree = placed.tree
    rule = tree.rule if isinstance(tree, Named | Unnamed) else None
    match rule:
        case Text(
            event=None,
            body=Automatic(
                effect=UnlessDone(
                    clauses=(Steps(steps=(ThingIs() as said,)) as step,), who=who, act=Pay(n=Number() as n)
                )
            ),
        ):
            match said.beings:
                case (Cannot(what=None, others=False) as cannot,) if cannot.verb.word in DEEDS and pays(who, said.what):
                    deed = PricedDeed(DEEDS[cannot.verb.word]).at(cannot)
                    price = said.but(beings=(DeedPrice(deed, n).at(cannot),))
                    effect = Plain((Steps((price,)).at(step),)).at(step)
                    return placed._replace(tree=in_place(placed, rule.but(body=Automatic(effect).at(rule.body))))
    return placed


def pays(who: Player, what: Thing) -> bool:
    """Whether it is said of whoever does it by hand."""
    word = getattr(who, "word", "")
    side = "mine" if isinstance(what, This) else side_named(what)
    if isinstance(who, ControllerOfThat) or (word == "they" and side != "mine"):  # of yours 'they' is somebody else
        return True
    return (word, side) in (("you", "mine"), ("your opponent", "theirs"))
