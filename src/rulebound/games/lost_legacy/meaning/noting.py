"""'The chosen character': whom the text has chosen before, or another ability of the card. [LL-abil.20]"""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.meaning.fitting import KINDS
from rulebound.games.lost_legacy.meaning.writer import Writer
from rulebound.games.lost_legacy.ops.noting import Note, Noted
from rulebound.games.lost_legacy.vocabulary.noting import NoOther, OfTheChosen, TheChosen, TheChosenOnes
from rulebound.games.lost_legacy.vocabulary.verbs import ChooseCard
from rulebound.kernel.play import SET
from rulebound.kernel.terms import Cards, Fixed
from rulebound.language import CardText
from rulebound.language.core.categories import Thing
from rulebound.language.core.nouns import Group
from rulebound.language.references import is_plural

Chosen = TheChosen | TheChosenOnes | OfTheChosen
NOTED = Noted()
NOBODY = "nobody is chosen before this: 'choose a character'"


def must_be_chosen(w: Writer, node: Chosen, chosen: Thing) -> None:
    """[EN-13] 'The chosen character' is none that need not be one."""
    group = getattr(chosen, "group", None)
    kinds = 0
    for kind in group.kinds if isinstance(group, Group) else ():
        kinds |= KINDS[getattr(kind, "word", "card")] or c.CHARACTER | c.OPTION
    if is_plural(chosen) != isinstance(node, TheChosenOnes):
        raise w.not_playable(node, "one is chosen, or several? Say it here as it is said there")
    wanted = 0 if node.kind is None else KINDS[getattr(node.kind, "word", "card")]
    if wanted and kinds & ~wanted:
        raise w.not_playable(node, "what is chosen need not be one: say 'the chosen card'")


def the_chosen(w: Writer, node: Chosen) -> Cards:
    """In the same ability the one card that was chosen there; else the one that the card keeps in mind."""
    if w.chosen:
        if len(w.chosen) > 1:
            raise w.not_playable(node, "which of them? Several are chosen before this")
        chosen, cards = w.chosen[0]
        must_be_chosen(w, node, chosen)
        return cards
    if w.in_mind is None or w.card.kind & c.DISPOSABLE:
        raise w.not_playable(node, NOBODY)
    must_be_chosen(w, node, w.in_mind)
    return NOTED


def chosen_now(w: Writer, node: ChooseCard, cards: Cards) -> None:
    """Of this the text may speak from now on, and so may the other abilities, if any of them does."""
    w.chosen.append((node.what, cards))
    if w.in_mind is node.what:
        w.emit(Note(w.words(node), cards, c.NOTED, SET, Fixed(0), c.WHILE_HERE, None))


def noted_in(text: CardText) -> Thing | None:
    """What is chosen by one ability and spoken of in another. Of two that choose nobody knows which is meant."""
    choosing: list[tuple[int, ChooseCard]] = []
    speaking: set[int] = set()
    for at, ability in enumerate(text.abilities):
        inside = [each for tree in ability.trees for each in tree.inside()]
        chooses = [each for each in inside if isinstance(each, ChooseCard)]
        choosing += [(at, each) for each in chooses]
        if not chooses and any(isinstance(each, Chosen | NoOther) for each in inside):
            speaking.add(at)
    return choosing[0][1].what if speaking and len(choosing) == 1 else None
