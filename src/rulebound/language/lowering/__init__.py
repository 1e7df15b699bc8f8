"""From trees to programs: what every game's lowering of card English shares.

    class Writer(ProgramWriter): ...            # the program of one ability, with what the game's texts remember
    act: Sense[Writer, None] = Sense()          # one kind of meaning

    @act.means(Draw)
    def draw(w: Writer, node: Draw) -> None: ...
"""

from .programs import Label, NotPlayable, ProgramWriter
from .senses import Sense

__all__ = ["Label", "NotPlayable", "ProgramWriter", "Sense"]
