"""The ops of Luminous: what card texts are lowered to. Groups, amounts, tests and players are objects too."""
