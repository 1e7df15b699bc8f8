"""What is done with the opponent's hand and piles, said by who does it to them, in the order of the house."""

from __future__ import annotations

from rulebound.games.starlight.vocabulary.wordings import CLASSES
from rulebound.language.wordings import Wordings

ONE = "<a|1|one>"
FROM_IT = "<from it|from that hand|there|from among them>"
THEIR_HAND = "<from the opponent's hand|of the opponent's hand|in the opponent's hand|from their hand>"
KINDS = "/".join(CLASSES)
THEIRS: Wordings = {
    # ---- piles
    "<discard|remove|mill> the top {n} cards <of|from> the opponent's Draw Pile":
        "the opponent discards the top {n} cards of their Draw Pile",
    "<discard|remove|mill> the top card <of|from> the opponent's Draw Pile":
        "the opponent discards the top card of their Draw Pile",
    # ---- hands, of nobody's choice
    f"discard {{n}} <|random> {{k=card/cards}} at random {THEIR_HAND}": "the opponent discards {n} {k} at random",
    f"discard {{n}} {{k=card/cards}} {THEIR_HAND} at random": "the opponent discards {n} {k} at random",
    f"discard {{n}} random {{k=card/cards}} {THEIR_HAND}": "the opponent discards {n} {k} at random",
    f"discard a random card {THEIR_HAND}": "the opponent discards 1 card at random",
    # ---- hands that were looked at
    **{f"^ look at the opponent's hand{then} discard {ONE} {{w=card}} {FROM_IT}":
       "look at the opponent's hand and choose a card from it . discard it"
       for then in (" and", ", then", ",", " .", " and then")},
    **{f"^ look at the opponent's hand{then} discard <a|an|1|one> {{k={KINDS}}} card {FROM_IT}":
       "look at the opponent's hand and choose a {k} card from it . discard it"
       for then in (" and", ", then", ",", " .", " and then")},
    # ---- until so many are left
    **{f"{{v=discards}} cards until <they have|it has> <only|> {{n}} {left}": "{v} down to {n} cards"
       for left in ("<left|cards left|cards|cards in hand|cards in their hand|left in hand> $",)},
    **{f"{{v=discard}} cards until you have <only|> {{n}} {left}": "{v} down to {n} cards"
       for left in ("<left|cards left|cards|cards in hand|cards in your hand|left in hand> $",)},
    # ---- their creatures
    "^ the opponent {x} each of their creatures {rest}": "the opponent {x} each of the opponent's creatures {rest}",
    **{f"the opponent {{x}} . if they {did}, each of their creatures {{rest}}":
       f"the opponent {{x}} . if they {did} , each of the opponent's creatures {{rest}}" for did in (
        "do", "don't", "did", "didn't")},
    "^ the opponent {x} . {y} each of their creatures {rest}":
        "the opponent {x} . {y} each of the opponent's creatures {rest}",
}  # fmt: skip
