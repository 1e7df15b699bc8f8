"""Break the code that cites a rule, and see whether a test that claims the rule notices."""
