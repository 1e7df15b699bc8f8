"""The command `rulebound`: a door to everything that the engine does, for people and for programs."""

from rulebound.cli.app import app, main

__all__ = ["app", "main"]
