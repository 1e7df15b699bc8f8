"""Entering play."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.atoms.lasting import add_modifier, control_modifier
from rulebound.games.luminous.atoms.statics import raise_statics
from rulebound.games.luminous.atoms.texts import touched
from rulebound.games.luminous.definition import LuminousCard, kind_of
from rulebound.games.luminous.record import InPlay, thing, writable
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import forbidding, permitted, static_amount, static_applies, static_of
from rulebound.kernel.play import ADD, NOWHERE, Card, Event, Modifier, State
from rulebound.kernel.rules import bounded
from rulebound.kernel.terms import Env


def enter_play(s: State, card: Card, seat: int, played: bool, expended: bool = False, tributed: bool = False) -> None:
    """[LU-type.20] A card comes into play ready, unless an effect says otherwise, under `seat`'s control."""
    kind = kind_of(card.definition)
    zone = c.ORB_ROW if kind.orb else c.FIELD
    s.move(card, seat * c.ZONES + zone, False)
    place_in_play(s, card, seat, kind)
    if expended or (forbidding(s) and permitted(s, thing(s, card), c.ENTERS_EXPENDED)):
        writable(s, card).expended = True
    if tributed:  # [LU-tribute.3] before anybody hears that it has come
        writable(s, card).tributed = True
    if card.owner != seat:
        # Put into play under another's control: for good, as long as it stays.
        s.set_modifiers([*s.modifiers, control_modifier(s, card, seat, c.FOR_GOOD)])
        writable(s, card).modified = True
    enter_with(s, card)
    s.emit(Event(c.ENTERED_PLAY, seat, card, None, 1 if played else 0, c.BY_EFFECT, None))


def enter_with(s: State, card: Card) -> None:
    """'This enters play with two +1/+1 counters on it.': it has them from the first moment on."""
    if s.static_fields >> c.F_ENTERS & 1 == 0:
        return
    for static in s.statics:
        ability = static_of(static)
        if ability.field != c.F_ENTERS or not static_applies(s, static, ability, card):
            continue
        more, stat = static_amount(s, static, ability), ability.bits
        if stat == c.MORE_DURABILITY:
            writable(s, card).durability = bounded(thing(s, card).durability + more)  # [LU-limit.1]
        elif stat == c.MORE_COUNTERS:
            writable(s, card).counters = bounded(thing(s, card).counters + more)
        else:
            field = c.F_ATTACK if stat == c.MORE_ATTACK else c.F_HEALTH
            env = Env(static.env.seat, card, s.serials[card.number], None, None)
            add_modifier(s, Modifier(env, None, 0, s.ref(card), field, ADD, more, c.FOR_GOOD, s.clock))


def place_in_play(s: State, card: Card, seat: int, kind: LuminousCard) -> None:
    """Give a card that lies in play its record, its listeners and its static lines."""
    r = InPlay(card, seat, kind, s.turn)
    r.token = s.token
    s.put_record(card, r)
    s.listen(card)
    raise_statics(s, card, seat, kind)
    touched(s)
    if rules_of(s).switches.unique_one_per_player:
        s.dirty = True


def new_token(s: State, kind: LuminousCard, owner: int) -> Card:
    """[LU-token.1] [LU-token.12] A token's owner is the player who first controls it."""
    token = Card(s.next_number(), kind, owner)
    s.add_card(token, NOWHERE, (1 << s.rules.seats) - 1)
    return token
