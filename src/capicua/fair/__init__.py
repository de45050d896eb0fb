"""Deals that nobody can choose, and how anybody checks that: commit, contribute, draw, reveal. Pure."""
