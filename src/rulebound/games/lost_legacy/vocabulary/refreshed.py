"""'This character is not readied in your refresh step unless you pay 1 MP': what is asked when that comes, and not what
holds all the time. [LL-begin.10]"""

from __future__ import annotations

from rulebound.language.abilities import PlacedSentence
from rulebound.language.core.categories import Sentence
from rulebound.language.core.clauses import Do, Steps, ThingIs, UnlessDone
from rulebound.language.core.players import ControllerOfThat
from rulebound.language.core.triggers import Happens

from .beings import CannotBe
from .events import REFRESHED, By, DoneTo, IsDone
from .nouns import CardKinds
from .sentences import Automatic, Named, Text, Unnamed
from .verbs import Doing, Void, Voided

STEPS = tuple(each.partition("=")[0] for each in REFRESHED)


def as_it_is_readied(placed: PlacedSentence) -> PlacedSentence:
    """The sentence as one that answers that it is readied; as it is, if it is another."""
    tree = placed.tree
    rule = tree.rule if isinstance(tree, Named | Unnamed) else None
    match rule:
        case Text(body=Automatic(effect=UnlessDone(clauses=(Steps(steps=(ThingIs() as said,)) as step,)) as unless)):
            by = kept_resting(said)
            if by is not None and rule.event is None and rule.limit is None and said.duration is None:
                event = Happens(said.what, (IsDone((DoneTo("readied").at(by),), by).at(said),)).at(said)
                deed = Doing(Void(Voided("that action").at(step)).at(step)).at(step)
                who = unless.who
                if getattr(who, "word", "") == "they":  # whose cards they are
                    who = ControllerOfThat(CardKinds("card")).at(who)
                voids = unless.but(clauses=(Steps((Do(deed).at(step),)).at(step),), who=who)
                body = Automatic(voids).at(rule.body)
                return placed._replace(tree=in_place(placed, rule.but(event=event, body=body)))
    return placed


def in_place(placed: PlacedSentence, rule: Text) -> Sentence:
    """The sentence with another rule, printed as it was typed."""
    tree = placed.tree
    assert isinstance(tree, Named | Unnamed)
    made = tree.but(rule=rule)
    made.house = tree.house
    made.typed = tree.typed or placed.text
    return made


def kept_resting(said: ThingIs) -> By | None:
    """In which step these cards are not readied, if that is all that is said."""
    match said.beings:
        case (CannotBe(what=(readied,), by=by, agent=None),) if readied.word == "readied" and by is not None:
            return By(by.word).at(by) if by.word in STEPS else None
    return None
