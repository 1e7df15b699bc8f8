"""A card of Lost Legacy as it is printed, in a few lines of text."""

from __future__ import annotations

from rulebound.games.lost_legacy.cardfile import PrintedCard, as_table
from rulebound.tabletop.cardfaces import CardFace


def face(card: PrintedCard) -> CardFace:
    sorts = (card.kind,) if card.kind == "character" else (f"{card.spell_kind} {card.card_class}".strip(),)
    kin = tuple(word for word in ("/".join(card.family), "/".join(card.element)) if word)
    numbers: tuple[str, ...] = ()
    if card.kind == "character":
        numbers = (
            f"level {card.level}", f"{card.offense}/{card.defense}", f"speed {card.speed}", f"magic {card.magic}",
        )  # fmt: skip
    facts = (*sorts, *kin, *numbers, *card.skills)
    filters = {"kind": sorts, "family": card.family, "element": card.element}
    return CardFace(card.name, as_table(card), filters, facts, card.text, card.flavour)
