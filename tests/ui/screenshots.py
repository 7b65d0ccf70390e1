"""Draws the window in every phase at several sizes: ``python -m tests.ui.screenshots FOLDER``.

``--career`` draws the statistics and the history instead, after some months of matches.
"""

import argparse
import datetime
import gc
import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import get_args

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTranslator
from PySide6.QtWidgets import QApplication, QDialog

from tests.store import career
from tests.ui.thinkers import LEVELS, player, seated
from three04.ai import greedy, kernel
from three04.record import read
from three04.record.deals import seeded_source
from three04.rules import actions as act
from three04.rules.nought.public import Phase
from three04.rules.options import CLASSIC, STANDARD, Options, options
from three04.rules.questions import Answer, Question
from three04.store.store import Store
from three04.table.replay import MatchReplay
from three04.ui.advice.hints import Stage
from three04.ui.career.history_window import HistoryWindow
from three04.ui.career.statistics_window import StatisticsWindow
from three04.ui.dialogs.new_match import NewMatchDialog
from three04.ui.match.lineup import Wish
from three04.ui.match.session import Session
from three04.ui.match.sight import Sight
from three04.ui.models.order import HandOrder
from three04.ui.replay.window import ReplayWindow
from three04.ui.settings.settings_dialog import SettingsDialog
from three04.ui.style.appearance import Appearance, dress_application
from three04.ui.style.indices import Indices
from three04.ui.style.theme import Back, CardFace
from three04.ui.window.main_window import MainWindow
from three04.ui.words.language import Language

SIZES = ((720, 480), (1280, 800), (1920, 1080))
Wanted = Callable[[Session, MainWindow], bool]


class Longer(QTranslator):
    """Makes every text 40 % longer, as Spanish or German may be."""

    def translate(
        self, context: str, text: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        words = text.split()
        more = max(1, round(0.4 * len(text)))
        return text + ("ö" * more if len(words) < 2 else " " + "ö" * (more - 1))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False


def _settle(window: MainWindow | ReplayWindow) -> None:
    sprites = window.area.table_stage.sprites
    for _ in range(40):
        window.grab()  # asks for what is not crisp yet
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if not sprites.waiting():
            break
    for _ in range(4):
        time.sleep(0.01)
        QCoreApplication.processEvents()


def _decide(session: Session, question: Question, bold: bool) -> Answer:
    first = question.actions[0]
    if isinstance(first, act.Bid) and session.view.public.phase is Phase.AUCTION and bold:
        return first
    if isinstance(first, act.Bid) and not bold:
        return act.Pass(session.seat)
    return greedy.decide(session.view, question, "", 0)


def _play_until(window: MainWindow, wanted: Wanted, bold: bool) -> bool:
    session = window.session
    assert session is not None
    until = time.monotonic() + 20
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)
        if wanted(session, window):
            return True
        question = session.question
        if question is not None:
            session.answer(_decide(session, question, bold))
        elif session.deal_over:
            session.next_deal()
    return False


def _auction(session: Session, window: MainWindow) -> bool:
    auction = session.view.public.auction
    asked = session.question is not None and session.view.public.phase is Phase.AUCTION
    return asked and auction is not None and auction.standing > 0


def _choose(session: Session, window: MainWindow) -> bool:
    if session.question is None or session.view.public.phase is not Phase.TRUMP:
        return False
    window.area.board.chosen.emit(window.area.board.table.rows[1])
    return True


def _offer(session: Session, window: MainWindow) -> bool:
    return session.question is not None and session.question.kind == "offer"


def _play(session: Session, window: MainWindow) -> bool:
    trick = session.view.public.trick
    rows = window.area.board.table.rows
    refused = any(row.playable is False for row in rows)
    down = any(play.down for trick in session.view.public.tricks for play in trick.plays)
    asked = session.question is not None and len(trick.plays) >= 2
    if asked and refused and down and len(rows) > 2:
        board = window.area.board
        board.setFocus()
        board.chosen.emit(next(row for row in rows if row.playable is False))
        return True
    return False


def _down(session: Session, window: MainWindow) -> bool:
    plays = session.view.public.trick.plays
    return session.question is not None and any(play.down for play in plays) and len(plays) > 1


def _maker(session: Session, window: MainWindow) -> bool:
    public = session.view.public
    mine = public.maker == session.seat and session.view.own.indicator is not None
    return mine and session.question is not None and len(public.trick.plays) > 1


def _reveal(session: Session, window: MainWindow) -> bool:
    return window.area.banner.isVisible() and session.view.public.opened is not None


def _result(session: Session, window: MainWindow) -> bool:
    return session.deal_over and session.view.public.outcome in ("made", "failed")


def _review(session: Session, window: MainWindow) -> bool:
    if not _result(session, window):
        return False
    window.commands.review_action.trigger()
    shown = window.look_back.reviews.window
    assert shown is not None
    shown.resize(window.size())
    until = time.monotonic() + 60
    while not shown.work.over and time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
    lost = [verdict.tokens or 0.0 for _, verdict in sorted(shown.work.verdicts.items())]
    shown.choices.choose(lost.index(max(lost)))
    shown.tabs.setCurrentIndex(1)
    return True


def _hinted(wanted: Wanted, presses: int) -> Wanted:
    """Reach a moment and ask for a hint there, so often."""

    def reached(session: Session, window: MainWindow) -> bool:
        if not wanted(session, window):
            return False
        for _ in range(presses):
            window.commands.hint_action.trigger()
        _wait(lambda: window.aids.hints.stage == (Stage.NUDGE if presses == 1 else Stage.MOVE))
        return True

    return reached


def _choice(session: Session, window: MainWindow) -> bool:
    question = session.question
    return _asked_in_play(session, window) and question is not None and len(question.actions) > 3


def _wait(until: Callable[[], bool]) -> None:
    for _ in range(100):
        if until():
            return
        time.sleep(0.01)
        QCoreApplication.processEvents()


def _meter(session: Session, window: MainWindow) -> bool:
    window.aids.meter.enable(True)
    if session.view.public.trump is not None or not _asked_in_play(session, window):
        return False
    _wait(lambda: bool(window.aids.meter.chances))
    return True


def _asked(session: Session, window: MainWindow) -> bool:
    return session.question is not None


def _asked_in_play(session: Session, window: MainWindow) -> bool:
    return session.question is not None and len(session.view.public.trick.plays) >= 2


def _players(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    window.lobby.ask_players()
    return True


def _seats(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    window.lobby.ask_new_match()
    window.findChildren(NewMatchDialog)[-1].tabs.setCurrentIndex(1)
    return True


def _number(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    window.lobby.ask_new_match()
    dialog = window.findChildren(NewMatchDialog)[-1]
    dialog.numbered.click()
    dialog.number.setValue(304)
    return True


def _after(wanted: Wanted, go: Callable[[MainWindow], object]) -> Wanted:
    """Reach a moment and do something there."""

    def reached(session: Session, window: MainWindow) -> bool:
        if not wanted(session, window):
            return False
        go(window)
        return True

    return reached


def _notice(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    vars(kernel)["COMPILED"] = False
    window.messages.tell_slow()
    return True


def _second(session: Session, window: MainWindow) -> bool:
    return session.question is not None and session.view.public.phase is Phase.SECOND


def _caps(session: Session, window: MainWindow) -> bool:
    question = session.question
    return question is not None and any(isinstance(a, act.Caps) for a in question.actions)


def _spoilt(session: Session, window: MainWindow) -> bool:
    if window.commands.spoilt_action.isEnabled() and _asked_in_play(session, window):
        window.commands.spoilt_action.trigger()
    return window.area.banner.isVisible() and "poilt" in window.area.banner.texts()[0]


def _last(session: Session, window: MainWindow) -> bool:
    if session.question is None or not session.view.public.tricks:
        return False
    window.commands.last_action.trigger()
    return True


def _scores(session: Session, window: MainWindow) -> bool:
    if len(session.ledger.lines) < 4:
        return False
    window.sheets.show_scores()
    return True


def _log(session: Session, window: MainWindow) -> bool:
    if not _play(session, window):
        return False
    window.sheets.show_log()
    return True


def _rules(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    window.sheets.show_rules()
    return True


def _settings(session: Session, window: MainWindow) -> bool:
    if session.question is None:
        return False
    window.settings_menu.ask()
    window.findChildren(SettingsDialog)[-1].tabs.setCurrentIndex(1)
    return True


PHASES: dict[str, tuple[Wanted, bool]] = {
    "auction": (_auction, False),
    "choose": (_choose, True),
    "offer": (_offer, True),
    "play": (_play, False),
    "down": (_down, False),
    "maker": (_maker, True),
    "reveal": (_reveal, False),
    "result": (_result, False),
    "review": (_review, False),
    "nudge": (_hinted(_choice, 1), False),
    "hint": (_hinted(_choice, 2), False),
    "hint-bid": (_hinted(_auction, 2), False),
    "hint-trump": (_hinted(_choose, 2), True),
    "hint-offer": (_hinted(_offer, 2), True),
    "meter": (_meter, False),
    "players": (_players, False),
    "seats": (_seats, False),
    "notice": (_notice, False),
    "number": (_number, False),
    "day": (_after(_asked, lambda window: window.deals.play_day()), False),
    "proof": (_after(_asked_in_play, lambda window: window.deals.show_proof()), False),
    "proof-over": (_after(_result, lambda window: window.deals.show_proof()), False),
    "share": (_after(_asked_in_play, lambda window: window.deals.share()), False),
    "share-over": (_after(_result, lambda window: window.deals.share()), False),
    "second": (_second, False),
    "caps": (_caps, True),
    "spoilt": (_spoilt, False),
    "last": (_last, False),
    "scores": (_scores, True),
    "log": (_log, False),
    "rules": (_rules, False),
    "settings": (_settings, False),
}


def shoot(
    folder: Path, size: tuple[int, int], name: str, chosen: Options, wish: argparse.Namespace
) -> None:
    """Draw the phases of one size and one table."""
    for phase in wish.phases or PHASES:
        wanted, bold = PHASES[phase]
        speed = 0.3 if phase in ("reveal", "spoilt") else 0.0
        seed = f"shots {name}"
        language = Language()
        if wish.language == "long":
            QCoreApplication.installTranslator(Longer(QCoreApplication.instance()))
        else:
            language.apply(wish.language)
        window = MainWindow(language, source=partial(seeded_source, seed), speed=speed)
        window.area.set_appearance(
            Appearance(wish.theme, wish.deck, wish.back, wish.text_size, wish.face, wish.indices)
        )
        window.commands.sound_action.setChecked(True)  # a window that keeps nothing is silent
        window.resize(*size)
        window.show()
        window.match.start(Wish(chosen, ("", *["club"] * 7)))
        if _play_until(window, wanted, bold):
            _settle(window)
            dialogs = [made for made in window.findChildren(QDialog) if made.isVisible()]
            shown = dialogs[-1] if dialogs else window
            shown.grab().save(str(folder / f"{wish.theme}-{name}-{size[0]}-{phase}.png"))
        else:
            print("not reached:", name, phase)
        window.close()
        window.deleteLater()
        # Windows go while there is an application, not at the interpreter's end.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        gc.collect()


REPLAYS: dict[str, tuple[str, int, Sight]] = {
    "hands": ("standard-four", 57, Sight(0, hands=True)),
    "seat": ("standard-four", 57, Sight(1, hands=False)),
    "auction": ("classic-four", 97, Sight(0, hands=True)),
    "end": ("standard-four", 86, Sight(2, hands=True)),
    "eight": ("standard-eight-teams", 13, Sight(0, hands=True)),
    "six": ("classic-six-teams", 18, Sight(1, hands=True)),
}
"""Golden records, a moment of each, and who looks."""
NAMES = ("Ann", "Tharindu", "Nimali", "Ravi", "Sunil", "Meena", "Arjun", "Dilini")


def shoot_replay(folder: Path, size: tuple[int, int], name: str, wish: argparse.Namespace) -> None:
    """Draw a moment of a replay."""
    stem, moment, sight = REPLAYS[name]
    golden = Path(__file__).parents[1] / "data" / "golden" / f"{stem}.304"
    [record] = read(golden.read_bytes())
    replay = MatchReplay.of_record(record)
    replay.names = NAMES[: record.options.seating.seats]
    language = Language()
    language.apply(wish.language)
    window = ReplayWindow([replay])
    look = Appearance(wish.theme, wish.deck, wish.back, wish.text_size, wish.face, wish.indices)
    window.set_look(look, "full", HandOrder())
    window.resize(*size)
    window.show()
    window.begin(moment)
    window.look(sight)
    _settle(window)
    window.grab().save(str(folder / f"{wish.theme}-replay-{name}-{size[0]}.png"))
    window.close()
    window.deleteLater()


def shoot_career(folder: Path, store: Store, wish: argparse.Namespace) -> None:
    """Draw the statistics and the history of a person who has played for some months."""
    language = Language()
    language.apply(wish.language)
    owner = MainWindow(language)
    owner.area.set_appearance(Appearance(wish.theme, wish.deck, text_size=wish.text_size))
    stage = owner.area.table_stage
    for size in SIZES if wish.size is None else [wish.size]:
        shown: dict[str, QDialog] = {
            "statistics": StatisticsWindow(store, stage, language, 0, owner),
            "history": HistoryWindow(store, stage, language, owner),
        }
        shown["statistics-skill"] = skilled = StatisticsWindow(store, stage, language, 0, owner)
        skilled.curve.setCurrentIndex(skilled.curve.findData("skill"))
        for name, window in shown.items():
            window.resize(*size)
            window.show()
            QCoreApplication.processEvents()
            look = "" if wish.theme == "felt" else f"{wish.theme}-"
            code = "" if wish.language == "en" else f"{wish.language}-"
            window.grab().save(str(folder / f"{name}-{look}{code}{size[0]}.png"))
            window.close()
    owner.close()


def main() -> None:
    """Draw everything into the folder given."""
    wish = _wish()
    wish.folder.mkdir(parents=True, exist_ok=True)
    application = QApplication([])
    application.setStyle("Fusion")
    dress_application(application, Appearance(wish.theme, text_size=wish.text_size))
    if wish.career is not None:
        with tempfile.TemporaryDirectory() as name:
            store = Store(Path(name))
            career.play(store.matches, wish.career, datetime.datetime(2026, 11, 30, 21))
            career.compare(store.matches)
            shoot_career(wish.folder, store, wish)
            store.close()
        return
    tables = {
        "four": STANDARD,
        "classic": CLASSIC,
        "fives": options("Classic", "bid_step_from_200=5 caps=declared"),
        "six": options("Standard", "table=six-pairs match_end=bankrupt"),
        "eight": options("Standard", "table=eight-teams"),
    }
    for name in wish.replays or ():
        for size in SIZES if wish.size is None else [wish.size]:
            shoot_replay(wish.folder, size, name, wish)
    if wish.replays is not None:
        return
    # Club plays, and Expert advises: what a hint says in a picture is what it says.
    with seated(*(player(name) for name in LEVELS if name not in ("club", "expert"))):
        for name, chosen in tables.items():
            if not wish.tables or name in wish.tables:
                for size in SIZES if wish.size is None else [wish.size]:
                    shoot(wish.folder, size, name, chosen, wish)


def _wish() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--tables", nargs="*", help="four, classic, fives, six, eight")
    parser.add_argument("--phases", nargs="*", choices=PHASES)
    parser.add_argument(
        "--replays", nargs="*", choices=REPLAYS, help="moments of the replay window instead"
    )
    parser.add_argument("--theme", default="felt", choices=["felt", "dark"])
    parser.add_argument("--deck", default="four", choices=["two", "four"])
    parser.add_argument("--back", default="madder", choices=get_args(Back))
    parser.add_argument("--face", default="sandakada", choices=get_args(CardFace))
    parser.add_argument("--indices", default="english", choices=get_args(Indices))
    parser.add_argument("--language", default="en", help="en, es, pt, de, or long: 40 %% longer")
    parser.add_argument("--text-size", type=float, default=1.0)
    parser.add_argument("--size", type=int, nargs=2)
    parser.add_argument("--career", type=int, nargs="?", const=24, help="of so many matches")
    return parser.parse_args()


if __name__ == "__main__":
    main()
