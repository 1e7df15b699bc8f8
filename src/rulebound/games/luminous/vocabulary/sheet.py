"""The verbs of Luminous with all their rights: the ledger's list of verbs and its table of events."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.language.verbs import Verb, VerbSheet

from . import verbs

VERBS = (
    # ---- cards
    Verb(verbs.Sacrifice, c.SACRIFICED, done="sacrificed", befalls=True, befell=True, past="sacrificed",
         bars_card=c.MAY_NOT_BE_SACRIFICED, log="{who} sacrifices {card}"),
    Verb(verbs.Destroy, c.DESTROYED, of_doer=False, done="destroyed", befalls=True, befell=True, past="destroyed",
         bars_card=c.MAY_NOT_BE_DESTROYED, log="{card} is destroyed"),
    Verb(verbs.Discard, c.DISCARDED, done="discarded", befalls=True, befell=True, past="discarded", does="discard(s)",
         bars=c.NOT_DISCARD, multiplied=True, together=True, log="{who} discards {card} from the {zone}"),
    Verb(verbs.DiscardThing, c.DISCARDED),
    Verb(verbs.Void, c.VOIDED, of_doer=False, done="voided", befalls=True, befell=True, past="voided",
         bars_card=c.MAY_NOT_BE_VOIDED,
         log="{card} is voided", log_by_cause={c.BY_FACE_DOWN: "{who} voids a card face down"}),
    Verb(verbs.Draw, c.DREW, done="drawn", befalls=True, past="drew", does="draw(s)", bars=c.NOT_DRAW,
         multiplied=True, together=True, log="{who} draws a card"),
    Verb(verbs.DrawThing, c.DREW),
    Verb(verbs.Reveal, c.REVEALED, done="revealed", log="{who} reveals {card}"),
    Verb(verbs.Return, c.RETURNED, of_doer=False, done="returned", log="{card} is returned"),
    Verb(verbs.Expend, c.EXPENDED, done="expended", befalls=True, bars_card=c.MAY_NOT_BE_EXPENDED,
         log="{card} is expended"),
    Verb(verbs.Ready, c.READIED, done="readied", log="{card} readies"),
    Verb(verbs.Play, c.PLAYED, done="played", befalls=True, befell=True, past="played", log="{who} plays {card}"),
    Verb(verbs.ShuffleInto, c.PUT_IN_DECK, of_doer=False, done="shuffled"),
    Verb(verbs.Shuffle, c.SHUFFLED, does="shuffle(s)", log="{who} shuffles the deck"),
    # ---- numbers
    Verb(verbs.DealDamage, c.DEALT_DAMAGE, multiplied=True),
    Verb(verbs.GainLife, c.LIFE_GAINED, does="gain(s) life", did="gained life", bars=c.NOT_GAIN_LIFE, multiplied=True,
         together=True, log="{who} gains {n} life"),
    Verb(verbs.LoseLife, c.LIFE_LOST, does="lose(s) life", did="lost life", bars=c.NOT_LOSE_LIFE, multiplied=True,
         together=True, log="{who} loses {n} life", log_by_cause={c.BY_DAMAGE: ""}),
    Verb(verbs.PayLife, multiplied=True, together=True),
    Verb(verbs.RemoveDurability, c.DURABILITY_LOST, of_doer=False, multiplied=True, log="{card} loses {n} durability"),
    Verb(verbs.AddDurability, c.DURABILITY_ADDED, multiplied=True, log="{card} gains {n} durability"),
    Verb(verbs.RemoveDamage, multiplied=True),
    Verb(verbs.PutCounters, multiplied=True),
    # ---- effect keywords
    Verb(verbs.Bolster, c.BOLSTERED, does="Bolster(s)", did="bolstered", bars=c.NOT_BOLSTER, multiplied=True,
         together=True),
    Verb(verbs.Cull, c.CULLED, does="Cull(s)", did="culled", bars=c.NOT_CULL, multiplied=True, together=True,
         log="{who} culls {n}"),
    Verb(verbs.CullThing, multiplied=True),
    Verb(verbs.Scavenge, c.SCAVENGED, does="Scavenge(s)", did="scavenged", bars=c.NOT_SCAVENGE, together=True,
         log="{who} scavenges"),
    Verb(verbs.Pivot, c.PIVOTED, does="Pivot(s)", did="pivoted", bars=c.NOT_PIVOT, together=True, log="{who} pivots"),
    Verb(verbs.WinGame, together=True),
    Verb(verbs.LoseGame, together=True),
)  # fmt: skip
SHEET = VerbSheet("luminous", VERBS)
