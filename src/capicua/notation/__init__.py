"""Text and JSON of tiles, actions, positions and records. No rules, no I/O.

The page docs/notation.md describes them.
"""
