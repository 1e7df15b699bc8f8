"""Lightseekers, in its current and its earlier edition."""
