"""The order in which players and triggered abilities come: one file for each policy."""
