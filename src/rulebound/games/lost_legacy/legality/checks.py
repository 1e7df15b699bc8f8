"""The situation in which an action by hand is tried, and what several of them need."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.lying import taken_spaces
from rulebound.games.lost_legacy.record import OnField
from rulebound.games.lost_legacy.rules import rules_of
from rulebound.games.lost_legacy.standing import at_work, forbidden_by
from rulebound.games.lost_legacy.values import character_spaces, is_character
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, several, subject
from rulebound.kernel.play import Card, Move, State


class Asked:
    """Whose open gamestate it is, with what is the same for all options."""

    __slots__ = ("acting", "forbidden", "lines", "seat", "taken")

    def __init__(self, s: State, seat: int) -> None:
        self.seat = seat
        self.taken = taken_spaces(s)
        self.lines = at_work(s)
        self.forbidden = forbidden_by(self.lines, s)  # to anybody, as bits
        self.acting: Card | None = None  # [LLQ-combat.2] whose chance it is


def second(option: Move) -> Card:
    assert option.cards
    return option.cards[0]


def is_own(s: State, asked: Asked, card: Card) -> bool:
    return s.places[card.number] // c.ZONES == asked.seat


class InHand(Check[Asked]):
    """[LL-open.5] [LL-open.6] By hand cards are played and set from the hand."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return s.places[subject(option).number] != asked.seat * c.ZONES + c.HAND

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not in your hand"


class IsOfKind(Check[Asked]):
    """Some kinds of cards only."""

    __slots__ = ("kinds", "what")

    def __init__(self, rule: str, kinds: int, what: str) -> None:
        super().__init__(rule)
        self.kinds = kinds
        self.what = what

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        """[LL-ctr.1] A counter is of none of the kinds that are played or turned up by hand."""
        return not kind_of(subject(option)).kind & self.kinds

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        """[LL-ctr.1] Of a counter that rule says more; [LL-weap.2] [LL-spell.2] weapons and spells have ways of their
        own."""
        kind = kind_of(subject(option)).kind
        rules = ["LL-ctr.1"] if kind == c.COUNTER else [self.rule]
        if kind & (c.WEAPON | c.SPELL):
            rules.append("LL-weap.2" if kind == c.WEAPON else "LL-spell.2")
        return several(rules, f"{name(option)} {self.what}")


class OnEntryPoint(Check[Asked]):
    """[LL-char.3] [LL-field.7] A character goes to an entry point of its player."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        """[LLQ-entry.1] [LLQ-entry.2] In Quick-Play it is a column."""
        if option.number in rules_of(s).board.entries[asked.seat]:
            return False
        return option.number not in character_spaces(s, asked.seat, subject(option))

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rules = ["LLQ-entry.1", "LLQ-entry.2"] if rules_of(s).quick else [self.rule, "LL-field.7"]
        return several(rules, "a character is played on an entry point of yours")


class InTerritory(Check[Asked]):
    """[LL-open.5] [LL-field.6] Options go to the own half."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return rules_of(s).board.sides[option.number] != asked.seat

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rule = "LLQ-setup.1" if rules_of(s).quick else self.rule
        return [Refusal(rule, f"{rules_of(s).board.names[option.number]} is not in your territory")]


class NotOnEntryPoint(Check[Asked]):
    """[LL-open.7] No option is placed on an entry point."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return rules_of(s).board.entry_of(option.number) >= 0 and not rules_of(s).switches.options_on_entry

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        rule = "LLQ-entry.4" if rules_of(s).quick else self.rule
        return [Refusal(rule, "options cannot be placed on entry points")]


# The rule of an action that asks for an empty space; [LL-open.5] else an option is played.
ON_EMPTY: Final = {c.PLAY_CHARACTER: "LL-open.3", c.SET_ON: "LL-open.6", c.WALK: "LL-open.10"}


class OnEmptySpace(Check[Asked]):
    """[LL-field.1] [LL-open.3] [LL-opt.5] [LLQ-col.10] A card can be put there."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not rules_of(s).board.open(asked.taken, [option.number])

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        """[LLQ-col.1] [LLQ-col.2] [LLQ-col.5] [LLQ-entry.5] A column is full, or has a place free further in front."""
        board = rules_of(s).board
        column = board.column(option.number)
        if not column:
            words = f"a card lies on {board.names[option.number]}"
            return several([self.rule, ON_EMPTY.get(option.kind, "LL-open.5")], words)
        if all(asked.taken[space] for space in column):
            full = ["LLQ-col.5", "LLQ-move.5" if option.kind == c.WALK else "LLQ-entry.5"]
            return several(full if option.kind in (c.WALK, c.PLAY_CHARACTER) else full[:1], "that column is full")
        return several(["LLQ-col.1", "LLQ-col.2", "LLQ-col.4"], "a place further in front is free")


class OwnCharacter(Check[Asked]):
    """[LL-char.7] [LL-field.10] A face-up character of the player; options and standby cards do nothing so."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        card = subject(option)
        return not is_character(s, card) or not is_own(s, asked, card)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        card = subject(option)
        words = f"{card.definition.name} is no face-up character of yours on the field"
        rules = [self.rule]
        if s.place(card) == c.STANDBY:
            rules.append("LL-char.7")
        elif s.place(card) == c.FIELD and not is_character(s, card):
            rules.append("LL-field.10")
        return several(rules, words)


class IsReadied(Check[Asked]):
    """[LL-skill.4] The caster is readied."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        record = s.records[subject(option).number]
        return not isinstance(record, OnField) or record.resting

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not readied"
