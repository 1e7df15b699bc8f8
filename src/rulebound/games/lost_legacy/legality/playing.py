"""Playing and setting cards by hand, arming and casting."""

from __future__ import annotations

from typing import Final

from rulebound.games.lost_legacy import codes as c
from rulebound.games.lost_legacy.atoms.numbers import uses_of
from rulebound.games.lost_legacy.definition import kind_of
from rulebound.games.lost_legacy.legality.checks import (
    Asked,
    InHand,
    InTerritory,
    IsOfKind,
    IsReadied,
    NotOnEntryPoint,
    OnEmptySpace,
    OnEntryPoint,
    OwnCharacter,
    is_own,
    second,
)
from rulebound.games.lost_legacy.record import on_field
from rulebound.games.lost_legacy.rules import env_of, rules_of
from rulebound.games.lost_legacy.values import (
    can_be_put,
    current,
    is_character,
    may_play_character,
    number_of_seat,
    option_spaces,
    skills,
)
from rulebound.kernel.errors import Refusal
from rulebound.kernel.legality import Check, name, several, subject
from rulebound.kernel.play import Card, Move, State


class NotBarred(Check[Asked]):
    """[LL-gold.2] No text says that the card cannot be played, or set."""

    __slots__ = ("from_sub_deck", "verb")

    def __init__(self, rule: str, verb: int, from_sub_deck: bool = False) -> None:
        super().__init__(rule)
        self.verb = verb
        self.from_sub_deck = from_sub_deck

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not can_be_put(s, asked.seat, second(option) if self.from_sub_deck else subject(option), self.verb)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "a text forbids it"


ARMED: Final = 15  # the use of Swordplay, among those of the abilities


class OncePerTurn(Check[Asked]):
    """[LL-open.2] [LL-open.4]"""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not may_play_character(s, asked.seat)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "you have played a character in this turn"


class Affordable(Check[Asked]):
    """[LL-mp.1] [LL-mp.4] [LL-char.6] Its magic, as it is now, in MP."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return current(s, subject(option), c.MAGIC) > number_of_seat(s, asked.seat, c.MP)

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        price, held = current(s, subject(option), c.MAGIC), number_of_seat(s, asked.seat, c.MP)
        return several([self.rule, "LL-mp.4"], f"{name(option)} costs {price} MP, you have {held}")


class NeedsNoSpace(Check[Asked]):
    """[LL-opt.5] What leaves at once needs a space all the same; by the switch it does not, where there is none."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return rules_of(s).switches.needs_space or bool(option_spaces(s, asked.seat))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "it is played on an empty space of your territory"


class HasBearer(Check[Asked]):
    """[LL-equip.2] [LL-equip.3] [LL-equip.4] Any face-up character on the field, whatever it carries."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not is_character(s, second(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{second(option).definition.name} is no face-up character on the field"


class LiesFaceDown(Check[Asked]):
    """[LL-open.9] [LL-spell.7] An own card in standby, or a set spell."""

    __slots__ = ("zone",)

    def __init__(self, rule: str, zone: int) -> None:
        super().__init__(rule)
        self.zone = zone

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return s.places[subject(option).number] != asked.seat * c.ZONES + self.zone

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} does not lie face-down on your side"


class InSubDeck(Check[Asked]):
    """[LL-sub.2]"""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return s.place(second(option)) != c.SUB_DECK or not is_own(s, asked, second(option))

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{second(option).definition.name} is not in your sub-deck"


class OfSort(IsOfKind):
    """[LL-skill.1] [LL-skill.4] A weapon for Swordplay, a spell for Witchcraft."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not kind_of(second(option)).kind & self.kinds

    def explain(self, s: State, asked: Asked, option: Move) -> list[Refusal]:
        return [Refusal(self.rule, f"{second(option).definition.name} {self.what}")]


class HasSkill(Check[Asked]):
    """[LL-skill.1] [LL-skill.4]"""

    __slots__ = ("skill", "word")

    def __init__(self, rule: str, skill: int, word: str) -> None:
        super().__init__(rule)
        self.skill = skill
        self.word = word

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not skills(s, subject(option)) & self.skill

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} has no {self.word}"


def carries(s: State, card: Card, kinds: int) -> bool:
    for each in s.pile(card):
        if kind_of(each).kind & kinds:
            return True
    return False


class CarriesNone(Check[Asked]):
    """[LL-skill.2] [LL-skill.5] Not if it already has one, face-up or face-down."""

    __slots__ = ("kinds", "word")

    def __init__(self, rule: str, kinds: int, word: str) -> None:
        super().__init__(rule)
        self.kinds = kinds
        self.word = word

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return carries(s, subject(option), self.kinds)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} already has a {self.word}"


class NotArmedYet(Check[Asked]):
    """[LL-skill.1] Once per turn and character."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return uses_of(s, subject(option), ARMED) > 0

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} has used Swordplay in this turn"


# Listing asks these of characters with the skill: what the checklists have of the character itself.
def may_arm(s: State, who: Card) -> bool:
    return not carries(s, who, c.WEAPON) and uses_of(s, who, ARMED) == 0


def may_cast(s: State, who: Card) -> bool:
    return not on_field(s, who).resting and not carries(s, who, c.SPELL)


def pays_for(s: State, seat: int, card: Card, host: Card | None) -> bool:
    """Whether what it costs to use an item or a spell can be paid; of most nothing is asked."""
    effect = kind_of(card).effect
    if effect is None or effect.payable is None:
        return True
    env = env_of(s, card, seat, None, effect.slots)
    env.slots[c.HOST] = [] if host is None else [s.ref(host)]
    return effect.payable.holds(s, env)


class PaysForIt(Check[Asked]):
    """[LL-abil.11] What its own text asks for can be paid, all of it."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        other = None if option.cards is None else second(option)
        if option.kind == c.CAST:
            return other is not None and not pays_for(s, asked.seat, other, subject(option))
        return not pays_for(s, asked.seat, subject(option), other)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "its cost cannot be paid in full"


class LiesUnder(Check[Asked]):
    """[LL-spell.6] A set spell is turned up under the character that it lies under."""

    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        host = s.host(subject(option))
        return host is not None and host.card is not second(option)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} does not lie under {second(option).definition.name}"


PAYS_FOR_IT: Final = PaysForIt("LL-abil.11")
MAY_PLAY: Final = NotBarred("LL-gold.2", c.PLAY)
PLACED: Final = [InTerritory("LL-open.5"), NotOnEntryPoint("LL-open.7"), OnEmptySpace("LL-field.1"), MAY_PLAY]
PUT_DOWN: Final = [InTerritory("LL-open.6"), *PLACED[1:-1], NotBarred("LL-gold.2", c.SET)]
PLAY_CHARACTER_CHECKS: Final[list[Check[Asked]]] = [
    InHand("LL-open.2"),
    IsOfKind("LL-open.2", c.CHARACTER, "is no character"),
    OncePerTurn("LL-open.2"),
    Affordable("LL-mp.1"),
    MAY_PLAY,
    OnEntryPoint("LL-char.3"),
    OnEmptySpace("LL-field.1"),
]
PLAY_OPTION_CHECKS: Final[list[Check[Asked]]] = [
    InHand("LL-open.5"),
    IsOfKind("LL-open.5", c.ITEM | c.ENVIRONMENT, "is not played so"),
    *PLACED,
    PAYS_FOR_IT,
]
PLAY_ASIDE_CHECKS: Final[list[Check[Asked]]] = [
    InHand("LL-open.5"),
    IsOfKind("LL-open.5", c.ITEM, "is not played so"),
    NeedsNoSpace("LL-opt.5"),
    MAY_PLAY,
    PAYS_FOR_IT,
]
PLAY_EQUIPMENT_CHECKS: Final[list[Check[Asked]]] = [
    InHand("LL-open.5"),
    IsOfKind("LL-equip.2", c.EQUIPMENT, "is no equipment"),
    HasBearer("LL-equip.3"),
    *PLACED,
]
SET_CHECKS: Final[list[Check[Asked]]] = [
    InHand("LL-open.6"),
    IsOfKind("LL-open.6", c.SETTABLE, "cannot be set by hand"),
    *PUT_DOWN,
]
TURN_UP_CHECKS: Final[list[Check[Asked]]] = [
    LiesFaceDown("LL-open.9", c.STANDBY),
    IsOfKind("LL-open.9", c.ITEM | c.ENVIRONMENT, "is not turned up so"),
    MAY_PLAY,
    PAYS_FOR_IT,
]
TURN_UP_EQUIPMENT_CHECKS: Final[list[Check[Asked]]] = [
    LiesFaceDown("LL-open.9", c.STANDBY),
    IsOfKind("LL-equip.2", c.EQUIPMENT, "is no equipment"),
    HasBearer("LL-equip.3"),
    MAY_PLAY,
]
ARM_CHECKS: Final[list[Check[Asked]]] = [
    OwnCharacter("LL-weap.3"),
    HasSkill("LL-skill.1", c.SWORDPLAY, "Swordplay"),
    CarriesNone("LL-skill.2", c.WEAPON, "weapon"),
    NotArmedYet("LL-skill.1"),
    OfSort("LL-skill.1", c.WEAPON, "is no weapon"),
    InSubDeck("LL-sub.2"),
    NotBarred("LL-gold.2", c.PLAY, True),
]
SPELL_CHECKS: Final[list[Check[Asked]]] = [
    InSubDeck("LL-sub.2"),
    OfSort("LL-skill.4", c.SPELL, "is no spell"),
    OwnCharacter("LL-spell.2"),
    HasSkill("LL-skill.4", c.WITCHCRAFT, "Witchcraft"),
    IsReadied("LL-skill.4"),
    CarriesNone("LL-skill.5", c.SPELL, "spell"),
]
SET_SPELL_CHECKS: Final[list[Check[Asked]]] = [*SPELL_CHECKS, NotBarred("LL-gold.2", c.SET, True)]
CAST_CHECKS: Final[list[Check[Asked]]] = [
    *SPELL_CHECKS,
    NotBarred("LL-gold.2", c.PLAY, True),
    OfSort("LL-spell.4", c.OPTION & ~c.DEFENSIVE, "is played only at its timing, so it must be set"),
    PAYS_FOR_IT,
]
TURN_UP_SPELL_CHECKS: Final[list[Check[Asked]]] = [
    LiesFaceDown("LL-spell.7", c.LINKED_DOWN),
    LiesUnder("LL-spell.6"),
    IsOfKind("LL-spell.4", c.SPELL & ~c.DEFENSIVE, "is played only at its timing"),
    MAY_PLAY,
    PAYS_FOR_IT,
]
