"""Contracts, tile sets, numbers and errors that every game shares. Knows no game."""
