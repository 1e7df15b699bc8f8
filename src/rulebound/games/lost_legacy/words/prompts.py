"""What a decision asks, by which entry of the ledger, and which moves do least."""

from __future__ import annotations

from rulebound.games.lost_legacy import codes as c

# menu: (decision of the ledger, prompt)
MENUS = {
    c.M_SWAP: ("LL-D1", "Keep the hand, or bury it and draw five?"),
    c.M_BURY: ("LL-D2", "Which card is buried next?"),
    c.M_ORDER: ("LL-D3", "Which ability is resolved first?"),
    c.M_OPEN: ("LL-D15", "Act, or end the turn."),
    c.M_RESPOND: ("LL-D16", "Respond, or pass."),
    c.M_CHOOSE: ("LL-D17", "Choose."),
    c.M_SPACE: ("LL-D17", "Choose a space."),
    c.M_MAY: ("LL-D18", "Do it?"),
    c.M_COST: ("LL-D19", "Pay the cost."),
    c.M_ADD: ("LL-D28", "On which card?"),
    c.M_NUMBER: ("LL-D20", "Choose a number."),
    c.M_MODE: ("LL-D21", "Choose one."),
    c.M_SEARCH: ("LL-D22", "What do you find?"),
    c.M_DIG: ("LL-D23", "Where do the dug cards go?"),
    c.M_DIG_ORDER: ("LL-D23", "Which card is next?"),
    c.M_DISCARD: ("LL-D24", "Which card do you discard?"),
    c.M_OPTIONS: ("LL-D25", "Three options may stay on the field: bury one."),
    c.M_DISCARD_STEP: ("LL-D26", "Discard what you do not want."),
    c.M_BUILD: ("LL-D27", "Build up into which character?"),
    c.M_FIRST: ("LL-D31", "Which character acts first?"),
    c.M_COMBAT: ("LL-D32", "Threaten, or hold."),
}

# What does least.
DEFAULTS = frozenset(
    [c.KEEP, c.PASS, c.END_TURN, c.NO_MORE, c.DECLINE, c.FIND_NOTHING, c.DUG_ON_TOP, c.KEEP_REST, c.HOLD]
)
