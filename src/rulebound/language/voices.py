"""Voices: the passive and the gerund, put into the order that the house gives.

    Four life is gained by you.                      you gain four life
    Whenever a card is drawn by the opponent, …      whenever the opponent draws a card, …
    Two units may be destroyed. If they are, …       you may destroy two units. If you do, …
    A relic controlled by you                        a relic you control
    After drawing 3 cards, discard 1.                draw 3 cards, then discard 1
    Destroy a unit instead of drawing a card.        if you would draw a card, destroy a unit instead

Like a paraphrase (paraphrases.py) it is tried on a sentence that has no reading alone, and what it makes must read. So
nothing here knows which verbs a game has, or what can be done to what. A passive that names nobody is an order to you
where an order can stand, and is left as it is behind 'if' and 'when', where it would be what happens to somebody.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from .inflections import BY_BASE, BY_DOING, BY_DONE, VERBS, Forms
from .patterns import ARTICLES, BREAKS, LONGEST, is_number
from .tokens import Token

NOW, THEN = frozenset(("is", "are")), frozenset(("was", "were"))
MODALS = frozenset(("may", "can", "must", "can't", "cannot", "would"))
ALONG = frozenset(("then", "also", "now", "immediately", "each"))  # between 'are' and what is done: courtesy
HAS = frozenset(("has", "have"))
# What a number becomes 'by' so much, and not by somebody.
BY_SO_MUCH = frozenset(("increase", "lower", "raise", "reduce"))
HOLDS = frozenset(("control", "own", "play"))  # 'a unit controlled by you', said of it without a verb

# Behind these a clause begins; behind the last of them no order can stand.
BEGIN = BREAKS | {"and", "or", "time", "but"}
NO_ORDER = frozenset(("if", "unless", "when", "whenever", "while", "until", "time", "as", "long", "(", '"'))
WHO_OF_IT = frozenset(("that", "which"))
OBJECT = {"they": "them", "he": "him", "she": "her"}
SUBJECT = {"them": "they", "him": "he", "her": "she"}
MANY = frozenset(("you", "they", "all", "both", "your", "units", "creatures", "heroes", "characters", "players"))
ONE = frozenset(("the", "a", "an", "each", "every", "this", "that", "it", "its", "another", "any", "your", "their"))
# Where the words for whoever does it end.
AGENT_ENDS = BREAKS | frozenset((
    "and", "or", "but", "from", "into", "onto", "to", "instead", "for", "during", "on", "may", "at", "among", "face",
    "is", "are",
))  # fmt: skip
AGENT_ENDS_LATER = frozenset(("this", "each", "in"))  # 'by this unit', 'by you this turn'
LONGEST_AGENT = 6
# What one does with what is one's own: an order to you, if nobody else was named who could be meant.
OWN = frozenset(("discard", "draw", "gain", "lose", "pay", "sacrifice"))
SUFFERED = frozenset(("discard", "lose"))  # what an order may tell somebody else to do
PEOPLE = frozenset(("opponent", "opponents", "player", "players", "hero", "heroes", "recipient", "they"))
WHOSE = frozenset(("opponent's", "player's", "hero's"))
HAVING = frozenset(("control", "controls", "has", "have", "own", "owns"))
HELD = frozenset(("controlled", "owned"))


def voices(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The sentence with one passive or gerund of it put in the active, in all ways that there are."""
    for at, token in enumerate(tokens):
        if (verb := BY_DONE.get(token.low)) is not None:
            yield from active(tokens, at, verb)
        elif (verb := BY_DOING.get(token.low)) is not None:
            yield from acted(tokens, at, verb)
        elif token.low == "being":
            yield from spared(tokens, at)


# ------------------------------------------------------------------ the passive


class Passive(NamedTuple):
    """Where it stands: its auxiliaries, and the participle."""

    be: int  # the first word of 'is', 'may be', 'have been'
    modal: str  # may, can't, would …
    tense: str  # now, then, has
    at: int


def active(tokens: Sequence[Token], at: int, verb: Forms) -> Iterator[list[Token]]:
    passive = passive_at(tokens, at)
    if passive is None:
        if verb.base in HOLDS and tokens[at + 1 : at + 2] and tokens[at + 1].low == "by":
            yield from held(tokens, at, verb)
        return
    for start in clause_starts(tokens, passive.be):
        if lasts_for_both(tokens, start, at):
            continue
        subject = [said_as(each, OBJECT) for each in tokens[start : passive.be]]
        doers = list(agents(tokens, at + 1, verb))
        for agent, tail, end in doers:
            yield from by_somebody(tokens, start, passive, verb, subject, agent, tail, end)
        if verb.base == "give":
            yield from given(tokens, start, passive, subject)
        elif not doers and passive.tense == "now" and passive.modal in ("", "may", "must") and (
            may_order(tokens, start) and not (verb.base in OWN and somebody_acts(tokens[:start]))
        ):
            led = word("you", tokens[at]) if passive.modal == "may" else []
            may = word("may", tokens[at]) if passive.modal == "may" else []
            done = put(verb, word(verb.base, tokens[at]), subject, tokens[at + 1 :])
            done = by_you(done) if not may and any(each.low == "you" for each in tokens[:start]) else done
            yield [*tokens[:start], *led, *may, *done]
    behind = passive.be - 1
    if behind > 0 and tokens[behind].low in WHO_OF_IT:  # 'a card that was played by you'
        for agent, tail, end in agents(tokens, at + 1, verb):
            for does in conjugated(verb, passive, agent, tokens[at]):
                yield [*tokens[:behind], *agent, *does, *tail, *tokens[end:]]


def passive_at(tokens: Sequence[Token], at: int) -> Passive | None:
    """The auxiliaries in front of a participle."""
    be = at - 1
    while be > 0 and tokens[be].low in ALONG:
        be -= 1
    if be < 1:
        return None
    said, before = tokens[be].low, tokens[be - 1].low
    if said == "be" and before in MODALS:
        return Passive(be - 1, before, "now", at)
    if said == "been" and before in HAS:
        return Passive(be - 1, "", "has", at)
    if said in NOW | THEN:
        return Passive(be, "", "now" if said in NOW else "then", at)
    return None


def clause_starts(tokens: Sequence[Token], end: int) -> Iterator[int]:
    """Where a subject that ends there can begin."""
    for start in range(end - 1, max(-1, end - 1 - LONGEST), -1):
        if tokens[start].low in BREAKS:
            return
        if start == 0 or tokens[start - 1].low in BEGIN:
            yield start


def lasts_for_both(tokens: Sequence[Token], start: int, at: int) -> bool:
    """'It gains Flight and its attack is doubled this turn': an order behind 'and' would take the duration away from
    what stands before it."""
    if start == 0 or tokens[start - 1].low not in ("and", "or"):
        return False
    end = next((k for k in range(at, len(tokens)) if tokens[k].low in BREAKS - {"until"}), len(tokens))
    return any(token.low in ("until", "turn") for token in tokens[at:end])


def may_order(tokens: Sequence[Token], start: int) -> bool:
    """Whether an order to you can stand there."""
    return start == 0 or tokens[start - 1].low not in NO_ORDER


def somebody_acts(tokens: Sequence[Token]) -> bool:
    """'The opponent draws 2 cards, then one is discarded': by whom, the sentence does not say. Behind 'and' it is told
    beside what they do, and is yours."""
    lows = [token.low for token in tokens]
    if lows[-1:] == ["and"]:
        return False
    for at, low in enumerate(lows):
        if low in PEOPLE and at + 1 < len(lows) and lows[at + 1] not in HAVING:
            return True
        if (low == "by" and lows[at - 1] not in HELD) or (low in WHOSE and "turn" in lows[at + 1 : at + 2]):
            return True
    return False


def is_order(tokens: Sequence[Token]) -> bool:
    """Whether it is you who does what is said, so that a gerund beside it is yours."""
    return bool(tokens) and (tokens[0].low == "you" or tokens[0].low in BY_BASE)


def by_you(tokens: Sequence[Token]) -> list[Token]:
    """The same with its subject, where an order could be to somebody else."""
    you = word("you", tokens[0]) if tokens[0].low in SUFFERED else []
    return [*you, *tokens]


def agents(tokens: Sequence[Token], at: int, verb: Forms) -> Iterator[tuple[list[Token], Sequence[Token], int]]:
    """Who does it, what stands between that and the participle, and where it ends."""
    if verb.base in BY_SO_MUCH:
        return
    for by in range(at, min(len(tokens), at + LONGEST)):
        if tokens[by].low in BREAKS or tokens[by].low in BY_DONE:
            return
        if tokens[by].low != "by" or by + 1 == len(tokens) or is_number(tokens[by + 1]):
            continue
        end = by + 1
        while end < len(tokens) and end <= by + LONGEST_AGENT and tokens[end].low not in AGENT_ENDS:
            if end > by + 1 and tokens[end].low in AGENT_ENDS_LATER:
                break
            end += 1
        if end > by + 1:
            who = [said_as(each, SUBJECT) for each in tokens[by + 1 : end]]
            yield who, tokens[at:by], end
        return


def by_somebody(
    tokens: Sequence[Token], start: int, passive: Passive, verb: Forms, subject: list[Token], agent: list[Token],
    tail: Sequence[Token], end: int,
) -> Iterator[list[Token]]:  # fmt: skip
    for does in conjugated(verb, passive, agent, tokens[passive.at]):
        yield [*tokens[:start], *agent, *put(verb, does, subject, tail), *tokens[end:]]


def conjugated(verb: Forms, passive: Passive, agent: Sequence[Token], place: Token) -> Iterator[list[Token]]:
    """The verb with its auxiliaries, as they go with whoever does it."""
    if passive.modal not in ("", "must"):  # who must, does
        yield [*word(passive.modal, place), *word(verb.base, place)]
        return
    first = agent[0].low
    many, one = first in MANY, first in ONE
    for plural in (True, False):
        if (plural and one and not many) or (not plural and many and not one):
            continue
        if passive.tense == "then":
            yield word(verb.past, place)
            return
        if passive.tense == "has":
            yield [*word("have" if plural else "has", place), *word(verb.done, place)]
        else:
            yield word(verb.base if plural else verb.does, place)


def put(verb: Forms, does: list[Token], subject: list[Token], tail: Sequence[Token]) -> list[Token]:
    """'It is dealt 2 damage' has the other order: whoever is dealt it is no object."""
    kinds = [each.low for each in tail]
    if verb.base == "look" and kinds[:1] == ["at"]:
        return [*does, tail[0], *subject, *tail[1:]]
    if verb.base == "deal" and "damage" in kinds and all(each.low != "damage" for each in subject):
        behind = kinds.index("damage") + 1
        return [*does, *tail[:behind], *word("to", does[0]), *subject, *tail[behind:]]
    return [*does, *subject, *tail]


def given(tokens: Sequence[Token], start: int, passive: Passive, subject: list[Token]) -> Iterator[list[Token]]:
    """'It is given Flight' is 'it gains Flight', '+1/+1 is given to it' is 'it gets +1/+1'."""
    at, place = passive.at, tokens[passive.at]
    if passive.modal or passive.tense != "now":
        return
    if tokens[at + 1 : at + 2] and tokens[at + 1].low == "to":
        for end in range(at + 3, min(len(tokens), at + 2 + LONGEST) + 1):
            whom = [said_as(each, SUBJECT) for each in tokens[at + 2 : end]]
            if whom[-1].low in BREAKS:
                return
            if any(each.low in ARTICLES for each in subject) and any(each.low in PEOPLE for each in whom):
                continue  # 'control of a unit is given to the opponent': it is you who chooses it
            for get in ("gets", "get", "gains", "gain"):
                yield [*tokens[:start], *whom, *word(get, place), *subject, *tokens[end:]]
        return
    plain = tokens[start : passive.be]
    for get in ("gets", "gains") if tokens[passive.be].low == "is" else ("get", "gain"):
        yield [*tokens[:start], *plain, *word(get, place), *tokens[at + 1 :]]


def held(tokens: Sequence[Token], at: int, verb: Forms) -> Iterator[list[Token]]:
    """'A unit controlled by you' is 'a unit you control'."""
    if at == 0 or tokens[at - 1].low in AGENT_ENDS:
        return
    whose = Passive(at, "", "now", at)
    for agent, _, last in agents(tokens, at + 1, verb):
        ends = (at + 3,) if agent[0].low in ("you", "they") else range(last, at + 3, -1)
        for end in ends:  # 'units controlled by the opponent get +1/+1'
            who = agent[: end - at - 2]
            for does in conjugated(verb, whose, who, tokens[at]):
                yield [*tokens[:at], *who, *does, *tokens[end:]]


def asked_in_passive(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """'Two cards may be voided. If they are, draw 1.': of two sentences, whether it was done asks whoever might."""
    lows = [token.low for token in tokens]
    for stop in (k for k, low in enumerate(lows[:-4]) if low == "." and lows[k + 1] == "if"):
        if lows[stop + 2 : stop + 4] not in (["it", "is"], ["they", "are"], ["it", "was"], ["they", "were"]):
            continue
        may = next((k for k in range(stop) if lows[k : k + 2] == ["may", "be"]), -1)
        negated = lows[stop + 4] == "not"
        end = stop + 4 + negated
        if may < 0 or lows[end : end + 1] != [","]:
            continue
        done = next((k for k in range(may + 2, stop) if lows[k] in BY_DONE), stop)
        doer = next((who for who, _, _ in agents(tokens, done + 1, BY_DONE.get(lows[done], VERBS[0]))), [])
        who = "they" if doer and doer[0].low != "you" else "you"
        asked = words(f"if {who} don't" if negated else f"if {who} do", tokens[stop + 1])
        yield [*tokens[: stop + 1], *asked, *tokens[end:]]


# ------------------------------------------------------------------ the gerund


def acted(tokens: Sequence[Token], at: int, verb: Forms) -> Iterator[list[Token]]:
    """'After drawing', 'by discarding', 'instead of gaining'."""
    if at == 0:
        return
    led, place = tokens[at - 1].low, tokens[at]
    start = at - 1
    if led == "of" and start and tokens[start - 1].low == "instead":
        yield from in_place_of(tokens, start - 1, at, verb)
    elif led in ("after", "before", "by"):
        deed = [*word(verb.base, place)]
        for behind, other, first in around(tokens, start, at):
            yield from one_then_other(tokens, led, [*deed, *behind], other, first, start)


def around(tokens: Sequence[Token], start: int, at: int) -> Iterator[tuple[Sequence[Token], Sequence[Token], int]]:
    """Behind a gerund: its object, the clause with which it goes, and where what is said by both begins: in front
    ('after drawing a card, …'), or behind that clause."""
    end = next((k for k in range(at + 1, len(tokens)) if tokens[k].low in BREAKS), len(tokens))
    if end == at + 1:
        return
    if begins_effect(tokens, start) and end < len(tokens) - 1 and tokens[end].low == ",":
        yield tokens[at + 1 : end], tokens[end + 1 :], start
    elif end == len(tokens) or tokens[end].low == ".":
        for first in effect_starts(tokens, start):
            yield tokens[at + 1 : end], [*tokens[first:start]], first


def begins_effect(tokens: Sequence[Token], start: int) -> bool:
    """At the begin of a sentence, behind a colon, or behind what a trigger waits for."""
    return start == 0 or tokens[start - 1].low in (":", ",", ".")


def effect_starts(tokens: Sequence[Token], end: int) -> Iterator[int]:
    """Where the clause in front of a gerund begins: there, and not behind a condition of its own."""
    start = end
    while start and tokens[start - 1].low not in BREAKS:
        start -= 1
    if start < end and begins_effect(tokens, start):
        yield start


def one_then_other(
    tokens: Sequence[Token], led: str, deed: list[Token], other: Sequence[Token], first: int, start: int
) -> Iterator[list[Token]]:
    """What comes first, and what comes then; where one is the way to the other, that is an offer."""
    place, before = tokens[start], tokens[:first]
    behind = [] if first == start else tokens[start + 1 + len(deed) :]
    may = [each.low for each in other[:2]] == ["you", "may"]
    if led == "by":
        if may:
            # Where a game knows costs, that is one; where it knows none, another pattern makes 'if you do' of it.
            yield [*before, *words("you may", place), *deed, *word("to", place), *other[2:], *behind]
    elif not may and is_order(other):  # 'the opponent draws 2 cards after discarding 1': they discard
        early, late = (deed, other) if led == "after" else (other, deed)
        # What stands behind what comes last goes with it, and is no more of this.
        yield [*before, *by_you(early), *words(", then", place), *by_you(late), *behind]


def in_place_of(tokens: Sequence[Token], start: int, at: int, verb: Forms) -> Iterator[list[Token]]:
    """'Instead of drawing a card, gain 2 life': whatever makes you draw."""
    place = tokens[start]
    end = next((k for k in range(at + 1, len(tokens)) if tokens[k].low in BREAKS), len(tokens))
    would = [*words("if you would", place), *word(verb.base, place), *tokens[at + 1 : end], *word(",", place)]
    if start == 0 and tokens[end : end + 1] and tokens[end].low == "," and is_order(tokens[end + 1 :]):
        stop = next((k for k in range(end, len(tokens)) if tokens[k].low == "."), len(tokens))
        yield [*would, *tokens[end + 1 : stop], *word("instead", place), *tokens[stop:]]
    elif start and end == len(tokens) and is_order(tokens):
        yield [*would, *tokens[:start], *word("instead", place)]


def spared(tokens: Sequence[Token], at: int) -> Iterator[list[Token]]:
    """'Instead of being destroyed, this is returned to its owner's hand'."""
    lows = [token.low for token in tokens]
    comma, be = at + 2, next((k for k in range(at + 2, len(lows)) if lows[k] in NOW), -1)
    if lows[max(at - 2, 0) : at] != ["instead", "of"] or at != 2 or lows[comma : comma + 1] != [","] or be < comma + 2:
        return
    verb = BY_DONE.get(lows[be + 1]) if be + 1 < len(lows) else None
    if lows[at + 1] in BY_DONE and verb is not None:
        place, them = tokens[0], "it" if lows[be] == "is" else "them"
        would = [*words("would be", place), tokens[at + 1], *word(",", place)]
        done = put(verb, word(verb.base, tokens[be]), word(them, tokens[be]), tokens[be + 2 :])
        yield [*word("if", place), *tokens[comma + 1 : be], *would, *done, *word("instead", place)]


# ------------------------------------------------------------------ words


def word(said: str, place: Token) -> list[Token]:
    """A word of the house where another stood."""
    return [Token(said, said, place.start, place.end)]


def words(said: str, place: Token) -> list[Token]:
    return [each for one in said.split() for each in word(one, place)]


def said_as(token: Token, table: dict[str, str]) -> Token:
    """'They' as the one who does it is 'them' as whom it is done to."""
    other = table.get(token.low)
    return token if other is None else Token(other, other, token.start, token.end)
