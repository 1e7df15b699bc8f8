"""Which event a word speaks of: the ledger's table of events, from the side of the words."""

from __future__ import annotations

from rulebound.games.luminous import codes as c

# participles: the event, and the zone the card came from (-1: any)
PARTICIPLES = {
    "sacrificed": (c.SACRIFICED, -1), "destroyed": (c.DESTROYED, -1), "discarded": (c.DISCARDED, -1),
    "voided": (c.VOIDED, -1), "drawn": (c.DREW, -1), "revealed": (c.REVEALED, -1), "returned": (c.RETURNED, -1),
    "expended": (c.EXPENDED, -1), "readied": (c.READIED, -1), "played": (c.PLAYED, -1),
    "culled": (c.DISCARDED, c.DECK),
}  # fmt: skip

# what a card did or suffered
PAST = {
    "be destroyed": c.DESTROYED, "be sacrificed": c.SACRIFICED, "be discarded": c.DISCARDED, "be voided": c.VOIDED,
    "be dealt damage": c.DAMAGED, "be played": c.PLAYED, "attack": c.ATTACKED, "block": c.BLOCKED,
    "enter play": c.ENTERED_PLAY, "leave play": c.LEFT_PLAY,
}  # fmt: skip

HAPPENINGS = {
    **PAST, "be blocked": c.BECAME_BLOCKED, "be dealt combat damage": c.DAMAGED, "be expended": c.EXPENDED,
    "ready": c.READIED, "be drawn": c.DREW, "be tributed": c.TRIBUTED, "lose durability": c.DURABILITY_LOST,
    "gain durability": c.DURABILITY_ADDED, "change controller": c.CONTROL_CHANGED,
}  # fmt: skip

# what a player did
PLAYER_HAPPENINGS = {
    "draw": c.DREW, "discard": c.DISCARDED, "gain life": c.LIFE_GAINED, "lose life": c.LIFE_LOST, "cull": c.CULLED,
    "bolster": c.DURABILITY_ADDED, "scavenge": c.SCAVENGED, "pivot": c.PIVOTED, "attack": c.ATTACKED,
    "block": c.BLOCKED, "be dealt damage": c.DAMAGED, "shuffle": c.SHUFFLED, "tribute": c.TRIBUTED,
}  # fmt: skip

# verbs in the past, before their object
PAST_VERBS = {
    "played": c.PLAYED, "drew": c.DREW, "discarded": c.DISCARDED, "sacrificed": c.SACRIFICED, "voided": c.VOIDED,
    "destroyed": c.DESTROYED,
}  # fmt: skip

# A card hears these about itself wherever it is, not only in play.
ANYWHERE = frozenset({c.DISCARDED, c.DREW, c.VOIDED, c.PLAYED, c.PUT_IN_DISCARD, c.RETURNED, c.PUT_IN_DECK, c.TRIBUTED})

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7}
