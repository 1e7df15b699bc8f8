"""What is put off to a turn to come, and what is watched for a while."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import MOST_ABILITIES
from rulebound.games.lost_legacy.definition import Permission, Timed
from rulebound.games.lost_legacy.meaning import lasting, triggers
from rulebound.games.lost_legacy.meaning.dialect import hold, how_many_clauses, must_know_later, nothing_paid, put_off
from rulebound.games.lost_legacy.meaning.senses import effect
from rulebound.games.lost_legacy.meaning.writer import NONE, Writer
from rulebound.games.lost_legacy.ops.lasting import Watch
from rulebound.games.lost_legacy.vocabulary.beings import Until
from rulebound.games.lost_legacy.vocabulary.nouns import CardState
from rulebound.games.lost_legacy.vocabulary.sentences import AtNextTurn, Watching
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language.lowering.asking import parts
from rulebound.language.lowering.clauses import clauses

MOMENTS = {
    "your turn begins": c.YOUR_BEGIN, "your turn ends": c.YOUR_END, "your opponent's turn begins": c.THEIR_BEGIN,
    "your opponent's turn ends": c.THEIR_END,
}  # fmt: skip


@effect.means(AtNextTurn)
def at_next_turn(w: Writer, node: AtNextTurn) -> None:
    must_know_later(w, node)
    if node.variant and how_many_clauses(node.clauses) > 1:
        raise w.not_playable(node.moment, "say first what waits: 'at the beginning of your next turn, …'")
    for each in node.inside():
        if isinstance(each, CardState) and each.word in lasting.IN_BATTLE:
            raise w.not_playable(each, "no battle is going on then")
        if isinstance(each, Until) and each.word == "until the end of your turn" and "opponent" in node.moment.word:
            raise w.not_playable(each, "it is your opponent's turn then: say 'until the end of the turn'")
        if isinstance(each, Until) and each.word in NEXT_TURNS:
            raise w.not_playable(each, "which turn is the next by then? Say 'until the end of the turn'")
    put_off(w, node, node.clauses, MOMENTS[node.moment.word])


NEXT_TURNS = tuple(f"until the end of {whose} next turn" for whose in ("your", "your opponent's", "their"))


@effect.means(Watching)
def watching(w: Writer, node: Watching) -> None:
    """The timing becomes an ability of its own, which remembers what was chosen before."""
    until = lasting.until_of(w, node.duration)
    if any(isinstance(each, Watching) for each in node.effect.inside()):
        raise w.not_playable(node.effect, "one thing is watched at a time")
    hold(w, node)
    with w.being(watches=True, answers=True, answers_amount=False, hears_player=False, doomed=None, after_battle=False):
        timings = triggers.heard(w, node.event)
        w.watches = False
        w.answers_amount = all(each.event in triggers.MEASURED for each in timings)
        with w.being(timings=[*timings]), w.aside() as written, nothing_paid(w, node):
            clauses(w, node.effect.clauses)
    if any(each.zone != NONE for each in timings):
        raise w.not_playable(node.event, "this card is not there any more: name another")
    itself = any(isinstance(each, ThisCard) for timing in timings for each in parts(timing.tests))
    if w.card.kind & c.DISPOSABLE and itself:
        raise w.not_playable(node.event, "this card is gone by then: name another")
    words = w.words(node)
    for timing in timings:
        number = MOST_ABILITIES + 1 + len(w.card.abilities) + len(w.parts)  # behind those that are printed
        permission = Permission("", number, node.may, None, 0, 0, False, None)
        made = Timed(w.card, words, words, Ops([]), 0, timing.event, True, timing.test, permission)
        w.parts.append((made, written))
        w.emit(Watch(words, made, until, node.once))
