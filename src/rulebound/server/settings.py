"""How a server is run, and how much of everything there may be."""

from __future__ import annotations

import os
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Settings:
    """The command line sets some of these; tests set the others."""

    database: str = "rulebound.sqlite"
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    start_method: str = "forkserver"
    """How processes begin: from a server of forks, because a process with threads must not be forked."""
    seconds_per_answer: float = 5.0
    """A game that needs longer for an answer is stopped, and the answer is refused."""

    address: str = ""
    """Where other processes of the same database reach this one: http://host:port."""
    seconds_between_beats: float = 0.5
    seconds_of_silence: float = 2.0
    """A process that was silent for so long is thought dead, and others take over its tables."""

    most_tables: int = 2_000
    """That are not over."""
    tables_per_guest: int = 8
    connections: int = 4_000
    connections_per_table: int = 100
    waiting_messages: int = 256
    """A reader who is so many messages behind is dropped; it comes back and asks for what it missed."""
    messages_per_second: float = 20.0
    messages_at_once: int = 60
    guests_per_minute: float = 60.0
    """From one address."""
    guests_at_once: int = 60
    thoughts_per_minute: float = 30.0
    """Of a bot about a game that is over, for one guest."""
    thoughts_at_once: int = 10
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    seconds_between_pings: float = 20.0
    seconds_to_join: float = 10.0
    kept_steps: int = 64
    """Of a table, in memory: a client that comes back is told these; one that missed more gets a snapshot."""
    steps_between_positions: int = 50
    kept_words: int = 100
    """Lines of talk that a newcomer gets."""

    def with_workers(self, workers: int) -> Settings:
        return replace(self, workers=workers)
