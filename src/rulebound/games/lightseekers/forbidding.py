"""What card texts forbid: 'can't' beats 'can' [LS-2.2.3]; Immune cancels one effect for one player [LS-G55]."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.games.lightseekers import values
from rulebound.games.lightseekers.definition import light
from rulebound.kernel.play import Card, State
from rulebound.kernel.terms import Env


def forbidden(s: State, seat: int, what: int, card: Card | None) -> bool:
    """Whether a text says that the hero can't do this now (with this card, from this source)."""
    if (s.static_fields | s.modifier_fields) >> c.F_CANNOT & 1 == 0:
        return False
    return clause_for_player(s, c.F_CANNOT, seat, what, card) != ""


def forbidding_clause(s: State, seat: int, what: int, card: Card | None) -> str:
    """The words of the card text that forbid it to the hero, or nothing."""
    if (s.static_fields | s.modifier_fields) >> c.F_CANNOT & 1 == 0:
        return ""
    return clause_for_player(s, c.F_CANNOT, seat, what, card)


def reaches(s: State, field: int, seat: int, source: Card) -> bool:
    """What a hero is Immune to does not forbid it anything either."""
    return field == c.F_IMMUNE or not untouched(s, seat, source)


def clause_for_player(s: State, field: int, seat: int, bits: int, card: Card | None) -> str:
    if not values.any_field(s, field):
        return ""
    for modifier in s.modifiers:
        if modifier.field == field and modifier.amount & bits:
            op = values.lasting_op(modifier)
            if (
                values.modifier_works(s, modifier, op)
                and values.means_player(s, op.who, modifier.env, seat)
                and values.means_card(s, op.group, modifier.env, card)
                and reaches(s, field, seat, modifier.env.card)
            ):
                return f"{modifier.env.card.definition.name}: {op.clause}"
    for static in s.statics:
        ability = values.static_of(static)
        if (
            ability.field == field
            and ability.bits & bits
            and values.static_works(s, static, ability)
            and values.means_player(s, ability.who, static.env, seat)
            and values.means_card(s, ability.group, static.env, card)
            and reaches(s, field, seat, static.card)
        ):
            return f"{static.card.definition.name}: {ability.clause}"
    return ""


def own_play_clause(s: State, seat: int, card: Card) -> str:
    """[LS-2.2.1] [LS-2.2.3] The words of a card's own text by which this hero can't Play it now, or nothing."""
    kind = light(card.definition)
    for at in range(len(kind.play_tests)):
        if not kind.play_tests[at].holds(s, Env(seat, card, s.serials[card.number], None, None)):
            return f"{kind.name}: {kind.play_clauses[at]}"
    return ""


def immune(s: State, seat: int, to: int, source: Card | None) -> bool:
    """[LS-6.1.2-immune.1] [LS1-6.immune] [LS-6.1.2-immune.2] Not affected at all: no modifier is used up, nothing
    has happened."""
    # [LS-G55]
    if not values.any_field(s, c.F_IMMUNE):
        return False
    return clause_for_player(s, c.F_IMMUNE, seat, to | c.TO_CARDS if source is not None else to, source) != ""


def untouched(s: State, seat: int, source: Card | None) -> bool:
    """[LS-T04] Whether nothing that this card does reaches the hero and what lies on that side of the table."""
    return source is not None and values.any_field(s, c.F_IMMUNE) and immune(s, seat, c.TO_CARDS, source)


def shielded(s: State, card: Card, source: Card | None) -> bool:
    """Whether the side where the card lies is untouched by the source."""
    if not values.any_field(s, c.F_IMMUNE) or s.places[card.number] < 0:
        return False
    seat = values.controller_of(s, card) if values.is_in_play(s, card) else s.places[card.number] // c.ZONES
    return untouched(s, seat, source)


def rule_is_off(s: State, seat: int, rule: int) -> bool:
    """[LS-2.2.1] A standing rule that a card switches off for a hero."""
    if (s.static_fields | s.modifier_fields) >> c.F_RULE_OFF & 1 == 0:
        return False
    return clause_for_player(s, c.F_RULE_OFF, seat, rule, None) != ""


def card_forbidden(s: State, card: Card, what: int, of: Card | None = None) -> bool:
    if (s.static_fields | s.modifier_fields) >> c.F_CARD_CANNOT & 1 == 0:
        return False
    return card_forbidding_clause(s, card, what, of) != ""


def card_forbidding_clause(s: State, card: Card, what: int, of: Card | None = None) -> str:
    """The words of the text that say this can't be done to the card, or nothing; of lines that stand only those of one
    card, if it is named."""
    if not values.any_field(s, c.F_CARD_CANNOT):
        return ""
    for modifier in s.modifiers:
        if modifier.field == c.F_CARD_CANNOT and modifier.amount & what:
            op = values.lasting_op(modifier)
            subject = modifier.subject
            hit = subject.card is card if subject is not None else values.means_card(s, op.group, modifier.env, card)
            if hit and values.modifier_works(s, modifier, op):
                return f"{modifier.env.card.definition.name}: {op.clause}"
    for static in s.statics:
        ability = values.static_of(static)
        if (
            ability.field == c.F_CARD_CANNOT
            and ability.bits & what
            and (of is None or static.card is of)
            and (static.card is card if ability.group is None else ability.group.fits(s, static.env, card))
            and values.static_works(s, static, ability)
        ):
            return f"{static.card.definition.name}: {ability.clause}"
    return ""
