"""What the phrases of `vocabulary/likeness.py` mean."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.amounts import value_of
from rulebound.games.lost_legacy.meaning.fitting import is_gone, must_be_any_one, must_still_have, named
from rulebound.games.lost_legacy.meaning.nouns import VALUED, meant, must_be, must_be_only, of_whom
from rulebound.games.lost_legacy.meaning.senses import amount, condition
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.likeness import Alike, SkillsOf, WasFound
from rulebound.games.lost_legacy.vocabulary import likeness as said
from rulebound.games.lost_legacy.vocabulary.nouns import OfSide, SomeOfSide
from rulebound.kernel.terms import Amount, Fixed, Test, stats
from rulebound.kernel.terms.amounts import AtMost, Difference
from rulebound.language.core.nouns import Article, Some
from rulebound.language.node import Node
from rulebound.language.references import is_plural


@condition.means(said.HaveInCommon)
def have_in_common(w: Writer, node: said.HaveInCommon) -> Test:
    """Of cards that are known: whoever says 'two characters' would have to say which."""
    if isinstance(node.what, Some | OfSide | SomeOfSide) or not is_plural(named(w, node.what)):
        raise w.not_playable(node.what, "which? Choose them before: 'choose two characters. If they …'")
    return Alike(meant(w, node.what), node.sort.word, node.different)


# ---- differences
def compared_before(w: Writer, node: Node) -> tuple[Amount, Amount]:
    if len(w.compared) != 1:
        why = "of which two numbers? Say 'the difference between … and …'"
        raise w.not_playable(node, why)
    return w.compared[0][1:]


@amount.means(said.TheDifference)
def the_difference(w: Writer, node: said.TheDifference) -> Amount:
    return Difference(*compared_before(w, node))


@amount.means(said.DifferenceIn)
def difference_in(w: Writer, node: said.DifferenceIn) -> Amount:
    which = value_of(w, node.stat)
    if node.one is None or node.other is None:
        one, other = compared_before(w, node)
        if w.compared[0][0] != which:
            raise w.not_playable(node.stat, "something else was compared before: say 'between … and …'")
        return Difference(one, other)
    both: list[Amount] = []
    for each in (node.one, node.other):
        must_be_any_one(w, each)
        must_be(w, each, c.CHARACTER, VALUED)
        if isinstance(each, Some | OfSide):
            raise w.not_playable(each, "which? Choose it before, in a sentence of its own")
        if which not in (c.LEVEL, c.MAGIC):
            must_still_have(w, each)
        both.append(stats.StatOf(meant(w, each), which))
    return Difference(*both)


amount.of(said.BoundedDifference, lambda w, node: AtMost(amount(w, node.of), Fixed(node.most.value)))


# ---- what is taken over
def skills_of(w: Writer, node: said.GainSkillsOf) -> Amount:
    if node.whose is not None:
        return SkillsOf(of_whom(w, node.whose))
    assert node.of is not None
    must_be_only(w, node.of, c.CHARACTER, "only characters have skills")
    one = (
        isinstance(node.of, Some)
        and isinstance(node.of.determiner, Article)
        and node.of.determiner.word not in ("each", "all")
    )
    if one or isinstance(node.of, SomeOfSide) or (isinstance(node.of, OfSide) and not node.of.means_each()):
        raise w.not_playable(node.of, "which? Choose it before: 'choose a character. … gains its skills'")
    return SkillsOf(meant(w, node.of))


# ---- what it was
@condition.means(said.WasFound)
def was_found(w: Writer, node: said.WasFound) -> Test:
    """Of what this text has sent away from the field."""
    if not is_gone(w, node.what) or not any(each is w.mention(node.what).node for each in w.from_field):
        raise w.not_playable(node, "when? Ask 'if it is …' before something is done to it")
    found = [each.word for each in node.states]
    if "in standby" in found and not is_in_standby(named(w, node.what)):
        raise w.not_playable(node, "whoever is chosen here lies face-up: 'an option' may be in standby")  # [EN-12]
    return WasFound(meant(w, node.what), found)


def is_in_standby(thing: Node) -> bool:
    """Whether cards that lie face-down are among those that are meant: of them nobody knows more than that."""
    kinds = getattr(getattr(thing, "group", None), "kinds", ())
    return any(getattr(kind, "word", "") == "option" for kind in kinds)
