"""The options of a match and the named profiles of their values ("house rules").

``PROFILES`` is the table at the end of ``docs/rules.md``. Options are written as in a record:
``"caps=declared tokens=7"``, naming only what differs from the profile.
"""

import re
from collections.abc import Callable
from typing import Final

import msgspec

from three04.rules.tables import TABLES, Table


class OptionError(ValueError):
    """A profile, an option's name or its value that the rules do not know."""


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """Every option of a match; the defaults are the Standard profile.

    The ruling that an option switches stands beside it; ``docs/rules.md`` has their text.
    """

    profile: str = "Standard"
    table: str = "four"  # R3
    trump: str = "closed"  # R22: closed, open
    redeal: bool = True  # R9
    reenter_at_200: bool = False  # R12, R13
    ask_partner: bool = True  # R14
    bid_step_from_200: int = 10  # R11: 10, 5
    second_auction: bool = False  # R30
    partner_close: bool = False  # R32
    maker_limits: bool = False  # R36, R43.3, R43.5
    open_any_turn: bool = True  # R35
    reveal_after_first: bool = False  # R44
    spoilt_trumps: bool = False  # R51
    exhausted_trumps: bool = False  # R52
    caps: str = "off"  # R37, R62-R64: off, declared, sweep
    caps_bonus: int = 3  # R62
    caps_penalty: int = 5  # R62
    tokens: int = 11  # R65
    match_end: str = "all"  # R66: all, bankrupt
    payments: str = "transfer"  # R66: transfer, bank

    @property
    def seating(self) -> Table:
        """The table these options name."""
        return TABLES[self.table]


STANDARD: Final = Options()
CLASSIC: Final = Options(
    profile="Classic",
    reenter_at_200=True,
    second_auction=True,
    partner_close=True,
    maker_limits=True,
    open_any_turn=False,
    reveal_after_first=True,
    spoilt_trumps=True,
    exhausted_trumps=True,
    caps="sweep",
)
BEGINNER: Final = Options(
    profile="Beginner",
    trump="open",
    ask_partner=False,
    open_any_turn=False,
)
PROFILES: Final[dict[str, Options]] = {o.profile: o for o in (STANDARD, CLASSIC, BEGINNER)}

Value = bool | int | str


def _switch(text: str) -> bool:
    if text not in ("on", "off"):
        raise OptionError("on or off")
    return text == "on"


def _word(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise OptionError(f"{', '.join(words[:-1])} or {words[-1]}")
        return text

    return read


def _number(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not re.fullmatch("0|[1-9][0-9]{0,3}", text) or not low <= int(text) <= high:
            raise OptionError(f"a number from {low} to {high}")
        return int(text)

    return read


def _caps(text: str) -> str:
    if text == "called":
        raise OptionError("off, declared or sweep: Caps called during play is not built yet")
    return _word("off", "declared", "sweep")(text)


def _step(text: str) -> int:
    if text not in ("5", "10"):
        raise OptionError("5 or 10")
    return int(text)


_READERS: Final[dict[str, Callable[[str], Value]]] = {
    "table": _word(*TABLES),
    "trump": _word("closed", "open"),
    "redeal": _switch,
    "reenter_at_200": _switch,
    "ask_partner": _switch,
    "bid_step_from_200": _step,
    "second_auction": _switch,
    "partner_close": _switch,
    "maker_limits": _switch,
    "open_any_turn": _switch,
    "reveal_after_first": _switch,
    "spoilt_trumps": _switch,
    "exhausted_trumps": _switch,
    "caps": _caps,
    "caps_bonus": _number(0, 99),
    "caps_penalty": _number(0, 99),
    "tokens": _number(1, 99),
    "match_end": _word("all", "bankrupt"),
    "payments": _word("transfer", "bank"),
}

OPTION_NAMES: Final = tuple(_READERS)
"""Every option's name, in the order of the profiles' table."""


def profile(name: str) -> Options:
    """Return the options of a named profile.

    Raises:
        OptionError: If no profile has this name.
    """
    if name not in PROFILES:
        raise OptionError(f"unknown rules “{name}”: expected {', '.join(PROFILES)}")
    return PROFILES[name]


def read_values(text: str) -> dict[str, Value]:
    """Read ``"name=value …"`` into a mapping, without reference to a profile.

    Raises:
        OptionError: On an unknown name, a name given twice, or a value out of range.
    """
    values: dict[str, Value] = {}
    for item in (part for part in re.split("[ \t]+", text) if part):
        name, equals, value = item.partition("=")
        if not equals:
            raise OptionError(f"“{item}” is no option: expected name=value")
        if name not in _READERS:
            raise OptionError(f"unknown option “{name}”: expected {', '.join(_READERS)}")
        if name in values:
            raise OptionError(f"option “{name}” stands twice")
        try:
            values[name] = _READERS[name](value)
        except OptionError as error:
            raise OptionError(f"option {name}={value}: expected {error}") from None
    return values


def options(profile_name: str, text: str = "") -> Options:
    """Return a profile's options with those in ``text`` set over them.

    Raises:
        OptionError: As :func:`profile` and :func:`read_values` do.
    """
    return msgspec.structs.replace(profile(profile_name), **read_values(text))


def checked(chosen: Options) -> Options:
    """Return options that came from outside, as they are.

    Raises:
        OptionError: If they name a profile or hold a value that the rules do not know.
    """
    profile(chosen.profile)
    return options(chosen.profile, differences(chosen))


def differences(chosen: Options) -> str:
    """Return the ``"name=value …"`` text of what differs from the profile, in a fixed order."""
    base = PROFILES[chosen.profile]
    return " ".join(
        f"{name}={_written(getattr(chosen, name))}"
        for name in OPTION_NAMES
        if getattr(chosen, name) != getattr(base, name)
    )


def _written(value: Value) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)
