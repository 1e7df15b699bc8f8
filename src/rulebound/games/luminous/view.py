"""What a seat sees: pure data, everything hidden masked."""

from __future__ import annotations

from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.facts import number
from rulebound.games.luminous.definition import LuminousTriggered, kind_of
from rulebound.games.luminous.legality.orbs import orb_plays_left
from rulebound.games.luminous.procedures.combat import Combat
from rulebound.games.luminous.record import InPlay, in_play, thing
from rulebound.games.luminous.values import attack_of, health_of, life_of, skills_of
from rulebound.kernel.play import Card, Modifier, State
from rulebound.tabletop.names import player
from rulebound.tabletop.turns import is_going_on
from rulebound.tabletop.views import effects, hand_and_deck, instruction, knows, sentence

LASTS = {
    c.FOR_GOOD: "for the rest of the game", c.THIS_TURN: "this turn", c.UNTIL_YOUR_TURN: "until {whose} next turn",
    c.THIS_COMBAT: "this combat",
    c.WHILE_SO: "as long as it is so", c.NEXT_READY_STEP: "until its next ready step is over",
    c.WHILE_THERE: "as long as it is there", c.UNTIL_END_OF_YOUR_TURN: "until the end of {whose} next turn",
    c.UNTIL_END_OF_OPPONENTS_TURN: "until the end of the next turn of {whose} opponent",
}  # fmt: skip
TO_COME = (c.F_DELAYED, c.F_KEPT, c.F_USED)  # what is told by its sentence


def view(s: State, seat: int) -> dict[str, Any]:
    return {
        "game": "luminous",
        "seat": seat,
        "turn": s.active,
        "turn_number": s.turn,
        "phase": c.PHASE_NAMES[s.facts[c.PHASE]],
        "step": c.STEP_NAMES[s.facts[c.STEP]],
        "attacks": s.facts[c.ATTACKS],
        "seats": [seat_view(s, each, seat) for each in range(s.rules.seats)],
        "resolving": [card_view(card) for each in range(s.rules.seats) for card in s.zone(each, c.RESOLVING)],
        "combat": combat_view(s),
        "waiting": [
            {"seat": trigger.seat, "card": trigger.card.definition.name, "trigger": trigger.ability.short}
            for trigger in s.waiting
        ],
        "effects": effects(s, seat, how_long, lasting_words) + waiting_spells(s) + foreign_cards(s, seat),
    }


def how_long(modifier: Modifier) -> str:
    if is_going_on(modifier, c.F_EXTRA_TURN):
        return "going on"
    if modifier.field == c.F_USED:
        return "used up this turn" if modifier.until == c.THIS_TURN else "used up for the rest of the game"
    return "still to come" if modifier.field in (c.F_DELAYED, c.F_EXTRA_TURN, c.F_SKIPPED) else LASTS[modifier.until]


def lasting_words(modifier: Modifier) -> str:
    return sentence(modifier) if modifier.field in TO_COME else instruction(modifier)


def waiting_spells(s: State) -> list[dict[str, Any]]:
    """What a spell waits for this turn, though it is gone. What one has bound besides is told as a lasting effect."""
    found: list[dict[str, Any]] = []
    for each in [each for listeners in s.listeners for each in listeners]:
        card, ability = each.card, each.ability
        if isinstance(ability, LuminousTriggered) and ability.this_turn and not (ability.keeps or ability.next_turn):
            lasting = {"on": [], "until": LASTS[c.THIS_TURN]}
            found.append({"card": card.definition.name, "seat": s.controller(card), "words": ability.clause, **lasting})
    return found


def foreign_cards(s: State, viewer: int) -> list[dict[str, Any]]:
    """Cards that another than their owner controls without a text that goes on saying so."""
    found: list[dict[str, Any]] = []
    for modifier in s.modifiers:
        card, seat = modifier.env.card, modifier.amount
        if modifier.field == c.F_CONTROL and modifier.ability is None and in_play(s, card) is not None:
            words = "You control it." if seat == viewer else f"{player(s, seat)} controls it."
            lasting = {"on": [card.definition.name], "until": "as long as it is in play"}
            found.append({"card": card.definition.name, "seat": seat, "words": words, **lasting})
    return found


def seat_view(s: State, seat: int, viewer: int) -> dict[str, Any]:
    """[LU-zone.10] Of others' hands and of all decks only the counts."""
    return {
        "name": player(s, seat),
        "life": life_of(s, seat),
        "ran_dry": number(s, seat, c.RAN_DRY) > 0,  # [LU-win.7]
        "ran_dry_place": number(s, seat, c.RAN_DRY),
        "out": number(s, seat, c.OUT) > 0,
        "orb_play_used": orb_plays_left(s, seat) < 1,
        "orb_pile": [card.definition.name for card in s.zone(seat, c.ORB_PILE)],
        "discard": [card_view(card) for card in s.zone(seat, c.DISCARD)],
        "void": void_view(s, seat, viewer),
        "favored": [played_view(s, card) for card in s.zone(seat, c.FAVORED)],
        "orbs": [played_view(s, card) for card in s.zone(seat, c.ORB_ROW)],
        "play": [played_view(s, card) for card in s.zone(seat, c.FIELD)],
        "side_deck": len(s.zone(seat, c.SIDE_DECK)),
        **hand_and_deck(s, seat, viewer, s.zone(seat, c.HAND), s.zone(seat, c.DECK), card_view),
    }


def void_view(s: State, seat: int, viewer: int) -> list[Any]:
    """[LU-zone.6b] A card that lies face down is named to those who know it."""
    found: list[Any] = [card_view(card) for card in s.zone(seat, c.VOID)]
    for card in s.zone(seat, c.VOID_FACE_DOWN):
        found.append({**card_view(card), "face_down": True} if knows(s, viewer, card) else "a face-down card")
    return found


def card_view(card: Card) -> dict[str, Any]:
    kind = kind_of(card.definition)
    found: dict[str, Any] = {"name": kind.name, "type": kind.type}
    if kind.faction:
        found["faction"] = kind.faction
    if kind.text:
        found["text"] = kind.text
    if kind.price.total or kind.price.checks:
        found["cost"] = kind.cost()
        found["essence"] = [kind.price.any, kind.price.orange, kind.price.green, kind.price.purple]
        found["check"] = [kind.price.check_orange, kind.price.check_green, kind.price.check_purple]
    if kind.fast:
        found["fast"] = True
    if kind.unit:
        found["attack"], found["health"] = kind.attack, kind.health
    if kind.relic:
        found["durability"] = kind.durability
    return found


def played_view(s: State, card: Card) -> dict[str, Any]:
    """A card in play, with its numbers as they are now. `id` is the same as long as it stays there."""
    r = thing(s, card)
    found = card_view(card)
    found.update(owner=card.owner, controller=r.controller, expended=r.expended, entered_this_turn=r.entered == s.turn)
    if r.kind.orb:
        found["colours"] = [c.COLOUR_NAMES[colour] for colour in c.COLOURS if r.kind.colours & colour]
    if r.kind.unit:
        found.update(attack=attack_of(s, r), health=health_of(s, r), damage=r.damage, role=role(r))
    if r.kind.relic:
        found["durability"] = r.durability
    if r.kind.counter:
        found["counters"] = {r.kind.counter: r.counters}
    skills = skills_of(s, r)
    if skills:
        found["skills"] = [name for bit, name in c.SKILL_NAMES.items() if skills & bit]
    return found


def role(r: InPlay) -> str:
    return ("", "attacking", "blocking")[r.role]


def combat_view(s: State) -> dict[str, Any] | None:
    for frame in s.frames:
        if isinstance(frame, Combat):
            relic = frame.relic
            return {
                "attacker": frame.attacker.card.definition.name,
                "attacking_player": frame.seat,
                "defending_player": frame.defender,
                "relic": None if relic is None else relic.card.definition.name,
                "blockers": [r.card.definition.name for r in frame.present_blockers(s)],
                "blocked": frame.blocked,
                "may_block": frame.may_block,
            }
    return None
