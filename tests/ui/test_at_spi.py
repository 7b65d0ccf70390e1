"""From end to end: the program itself, read, heard and played through AT-SPI as Orca does it."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.ui.at_spi import Desktop, Reader, Thing

PLAYERS = ("", "club", "club", "club")
CARD = " of "
ASKED = "Your turn"


class Table:
    """The game as the reader knows it."""

    def __init__(self, reader: "Reader", program: "Thing") -> None:
        self.reader = reader
        self.program = program
        self.lists: dict[str, Thing] = {}
        self._prompt: Thing | None = None
        assert reader.listen(self._find)

    def _find(self) -> bool:
        """Find what is read again and again; return whether all of it is there."""
        reader = self.reader
        for thing in reader.tree(self.program):
            name = reader.name(thing)
            if reader.role(thing) == "list":
                self.lists[name] = thing
            elif name.startswith(ASKED) or name.endswith("thinking…"):
                self._prompt = thing
        if self._prompt is None and _over(reader):  # somebody demanded a new deal at once
            self.press("Next deal")
        return self._prompt is not None and len(self.lists) >= 4

    def asked(self) -> str:
        """Return what the person is asked, as it stands there; empty while it is not his turn."""
        assert self._prompt is not None
        words = self.reader.name(self._prompt)
        return words if words.startswith(ASKED) else ""

    def names(self, group: str) -> list[str]:
        return [self.reader.name(item) for item in self.reader.children(self.lists[group])]

    def playable(self) -> "list[Thing]":
        """Return the cards that the reader hears to be legal."""
        cards = self.reader.children(self.lists["Your hand"])
        return [card for card in cards if self.reader.about(card).startswith("legal")]

    def press(self, *names: str) -> bool:
        """Press the first of these buttons that is there and can be pressed."""
        reader = self.reader
        for thing in reader.tree(self.program):
            wanted = reader.role(thing) == "push button" and reader.name(thing) in names
            if wanted and reader.is_shown(thing) and "Press" in reader.actions(thing):
                reader.do(thing, "Press")
                return True
        return False


@pytest.mark.soak
def test_a_game_is_read_heard_and_played_by_a_screen_reader(tmp_path: Path) -> None:
    pytest.importorskip("jeepney", reason="needs the Python package jeepney")
    from tests.ui import at_spi

    missing = at_spi.missing_packages()
    if missing:
        pytest.skip(f"needs the Debian packages {' '.join(missing)}")
    data, run = tmp_path / "data", tmp_path / "run"
    data.mkdir()
    run.mkdir(mode=0o700)
    settings = {"speed": 3, "language": "en", "new_match": {"players": PLAYERS}}
    (data / "settings.json").write_text(json.dumps(settings))
    with at_spi.Desktop(run) as desktop:
        reader = at_spi.Reader(desktop)
        command = [sys.executable, "-m", "three04", "--data-dir", str(data), "play"]
        desktop.run(command, tmp_path / "log")
        try:
            _play(desktop, reader)
        finally:
            reader.close()
            print((tmp_path / "log").read_text())


def _play(desktop: "Desktop", reader: "Reader") -> None:
    assert reader.listen(lambda: reader.program("three04"))
    assert reader.listen(lambda: desktop.give_focus("304"))
    program = reader.program("three04")
    assert program is not None
    table = Table(reader, program)
    assert list(table.lists) == ["Seats", "Auction", "Trick", "Your hand"]
    assert len(table.names("Seats")) == 4
    assert reader.listen(lambda: table.names("Your hand"))  # the window may be there before it
    hand = table.names("Your hand")
    assert len(hand) == 4
    assert all(CARD in name for name in hand)
    for _ in range(3):
        _to_a_card(reader, table)
        _play_card(reader, table)
    assert any(" bids " in line for line in reader.heard), reader.heard
    assert any(" wins trick " in line or " win trick " in line for line in reader.heard)
    auction = table.names("Auction")
    assert auction
    assert set(auction) <= set(reader.heard) | {auction[0]}
    assert any(CARD in reader.name(thing) for thing in reader.focused)
    print("\n".join(reader.heard))


def _to_a_card(reader: "Reader", table: Table) -> None:
    """Answer what is asked until a card is to be played."""
    for _ in range(30):
        assert reader.listen(lambda: table.asked() or _over(reader)), reader.heard
        if not table.asked():
            reader.listen(lambda: table.asked() or table.press("Next deal"))
            continue
        if table.playable():
            return
        question = table.asked()
        assert table.press("Pass", "Bid 160", "Keep closed", "No Caps"), question
        assert reader.listen(partial(_answered, table, question))
    raise AssertionError(reader.heard)


def _over(reader: "Reader") -> bool:
    """Return whether a deal's result was just heard."""
    return any(line.startswith("Result: ") for line in reader.heard[-3:])


def _answered(table: Table, question: str) -> bool:
    return table.asked() != question or bool(table.playable()) or _over(table.reader)


def _play_card(reader: "Reader", table: Table) -> None:
    card = table.playable()[0]
    name = reader.name(card)
    before = len(table.names("Your hand"))
    reader.do(card, "SetFocus")
    assert reader.listen(lambda: card in reader.focused)
    assert reader.has_focus(card)
    reader.do(card, "Press")
    if "indicator" in table.asked():
        assert table.press("Lay face down")
    played = name[0].lower() + name[1:]
    assert reader.listen(lambda: any(f"the {played}" in line for line in reader.heard))
    assert len(table.names("Your hand")) >= before - 1
