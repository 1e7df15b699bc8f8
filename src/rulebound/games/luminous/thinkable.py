"""Every action that could be named at a choice of priority, legal or not: what the list is held against."""

from __future__ import annotations

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import kind_of
from rulebound.games.luminous.main_phase import ADDED
from rulebound.games.luminous.values import cards_in_play
from rulebound.games.luminous.words.names import TONGUE
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.state import State


def thinkable(s: State, question: Decision) -> list[Option]:
    found = [Option(c.PLAY_BASIC, None, colour) for colour in c.COLOURS] + [Option(c.PLAY_BLOOM)]
    everything = [card for each in range(s.rules.seats) for card in cards_in_play(s, each)]
    for card in TONGUE.visible(s, question.seat):
        found += [Option(c.PLAY, card), Option(c.PLAY_ORB, card)]
        found += [Option(c.ACTIVATE, card, number) for number in range(len(kind_of(card.definition).activated))]
    for card in everything:
        found += [Option(c.ATTACK_PLAYER, card, other) for other in range(s.rules.seats)]
        found += [Option(c.ATTACK_RELIC, card, 0, [relic]) for relic in everything if kind_of(relic.definition).relic]
        found += [Option(c.PIVOT, card, colour) for colour in c.COLOURS]
        found.append(Option(c.BLOCK, None, 0, [card]))
    return found + [option for action in ADDED for option in action.thinkable(s, question.seat)]
