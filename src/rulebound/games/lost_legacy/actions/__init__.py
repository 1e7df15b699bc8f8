"""Every change of the game is an action: announced, perhaps responded to, then completed [LL-act.1] [LL-act.2]."""
