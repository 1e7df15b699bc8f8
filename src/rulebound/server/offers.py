"""What somebody offers to all other people at a table: a draw, a rematch, to take something back."""

from __future__ import annotations

from dataclasses import dataclass

from rulebound.server.refusals import Refused


@dataclass
class Offer:
    """Something that waits for others to agree."""

    id: int
    kind: str
    seat: int
    waiting: set[str]
    to: int = 0


class Offers:
    """Those that are open."""

    def __init__(self) -> None:
        self.open: dict[int, Offer] = {}
        self.made = 0

    def data(self) -> list[dict[str, object]]:
        return [{"id": each.id, "kind": each.kind, "seat": each.seat} for each in self.open.values()]

    def make(self, others: set[str], kind: str, seat: int, to: int = 0) -> None:
        if any(each.kind == kind for each in self.open.values()):
            raise Refused("offered", "this is offered already")
        self.made += 1
        self.open[self.made] = Offer(self.made, kind, seat, set(others), to)

    def answered(self, id: int, guest: str | None, accept: bool) -> Offer | None:
        """The offer, if with this answer all have agreed. One who declines ends it."""
        offer = self.open.get(id)
        if offer is None or guest is None or guest not in offer.waiting:
            raise Refused("late", "there is no such offer for you to answer")
        offer.waiting.discard(guest)
        if accept and offer.waiting:
            return None
        del self.open[id]
        return offer if accept else None

    def after_a_step(self) -> bool:
        """The game went on: what was offered about it is no more. Whether there was something."""
        left = {id: each for id, each in self.open.items() if each.kind == "rematch"}
        gone = len(left) < len(self.open)
        self.open = left
        return gone
