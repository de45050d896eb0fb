"""What every game must obey: laws over the registry, and vectors that pin the rules."""
