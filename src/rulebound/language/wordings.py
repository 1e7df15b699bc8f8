"""Other words for the same: what people type, and the words of the house for it.

A sentence is read as it was typed; only one that has no reading so is read once more in the words of the house. So a
synonym can make no text ambiguous that reads already. It is printed back as typed, and carets stand under the typed
words, because a word of the house has the place of the words that it stands for. Nothing behind it is courtesy: words
that change nothing. [EN-15] What stands behind `!` are words with which a sentence speaks of something else, so that
the wording is not for it.
"""

from __future__ import annotations

from collections.abc import Mapping

from .tokens import Token, tokenise

Wordings = Mapping[str, str]

MUST = ("discard", "draw", "sacrifice", "lose", "reveal", "show", "return")
IN_WORDS = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
SHARED: Wordings = {
    # ---- the card's own name
    "~": "this", "~s": "this card's", "&": ", then",
    # ---- numbers
    **{f"{n} times that": f"{word} times that" for n, word in ((2, "two"), (3, "three"), (4, "four"), (5, "five"))},
    # ---- courtesy
    "back to": "to", "back into": "into", "back onto": "on", "back on": "on", "back in": "in",
    "is still": "is", "are still": "are", "still control": "control", "still controls": "controls",
    "still have": "have", "still has": "has",
    "now !start/end": "", "immediately": "", "right away": "", "as well": "", "too": "", "also": "", "already": "",
    # How it was before this text changed it; of what befell it nothing else could be asked.
    **{f"{was} already": f"{was} already" for was in ("was", "were")},
    **{f"{that} already": that for that in ("that was", "that were", "which was", "which were")},
    **{f"{was} already {dealt}": f"{was} {dealt}" for was in ("was", "were") for dealt in ("dealt", "in")},
    "afterwards,": "then", "after that,": "then", "then,": "then", ", and then": ", then", "and then !may": ", then",
    "; then": ", then", ", then afterwards": ", then",
    # ---- chance
    **{f"{chosen} at random": "at random" for chosen in ("chosen", "picked", "selected", "determined", "taken")},
    **{f"randomly {chosen}": "random" for chosen in ("chosen", "picked", "selected", "determined")},
    # ---- contractions
    "it's": "it is", "they're": "they are", "you've": "you have", "you're": "you are", "that's": "that is",
    "isn't": "is not", "aren't": "are not", "wasn't": "was not", "weren't": "were not", "hasn't": "has not",
    "haven't": "have not", "didn't": "did not", "can not": "cannot",
    # ---- the same in other words
    "at the beginning of": "at the start of", "at the beginning of the": "at the start of the",
    "onto": "on", "upon": "on", "extra": "additional", "every player": "each player",
    "every other player": "each other player", "every other hero": "each other hero", "or greater": "or more",
    "or higher": "or more", "or lower": "or less", "until the end of the turn": "until end of turn",
    "until the end of turn": "until end of turn", "until end of this turn": "until end of turn",
    "until the end of this turn": "until end of turn", "at the end of the turn": "at the end of this turn",
    # Behind it a second verb without its ending would be an order to you.
    **{f"must {verb} !and": f"{verb}s" for verb in MUST},
    **{f"{who} must {verb}": f"{who} {verb}" for who in ("they", "you") for verb in MUST},
    **{f"less than {n}": f"{n - 1} or less" for n in range(1, 31)},
    **{f"fewer than {n}": f"{n - 1} or fewer" for n in range(1, 31)},
    **{f"{no} more than {n}": f"{no} more than {n}" for no in ("no", "not", "never") for n in range(31)},
    **{f"{no} more than {word}": f"{no} more than {word}" for no in ("no", "not", "never") for word in IN_WORDS},
    **{f"fewer than {word}": f"{n} or fewer" for n, word in enumerate(IN_WORDS, 1)},
    **{f"less than {word}": f"{n} or less" for n, word in enumerate(IN_WORDS, 1)},
    **{f"more than {word} !can't/cannot": f"{n + 3} or more" for n, word in enumerate(IN_WORDS)},
    **{f"more than {n} !can't/cannot": f"{n + 1} or more" for n in range(31)},
    **{f"or fewer {what}": f"or less {what}" for what in (
        "life", "health", "honor", "mp", "energy", "mana", "durability")},
    **{f"or less {what}": f"or fewer {what}" for what in ("cards", "units", "relics", "buffs", "items", "characters")},
    **{f"{dont} {have} any other": f"{have} no other" for dont in ("don't", "do not") for have in ("control", "have")},
    **{f"choose {n} {dash}": f"choose {n}:" for dash in "-\u2013\u2014" for n in (
        "one", "two", "one or both", "one or more", "any number", "up to two", "up to three")},
    **{f"{of} {these} :": ":" for of in ("of", "from among") for these in ("these", "the following", "these modes")},
    "into play without paying its cost": "into play",
    "place": "put", "places": "puts", "swap places": "swap places", "swaps places": "swaps places",
    "left in your hand": "in your hand",
    "left in their hand": "in their hand", "left in hand": "in hand",
    "than you do": "than you", "for every": "for each",
    **{f"for every {n}": f"for every {n}" for n in (*range(2, 10), "two", "three", "four", "five")},
    "once each turn": "once per turn",
}  # fmt: skip


class Rewording:
    """Tables of wordings, looked up by the first word; what a game says goes before what is shared."""

    def __init__(self, *tables: Wordings) -> None:
        self.by_first: dict[str, list[tuple[list[str], str, frozenset[str]]]] = {}
        for table in tables:
            for typed, house in table.items():
                said, _, barred = typed.partition(" !")
                words = [token.low for token in tokenise(said)]
                self.by_first.setdefault(words[0], []).append((words, house, frozenset(barred.split("/")) - {""}))
        for found in self.by_first.values():
            found.sort(key=lambda each: -len(each[0]))  # the longest fits first, of two alike that of the first table

    def said(self, words: str) -> str:
        """Words of the house in those of this table."""
        return " ".join(token.text for token in self(tokenise(words)))

    def __call__(self, tokens: list[Token]) -> list[Token]:
        """A sentence in the words of the house; each has the place of the typed words that it stands for."""
        lows = [token.low for token in tokens]
        made: list[Token] = []
        at = 0
        while at < len(tokens):
            for words, house, barred in self.by_first.get(lows[at], ()):
                if lows[at : at + len(words)] == words and barred.isdisjoint(lows):
                    start, end = tokens[at].start, tokens[at + len(words) - 1].end
                    made += [Token(each.text, each.low, start, end) for each in tokenise(house)]
                    at += len(words)
                    break
            else:
                made.append(tokens[at])
                at += 1
        return made
