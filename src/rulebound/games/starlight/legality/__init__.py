"""One checklist for each kind of action: listing runs it as a filter, a refusal names every item that fails."""
