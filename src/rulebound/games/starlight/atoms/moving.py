"""Creatures change tiles."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import tell
from rulebound.games.starlight.atoms.stats import gain
from rulebound.games.starlight.record import creature, writable
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import tile_kind
from rulebound.kernel.play import Card, State

RETURN_ENERGY: Final = 6
RETURN_MANA: Final = 2


def place(s: State, card: Card, tile: int) -> None:
    """[ST-TILE.12] From limbo: no move, so no bonus. From now on its passive works."""
    writable(s, card).at = tile
    s.listen(card)


def enter(s: State, card: Card, tile: int, must_leave: bool) -> None:
    """[ST-SET.10] Its first turn; [ST-SET.11] from the Health Tile it must go on. [ST-DIE.9] Later it need not."""
    r = writable(s, card)
    r.entered = True
    r.duty = must_leave
    place(s, card, tile)
    tell(s, c.ENTERED, card.owner, card, None, tile, c.BY_PHASE)


def give_back_life(s: State, card: Card) -> None:
    """[ST-DIE.5] 19 Health, 6 Energy, 2 Mana, nothing else."""
    writable(s, card).stats = [rules_of(s).switches.max_health, RETURN_ENERGY, RETURN_MANA, 0, 0]
    tell(s, c.RETURNED, card.owner, card, None, 0, c.BY_PHASE)


def move(s: State, card: Card, tile: int, cause: int, steps: int) -> None:
    """[ST-CLS.3] To another tile; `steps` count if it moves by itself."""
    put_on_tile(s, card, tile, cause, steps)
    arrive(s, card, cause)


def put_on_tile(s: State, card: Card, tile: int, cause: int, steps: int) -> None:
    r = writable(s, card)
    r.at = tile
    if cause == c.BY_OWN_MOVE:
        r.moved += steps
    tell(s, c.MOVED, card.owner, card, None, tile, cause)


def swap(s: State, card: Card, other: Card) -> None:
    """Both at once; only the one whose doing it is has moved, by as many tiles as the distance."""
    here, there = creature(s, card).at, creature(s, other).at
    writable(s, other).at = c.LIMBO
    put_on_tile(s, card, there, c.BY_OWN_MOVE, rules_of(s).board.distance(here, there))
    put_on_tile(s, other, here, c.BY_OTHERS, 0)
    arrive(s, card, c.BY_OWN_MOVE)
    arrive(s, other, c.BY_OTHERS)


def arrive(s: State, card: Card, cause: int) -> None:
    """[ST-TILE.10] Where a movement, leap, swap, push, pull or knockback ends; [ST-KB.7] [ST-TILE.13] whoever it is."""
    if cause != c.BY_OWN_MOVE and not rules_of(s).switches.pushes_count:
        return
    tile_bonus(s, card, rules_of(s).switches.health_move)


def tile_bonus(s: State, card: Card, health: int) -> None:
    """[ST-TILE.1] [ST-TILE.3] [ST-TILE.5] A gray tile has none [ST-TILE.15]."""
    kind = tile_kind(s, card)
    if kind == c.HEALTH_TILE:
        gain(s, card, c.HEALTH, health, c.BY_TILE)
    elif kind == c.STRENGTH:
        gain(s, card, c.ATK, 1, c.BY_TILE)
        gain(s, card, c.DEF, 1, c.BY_TILE)
    elif kind == c.ENERGY_TILE:
        gain(s, card, c.ENERGY, 1, c.BY_TILE)


def shove(s: State, card: Card, tile: int) -> None:
    """One tile of a push or pull: [ST-TILE.11] tiles on the way give nothing."""
    writable(s, card).at = tile


def end_shove(s: State, card: Card, cause: int) -> None:
    put_on_tile(s, card, creature(s, card).at, cause, 0)
    arrive(s, card, cause)
