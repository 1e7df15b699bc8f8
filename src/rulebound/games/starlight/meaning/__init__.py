"""The meaning of card texts: from trees to definitions.

    define(printed_card, supplier, passive)        what a card does
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.cardfile import PrintedCard, range_of, tile_kinds
from rulebound.games.starlight.definition import Reaction, Standing, StarlightCard
from rulebound.games.starlight.library import key_of
from rulebound.games.starlight.meaning import (
    acts,
    acts_piles,
    attack_lines,
    carrying,
    chosen_cards,
    compared,
    conditions,
    costs,
    events,
    exchanges,
    happenings,
    history,
    likes,
    limits,
    lines,
    moving,
    outcomes,
    pairs,
    putting_off,
    sums,
    terms,
    ways,
    whither,
)
from rulebound.games.starlight.meaning.attack_modes import by_modes
from rulebound.games.starlight.meaning.bounds_said import must_be_an_aura, must_end_the_choice, must_say_of_what
from rulebound.games.starlight.meaning.card_sorts import sort_of_cards
from rulebound.games.starlight.meaning.clauses import (
    AFTER_COMBAT,
    asks_the_outcome,
    chain_length,
    is_about_attack,
    must_ask_of_one,
    must_be_theirs,
    must_not_be_dead,
    must_say_what_else,
    other_damage,
    possible,
    speak_of_subject,
    verb_of,
    waits_for_attack,
)
from rulebound.games.starlight.meaning.costs import costs_besides, costs_nothing, may_cost_besides
from rulebound.games.starlight.meaning.dialect import DIALECT
from rulebound.games.starlight.meaning.either_damage import as_printed
from rulebound.games.starlight.meaning.instead import standing_instead
from rulebound.games.starlight.meaning.one_by_one import asked_of_each
from rulebound.games.starlight.meaning.outcomes import same
from rulebound.games.starlight.meaning.strides import strides
from rulebound.games.starlight.meaning.terms import ALL_CLASSES, CLASSES, number_of, tiles_of
from rulebound.games.starlight.meaning.triggers import heard
from rulebound.games.starlight.meaning.veiled import must_be_open
from rulebound.games.starlight.meaning.watched import watch, watched_length
from rulebound.games.starlight.meaning.writer import Writer, condition
from rulebound.games.starlight.ops.cards import RemoveAura
from rulebound.games.starlight.ops.compared import MostOf, NoteIf
from rulebound.games.starlight.ops.events import Spent
from rulebound.games.starlight.ops.moves import CanGo, WalkTo
from rulebound.games.starlight.ops.stats import EndSentence
from rulebound.games.starlight.ops.terms import THIS, EachWithin, OtherCreature, Those
from rulebound.games.starlight.ops.tests import is_of_this
from rulebound.games.starlight.ops.ways import NoteTile
from rulebound.games.starlight.vocabulary import VOCABULARY, combat, creatures, sentences, verbs
from rulebound.games.starlight.vocabulary import conditions as conditions_said
from rulebound.games.starlight.vocabulary import events as events_said
from rulebound.games.starlight.vocabulary import happenings as happenings_said
from rulebound.games.starlight.vocabulary import history as history_said
from rulebound.games.starlight.vocabulary.compared import TilesOfMove
from rulebound.games.starlight.vocabulary.conditions import IsInRole, IsNth, WasTelegraphed
from rulebound.games.starlight.vocabulary.costs import (
    CostPaid,
    CostsBesides,
    CostsNothing,
    DoneTwice,
    EnchantSort,
    HostCostsNothing,
    HostIs,
    HostReaches,
    MayCostBesides,
)
from rulebound.games.starlight.vocabulary.limits import Shield
from rulebound.games.starlight.vocabulary.moving import BeforeCombat
from rulebound.games.starlight.vocabulary.watching import Watching
from rulebound.games.starlight.vocabulary.whither import Send
from rulebound.games.starlight.words.plain import PLAIN
from rulebound.kernel.cards import Ability as Lowered
from rulebound.kernel.gates import SetNumber
from rulebound.kernel.ops import Ops
from rulebound.kernel.terms import AnyOf, Every, Fixed, Not, Test
from rulebound.kernel.terms.groups import ThisCard
from rulebound.language import AbilityKind, CardText, read_text
from rulebound.language.abilities import Ability as Written
from rulebound.language.core import clauses as said
from rulebound.language.core.categories import Condition, Effect, Head, Player, Sentence
from rulebound.language.core.conditions import IfDone
from rulebound.language.core.numbers import Number
from rulebound.language.core.sentences import Statement
from rulebound.language.core.triggers import AtTime, PlayerHappens
from rulebound.language.lowering import NotPlayable
from rulebound.language.lowering.clauses import effects, effects_of, refuse_far, refuse_unable
from rulebound.language.lowering.seen import refuse_seen
from rulebound.language.lowering.waiting import all_of
from rulebound.language.node import Node
from rulebound.tabletop.plain.proof import prove

__all__ = ["NotPlayable", "define"]

# Whoever is imported here has entered its meanings.
ENTERED = (acts, acts_piles, attack_lines, chosen_cards, conditions, compared, costs, events, exchanges, happenings,
    history, likes, limits, lines, moving, outcomes, pairs, putting_off, sums, terms, ways,
    whither, carrying)
# Of hands, Telegraph Piles and cards invoked a phrase speaks of one with the card that is invoked, or without it.
OF_PILES_AND_CARDS = (
    CostPaid, conditions_said.HandIs, conditions_said.HandIsMore, conditions_said.HasTelegraphed,
    conditions_said.HasSoMany,
    conditions_said.WithTelegraphed, conditions_said.HasInvoked, conditions_said.IsNth, creatures.HandCount,
    creatures.CardGroups, creatures.TelegraphCount, creatures.InvokedCount, happenings_said.NumberInHand,
    happenings_said.NumberOfTelegraphed, history_said.HasSpent, history_said.HasPlayed, history_said.NumberPlayed,
    history_said.PlayerCards,
)  # fmt: skip
STAYING = (c.AURA, c.PASSIVE, c.CREATURE)  # classes whose texts hold as long as they lie there
MOST_SENTENCES = c.AGAIN  # that something sets off: of those that work once or twice in a turn two bits each are kept


def define(printed: PrintedCard, supplier: str, passive: PrintedCard | None = None) -> StarlightCard:
    """What a printed card does, as its supplier brings it; a creature does what its passive says [ST-CRE.4]."""
    card = blank(printed, supplier)
    text = printed.text if passive is None else passive.text
    if passive is not None:
        card.passive = passive.name
    fill(card, read_text(VOCABULARY, text, spell=card.kind not in STAYING, name=card.passive or card.name))
    card.sum_up()
    must_be_open(card, text)
    prove(PLAIN, card, text)
    return card


def blank(printed: PrintedCard, supplier: str) -> StarlightCard:
    """All that is printed beside the text."""
    card = StarlightCard(key_of(printed.name, supplier), printed.name, c.CLASS_NAMES.index(printed.kind), printed.text)
    card.factions = list(printed.factions)
    card.binding = printed.binding == "S"
    card.source = printed.source
    card.supplier = supplier
    card.core = printed.source == "Core"
    card.energy = printed.energy
    card.mana = printed.mana
    card.whom, card.least, card.most = range_of(printed.range)
    card.counters = printed.counters
    card.where = tile_kinds(printed.where)
    card.telegraph_where = tile_kinds(printed.telegraph_where)
    return card


def fill(card: StarlightCard, text: CardText) -> None:
    named: set[str] = set()  # the creatures of which the sentences before speak
    trees = [tree for ability in text.abilities for tree in ability.trees]
    abilities = as_is_done(card, text)
    speaks_of_attack = any(
        asks_the_outcome(tree) or any(isinstance(each, combat.AboutAttack) for each in tree.inside()) for tree in trees
    )
    said_with = any(isinstance(ability.first, sentences.Enchant | EnchantSort) for ability in text.abilities)
    if card.kind == c.ENCHANTMENT and speaks_of_attack and not said_with:
        card.hosts = 1 << c.ATTACK
    for ability in abilities:
        writer = Writer(DIALECT, card, text.text, ability)
        writer.of_this = named <= {"this creature", "it"} and ("this creature" in named or card.kind == c.AURA)
        named |= {
            getattr(each, "word", "others")
            for tree in ability.trees
            for each in tree.inside()
            if isinstance(each, creatures.Creatures | creatures.ManyCreatures | creatures.Near | Player)
        }
        writer.alone = len(text.abilities) == 1
        must_not_be_dead(writer)
        must_be_theirs(writer)
        must_ask_of_one(writer)
        must_say_what_else(writer)
        if len(card.abilities) >= MOST_SENTENCES:
            raise refuse(writer, f"a card has at most {MOST_SENTENCES} such sentences")
        if ability.kind is AbilityKind.EFFECTS:
            effects_of_card(writer)
        elif ability.kind is AbilityKind.REPLACEMENT:
            standing_instead(writer, effects_of(ability))
        elif ability.kind is AbilityKind.STATIC:
            if not moves_past(writer):
                card.standing.append(standing_line(writer))
        elif isinstance(ability.first, sentences.EntersWith):
            enters_with(writer, ability.first)
        elif isinstance(ability.first, sentences.CostsItself):
            costs_itself(writer, ability.first)
        elif isinstance(ability.first, CostsBesides):
            costs_besides(writer, ability.first)
        elif isinstance(ability.first, MayCostBesides):
            may_cost_besides(writer, ability.first)
        elif isinstance(ability.first, CostsNothing):
            must_be_asked_first(writer, ability.first)
            costs_nothing(writer, ability.first)
        elif isinstance(ability.first, sentences.InvokeOnly):
            invoke_only(writer, ability.first)
        elif ability.kind is AbilityKind.SETUP:
            enchanted_line(writer)
        elif isinstance(ability.first, sentences.Afterwards):
            must_be_host(writer, ability.first.host)
            afterwards(writer, effects_of(ability))
        else:
            triggered(writer)
    must_be_whole(card, text)
    must_be_called(card, text)
    must_go_alone(card, text)
    must_be_the_host(card, text)
    must_be_the_attack(card, text)
    must_say_of_what(text)
    must_be_an_aura(card.kind, text)
    must_end_the_choice(text)


def as_is_done(card: StarlightCard, text: CardText) -> Sequence[Written]:
    """'After the Attack resolves, …' is said by an Enchantment of its card; by others of the attack of this Combat. As
    nobody is 'the defender' elsewhere, what that one cannot do holds for this Combat."""
    made: list[Written] = []
    for ability in text.abilities:
        first = ability.first
        if card.kind != c.ENCHANTMENT and isinstance(first, sentences.Afterwards) and can_be_put_off(first):
            later = ability.sentences[0]._replace(tree=put_off(first))
            ability = Written(AbilityKind.EFFECTS, [later], ability.bindings)
        elif card.kind == c.ATTACK and (asked := of_its_blow(ability)) is not None:
            ability = asked
        elif card.kind not in STAYING and is_at_its_end(first):
            must_be_your_turn(text, ability)
            later = ability.sentences[0]._replace(tree=at_its_end(first))
            ability = Written(AbilityKind.EFFECTS, [later, *ability.sentences[1:]], ability.bindings)
        elif card.kind in FIGHTING and ability.kind is AbilityKind.STATIC and is_of_fighter(first):
            during = ability.sentences[0]._replace(tree=this_combat(first))
            ability = Written(AbilityKind.EFFECTS, [during], ability.bindings)
        before = made[-1] if made else ability
        if made and ability.kind is before.kind is AbilityKind.EFFECTS:
            made[-1] = Written(ability.kind, [*before.sentences, *ability.sentences], before.bindings)
        else:
            made.append(ability)
    return made


def can_be_put_off(tree: sentences.Afterwards) -> bool:
    """[EN-13] What else is said of that moment is refused: it is no effect that can be put off."""
    if tree.host.word != "Attack":
        return False
    return isinstance(tree.effect, said.Plain | said.If | said.Unless) and not getattr(tree.effect, "instead", False)


def of_its_blow(ability: Written) -> Written | None:
    """'When this attack causes a wall slam, …' of an Attack: nothing else can set it off, so it is asked behind the
    blow [ST-CMB.15]."""
    tree = ability.first
    event, effect = getattr(ability.head, "event", None), getattr(tree, "effect", None)
    if not isinstance(event, PlayerHappens) or len(event.verbs) != 1 or not isinstance(effect, said.Plain):
        return None
    who, verb = event.who, event.verbs[0]
    if not isinstance(who, creatures.TheCreature) or who.word not in ("the defender", "the target"):
        return None
    asked: Condition
    if isinstance(verb, events_said.Slams) and verb.suffers:
        asked = conditions_said.Slammed().at(tree)
    elif isinstance(verb, sentences.Dies):
        asked = conditions_said.Died(who).at(who)
    elif isinstance(verb, sentences.IsKnockedBack):
        asked = conditions_said.KnockedBack(who).at(who)
    else:
        return None
    made = Statement(said.If(asked, effect.clauses).at(tree)).at(tree)
    return Written(AbilityKind.EFFECTS, [ability.sentences[0]._replace(tree=made), *ability.sentences[1:]],
        ability.bindings)


def is_at_its_end(tree: Sentence) -> bool:
    """'At the end of your turn, …' of a card that is over by then."""
    head = getattr(tree, "head", None)
    ends = (isinstance(head, sentences.AtTurn) and head.edge.word == "end") or (
        isinstance(head, AtTime) and head.edge.word == "end" and head.period.word == "your turn")
    return ends and isinstance(getattr(tree, "effect", None), said.Plain | said.If)


MANY_TURNS = re.compile(r"\b(each|every|all)\b[^,.]*\b(?:turns?|phases?)\b", re.IGNORECASE)
OF_ANOTHER = re.compile(r"\b(its)\b(?: own)? (?:turn|end phase)\b", re.IGNORECASE)
ITSELF = ("this creature", "you", "yourself")


def must_be_your_turn(text: CardText, ability: Written) -> None:
    """[EN-3] A spell that waits for the end of a turn does so once, and for that of this creature: 'At the end of its
    turn, the target …' is said of another's."""
    placed, tree = ability.sentences[0], ability.first
    found = MANY_TURNS.search(placed.typed)
    if found is not None:
        raise NotPlayable(text.text, placed.offset + found.start(1), found[1], "this is done once: say of which turn")
    found = OF_ANOTHER.search(placed.typed)
    does = next((each for each in tree.inside() if isinstance(each, said.PlayerDoes | sentences.ManyDo)), None)
    if found is not None and (does is None or getattr(does.who, "word", "") not in ITSELF):
        why = "whose turn? Say 'at the end of your turn', or 'at the end of its next turn'"
        raise NotPlayable(text.text, placed.offset + found.start(1), found[1], why)


def at_its_end(tree: Sentence) -> Sentence:
    effect, moment = tree.effect, verbs.Later("at the end of your own turn")  # type: ignore[attr-defined]
    if isinstance(effect, said.If):
        return Statement(said.AtMomentIf(moment, effect.condition, effect.clauses).at(tree)).at(tree)
    return Statement(said.AtMoment(moment, effect.clauses).at(tree)).at(tree)


FIGHTING = (c.ATTACK, c.COMBAT_SPELL, c.ENCHANTMENT)
FIGHTERS = ("the defender", "the attacker", "the opposing creature")


def is_of_fighter(tree: Sentence) -> bool:
    return isinstance(tree, sentences.CannotInvoke) and getattr(tree.who, "word", "") in FIGHTERS


def this_combat(tree: Sentence) -> Sentence:
    assert isinstance(tree, sentences.CannotInvoke)
    line = sentences.ForAWhile(tree, sentences.Stretch("this Combat").at(tree)).at(tree)
    return Statement(said.Plain((said.Steps((line,)).at(tree),)).at(tree)).at(tree)


def put_off(node: sentences.Afterwards) -> Sentence:
    effect = node.effect
    if isinstance(effect, said.If):
        effect = said.AtMomentIf(AFTER_COMBAT, effect.condition, effect.clauses).at(node)
    elif isinstance(effect, said.Unless):
        effect = said.AtMomentUnless(AFTER_COMBAT, effect.clauses, effect.condition).at(node)
    else:
        assert isinstance(effect, said.Plain)
        effect = said.AtMoment(AFTER_COMBAT, effect.clauses).at(node)
    return Statement(effect).at(node)


def refuse(w: Writer, why: str) -> NotPlayable:
    placed = w.ability.sentences[0]
    return NotPlayable(w.text, placed.offset, placed.typed.split()[0].rstrip(",:"), why)


def must_be_whole(card: StarlightCard, text: CardText) -> None:
    """An Attack has its damage, an Enchantment its host."""
    start = text.text.split(maxsplit=1)[0] if text.text.strip() else ""
    if card.kind == c.ATTACK and card.damage < 0:
        raise NotPlayable(text.text, 0, start, "an Attack begins with 'Deal … damage.'")
    if card.kind == c.ENCHANTMENT and not card.hosts and any(
        isinstance(each,
            sentences.Host) for ability in text.abilities for tree in ability.trees for each in tree.inside()
    ):
        card.hosts = ALL_CLASSES & ~(1 << c.ENCHANTMENT)  # 'the enchanted card', whichever that is
    if card.kind == c.ENCHANTMENT and not card.hosts:
        raise NotPlayable(text.text, 0, start, "an Enchantment begins with 'Enchant a … card.'")


def must_go_alone(card: StarlightCard, text: CardText) -> None:
    """[EN-13] An Aura that is gone after 'the next time' takes along what else it says: so it says nothing else."""
    others = [each for each in text.abilities if not isinstance(each.first, sentences.EntersWith)]
    for each in others:
        if isinstance(each.head, sentences.NextTime) and len(others) > 1:
            why = "the Aura goes with it, and what else it says: say 'When …, … and remove this Aura'"
            raise NotPlayable(text.text, each.sentences[0].offset, each.sentences[0].typed.split()[0], why)


HOST_SAID = re.compile(r"(?<=\. )(?:return )?(that card|it)(?: (?:costs|has|enters|to your hand)\b)", re.IGNORECASE)
OTHER_CARD = re.compile(r"\b(?:draw|discard|put|return|reveal|take|telegraph)s?\b[^.]*\bcards?\b", re.IGNORECASE)


def must_be_the_host(card: StarlightCard, text: CardText) -> None:
    """[EN-3] 'Draw 1 card. That card costs 1 less.' on an Enchantment: the card drawn, or the enchanted one?"""
    if card.kind == c.ENCHANTMENT:
        for found in HOST_SAID.finditer(text.text):
            if OTHER_CARD.search(text.text, 0, found.start()):
                raise NotPlayable(text.text, found.start(1), found[1].split()[0], "which one? Say 'the enchanted card'")


ANSWERED = re.compile(r"\b(it|this) (?:can't|cannot) be (?:answered|responded)\b", re.IGNORECASE)


def must_be_the_attack(card: StarlightCard, text: CardText) -> None:
    """[EN-3] 'It can't be answered with Spells.' of a Spell would bar the defender, who may have invoked it."""
    if card.kind != c.ATTACK and card.hosts != 1 << c.ATTACK:
        for found in ANSWERED.finditer(text.text):
            raise NotPlayable(text.text, found.start(1), found[1], "only an attack is answered: say 'the attack'")


YOU_SAID = re.compile(r"\b(you|your|yourself)\b", re.IGNORECASE)


def must_be_called(card: StarlightCard, text: CardText) -> None:
    """[ST-GAME.6] [EN-13] On an enemy's Aura 'you' could be either player, however it was put."""
    found = YOU_SAID.search(text.text) if card.kind == c.AURA and card.whom == c.ENEMY else None
    if found is not None:
        raise NotPlayable(text.text, found.start(), found[0], f"whose? Say 'this creature', {terms.CALLED}")


def enters_with(w: Writer, node: sentences.EntersWith) -> None:
    """[ST-CLS.8] The number that else is printed beside the text, and comes first."""
    number = number_of(w, node.n)
    if w.card.kind != c.AURA or w.card.abilities or w.card.standing:
        raise refuse(w, "an Aura says first with how many counters it enters")
    if w.card.counters not in (0, number):
        raise w.not_playable(node.n, f"beside the text the card has {w.card.counters}")
    w.card.counters = number


def costs_itself(w: Writer, node: sentences.CostsItself) -> None:
    """[ST-NUM.1] Asked before anything is chosen."""
    must_be_asked_first(w, node)
    stat = "Energy" if node.stat is None else node.stat.word
    if stat not in lines.PAID or (node.less and stat == "Mana"):
        raise w.not_playable(node.stat or node, "say it of Energy")
    if w.card.kind in (c.CREATURE, c.PASSIVE):
        raise refuse(w, "only a card that is invoked costs something")
    if w.card.kind == c.ENCHANTMENT and "it costs" in w.words(node).lower():
        raise w.not_playable(node, "this card, or the enchanted one? Say 'this', or 'the enchanted card'")
    test = None if node.condition is None else condition(w, node.condition)
    many = None if node.each is None else terms.so_often(w, Fixed(1), node.each)
    by = -node.n.value if node.less else node.n.value
    w.card.own_prices.append(Standing(lines.PAID[stat], w.ability.text, by, 0, test, each=many))


def must_be_asked_first(w: Writer, node: Node) -> None:
    for each in node.inside():
        if getattr(each, "word", "") in terms.KNOWN_LATER:
            raise w.not_playable(each, "whom it is aimed at is chosen later")
        if isinstance(node, sentences.CostsItself) and isinstance(each, WasTelegraphed | IsNth):
            raise w.not_playable(each, "this is known only when the card is invoked")


def invoke_only(w: Writer, node: sentences.InvokeOnly) -> None:
    """[ST-INV.8] Asked before anything is chosen."""
    if w.card.kind in (c.CREATURE, c.PASSIVE, c.ENCHANTMENT) or w.card.only is not None:
        raise refuse(w, "this is said once, of a card that is invoked by itself")
    must_be_asked_first(w, node)
    test = condition(w, node.condition)
    w.card.only = Not(test) if node.barred else test


# ---- what a card does when it resolves
def effects_of_card(w: Writer) -> None:
    card = w.card
    many = effects_of(w.ability)
    for w.sentence, node in many:
        if isinstance(node, said.If) and node.instead and is_about_attack(node.clauses):
            raise w.not_playable(node, "say how much more or less it is then, without 'instead'")
    w.sentence = 0
    if card.kind in STAYING:
        match many[0][1]:
            case said.Plain(clauses=(said.Steps(steps=(sentences.NextAttackOf() as line,)),)) if len(many) == 1:
                card.standing.append(next_attack(w, line))
            case _:
                raise refuse(w, "an Aura or a passive waits or holds: say when")
        return
    if card.kind == c.ATTACK:
        many = as_printed(by_modes(w, many))
        first = [(number, said.Plain(node.clauses).at(node)) for number, node in many if isinstance(node, BeforeCombat)]
        many = [each for each in many if not isinstance(each[1], BeforeCombat)]
        if not many:
            raise refuse(w, "an Attack begins with 'Deal … damage.'")
        earlier, many = before_damage(many)
        card.damage = printed_damage(w, many[0][1])
        before, after = strides(after_damage(*many[0]) + [(number, behind(node)) for number, node in many[1:]])
        formula = measured(*many[0])
        if formula and any(other_damage(node) is not None for _, node in before):
            raise refuse(w, "'instead' takes the place of a printed number: this is none")
        before = earlier + formula + before
        opening, after = of_the_combat(after)
        opening = first + opening
        not_too_late(w, after)
        card.opening = finished(Writer(DIALECT, card, w.text, w.ability), opening, False)
        w.printed = card.damage
        w.spoken_of = w.struck
        card.before = finished(w, before, False)
        behind_it = Writer(DIALECT, card, w.text, w.ability)
        if w.spoken_of is w.struck or same(w.spoken_of, w.struck):  # else somebody was named in between
            behind_it.spoken_of = behind_it.struck
        card.effect = finished(behind_it, after, False)
    else:
        if w.of_this:  # [EN-3] 'Invoke this only if this creature …': it was named before
            w.spoken_of = THIS
        later: Sentences = []
        if card.kind == c.ENCHANTMENT:
            many, sent = sent_last(many)
            many, later = by_the_outcome(w, many)
            later += sent
        if later:
            afterwards(Writer(DIALECT, card, w.text, w.ability), [(number, behind(node)) for number, node in later])
        card.effect = finished(w, many, card.kind == c.MOVEMENT)
    card.needs = (what_it_needs(w, many) if many else None) or somewhere_to_go(card)


Sentences = list[tuple[int, Effect]]


def of_the_combat(many: Sentences) -> tuple[Sentences, Sentences]:
    """What an Attack says of its Combat holds from its beginning: 'The defender cannot invoke Spells this Combat.'"""
    lines = [
        (isinstance(node, said.Plain) or (isinstance(node, said.If) and isinstance(node.condition, WasTelegraphed)))
        and all(
            isinstance(each, said.Steps)
            and all(isinstance(step, sentences.ForAWhile) and is_of_combat(step) for step in each.steps)
            for each in node.clauses
        )
        for _, node in many
    ]
    opening = [each for each, line in zip(many, lines, strict=True) if line]
    return opening, [each for each, line in zip(many, lines, strict=True) if not line]


def is_of_combat(node: sentences.ForAWhile) -> bool:
    return node.stretch.word == c.UNTIL[c.THIS_COMBAT]


def not_too_late(w: Writer, after: Sentences) -> None:
    """[ST-CMB.15] What comes after the attack changes neither the attack nor its Combat."""
    for w.sentence, node in after:
        for each in node.inside():
            if isinstance(each, combat.AboutAttack):
                raise w.not_playable(each, "this would come too late: put it into a sentence of its own")
            if isinstance(each, sentences.ForAWhile) and is_of_combat(each):
                raise w.not_playable(each.stretch, "the Combat is over by then")
    w.sentence = 0


def afterwards(w: Writer, many: Sentences) -> None:
    """Once, by an Enchantment: nobody else has an enchanted card."""
    if w.card.kind != c.ENCHANTMENT or w.card.afterwards is not None:
        raise refuse(w, "an Enchantment says once what comes after the enchanted card")
    not_too_late(w, many)
    w.outcome_known = True
    w.card.afterwards = finished(w, many, False)


def before_damage(many: Sentences) -> tuple[Sentences, Sentences]:
    """[ST-CMB.15] What an Attack says before its damage is done before it: 'Lose 2 Health, then deal 6 damage.'"""
    for at, (number, node) in enumerate(many):
        if not isinstance(node, said.Plain):
            continue
        for first, part in enumerate(node.clauses):
            steps = part.steps if isinstance(part, said.Steps) else ()
            for step in range(len(steps)):
                rest = node.but(clauses=(part.but(steps=steps[step:]), *node.clauses[first + 1 :]))
                found = dealt(rest)
                if not deals(found):
                    continue
                begun = (*node.clauses[:first], *((part.but(steps=steps[:step]),) if step else ()))
                earlier = [(number, node.but(clauses=begun))] if begun else []
                return [*many[:at], *earlier], [(number, found), *many[at + 1 :]]
    return [], many


def deals(node: Effect) -> bool:
    match node:
        case said.Plain(clauses=(said.Steps(steps=(said.Do(deed=said.Doing(act=verb)), *_)), *_)):
            return isinstance(verb, verbs.DealPrinted | verbs.DealMeasured)
    return False


def dealt(first: Effect) -> Effect:
    """'Deal 3 damage to the defender.' of an Attack is its damage, too; so is what this creature deals."""
    match first:
        case said.Plain(clauses=(said.Steps(steps=(said.PlayerDoes() as step, *rest)) as steps, *others)):
            match step:
                case said.PlayerDoes(
                    who=creatures.TheCreature(word="this creature"),
                    deeds=(said.Doing(act=verbs.DealPrinted() | verbs.DealMeasured()) as doing, *more), later=(),
                ):
                    after = (step.but(deeds=tuple(more)),) if more else ()
                    return first.but(clauses=(steps.but(steps=(said.Do(doing).at(step), *after, *rest)), *others))
                case said.PlayerDoes(
                    who=creatures.TheCreature(
                        word="the defender" | "the target" | "target creature" | "target enemy"
                        | "the opposing creature"
                    ),
                    deeds=(said.Doing(act=verbs.Take(n=Number() as n, each=None), each=None) as doing, *more), later=(),
                ):  # fmt: skip
                    own = said.Do(doing.but(act=verbs.DealPrinted(n).at(doing))).at(step)
                    after = (step.but(deeds=tuple(more)),) if more else ()
                    return first.but(clauses=(steps.but(steps=(own, *after, *rest)), *others))
    return first


def printed_damage(w: Writer, first: Effect) -> int:
    """[ST-CLS.1] The first thing that an Attack says."""
    if isinstance(first, said.Plain) and isinstance(first.clauses[0], said.Steps):
        step = first.clauses[0].steps[0]
        if isinstance(step, said.Do):
            verb = verb_of(w, step.deed)
            if isinstance(verb, verbs.DealPrinted):
                return verb.n.value
            if isinstance(verb, verbs.DealMeasured):
                return 0
    raise refuse(w, "an Attack begins with 'Deal … damage.'")


def after_damage(number: int, first: Effect) -> Sentences:
    """'Deal 3 damage and …': what else the first sentence says, as one of its own."""
    assert isinstance(first, said.Plain) and isinstance(first.clauses[0], said.Steps)
    steps, others = first.clauses[0].steps[1:], first.clauses[1:]
    rest = (*((first.clauses[0].but(steps=steps),) if steps else ()), *others)
    return [(number, first.but(clauses=rest))] if rest else []


def measured(number: int, first: Effect) -> Sentences:
    """'Deal 2 damage for each …': the formula, as a sentence about the attack."""
    assert isinstance(first, said.Plain) and isinstance(first.clauses[0], said.Steps)
    step = first.clauses[0].steps[0]
    match step:
        case said.Do(deed=said.Doing(act=verbs.DealMeasured())):
            return [(number, first.but(clauses=(first.clauses[0].but(steps=(step,)),)))]
    return []


def behind(node: Effect) -> Effect:
    """'After the attack, …' of an Attack is what all its sentences are that do not change the attack."""
    if not isinstance(node, verbs.AfterAttack):
        return node
    return (said.Plain(node.clauses) if node.condition is None else said.If(node.condition, node.clauses)).at(node)


def by_the_outcome(w: Writer, many: Sentences) -> tuple[Sentences, Sentences]:
    """[ST-CMB.10] What an Enchantment says of the end of its attack, which is the last it says, comes after it."""
    before: Sentences = []
    after: Sentences = []
    while many:
        length = chain_length(many)  # [EN-2] no 'Otherwise' without its 'If'
        ends = asks_where_it_ends(w, *many[0])
        if ends and not w.card.hosts and any(getattr(each, "host", False) is True for each in many[0][1].inside()):
            w.card.hosts = CLASSES["Movement"]  # 'this Movement card' is the one it is invoked with
        asks = [asks_the_outcome(node) or ends for _, node in many[:length]]
        if any(asks):
            if not asks[0]:
                raise w.not_playable(many[0][1], "is this asked before the attack, or after it?")
            if w.card.hosts != CLASSES["Movement" if ends else "Attack"]:
                raise w.not_playable(many[0][1], "say this of an attack, behind 'Enchant an Attack card.'")
            after += many[:length]
        elif after:
            raise w.not_playable(many[0][1], "say this before what comes after the attack")
        else:
            before += many[:length]
        many = many[length:]
    return before, after


def sent_last(many: Sentences) -> tuple[Sentences, Sentences]:
    """[ST-INV.10] Where the enchanted card goes, if that is the last that an Enchantment says: it has resolved then."""
    last = many[-1][1]
    known = isinstance(last, said.Plain) or (isinstance(last, said.If) and isinstance(last.condition, HostIs))
    sends = known and any(
        isinstance(each, Send) and each.card.word == "the enchanted card" for each in last.inside()
    )
    return (many[:-1], many[-1:]) if sends else (many, [])


def asks_where_it_ends(w: Writer, number: int, node: Effect) -> bool:
    """[ST-TILE.10] 'If you end on a Star tile, …': asked when the enchanted move is over."""
    if any(isinstance(each, TilesOfMove) for each in node.inside()):
        return True
    first = w.ability.sentences[number].typed.lower().split(",", maxsplit=1)[0].split()
    return isinstance(node, said.If) and any(word in ENDING for word in first)


ENDING = frozenset(f"{verb}{ending}" for verb in ("end", "stop", "stopp", "land", "finish")
   for ending in ("", "s", "es", "ed"))


def finished(w: Writer, many: Sentences, begins: bool) -> Lowered | None:
    """A part of the text as an ability of the card; after each sentence comes what it has set off [ST-TIM.2]."""
    if not many:
        return None
    clause = " ".join(placed.text + "." for placed in w.ability.sentences)
    refuse_seen(w, many)
    refuse_unable(w, many)
    whole = many
    while many:
        length = chain_length(many)
        refuse_far(w, whole, len(whole) - len(many))
        w.begins = begins
        first = many[0][1]
        if isinstance(first, Watching):
            length = watched_length(many)
            w.sentence = many[0][0]
            watch(w, first, [(many[0][0], first.effect), *many[1:length]])
        elif length > 1 and isinstance(first, said.If) and waits_for_attack(w, first) and not w.outcome_known:
            with putting_off.put_off(w, first, c.AFTER_COMBAT):
                effects(w, many[:length])
        else:
            effects(w, many[:length])
        begins = False
        w.emit(EndSentence(""))
        many = many[length:]
    w.items[:0] = w.hoisted
    made = Lowered(w.card, clause, clause, Ops([]), 0)
    made.code = w.program()
    made.slots = w.memory
    w.card.add_ability(made)
    return made


def what_it_needs(w: Writer, many: Sentences) -> Test | None:
    """[ST-INV.8] If all that a card does hangs on conditions, one of them must hold; [ST-CMB.10] not those that are
    looked at when the attack lands, but for who is the defender, which is so from its beginning. [ST-INV.9] What can be
    done in part is not done in vain."""
    found: list[Test] = []
    for number, node in many:
        if not isinstance(node, said.If | verbs.OtherwiseIf) or isinstance(node.condition, IfDone):
            return None
        if waits_for_attack(w, node):
            return None
        if is_about_attack(node.clauses) and not isinstance(node.condition, IsInRole):
            return None
        if isinstance(node, said.If) and asked_of_each(node) is not None:
            return None
        if any(changes_with_invoking(each) or is_chosen_later(w, each) for each in node.condition.inside()):
            return None
        w.sentence = number
        acts_in = [each.act for each in node.inside() if isinstance(each, said.Doing)]
        acts_in = [act for act in acts_in if not any(is_chosen_later(w, each) for each in act.inside())]
        acts_in = [each for each in acts_in if not isinstance(each, LOSSES)]
        needed = [test for test in (possible(w, verb) for verb in acts_in) if test is not None]
        found.append(Every([condition(w, node.condition), *needed]))
    return AnyOf(found)


LOSSES = verbs.Lose | verbs.LoseMany | verbs.Discard | verbs.DiscardSoMany


def changes_with_invoking(node: Node) -> bool:
    """[ST-INV.3] [ST-INV.12] What the price and the way of the card out of its pile make otherwise: it is known when
    the card resolves, and not when it is played."""
    return getattr(node, "word", "") in ("Energy", "Mana", "hand") or isinstance(node, OF_PILES_AND_CARDS)


def is_chosen_later(w: Writer, node: Node) -> bool:
    """[ST-INV.3] Whom a card is aimed at is not known when it is asked whether the card may be played."""
    if w.card.kind == c.ENCHANTMENT:
        return False
    if isinstance(node, creatures.SomeCreature):
        return terms.is_the_target(w, node)
    return getattr(node, "word", "") in terms.WITH_TARGET


def somewhere_to_go(card: StarlightCard) -> Test | None:
    """[ST-CLS.6] Of a Movement card that begins by moving to a tile of some sort."""
    if card.kind == c.MOVEMENT and card.effect is not None and isinstance(card.effect.code, Ops):
        first = next(op for op in card.effect.code.ops if not isinstance(op, NoteIf | SetNumber | NoteTile))
        if isinstance(first, WalkTo):
            return CanGo(first.who, first.where)
    return None


# ---- Auras and passives
def triggered(w: Writer) -> None:
    card = w.card
    if card.kind not in STAYING:
        raise refuse(w, "only an Aura or a passive waits for something")
    head = w.ability.head
    assert head is not None
    w.triggered = True
    condition_of: Test | None = None
    found = heard(w, head)
    w.hears_attack = all(each.event in (c.ATTACKED, c.INVOKED) for each in found)
    w.hears_damage = all(each.event in (c.DAMAGED, c.DEALT) for each in found)
    w.answers_amount = all(each.event in WITH_AMOUNT for each in found)
    w.hears_mana = any(isinstance(each, Spent) and each.mana for waiting in found for each in waiting.tests)
    if w.hears_mana:  # but what is said of that much otherwise
        w.answers_amount = False
    dead = THIS if any(each.removal for each in found) else w.spoken_of
    if dead is not None and any(each.event == c.DIED for each in found):
        w.dead = type(dead)
    must_not_set_itself_off(w, head)
    many = effects_of(w.ability)
    first = many[0][1]
    if len(many) == 1 and isinstance(first, said.If) and not first.instead:
        speak_of_subject(w, first)
        condition_of = condition(w, first.condition)
        many = [(many[0][0], said.Plain(first.clauses))]
    effects(w, many)
    if isinstance(head, sentences.NextTime):
        w.emit(RemoveAura("", ThisCard([])))
    code = w.program()
    twice = isinstance(head, sentences.OncePerTurn) and head.twice
    for number, each in enumerate(found):
        also = number if each.once else 0
        card.add_ability(
            Reaction(
                card, w.ability.text, w.ability.short_trigger, code, w.memory, each.event, False, each.test,
                condition_of, each.once, each.removal, is_of_this(each.test), twice, also,
            )
        )  # fmt: skip


# Events of which a text can ask how much it was.
WITH_AMOUNT = (c.DAMAGED, c.DEALT, c.SCORED, c.SPENT, *range(c.GAINED, c.LOST + len(c.STAT_NAMES)))


def must_not_set_itself_off(w: Writer, head: Head) -> None:
    """[ST-TIM.4] 'Whenever you gain Health, gain 1 more Health': what is gained so is gained, too."""
    event, gained = getattr(head, "event", None), w.ability.first.inside()
    if isinstance(event, PlayerHappens) and any(isinstance(each, sentences.Gains) for each in event.verbs):
        for each in gained:
            if isinstance(each, verbs.Gain) and MORE_SAID.search(w.words(each)):
                why = "this would set itself off again and again: say 'You gain 1 more Health with each gain.'"
                raise w.not_playable(each, why)


MORE_SAID = re.compile(r"\b(more|extra|additional)\b", re.IGNORECASE)


def moves_past(w: Writer) -> bool:
    """'You can move through enemies.' of a Movement card is said of its own moves."""
    tree = w.ability.first
    if w.card.kind != c.MOVEMENT or not isinstance(tree, sentences.MovesThrough):
        return False
    who, line = lines.line_of(w, tree)
    if who is not THIS or w.card.whom != c.NOTHING:
        raise w.not_playable(tree, "say it of this creature, on a card that chooses nobody")
    w.card.past |= line.classes
    return True


def standing_line(w: Writer) -> Standing:
    tree = w.ability.first
    if w.card.kind not in STAYING:
        raise refuse(w, "only an Aura or a passive holds for a while: say how long, 'this turn'")
    if isinstance(tree, sentences.NextAttack):
        return next_attack(w, tree)
    if w.of_this:  # [EN-3] 'This creature can't be pushed. Its …': it was named before
        w.spoken_of = THIS
    if isinstance(tree, Shield):
        raise refuse(w, "say for how long: 'this turn'")
    test = None
    if isinstance(tree, sentences.WhileSo):
        if tree.line.span < tree.condition.span:  # [EN-3] whom the line names may be 'it' behind
            lines.line_of(w, tree.line)
        with w.being(in_attack=isinstance(tree.line, lines.OF_ATTACKS)):  # [ST-CMB.13]
            found = condition(w, tree.condition)
        test, tree = Not(found) if tree.unless else found, tree.line
    who, line = lines.line_of(w, tree)
    if isinstance(who, EachWithin | Those | OtherCreature | MostOf):
        line.among = who
    elif who is not THIS:
        raise w.not_playable(tree, "an Aura or a passive speaks of its own creature: say 'this creature'")
    line.condition = all_of([each for each in (line.condition, test) if each is not None])
    return line


def next_attack(w: Writer, tree: sentences.NextAttack | sentences.NextAttackOf) -> Standing:
    """The Aura goes with the attack, so it says nothing else."""
    if w.card.kind != c.AURA or not w.alone:
        raise refuse(w, "an Aura that is gone after the next attack says nothing else")
    if isinstance(tree, sentences.NextAttackOf):
        if tree.of.word != "this creature" or tree.stretch is not None:
            raise w.not_playable(tree, "an Aura speaks of the next attack of this creature, whenever that is")
        return Standing(c.DEALS_MORE, w.ability.text, -tree.n.value if tree.less else tree.n.value, once=True)
    if "you" in w.words(tree).split():
        terms.must_be_own(w, tree, "'this creature'")
    if tree.n is None:
        return Standing(c.UNHARMED, w.ability.text, 1, once=True)
    return Standing(c.LESS_DAMAGE, w.ability.text, tree.n.value if tree.less else -tree.n.value, once=True)


# ---- Enchantments
def must_enchant(w: Writer, kind: int) -> None:
    """[EN-12] What only cards of one class have: it is invoked with these, if it does not say with which."""
    w.card.hosts = w.card.hosts or 1 << kind
    if not w.card.hosts >> kind & 1:
        raise refuse(w, f"say it of the right class: 'Enchant a {c.CLASS_NAMES[kind]} card.' comes first")


def must_be_host(w: Writer, node: sentences.Host | None) -> None:
    """'The Spell costs …': it is invoked with a Spell."""
    if node is not None and node.word != "card":
        must_enchant(w, c.CLASS_NAMES.index(node.word))


def enchanted_line(w: Writer) -> None:
    card, tree = w.card, w.ability.first
    if card.kind != c.ENCHANTMENT:
        raise refuse(w, "only an Enchantment speaks of an enchanted card")
    if isinstance(tree, sentences.Enchant):
        for each in tree.whats:
            card.hosts |= CLASSES[each.word]
        card.hosts = card.hosts or ALL_CLASSES & ~(1 << c.ENCHANTMENT)
    elif isinstance(tree, EnchantSort):
        card.host_sort = sort_of_cards(w, tree.sort)
        card.hosts = card.host_sort.classes & ~(1 << c.ENCHANTMENT)
    elif isinstance(tree, sentences.DealsMore):
        must_enchant(w, c.ATTACK)
        card.more_damage += tree.n.value
    elif isinstance(tree, sentences.CostsLess):
        must_be_host(w, tree.host)
        if tree.stat.word not in lines.PAID:
            raise w.not_playable(tree.stat, "cards cost Energy and Mana")
        if tree.stat.word == "Mana":
            card.cheaper_mana += tree.n.value
        else:
            card.cheaper += tree.n.value
    elif isinstance(tree, HostCostsNothing):
        must_be_host(w, tree.host)
        if tree.stat.word not in lines.PAID:
            raise w.not_playable(tree.stat, "cards cost Energy and Mana")
        card.host_for_no.append(c.ENERGY if tree.stat.word == "Energy" else c.MANA)
    elif isinstance(tree, HostReaches):
        must_be_host(w, tree.host)
        card.host_reaches += tree.n.value
    elif isinstance(tree, DoneTwice):
        must_be_host(w, tree.host)
        if not card.hosts or card.hosts & ~(CLASSES["Spell"] | CLASSES["Basic Spell"] | CLASSES["Combat Spell"]):
            raise refuse(w, "say it of Spells: an Attack, a move or an Aura is not done twice")
        card.host_twice = 2 if tree.anew else 1
    elif isinstance(tree, sentences.MovesFarther):
        must_be_host(w, tree.host)
        must_enchant(w, c.MOVEMENT)
        card.farther += tiles_of(w, tree.tiles)
    elif isinstance(tree, sentences.MoveMore):
        must_be_host(w, tree.host)
        must_enchant(w, c.MOVEMENT)
        card.farther += number_of(w, tree.n)
    else:
        assert isinstance(tree, sentences.MoreCounters)
        must_be_host(w, tree.host)
        must_enchant(w, c.AURA)
        card.more_counters += number_of(w, tree.n)
