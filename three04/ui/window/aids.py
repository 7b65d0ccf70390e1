"""What helps the person to play: the hint, the trump meter, and which cards have gone."""

from functools import cached_property

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from three04.rules import actions as act
from three04.store.settings import Settings
from three04.ui.advice.hints import Hints, Stage
from three04.ui.advice.meter import TrumpMeter
from three04.ui.match.session import Session
from three04.ui.match.worker import WorkerExecutor
from three04.ui.tabletop.area import TableArea
from three04.ui.window import late
from three04.ui.window.commands import Commands


class Aids(QObject):
    """Shows at the table what is worked out for the person; each is made when it is needed.

    Attributes:
        hints: The hint to what the person is asked.
        meter: How likely each suit is trump.
    """

    def __init__(
        self, area: TableArea, commands: Commands, worker: WorkerExecutor, parent: QObject
    ) -> None:
        """Make ready.

        Args:
            area: The table.
            commands: Has the buttons beside which the hint lies.
            worker: Where it is worked out.
            parent: What this ends with.
        """
        super().__init__(parent)
        self._area, self._commands = area, commands
        self._helps: list[QWidget] = []
        self.hints, self.meter = Hints(worker, self), TrumpMeter(worker, self)
        commands.tools_placed.connect(self._place_hint)
        self.hints.changed.connect(self._hint_changed)
        self.meter.changed.connect(self._meter_changed)

    @cached_property
    def hint_view(self) -> "late.HintView":
        """How the hint is shown."""
        return late.HintView(self._area, self.hints, self._helps)

    @cached_property
    def meter_panel(self) -> "late.MeterPanel":
        """How likely each suit is trump."""
        panel = late.MeterPanel(self._area, self.meter)
        self._helps.append(panel)
        return panel

    @cached_property
    def gone_panel(self) -> "late.GonePanel":
        """Which cards have gone."""
        return late.GonePanel(self._area)

    @Slot(object)
    def show_session(self, session: Session) -> None:
        """Help in this match from now on."""
        self.hints.show_session(session)
        self.meter.show_session(session)

    def use(self, settings: Settings) -> None:
        """Show what the person wishes to see."""
        self.meter.enable(settings.trump_meter)
        if settings.gone or "gone_panel" in vars(self):
            self.gone_panel.enable(settings.gone)

    @Slot()
    def _hint_changed(self) -> None:
        if "hint_view" in vars(self) or self.hints.stage is not Stage.NOTHING:
            self.hint_view.changed()

    @Slot()
    def _meter_changed(self) -> None:
        if "meter_panel" in vars(self) or self.meter.chances:
            self.meter_panel.show_meter()
            if "hint_view" in vars(self):
                self.hint_view.make_room()

    @Slot(object)
    def _place_hint(self, corner: tuple[float, float]) -> None:
        """Put the hint above the buttons, and its lamp on what it recommends."""
        if "hint_view" not in vars(self):
            return
        opening = isinstance(self.hint_view.answer, act.Open)
        tool = self._commands.tools.of(self._commands.open_action)
        self.hint_view.place(corner, tool if opening else None)
