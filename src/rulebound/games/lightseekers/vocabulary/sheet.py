"""The verbs of Lightseekers that are done to cards, with all their rights, and what else heroes can be forbidden."""

from __future__ import annotations

from rulebound.games.lightseekers import codes as c
from rulebound.language.verbs import Verb, VerbSheet

from . import numbers, verbs

VERBS = (
    Verb(verbs.Play, c.ACT, act=c.PLAY_ACT, done="Played", past="Played", bars=c.NOT_PLAY, bars_card=c.NOT_PLAYED,
         bars_doers=True),
    Verb(verbs.Equip, c.ACT, act=c.EQUIP_ACT, done="Equipped", past="Equipped", bars=c.NOT_EQUIP,
         bars_card=c.NOT_PLAYED),
    Verb(verbs.Draw, c.DREW, done="Drawn", past="Drew", bars=c.NOT_DRAW),
    Verb(verbs.Discard, c.DISCARDED, done="Discarded", past="Discarded", bars=c.NOT_DISCARD, bars_card=c.NOT_DISCARDED),
    Verb(verbs.Remove, c.LEAVES, cause=c.BY_REMOVE, of_doer=False, done="Removed", past="Removed", bars=c.NOT_REMOVE,
         bars_card=c.NOT_REMOVED, bars_doers=True),
    Verb(verbs.Return, c.LEAVES, cause=c.BY_RETURN, of_doer=False, done="Returned", past="Returned",
         bars=c.NOT_RETURN, bars_card=c.NOT_RETURNED, bars_doers=True),
    Verb(verbs.Restart, c.RESTARTED, of_doer=False, done="Restarted", bars=c.NOT_RESTART, bars_card=c.NOT_RESTARTED,
         bars_doers=True),
    Verb(verbs.Rotate, c.ROTATED, of_doer=False, done="Rotated", bars=c.NOT_ROTATE, bars_card=c.NOT_ROTATED,
         bars_doers=True),
    Verb(verbs.Cancel, c.CANCELLED, of_doer=False, done="Cancelled", past="Cancelled", bars_card=c.NOT_CANCELLED),
    Verb(verbs.Store, c.STORED_CARD, done="Stored", past="Stored", bars=c.NOT_STORE, bars_card=c.NOT_STORED,
         bars_doers=True),
    Verb(verbs.Move, c.MOVED, of_doer=False, done="moved", past="moved", bars=c.NOT_MOVE, bars_card=c.NOT_MOVED,
         bars_doers=True),
    Verb(numbers.DealDamage, bars=c.NOT_DEAL_DAMAGE),
    Verb(numbers.TakeDamage, bars=c.NOT_BE_DAMAGED),
    Verb(numbers.Heal, bars=c.NOT_HEAL),
    Verb(numbers.LoseHealth, bars=c.NOT_LOSE_HEALTH),
    Verb(numbers.GainHealth, bars=c.NOT_GAIN_HEALTH),
)  # fmt: skip
SHEET = VerbSheet("lightseekers", VERBS)
