"""What is printed on a Lightseekers card, in the form the procedures use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from rulebound.games.lightseekers import codes as c
from rulebound.kernel.cards import Ability, Code, Definition, Triggered, Usable
from rulebound.kernel.terms import Amount, Cards, Test, Whom
from rulebound.kernel.terms.groups import SlotCards

# Shapes of a corner's symbol.
BARE: Final = 0
ROUND: Final = 1
CLUNKY: Final = 2
# Whom the healing of a card reaches at 0 health [LS1-5.1.5] [LS-S34].
NO_HERO: Final = 0
OWN_HERO: Final = 1
ANYBODY: Final = 2


@dataclass(slots=True, eq=False)
class Instant(Ability):
    """The Instant Effects of a card, all of them in written order, as one program [LS-2.6.1] [LS1-4.3.3.1]
    [LS-4.1.2.4b.1] [LS-4.1.2.4b.2] [LS1-4.2.5.3].

    A card has one, and perhaps another for three or more players [LS-6.1.2-multiplayer] [LS1-6.multiplayer].
    """

    players: int = c.ALWAYS
    _announces: int = -1  # see `doing.announces`


@dataclass(slots=True, eq=False)
class LightTriggered(Triggered):
    """A waiting trigger [LS-4.1.2.2a.1] [LS1-4.2.3.1]: `test` says what the event must be like, read with the
    controller as 'you'."""

    test: Test | None
    place: int = c.IN_PLAY
    players: int = c.ALWAYS
    next: int = c.NOT_NEXT
    once: bool = False  # not more than once in a turn
    once_a_game: bool = False
    about: SlotCards | None = None  # it waits only as long as this is where it was [EN-8]
    counts_with: LightTriggered | None = None  # the same text, where it hears several things: once is once for all

    def counted(self) -> int:
        """The number under which it is noted that it has triggered."""
        return self.index if self.counts_with is None else self.counts_with.index


@dataclass(slots=True, eq=False)
class Use(Usable):
    """An ability [LS-2.7.1] [LS1-4.3.2.1] [LS-2.4.1.1d] [LS1-2.4.1.5]: a word and everything after it, up to the
    next one [LS-2.7.2a] [LS1-4.3.2.2] [LS-2.7.2b] [LS1-4.3.2.3]."""

    act: int  # 0, ATTACK_ACT or DEFEND_ACT [LS-2.7.3] [LS1-4.3.2.4] [LS1-4.3.2.5]
    recipient: Whom | None = None  # [LS-G73] whom its text makes the recipient
    players: int = c.ALWAYS
    once_a_game: bool = False

    def word(self) -> str:
        """[LS-6.1.2-ability.1] [LS1-6.ability.1] [LS1-6.defend] [LS-6.1.2-defend-ability]"""
        if self.act == c.ATTACK_ACT:
            return "Attack Ability"
        return "Defend Ability" if self.act == c.DEFEND_ACT else "Ability"


class StaticAbility(Ability):
    """A lingering statement about numbers or permissions [LS-4.1.2.2a.2]: which field, whom, which cards."""

    __slots__ = ("amount", "asks", "bits", "condition", "field", "group", "how", "names_items", "once", "place",
                 "players", "side", "who")  # fmt: skip

    def __init__(self, definition: Definition, clause: str, code: Code, field: int, how: int) -> None:
        super().__init__(definition, clause, clause, code, 0)
        self.field = field
        self.how = how
        self.amount: Amount | None = None
        self.bits = 0  # Elements, prohibitions, kinds of influence: as the field says
        self.side = c.DONE_BY  # of damage and healing
        self.who: Whom | None = None  # None: whoever
        self.group: Cards | None = None  # None: whatever card
        self.names_items = False  # [LS-2.5.4.11b] an increase that speaks of Items
        self.once = False  # [LS-T04] Next: it counts once, then its Buff Expires
        self.condition: Test | None = None
        self.asks = False  # [LS-G83] whether it asks for what lines of its kind, or of a later kind, change
        self.place = c.IN_PLAY
        self.players = c.ALWAYS


class LightCard(Definition):
    """A hero, a combo or an action card. [LS-F02] [LS-2.4.1.1a] Its name is its identity.

    Elements and Orders are bits; symbols of a cost are numbers, see `codes`.
    """

    __slots__ = (
        "_symbol_bits", "_symbols", "action", "act", "attack", "basic", "buff", "burn", "clunky", "combo", "cost",
        "deck_actions",
        "deck_combos", "deck_items", "defend", "elements", "heals_at_zero", "health", "hero", "icons", "instants",
        "item", "need_elements", "need_orders", "opening", "order_stats", "orders", "own_actions", "own_costs",
        "own_turning", "play_clauses",
        "play_tests", "recipient", "redirects", "remembers", "rotating", "shapes", "statics", "superior", "text",
        "turn_if",
        "unique", "uses", "values", "worth", "x",
    )  # fmt: skip

    def __init__(self, key: str, name: str, text: str) -> None:
        super().__init__(key, name)
        self.text = text
        self._symbols: list[int] | None = None  # see `payment.symbols_of`
        self._symbol_bits = -1
        self.hero = False
        self.combo = False
        # [LS-2.4.3.1] [LS1-2.1.6] [LS-6.2.1-action-card] [LS1-6.action-card] [LS-2.4.3.2d] [LS-2.4.2.1d]
        self.action = False
        self.attack = False
        self.defend = False
        self.buff = False
        self.item = False
        # [LS-6.1.2-buff.1] [LS1-6.buff] what playing it is: PLAY_ACT with its category, and COMBO_ACT
        self.act = 0
        self.burn = False
        self.unique = False
        self.elements = 0  # that the card is of [LS-2.3.1.4]
        self.orders = 0  # [LS-2.3.1.3] [LS-2.4.1.1c.2] [LS1-2.3.3]
        self.need_elements = 0  # access needed to use it [LS-6.2.1-valid] [LS-2.4.3.2b.1]
        self.need_orders = 0  # Orders of which any Element serves [LS-G11]
        self.cost: list[int] = []  # symbols of a combo, in printed order
        self.health = 0
        self.basic = 0  # Elements that a hero or an Item gives [LS-2.3.2.4a] [LS-2.4.1.1c.3]
        self.superior = 0
        self.order_stats = 0
        self.worth = 0
        # the corners of a Buff
        self.shapes: list[int] = [BARE, BARE, BARE, BARE]
        self.values: list[int] = [0, 0, 0, 0]
        self.x: list[bool] = [False, False, False, False]
        self.icons: list[str] = ["", "", "", ""]
        self.rotating = False  # [LS-2.5.3.9-i] [LS-2.5.3.10-i] [LS1-2.5.3.3] some corner has a symbol
        self.clunky = False  # some corner is Clunky
        self.own_turning = False  # [LS-G30] [LS1-2.5.3.6] [LS-2.5.3.9e.4] [LS-2.5.3.9e.3] its text says when it turns
        self.turn_if: Test | None = None  # [LS-2.5.3.9f] [LS1-2.5.3.7] looked at in the Buff Phase
        # what its text was lowered to
        self.instants: list[Instant] = []
        self.uses: list[Use] = []
        self.statics: list[StaticAbility] = []
        self.play_tests: list[Test] = []  # under which its own text lets it be Played, and the words of each
        self.play_clauses: list[str] = []
        self.own_costs: list[Amount] = []  # [LS-2.4.2.2i.1] how its own text changes the cost of a combo
        self.own_actions: list[Amount] = []  # [LS-4.1.3b] and how many actions more or fewer it takes to Play it
        self.recipient: Whom | None = None  # [LS-G73] whom the text of an Attack makes its recipient
        self.heals_at_zero = NO_HERO
        self.redirects = False  # makes Attacks be against somebody else
        self.remembers = False  # asks for what happened in the whole game
        # deck-building text of a hero
        self.deck_combos = -1  # [LS-2.1.1.3] how many, or as printed in the rules
        self.deck_actions = -1
        self.deck_items = 0  # so many more action cards, which are Items
        self.opening = 0  # more cards in the opening hand

    def aligned(self) -> bool:
        """[LS-2.3.3.1] [LS1-2.3.4] Whether it has an Element or an Order."""
        return self.orders != 0


def light(definition: Definition) -> LightCard:
    """All definitions of this game are of this class. The detour over Any costs nothing, where an assertion would cost
    as much as what is looked up; compiled code checks the type all the same."""
    kind: Any = definition
    found: LightCard = kind
    return found
