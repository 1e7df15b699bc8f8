"""The same in a sentence of another shape: what people type, and the sentences of the house for it.

    "{x} becomes expended": "expend {x}"

Like a wording (wordings.py) it is tried only on a sentence that has no reading. A slot stands for a run of words inside
of a clause; of its names `{v}` is one without 'and' and 'or', `{deed}` besides without 'it', `{free}` without 'it'
alone, `{same}` without a choice, too, so that it can be said twice, `{some}` one that begins with an article,
`{chosen}` one that begins with an article or a number and speaks of no 'each', so that there is a choice, `{all}` one
without any article, `{costs}` all that stands before a colon, `{m}` one without ';' alone, `{n}` one number, `{label}`
one word that means nothing, `{stat=attack/health}` one of these words, `{do=draw/heal}` one that begins an instruction
to you, and `{rest}` is all that follows. `^` and `$` are the ends of the sentence.
Several patterns may be needed, one after the other; of all that can be made with as few as possible, exactly one must
read. A pattern may make two sentences of one: what is made is read, bound and carried out in the words of the house,
printed as typed, and carets stand in the typed text. A pattern with a full stop is for two sentences that only together
mean something, and is tried where one of them does not read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import islice

from .bounds import BOUNDS
from .patterns import Known, Paraphrase, paraphrases
from .printer import join
from .tokens import House, Token, tokenise
from .wordings import MUST, Wordings

MOST = 40  # sentences that are tried in place of one,
MOST_WORDS = 1_000  # and words in all of them
DEEPEST = 4  # patterns, one after the other

# Who acts chooses, so your choice is courtesy in an instruction to you, theirs in what they do. Elsewhere these words
# say more than that ("The opponent discards a card of your choice.") and are not read.
YOURS = "choose/deal/destroy/discard/draw/expend/give/heal/move/put/ready/remove/return/reveal/take/void"
THEIRS = "discards/destroys/sacrifices/returns/reveals/removes/voids/shuffles"
# What can be done by chance: to whatever comes up.
DONE_BY_CHANCE = f"{YOURS}/choose/chooses/sacrifice/play/show/shows/rest/remove/{THEIRS}"
# With what a sentence begins anew behind a semicolon.
AGAIN = f"{YOURS}/add/bury/eject/erase/gain/lose/play/pull/push/rest/search/it/its/this/that/you/each"
THEY = "get/gain/have/deal/lose/become/return/are/can't"
# What 'both' may be said of.
TWO = (("<two|2> {x}", "two {x}"), ("{a=a/an/one} {x} and {a2=a/an/one} {y}", "{a} {x} and {a2} {y}"))
PAIRS = ("swap {x} with {y}", "exchange control of {x} and {y}")
# What is said of each of some and is the same of them all.
EACH_DOES = (("gets", "get"), ("gains", "gain"), ("has", "have"), ("can't", "can't"), ("loses", "lose"))
# How many modes instead of one, the same as the house counts them, and of how many at least and at most.
MORE_MODES = (("<|you must> ", "both", "two", 2, 2), ("<|you must> ", "<two|2>", "two", 2, 4),
              ("you may ", "both", "one or both", 2, 2), ("you may ", "<two|up to two>", "one or two", 2, 4),
              ("", "<three|all three|3>", "three", 3, 4))
MODES = {2: "{m} ; or {m2}", 3: "{m} ; or {m2} ; or {m3}", 4: "{m} ; or {m2} ; or {m3} ; or {m4}"}
SHARED: Wordings = {
    f"{{do={YOURS}}} {{chosen}} of your choice": "{do} {chosen}",
    f"you {{v={YOURS}}} {{chosen}} of your choice": "you {v} {chosen}",
    f"you may {{v={YOURS}}} {{chosen}} of your choice": "you may {v} {chosen}",
    f"{{v={THEIRS}}} {{chosen}} of their choice": "{v} {chosen}",
    "{v=deal/deals} {n} damage to your choice of {chosen}": "{v} {n} damage to {chosen}",
    "{v=deal/deals} {x} to {chosen} of your choice": "{v} {x} to {chosen}",
    **{f"choose {two} . both <of them|> {{v={THEY}}} {{rest}}": f"choose {house} . they {{v}} {{rest}}"
       for two, house in TWO},
    **{f"choose {two} . {{do={YOURS}/sacrifice/discard/rotate/restart}} both <of them|>":
       f"choose {house} . {{do}} them" for two, house in TWO},
    **{f"choose {up_to}{{n=two/2/three/3/four/4}} {{x}} . <each|each of them> {typed} {{rest}}":
       f"choose {up_to}{{n}} {{x}} . they {house} {{rest}}"
       for up_to in ("", "up to ") for typed, house in EACH_DOES},
    **{f"{pair} . both <of them|> {{v={THEY}}} {{rest}}": f"{pair} . they {{v}} {{rest}}" for pair in PAIRS},
    **{f"{pair} . both <of them|> {{v=restart/ready}} $": f"{pair} . {{v}} them" for pair in PAIRS},
    **{f"{pair} . {{do={YOURS}/restart}} both <of them|> $": f"{pair} . {{do}} them" for pair in PAIRS},
    f"{{do={YOURS}}} {{x}} with the same name as {{chosen}} of your choice":
        "choose {chosen} . {do} {x} with the same name as it",
    f"{{do={YOURS}}} {{some}} and {{e=each/all}} other {{x}} with <the same|that> name $":
        "{do} {some} and {e} other {x} with the same name as it",
    "^ {w=each} {k=player/hero} then {rest}": "{w} {k} {rest}",
    "^ for each {x}, {deed} $": "{deed} for each {x}",
    "^ for each {x}, {deed} and {deed2} $": "{deed} for each {x} and {deed2} for each {x}",
    "^ for each {x}, it {v=gets/gains} {deed} $": "it {v} {deed} for each {x}",
    **{f"for each {{x}}, {typed}": f"for each {{x}} in turn , {house}" for typed, house in (
        ("its {rest}", "its {rest}"), ("it {v=deals/loses/becomes/can't} {rest}", "it {v} {rest}"),
        ("{y} {w=it/its} {rest}", "{y} {w} {rest}"),
        ("{y} {w=it} $", "{y} {w}"), ("choose one: {rest}", "choose one : {rest}"),
        ("you may {rest}", "you may {rest}"))},
    "{v} <this turn|until end of turn> for each {x}": "{v} for each {x} until end of turn",
    # Right behind the choice nothing else can be 'it'.
    "choose {x} . the chosen {k=creature/character/unit/card/option/relic/hero} "
    "{v=gets/gains/has/loses/takes/is/cannot/can't} {rest}": "choose {x} . it {v} {rest}",
    # A name for what is said right behind it.
    "^ {label} ( {m} ) $": "{m}",
    "^ {label} {n} ( {m} ) $": "{m}",
    "you may choose {n=one/1}: {m}; or {rest}": "choose up to one : {m} ; or {rest}",
    "choose {n}: {m}, or {m2} $": "choose {n} : {m} ; or {m2}",
    "chooses {n}: {m}, or {m2} $": "chooses {n} : {m} ; or {m2}",
    "{x} chooses: {m}, or {m2} $": "{x} chooses one : {m} ; or {m2}",
    "{x} <chooses|must choose> to <|either> {v} or {v2} $": "{x} chooses one : {v} ; or {v2}",
    **{f"{chooses} {{n}}: {{m}}, {or_}{{m2}}, or {{m3}} $": f"{chooses} {{n}} : {{m}} ; or {{m2}} ; or {{m3}}"
       for chooses in ("choose", "chooses") for or_ in ("", "or ")},
    "choose {n}: {m}; {m2} $": "choose {n} : {m} ; or {m2}",
    "choose {n}: {m}; {m2}; <|or> {m3} $": "choose {n} : {m} ; or {m2} ; or {m3}",
    "choose {n}: {m}; {m2}; {m3}; <|or> {m4} $": "choose {n} : {m} ; or {m2} ; or {m3} ; or {m4}",
    **{f"choose {many} : {{m}}{more} ; <or|> {{m9}} $": f"choose {many} : {{m}}{house} ; or {{m9}}"
       for many in ("one or both", "one or more", "at least one", "any number", "up to two", "up to three")
       for more, house in (("", ""), (" ; <or|> {m2}", " ; or {m2}"), (" ; {m2} ; {m3}", " ; or {m2} ; or {m3}"))},
    # More of them where something is so: said behind the modes, or in front of them.
    **{typed: f"if {{x}} , choose {house} : {modes} . otherwise , choose one : {modes}"
       for many, modes in MODES.items() for may, count, house, least, most in MORE_MODES if least <= many <= most
       for typed in (f"choose one : {modes} . if {{x}}, {may}<choose|do> {count} <instead|> $",
                     f"choose one . if {{x}}, {may}choose {count} <instead|instead of one|> : "
                     f"{modes.replace('; or', '; <|or>')} $")},
    **{f"choose one , or both if {{x}} : {typed} $": "if {x} , choose one or both : {m} ; or {m2} . otherwise , "
       "choose one : {m} ; or {m2}" for typed in ("{m} ; {m2}", "{m} ; or {m2}")},
    "{m}; if {rest}": "{m} . if {rest}",
    # Who may, or only if: then what stands behind could hang on it, too.
    f"^ {{v}}; {{w={AGAIN}}} {{rest}}": "{v} . {w} {rest}",
    "{v=draw/draws} that many cards plus {n}": "{v} that many plus {n} cards",
    f"^ when {{x}}, {{v}}; {{w={AGAIN}}} {{rest}}": "when {x} , {v} . {w} {rest}",
    "^ {all} twice $": "{all} , then {all}",
    f"^ {{do={YOURS}}} {{all}} <three|3> times $": "{do} {all} , then {do} {all} , then {do} {all}",
    "either {x} or {y}": "{x} or {y}",
    "^ {y} if {x}; otherwise <,|> {rest}": "if {x} , {y} ; otherwise , {rest}",  # [EN-1] all of it, so no "then"
    "^ {y} if {x}, otherwise {rest}": "if {x} , {y} ; otherwise , {rest}",
    "^ if {x}, {m}, otherwise {rest}": "if {x} , {m} ; otherwise , {rest}",
    "{x}, and {y}": "{x} and {y}",
    **{f"{typed}{{same}} {{n}}{much} if {{rest}}":
       f"{it}{{same}} {{n}}{what} . {it}{{same}} {{n2}}{what} instead if {{rest}}"
       for typed, it in (("", ""), ("{w=it/its} ", "{w} ")) for much, what in (
           (" {all}, or {n2}", " {all}"), (", or {n2}", ""), (" damage, or {n2} damage", " damage"))},
    "{same} {n} damage to {some}, or {n2} if {rest}":
        "{same} {n} damage to {some} . {same} {n2} damage to it instead if {rest}",
    "you may {v} to {y}": "you may {v} . if you do , {y}",
    **{f"must {verb} {{v}} and {other} {{rest}}": f"{verb}s {{v}} and {other}s {{rest}}"
       for verb in MUST for other in MUST},
    "you may {v} and then {rest}": "you may {v} and {rest}",  # of the offer, other than ", then"
    "^ when you do, {rest}": "if you do , {rest}",
    # What is chosen for an instruction with a condition is known to the other branch, too. [EN-7]
    f"^ {{do={YOURS}/sacrifice}} {{some}} if {{w=it/its}} {{x}} $": "choose {some} . if {w} {x} , {do} it",
    "^ {do=return} {some} to {y} if {w=it/its} {x} $": "choose {some} . if {w} {x} , {do} it to {y}",
    "^ {do=deal} {n} damage to {some} if {w=it/its} {x} $": "choose {some} . if {w} {x} , {do} {n} damage to it",
    **{f"^ {{do=deal/destroy/void/expend/remove/return}} {{v}} . they may {verb} {{y}} to <prevent|avoid|stop> "
       "<this|it|that|this damage|that damage|the damage> $": f"{{do}} {{v}} unless they {verb} {{y}}"
       for verb in ("discard", "pay", "sacrifice", "lose", "remove", "reveal", "void")},
    **{f"^ {{do=deal/destroy/void/expend/remove/return}} {{v}} . {{who}} may {verb} {{y}} to <prevent|avoid|stop> "
       "<this|it|that|this damage|that damage|the damage> $": f"{{do}} {{v}} unless {{who}} {verb}s {{y}}"
       for verb in ("discard", "pay", "sacrifice", "lose", "remove", "reveal", "void")},
    # ---- chance
    "{x} at random from {y}": "{x} from {y} at random",
    f"randomly {{v={DONE_BY_CHANCE}}} {{x}}": "{v} {x} at random",
    f"at random, {{v={DONE_BY_CHANCE}}} {{x}}": "{v} {x} at random",
    "if it contains {a=a/an} {x}": "if one of them is {a} {x}",
    # 'Both' of three would be any two of them.
    "{v} {two=two/2} {z} . if both <of them|cards|of those cards|> are {x}, {rest}":
        "{v} {two} {z} . if two of them are {x} , {rest}",
    "if all <of them|of those cards|> are {x}": "if they are {x}",
    "if <any|at least one> of {w=them} {v=is/was/has/had/costs} {x}": "if one of {w} {v} {x}",
    # ---- amounts
    "{v=deal/deals} twice as much damage as {x=the} {rest}": "{v} damage equal to twice {x} {rest}",
    "{v=deal/deals} {n} damage for each {x} to {y} $": "{v} {n} damage to {y} for each {x}",
    "^ divide {n} damage <|as you choose|as you like|any way you choose> among {rest}":
        "deal {n} damage divided as you choose among {rest}",
    # ---- when
    "^ the first time each turn {x}, {rest}": "the first time {x} each turn , {rest}",
    "^ each turn, the first time {x}, {rest}": "the first time {x} each turn , {rest}",
    "^ {w=when/whenever} {x} during your turn, {rest}": "{w} {x} , if it is your turn , {rest}",
    "^ {w=when/whenever} {x} during your turn, if {y}, {rest}": "{w} {x} , if it is your turn and {y} , {rest}",
    "^ at the {e=end} of {p} turn, if {y} that turn, {rest}": "at the {e} of {p} turn , if {y} this turn , {rest}",
    **BOUNDS,
}  # fmt: skip


def kinds_joined(kinds: Sequence[str], whose: str) -> Wordings:
    """'All units and relics you control' are all that are one or the other, which the house says with 'or'. Behind a
    number it would be another thing."""
    many, one = "/".join(f"{kind}s" for kind in kinds), "/".join(kinds)
    return {
        f"{{whose={whose}}} {{k={many}}} and {{k2={many}}}": "{whose} {k} or {k2}",
        f"^ {{k={many}}} and {{k2={many}}}": "{k} or {k2}",
        f"each {{k={one}}} and {{k2={one}}}": "each {k} or {k2}",
    }


def done_this_way(done: str, verbs: str, you_did: str) -> Wordings:
    """'If a unit was discarded this way': whether there is one among those to which that was done. 'If you discarded
    a unit this way' asks the same where nobody else did so: behind an order to you."""
    return {
        f"if {{some}} <was|is> {{d={done}}} this way": "if there is {some} {d} this way",
        f"if at least one {{x}} was {{d={done}}} this way": "if there is at least one {x} {d} this way",
        f"if {{n}} or {{b=more/fewer}} {{x}} <were|are> {{d={done}}} this way":
            "if there are {n} or {b} {x} {d} this way",
        f"if {{n}} or {{b=more/fewer}} were {{d={done}}} this way": "if there are {n} or {b} cards {d} this way",
        f"if none <|of them> <was|were> {{d={done}}} this way": "if there are no cards {d} this way",
        f"if no {{x}} <were|are> {{d={done}}} this way": "if there are no {x} {d} this way",
        f"if no {{x}} <was|is> {{d={done}}} this way": "if there is no {x} {d} this way",
        **{f"{typed} . if you {did} {{some}} this way, {{rest}}":
           f"{house} . if there is {{some}} {d} this way , {{rest}}"
           for typed, house in ((f"{{do={verbs}}} {{v}}", "{do} {v}"),
                                (f"you may {{w={verbs}}} {{v}}", "you may {w} {v}"))
           for did, d in ((f"{{d={you_did}}}", "{d}"), ("drew", "drawn"))},
        **{f"{{do={verbs}}} {{v}} . if you {did} {{n}} or more {{x}} this way, {{rest}}":
           f"{{do}} {{v}} . if there are {{n}} or more {{x}} {d} this way , {{rest}}"
           for did, d in ((f"{{d={you_did}}}", "{d}"), ("drew", "drawn"))},
    }


Also = Callable[[Sequence[Token]], Iterator[list[Token]]]


class Paraphrases:
    """A table of patterns."""

    def __init__(self, *tables: Wordings, known: Known = frozenset, also: Also | None = None) -> None:
        self.tables = tables
        self.also = also  # what no table could say: the passive put in the active
        self.known = known  # asked for words that mean something, so that they label nothing

    @cached_property
    def made(self) -> list[Paraphrase]:
        """Worked out when the first sentence does not read: most games are played without."""
        return [each for table in self.tables for typed, house in table.items() for each in paraphrases(typed, house)]

    def __call__(self, tokens: list[Token]) -> Iterator[list[list[Token]]]:
        """All that a sentence can be made into, by as few patterns as possible first, and by the patterns before what
        no table says."""
        seen = {tuple(token.low for token in tokens)}
        most = min(MOST, MOST_WORDS // len(tokens))

        def unseen(many: Iterator[list[Token]]) -> Iterator[list[Token]]:
            for made in many:
                key = tuple(token.low for token in made)
                if key not in seen:
                    seen.add(key)
                    yield made
                if len(seen) > most:
                    return

        level = [tokens]
        for _ in range(DEEPEST):
            found = list(unseen(made for each in level for made in self.by_pattern(each)))
            if found:
                yield found
            other = list(unseen(made for each in level for made in self.otherwise(each)))
            if other:
                yield other
            level = [*found, *other] if len(seen) <= most else []
            if not level:
                return

    def may_fit(self, tokens: Sequence[Token]) -> bool:
        """Whether a pattern has no words but those of a text."""
        lows = {token.low for token in tokens}
        if self.also is not None and any(True for _ in self.also(tokens)):
            return True
        return any(each.words <= lows for each in self.made)

    def once(self, tokens: list[Token]) -> Iterator[list[Token]]:
        """All that one change makes of a sentence."""
        yield from self.by_pattern(tokens)
        yield from self.otherwise(tokens)

    def otherwise(self, tokens: list[Token]) -> Iterator[list[Token]]:
        return iter(()) if self.also is None else self.also(tokens)

    def by_pattern(self, tokens: list[Token]) -> Iterator[list[Token]]:
        lows = {token.low for token in tokens}
        for each in self.made:
            if each.words <= lows:
                yield from islice(each.made_of(tokens, self.known), MOST)


def joining(table: Wordings) -> Wordings:
    """The patterns of two sentences."""
    return {typed: house for typed, house in table.items() if " . " in typed}


def parts_of(tokens: Sequence[Token]) -> list[list[Token]]:
    """The words between full stops."""
    found: list[list[Token]] = [[]]
    for token in tokens:
        if token.text == ".":
            found.append([])
        else:
            found[-1].append(token)
    return [each for each in found if each]


def sentences(tokens: Sequence[Token]) -> list[House]:
    """The words of the house as the sentences that they are, each with the places of its words in the typed text."""
    found: list[House] = []
    said: list[Token] = []
    for token in (*tokens, Token(".", ".", 0, 0)):
        if token.text == "." and said:
            text = join([plain(each, each is said[0]) for each in said])
            places = tokenise(text)
            if len(places) != len(said):
                return []
            found.append(House(text, tuple((p.start, t.start, t.end) for p, t in zip(places, said, strict=True))))
            said = []
        elif token.text != ".":
            said.append(token)
    return found


def plain(token: Token, first: bool) -> str:
    """A word that began the typed sentence and does so no more has no capital."""
    return token.text if first or token.start or not token.text[1:].islower() else token.low
