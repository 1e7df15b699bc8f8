"""Legality, written once: a checklist for every kind of action, one file each.

Listing the options runs a checklist as a filter, performing an action runs it again, `why_not` returns every item
that fails.
"""
