"""The ids of the texts that a room speaks in: the catalogs have each in every language."""

from typing import Final

REFUSALS: Final = (
    "refused-already-given",
    "refused-already-seated",
    "refused-clock",
    "refused-contribution",
    "refused-deal",
    "refused-emote",
    "refused-illegal",
    "refused-kicked",
    "refused-level",
    "refused-name",
    "refused-no-such-seat",
    "refused-not-due",
    "refused-not-host",
    "refused-not-now",
    "refused-not-seated",
    "refused-not-yet",
    "refused-not-your-turn",
    "refused-option",
    "refused-players",
    "refused-room-ended",
    "refused-room-full",
    "refused-seat-taken",
    "refused-stale",
    "refused-started",
    "refused-too-fast",
    "refused-unknown-game",
    "refused-words",
)
"""Why a room takes a request not; a game's own refusals come on top."""

TIDINGS: Final = (
    "event-away",
    "event-back",
    "event-bot-sits-in",
    "event-changed",
    "event-filled",
    "event-gone",
    "event-host",
    "event-joined",
    "event-kicked",
    "event-left",
    "event-moved",
    "event-rematch",
    "event-renamed",
    "event-started",
    "event-timeout",
)
"""What a room tells of itself; each with the seat it is about, "event-gone" and "event-kicked" with the `name`."""

EMOTES: Final = (
    "face-angry",
    "face-happy",
    "face-love",
    "face-sad",
    "face-surprised",
    "face-thinking",
    "phrase-good-game",
    "phrase-good-luck",
    "phrase-hello",
    "phrase-hurry",
    "phrase-nice",
    "phrase-oops",
    "phrase-sorry",
    "phrase-thanks",
    "phrase-well-played",
)
"""What can be said with one tap: the catalogs have each in every language."""
