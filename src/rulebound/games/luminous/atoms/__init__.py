"""The atoms of Luminous: the only code that changes cards, players and the turn; each tells what it did as events."""
