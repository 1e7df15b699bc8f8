"""What each action by hand needs: one checklist for each."""
