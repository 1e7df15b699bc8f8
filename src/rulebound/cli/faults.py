"""Which errors are mistakes of the person at the keyboard, and the exit status that each deserves."""

from __future__ import annotations

FAILED = 1
USAGE = 2


def status_of(fault: Exception) -> int | None:
    """The exit status, or None where the error is ours and must be seen in full."""
    from rulebound import api
    from rulebound.kernel.errors import BadSwitch, RuleboundError
    from rulebound.language.errors import CardTextError
    from rulebound.tabletop import coverage, rulebook
    from rulebound.tabletop.cardfiles import CardFileError

    if isinstance(fault, api.UnknownRuleset | rulebook.UnknownRule | BadSwitch):
        return USAGE
    if isinstance(fault, RuleboundError | CardFileError | CardTextError | coverage.NotACheckout | OSError):
        return FAILED
    if isinstance(fault, coverage.UnreadableTest | UnicodeDecodeError):
        return FAILED
    return None
