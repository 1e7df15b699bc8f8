"""What happens in Starlight, in the steps of its rulebook: set-up, turns and phases, and what is done in them."""
