"""The maker at the window: every situation of R43, R35, R36 and R44 with cards made for it.

Hands and scripts have the seat numbers of the rules' own tests; the maker is turned to seat 0, the
person's. What the script has of his is done at the window, the others have players that follow it.
"""

import threading
from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from tests.rules.situation import fill, read
from tests.ui.player import Clicker, Opener, Typist, session_of, wait_for_turn
from three04.ai.player import Player
from three04.ai.players import PLAYERS
from three04.ai.search.guess import likely_trump
from three04.cards import Card
from three04.record.deals import FixedSource
from three04.rules import actions as act
from three04.rules.actions import Action
from three04.rules.events import Event, TrumpOpened
from three04.rules.nought.public import Phase
from three04.rules.nought.view import View
from three04.rules.options import options as options_of
from three04.rules.questions import Answer, Decline, Question
from three04.table.chairs import InlineExecutor, ViewChair
from three04.ui.advice.meter import hidden
from three04.ui.board.items import CardLook
from three04.ui.match.lineup import Lineup, Wish
from three04.ui.match.session import Session
from three04.ui.models.hand import HandRole
from three04.ui.tabletop.area import TableArea
from three04.ui.tabletop.result_parts import MiniCard
from three04.ui.window.main_window import MainWindow

HANDS = pytest.mark.parametrize("hands", [Clicker, Typist])
LIMITS = pytest.mark.parametrize("limits", ["on", "off"])
AnyAction = TypeVar("AnyAction", bound=Action)


def player_of(script: list[Action]) -> Player:
    """Return a player that follows a script, whatever its seat, and then plays what it may."""

    def decide(view: View, question: Question, seed: str, budget: int) -> Answer:
        if question.kind == "offer":
            return Decline()
        public, seat = view.public, question.seat
        if public.phase is Phase.PLAY:
            plays = [a for a in script if isinstance(a, act.Play) and a.seat == seat]
            tricks = (*public.tricks, public.trick)
            done = sum(play.seat == seat for trick in tricks for play in trick.plays)
            return plays[done] if done < len(plays) else question.actions[0]
        if public.phase is Phase.TRUMP:
            return next(a for a in script if isinstance(a, act.LayTrump) and a.seat == seat)
        assert public.phase is Phase.AUCTION
        assert public.auction is not None
        calls = [a for a in script if isinstance(a, act.Bid | act.Pass) and a.seat == seat]
        return calls[sum(who == seat for who, _ in public.auction.calls)]

    return Player("script", decide)


class Watch:
    """Keeps how every card in use looked, at each moment that a table showed.

    Attributes:
        looks: The cards, moment by moment, until the deal was over.
        opened: The indicator, each time that trump was opened.
    """

    def __init__(self, area: TableArea) -> None:
        self.area = area
        self.looks: list[list[CardLook]] = []
        self.opened: list[Card] = []
        assert area.session is not None
        area.refreshed.connect(self.note)
        area.session.presented.connect(self.happened)

    def happened(self, event: Event) -> None:
        if isinstance(event, TrumpOpened):
            self.opened.append(event.card)

    def note(self) -> None:
        session = self.area.session
        if session is not None and session.view.public.outcome is None:
            self.looks.append([item.look for item in self.area.board.table.card_items()])

    def lies(self, card: Card, name: str) -> set[bool]:
        """Return how a card of a seat has lain in the trick: face down, face up, or both."""
        by = f"played by {name}"
        return {
            look.down
            for looks in self.looks
            for look in looks
            if look.card == card and look.spoken.endswith(by)
        }

    def faces(self) -> set[Card]:
        """Return every face that was ever there."""
        assert self.looks
        return {look.card for looks in self.looks for look in looks if look.card is not None}


class Maker:
    """The person as maker at the window.

    Attributes:
        mine: What his window showed.
        theirs: What the table showed to another seat, in a window of its own.
        spectator: What somebody knows who only watches.
        turn: How far the seats are turned.
    """

    def __init__(
        self,
        qtbot: QtBot,
        window: MainWindow,
        hands: type[Clicker | Typist],
        turn: int,
        other: int,
        player: Player,
    ) -> None:
        self.qtbot, self.window, self.area = qtbot, window, window.area
        self.hands, self.turn = hands(qtbot, window), turn
        self.mine = Watch(window.area)
        session = session_of(window)
        lineup = Lineup(players=("script",) * 4, seed="x")
        self.other = Session(session._table, lineup, self.place(other), 0.0, window)
        self.other.seat_computer(self.place(other), player, InlineExecutor())
        self.other_area = TableArea()
        self.other_area.show_session(self.other)
        self.theirs = Watch(self.other_area)
        self.other.start()
        self.spectator = ViewChair(None)
        session._table.watch(self.spectator)

    def place(self, seat: int) -> int:
        """Return where a seat of the script sits at the window."""
        return (seat - self.turn) % 4

    def name(self, seat: int) -> str:
        return self.area.names[self.place(seat)]

    def their_name(self, seat: int) -> str:
        return self.other_area.names[self.place(seat)]

    # ------------------------------------------------------------------ what he does

    def wait(self, offered: bool = False) -> None:
        """Wait until he is asked to play; keep trump closed where that is offered."""
        wait_for_turn(self.qtbot, self.window)
        assert not self.window.findChildren(QMessageBox)
        panel = self.area.choice_panel
        while panel.isVisible() and not panel.laying and not offered:
            self.hands.answer(Decline())
            wait_for_turn(self.qtbot, self.window)

    def follow(self, script: list[Action], offered: bool) -> None:
        """Do what the script has of his."""
        for action in script:
            if action.seat == 0:
                self.wait(isinstance(action, act.Open))
                self.hands.answer(action)
        self.wait(offered)

    def play(self, card: Card) -> None:
        """Play a card; the window has to take it, and then the table goes on to his next turn."""
        assert card in self.playable()
        self.hands.answer(act.Play(0, card))
        assert not self.area.reason.isVisible()
        assert card not in [row.card for row in self.area.hand.rows]
        self.wait()

    def open(self) -> None:
        """Open the trump."""
        self.hands.answer(act.Open(0))
        self.wait()

    def finish(self) -> None:
        """Have the deal played out."""
        self.window.match.finish_deal()
        self.qtbot.waitUntil(self.area.result.isVisible)

    # ------------------------------------------------------------------ what he sees

    def playable(self) -> set[Card]:
        """Return the cards that his hand calls playable."""
        model = self.area.hand
        indexes = [model.index(row) for row in range(model.rowCount())]
        able = {
            str(model.data(index, HandRole.CARD))
            for index in indexes
            if model.data(index, HandRole.PLAYABLE) is True
        }
        for index in indexes:  # the cards on the table look as the hand says
            item = self.area.board.table.item_of(model.data(index, HandRole.CARD))
            assert item is not None
            assert item.look.playable is (item.look.card in able)
            assert item.look.veiled is not item.look.playable
        return able

    def indicator(self) -> Card | None:
        """Return his indicator where it lies on the table, if it does."""
        rows = [row.card for row in self.area.hand.rows if row.indicator]
        return rows[0] if rows else None

    def refuses(self, card: Card, reason: str) -> None:
        """Choose a card that may not be played: the window says why and nothing happens."""
        before = list(self.area.hand.rows)
        assert card not in self.playable()
        self.hands.card(card)
        assert self.area.reason.isVisible()
        assert self.area.reason.text() == reason
        assert self.area.hand.rows == before
        row = next(row for row in before if row.card == card)
        assert row.reason == reason

    def trick(self, area: TableArea | None = None) -> list[tuple[Card | None, bool]]:
        """Return the cards of the trick in view, in the order played: what, and if face down."""
        shown = (area or self.area).board.table.picture
        assert shown is not None
        return [(card.card, card.down) for card in shown.trick]

    def prompt(self) -> str:
        return self.area.prompt.words.text

    def can_open(self) -> bool:
        """Return whether the button to open is there; it is with its action."""
        tool = self.window.commands.side_tools[2]
        assert tool.isVisible() is self.window.commands.open_action.isEnabled()
        return tool.isVisible()


Sit = Callable[..., Maker]


@pytest.fixture
def sit(qtbot: QtBot, open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> Iterator[Sit]:
    made: list[Maker] = []

    def sit_down(
        script: str,
        deal: Mapping[int, str],
        options: str = "",
        rules: str = "Standard",
        *,
        maker: int = 1,
        other: int = 2,
        offered: bool = False,
        hands: type[Clicker | Typist] = Clicker,
    ) -> Maker:
        chosen = options_of(rules, options)
        dealt = fill(chosen, deal)
        turned = tuple(dealt[(seat + maker) % 4] for seat in range(4))
        actions = [turned_action(action, maker) for action in read(script)]
        player = player_of(actions)
        monkeypatch.setitem(PLAYERS, "script", player)
        source = FixedSource((3 - maker) % 4, [turned])
        window = open_window.of(source, Wish(chosen, ("", "script", "script", "script")))
        table = Maker(qtbot, window, hands, maker, other, player)
        made.append(table)
        table.follow(actions, offered)
        return table

    yield sit_down
    for table in made:
        table.other.close()
        table.other_area.close()
        table.other_area.deleteLater()


def turned_action(action: AnyAction, maker: int) -> AnyAction:
    return msgspec.structs.replace(action, seat=(action.seat - maker) % 4)


VOID = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "9S TS JD 9D | JC 9C 7D 8D",
    2: "JH 9H TH 7H | TD QD TC QC",
    3: "JS AS KS QS | 8S 7S AC KC",
}
"""Seat 1 is the maker with the ten of spades laid; he and seat 3 are void of hearts."""

SPADES = {0: "AH", 1: "JS 9S AS TS | KS QS 8S 7S"}
"""Seat 1 holds nothing but trumps."""

HAND = {"9S", "JD", "9D", "JC", "9C", "7D", "8D"}
PLAIN = HAND - {"9S"}
ONLY_INDICATOR = "With trump closed the maker ruffs only with the indicator."
INDICATOR_LAST = "You may not lead the indicator while you hold another card."
TRUMP_LED = "Trump is led and the indicator is your only one: play a card of your hand."
FIRST_LEAD = "With trump closed the maker may not lead a trump to the first trick."
MUST_OPEN = "You hold nothing but trumps: open the trump before you lead."


def cards(text: str) -> set[Card]:
    return set(text.replace("|", "").split())


def bid(contract: int = 160, card: Card = "TS") -> str:
    return f"auction 0:pass 1:{contract} 2:pass 3:pass / trump 1:{card} / "


# ---------------------------------------------------------------------- R43.1, R43.2

BEFORE_HIM = {
    0: "AH KH QH 8H | AD KD 7C 8C",
    1: "7S KS JD 9D | JC 9C 7D 8D",
    2: "9S TS TD QD | TC QC AC KC",
    3: "JS AS QS 8S | JH 9H TH 7H",
}
"""Seat 2 is the maker; he plays after seat 1, who is void of hearts too."""


def after_a_ruff(sit: Sit, hands: type[Clicker | Typist] = Clicker) -> Maker:
    """The maker plays after one who was void."""
    script = "auction 0:pass 1:pass 2:160 3:pass / trump 2:TS / play 0:AH 1:(KS) 3:JH"
    return sit(script, BEFORE_HIM, maker=2, other=3, hands=hands)


def test_r43_1_the_card_of_a_void_seat_is_a_back_without_a_face(sit: Sit) -> None:
    table = after_a_ruff(sit)
    assert table.trick() == [("AH", False), (None, True)]
    backs = [
        item.look
        for item in table.area.board.table.card_items()
        if item.look.spoken == f"Face-down card played by {table.name(1)}"
    ]
    assert [(look.card, look.down, look.cover, look.tag) for look in backs] == [
        (None, True, "hidden", None)
    ]
    assert "KS" not in table.mine.faces()
    assert "KS" not in table.theirs.faces()


def test_r43_2_a_ruff_not_meant_as_one_opens_the_trump_too(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH 2:7H 3:(7S)", VOID)
    table.play("7D")
    assert table.mine.opened == table.theirs.opened == ["TS"]
    assert table.mine.lies("7S", table.name(3)) == {False}


# ---------------------------------------------------------------------- R43.3


@HANDS
def test_r43_3_a_void_maker_may_play_any_card_or_the_indicator(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    table = sit(bid() + "play 0:AH 2:JH 3:(AC)", VOID, hands=hands)
    assert table.playable() == HAND | {"TS"}
    assert table.indicator() == "TS"
    assert table.prompt() == "No hearts: your card goes face down"
    table.play("TS")  # from its place on the table
    assert table.theirs.lies("TS", table.their_name(1)) == {False}  # the ruff was turned up
    assert table.mine.lies("TS", table.name(1)) == {True, False}
    assert table.indicator() is None
    assert table.playable() == HAND  # he took the trick


@HANDS
def test_r43_3_with_maker_limits_he_ruffs_with_the_indicator_alone(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    table = sit(bid() + "play 0:AH 2:JH 3:(AC)", VOID, "maker_limits=on", hands=hands)
    assert table.playable() == PLAIN | {"TS"}
    assert table.prompt() == ("No hearts: play a plain card face down, or ruff with the indicator")
    table.refuses("9S", ONLY_INDICATOR)
    table.play("TS")
    assert table.playable() == HAND


def test_r43_3_a_trump_of_his_hand_ruffs_as_well(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH 2:JH 3:(AC)", VOID)
    table.play("9S")
    assert table.mine.lies("9S", table.name(1)) == {True, False}
    assert table.theirs.lies("9S", table.their_name(1)) == {False}
    assert table.indicator() is None
    assert table.playable() == PLAIN | {"TS"}  # the indicator is in his hand, and he leads


def test_r43_3_nothing_but_trumps_without_limits(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH", SPADES)
    assert table.playable() == cards("JS 9S AS TS KS QS 8S 7S")


@HANDS
def test_r43_3_with_maker_limits_and_nothing_but_trumps_the_indicator_has_to_go(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    table = sit(bid() + "play 0:AH", SPADES, "maker_limits=on", hands=hands)
    assert table.playable() == {"TS"}
    assert table.prompt() == "No hearts: your card goes face down"
    for card in cards("JS 9S AS KS QS 8S 7S"):
        table.refuses(card, ONLY_INDICATOR)
    table.play("TS")
    assert table.theirs.opened


# ---------------------------------------------------------------------- R43.4

ONLY = {
    0: "AS KS QS 8S | AD KD 7C 8C",
    1: "AH TS JD 9D | JC 9C 7D 8D",
    2: "JS 9H TH 7H | 9S 7S TC QC",
}
"""The maker, seat 1, lays the ten of spades: it is his only trump."""


@LIMITS
@HANDS
def test_r43_4_trump_is_led_and_the_indicator_his_only_one(
    sit: Sit, hands: type[Clicker | Typist], limits: str
) -> None:
    table = sit(bid() + "play 0:8S 2:7S", ONLY, f"maker_limits={limits}", hands=hands)
    assert table.playable() == {"AH", "JD", "9D", "JC", "9C", "7D", "8D"}
    assert table.prompt() == "No spades: play a plain card face down"
    table.refuses("TS", TRUMP_LED)
    table.play("7D")
    assert table.indicator() == "TS"
    assert table.theirs.opened == []
    assert "7D" not in table.theirs.faces()


def test_r43_4_with_a_trump_in_hand_he_follows_with_it(sit: Sit) -> None:
    deal = {**ONLY, 1: "9S TS JD 9D | JC 9C 7D 8D", 2: "JS 9H TH 7H | AH 7S TC QC"}
    table = sit(bid() + "play 0:8S", deal)
    assert table.playable() == {"9S"}
    table.refuses("TS", "You hold spades, so you must follow.")
    table.refuses("JD", "You hold spades, so you must follow.")
    table.play("9S")
    assert table.theirs.lies("9S", table.their_name(1)) == {False}
    assert table.theirs.opened == []


# ---------------------------------------------------------------------- R43.5, R36

LEADS = {0: "9S TS AH KH | JS 7D 8D 9D", 1: "AS", 2: "QS", 3: "7S"}
"""The maker, seat 0, is eldest; he lays the ten of spades."""

FIRST = "auction 0:160 1:pass 2:pass 3:pass / trump 0:TS / "


def test_r43_5_he_may_lead_trumps_from_his_hand_but_not_the_indicator(sit: Sit) -> None:
    table = sit(FIRST + "play 1:AS 2:QS 3:7S", LEADS, maker=0)
    assert table.prompt() == "Lead a card"
    assert table.playable() == {"9S", "AH", "KH", "JS", "7D", "8D", "9D"}
    table.refuses("TS", INDICATOR_LAST)
    table.play("JS")
    assert table.theirs.lies("JS", table.their_name(0)) == {False}
    assert table.theirs.opened == []
    table.refuses("TS", INDICATOR_LAST)


@HANDS
def test_r43_5_with_maker_limits_no_trump_to_the_first_trick(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    table = sit(FIRST + "play 1:7H 2:8H 3:9H", LEADS | {1: "AS 7H", 2: "QS 8H", 3: "7S 9H"},
                "maker_limits=on", maker=0, hands=hands)  # fmt: skip
    assert table.playable() == {"AH", "KH", "7D", "8D", "9D"}
    table.refuses("JS", FIRST_LEAD)
    table.refuses("TS", INDICATOR_LAST)
    table.play("AH")


def test_r43_5_with_maker_limits_trumps_to_a_later_trick(sit: Sit) -> None:
    table = sit(bid() + "play 0:AD 2:TD 3:(AC) 1:JD", VOID, "maker_limits=on")
    assert table.playable() == HAND - {"JD"}
    table.refuses("TS", INDICATOR_LAST)
    table.play("9S")
    assert table.theirs.lies("9S", table.their_name(1)) == {False}


@HANDS
def test_r36_a_leader_with_nothing_but_trumps_has_to_open(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    deal = {0: SPADES[1]}
    table = sit(FIRST, deal, "maker_limits=on open_any_turn=off", maker=0, hands=hands)
    assert table.playable() == set()
    for card in cards("JS 9S AS KS QS 8S 7S"):
        table.refuses(card, MUST_OPEN)
    table.refuses("TS", INDICATOR_LAST)
    assert table.can_open()
    table.open()
    assert table.indicator() is None
    assert not table.can_open()
    assert table.playable() == cards(SPADES[1])
    table.play("TS")


def test_r36_not_without_the_limits(sit: Sit) -> None:
    table = sit(FIRST, {0: SPADES[1]}, maker=0)
    assert table.playable() == cards("JS 9S AS KS QS 8S 7S")


# ---------------------------------------------------------------------- R43.6

ENDING = {
    0: "JS 7S JH 7H | JD 7D JC 7C",
    1: "9S 8S AS 9H | 8H 9D 8D 9C",
    2: "QS AH QH AD | QD AC QC 8C",
    3: "KS TS TH KH | TD KD TC KC",
}
"""Seven tricks without a ruff are possible, whoever is maker with spades."""


def ending(
    sit: Sit, maker: int, card: Card, seven: str, last: str, hands: type[Clicker | Typist]
) -> Maker:
    """Seven tricks are over and trump is closed; seat 1 leads to the last."""
    calls = " ".join(f"{s}:{160 if s == maker else 'pass'}" for s in range(4))
    tricks = (
        "play 0:JH 1:8H 2:QH 3:KH / play 0:JD 1:8D 2:QD 3:KD / play 0:JS 1:8S 2:QS 3:TS"
        f" / play 0:7S 1:AS 2:(8C) 3:{'KS' if maker == 1 else '(KC)'}"
        " / play 1:9H 2:AH 3:TH 0:7H / play 1:9D 2:AD 3:TD 0:7D"
    )
    script = f"auction {calls} / trump {maker}:{card} / {tricks} / play {seven} / play {last}"
    return sit(script, ENDING, maker=maker, other=0, hands=hands)


@HANDS
def test_r43_6_the_indicator_alone_is_led(sit: Sit, hands: type[Clicker | Typist]) -> None:
    table = ending(sit, 1, "9S", "1:9C 2:AC 3:TC 0:7C", "2:QC 3:KC 0:JC", hands)
    assert [row.card for row in table.area.hand.rows] == ["9S"]
    assert table.prompt() == "Lead a card"
    assert table.playable() == {"9S"}
    assert table.theirs.opened == []
    table.play("9S")
    assert table.theirs.opened == ["9S"]
    assert table.theirs.lies("9S", table.their_name(1)) == {False}
    # Void seats after it play face up.
    for card, seat in (("QC", 2), ("KC", 3)):
        assert table.theirs.lies(card, table.their_name(seat)) == {False}
    assert table.area.result.isVisible()


@HANDS
def test_r43_6_the_indicator_alone_follows_face_up(sit: Sit, hands: type[Clicker | Typist]) -> None:
    table = ending(sit, 3, "KS", "1:9C 2:AC 3:TC 0:7C", "1:9S 2:(QC) 0:JC", hands)
    assert table.prompt() == "Spades were led: follow suit"
    assert table.trick() == [("9S", False), (None, True)]
    assert table.playable() == {"KS"}
    table.play("KS")
    assert table.theirs.opened == ["KS"]
    assert table.theirs.lies("KS", table.their_name(3)) == {False}
    assert table.mine.lies("KS", table.name(3)) == {False}
    assert table.area.result.isVisible()


@pytest.mark.parametrize(
    ("maker", "card", "seven", "last"),
    [
        (1, "9S", "1:9C 2:AC 3:TC 0:7C", "2:QC 3:KC 0:JC"),
        (3, "KS", "1:9C 2:AC 3:TC 0:7C", "1:9S 2:(QC) 0:JC"),
    ],
    ids=["led", "follows"],
)
def test_r43_6_whenever_the_trump_is_guessed_some_deal_agrees(
    sit: Sit, maker: int, card: Card, seven: str, last: str
) -> None:
    table = ending(sit, maker, card, seven, last, Clicker)
    guessed: list[bool] = []

    def guess() -> None:
        view = table.other.view
        if hidden(view):
            guessed.append(bool(likely_trump(view, "meter", 4, threading.Event()).trump))

    table.other.presented.connect(guess)
    guess()
    table.play(card)
    assert table.theirs.opened == [card]
    assert guessed
    assert all(guessed)


@HANDS
def test_r43_6_the_indicator_alone_ruffs_face_down(sit: Sit, hands: type[Clicker | Typist]) -> None:
    table = ending(sit, 3, "KS", "1:9S 2:(AC) 3:(TC) 0:(7C)", "1:9C 2:QC 0:JC", hands)
    assert table.prompt() == "No clubs: your card goes face down"
    assert table.playable() == {"KS"}
    table.play("KS")
    assert table.mine.lies("KS", table.name(3)) == {True, False}  # down, then turned up
    assert table.theirs.opened == ["KS"]
    assert table.area.result.isVisible()


# ---------------------------------------------------------------------- R43.7


def test_r43_7_only_the_maker_sees_what_lay_face_down_and_it_stays_down(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH 2:7H 3:(AC)", VOID)
    table.play("7D")
    # His own card he knew; the other's he saw by looking, and by that alone.
    assert table.mine.lies("AC", table.name(3)) == {True}
    assert table.mine.lies("7D", table.name(1)) == {True}
    assert not {"AC", "7D"} & table.theirs.faces()
    assert table.spectator.view.card_at(0, table.place(3)) is None
    assert table.mine.opened == table.theirs.opened == []
    assert table.indicator() == "TS"
    table.finish()
    assert not {"AC", "7D"} & table.theirs.faces()  # until the deal was over
    named = [mini.accessibleName() for mini in table.other_area.result.findChildren(MiniCard)]
    assert f"{table.their_name(3)}, Ace of clubs, lay face down" in named
    assert table.other.view.card_at(0, table.place(3)) == "AC"


def test_r43_7_looking_back_shows_the_maker_too_the_face_up_cards_alone(sit: Sit) -> None:
    """R46."""
    table = sit(bid() + "play 0:AH 2:7H 3:(AC)", VOID)
    table.play("7D")
    table.window.commands.last_action.trigger()
    assert table.trick() == [("AH", False), (None, True), ("7H", False), (None, True)]


def test_r43_7_a_trump_found_opens_and_the_indicator_comes_back(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH 2:7H 3:(7S)", VOID)
    table.play("7D")
    assert table.mine.opened == ["TS"]
    assert table.indicator() is None
    assert "TS" in [row.card for row in table.area.hand.rows]
    picture = table.other_area.board.table.picture
    assert picture is not None
    assert picture.indicator is None
    # The ruff is turned up for all; his own plain card stays a back for the others.
    for watch, name in ((table.mine, table.name(3)), (table.theirs, table.their_name(3))):
        assert watch.lies("7S", name) == {False}
    assert table.mine.lies("7D", table.name(1)) == {True}
    assert "7D" not in table.theirs.faces()
    assert table.other.view.card_at(0, table.place(1)) is None
    assert table.spectator.view.card_at(0, table.place(1)) is None
    table.finish()
    assert "7D" not in table.theirs.faces()
    assert table.other.view.card_at(0, table.place(1)) == "7D"


def test_r43_7_another_seats_plain_card_is_turned_up_with_a_ruff(sit: Sit) -> None:
    table = sit(bid() + "play 0:AH 2:7H 3:(AC)", VOID)
    table.play("TS")
    assert table.theirs.lies("AC", table.their_name(3)) == {False}
    assert table.theirs.lies("TS", table.their_name(1)) == {False}


# ---------------------------------------------------------------------- R44


@pytest.mark.parametrize(
    ("contract", "option", "opens"), [(250, "on", True), (250, "off", False), (240, "on", False)]
)
def test_r44_after_the_first_trick_trump_opens_at_250(
    sit: Sit, contract: int, option: str, opens: bool
) -> None:
    script = bid(contract) + "play 0:AH 2:7H 3:(AC) 0:KH"
    table = sit(script, VOID, f"reveal_after_first={option}")
    assert table.indicator() == "TS"
    assert table.theirs.opened == []
    table.play("7D")
    assert table.theirs.opened == (["TS"] if opens else [])
    assert table.indicator() == (None if opens else "TS")
    assert ("TS" in [row.card for row in table.area.hand.rows if not row.indicator]) is opens
    assert not {"AC", "7D"} & table.theirs.faces()
    # The next trick is open, or is not: he is void again.
    assert table.trick() == [("KH", False)]
    assert table.prompt() == (
        "No hearts: play any card" if opens else "No hearts: your card goes face down"
    )


# ---------------------------------------------------------------------- R35


@HANDS
def test_r35_opening_before_the_first_lead(sit: Sit, hands: type[Clicker | Typist]) -> None:
    table = sit(bid() + "play 0:AH", VOID, offered=True, hands=hands)
    assert table.area.choice_panel.isVisible()
    assert [button.text() for button in table.area.choice_panel.buttons[:2]] == [
        "&Keep closed", "&Open trump",
    ]  # fmt: skip
    table.open()
    assert table.theirs.opened == ["TS"]
    assert table.indicator() is None
    assert table.playable() == HAND | {"TS"}
    assert table.prompt() == "No hearts: play any card"
    assert not table.can_open()


@HANDS
def test_r35_opening_in_the_middle_of_the_deal(sit: Sit, hands: type[Clicker | Typist]) -> None:
    table = after_a_ruff(sit, hands)
    assert table.can_open()
    table.open()
    assert table.theirs.opened == ["TS"]
    assert table.indicator() is None
    assert not table.can_open()
    # What lies face down is not turned before the trick is complete.
    assert table.trick() == [("AH", False), (None, True)]
    assert "KS" not in table.mine.faces() | table.theirs.faces()
    assert table.playable() == cards("9S TS TD QD TC QC AC KC")
    table.play("QD")  # face up
    assert table.theirs.lies("QD", table.their_name(2)) == {False}
    assert table.theirs.lies("KS", table.their_name(1)) == {False}


@HANDS
def test_r35_without_open_any_turn_there_is_no_later_chance(
    sit: Sit, hands: type[Clicker | Typist]
) -> None:
    table = sit(bid() + "play 0:AH", VOID, "open_any_turn=off", hands=hands)
    assert not table.can_open()
    table.window.area.board.setFocus()
    Typist(table.qtbot, table.window).key(Qt.Key.Key_O)
    assert table.indicator() == "TS"
    assert table.theirs.opened == []


def test_r35_nobody_else_may_open(sit: Sit) -> None:
    """The person is the maker's partner, and on turn."""
    table = sit(bid() + "play 0:AH 1:(7D) 2:7H", VOID, maker=3, other=2)
    assert table.playable() == cards("JS AS KS QS 8S 7S AC KC")
    assert not table.can_open()
    Typist(table.qtbot, table.window).key(Qt.Key.Key_O)
    assert table.theirs.opened == []
