"""The player's settings: a typed file, written whole and swapped in, read forgivingly.

A value that cannot be used is replaced by its default alone; names that this version does not know
are kept, so that an older and a newer version can share a file.
"""

import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

log = logging.getLogger(__name__)

Volume = Annotated[int, msgspec.Meta(ge=0, le=100)]

SCHEMA = 2
"""Goes up when a setting changes its name or meaning; ``_UPGRADES`` then has one step more."""

SortOrder: TypeAlias = Literal["suit", "strength", "trump", "manual"]
"""How the hand is sorted: by suit, by strength, trumps first, or as the player lays it."""


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What the new-match dialog was left with.

    Attributes:
        profile: The rules' name.
        house_rules: What differs from the profile, as in a record.
        names: The names at the seats; missing ones are made up.
        players: The computer player at each seat, "" for the person.
        ask_cut: Whether the person is asked where to cut (R5).
    """

    profile: str = "Standard"
    house_rules: str = ""
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    ask_cut: bool = False


class Sound(msgspec.Struct, frozen=True, kw_only=True):
    """How loud the game is.

    Attributes:
        on: Whether anything is to be heard.
        table: How loud cards and tricks are, 0 to 100.
        moments: How loud the opening of the trump and the result are.
        turn: How loud it is said that it is the person's turn.
    """

    on: bool = True
    table: Volume = 60
    moments: Volume = 60
    turn: Volume = 40


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a player can set.

    Attributes:
        language: A language's code; "" follows the system.
        theme: Felt for a bright room, or dark.
        deck: Suits in two or four colours.
        face: Faces with their pictures, or rank and suit alone, very large.
        indices: Which letters the courts bear; "" follows the language.
        back: The card back.
        speed: 0 shows everything at once, 1 is slow, 2 normal, 3 quick.
        motion: Whether cards fly, or only fade in and out; ``system`` follows the system.
        trick_pause: Milliseconds a complete trick stays; a click or key goes on at once.
        text_size: Factor over the system's text size, 0.9 to 1.6.
        trump_meter: Whether it is shown how likely each suit is trump while it is hidden.
        sound: How loud the game is.
        keys: The keys the player chose, by action; of all others the first ones hold.
        sort: How the hand is sorted.
        highest: At which end of a suit the highest card is.
        hand_order: The cards of the running deal as the player laid them, "JS 9S"; for ``manual``.
        confirm: Whether a card has to be chosen twice to be played.
        ahead: Whether a card may be chosen before one's turn, to be played then.
        auto_play: Whether the only legal card is played for the player.
        ask_finish: Whether it is asked before a computer plays the rest of a deal for the player.
        gone: Whether it is shown which cards have been played face up.
        all_hands: Whether all hands are shown where computers play among themselves.
        bids: Whether bids are shown in full or as they are spoken, 160 as 60.
        alert: Whether the taskbar tells that it is the player's turn while another window is used.
        compare_with: Who plays each of the person's deals again in his chair, to be compared with
            in the statistics; "" is nobody.
        statistics_since: When the statistics were set back, in milliseconds since 1970; 0 if never.
        told: What has been told once: "slow", that the fast part of the game is not built;
            "welcome", where rules and a hint are.
        geometry: The window's place and size, as Qt wrote it, in base64.
        on_table: The match that was gone on with last, by its number in the store; 0 if one was
            begun since.
        new_match: What the new-match dialog was left with.
    """

    language: Literal["", "en", "es", "pt", "de"] = ""
    theme: Literal["felt", "dark"] = "felt"
    deck: Literal["two", "four"] = "four"
    face: Literal["sandakada", "bold"] = "sandakada"
    indices: Literal["", "english", "german", "spanish", "portuguese"] = ""
    back: Literal["madder", "indigo", "palm"] = "madder"
    speed: int = 2
    motion: Literal["system", "full", "reduced"] = "system"
    trick_pause: int = 1500
    text_size: float = 1.0
    trump_meter: bool = False
    sound: Sound = Sound()
    keys: dict[str, str] = {}
    sort: SortOrder = "suit"
    highest: Literal["left", "right"] = "left"
    hand_order: str = ""
    confirm: bool = False
    ahead: bool = False
    auto_play: bool = False
    ask_finish: bool = True
    gone: bool = False
    all_hands: bool = True
    bids: Literal["full", "spoken"] = "full"
    alert: bool = True
    compare_with: Literal["", "club", "strong", "expert"] = "strong"
    statistics_since: int = 0
    told: tuple[str, ...] = ()
    geometry: str = ""
    on_table: int = 0
    new_match: NewMatch = NewMatch()


class SettingsFile:
    """The settings on disk.

    Attributes:
        path: The file; its last good state stands beside it with ``.bak``.
        settings: What is set now.
    """

    def __init__(self, path: Path) -> None:
        """Read the file, or its last good state, or begin with the defaults."""
        self.path = path
        self._backup = path.with_suffix(".bak")
        raw = _read(path)
        if raw is None:
            raw = _read(self._backup)
        raw = _upgraded(raw or {})
        self._unknown: dict[str, Any] = {
            name: value
            for name, value in raw.items()
            if name not in Settings.__struct_fields__ and name != "schema"
        }
        self.settings = _usable(raw)

    def save(self, settings: Settings) -> str | None:
        """Set and write; return None, or a plain sentence why it could not be written.

        What is set holds for the running program in any case.
        """
        self.settings = settings
        content = {"schema": SCHEMA, **self._unknown, **msgspec.to_builtins(settings)}
        written = self.path.with_suffix(".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with written.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(content)))
                file.flush()
                os.fsync(file.fileno())
            if _read(self.path) is not None:
                self.path.replace(self._backup)
            written.replace(self.path)
        except OSError as error:
            return f"The settings cannot be saved to {self.path}: {error.strerror or error}."
        return None


def _read(path: Path) -> dict[str, Any] | None:
    try:
        raw = msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        return None
    except (OSError, msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        log.warning("settings in %s are not usable: %s", path, error)
        return None
    return raw if isinstance(raw, dict) else None


def _tell_by_name(raw: dict[str, Any]) -> None:
    """1 to 2: what has been told once is a list; it was one flag."""
    if raw.pop("told_slow", False) is True and "told" not in raw:
        raw["told"] = ["slow"]


_UPGRADES: Final[dict[int, Callable[[dict[str, Any]], None]]] = {1: _tell_by_name}
"""What makes a file of each older schema one of the next."""


def _upgraded(raw: dict[str, Any]) -> dict[str, Any]:
    """Return a file's values as this version names them; files without a number are the first."""
    made = dict(raw)
    schema = made.get("schema")
    for older in range(schema if isinstance(schema, int) and schema > 0 else 1, SCHEMA):
        _UPGRADES[older](made)
    return made


def _usable(raw: dict[str, Any]) -> Settings:
    """Return the settings of a file, each unusable value replaced by its default."""
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        if field.name not in raw:
            continue
        try:
            values[field.name] = msgspec.convert(raw[field.name], field.type)
        except msgspec.ValidationError as error:
            log.warning("setting %s is not usable: %s", field.name, error)
    settings = Settings(**values)
    return msgspec.structs.replace(
        settings,
        speed=min(3, max(0, settings.speed)),
        trick_pause=min(10_000, max(0, settings.trick_pause)),
        text_size=min(1.6, max(0.9, settings.text_size)),
    )
