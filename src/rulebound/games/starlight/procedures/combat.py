"""Combat: an Attack waits while both sides answer in turn; then it lands [ST-CMB.1] … [ST-CMB.21]."""

from __future__ import annotations

from typing import Final

from rulebound.games.starlight import codes as c
from rulebound.games.starlight.atoms.facts import mark_attacked, tell
from rulebound.games.starlight.atoms.moving import move
from rulebound.games.starlight.atoms.piles import remove_aura
from rulebound.games.starlight.atoms.stats import lose, take_damage, to_nought
from rulebound.games.starlight.definition import kind_of
from rulebound.games.starlight.lasting import combat_ends, dealt_to, used_up
from rulebound.games.starlight.later import raise_delayed
from rulebound.games.starlight.legality.invoking import Asked, plays
from rulebound.games.starlight.ops.attacks import bounded, is_noted, noted, taken_by
from rulebound.games.starlight.procedures.line import resolve_triggers
from rulebound.games.starlight.procedures.planning import Plan, attack_under_way, is_in_range, run_text
from rulebound.games.starlight.record import creature
from rulebound.games.starlight.rules import rules_of
from rulebound.games.starlight.values import auras, creature_on, distance, is_there, lines, of_sort, standing, stat
from rulebound.kernel.ordering.alternating import Window
from rulebound.kernel.play import Card, Move, State
from rulebound.kernel.spaces import OFF_THE_BOARD

WINDOWS: Final = 0
FIRST_STRIDE: Final = 1
BLOW: Final = 2
KNOCKBACK: Final = 3
OTHER_SENTENCES: Final = 4
OVER: Final = 5

SLAM: Final = 2
PASS_OPTION: Final = Move(c.PASS)
DONE_OPTION: Final = Move(c.DONE_ANSWERING)


class Combat(Window):
    """The windows of a Combat, and step 4. The Attack itself is the invocation beneath."""

    __slots__ = ("answered", "behind", "stood", "windows")

    def __init__(self, holder: int) -> None:
        super().__init__(holder)
        self.windows = 0  # that are over
        self.answered = False  # whether a card was invoked in this one
        self.behind = OFF_THE_BOARD  # [ST-KB.8] where the knockback leads, as read at the start of step 4
        self.stood = OFF_THE_BOARD

    def step(self, s: State) -> None:
        """On to the next part by itself, where nothing has come between."""
        if s.waiting and resolve_triggers(s):
            return
        attack = attack_under_way(s)
        assert attack is not None
        assert attack.target is not None
        frames = s.frames
        while frames[-1] is self and not s.waiting and not s.asked and s.ending is None:
            if self.pc != WINDOWS:
                self.carry_on(s, attack, attack.target)
            elif not (is_there(s, attack.by) and is_there(s, attack.target)):
                self.pc = OVER  # [ST-CMB.18]
            elif self.closes(s):
                self.pc = FIRST_STRIDE
            else:
                self.offer_to(s, attack)

    def carry_on(self, s: State, attack: Plan, target: Card) -> None:
        pc = self.pc
        self.pc = pc + 1
        if pc == FIRST_STRIDE:
            run_text(s, kind_of(attack.card).before, attack, attack.card)
        elif pc == BLOW:
            self.land(s, attack, target)
        elif pc == KNOCKBACK:
            self.knock_back(s, attack.by, target)
        elif pc == OTHER_SENTENCES:
            run_text(s, kind_of(attack.card).effect, attack, attack.card)
        elif raise_delayed(s, c.COMBAT_ENDED, attack.by):
            self.pc = OVER  # [ST-CMB.15] what waits for the end of the Combat knows how it went
        else:
            combat_ends(s)
            mark_attacked(s, attack.by)
            tell(s, c.COMBAT_ENDED, attack.by.owner, attack.by, target, 0, c.BY_CARD)
            s.pop()

    # ---- windows
    def closes(self, s: State) -> bool:
        """[ST-CMB.5] [ST-CMB.6] Step 3 always happens; from then on the first empty window ends the Combat."""
        return self.windows >= 2 and self.passes >= (2 if rules_of(s).switches.two_passes else 1)

    def offer_to(self, s: State, attack: Plan) -> None:
        """[ST-CMB.3] [ST-CMB.4] Spells and Combat Spells, one after the other [ST-CMB.7]; [ST-DECR.1] always
        asked. [ST-CORE.6] [ST-LOC.12] What waits in the Combat is not there a second time."""
        asked = self.asked_in(s, attack)
        options = plays(s, asked, c.ANSWER)
        options.append(DONE_OPTION if self.answered else PASS_OPTION)
        s.ask(self.holder, c.M_WINDOW, options, True)

    def asked(self, s: State) -> Asked:
        attack = attack_under_way(s)
        assert attack is not None
        return self.asked_in(s, attack)

    def asked_in(self, s: State, attack: Plan) -> Asked:
        """[ST-INV.11] Only the two creatures of the Combat invoke anything."""
        return Asked(s, self.actor(attack), True)

    def actor(self, attack: Plan) -> Card:
        """The creature that is asked."""
        assert attack.target is not None
        return attack.by if attack.by.owner == self.holder else attack.target

    def answer(self, s: State, seat: int, option: Move) -> None:
        if option.kind in (c.PASS, c.DONE_ANSWERING):
            tell(s, c.PASSED, seat, None, None, 0, c.BY_CARD)
            self.windows += 1
            if self.answered:
                self.answered = False
                self.acted(s, False)
            else:
                self.passed(s)
            return
        self.answered = True
        card, attack = option.card, attack_under_way(s)
        assert card is not None
        assert attack is not None
        s.push(attack.another(card, self.actor(attack)).begin_with(option))

    # ---- step 4
    def land(self, s: State, attack: Plan, defender: Card) -> None:
        """[ST-CMB.12] [ST-CMB.15] Read who stands where, make the sum, use up ATK and DEF, deal the damage."""
        by = attack.by
        attack.landed = True
        if not is_there(s, by) or not is_there(s, defender):
            self.pc = OVER
            return
        out_of_range = rules_of(s).switches.recheck_range and not is_in_range(s, attack, defender)
        if out_of_range or is_noted(s, c.MISSES):
            tell(s, c.MISSED, by.owner, by, defender, 0, c.BY_CARD)  # [ST-CMB.17] [ST-MOD.1]
            self.pc = OVER
            return
        slam = attack.slammed = self.read_knockback(s, by, defender)
        damage = damage_of(s, attack, defender, slam)
        if not is_noted(s, c.KEEPS_ATK):
            wear(s, by, c.ATK, c.USES_ATK)  # [ST-CMB.19] also if nothing is left of it
        if not is_noted(s, c.KEEPS_DEF):
            wear(s, defender, c.DEF, c.USES_DEF)
        if slam:
            tell(s, c.SLAMMED, defender.owner, defender, by, slam_damage(s, by, defender), c.BY_KNOCKBACK)
        victim = taken_by(s, defender)
        use_up(s, by, True, defender)
        use_up(s, defender, False, defender)
        attack.dealt = take_damage(s, victim, damage, c.BY_ATTACK)
        if attack.dealt > 0:
            tell(s, c.DEALT, by.owner, by, victim, attack.dealt, c.BY_ATTACK)

    def read_knockback(self, s: State, by: Card, defender: Card) -> bool:
        """[ST-KB.1] [ST-KB.2] [ST-CORE.4] [ST-CORE.5] Between neighbours only; [ST-KB.5] whether nothing lies behind
        the defender."""
        if distance(s, by, defender) != 1 or is_noted(s, c.NO_KNOCKBACK) or standing(s, by, c.NO_KNOCKBACK_OF):
            return False
        self.stood = creature(s, defender).at
        self.behind = rules_of(s).board.spaces.behind(creature(s, by).at, self.stood)
        return self.behind == OFF_THE_BOARD

    def knock_back(self, s: State, by: Card, defender: Card) -> None:
        """[ST-KB.3] [ST-KB.4] [ST-KB.6] [ST-KB.8] [ST-MOD.4] If it lives, has not left, can be pushed, and there is
        room."""
        if (
            self.behind != OFF_THE_BOARD
            and creature(s, defender).at == self.stood
            and creature_on(s, self.behind) is None
            and not standing(s, defender, c.NOT_PUSHED)
            and not standing(s, defender, c.NOT_KNOCKED_BACK)
        ):
            spaces, way = rules_of(s).board.spaces, [self.stood, self.behind]
            for _ in range(noted(s, c.FARTHER_BACK) + standing(s, by, c.KNOCKS_FARTHER)):
                farther = spaces.behind(way[-2], way[-1])
                if farther == OFF_THE_BOARD or creature_on(s, farther) is not None:
                    break
                way.append(farther)
            move(s, defender, way[-1], c.BY_KNOCKBACK, 0)

    def copy(self) -> Combat:
        new = Combat(self.holder)
        new.pc = self.pc
        new.passes = self.passes
        new.windows = self.windows
        new.answered = self.answered
        new.behind = self.behind
        new.stood = self.stood
        return new


def wear(s: State, card: Card, which: int, what: int) -> None:
    """[ST-CMB.19] All of it, or no more than a text says."""
    if any(line.classes >> which & 1 for _, line in lines(s, card, c.NOT_USED_UP)):
        return
    if is_noted(s, what) and stat(s, card, which) > 0:
        lose(s, card, which, noted(s, what), c.BY_ATTACK)
    else:
        to_nought(s, card, which, c.BY_ATTACK)


def use_up(s: State, card: Card, attacks: bool, defender: Card) -> None:
    """Auras that speak of the next attack of their creature, or against it: this was it."""
    for aura in auras(s, card):
        for line in kind_of(aura).standing:
            if line.once and (line.what == c.DEALS_MORE) == attacks:
                remove_aura(s, aura, card)
    if s.modifiers:
        used_up(s, card, attacks, defender)


def damage_of(s: State, attack: Plan, defender: Card, slam: bool) -> int:
    """[ST-CMB.13] [ST-NUM.2] Printed, changes, + ATK, + 2 for a slam, - DEF; [ST-CMB.14] as they are now.

    [ST-NUM.3] Doubling and halving touch the damage of the card alone; [ST-MOD.2] what is prevented leaves nothing
    below 0."""
    kind = kind_of(attack.card)
    total = kind.damage + noted(s, c.MORE_DAMAGE)
    if attack.enchantment is not None:
        total += kind_of(attack.enchantment).more_damage
    if is_noted(s, c.DOUBLED):
        total *= 2
    if is_noted(s, c.HALVED_DOWN):
        total = total // 2
    if is_noted(s, c.HALVED_UP):
        total = (total + 1) // 2
    total += of_sort(s, attack.by, kind, c.DEALS_MORE, attack.telegraphed) - standing(s, defender, c.LESS_DAMAGE)
    total += dealt_to(s, attack.by, defender) if s.modifiers else 0
    total += max(stat(s, attack.by, c.ATK), 0 if standing(s, attack.by, c.NO_NEGATIVE_ATK) else -c.MOST_FORCE)
    if not is_noted(s, c.IGNORES_DEF) and not standing(s, attack.by, c.PIERCES):
        total -= stat(s, defender, c.DEF)
    if is_noted(s, c.NO_DAMAGE) or standing(s, defender, c.UNHARMED):
        return 0
    return bounded(s, max(total + slam_damage(s, attack.by, defender) if slam else total, 0))


def slam_damage(s: State, by: Card, defender: Card) -> int:
    """[ST-KB.5] 2, or what standing sentences make of it."""
    return max(SLAM + standing(s, by, c.SLAMS_MORE) - standing(s, defender, c.SLAM_LESS), 0)
