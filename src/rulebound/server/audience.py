"""Whoever is connected to a table, and the last of what they were told, for those who come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any, Protocol

from rulebound.server import wire
from rulebound.server.referee import Viewer


class Listener(Protocol):
    """One connection."""

    guest: str | None
    viewers: tuple[Viewer, ...]

    def send(self, frame: str) -> None: ...


class Audience:
    """All connections of a table."""

    def __init__(self, kept_steps: int, kept_words: int) -> None:
        self.listeners: set[Listener] = set()
        self.recent: deque[dict[Viewer, str]] = deque(maxlen=kept_steps)
        self.talk: deque[dict[str, Any]] = deque(maxlen=kept_words)

    @property
    def watching(self) -> int:
        return sum(1 for listener in self.listeners if None in listener.viewers)

    def present(self) -> set[str | None]:
        return {listener.guest for listener in self.listeners}

    def tell(self, message: dict[str, Any]) -> None:
        """Something that everybody may know."""
        frame = wire.written(message)
        for listener in list(self.listeners):
            listener.send(frame)

    def publish(self, updates: Mapping[Viewer, dict[str, Any]]) -> None:
        """A step, to everybody as they saw it."""
        frames = {viewer: wire.written(update) for viewer, update in updates.items()}
        self.recent.append(frames)
        for listener in list(self.listeners):
            for viewer in listener.viewers:
                if viewer in frames:  # who is told everything later is told nothing of the first steps
                    listener.send(frames[viewer])

    def missed(self, viewers: tuple[Viewer, ...], steps: int) -> list[str] | None:
        """The last steps as they were told; nothing if so many are not kept."""
        if not viewers or not 0 <= steps <= len(self.recent):
            return None
        last = list(self.recent)[len(self.recent) - steps :]
        return [frames[viewer] for frames in last for viewer in viewers]

    def say(self, chair: int, name: str | None, words: str) -> None:
        line = {"chair": chair, "name": name, "words": words}
        self.talk.append(line)
        self.tell({"type": "chat", **line})
