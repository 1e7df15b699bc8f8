"""What `pay with 1 Green, 1 Luminous Bloom (as Purple)` means. Brackets only tell, but what they tell must be true."""

from __future__ import annotations

import re

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Price, kind_of
from rulebound.games.luminous.paying import PayEssence
from rulebound.games.luminous.payment import covers, is_bloom, passes_check, payers_of
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import cards_in_play, orb_row
from rulebound.kernel.cards import Card
from rulebound.kernel.decisions import Decision, Option
from rulebound.kernel.labels import Ghost, Meaning
from rulebound.kernel.state import State

COLOURS = {name: colour for colour, name in c.COLOUR_NAMES.items()}
JOINT = r", and |, | and "
PARTS = re.compile(rf"(?:{JOINT})(?![^()]*\))")  # a joint outside of brackets
UNBRACKETED = re.compile(r" (as (?:Orange|Green|Purple))\b")
BRACKET = re.compile(r"\(([^()]*)\)")
PART = re.compile(r"(?:(\d+) )?([^()]+?)\s*((?:\([^()]*\)\s*)*)")

# What a payment says in vain, as the number of its option.
TRUE = 0
FALSE_COLOUR = 1
FALSE_CHECK = 2
FALSE_STATE = 3


class Part:
    """Payers of one name, and the colours that they are said to make."""

    __slots__ = ("cards", "colours")

    def __init__(self, cards: list[Card]) -> None:
        self.cards = cards
        self.colours: list[int] = []


def payment(s: State, decision: Decision, words: str, meaning: Meaning) -> None:
    """Which cards would pay, ready ones first."""
    seat = decision.seat
    parts: list[Part] = []
    checks: list[str] = []
    fault = TRUE
    for words_of_part in PARTS.split(UNBRACKETED.sub(r" (\1)", words)):
        found = PART.fullmatch(words_of_part.strip())
        if not found:
            return
        count = int(found[1] or 1)
        name = found[2]
        have = [card for card in payers_of(s, seat, None) if card.definition.name == name]
        have += [card for card in cards_in_play(s, seat) if card.definition.name == name and card not in have]
        if len(have) < count:
            meaning.ghosts.append(Ghost(c.PAY, name))
            return
        part = Part(have[:count])
        parts.append(part)
        for bracket in BRACKET.findall(found[3]):
            if bracket.startswith("as "):
                named = [COLOURS.get(word, 0) for word in re.split(JOINT, bracket.removeprefix("as "))]
                part.colours += named
            elif bracket.startswith("check: "):
                checks += re.split(JOINT, bracket.removeprefix("check: "))
            elif not all(is_so(s, card, bracket) for card in part.cards):
                fault = FALSE_STATE
    frame = s.frames[decision.frame]
    if isinstance(frame, PayEssence):
        if any(part.colours for part in parts) and not makes(s, frame, parts):
            fault = FALSE_COLOUR
        elif checks and not any(checked_by(s, frame, price, parts, checks) for price in frame.prices):
            fault = FALSE_CHECK
    meaning.options.append(Option(c.PAY, None, fault, [card for part in parts for card in part.cards]))


def is_so(s: State, card: Card, words: str) -> bool:
    r = in_play(s, card)
    return r is not None and words == ("expended" if r.expended else "ready")


def makes(s: State, frame: PayEssence, parts: list[Part]) -> bool:
    """[LU-cost.3] [LU-cost.15] [LU-token.8] Whether the payers settle the price while making these colours."""
    any_only = frame.pool(s).any_only
    paid = [0] * 8
    blooms = 0
    for part in parts:
        if len(part.colours) > len(part.cards):
            return False
        for number, card in enumerate(part.cards):
            bloom = is_bloom(card)
            colours = c.ORANGE | c.GREEN | c.PURPLE if bloom else kind_of(card.definition).colours
            if number < len(part.colours):
                if not colours & part.colours[number] or (bloom and any_only):
                    return False
                paid[part.colours[number]] += 1
            elif bloom:
                blooms += 1
            else:
                paid[colours] += 1
    return any(covers(price, paid, blooms, any_only) for price in frame.prices)


def checked_by(s: State, frame: PayEssence, price: Price, parts: list[Part], names: list[str]) -> bool:
    """[LU-cost.8] Whether the named orbs are left and the check can be made with all of them."""
    used = [card for part in parts for card in part.cards]
    left = [card for card in orb_row(s, frame.env.seat) if card not in used]
    orbs = [0] * 8
    for card in left:
        orbs[kind_of(card.definition).colours] += 1
    # If all symbols find orbs and all named orbs find symbols, one matching does both.
    symbols = {colour: price.checks_of(colour) for colour in c.COLOURS}
    return passes_check(price, orbs, [0] * 8) and fills(left, symbols, names)


def fills(left: list[Card], symbols: dict[int, int], names: list[str]) -> bool:
    """Whether each named orb (by its name, or by the colour that it checks) has a symbol of its own."""
    if not names:
        return True
    for card in left:
        for colour in c.COLOURS:
            named = names[0] in (card.definition.name, c.COLOUR_NAMES[colour])
            if named and kind_of(card.definition).colours & colour and symbols[colour]:
                rest = [other for other in left if other is not card]
                if fills(rest, {**symbols, colour: symbols[colour] - 1}, names[1:]):
                    return True
    return False
