"""Capicua: five domino traditions, one engine."""

__version__ = "0.1.0"
