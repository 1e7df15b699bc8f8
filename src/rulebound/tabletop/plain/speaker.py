"""Forms filled in: what ops and terms are called, every reference named by the sentence it comes from."""

from __future__ import annotations

import re
from typing import Any, Final

from rulebound.kernel.cards import Ability
from rulebound.kernel.gates import Gate, SetNumber
from rulebound.kernel.ops import Op
from rulebound.kernel.terms import Amount, Cards, Test, Trait, Whom
from rulebound.kernel.terms.amounts import Fixed, Times
from rulebound.kernel.terms.groups import Together
from rulebound.kernel.terms.players import You
from rulebound.kernel.terms.relations import EXACTLY, EventAmountIs
from rulebound.kernel.terms.tests import AnyOf, Done, Every
from rulebound.tabletop.plain.flow import CARDS, DONE, NUMBER, Key, Program
from rulebound.tabletop.plain.form import (
    TOKEN,
    Form,
    Forms,
    Happening,
    Unsaid,
    agreed,
    article,
    field_names,
    listed,
    owning,
    plural,
    possessive,
    singular,
)  # fmt: skip

DEFINITE: Final = ("the ", "this ", "that ", "each ", "your ", "nothing ")  # what needs no article
HERE: Final = "\0"  # in the words of a trait: where the noun stands
LETTERS: Final = "XYZABC"
KEPT: Final = {"slot": CARDS, "keep": CARDS, "tally": NUMBER}  # where ops leave the cards they are done to


class Words(str):
    """Words for cards or players; `many` if a verb must agree with several."""

    __slots__ = ("many",)
    many: bool

    def __new__(cls, text: str, many: bool = False) -> Words:
        made = super().__new__(cls, text)
        made.many = many
        return made


NOBODY: Final = Words("")
UNBOUND: Final = Words("nothing (no sentence before this one leaves it)")


def is_empty(value: object) -> bool:
    """Nothing to be said; -1 is a number that nobody asked for."""
    return value is None or value is False or value == -1 or (isinstance(value, str | list) and not value)


def group_of(op: Op) -> Cards | None:
    """The cards that an op is about."""
    held = (getattr(op, name, None) for name in ("group", "what", "to"))
    return next((each for each in held if isinstance(each, Cards)), None)


class Speaker:
    """Says ops and terms as they stand at one place of a program."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.program = Program([], [], [], [], None)
        self.at = 0  # the op of the program that is being said
        self.asked: list[tuple[Program, int]] = []  # what is being looked for: in a loop an op may lead to itself
        self.you = "you"  # whom 'you' means
        self.own = "this card"  # the card of a line
        self.happening: Happening | None = None  # that is being said
        self.wheres: list[str] = []  # amounts that a sentence explains at its end

    def term(self, value: object) -> Words:
        """An object in the words of its form."""
        if isinstance(value, You):
            return Words(self.you)
        if isinstance(value, Done):
            return self.done()
        if isinstance(value, Times) and isinstance(value.factor, Fixed) and value.factor.number == 1:
            return self.term(value.count)
        if isinstance(value, Together):
            parts = [self.term(group) for group in value.groups]  # some of a sort, or all of those that are named
            said = Words((" and " if all(part.startswith(DEFINITE) for part in parts) else " or ").join(parts))
            return Words(said, said.startswith(DEFINITE))
        said = self.fill(self.forms.of(value), value)
        if not isinstance(value, Cards):
            return said
        count = getattr(value, "count", None)
        many = said.many or (count is not None and self.term(count) != "1")
        return Words(self.noun(getattr(value, "traits", []), said) if HERE in said else said, many)

    def fill(self, form: Form, value: object) -> Words:
        """The words with their slots filled. All that the object holds must have been said by then."""
        if not isinstance(form.words, str):
            return Words(form.words(value))
        used: set[str] = {*form.silent, *form.leaves, *(KEPT if form.done else ())}
        said = self.filled(form.words, value, used)
        for name in field_names(value):
            held = getattr(value, name)
            makes = isinstance(value, Op) and isinstance(held, Ability)  # said below the sentence of the op
            if name not in used and held and not is_empty(held) and not makes:
                raise Unsaid(f"{name} of {type(value).__name__} is not said: {held}")
        return said

    def filled(self, words: str, value: object, used: set[str], subject: Words = NOBODY) -> Words:
        parts: list[str] = []
        end = 0
        words = words.replace("#", self.forms.person)
        for token in TOKEN.finditer(words):
            parts.append(words[end : token.start()])
            end = token.end()
            unless, asked, inner, name, how, verb, ending = token.groups()
            said = NOBODY
            if asked:
                used.add(asked)
                if is_empty(getattr(value, asked, None)) == bool(unless):
                    said = self.filled(inner, value, used, subject)
                    subject = subject or (said if "{" in inner else NOBODY)
            elif verb:
                said = Words(agreed(verb, ending, subject.many or subject in ("you", "they")))
            elif not name:
                used.add("traits")
                said = Words(HERE)
            else:
                used.add(name)
                outer = self.you
                if isinstance(getattr(value, name), Cards) or isinstance(getattr(value, how or name, None), Cards):
                    self.you = self.forms.of(value).you or outer
                said = self.slot(value, name, how or "", used)
                self.you = outer
                if isinstance(getattr(value, name), Whom | Cards) or how in (CARDS, NUMBER):
                    subject = subject or said
            parts.append(said)
        return Words("".join([*parts, words[end:]]), subject.many and words[:1] in ("{", "["))

    def slot(self, value: Any, name: str, how: str, used: set[str]) -> Words:
        """What a field holds, in the way that its slot asks for; see `form.py`."""
        held = getattr(value, name)
        if how in ("clause", "heard"):
            used |= {"own", "test", "tests"}
            test = getattr(value, "test", None)
            tests = getattr(value, "tests", [] if test is None else [test])
            card = "this card" if how == "clause" and getattr(value, "own", False) else ""
            return Words(listed([self.clause(kind, tests, card) for kind in each_of(held)], " or "))
        if how == "befell":
            return self.clause(held, [], "it")
        if how == "replaced":
            used.add("condition")
            return self.clause(held, [value.condition], "")
        if how == "act" and isinstance(held, Test):
            return self.clause(self.forms.act, [held], "")
        if how == "change":
            used.add("how")
            words = self.forms.changes.get((held, value.how))
            if words is None:
                raise Unsaid(f"no words for a change of field {held} by {value.how}")
            return self.filled(words.replace("$", self.forms.of(value).part.replace("@", self.own)), value, used)
        if how == "happening":
            return self.of_happening(value, held)
        if how in (CARDS, NUMBER) and isinstance(held, int):
            return self.reference((how, held))
        if how in self.forms.tables and isinstance(held, int | list):
            found = [self.filled(self.forms.name(how, each), value, used) for each in each_of(held)]
            return Words(listed(list(dict.fromkeys(found)), " or "))
        if isinstance(held, Amount):
            used.add(how)
            return self.amount(held, how, getattr(value, how, None) if how else None, isinstance(value, Op | Ability))
        return self.said(held, how)

    def said(self, held: Any, how: str = "") -> Words:
        if isinstance(held, Cards):
            return self.cards(held, how)
        if isinstance(held, Whom):
            whom = self.term(held)
            if how == "any" and isinstance(parts := getattr(held, "parts", None), list):
                return Words(listed([self.said(each, how) for each in parts], " or "))
            if how and whom.startswith("each "):
                whom = Words(("the first " if how == "first" else "any ") + whom.removeprefix("each "))
            return Words({"'s": possessive, "of": owning}.get(how, str)(whom))
        if isinstance(held, list):
            if how in ("a", "no", "s", "noun") or (not how and held and isinstance(held[0], Trait)):
                return self.with_article(self.noun(held), how or "a")
            joined, how = (how, "") if how.startswith(" ") else (" and ", how)
            return Words(listed([self.said(each, how) for each in held], joined))
        if isinstance(held, Trait):
            return self.with_article(self.noun([held]), "a")
        if isinstance(held, Test):
            return Words(self.about(self.forms.of(held).part) + self.term(held))
        return Words(str(held)) if isinstance(held, int | str) else self.term(held)

    # ---- amounts
    def amount(self, amount: Amount, how: str, group: Any, put_off: bool) -> Words:
        """A number, perhaps of something. In a sentence a longer amount is a letter that is explained at its end."""
        if group is None and how in self.forms.tables:
            return Words(self.forms.name(how, amount.number)) if isinstance(amount, Fixed) else self.term(amount)
        text: str = self.term(amount)
        if (put_off or (how and how != "+")) and " " in text:
            text = self.letter(text)
        if how == "+":
            return Words(text if text.startswith("-") else f"+{text}")
        if not how:
            return Words(text)
        noun: str = f"{how}*" if group is None else self.noun(group) if isinstance(group, list) else self.term(group)
        if noun.startswith(DEFINITE):
            return Words(f"{text} of {singular(noun)}")
        return Words(f"{text} {singular(noun) if text == '1' else plural(noun)}", text != "1")

    def letter(self, amount: str) -> str:
        for where in self.wheres:
            if where[1:] == f" is {amount}":
                return where[0]
        self.wheres.append(f"{LETTERS[len(self.wheres)]} is {amount}")
        return self.wheres[-1][0]

    def explained(self, said: str) -> str:
        """With the amounts that were put off."""
        wheres, self.wheres = self.wheres, []
        if not wheres:
            return said
        return f"{said.removesuffix(':')}, where {listed(wheres)}{':' if said.endswith(':') else ''}"

    # ---- cards
    def cards(self, cards: Cards, how: str) -> Words:
        said = self.term(cards)
        if not said.startswith(DEFINITE):
            return self.with_article(said, how or "each")
        before = {"a": "one of ", "no": "none of "}.get(how, "") if said.many else ""
        return Words(before + singular(said), said.many and not before)

    def with_article(self, noun: str, how: str) -> Words:
        if how == "noun":
            return Words(noun)
        if how == "s":
            return Words(plural(noun), True)
        one = singular(noun)
        return Words(article(one) if how == "a" else f"{how} {one}")

    def noun(self, traits: list[Trait], place: str = HERE) -> str:
        """What cards with these traits are called: what they are, where, then what is said before and behind it."""
        noun = "card*"
        wraps = [place]
        for trait in traits:
            said = self.term(trait)
            if HERE in said:
                wraps.append(said)
            elif noun == "card*":
                noun = said
            else:
                wraps.append(f"{HERE} that is {article(singular(said))}")
        for wrap in sorted(wraps, key=order_of_trait):
            noun = wrap.replace(HERE, noun)
        return noun

    # ---- what earlier sentences have left
    def left_by(self, op: Op) -> dict[Key, str]:
        """What an op leaves for later ones, and in which field."""
        form = self.forms.of(op)
        fields = {**(KEPT if form.done else {}), **dict.fromkeys(form.leaves, NUMBER)}
        found = {} if form.quiet else {DONE: ""}
        for name, kind in fields.items():
            held = getattr(op, name, -1)
            if held >= 0:
                found[CARDS if name.endswith("slot") else kind, held] = name
        return found

    def done(self) -> Words:
        """Which sentences 'if you do' asks about; a gate that was not passed did not let them happen."""
        doers = self.program.binders(DONE, self.at)
        did = [(program, at) for program, at in doers if not isinstance(program.ops[at], Gate)] or doers
        return Words(f"{listed(sorted({str(program.numbers[at]) for program, at in did}), ' or ')} was done")

    def reference(self, key: Key) -> Words:
        own = self.program.left[self.at].get(key, "") if self.program.ops else ""
        if own == "actor":
            return Words(f"that {self.forms.person}")
        binders = self.program.binders(key, self.at)
        found = [self.left(program, at, key) for program, at in binders if (program, at) not in self.asked]
        if not found:
            return Words("that", True) if binders else UNBOUND
        return Words(" or ".join(dict.fromkeys(found)), any(each.many for each in found))

    def left(self, program: Program, at: int, key: Key) -> Words:
        """What an op has left, by the number of its sentence; if it has none, what it was."""
        outer = self.program, self.at
        self.program, self.at = program, at
        self.asked.append((program, at))
        op = program.ops[at]
        form = self.forms.of(op)
        name = program.left[at][key]
        words = form.leaves.get(name, "")
        number = program.numbers[at]
        if isinstance(op, SetNumber) and number:
            said = Words("the number noted")
        else:
            said = self.filled(words, op, set()) if words else self.bound(op, form, name)
        itself = words.startswith("{") and self.is_simple(getattr(op, words.strip("{}")))
        alone = said.startswith("that ") and sum(type(each) is type(op) for each in program.ops) == 1
        self.program, self.at = outer
        self.asked.pop()
        return said if itself or alone or not number else Words(f"{said} in {number}", said.many)

    def is_simple(self, value: object) -> bool:
        """Whether the words for it mean the same now and later."""
        words = self.forms.of(value).words
        return isinstance(value, Fixed) or (isinstance(words, str) and (words.endswith(":number}") or "{" not in words))

    def bound(self, op: Op, form: Form, name: str) -> Words:
        """`the units chosen`"""
        group = group_of(op)
        noun = "card*" if group is None else self.head(group)
        if name == "tally":
            return Words(f"the number of {plural(noun)} {form.done}")
        count = getattr(op, "count", None)
        if count is not None:
            each = self.said(getattr(op, "who", "")).startswith("each ")
            many = each or self.term(count) != "1" or bool(getattr(op, "up_to", False))
        else:
            said = NOBODY if group is None else self.term(group)
            many = not said.startswith(DEFINITE) or said.many
        return Words(f"the {plural(noun) if many else singular(noun)} {form.done}", many)

    def head(self, group: Cards) -> str:
        """Only what such cards are: `unit*`."""
        nouns = [said for said in map(self.term, getattr(group, "traits", ())) if HERE not in said]
        if nouns:
            return nouns[0]
        if isinstance(inner := getattr(group, "of", None), Cards):
            return self.head(inner)
        slot = getattr(group, "slot", None)
        for program, at in [] if slot is None else self.program.binders((CARDS, slot), self.at):
            inner = group_of(program.ops[at])
            if inner is not None and (program, at) not in self.asked:
                outer = self.program, self.at
                self.program, self.at = program, at
                self.asked.append((program, at))
                found = self.head(inner)
                self.asked.pop()
                self.program, self.at = outer
                return found
        return "card*"

    # ---- happenings
    def clause(self, kind: int, tests: list[Test], card: str) -> Words:
        """What happens, as a clause: tests say who and what it is about, and what else must be so."""
        if kind not in self.forms.happenings:
            raise Unsaid(f"no words for the event {kind}")
        flat = [each for test in tests for each in (test.tests if isinstance(test, Every) else [test])]
        either = next((test for test in flat if isinstance(test, AnyOf)), None)
        if either is not None:
            others = [test for test in flat if test is not either]
            return Words(listed([self.clause(kind, [*others, test], card) for test in either.tests], " or "))
        outer, self.happening = self.happening, self.forms.happenings[kind]
        words = self.happening.words
        parts = {"card": card} if card else {}
        rest: list[str] = []
        for test in flat:
            part = self.forms.of(test).part
            if part and part not in parts and (f"{{{part}}}" in words or (part == "who" and "{whose}" in words)):
                parts[part] = self.term(test)
            else:
                rest.append(self.said(test))
        self.happening = outer
        return Words(self.told(words, parts) + (f", if {' and '.join(rest)}" if rest else ""))

    def told(self, words: str, parts: dict[str, str]) -> str:
        words = re.sub(
            r"\[(!?)(\w+)\|([^\]]*)\]", lambda slot: slot[3] if (slot[2] in parts) != bool(slot[1]) else "", words
        )
        usual = {"card": "a card", "who": f"a {self.forms.person}", "other": "a card", "cause": "an act"}
        parts = {**usual, **parts}
        parts["whose"] = possessive(parts["who"])
        said = re.sub(r"\{(\w+)\}", lambda slot: parts[slot[1]], words)
        said = re.sub(r"\bof (you|they)\b", lambda who: f"of {owning(who[1])}", said)
        return re.sub(r"(\w+)~(\w+)", lambda verb: agreed(verb[1], verb[2], said.startswith("you ")), said)

    def about(self, part: str) -> str:
        """The subject of a test that says only what a part of an event is."""
        subjects = {"card": "that card is ", "who": f"that {self.forms.person} is ", "other": "the other card is "}
        return subjects.get(part, f"the {part} is ") if part else ""

    def of_happening(self, test: object, held: Any) -> Words:
        """The amount or the cause of an event, which mean another thing in each event."""
        happening = self.happening or Happening("")
        if not isinstance(test, EventAmountIs):
            return Words(self.forms.name(happening.cause, held))
        named = bool(happening.amount) and isinstance(held, Fixed)
        much = self.forms.name(happening.amount, held.number) if named else self.term(held)
        relation = "" if named and test.relation == EXACTLY else self.forms.name("relation", test.relation) + " "
        return Words(relation + much)


def order_of_trait(words: str) -> tuple[bool, bool, bool]:
    """`other Fire Buffs of yours with cost 2 that you can Remove`: from the noun outwards."""
    return not words.endswith(HERE), words.startswith("other "), " that " in words


def each_of(held: Any) -> list[Any]:
    return held if isinstance(held, list) else [held]
