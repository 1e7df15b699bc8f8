"""The kernel proves itself on four miniature games, one for each ordering policy."""
