"""A card's text: lines, sentences, abilities. The door for whoever wants to read or print card English."""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import TYPE_CHECKING, cast

from rulebound.kernel.letters import MOST_CHARACTERS, large_numbers, oddities

from .abilities import Ability, PlacedSentence, fold, printed
from .contraries import asks_contrary, settled
from .core.categories import AbilityKind, Sentence, Thing
from .core.clauses import AtMoment
from .core.nouns import It, This
from .core.numbers import Its
from .diagnostics import explain_ambiguity, explain_failure
from .doers import Doer, misasked
from .errors import AmbiguousText, CardTextError, DanglingReference, TextNotUnderstood
from .inflections import VERBS
from .layout import asides_said, called_itself, first_name, in_line
from .node import Category, Node
from .paraphrases import parts_of, sentences
from .reader import Reader
from .references import Unbound, Unclear, bind, kind_word
from .tokens import House, Token, tokenise

if TYPE_CHECKING:
    from .cache import SentenceCache
    from .vocabulary import Vocabulary

_SENTENCE: Category = (Sentence,)
NOTHING: Mapping[str, Node] = MappingProxyType({})
MOST_ERRORS = 50
DOES = (AbilityKind.TRIGGERED, AbilityKind.ACTIVATED, AbilityKind.EFFECTS)  # behind them it matters what was done
"""No more are told of one text; the last one says that there are more."""


# With the line before; 'it' at the beginning of a line could be the card itself.
GOES_ON = re.compile(r"(?i)((if|then|unless) )?(that|those|they)\b|if you (do|don't|can't)\b|otherwise\b")


class CardText:
    """A text that was understood: its abilities, and how it stood."""

    def __init__(self, text: str, abilities: Sequence[Ability], lines: Sequence[Sequence[PlacedSentence]]) -> None:
        self.text = text
        self.abilities = tuple(abilities)
        self.lines = tuple(tuple(line) for line in lines)

    def __str__(self) -> str:
        """The normalised text, in its own lines."""
        return "\n".join(printed([s.tree for s in line]) for line in self.lines)

    def by_ability(self) -> str:
        """The same, one ability a line."""
        return "\n".join(ability.text for ability in self.abilities)


def read_phrase(vocabulary: Vocabulary, text: str, category: Category) -> Node:
    """The one reading of a phrase of some category."""
    return only(vocabulary, text, category, readings(vocabulary, text, category))


def readings(vocabulary: Vocabulary, text: str, category: Category) -> list[Node]:
    """All readings of a phrase, in other words and in other shapes where it has none as it stands."""
    reader = Reader(vocabulary, text)
    trees = reader.readings(category)
    if not trees:
        tokens = vocabulary.reworded(reader.tokens)
        trees = Reader(vocabulary, text, tokens=tokens).readings(category) if tokens != reader.tokens else []
        trees = trees or (paraphrased(vocabulary, tokens) if category is _SENTENCE else [])
        for tree in trees:
            for each in (tree, *tree.house.more):
                each.typed = text
    return most_sensible(trees)


def only(vocabulary: Vocabulary, text: str, category: Category, trees: list[Node]) -> Node:
    """The reading, if there is just one."""
    if not trees:
        raise explain_failure(vocabulary, text, category)
    if len(trees) > 1:
        raise explain_ambiguity(text, trees)
    return trees[0]


def most_sensible(trees: list[Node]) -> list[Node]:
    """Of several readings those that say least of what is not meant."""
    least = min(map(absurdities, trees), default=0)
    return [tree for tree in trees if absurdities(tree) == least]


def absurdities(tree: Node) -> int:
    """How much of a sentence, or of one that it makes in other words, is not meant where it can mean something else."""
    return sum(node.is_absurd() for each in (tree, *tree.house.more) for node in each.inside())


def paraphrased(vocabulary: Vocabulary, tokens: list[Token]) -> list[Node]:
    """The readings of a sentence in a shape of the house; by as few changes as there can be. What has none so is put in
    order first."""
    name, said = name_apart(tokens)
    found = by_patterns(vocabulary, tokens) or by_order(vocabulary, tokens)
    if name and not found:
        found = by_patterns(vocabulary, said, name) or by_order(vocabulary, said, name)
    return found or in_parts(vocabulary, tokens)


OTHERS_DO = frozenset(each.does for each in VERBS)
# What could hold behind a semicolon, too.
REACHES = frozenset(("if", "unless", "while", "long", "otherwise", "may", "until", ":"))


def in_parts(vocabulary: Vocabulary, tokens: list[Token]) -> list[Node]:
    """'Gain 1 MP; each player draws 1 card': two sentences, where nothing of the first reaches into the second. What
    has a condition of its own hangs on no other."""
    cut = next((at for at, token in enumerate(tokens) if token.text == ";"), 0)
    first, second = name_apart(tokens[:cut])[1], tokens[cut + 1 :]
    if not cut or not second or second[0].low in ("or", "otherwise"):
        return []
    if second[0].low != "if" and not REACHES.isdisjoint(token.low for token in first):
        return []
    if reaches_on(first) or reaches_back(first, second):
        return []
    trees: list[Node] = []
    for part in (tokens[:cut], second):
        ways = house_readings(vocabulary, sentences(part)) or paraphrased(vocabulary, part)
        if len(ways) != 1 or (part is not second and any(isinstance(each, AtMoment) for each in ways[0].inside())):
            return []
        trees += (ways[0], *ways[0].house.more)
    for each in trees[1:]:
        each.house = each.house._replace(follows=True)
    trees[0].house = trees[0].house._replace(more=tuple(trees[1:]))
    return trees[:1]


def reaches_on(first: Sequence[Token]) -> bool:
    """'For each relic you control, gain 1 life; draw 1': how often is it drawn? 'At the end of the turn, …; …'"""
    lows = [",", *(token.low for token in first)]
    at_end = lows[1] == "at" and any(pair in (("the", "turn"), ("this", "turn")) for pair in pairwise(lows))
    return at_end or any(lows[at : at + 3] == [",", "for", "each"] for at in range(len(lows)))


def reaches_back(first: Sequence[Token], second: Sequence[Token]) -> bool:
    """'The opponent discards 1; draws 1', 'A unit gets +1/+0; it gains Flight until end of turn', 'When you Attack,
    Draw 1 card; at the end of the turn, …': whether the second part could hang on the first, or say more of it."""
    lows = [token.low for token in second]
    lasts = "until" in lows or any(pair == ("this", "turn") for pair in pairwise(lows))
    ends = "until" in [token.low for token in first] or first[-1].low == "turn"
    waits = first[0].low in ("when", "whenever") and lows[0] == "at"
    return lows[0] in OTHERS_DO or waits or (lasts and not ends)


def name_apart(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The name of an ability in capitals, with its colon, and what stands behind it, where the sentence begins anew.
    With what stands in brackets before the colon it begins: 'FERRY (once per turn): You may …'."""
    stop = next((at for at, token in enumerate(tokens) if token.text == ":"), 0)
    end = next((at for at, token in enumerate(tokens[:stop]) if token.text == "("), stop)
    if not end or not all(token.text.isupper() for token in tokens[:end]):
        return [], tokens
    if end == stop:
        return tokens[: stop + 1], tokens[stop + 1 :]
    if tokens[stop - 1].text != ")":
        return [], tokens
    close = tokens[stop - 1]
    comma = Token(",", ",", close.start, close.end)
    return [*tokens[:end], tokens[stop]], [*tokens[end + 1 : stop - 1], comma, *tokens[stop + 1 :]]


def by_order(vocabulary: Vocabulary, tokens: list[Token], name: Sequence[Token] = ()) -> list[Node]:
    """The readings of a sentence that is put in the order of the house."""
    shaped = vocabulary.shaped(tokens)
    if not shaped:
        return []
    return house_readings(vocabulary, sentences([*name, *shaped])) or by_patterns(vocabulary, shaped, name)


def by_patterns(vocabulary: Vocabulary, tokens: list[Token], name: Sequence[Token] = ()) -> list[Node]:
    """The readings by as few patterns as there can be; `name`: what the ability is called."""
    for level in vocabulary.paraphrased(tokens):
        found: list[Node] = []
        for made in level:
            for tree in house_readings(vocabulary, sentences([*name, *made])):
                if all((tree, tree.house.more) != (other, other.house.more) for other in found):
                    found.append(tree)
        if found:
            return found
    return []


def together(vocabulary: Vocabulary, said: str) -> list[Node]:
    """The readings of two sentences as one thing: 'Choose a keyword. This has that keyword.'; each part is read for
    itself, so that no words of one come into the other but by a pattern of two sentences."""
    found: list[Node] = []
    name, words = name_apart(vocabulary.reworded(tokenise(said)))
    for made in vocabulary.joined.once(words):
        trees: list[Node] = []
        for part in parts_of([*name, *made]):
            ways = house_readings(vocabulary, sentences(part)) or paraphrased(vocabulary, part)
            trees += (ways[0], *ways[0].house.more) if len(ways) == 1 else ()
            if len(ways) != 1:
                break
        else:
            first, *more = trees
            for each in more:
                each.house = each.house._replace(follows=True)
            first.house = first.house._replace(more=tuple(more))
            if all((first, first.house.more) != (other, other.house.more) for other in found):
                found.append(first)
    for tree in found:
        for each in (tree, *tree.house.more):
            each.typed = said
    return found


def reshaped(vocabulary: Vocabulary, placed: PlacedSentence) -> Node | None:
    """Another shape for a sentence that reads but names too late of whom: 'On their next turn, your target …'."""
    tokens = vocabulary.reworded(tokenise(placed.typed))
    trees = by_order(vocabulary, tokens) if placed.tree.typed else paraphrased(vocabulary, tokens)
    for tree in trees:
        for each in (tree, *tree.house.more):
            each.typed = placed.typed
    return trees[0] if len(trees) == 1 else None


def of_itself(vocabulary: Vocabulary, group: Sequence[PlacedSentence], unbound: Unbound) -> Node | None:
    """'It deals 2 damage to a unit.' is the first that a spell says, but for its cost: it is the spell."""
    placed, before = group[unbound.place.sentence], group[: unbound.place.sentence]
    words = vocabulary.reworded(tokenise(placed.typed))
    deals = [each.low for each in words[:2]] == ["it", "deals"]
    if not all(each.tree.KNOWN for each in before) or not isinstance(unbound.node, It) or not deals:
        return None
    words[0] = words[0]._replace(text="This", low="this")
    trees = house_readings(vocabulary, sentences(words)) or paraphrased(vocabulary, words)
    for tree in trees:
        for each in (tree, *tree.house.more):
            each.typed = placed.typed
    return trees[0] if len(trees) == 1 else None


def of_this(vocabulary: Vocabulary, placed: PlacedSentence, unbound: Unbound, before: Sequence[Ability]) -> Node | None:
    """[EN-3] 'This unit enters play expended. At the start of your turn, you may ready it.': where the ability before
    speaks of nothing but this card, and this one of nothing, it is this card. So it is in a trigger behind nothing at
    all: 'Flight. When it attacks, draw 1.'"""
    things = [node for ability in before[-1:] for tree in ability.trees for node in tree.inside()]
    named = [node for node in things if isinstance(node, Thing)]
    if isinstance(unbound.node, Its) and not vocabulary.whole_card:
        return of_this_card(vocabulary, placed, unbound, named)
    head = getattr(placed.tree, "head", None)
    in_head = not vocabulary.whole_card and head is not None and any(node is unbound.node for node in head.inside())
    if not all(isinstance(node, This | It) for node in named) or not (named or in_head):
        return None
    house = placed.tree.house
    if not isinstance(unbound.node, It) or unbound.near is not None or (unbound.place.sentence and not house.follows):
        return None
    at = house.typed(unbound.node.span[0])[0] if house.text else unbound.node.span[0]
    words = [each._replace(text="this", low="this") if each.start == at else each for each in tokenise(placed.typed)]
    trees = house_readings(vocabulary, sentences(words))
    if not trees:
        words = vocabulary.reworded(words)
        trees = house_readings(vocabulary, sentences(words)) or paraphrased(vocabulary, words)
    for tree in trees:
        for each in (tree, *tree.house.more):
            each.typed = placed.typed
    return trees[0] if len(trees) == 1 else None


def of_this_card(
    vocabulary: Vocabulary, placed: PlacedSentence, unbound: Unbound, named: Sequence[Thing]
) -> Node | None:
    """'Flight. Its attack is equal to the number of units you control.': with 'its' an ability begins, behind nothing
    that speaks of another card."""
    words = vocabulary.reworded(tokenise(placed.typed))
    first = words[0]
    if unbound.place.sentence or first.low != "its" or not all(isinstance(node, This | It) for node in named):
        return None
    words[:1] = [Token(said, said.lower(), first.start, first.end) for said in ("This", "card's")]
    trees = house_readings(vocabulary, sentences(words)) or paraphrased(vocabulary, words)
    for tree in trees:
        for each in (tree, *tree.house.more):
            each.typed = placed.typed
    return trees[0] if len(trees) == 1 else None


def naming(vocabulary: Vocabulary, group: Sequence[PlacedSentence], unbound: Unbound) -> tuple[str, Node] | None:
    """'Deal 2 damage. They Discard 1 card.': the sentence before names its recipient without a word."""
    for placed in reversed(group[: unbound.place.sentence + 1]):
        for level in vocabulary.implied(vocabulary.reworded(tokenise(placed.typed))):
            for words in level:
                trees = house_readings(vocabulary, sentences(words)) or paraphrased(vocabulary, words)
                for tree in trees:
                    for each in (tree, *tree.house.more):
                        each.typed = placed.typed
                if len(trees) == 1:
                    return placed.typed, trees[0]
    return None


def house_readings(vocabulary: Vocabulary, houses: Sequence[House]) -> list[Node]:
    """The first of some sentences with those behind it, if all of them read; each in one way, but for the first."""
    trees = [Reader(vocabulary, house.text).readings(_SENTENCE) for house in houses]
    trees[1:] = [most_sensible(each) for each in trees[1:]]
    if not houses or not all(trees) or any(len(each) > 1 for each in trees[1:]):
        return []
    for house, many in zip(houses, trees, strict=True):
        for tree in many:
            tree.house = house._replace(follows=house is not houses[0])
    for tree in trees[0]:
        tree.house = tree.house._replace(more=tuple(each[0] for each in trees[1:]))
    return trees[0]


def read_text(
    vocabulary: Vocabulary, text: str, *, spell: bool = False, cache: SentenceCache | None = None,
    otherwise: Mapping[str, Node] = NOTHING, name: str = "",
) -> CardText:  # fmt: skip
    """Read a card's text, or say where it cannot be read.

    `spell`: the holder does its text once and goes; its statements are effects, not static abilities. `otherwise`: the
    sentences that are read in another shape in this text alone. `name`: what the card is called, by itself too.
    """
    from .cache import shared_cache

    refuse_illegible(text)
    said = laid_out(vocabulary, text, name, cache or shared_cache(vocabulary))
    try:
        read, said = read_as_laid(vocabulary, said, spell, cache, otherwise)
    except CardTextError as error:
        raise of_typed(error, text) from None
    return read if said == text else as_typed(read, text, said)


def read_as_laid(
    vocabulary: Vocabulary, said: str, spell: bool, cache: SentenceCache | None, otherwise: Mapping[str, Node]
) -> tuple[CardText, str]:
    """The abilities, and the text as it was read: a line that begins with what only the line before can explain goes on
    with it ('Expend: Ready an orb.' and below 'If that orb isn't basic, gain 1 life.')."""
    try:
        return read_lines(vocabulary, said, spell, cache, otherwise), said
    except DanglingReference as dangling:
        start = said.rfind("\n", 0, dangling.offset)
        joined = said[:start] + " " + said[start + 1 :]
        if start < 0 or vocabulary.whole_card or not GOES_ON.match(said, start + 1):
            raise
        try:
            return read_lines(vocabulary, joined, spell, cache, otherwise), joined
        except CardTextError:
            raise dangling from None


def laid_out(vocabulary: Vocabulary, text: str, name: str, cache: SentenceCache) -> str:
    """The text with its modes in a line, and 'this' for the card's name in sentences that do not read with the name: a
    token may be called like the card that plays it."""
    lines = in_line(asides_said(text) if vocabulary.asides else text).split("\n")
    for number, line in enumerate(lines):
        for sentence, at, _ in split_sentences(line) if name and first_name(name) in line else ():
            other = called_itself(sentence, name)
            if other != sentence and not reads(vocabulary, sentence, cache):
                lines[number] = lines[number][:at] + other + lines[number][at + len(sentence) :]
    return "\n".join(lines)


def of_typed(error: CardTextError, text: str) -> CardTextError:
    """An error of a text that was laid out in other words, told of the typed one."""
    if error.text != text and len(error.text) == len(text):
        error.word = text[error.offset :].split(maxsplit=1)[0] if error.word.startswith("~") else error.word
        error.text = text
    return error


def as_typed(read: CardText, text: str, laid: str) -> CardText:
    """The same abilities, printed as they were typed, but for the lines of modes. In other words a sentence may end
    earlier."""
    printed = in_line(text)

    def typed(placed: PlacedSentence) -> PlacedSentence:
        end = placed.offset + len(placed.typed)
        rest = laid[end:].lstrip(" ")
        if rest[:1] in ("", ".", "\n"):
            end = len(laid) - len(rest)
        said = printed[placed.offset : end].rstrip().replace("  (", " (")
        if said == placed.typed:
            return placed
        tree = copy.copy(placed.tree)
        tree.typed = said
        return placed._replace(tree=tree)

    lines = [[typed(placed) for placed in line] for line in read.lines]
    abilities = [Ability(each.kind, [typed(placed) for placed in each.sentences], each.bindings)
                 for each in read.abilities]  # fmt: skip
    return CardText(text, abilities, lines)


def read_lines(
    vocabulary: Vocabulary, text: str, spell: bool, cache: SentenceCache | None, otherwise: Mapping[str, Node]
) -> CardText:
    """The abilities of a text in its words."""
    from .cache import SentenceCache, shared_cache

    sentences = cache if cache is not None else shared_cache(vocabulary)
    lines: list[list[PlacedSentence]] = []
    start = 0
    for line in text.split("\n"):
        placed = _read_line(vocabulary, text, line, start, sentences)
        if placed:
            lines.append(placed)
        start += len(line) + 1
    abilities: list[Ability] = []
    for kind, group in (vocabulary.fold or fold)([settled(line) for line in lines], spell):
        earlier = [ability.trees for ability in abilities] if vocabulary.whole_card else ()
        try:
            bindings = bind([s.tree for s in group], earlier, heads_first=vocabulary.whole_card)
        except Unbound as unbound:
            late = group[unbound.place.sentence]
            if unbound.near is not None and unbound.near.across:
                late = group[unbound.near.place.sentence]  # [EN-7] what it chooses may be named before the fork
            itself = of_itself(vocabulary, group, unbound) if spell else of_this(vocabulary, late, unbound, abilities)
            other = reshaped(vocabulary, late) or itself
            known = unbound.near is not None and unbound.near.across
            implied = (spell or vocabulary.implied_by_all) and not known
            found = naming(vocabulary, group, unbound) if other is None and implied else None
            found = (late.typed, other) if other is not None else found
            if found is None or found[0] in otherwise:
                raise _dangling(text, group, unbound) from None
            changed = {**otherwise, found[0]: found[1]}
            own = SentenceCache(vocabulary)
            for typed, tree in changed.items():
                own.put(typed, tree)
            return read_lines(vocabulary, text, spell, own, changed)
        except Unclear as unclear:
            raise _unclear(text, group, unclear) from None
        for sentence, asked, doer in misasked(group):
            raise _misasked(text, sentence, asked, doer)
        if abilities and seems_to_ask(text, abilities[-1], group[0]):
            begun = group[0]
            why = "is this asked of what was just done, or does it happen always? Say 'when …' on a line of its own"
            raise TextNotUnderstood(text, begun.offset, begun.typed.split()[0], why)
        abilities.append(Ability(kind, group, bindings))
    return CardText(text, abilities, lines)


def seems_to_ask(text: str, before: Ability, placed: PlacedSentence) -> bool:
    """[EN-8] 'Deal 1 damage to this. If this is destroyed, draw 1.': in other words it is a trigger, but behind an
    instruction it asks what that did."""
    last = before.sentences[-1]
    begins, house = placed.typed.lower(), placed.tree.house.text.lower()
    if before.kind not in DOES or "\n" in text[last.offset : placed.offset] or " would " in begins:
        return False
    counts = any(f"for {each} " in begins for each in ("each", "every")) and "when" not in begins
    asks = begins.startswith("if ") and not begins.split()[1].endswith(("ed", "ed,"))  # 'if destroyed': of what?
    return (asks or counts) and house.startswith(("when ", "whenever "))


def all_errors(vocabulary: Vocabulary, text: str, *, spell: bool = False, name: str = "") -> list[CardTextError]:
    """Everything that is wrong with a text: each sentence that cannot be read, else the first reference."""
    from .cache import shared_cache

    errors = illegible(text)
    if errors:
        return no_more_than_are_read(errors)
    sentences = shared_cache(vocabulary)
    laid = laid_out(vocabulary, text, name, sentences)
    start = 0
    for line in laid.split("\n"):
        for said, offset, _ in statements(vocabulary, line, sentences):
            try:
                _read_sentence(vocabulary, laid, said, start + offset, sentences)
            except CardTextError as error:
                errors.append(of_typed(error, text))
                if len(errors) > MOST_ERRORS:
                    return no_more_than_are_read(errors)
        start += len(line) + 1
    if not errors:
        try:
            read_text(vocabulary, text, spell=spell, name=name)
        except CardTextError as error:
            errors.append(error)
    return errors


def refuse_illegible(text: str) -> None:
    """The first reason for which a text is not even looked at."""
    for error in illegible(text):
        raise error


def illegible(text: str) -> list[CardTextError]:
    """What is wrong with a text before it is read: its length, its characters, its numbers."""
    if len(text) > MOST_CHARACTERS:
        begun = text[:MOST_CHARACTERS]
        at = len(begun) - len(begun.split("\n")[-1].split(" ")[-1])
        why = f"a text has at most {MOST_CHARACTERS:,} characters, this one {len(text):,}"
        return [TextNotUnderstood(begun, min(at, len(begun) - 1), begun[at:], why)]
    found = sorted([*oddities(text, lines=True), *large_numbers(text)])
    return [TextNotUnderstood(text, odd.start, text[odd.start : odd.start + odd.length], odd.why) for odd in found]


def no_more_than_are_read(errors: list[CardTextError]) -> list[CardTextError]:
    """The first of many errors; the last of these says that there are more."""
    if len(errors) > MOST_ERRORS:
        del errors[MOST_ERRORS:]
        errors[-1].message += "; more is wrong behind it"
    return errors


def split_sentences(line: str) -> list[tuple[str, int, bool]]:
    """The sentences of a line: words without the stop, where they begin, whether a stop follows."""
    out: list[tuple[str, int, bool]] = []
    at = 0
    while at < len(line):
        end, behind = end_of_sentence(line, at)
        stopped = behind <= len(line)
        raw = line[at:end]
        said = raw.strip()
        if said or stopped:
            out.append((said, at + len(raw) - len(raw.lstrip()), stopped))
        at = behind
    return out


def end_of_sentence(line: str, at: int) -> tuple[int, int]:
    """Where a sentence ends, and where the next begins: at a stop that stands in no quotation marks, or behind marks
    whose own stop is the last of the line or is followed by a capital."""
    quoted = False
    for place in range(at, len(line)):
        if line[place] in QUOTES:
            quoted = not quoted
            rest = line[place + 1 :].lstrip()
            if not quoted and line[place - 1] == "." and (not rest or rest[0].isupper()):
                return place + 1, place + 1
        elif line[place] == "." and not quoted:
            return place, place + 1
    return len(line), len(line) + 1


def behind_stop(text: str, end: int) -> int:
    """Where the stop of a sentence is over whose words end here; the stop of quotation marks stands within them, and
    the last one of a line need not be there."""
    return end + 1 if text[end : end + 1] == "." else end


QUOTES = '"\u201c\u201d'


def asks_back(first: str, second: str) -> bool:
    """'If … would …, you may … instead. If you do, …': what takes a place is one sentence with what hangs on it."""
    return second.lower().startswith("if you do,") and " would " in first and first.lower().startswith(("if ", "when"))


def statements(vocabulary: Vocabulary, line: str, cache: SentenceCache) -> list[tuple[str, int, bool]]:
    """The sentences of a line; two of them that are only read together are one."""
    found = split_sentences(line)
    at = 0
    while at + 1 < len(found):
        (first, start, _), (second, offset, stopped) = found[at : at + 2]
        said = line[start : offset + len(second)]
        if first and second and vocabulary.joined.may_fit(vocabulary.reworded(tokenise(said))):
            apart = not asks_back(first, second) and all(
                reads(vocabulary, each, cache, alone=True) for each in (first, second)
            )
            if cache.get(said) is None and not apart:
                trees = together(vocabulary, said)
                if len(trees) == 1:
                    cache.put(said, trees[0])
            if cache.get(said) is not None:
                found[at : at + 2] = [(said, start, stopped)]
        at += 1
    return found


def reads(vocabulary: Vocabulary, said: str, cache: SentenceCache, *, alone: bool = False) -> bool:
    """Whether a sentence has one reading, and, `alone`, without the one before it; why not is not asked, for that takes
    the longest."""
    try:
        trees = ways_of(vocabulary, said, cache)
    except CardTextError:  # it takes too long to read
        return False
    return len(trees) == 1 and not (alone and asks_contrary(trees[0]))


def ways_of(vocabulary: Vocabulary, said: str, cache: SentenceCache) -> list[Node]:
    """The readings of a sentence, remembered if there is none or one: alone, beside its neighbours and with the name of
    the card it is asked for again and again."""
    tree = cache.get(said)
    if tree is not None or cache.is_unread(said):
        return [tree] if tree is not None else []
    trees = readings(vocabulary, said, _SENTENCE)
    if len(trees) == 1:
        cache.put(said, trees[0])
    elif not trees:
        cache.put_unread(said)
    return trees


def _read_line(vocabulary: Vocabulary, text: str, line: str, start: int, cache: SentenceCache) -> list[PlacedSentence]:
    return [
        placed
        for said, offset, _ in statements(vocabulary, line, cache)
        for placed in _read_sentence(vocabulary, text, said, start + offset, cache)
    ]


def _read_sentence(
    vocabulary: Vocabulary, text: str, said: str, offset: int, cache: SentenceCache
) -> list[PlacedSentence]:
    if not said:
        raise TextNotUnderstood(text, offset, ".", "there is no sentence before this stop")
    try:
        tree = only(vocabulary, said, _SENTENCE, ways_of(vocabulary, said, cache))
    except CardTextError as error:
        raise error.moved(text, offset) from None
    trees = (tree, *tree.house.more)
    return [PlacedSentence(cast("Sentence", each), each.house.text or said, offset) for each in trees]


def _dangling(text: str, group: Sequence[PlacedSentence], unbound: Unbound) -> DanglingReference:
    placed = group[unbound.place.sentence]
    said = _words(placed, unbound.node)
    why = f"'{said}' refers to nothing before it"
    hint = "name what is meant, or put this sentence behind the one that names it, on the same line"
    if unbound.near is not None and unbound.near.across:  # [EN-7]
        why = f"'{said}' is named only in the other branch, and there is none in this one"
        hint = "name what is meant in both branches, or before them"
    elif unbound.near is not None:
        near = _words(group[unbound.near.place.sentence], unbound.near.node) if not unbound.near.back else "a card"
        why = f"'{said}' can only mean '{near}' here, and that need not be a {kind_word(unbound.node)}"
        hint = f"ask first: 'If it is a {kind_word(unbound.node)}, …'; or say 'that card'"
    return DanglingReference(text, *placed.caret(*unbound.node.span), why, hint=hint)


def _unclear(text: str, group: Sequence[PlacedSentence], unclear: Unclear) -> AmbiguousText:
    """[EN-3]"""
    placed = group[unclear.place.sentence]
    said = _words(placed, unclear.node)
    why = f"'{said}' could be either of these: name it"
    error = AmbiguousText(text, *placed.caret(*unclear.node.span), why)
    error.readings = tuple(_words(group[way.place.sentence], way.node) for way in unclear.ways)
    return error


def _misasked(text: str, placed: PlacedSentence, asked: Doer, doer: Doer) -> DanglingReference:
    """[EN-13]"""
    assert asked.who is not None
    if doer.unclear:
        why = "behind 'unless' it is not clear what was done"
        hint = "write it as an offer: '… may …. If they don't, …'"
        return DanglingReference(text, *placed.caret(*asked.who.span), why, hint=hint)
    was = "you were" if doer.is_you else f"'{doer.words}' was"
    why = f"{was} to do what stands before, and it is asked whether '{asked.words}' did"
    hint = "ask 'if you do', or 'if you don't'" if doer.is_you else "ask 'if they do', or 'if they don't'"
    return DanglingReference(text, *placed.caret(*asked.who.span), why, hint=hint)


def _words(placed: PlacedSentence, node: Node) -> str:
    """A phrase as it was typed."""
    start, end = node.span
    house = placed.tree.house
    if not house.text:
        return placed.text[start:end]
    typed = [place for mark in house.marks if start <= mark[0] < end for place in mark[1:]]
    return placed.tree.typed[min(typed) : max(typed)] if typed else placed.text[start:end]
