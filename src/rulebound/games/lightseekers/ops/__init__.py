"""What card texts are made of when they are played: heroes, cards, amounts, conditions and instructions."""
