"""Lightseekers in words: labels of options, what a label means, why a move is refused, prompts and log lines."""
