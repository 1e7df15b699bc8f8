"""Moves, prompts, log and refusals in words."""
