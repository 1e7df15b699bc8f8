"""A decision as a document: what the page, and bots that are programs of their own, are told of it."""

from __future__ import annotations

from typing import Any

from rulebound.kernel.public import Choice, ChoiceCard, Decision


def decision_data(decision: Decision, view: dict[str, Any]) -> dict[str, Any]:
    """What is asked, and every answer with what it is made of; `view` is what the asked seat sees."""
    return {
        "seat": decision.seat,
        "text": decision.prompt,
        "clause": decision.clause,
        "context": decision.context,
        "asker": None if decision.asker is None else card_data(decision.asker, view),
        "rule": decision.rule,
        "free": decision.free,
        "closed": decision.closed,
        "default": str(decision.default.id),
        "options": [option_data(choice, view) for choice in decision.options],
    }


def option_data(choice: Choice, view: dict[str, Any]) -> dict[str, Any]:
    return {
        "id": str(choice.id),
        "label": choice.label,
        "kind": choice.kind,
        "cards": [card_data(card, view) for card in choice.cards],
        "seat": choice.seat,
        "numbers": list(choice.numbers),
        "remark": choice.remark,
        "follows": choice.follows,
    }


def card_data(card: ChoiceCard, view: dict[str, Any]) -> dict[str, Any]:
    """Where a card lies, as the view lists it. Its number in the game is left out: it would tell a card that was
    shuffled away from its equals when it comes back."""
    zone = card.zone.replace(" ", "_")
    where = {"side": card.side, "zone": zone, "at": card.at, "alike": alike(view, card.side, zone, card.at)}
    return {"name": card.name, "owner": card.owner, **where}


def alike(view: dict[str, Any], side: int, zone: str, at: int) -> list[int]:
    """The places of the cards that look the same: of equal copies a question lists one, and any of them is meant."""
    sides = [*view["seats"], view.get("table", {})]
    cards = sides[side].get(zone) if 0 <= side < len(sides) else None
    if not isinstance(cards, list) or not 0 <= at < len(cards):
        return []
    return [place for place, card in enumerate(cards) if looks(card) == looks(cards[at])]


def looks(card: Any) -> Any:
    return {name: value for name, value in card.items() if name != "id"} if isinstance(card, dict) else card
