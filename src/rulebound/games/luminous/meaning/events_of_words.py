"""Which event a word speaks of: the ledger's table of events, from the side of the words."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.vocabulary.sheet import SHEET

# participles: the event, and the zone the card came from (-1: any)
PARTICIPLES = {**{word: (event, -1) for word, event in SHEET.by_participle().items()}, "culled": (c.DISCARDED, c.DECK)}

# what a card did or suffered
PAST = {
    **SHEET.by_passive(before=True), "be dealt damage": c.DAMAGED, "attack": c.ATTACKED, "block": c.BLOCKED,
    "enter play": c.ENTERED_PLAY, "leave play": c.LEFT_PLAY,
}  # fmt: skip


def since_it_came(happened: int) -> int:
    """What befalls a card where it lies is asked of this object: one that has come back is another [LU-zone.12]."""
    return c.ENTERED_PLAY if happened in c.LIVED_THROUGH else -1


HAPPENINGS = {
    **PAST, **SHEET.by_passive(before=False), "be blocked": c.BECAME_BLOCKED, "be dealt combat damage": c.DAMAGED,
    "go unblocked": c.UNBLOCKED,
    "ready": c.READIED, "be tributed": c.TRIBUTED, "lose durability": c.DURABILITY_LOST,
    "gain durability": c.DURABILITY_ADDED, "change controller": c.CONTROL_CHANGED,
}  # fmt: skip

# what a player did
PLAYER_HAPPENINGS = {
    **SHEET.by_word(), "attack": c.ATTACKED, "block": c.BLOCKED, "be dealt damage": c.DAMAGED, "tribute": c.TRIBUTED,
}  # fmt: skip

# verbs in the past, before their object
PAST_VERBS = {word: verb.event for word, verb in SHEET.by_past().items()}

# A card hears these about itself wherever it is, not only in play.
ANYWHERE = frozenset({c.DISCARDED, c.DREW, c.VOIDED, c.PLAYED, c.PUT_IN_DISCARD, c.RETURNED, c.PUT_IN_DECK, c.TRIBUTED})

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
