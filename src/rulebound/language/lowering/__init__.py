"""From trees to programs: what every game's lowering of card English shares.

    class Writer(TextWriter): ...               # the program of one ability, with what the game's texts remember
    act: Sense[Writer, None] = Sense()          # one kind of meaning
    clause: Sense[Writer, None] = Sense(clauses.clause)     # one that the core has a part of

    @act.means(Draw)
    def draw(w: Writer, node: Draw) -> None: ...

    DIALECT = Dialect(act=act, ...)                         # what the core's meanings ask of the game
"""

from . import where_x as where_x  # its meanings are told by being there
from .dialect import Dialect, Offer
from .programs import Label, NotPlayable, ProgramWriter
from .senses import Sense
from .writer import YOU, Spot, TextWriter

__all__ = ["YOU", "Dialect", "Label", "NotPlayable", "Offer", "ProgramWriter", "Sense", "Spot", "TextWriter"]
