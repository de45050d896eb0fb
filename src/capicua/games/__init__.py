"""The games, one file each, and the registry of their styles."""
