"""The profiles' table and the options' text."""

import pytest

from three04.rules import options as opt

TABLE = """
table              four      four      four
trump              closed    closed    open
redeal             on        on        on
reenter_at_200     off       on        off
ask_partner        on        on        off
bid_step_from_200  10        10        10
second_auction     off       on        off
partner_close      off       on        off
maker_limits       off       on        off
open_any_turn      on        off       off
reveal_after_first off       on        -
spoilt_trumps      off       on        off
exhausted_trumps   off       on        off
caps               off       sweep     off
caps_bonus         3         3         3
caps_penalty       5         5         5
tokens             11        11        11
match_end          all       all       all
payments           transfer  transfer  transfer
"""
ROWS = [line.split() for line in TABLE.strip().splitlines()]
CELLS = [
    (name, profile, value)
    for name, *values in ROWS
    for profile, value in zip(("Standard", "Classic", "Beginner"), values, strict=True)
    if value != "-"
]


@pytest.mark.parametrize(("name", "profile", "value"), CELLS)
def test_profiles_table(name: str, profile: str, value: str) -> None:
    chosen = opt.profile(profile)
    assert opt.options(profile, f"{name}={value}") == chosen
    held = getattr(chosen, name)
    assert (("off", "on")[held] if isinstance(held, bool) else str(held)) == value


def test_profiles_table_names_every_option() -> None:
    assert [row[0] for row in ROWS] == list(opt.OPTION_NAMES)


def test_standard_is_the_default() -> None:
    assert opt.Options() == opt.profile("Standard")


@pytest.mark.parametrize("profile", list(opt.PROFILES))
@pytest.mark.parametrize(
    "text",
    [
        "table=six-pairs",
        "trump=open tokens=99",
        "bid_step_from_200=5 caps=declared caps_bonus=0 caps_penalty=99",
        "redeal=off match_end=bankrupt payments=bank",
        "second_auction=on partner_close=on maker_limits=on exhausted_trumps=on",
    ],
)
def test_every_option_can_be_set_alone_and_is_written_back(profile: str, text: str) -> None:
    chosen = opt.options(profile, text)
    assert opt.options(profile, opt.differences(chosen)) == chosen
    for item in opt.differences(chosen).split():
        assert item in text.split()


def test_differences_of_a_profile_are_none() -> None:
    for name in opt.PROFILES:
        assert opt.differences(opt.profile(name)) == ""
    assert opt.differences(opt.options("Standard", "tokens=11")) == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense=1", "unknown option “nonsense”: expected "),
        ("tokens", "expected name=value"),
        ("tokens=5 tokens=5", "stands twice"),
        ("tokens=0", "from 1 to 99"),
        ("tokens=100", "from 1 to 99"),
        ("tokens=-1", "from 1 to 99"),
        ("tokens=07", "from 1 to 99"),
        ("tokens=many", "from 1 to 99"),
        ("caps_bonus=100", "from 0 to 99"),
        ("caps_penalty=-1", "from 0 to 99"),
        ("redeal=yes", "on or off"),
        ("trump=hidden", "closed or open"),
        ("bid_step_from_200=15", "5 or 10"),
        ("table=five", "four, six-pairs"),
        ("match_end=never", "all or bankrupt"),
        ("payments=cash", "transfer or bank"),
        ("caps=always", "off, declared or sweep"),
        ("caps=called", "not built yet"),
    ],
)
def test_a_wrong_option_is_refused_with_what_was_expected(text: str, message: str) -> None:
    with pytest.raises(opt.OptionError, match=message):
        opt.options("Standard", text)


def test_unknown_profile() -> None:
    with pytest.raises(opt.OptionError, match="Standard, Classic, Beginner"):
        opt.profile("Strange")
