"""What games on a table share and no game should write again: moves in words, cards, decks, positions."""
