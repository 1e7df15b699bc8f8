"""A skill and an action of the rules that no rulebook has, added to Luminous from outside.

*Sneaky*: a unit with attack 3 or more cannot block it. *Bury*: instead of playing an orb, discard a card of your hand
and gain 2 life.

    python tests/extending/shadows.py       plays shadows.toml with both, then games of bots, and prints what happened
"""

from __future__ import annotations

from pathlib import Path

import rulebound
from rulebound.games.luminous import codes as c
from rulebound.games.luminous.legality.checks import Asked
from rulebound.kernel.actions import Action, add_action
from rulebound.kernel.legality import Check, name, subject
from rulebound.kernel.questions import Move
from rulebound.kernel.state import State

# ---- the skill: its name, and what it does
SNEAKY = c.OWN_SKILLS
c.SKILL_NAMES[SNEAKY] = "Sneaky"


class BlocksSneaky(Check[Asked]):
    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        attacker, blocker = attacking(s, asked), in_play(s, subject(option))
        if attacker is None or blocker is None or not skills_of(s, attacker) & SNEAKY:
            return False
        return attack_of(s, blocker) >= 3

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"the attacker is Sneaky, and {name(option)} has attack 3 or more"


# ---- the action: its words, what it needs, what it does
class InYourMain(Check[Asked]):
    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return not asked.own_main(s)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "cards are buried in your own main phase"


class FromHand(Check[Asked]):
    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return subject(option) not in s.zone(asked.seat, c.HAND)

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return f"{name(option)} is not in your hand"


class InsteadOfAnOrb(Check[Asked]):
    def fails(self, s: State, asked: Asked, option: Move) -> bool:
        return s.numbers[asked.seat * c.SEAT_NUMBERS + c.ORB_USED] > 0

    def words(self, s: State, asked: Asked, option: Move) -> str:
        return "an orb was played this turn, or a card was buried"


class Bury(Action[Asked]):
    def candidates(self, s: State, seat: int) -> list[Move]:
        return [card.option(self.kind) for card in distinct(s, s.zone(seat, c.HAND))]

    def perform(self, s: State, seat: int, option: Move) -> None:
        set_number(s, seat, c.ORB_USED, 1)
        discard(s, [subject(option)])
        gain_life(s, seat, 2)


add_action(
    "luminous", Bury("bury", "bury {hand card}", [InYourMain("BU-1"), FromHand("BU-2"), InsteadOfAnOrb("BU-3")])
)

# ruff: noqa: E402  the game reads its moves as it is imported: behind the action
from rulebound.games.luminous.atoms.drawing import discard
from rulebound.games.luminous.atoms.facts import set_number
from rulebound.games.luminous.atoms.life import gain_life
from rulebound.games.luminous.legality.combat import BLOCK_ADDED, attacking
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import attack_of, skills_of
from rulebound.kernel.choosing import distinct
from rulebound.scenario import parse, run

BLOCK_ADDED.append(BlocksSneaky("SN-1"))

if __name__ == "__main__":
    from rulebound.fuzz import promises
    from rulebound.kernel.chance import Dice

    game = run(parse(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")))
    print("\n".join(game.log))
    print("kinds:", *sorted({choice.kind for choice in game.decision.options}))
    assert rulebound.load(game.save()).decision.options == game.decision.options
    buried = 0
    for seed in range(3):
        game = rulebound.new_game("luminous", seed=seed)
        dice = Dice(seed)
        for _ in range(60):
            if not game.over:
                promises.the_list_is_what_the_checklists_allow(game.ruleset, game.state)
                promises.every_label_means_its_option(game.ruleset, game.state)
                options = game.decision.options
                game.decide(options[dice.below(len(options))])
        buried += sum(label.startswith("bury ") for _, label in game.answers)
        assert rulebound.replay(game.replay()).fingerprint() == game.fingerprint()
        game.play([rulebound.bots.Greedy(1), rulebound.bots.Random(2)])
    print("buried:", buried)
