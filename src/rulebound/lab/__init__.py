"""The lab: bots play many games, and what is asked of a deck, a card, a rule or a bot is answered in numbers.

    plans       what a game hangs on, and which games a question needs
    playing     one game, and what is noted of it
    running     many games on all cores, kept as they end
    statistics  how sure one can be
    questions   match, matrix, cards, compare, ladder: which games, and what they say
    report      all of it on one page
"""
