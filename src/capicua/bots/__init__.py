"""Players that choose from a view, never from a state."""
