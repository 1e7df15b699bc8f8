"""The only code that changes the state."""
