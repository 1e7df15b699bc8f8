"""What `pay with 1 Green, 1 Luminous Bloom (as Purple)` means. Brackets only tell, but what they tell must be true."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulebound.games.luminous import codes as c
from rulebound.games.luminous.definition import Price, kind_of
from rulebound.games.luminous.payment import covers, is_bloom, passes_check, payers_of
from rulebound.games.luminous.procedures.paying import PayEssence
from rulebound.games.luminous.record import in_play
from rulebound.games.luminous.values import cards_in_play, orb_row
from rulebound.kernel.play import Card, Move, Question, State
from rulebound.tabletop.moves import Draft, Reading, Slot
from rulebound.tabletop.names import Talk, end_of_number

COLOURS = {name: colour for colour, name in c.COLOUR_NAMES.items()}

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


class Payment(Slot):
    """The cards that pay, those of equal name counted together; behind them the colour that a Bloom must make."""

    def say(self, s: State, question: Question, option: Move) -> str:
        assert option.cards is not None
        frame = s.frames[question.frame]
        assert isinstance(frame, PayEssence)
        counts = Counter(card.definition.name for card in option.cards)
        words = ", ".join(f"{count} {name}" for name, count in counts.items())
        colour = bloom_colours(frame, option.cards)
        return f"{words} (as {colour})" if colour else words

    def read(self, talk: Talk, text: str, at: int, draft: Draft) -> list[Reading]:
        """Which cards would pay, ready ones first."""
        s = talk.s
        parts: list[Part] = []
        checks: list[str] = []
        fault = TRUE
        for words in split_outside(text[at:]):
            bare, *brackets = words.replace(")", "").split("(")
            count, name = counted(bare.strip())
            have = [card for card in payers_of(s, talk.seat, None) if card.definition.name == name]
            have += [card for card in cards_in_play(s, talk.seat) if card.definition.name == name and card not in have]
            if len(have) < count:
                return [(len(text), draft.but(ghost=name))]
            part = Part(have[:count])
            parts.append(part)
            for bracket in (each.strip() for each in brackets):
                if bracket.startswith("as "):
                    part.colours += [COLOURS.get(word, 0) for word in split_outside(bracket.removeprefix("as "))]
                elif bracket.startswith("check: "):
                    checks += split_outside(bracket.removeprefix("check: "))
                elif not all(is_so(s, card, bracket) for card in part.cards):
                    fault = FALSE_STATE
        frame = s.frames[talk.question.frame]
        if isinstance(frame, PayEssence):
            if any(part.colours for part in parts) and not makes(s, frame, parts):
                fault = FALSE_COLOUR
            elif checks and not any(checked_by(s, frame, price, parts, checks) for price in frame.prices):
                fault = FALSE_CHECK
        return [(len(text), draft.but(number=fault, cards=tuple(card for part in parts for card in part.cards)))]

    def value(self, option: Move) -> Any:
        return option.cards


def split_outside(words: str) -> list[str]:
    """The parts of a list; a joint in round brackets joins what stands in them. `as Orange` needs no brackets."""
    found: list[str] = []
    for piece in (each for part in words.split(", ") for each in part.removeprefix("and ").split(" and ")):
        if found and found[-1].count("(") > found[-1].count(")"):
            found[-1] += f", {piece}"
        else:
            found.append(piece)
    return [with_brackets(piece) for piece in found]


def with_brackets(words: str) -> str:
    name, _, colour = words.rpartition(" as ")
    return f"{name} (as {colour})" if name and colour in COLOURS else words


def counted(words: str) -> tuple[int, str]:
    """`2 Green`: how many, and of which name."""
    end = end_of_number(words, 0)
    return (int(words[:end]), words[end + 1 :]) if words[end : end + 1] == " " and end else (1, words)


def bloom_colours(frame: PayEssence, cards: list[Card]) -> str:
    """[LU-token.8] Which colour a Bloom must make, where only one will do."""
    if not any(is_bloom(card) for card in cards):
        return ""
    price = frame.prices[0]
    made = Counter(kind_of(card.definition).colours for card in cards if not is_bloom(card))
    lacking = [c.COLOUR_NAMES[colour] for colour in c.COLOURS if price.essence_of(colour) > made[colour]]
    return lacking[0] if len(lacking) == 1 and price.any == 0 else ""


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
    if len(names) > price.checks:
        return False
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
