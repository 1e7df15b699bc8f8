"""The games: one folder each, with the same rooms, and what they share."""
