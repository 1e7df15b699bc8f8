"""What happens in Lost Legacy, in the steps of its rulebook: set-up, turns and phases, and what is done in them."""
