"""What the texts of Lost Legacy are lowered to, beside the terms and ops of every game."""
