"""What can be done in the replay window, in words, and the keys it is done by."""

from typing import Final

from PySide6.QtCore import QCoreApplication

KEYS: Final[dict[str, tuple[str, ...]]] = {
    "step": ("Right",),
    "back": ("Left",),
    "next_trick": ("PgDown",),
    "previous_trick": ("PgUp",),
    "next_deal": ("Ctrl+PgDown", "Ctrl+Right"),
    "previous_deal": ("Ctrl+PgUp", "Ctrl+Left"),
    "begin": ("Home",),
    "end": ("End",),
    "play": ("Space",),
    "faster": ("+", "="),
    "slower": ("-",),
    "play_on": ("P",),
    "list": ("L",),
    "close": ("Esc", "Ctrl+W"),
}
"""The first keys of each action; who looks has the digits and S."""


def action_texts() -> dict[str, str]:
    """Return each action in words."""
    return {
        "step": QCoreApplication.translate("Replay", "Next step"),
        "back": QCoreApplication.translate("Replay", "Previous step"),
        "next_trick": QCoreApplication.translate("Replay", "Next trick"),
        "previous_trick": QCoreApplication.translate("Replay", "Previous trick"),
        "next_deal": QCoreApplication.translate("Replay", "Next deal"),
        "previous_deal": QCoreApplication.translate("Replay", "Previous deal"),
        "begin": QCoreApplication.translate("Replay", "Beginning of the match"),
        "end": QCoreApplication.translate("Replay", "End of the match"),
        "play": QCoreApplication.translate("Replay", "Play or pause"),
        "faster": QCoreApplication.translate("Replay", "Faster"),
        "slower": QCoreApplication.translate("Replay", "Slower"),
        "play_on": QCoreApplication.translate("Replay", "Play on from here"),
        "list": QCoreApplication.translate("Replay", "Deals, tricks and log"),
        "close": QCoreApplication.translate("Replay", "Close the replay"),
    }
