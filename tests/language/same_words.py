"""Words that mean the same where they stand, with the reason: exchanging them rightly changes nothing."""

from __future__ import annotations

from typing import NamedTuple


class Same(NamedTuple):
    places: tuple[str, ...]  # parts of phrases; everywhere, if none is named
    kind: str  # the list of words, or 'mark'
    words: tuple[str, ...]  # all of them, if none is named
    why: str


KINDS = ("This.kind", "ThisOne.kind", "Own.kind", "AsThis.kind", "AlsoPay.kind", "That.kind", "OfThat.kind",
         "ControllerOfThat.kind", "ThatOfSide.kind", "TheDone.kind", "OfTheDone.kind", "Those.kind",
         "TheChosen.kind", "OfTheChosen.kind", "AsThat.kind")
OF_IT = "a kind that the card is not of is refused"
IN_ALL = (
    Same(KINDS, "CardKind", (), OF_IT),
    Same(KINDS, "CardKinds", (), OF_IT),
    Same((), "HowManyModes", ("one or both", "one or two", "one or more"), "of two"),
    Same((), "HowManyModes", ("any number", "up to three"), "of three"),
    Same((), "WhichModes", ("both", "all", "more"), "of two"),
    Same((), "Article", ("each", "all"), "each one of them"),
)
IN_ONE = {
    "luminous": (
        Same(("Some.determiner",), "Article", ("a", "a additional"), "one more, or one"),
        Same(("Some.determiner",), "Article", ("the", "a"), "with the highest, the lowest: only such are meant"),
        Same(("Some.determiner",), "Article", ("a", "each", "all", "the"), "what is played comes one at a time"),
        Same(("MoreDraws.who",), "PlayerWord", ("each player", "a player"), "in a line: whoever it is"),
        Same(("AtTime.period",), "Period", ("the opponent's turn", "each opponent's turn"), "every turn of theirs"),
        Same((), "PlayerWord", ("they", "that player", "its controller"), "who was spoken of last"),
        Same((), "PlayerWord", ("they", "that player", "its owner"), "who was spoken of last: 'its owner's hand'"),
        Same(("PlayerMay.who",), "PlayerWord", ("they", "each player"), "who were spoken of last"),
        Same(("PlayerDidThisTurn.who", "LifeThisTurn.who"), "PlayerWord", ("the opponent", "that player"),
             "who was spoken of last"),
        Same(("IfDone.who", "IfNotDone.who"), "PlayerWord", (), "who was to do it, else it is refused"),
        Same(
            ("DealsDamageTo.to", "DealtDamage.to", "PlayerActs.who", "PlayerHappens.who"),
            "PlayerWord", ("the opponent", "a opponent"), "whoever of them it is",
        ),
        Same(("PlayerCannot.who",), "PlayerWord", ("each player", "a player"), "none of them can"),
        Same(("Controls.who",), "PlayerWord", ("the opponent", "each opponent", "a opponent"),
             "of what stands, whoever of them it is"),
        Same((), "WhoseWord", ("their", "that player's"), "of who was spoken of last"),
        Same((), "WhoseWord", ("its owner's", "their owners'"), "one card, or several"),
        Same(("DeckOf.whose",), "WhoseWord", ("your", "their owners'"), "they were found in your deck"),
        Same(("Play.free",), "mark", (), "a new token costs nothing"),
        Same((), "AnyWhose", ("a", "any"), "whosever it is"),
        Same(("ZoneOf.whose",), "WhoseWord", ("your", "its owner's", "their owners'", "their"),
             "it was found in your deck: you are its owner"),
        Same(("StaysExpended.whose",), "WhoseWord", ("your", "its controller's"), "a card readies in that step"),
        Same((), "Span", ("this turn", "until end of turn"), "as long"),
        Same(("DealMore.dealer",), "mark", (), "who deals it is known"),
        Same(("Replace.this_turn",), "mark", (), "what a spell says holds this turn; on a card in play it is refused"),
        Same(("Signed.minus_zero",), "mark", (), "nought"),
        Same(("PayAnyEssence.x",), "mark", (), "X is any amount"),
        Same(("YouPlay.this_turn",), "mark", (), "the sentence says how long; where it does not, it is refused"),
        Same(("UseOnly.ability",), "mark", (), "'this' is this ability"),
        Same(("ThisWay.what",), "Done", ("discarded", "culled"), "to Cull is to discard"),
    ),
    "lightseekers": (
        Same(("SkipPhase.coming",), "mark", (), "what is done once leaves out the next one"),
        Same((), "Part", ("each", "all"), "each one of them"),
        Same(("Some.determiner",), "CardArticle", ("a", "another"), "one more, or one"),
        Same((), "CardArticle", ("a", "any"), "one of choice"),
        Same((), "CardArticle", ("all", "each", "every", "the several", "any several"), "each one of them"),
        Same((), "CardArticle", ("the", "the several", "any several"), "the neighbour [LS-6.2.1-left-right.3]"),
        Same(("Some.determiner",), "CardArticle",
             ("a", "any", "the", "the several", "all", "each", "every", "any several"), "what is so of any such card"),
        Same((), "WhichHeroes", ("a", "any"), "one of choice"),
        Same((), "WhichHeroes", ("another", "any other"), "one of choice"),
        Same((), "WhichHeroes", ("all", "each"), "each of them"),
        Same((), "WhichHeroes", ("all other", "each other", "other", "another", "any other"), "each of them"),
        Same((), "WhichHeroes", ("the", "a", "any"), "with the most: only such are meant"),
        Same((), "WhoseHero", ("another hero's", "any other hero's"), "of one of choice"),
        Same((), "WhoseHero",
             ("all other heroes'", "each other hero's", "other heroes'", "another hero's", "any other hero's"),
             "whosever of them it is"),
        Same((), "ThatHero", ("that hero", "this hero"), "who was spoken of last"),
        Same((), "ThatHero", ("that hero", "the chosen hero", "the selected hero"), "chosen, else it is refused"),
        Same(("AttackHero.who", "HeroIs.who"), "ThatHero", ("this hero", "the chosen hero"), "who was spoken of last"),
        Same((), "ThoseHeroes", (), "who were spoken of last"),
        Same((), "WhoseThat", (), "of who was spoken of last"),
        Same((), "WhoseOfIt", (), "its owner, else it is refused"),
        Same((), "ThatHarm", (), "the damage or healing that was just spoken of"),
        Same((), "ByWhat", (), "only effects change numbers"),
        Same((), "AnyTurn", ("each turn", "the turn"), "every one"),
        Same(("NthAct.of",), "OfTurn", ("this turn", "each turn"), "the turn in which it is waited for"),
        Same((), "AllElements", (), "each one of them"),
        Same((), "CardKind", ("Defend action card", "action Defend"), "the same cards"),
        Same((), "InHand", (), "where they are"),
        Same(("Equip.free", "Play.free"), "mark", (), "effects use no action"),
        Same(("HarmInfluence.all", "HarmMeasure.all"), "mark", (), "all of it"),
        Same(("HeroDoesOr.each", "HeroesDo.each"), "mark", (), "each of them"),
        Same(("If.instead",), "mark", (), "in place of what could not be done"),
        Same(("Move.instead",), "mark", (), "in place of where it goes"),
        Same(("Move.unshuffled",), "mark", (), "only where it was shuffled anyway"),
        Same(("MeasureFixed.how",), "Altered", ("changed", "increased"), "'reduced or changed' is both"),
        Same((), "BackHow", ("in any order", "on top"), "the order is asked for anyway"),
        Same((), "Done", ("shown", "revealed"), "to show is to reveal"),
    ),
    "starlight": (
        Same((), "TheCreature", (), "whom the card or the sentence speaks of: others are refused"),
        Same((), "Creatures", ("this creature", "it", "the target"), "who carries the card"),
        Same(("NextAttackOf.of", "SetStat.of"), "Creatures", ("it", "your other creature"), "who was spoken of"),
        Same(("LaterOf.of",), "OfAnother", (), "whom the sentence speaks of: others are refused"),
        Same(("AtMoment.moment",), "Later", (), "'you' is this creature [ST-GAME.6]"),
        Same(("IfDone.who", "IfNotDone.who"), "Someone", (), "who was to do it, else it is refused"),
        Same(("Pull.toward", "Push.away"), "mark", (), "always toward this creature, or from it"),
        Same(("HasStat.just",), "mark", (), "as much as there can be is exactly so much"),
        Same((), "CardClass", ("Attack or Movement", "Movement or Attack"), "in either order"),
        Same(("Send.card",), "Resolved", ("this card", "the Attack card"), "an Attack is the card of its Combat"),
        Same(("Send.instead", "RemoveThis.aura"), "mark", (), "'this' is this card"),
        Same(("Watching.stretch",), "Stretch",
             ("until your next turn", "until its next turn"), "'you' is this creature [ST-GAME.6]"),
        Same(("Watching.stretch",), "Stretch",
             ("until the end of your next turn", "until the end of its next turn"), "'you' is this creature"),
        Same(("MovesThrough.side",), "Side", ("own", "ally"), "through the other one, not through itself"),
        Same((), "Host", (), "the card that is enchanted: of another class it is refused"),
        Same((), "Creatures", ("the defender", "the target"), "whom an enchanted attack strikes"),
        Same(("KnockedBack.pushed",), "mark", (), "by Knockback, else it is refused [ST-KB.3]"),
    ),
    "lost-legacy": (
        Same(("SomeOfSide.or_more",), "mark", (), "of what is so: if three are, two are"),
        Same(("PlayedOnly.kind", "PlayedWhere.kind"), "CardKind", (), OF_IT),
        Same(("PlayerCannot.who",), "Someone", ("each player", "a player"), "none of them can"),
        Same(("AfterBattles.the",), "mark", (), "where nothing stands before it any battle is the battle"),
        Same((), "Someone", ("your opponent", "they", "that player"), "who was spoken of last"),
        Same(("BattleEnds.after",), "mark", (), "'after a battle' is as the battle ends"),
        Same(("Group.adjectives",), "CardState", ("attacking", "threatening"), "the same characters [LL-bat.2]"),
        Same(("IsAttacking.doing",), "Doing", (), "the same characters [LL-bat.2]"),
        Same(("IsDone.done", "DoneThisTurn.done"), "DoneTo", ("attacked", "hit"), "to hit is to attack [LL-bat.9]"),
        Same((), "Until", ("until the end of your opponent's turn", "until the end of your opponent's next turn"),
             "it is your turn, else 'next' is refused [LL-abil.6]"),
        Same((), "Until", ("until the end of the turn", "until the end of your turn"), "it is your turn, else refused"),
        Same((), "Until", ("until the end of their next turn", "until the end of your opponent's next turn",
                           "until the end of your opponent's turn"), "who was spoken of last, else refused"),
        Same((), "WhoseSide", ("your opponent's", "their"), "who was spoken of last"),
        Same(("IfDone.who", "IfNotDone.who"), "Someone", (), "who was to do it, else it is refused"),
        Same(("Paid.may",), "mark", (), "an ability with a cost is its controller's choice [LL-abil.12]"),
        Same(("PieceEvent.a", "PieceWould.a"), "mark", (), "an article"),
        Same(("Some.determiner",), "Article", ("the", "each", "all"), "who attacked it: each of them [LL-bat.26]"),
        Same(("PlayerDid.already",), "mark", (), "what is past is done; of this card itself it is refused"),
        Same((), "Article", ("the", "a"), "with the highest, the lowest: only such are meant"),
        Same((), "Voided", (), "what is answered, else it is refused [LL-bat.27]"),
    ),
}  # fmt: skip


def is_same(game: str, place: str, kind: str, old: str, new: str) -> bool:
    return any(
        row.kind == kind and (not row.places or place in row.places) and (not row.words or {old, new} <= {*row.words})
        for row in (*IN_ALL, *IN_ONE[game])
    )
