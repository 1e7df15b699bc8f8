"""Verb sheets: one entry gives a verb all its rights.

    Verb(Destroy, c.DESTROYED, of_doer=False, done="destroyed", befalls=True, befell=True, past="destroyed",
         bars_card=c.MAY_NOT_BE_DESTROYED, log="{card} is destroyed")

The order itself (`destroy(s) {what}`) is a phrase like any other. From its entry the game has the words by which texts
watch for it, ask whether it was done and forbid it, what `for each` does to it, and its line in the log. What remains
is what it does: its meaning and its op.

A verb is added to a game from outside by `add_verb`, before the game reads its first card.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from .core.categories import Act, HookedAct


@dataclass(frozen=True)
class Verb:
    """Words that the cards of the game do not say stay empty."""

    phrase: type[Act]
    event: int = -1  # what happens as it is done; -1: nothing that is told
    act: int = 0  # only acts of this kind, where other verbs share the event
    cause: int = -1  # only with this cause, where other verbs share the event
    of_doer: bool = True  # the event is about the player who does it; else about whoever it happens to
    done: str = ""  # the participle: a card 'destroyed this way'
    befalls: bool = False  # 'whenever this is destroyed'
    befell: bool = False  # 'if it was destroyed this turn'
    past: str = ""  # before its object: 'if you sacrificed a unit this turn'
    does: str = ""  # without an object: 'whenever you gain life'
    did: str = ""  # 'if you gained life this turn'
    bars: int = 0  # the prohibition for a player: 'you can't gain life'
    bars_card: int = 0  # the prohibition for a card: 'this can't be destroyed'
    bars_doers: bool = False  # the same for some players only: 'can't be removed by other heroes'
    multiplied: bool = False  # 'for each' multiplies its amount; other verbs are done again and again
    together: bool = False  # several players do it at once
    log: str = ""  # its line
    log_by_cause: Mapping[int, str] = field(default_factory=dict)  # another line for some causes
    event_name: str = ""  # of an event that the game itself does not know

    @property
    def word(self) -> str:
        """What it is called without its object: 'gain life'."""
        return self.does.replace("(s)", "").lower()

    @property
    def passive(self) -> str:
        return f"be {self.done}"


@dataclass
class VerbSheet:
    """The verbs of a game, as the words of its vocabulary and as tables by these words."""

    game: str
    verbs: Sequence[Verb]
    made: tuple[Verb, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.made = (*self.verbs, *_ADDED.pop(self.game, ()))
        _READ.append(self.game)

    # ---- words
    def participles(self) -> list[str]:
        return [verb.done for verb in self.made if verb.done]

    def befalls(self) -> list[str]:
        return [f"{verb.passive}= are~is~be {verb.done}" for verb in self.made if verb.befalls]

    def befell(self) -> list[str]:
        forms = ("sg| {0.passive}= was {0.done}", "pl| {0.passive}= were {0.done}")
        return [form.format(verb) for verb in self.made if verb.befell for form in forms]

    def pasts(self) -> list[str]:
        return [verb.past for verb in self.made if verb.past]

    def does(self) -> list[str]:
        return [f"{verb.word}= {verb.does}" for verb in self.made if verb.does]

    def did(self) -> list[str]:
        return [f"{verb.word}= {verb.did}" for verb in self.made if verb.did]

    # ---- tables
    def by_participle(self) -> dict[str, int]:
        return {verb.done: verb.event for verb in self.made if verb.done}

    def by_passive(self, *, before: bool) -> dict[str, int]:
        return {verb.passive: verb.event for verb in self.made if (verb.befell if before else verb.befalls)}

    def by_past(self) -> dict[str, Verb]:
        return {verb.past: verb for verb in self.made if verb.past}

    def by_word(self) -> dict[str, int]:
        return {verb.word: verb.event for verb in self.made if verb.does}

    def bars(self) -> dict[str, int]:
        return {verb.word: verb.bars for verb in self.made if verb.does and verb.bars}

    def bars_verbs(self) -> dict[type[Act], int]:
        """The prohibitions for players by the verbs themselves, which have objects."""
        return {verb.phrase: verb.bars for verb in self.made if verb.bars}

    def bars_cards(self) -> dict[str, int]:
        return {verb.passive: verb.bars_card for verb in self.made if verb.bars_card}

    def hooks(self) -> dict[type[HookedAct], tuple[int, bool]]:
        """The events of the verbs that a card may watch for with their objects."""
        return {
            verb.phrase: (verb.event, verb.of_doer) for verb in self.made if issubclass(verb.phrase, HookedAct)
        }  # fmt: skip

    def multiplied(self) -> tuple[type[Act], ...]:
        return tuple(verb.phrase for verb in self.made if verb.multiplied)

    def together(self) -> tuple[type[Act], ...]:
        return tuple(verb.phrase for verb in self.made if verb.together)

    def log(self, any_cause: int) -> dict[int, Mapping[int, str]]:
        """For each event its lines by cause; `any_cause` stands for all others."""
        return {verb.event: {any_cause: verb.log, **verb.log_by_cause} for verb in self.made if verb.log}

    def event_names(self) -> dict[int, str]:
        return {verb.event: verb.event_name for verb in self.made if verb.event_name}

    def added(self) -> tuple[type[Act], ...]:
        """The phrases of the verbs from outside."""
        return tuple(verb.phrase for verb in self.made[len(self.verbs) :])


_ADDED: dict[str, list[Verb]] = {}
_READ: list[str] = []


def add_verb(game: str, verb: Verb) -> None:
    """A verb of one's own, for the cards of this game."""
    if game in _READ:
        raise RuntimeError(f"the words of {game} are read already: add verbs before its first card is read")
    _ADDED.setdefault(game, []).append(verb)
