"""The atoms of Luminous: the only code that changes cards, players and the turn. Each tells what it did as events."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import LuminousCard, LuminousTriggered, StaticAbility, kind_of
from rulebound.games.luminous.record import InPlay, in_play, thing, writable
from rulebound.games.luminous.replacing import replaced
from rulebound.games.luminous.rules import rules_of
from rulebound.games.luminous.values import (
    attack_of,
    barred,
    forbidding,
    health_of,
    is_out,
    lasting_op,
    living,
    names,
    next_living,
    permitted,
    skills_of,
)  # fmt: skip
from rulebound.kernel.cards import Ability, Card, Record
from rulebound.kernel.events import Event, Listener
from rulebound.kernel.modifiers import GRANT, SET, Modifier, Static
from rulebound.kernel.ops import Env
from rulebound.kernel.ordering.rounds import wait
from rulebound.kernel.state import NOWHERE, State


def tell(s: State, kind: int, seat: int, card: Card | None, other: Card | None, amount: int, cause: int) -> None:
    s.emit(Event(kind, seat, card, other, amount, cause, None))


def begin_step(s: State, phase: int, step: int) -> None:
    s.facts[c.PHASE] = phase
    s.facts[c.STEP] = step
    s.next_moment()
    s.note(c.STEP_BEGAN, s.active, None, None, phase, step)


def set_active(s: State, seat: int) -> None:
    s.active = seat


def new_turn(s: State) -> None:
    """The events of the last turn are history."""
    s.turn += 1
    s.history = None


def drop_waiting(s: State) -> None:
    """[LU-multi.8] With the turn ends what waits for its batch."""
    s.waiting = []


def set_fact(s: State, fact: int, value: int) -> None:
    s.facts[fact] = value


def set_number(s: State, seat: int, number: int, value: int) -> None:
    s.numbers[seat * c.SEAT_NUMBERS + number] = value


def number(s: State, seat: int, which: int) -> int:
    return s.numbers[seat * c.SEAT_NUMBERS + which]


# ---- what card texts forbid, replace or watch
def touched(s: State) -> None:
    """Something moved or turned on which health may depend: the state check looks again."""
    if s.static_fields >> c.F_HEALTH & 1 or s.modifiers:
        s.dirty = True


def may_not(s: State, r: InPlay, permission: int) -> bool:
    """[LU-play.14] Whether a text forbids this about a card in play."""
    return forbidding(s) and permitted(s, r, permission)


def stopped(s: State, what: int, kind: int, seat: int, card: Card | None, amount: int) -> bool:
    """[LU-play.14] Whether a text forbids it to the player, or lets something else happen instead."""
    if not forbidding(s):
        return False
    return barred(s, seat, what, card) or replaced(s, kind, seat, card, amount, c.BY_EFFECT)


# ---- life
def gain_life(s: State, seat: int, amount: int) -> bool:
    """[LU-win.3b] Life has no upper bound."""
    if amount <= 0 or is_out(s, seat) or stopped(s, c.NOT_GAIN_LIFE, c.LIFE_GAINED, seat, None, amount):
        return False
    s.numbers[seat * c.SEAT_NUMBERS + c.LIFE] += amount
    touched(s)
    s.emit(Event(c.LIFE_GAINED, seat, None, None, amount, c.BY_EFFECT, None))
    return True


def lose_life(s: State, seat: int, amount: int, cause: int) -> bool:
    if amount <= 0 or is_out(s, seat) or stopped(s, c.NOT_LOSE_LIFE, c.LIFE_LOST, seat, None, amount):
        return False
    s.numbers[seat * c.SEAT_NUMBERS + c.LIFE] -= amount
    s.dirty = True
    s.emit(Event(c.LIFE_LOST, seat, None, None, amount, cause, None))
    return True


# ---- orientation
def ready(s: State, card: Card, cause: int) -> bool:
    """[LU-exp.3] Turn a card upright."""
    r = in_play(s, card)
    if r is None or not r.expended or may_not(s, r, c.MAY_NOT_BE_READIED):
        return False
    writable(s, card).expended = False
    touched(s)
    s.emit(Event(c.READIED, r.controller, card, None, 0, cause, None))
    return True


def expend(s: State, card: Card, cause: int) -> bool:
    """[LU-exp.1] Turn a ready card sideways."""
    r = in_play(s, card)
    if r is None or r.expended or (cause == c.BY_EFFECT and may_not(s, r, c.MAY_NOT_BE_EXPENDED)):
        return False
    writable(s, card).expended = True
    touched(s)
    s.emit(Event(c.EXPENDED, r.controller, card, None, 0, cause, None))
    return True


def set_role(s: State, card: Card, role: int) -> None:
    if in_play(s, card) is not None:
        writable(s, card).role = role
        touched(s)


def mark_tributed(s: State, card: Card) -> None:
    writable(s, card).tributed = True


# ---- drawing, discarding, decks
def draw(s: State, seat: int, count: int) -> int:
    """[LU-win.11] Draw from the own deck's top, one card at a time; the missing ones are empty draws. How many came."""
    drawn = 0
    for _ in range(count):
        if is_out(s, seat) or s.ending is not None:
            break
        if stopped(s, c.NOT_DRAW, c.DREW, seat, None, 1):
            continue
        deck = s.zone(seat, c.DECK)
        if deck:
            draw_card(s, seat, deck[0])
            drawn += 1
        else:
            empty_draw(s, seat)
    return drawn


def draw_card(s: State, seat: int, card: Card) -> bool:
    """[LU-key.1] To draw is to move a card from a zone to one's hand."""
    zone = s.place(card)
    if zone == NOWHERE or zone == c.HAND:
        return False
    s.move(card, seat * c.ZONES + c.HAND, False)
    s.emit(Event(c.DREW, seat, card, None, zone, c.BY_EFFECT, None))
    return True


def empty_draw(s: State, seat: int) -> None:
    """[LU-win.6] Nothing moves. [LU-win.7] The first player to do so is marked, [LU-win.8] the last one wins."""
    s.emit(Event(c.EMPTY_DRAW, seat, None, None, 0, c.BY_EFFECT, None))
    switches = rules_of(s).switches
    if switches.empty_draw_loses:
        set_number(s, seat, c.LIFE, 0)
        s.dirty = True
        return
    if number(s, seat, c.RAN_DRY):
        return  # [LU-win.9] [LU-win.10]
    s.facts[c.RAN_DRY_COUNT] += 1
    set_number(s, seat, c.RAN_DRY, s.facts[c.RAN_DRY_COUNT])
    deck_race(s)


def deck_race(s: State) -> None:
    """[LU-multi.9] Once every living player has run dry, the one who did last wins; with two that is [LU-win.8]."""
    last = -1
    dry = 0
    for seat in range(s.rules.seats):
        place = number(s, seat, c.RAN_DRY)
        if is_out(s, seat):
            continue
        if place:
            dry += 1
            if last < 0 or place > number(s, last, c.RAN_DRY):
                last = seat
    second = rules_of(s).switches.empty_draw_second
    if dry and (dry == living(s) or (second and dry >= 2)):
        s.end(last, "deck race", "LU-win.8")


def discard(s: State, cards: list[Card]) -> int:
    """[LU-key.3] [LU-key.5] [LU-zone.4] Cards of hand or deck go to their owners' piles, together. How many went."""
    gone = 0
    moved: list[int] = []
    if forbidding(s):
        cards = [card for card in cards if not stopped(s, c.NOT_DISCARD, c.DISCARDED, card.owner, card, s.place(card))]
    for card in cards:
        zone = s.place(card)
        moved.append(zone)
        if zone == c.HAND or zone == c.DECK:
            s.move(card, card.owner * c.ZONES + c.DISCARD, True)
    touched(s)
    for index, card in enumerate(cards):
        zone = moved[index]
        if zone == c.HAND or zone == c.DECK:
            gone += 1
            s.emit(Event(c.DISCARDED, card.owner, card, None, zone, c.BY_EFFECT, None))
            s.emit(Event(c.PUT_IN_DISCARD, card.owner, card, None, zone, c.BY_EFFECT, None))
    return gone


def cull(s: State, seat: int, count: int) -> int:
    """[LU-cull.1] [LU-cull.2] The top cards of the own deck are discarded together; [LU-key.9] as many as there are.

    [LU-win.12] That is no draw.
    """
    cards = s.zone(seat, c.DECK)[: max(0, count)]
    if cards:
        discard(s, cards)
        s.emit(Event(c.CULLED, seat, None, None, len(cards), c.BY_EFFECT, None))
    return len(cards)


def put_into_deck(s: State, card: Card, on_top: bool) -> bool:
    """Top or bottom of the owner's deck; a basic orb goes to the orb pile instead [LU-zone.11a]."""
    if in_play(s, card) is not None:
        return leave_play(s, [card], c.DECK, c.BY_EFFECT, on_top) > 0
    zone = s.place(card)
    if zone == NOWHERE:
        return False
    s.move(card, card.owner * c.ZONES + home_instead(card, c.DECK), on_top)
    touched(s)
    s.emit(Event(c.PUT_IN_DECK, card.owner, card, None, zone, c.BY_EFFECT, None))
    return True


def put_all_into_deck(s: State, cards: list[Card], on_top: bool) -> None:
    """Cards from anywhere; those in play leave it together [LU-dmg.8]. The last one put on top lies on top."""
    leaving = [card for card in cards if in_play(s, card) is not None]
    if leaving:
        leave_play(s, leaving, c.DECK, c.BY_EFFECT, on_top)
    for card in cards:
        if card not in leaving:
            put_into_deck(s, card, on_top)


def put_into_zone(s: State, cards: list[Card], to: int) -> None:
    """To a kind of zone of the owner, without being drawn, discarded or destroyed."""
    leaving = [card for card in cards if in_play(s, card) is not None]
    if leaving:
        leave_play(s, leaving, to, c.BY_PUT, True)
    for card in cards:
        zone = s.place(card)
        if card in leaving or zone in (NOWHERE, to):
            continue
        s.move(card, card.owner * c.ZONES + home_instead(card, to), True)
        kind = c.PUT_IN_DISCARD if to == c.DISCARD else c.PUT_ELSEWHERE
        s.emit(Event(kind, card.owner, card, None, zone, c.BY_PUT, None))


def shuffle_deck(s: State, seat: int) -> None:
    s.shuffle(seat * c.ZONES + c.DECK)
    s.emit(Event(c.SHUFFLED, seat, None, None, 0, c.BY_EFFECT, None))


def cut_deck(s: State, seat: int, at: int) -> None:
    """[LU-setup.2b] The lower part goes on top."""
    zone = seat * c.ZONES + c.DECK
    deck = s.zones[zone]
    s.zones[zone] = deck[at:] + deck[:at]


def look_at(s: State, seat: int, cards: list[Card]) -> None:
    for card in cards:
        s.show(card, 1 << seat)
        s.emit(Event(c.LOOKED, seat, card, None, 0, c.BY_EFFECT, None))


def reveal(s: State, seat: int, card: Card) -> None:
    s.show(card, (1 << s.rules.seats) - 1)
    s.emit(Event(c.REVEALED, seat, card, None, 0, c.BY_EFFECT, None))


# ---- leaving play
def home_instead(card: Card, zone: int) -> int:
    """[LU-zone.11a] A basic orb that would go to a hand or a deck goes to its owner's orb pile."""
    if kind_of(card.definition).basic and (zone == c.HAND or zone == c.DECK):
        return c.ORB_PILE
    return zone


def leave_play(s: State, cards: list[Card], to: int, cause: int, on_top: bool) -> int:
    """Cards leave play together and see one another go [LU-dmg.8]. How many left; a favored stays [LU-zone.8].

    `to` is a kind of zone of the owner. A token ceases to exist instead [LU-token.4]. A basic orb that is destroyed
    goes to the discard pile [LU-zone.11b].
    """
    left: list[InPlay] = []
    for card in cards:
        r = in_play(s, card)
        if r is None or r.kind.favored or s.ending is not None or may_not(s, r, c.MAY_NOT_LEAVE):
            continue
        if forbidding(s) and replaced(s, c.LEFT_PLAY, r.controller, card, to, cause):
            continue
        left.append(last_values(s, r))
    if not left:
        return 0
    switches = rules_of(s).switches
    for r in left:
        s.leaving.append(r)
    for r in left:
        drop_statics(s, r.card)
    for r in left:
        card = r.card
        if r.kind.token:
            s.move(card, NOWHERE, False)
        else:
            zone = home_instead(card, to)
            if to == c.DISCARD and r.kind.basic and switches.orbs_return_to_pile:
                zone = c.ORB_PILE
            s.move(card, card.owner * c.ZONES + zone, on_top)
        if r.modified:
            drop_modifiers(s, card)
    for r in left:
        leaving_events(s, r, to, cause, switches.tokens_depart)
    for r in left:
        s.unlisten(r.card)
    s.leaving = []
    touched(s)
    return len(left)


def leaving_events(s: State, r: InPlay, to: int, cause: int, tokens_depart: bool) -> None:
    """[LU-depart.2] Only the way to the discard pile is told as such."""
    card = r.card
    if to == c.DISCARD and cause != c.BY_PUT:
        s.emit(Event(c.DESTROYED, r.controller, card, None, 0, cause, r))
    s.emit(Event(c.LEFT_PLAY, r.controller, card, None, to, cause, r))
    if to == c.DISCARD:
        if not r.kind.token or tokens_depart:  # [LU-token.5]
            s.emit(Event(c.PUT_IN_DISCARD, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.VOID or to == c.VOID_FACE_DOWN:
        s.emit(Event(c.VOIDED, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.HAND:
        s.emit(Event(c.RETURNED, r.controller, card, None, c.FIELD, cause, r))
    elif to == c.DECK:
        s.emit(Event(c.PUT_IN_DECK, r.controller, card, None, c.FIELD, cause, r))


def last_values(s: State, r: InPlay) -> InPlay:
    """[LU-batch.10] The record as triggers will remember it, static lines counted in."""
    if not s.statics:
        return r
    last = r.copy()
    last.attack = attack_of(s, r)
    last.health = health_of(s, r)
    last.skills = skills_of(s, r)
    return last


def destroy(s: State, cards: list[Card], cause: int) -> int:
    """[LU-key.6] Destroyed cards go to their owners' discard piles [LU-zone.7], unless a text replaces that."""
    return leave_play(s, destructible(s, cards, cause), c.DISCARD, cause, True)


def destructible(s: State, cards: list[Card], cause: int) -> list[Card]:
    """Those that no text saves: [LU-play.14] 'can't be destroyed', 'if it would be destroyed, … instead'."""
    if not forbidding(s):
        return cards
    kept: list[Card] = []
    for card in cards:
        r = in_play(s, card)
        if r is None or may_not(s, r, c.MAY_NOT_BE_DESTROYED):
            continue
        if replaced(s, c.DESTROYED, r.controller, card, 0, cause):
            continue
        if replaced(s, c.PUT_IN_DISCARD, r.controller, card, c.FIELD, cause):
            continue
        kept.append(card)
    return kept


def sacrifice(s: State, cards: list[Card], cause: int) -> int:
    """[LU-key.7] To sacrifice is to destroy a card of one's own; both events tell it."""
    for card in cards:
        r = in_play(s, card)
        if r is not None and not r.kind.favored:
            s.emit(Event(c.SACRIFICED, r.controller, card, None, 0, cause, last_values(s, r)))
    return leave_play(s, destructible(s, cards, cause), c.DISCARD, cause, True)


def may_sacrifice(s: State, seat: int, card: Card) -> bool:
    """[LU-key.8] Only what one owns and controls; the favored never [LU-zone.8]."""
    r = in_play(s, card)
    if r is None or r.controller != seat or r.kind.favored or may_not(s, r, c.MAY_NOT_BE_SACRIFICED):
        return False
    if barred(s, seat, c.NOT_SACRIFICE, card):
        return False
    return card.owner == seat or rules_of(s).switches.sacrifice_by_control


def void(s: State, cards: list[Card], face_down: bool) -> int:
    """[LU-zone.5] [LU-key.10] To the owner's void; that is neither destroying nor discarding."""
    to = c.VOID_FACE_DOWN if face_down else c.VOID
    in_field: list[Card] = []
    gone = 0
    for card in cards:
        r = in_play(s, card)
        if r is not None:
            if not may_not(s, r, c.MAY_NOT_BE_VOIDED):
                in_field.append(card)
            continue
        zone = s.place(card)
        if zone == NOWHERE:
            continue
        s.move(card, card.owner * c.ZONES + to, False)
        touched(s)
        if face_down and rules_of(s).switches.void_owner_sees:
            s.show(card, 1 << card.owner)
        s.emit(Event(c.VOIDED, card.owner, card, None, zone, c.BY_EFFECT, None))
        gone += 1
    return gone + leave_play(s, in_field, to, c.BY_EFFECT, False)


def return_to_hand(s: State, cards: list[Card]) -> int:
    in_field: list[Card] = []
    gone = 0
    for card in cards:
        r = in_play(s, card)
        if r is not None:
            if not may_not(s, r, c.MAY_NOT_BE_RETURNED):
                in_field.append(card)
            continue
        zone = s.place(card)
        if zone == NOWHERE or zone == c.HAND:
            continue
        touched(s)
        s.move(card, card.owner * c.ZONES + home_instead(card, c.HAND), False)
        s.emit(Event(c.RETURNED, card.owner, card, None, zone, c.BY_EFFECT, None))
        gone += 1
    return gone + leave_play(s, in_field, c.HAND, c.BY_EFFECT, False)


# ---- being played
def put_resolving(s: State, card: Card, seat: int) -> None:
    """[LU-play.8] A card that is being played is in no other zone."""
    s.move(card, seat * c.ZONES + c.RESOLVING, False)


def end_spell(s: State, card: Card) -> None:
    """[LU-play.7] A spell goes to its owner's discard pile after its effect; [LU-tribute.5b] a copy ceases."""
    if s.place(card) != c.RESOLVING:
        return
    if kind_of(card.definition).token:
        s.move(card, NOWHERE, False)
    else:
        s.move(card, card.owner * c.ZONES + c.DISCARD, True)
        s.emit(Event(c.PUT_IN_DISCARD, card.owner, card, None, c.RESOLVING, c.BY_EFFECT, None))


# ---- entering play
def enter_play(s: State, card: Card, seat: int, played: bool, expended: bool = False) -> None:
    """[LU-type.20] A card comes into play ready, unless an effect says otherwise, under `seat`'s control."""
    kind = kind_of(card.definition)
    zone = c.ORB_ROW if kind.orb else c.FIELD
    s.move(card, seat * c.ZONES + zone, False)
    place_in_play(s, card, seat, kind)
    if expended or (forbidding(s) and permitted(s, thing(s, card), c.ENTERS_EXPENDED)):
        writable(s, card).expended = True
    if card.owner != seat:
        # Put into play under another's control: for good, as long as it stays.
        s.set_modifiers([*s.modifiers, control_modifier(s, card, seat, c.FOR_GOOD)])
        writable(s, card).modified = True
    s.emit(Event(c.ENTERED_PLAY, seat, card, None, 1 if played else 0, c.BY_EFFECT, None))


def place_in_play(s: State, card: Card, seat: int, kind: LuminousCard) -> None:
    """Give a card that lies in play its record, its listeners and its static lines."""
    r = InPlay(card, seat, kind, s.turn)
    r.token = s.token
    s.records[card.number] = r
    s.listen(card)
    raise_statics(s, card, seat, kind)
    touched(s)
    if rules_of(s).switches.unique_one_per_player:
        s.dirty = True


def control_modifier(s: State, card: Card, seat: int, until: int) -> Modifier:
    env = Env(seat, card, s.serials[card.number], None, None)
    return Modifier(env, None, 0, s.ref(card), c.F_CONTROL, SET, seat, until, s.clock)


def raise_statics(s: State, card: Card, seat: int, kind: LuminousCard) -> None:
    if kind.statics:
        serial = s.serials[card.number]
        new = s.statics[:]
        for ability in kind.statics:
            new.append(Static(card, ability, ability.field, Env(seat, card, serial, None, None), s.clock))
        s.set_statics(new)
        s.dirty = True


def raise_made_static(s: State, card: Card, ability: StaticAbility, env: Env) -> None:
    """A static line that an effect lays on a card; it goes with the card."""
    s.set_statics([*s.statics, Static(card, ability, ability.field, env, s.clock)])
    s.dirty = True


def drop_statics(s: State, card: Card) -> None:
    """The lines of a card that leaves, and those that effects have laid on it [LU-zone.12]."""
    if s.statics:
        touched(s)
        s.set_statics([static for static in s.statics if static.card is not card])


def drop_own_statics(s: State, card: Card) -> None:
    """The lines of a card that changes control, to be raised anew under its new player."""
    if kind_of(card.definition).statics:
        own = card.definition
        touched(s)
        s.set_statics([each for each in s.statics if each.card is not card or each.ability.definition is not own])


def new_token(s: State, kind: LuminousCard, owner: int) -> Card:
    """[LU-token.12] A token's owner is the player who first controls it."""
    token = Card(s.next_number(), kind, owner)
    s.add_card(token, NOWHERE, (1 << s.rules.seats) - 1)
    return token


# ---- durability
def add_durability(s: State, card: Card, amount: int) -> bool:
    """[LU-dmg.7] There is no upper limit."""
    r = in_play(s, card)
    if r is None or not r.kind.relic or amount <= 0 or may_not(s, r, c.MAY_NOT_GAIN_DURABILITY):
        return False
    writable(s, card).durability += amount
    s.emit(Event(c.DURABILITY_ADDED, r.controller, card, None, amount, c.BY_EFFECT, None))
    return True


def remove_durability(s: State, card: Card, amount: int, cause: int) -> bool:
    r = in_play(s, card)
    if r is None or not r.kind.relic or amount <= 0 or may_not(s, r, c.MAY_NOT_LOSE_DURABILITY):
        return False
    writable(s, card).durability -= amount
    s.dirty = True
    s.emit(Event(c.DURABILITY_LOST, r.controller, card, None, amount, cause, None))
    return True


# ---- lasting changes
def add_modifier(s: State, modifier: Modifier) -> None:
    s.set_modifiers([*s.modifiers, modifier])
    subject = modifier.subject
    if subject is not None and in_play(s, subject.card) is not None:
        refold(s, subject.card)
    s.dirty = True


def end_modifiers(s: State, until: int) -> None:
    """[LU-turn.15a] Durations end; the numbers of the cards they named are folded anew."""
    end_these(s, [modifier for modifier in s.modifiers if modifier.until == until])
    if until == c.THIS_TURN:
        end_listening(s)
        if s.statics:
            # lines that a spell laid on the turn and not on a card
            s.set_statics([static for static in s.statics if in_play(s, static.card) is not None])


def end_modifiers_of(s: State, seat: int) -> None:
    """'Until your next turn': the turn of the player whose effect it was begins."""
    end_these(s, [each for each in s.modifiers if each.until == c.UNTIL_YOUR_TURN and each.env.seat == seat])


def lapse(s: State) -> None:
    """'For as long as …': what lasted under a condition ends when that fails."""
    ended: list[Modifier] = []
    for modifier in s.modifiers:
        if modifier.until == c.WHILE_SO:
            condition = lasting_op(modifier).condition
            if condition is not None and not condition.holds(s, modifier.env):
                ended.append(modifier)
    end_these(s, ended)


def end_these(s: State, ended: list[Modifier]) -> None:
    if not ended:
        return
    s.set_modifiers([modifier for modifier in s.modifiers if modifier not in ended])
    for modifier in ended:
        subject = modifier.subject
        if subject is not None and in_play(s, subject.card) is not None:
            refold(s, subject.card)
            if modifier.field == c.F_CONTROL:
                give_control(s, subject.card, rightful_controller(s, subject.card))
    s.dirty = True


def drop_modifiers(s: State, card: Card) -> None:
    """[LU-zone.12] A card that changed zone has forgotten what was done to it."""
    s.set_modifiers([modifier for modifier in s.modifiers if not names(modifier, card)])


def refold(s: State, card: Card) -> None:
    """Fold the lasting modifiers that name a card into its record anew: set, then add; skills, latest wins."""
    r = writable(s, card)
    kind = r.kind
    attack, health, skills, permissions = kind.attack, kind.health, kind.skills, 0
    attack_add = 0
    health_add = 0
    r.modified = False
    for modifier in s.modifiers:
        if not names(modifier, card):
            continue
        r.modified = True
        how = modifier.how
        if modifier.field == c.F_ATTACK:
            if how == SET:
                attack = modifier.amount
            else:
                attack_add += modifier.amount
        elif modifier.field == c.F_HEALTH:
            if how == SET:
                health = modifier.amount
            else:
                health_add += modifier.amount
        elif modifier.field == c.F_SKILLS:
            skills = skills | modifier.amount if how == GRANT else skills & ~modifier.amount
        elif modifier.field == c.F_PERMISSION:
            permissions |= modifier.amount
    r.attack = attack + attack_add
    r.health = health + health_add
    r.skills = skills
    r.permissions = permissions
    s.dirty = True


# ---- what is to happen later
def listen_this_turn(s: State, card: Card, ability: LuminousTriggered) -> None:
    """'Whenever … this turn': a spell's trigger waits until the turn ends, though the spell is gone."""
    kind = ability.event
    s.listeners[kind] = [*s.listeners[kind], Listener(card, s.serials[card.number], ability)]


def end_listening(s: State) -> None:
    for kind in range(len(s.listeners)):
        listeners = s.listeners[kind]
        for listener in listeners:
            if for_this_turn(listener):
                s.listeners[kind] = [each for each in listeners if not for_this_turn(each)]
                break


def for_this_turn(listener: Listener) -> bool:
    ability = listener.ability
    return isinstance(ability, LuminousTriggered) and ability.this_turn


def delay(s: State, env: Env, ability: LuminousTriggered, moment: int) -> None:
    """'At the end of this turn, …': what the ability has bound so far is kept until then."""
    number = 1
    for modifier in s.modifiers:
        if modifier.field == c.F_DELAYED and modifier.pc >= number:
            number = modifier.pc + 1
    add_modifier(s, Modifier(env, ability, number, None, c.F_DELAYED, moment, s.turn, c.FOR_GOOD, s.clock))


def raise_delayed(s: State, event: Event) -> None:
    """The moment has come for what was put off: it joins the triggers of the step."""
    for modifier in s.modifiers:
        ability = modifier.ability
        if modifier.field == c.F_DELAYED and is_due(s, modifier, event):
            assert isinstance(ability, LuminousTriggered)
            env = modifier.env
            about = Event(event.kind, event.seat, None, None, modifier.pc, c.BY_STEP, None)
            about.time = s.clock
            wait(s, ability, env.card, env.serial, env.seat, about, env.record)


def is_due(s: State, modifier: Modifier, event: Event) -> bool:
    moment = modifier.how
    if moment == c.AT_END_OF_TURN:
        return event.kind == c.TURN_END
    later = s.turn > modifier.amount
    if moment == c.AT_START_OF_OPPONENTS_TURN:
        return event.kind == c.TURN_START and later and s.active != modifier.env.seat
    wanted = c.TURN_START if moment == c.AT_START_OF_YOUR_TURN else c.TURN_END
    return event.kind == wanted and later and s.active == modifier.env.seat


def take_delayed(s: State, ability: Ability, number: int) -> Env | None:
    """What a put-off effect had bound; it is used up now."""
    for modifier in s.modifiers:
        if modifier.field == c.F_DELAYED and modifier.ability is ability and modifier.pc == number:
            s.set_modifiers([other for other in s.modifiers if other is not modifier])
            return modifier.env
    return None


# ---- control
def rightful_controller(s: State, card: Card) -> int:
    """The latest effect in force, else the owner."""
    seat = card.owner
    for modifier in s.modifiers:
        if modifier.field == c.F_CONTROL and names(modifier, card) and not is_out(s, modifier.amount):
            seat = modifier.amount
    return seat


def gain_control(s: State, card: Card, seat: int, until: int) -> bool:
    """Control without a text that says so: a position that begins so."""
    return take_control(s, card, seat, control_modifier(s, card, seat, until))


def take_control(s: State, card: Card, seat: int, made: Modifier) -> bool:
    """[LU-type.6f] Changing control is not entering play; a favored never changes it."""
    r = in_play(s, card)
    if r is None or r.kind.favored or is_out(s, seat) or may_not(s, r, c.MAY_NOT_CHANGE_CONTROL):
        return False
    add_modifier(s, made)
    give_control(s, card, seat)
    return True


def give_control(s: State, card: Card, seat: int) -> None:
    r = thing(s, card)
    before = r.controller
    if before == seat:
        return
    r = writable(s, card)
    r.controller = seat
    r.role = c.NO_ROLE
    zone = c.ORB_ROW if r.kind.orb else c.FIELD
    old = before * c.ZONES + zone
    new = seat * c.ZONES + zone
    s.zones[old] = [other for other in s.zones[old] if other is not card]
    s.zones[new] = [*s.zones[new], card]
    s.places[card.number] = new
    drop_own_statics(s, card)
    raise_statics(s, card, seat, r.kind)
    s.dirty = True
    s.emit(Event(c.CONTROL_CHANGED, seat, card, None, before, c.BY_EFFECT, None))


# ---- damage
class Source:
    """Who deals damage: its skills and controller as they are now, or were last."""

    __slots__ = ("blocking", "card", "contact", "dealt", "seat", "skills")

    def __init__(self, card: Card, seat: int, skills: int, blocking: bool) -> None:
        self.card = card
        self.seat = seat
        self.skills = skills
        self.blocking = blocking
        self.dealt = 0
        self.contact: list[int] = []


class Blow:
    """An amount of damage on its way."""

    __slots__ = ("amount", "card", "seat", "source")

    def __init__(self, source: Source, card: Card | None, seat: int, amount: int) -> None:
        self.source = source
        self.card = card  # None: the player `seat`
        self.seat = seat
        self.amount = amount


def deal(s: State, blows: list[Blow], combat: bool) -> int:
    """One damage event: Overwhelm splits, all damage, Siphon's gains [LU-siphon.3]. How much was dealt."""
    blows = overwhelmed(s, blows)
    if forbidding(s):
        blows = [blow for blow in blows if not prevented(s, blow, combat)]
    total = 0
    cause = c.BY_COMBAT if combat else c.BY_EFFECT
    for blow in blows:
        total += blow.amount
        blow.source.dealt += blow.amount
        apply_blow(s, blow)
    for blow in blows:
        tell_blow(s, blow, cause)
    for blow in blows:
        source = blow.source
        if source.dealt and source.skills & c.SIPHON:
            gain_life(s, source.seat, source.dealt)  # [LU-siphon.1] [LU-siphon.2]
        source.dealt = 0
    if combat:
        for blow in blows:
            # [LU-contact.2] [LU-overwhelm.7b] excess counts; [LU-contact.4] nothing but combat damage to a player does;
            # [LU-contact.5] one trigger, however many blockers it came through
            source = blow.source
            if blow.card is None and blow.seat not in source.contact and blow.seat != source.seat:
                source.contact.append(blow.seat)
                s.emit(Event(c.CONTACT, blow.seat, source.card, None, blow.amount, cause, None))
    return total


def prevented(s: State, blow: Blow, combat: bool) -> bool:
    """[LU-play.14] Damage that a text forbids, or in whose place it puts something else."""
    source = in_play(s, blow.source.card)
    if source is not None:
        bits = c.MAY_NOT_DEAL_DAMAGE | c.MAY_NOT_DEAL_COMBAT_DAMAGE if combat else c.MAY_NOT_DEAL_DAMAGE
        if may_not(s, source, bits):
            return True
    card = blow.card
    cause = c.BY_COMBAT if combat else c.BY_EFFECT
    if card is None:
        return barred(s, blow.seat, c.NOT_BE_DAMAGED, None) or replaced(
            s, c.DAMAGED, blow.seat, None, blow.amount, cause
        )
    bits = c.MAY_NOT_BE_DAMAGED | c.MAY_NOT_BE_COMBAT_DAMAGED if combat else c.MAY_NOT_BE_DAMAGED
    return may_not(s, thing(s, card), bits) or replaced(s, c.DAMAGED, blow.seat, card, blow.amount, cause)


def overwhelmed(s: State, blows: list[Blow]) -> list[Blow]:
    """[LU-overwhelm.1] What is beyond lethal is dealt to the unit's controller, [LU-overwhelm.7a] in the same event.

    [LU-overwhelm.2] Earlier damage counts. [LU-overwhelm.4] It holds outside combat too.
    """
    found: list[Blow] = []
    for blow in blows:
        if blow.amount <= 0:
            continue  # [LU-combat.34]
        card = blow.card
        source = blow.source
        if card is None:
            found.append(blow)
            continue
        r = in_play(s, card)
        if r is None or not (r.kind.unit or r.kind.relic):
            continue
        if r.kind.unit and source.skills & c.OVERWHELM and not source.blocking:  # [LU-overwhelm.3] [LU-overwhelm.8a]
            lethal = max(0, health_of(s, r) - r.damage)
            if source.skills & c.DEADLY:
                lethal = min(lethal, 1)  # [LU-overwhelm.6]
            if blow.amount > lethal:
                if lethal:
                    found.append(Blow(source, card, r.controller, lethal))
                found.append(Blow(source, None, r.controller, blow.amount - lethal))
                continue
        found.append(Blow(source, card, r.controller, blow.amount))
    return found


def apply_blow(s: State, blow: Blow) -> None:
    card = blow.card
    if card is None:
        s.numbers[blow.seat * c.SEAT_NUMBERS + c.LIFE] -= blow.amount
    else:
        r = writable(s, card)
        if r.kind.unit:
            r.damage += blow.amount
            if blow.source.skills & c.DEADLY:
                r.hit_by_deadly = True  # [LU-deadly.1]; [LU-deadly.2] [LU-deadly.3] players, relics and 0 damage aside
        if r.kind.relic:
            r.durability -= blow.amount  # [LU-type.14]
            if blow.source.skills & c.DEADLY and rules_of(s).switches.deadly_hits_relics:
                r.hit_by_deadly = True
    s.dirty = True


def tell_blow(s: State, blow: Blow, cause: int) -> None:
    source = blow.source.card
    s.emit(Event(c.DAMAGED, blow.seat, blow.card, source, blow.amount, cause, None))
    s.emit(Event(c.DEALT_DAMAGE, blow.source.seat, source, blow.card, blow.amount, cause, None))
    if blow.card is None:
        s.emit(Event(c.LIFE_LOST, blow.seat, None, source, blow.amount, c.BY_DAMAGE, None))
    elif kind_of(blow.card.definition).relic:
        s.emit(Event(c.DURABILITY_LOST, blow.seat, blow.card, source, blow.amount, c.BY_DAMAGE, None))


def source_of(s: State, card: Card, seat: int, record: Record | None) -> Source:
    """A card as the source of damage, with its skills now or as they were last."""
    r = in_play(s, card)
    if r is not None:
        return Source(card, r.controller, skills_of(s, r), r.role == c.BLOCKING)
    if isinstance(record, InPlay):
        return Source(card, seat, record.skills, False)
    return Source(card, seat, kind_of(card.definition).skills, False)


def remove_damage(s: State, card: Card, amount: int) -> bool:
    """Damage is taken off a unit by an effect."""
    r = in_play(s, card)
    if r is None or r.damage == 0 or amount <= 0:
        return False
    writable(s, card).damage = max(0, r.damage - amount)
    return True


def reset_damage(s: State) -> None:
    """[LU-turn.16] [LU-type.8] All damage on units goes; [LU-turn.22] that is no healing and triggers nothing.

    [LU-type.12] Durability does not come back.
    """
    for seat in range(s.rules.seats):
        for card in s.zone(seat, c.FIELD):
            if thing(s, card).damage:
                writable(s, card).damage = 0
    s.note(c.DAMAGE_RESET, s.active, None, None, 0, c.BY_STEP)


# ---- the state check
def state_check(s: State) -> None:
    """[LU-dmg.4a] Losers, then all without health or durability, together; [LU-dmg.5] until nothing changes."""
    spared: list[Card] = []
    while s.dirty and s.ending is None:
        s.dirty = False
        s.next_moment()
        if losers(s):
            continue
        if s.modifiers:
            lapse(s)
        dead = doomed(s)
        if spared:
            dead = [card for card in dead if card not in spared]
        if dead:
            destroy(s, dead, c.BY_CHECK)  # [LU-dmg.4d] [LU-combat.29] one moment for all
            for card in dead:
                if in_play(s, card) is not None:
                    spared.append(card)  # a text keeps it in play; it is not tried again and again


def doomed(s: State) -> list[Card]:
    """[LU-dmg.4c] Units without health [LU-dmg.2] [LU-type.7] or hit by Deadly damage, relics without durability.

    [LU-dmg.3] Health lost to a modifier counts as damage does.
    """
    dead: list[Card] = []
    one_unique = rules_of(s).switches.unique_one_per_player
    plain = s.static_fields >> c.F_HEALTH & 1 == 0  # no static line speaks of health: the record's own number is it
    seats = s.rules.seats
    for step in range(seats):
        seat = (s.active + step) % seats
        uniques: list[str] = []
        for card in s.zones[seat * c.ZONES + c.FIELD]:
            r = thing(s, card)
            kind = r.kind
            if kind.unit:
                health = r.health if plain else health_of(s, r)
                if health <= r.damage or r.hit_by_deadly:
                    dead.append(card)
                    continue
            if kind.relic and (r.durability <= 0 or r.hit_by_deadly):
                dead.append(card)
            elif one_unique and kind.unique:
                if kind.name in uniques:
                    dead.append(card)
                uniques.append(kind.name)
    return dead


def losers(s: State) -> bool:
    """[LU-dmg.4b] [LU-win.3a] Players at 0 life or less lose; [LU-win.5] if nobody is left, the game is a draw.

    [LU-win.4b] Whatever was still to come is dropped with the end.
    """
    lost: list[int] = []
    for seat in range(s.rules.seats):
        if s.numbers[seat * c.SEAT_NUMBERS + c.LIFE] <= 0 and not is_out(s, seat):
            lost.append(seat)
    if not lost:
        return False
    left = living(s) - len(lost)
    if left == 0:
        s.end(-1, "life", "LU-win.5")
    elif left == 1:
        for seat in range(s.rules.seats):
            if not is_out(s, seat) and seat not in lost:
                s.end(seat, "life", "LU-win.2")
    else:
        for seat in lost:
            eliminate(s, seat)
    return True


def win_game(s: State, seat: int) -> None:
    """[LU-play.14] A card text says so."""
    s.end(seat, "card text", "LU-play.14")


def lose_game(s: State, seats: list[int]) -> None:
    """[LU-play.14] A card text puts players out; [LU-win.5] if nobody is left, the game is a draw."""
    lost = [seat for seat in seats if not is_out(s, seat)]
    left = living(s) - len(lost)
    if left > 1:
        for seat in lost:
            eliminate(s, seat)
    elif lost:
        winner = -1
        for seat in range(s.rules.seats):
            if left == 1 and not is_out(s, seat) and seat not in lost:
                winner = seat
        s.end(winner, "card text", "LU-play.14")


def eliminate(s: State, seat: int) -> None:
    """[LU-multi.7] A player leaves with all cards they own; what they had borrowed goes back."""
    from rulebound.games.luminous.elimination import stop_what_is_theirs

    s.facts[c.OUT_COUNT] += 1
    set_number(s, seat, c.OUT, s.facts[c.OUT_COUNT])
    s.note(c.ELIMINATED, seat, None, None, 0, c.BY_CHECK)
    if living(s) == 1:
        s.end(next_living(s, seat), "last player", "LU-multi.7")
        return
    for zone in range(len(s.zones)):
        for card in s.zones[zone]:
            if card.owner == seat:
                if in_play(s, card) is not None:
                    drop_statics(s, card)
                    drop_modifiers(s, card)
                    s.unlisten(card)
                s.move(card, NOWHERE, False)
    s.set_modifiers([modifier for modifier in s.modifiers if modifier.env.seat != seat])
    s.waiting = [trigger for trigger in s.waiting if trigger.seat != seat]
    for other in range(s.rules.seats):
        for card in s.zone(other, c.FIELD) + s.zone(other, c.ORB_ROW):
            if thing(s, card).modified:
                refold(s, card)
            give_control(s, card, rightful_controller(s, card))
    s.dirty = True
    deck_race(s)
    if s.ending is None:
        stop_what_is_theirs(s, seat)
