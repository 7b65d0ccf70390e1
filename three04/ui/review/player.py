"""The cards of a deal with the buttons that step through it."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from three04.cards import Card
from three04.review.judging import Verdict
from three04.review.moments import Moment
from three04.rules import actions as act
from three04.rules.questions import Answer
from three04.ui.advice import review_texts
from three04.ui.review.cards import DealCards, Scene, spoken_cards
from three04.ui.review.course import Course
from three04.ui.widgets.style import button, label
from three04.ui.words import texts


class CardsPart(QWidget):
    """Shows a deal at a moment.

    Attributes:
        cards: The picture.
        at: The moment: so many actions of the deal have been done.
        first_button, back_button, next_button, last_button: Step through the deal.
        turning_button: Goes to where the deal turned.

    Signals:
        moved (): Another moment is shown.
    """

    moved = Signal()

    def __init__(self, course: Course, names: Sequence[str]) -> None:
        super().__init__()
        self._course, self._names = course, names
        self.cards = DealCards()
        self.at = course.stops[0]
        self._choice: tuple[Moment, Verdict | None] | None = None
        self._line, self._trump = label("name"), label("muted")
        self.first_button, self.back_button = button(mark="first"), button(mark="previous")
        self.next_button, self.last_button = button(mark="next"), button(mark="last")
        self.turning_button = button(mark="flag")
        self._build()
        self.cards.stepped.connect(self.step)
        self.cards.jumped.connect(self.jump)
        self.first_button.clicked.connect(self.show_start)
        self.last_button.clicked.connect(self.show_end)
        self.back_button.clicked.connect(self._back)
        self.next_button.clicked.connect(self._forth)

    def _build(self) -> None:
        steps = (self.first_button, self.back_button, self.next_button, self.last_button)
        for made in (*steps, self.turning_button):
            made.height_at_one = 34
            made.setAutoDefault(False)
        for made in steps:
            made.least, made.snug = 38, True
        row = QHBoxLayout()
        row.setSpacing(6)
        for made in steps:
            row.addWidget(made)
        row.addSpacing(6)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._line)
        words.addWidget(self._trump)
        row.addLayout(words, 1)
        row.addWidget(self.turning_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.cards, 1)
        column.addLayout(row)

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        for made, name in (
            (self.first_button, self.tr("To the first lead")),
            (self.back_button, self.tr("One card back")),
            (self.next_button, self.tr("One card on")),
            (self.last_button, self.tr("To the end of the deal")),
        ):
            made.setAccessibleName(name)
            made.setToolTip(name)
        self.turning_button.setText(self.tr("&Turning point"))
        self.cards.setAccessibleName(self.tr("All hands"))
        keys = self.tr("Arrow keys: one card; page up and down: one trick")
        self.cards.setToolTip(keys)
        self._show()

    # ------------------------------------------------------------------ where it is

    @property
    def played(self) -> int | None:
        """How many cards had been played; None before the play."""
        course = self._course
        if not course.plays or self.at < course.plays[0]:
            return None
        return course.played(self.at)

    @property
    def trick(self) -> int | None:
        """The trick in view."""
        if self._choice is not None:
            return self._choice[0].trick
        snap = self._course.snaps[self.at]
        return snap.number if snap.trick else None

    @Slot()
    def show_start(self) -> None:
        """Show all hands before the first lead."""
        self._go(self._course.stops[0])

    @Slot()
    def show_end(self) -> None:
        """Show the last trick."""
        self._go(self._course.stops[-1])

    @Slot(int)
    def show_trick(self, number: int) -> None:
        """Show a trick when it is complete."""
        self._go(self._course.ends[number])

    @Slot(int)
    def show_card(self, cards: int) -> None:
        """Show the deal after so many cards."""
        stops = self._course.stops
        self._go(stops[min(max(cards, 0), len(stops) - 1)])

    def show_play(self, at: int) -> None:
        """Show the deal after the card that is the action of this place."""
        self._go(at + 1)

    def show_choice(self, moment: Moment, verdict: Verdict | None) -> None:
        """Show the deal as somebody has to choose: his card ringed, the advised one marked."""
        self.at, self._choice = moment.at, (moment, verdict)
        self._show()

    @Slot(int)
    def step(self, by: int) -> None:
        """Go on or back by cards."""
        stops = self._course.stops
        place = sum(stop <= self.at for stop in stops) - 1
        if by < 0 and place >= 0 and stops[place] < self.at:
            by += 1
        if by < 0 and self._choice is not None and place >= 0:
            by = 0 if stops[place] < self.at else by
        self._go(stops[min(max(place + by, 0), len(stops) - 1)])

    @Slot(int)
    def jump(self, by: int) -> None:
        """Go on or back by tricks; far more than there are leads to the first and last card."""
        stops = [self._course.stops[0], *self._course.ends]
        if by > 0:
            after = [stop for stop in stops if stop > self.at]
            self._go(after[0] if after and by == 1 else stops[-1])
        else:
            before = [stop for stop in stops if stop < self.at]
            self._go(before[-1] if before and by == -1 else stops[0])

    @Slot()
    def _back(self) -> None:
        self.step(-1)

    @Slot()
    def _forth(self) -> None:
        self.step(1)

    def _go(self, at: int) -> None:
        self.at, self._choice = at, None
        self._show()

    # ------------------------------------------------------------------ showing it

    def _show(self) -> None:
        scene = self._scene()
        line = review_texts.snapshot_text(scene.snap, self._names, scene.table.hand_size)
        if self._choice is not None:
            moment = self._choice[0]
            name = self._names[self._course.seat]
            own = name == texts.you()
            text = self.tr("{place}: your choice") if own else self.tr("{place}: {name} chooses")
            line = text.format(place=review_texts.place_text(moment), name=name)
        self._line.setText(line)
        self._trump.setText(review_texts.trump_text(scene.snap))
        closed = self.tr("{card} as the closed indicator")
        hidden = self.tr("{card}, face down")
        self.cards.show_scene(scene, spoken_cards(scene, line, closed, hidden))
        stops = self._course.stops
        for made, on in (
            (self.first_button, self.at != stops[0]),
            (self.back_button, self.at > stops[0]),
            (self.next_button, self.at < stops[-1]),
            (self.last_button, self.at != stops[-1]),
        ):
            made.setEnabled(on)
        self.moved.emit()

    def _scene(self) -> Scene:
        course, at = self._course, self.at
        chooser = chosen = advised = None
        empty = False
        if self._choice is not None:
            moment, verdict = self._choice
            chooser = course.seat
            chosen = _card(moment.answer)
            advised = None if verdict is None else _card(verdict.advised)
            empty = course.snaps[at].winner is not None
        return Scene(
            course.snaps[at],
            course.table,
            course.seat,
            self._names,
            course.dealer,
            course.contract(at),
            chooser,
            chosen,
            advised,
            empty,
        )

    def focus_cards(self) -> None:
        """Put the keyboard on the cards."""
        self.cards.setFocus(Qt.FocusReason.OtherFocusReason)


def _card(answer: Answer) -> Card | None:
    return answer.card if isinstance(answer, act.Play | act.LayTrump) else None
