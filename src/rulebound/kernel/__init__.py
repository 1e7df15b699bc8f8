"""The kernel: state, frames, events, decisions, orderings, saves. It knows no game."""
