"""Back-references: `it`, `its`, `that unit`, `them`, `the rest`, `if you do`.

They are bound after reading, in the order of the text and not of the fields: each takes the nearest earlier
mention that fits. Of a trigger with two parties, `it` as the subject of a clause and `its` mean the one that acts:
"Whenever this unit attacks a relic, it gets +1 attack". Where nothing fits, the text is refused. An ability is the
horizon: nothing is carried from one ability to the next. [EN-3]
"""

from .binding import bind
from .fitting import kind_word, what_it_needs
from .mentions import Bindings, Mention, Place, Unbound, Unclear, is_plural

__all__ = [
    "Bindings",
    "Mention",
    "Place",
    "Unbound",
    "Unclear",
    "bind",
    "is_plural",
    "kind_word",
    "what_it_needs",
]
