"""The atoms of Lightseekers: the only code that changes cards, players and the turn. Each tells what it did as events.

`turns` players, phases and memory · `zones` cards that move · `play` cards in play · `health` · `lasting` modifiers and
actions · `asleep` access and Dormant.
"""
