"""`python -m rulebound` is the command `rulebound`."""

from rulebound.cli import main

main()
