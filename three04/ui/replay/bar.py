"""The bar of the replay: step, trick, deal, play and pause, where it stands, who looks."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QKeyEvent, QPalette
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QMenu,
    QSizePolicy,
    QSlider,
    QToolButton,
    QWidget,
)

from three04.ui.match.sight import Sight
from three04.ui.replay.show import SPEEDS, ReplayShow
from three04.ui.style.artwork import Artwork, Icon

ICON: Final = 22
"""The icons' width in pixels at the usual size of text."""
_ROOMY: Final = 980
"""From this width on there is room for words beside the buttons."""


class BarButton(QToolButton):
    """A button that Space presses, though in the window Space means play and pause."""

    def event(self, event: QEvent) -> bool:
        """Keep Space for oneself."""
        space = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space
        if space and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)


class ReplayBar(QWidget):
    """Shows where a replay stands and takes it elsewhere.

    Attributes:
        buttons: One for each action, in order.
        play_on: Plays on from here.
        slider: Every step of the match.
        speed: How fast it plays.
        sight: Who looks.
        more: What else can be done: the menu.

    Signals:
        sought (int): The moment chosen with the slider.
        sighted (object): The :class:`Sight` chosen.
        sped (float): The factor on all pauses chosen.
    """

    sought = Signal(int)
    sighted = Signal(object)
    sped = Signal(float)

    def __init__(
        self, actions: Sequence[tuple[QAction, Icon]], play_on: QAction, menu: QMenu
    ) -> None:
        """Make the bar.

        Args:
            actions: What has a button, each with its icon.
            play_on: What has one with a word.
            menu: What else can be done.
        """
        super().__init__()
        self._art = Artwork()
        self._icons: dict[QAction, Icon] = dict(actions)
        self.buttons = [self._button(action) for action, _ in actions]
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setMinimumWidth(60)
        self.place = QLabel()
        self.place.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.play_on = self._button(play_on)
        self.play_on.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.play_on.setAutoRaise(False)
        self.speed, self.sight = QComboBox(), QComboBox()
        for name in SPEEDS:
            self.speed.addItem("", name)
        self.speed.setCurrentIndex(list(SPEEDS).index("normal"))
        self.sight.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.sight.setMinimumContentsLength(11)
        self.more = BarButton()
        self.more.setMenu(menu)
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(4)
        for button in self.buttons:
            row.addWidget(button)
        row.addSpacing(4)
        row.addWidget(self.slider, 1)
        row.addWidget(self.place)
        row.addWidget(self.play_on)
        row.addSpacing(4)
        row.addWidget(self.speed)
        row.addWidget(self.sight)
        row.addWidget(self.more)
        self.slider.valueChanged.connect(self.sought)
        self.sight.activated.connect(self._sight_chosen)
        self.speed.activated.connect(self._speed_chosen)
        self.retranslate()
        self.dress()

    def _button(self, action: QAction) -> BarButton:
        made = BarButton()
        made.setDefaultAction(action)
        made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)
        made.setAutoRaise(True)
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return made

    # ------------------------------------------------------------------ what is shown

    def show_state(
        self, shown: ReplayShow, place: str, sights: Sequence[tuple[str, Sight]]
    ) -> None:
        """Show where a replay stands.

        Args:
            shown: The replay.
            place: The same in words.
            sights: Who may look, by name.
        """
        replay = shown.replay
        self.slider.blockSignals(True)
        self.slider.setRange(replay.first, replay.last)
        self.slider.setPageStep(max(1, (replay.last - replay.first) // 20))
        self.slider.setValue(shown.moment)
        self.slider.blockSignals(False)
        self.slider.setAccessibleDescription(place)
        self.slider.setToolTip(place)
        self.place.setText(place)
        names = [name for name, _ in sights]
        if names != [self.sight.itemText(at) for at in range(self.sight.count())]:
            self.sight.clear()
            self.sight.addItems(names)
        for at, (_, sight) in enumerate(sights):
            self.sight.setItemData(at, sight)
        at = next((at for at, (_, sight) in enumerate(sights) if sight == shown.sight), -1)
        self.sight.setCurrentIndex(at)

    def show_speed(self, name: str) -> None:
        """Show how fast it plays."""
        self.speed.setCurrentIndex(self.speed.findData(name))

    def set_icon(self, action: QAction, icon: Icon) -> None:
        """Show another icon on an action's button."""
        if self._icons[action] != icon:
            self._icons[action] = icon
            self.dress()

    def dress(self) -> None:
        """Draw the icons in the colours and the size of now."""
        ink = self.palette().color(QPalette.ColorRole.ButtonText)
        faint = self.palette().color(QPalette.ColorGroup.Disabled, QPalette.ColorRole.ButtonText)
        size = max(ICON, round(1.4 * self.fontMetrics().height()))
        dpr = self.devicePixelRatioF()
        for button in self.buttons:
            action = button.defaultAction()
            icon = self._art.button_icon(self._icons[action], ink, size, dpr)
            off = self._art.icon(self._icons[action], faint, size, dpr)
            icon.addPixmap(off, icon.Mode.Disabled)
            action.setIcon(icon)
            button.setIconSize(QSize(size, size))
        self.more.setIcon(self._art.button_icon("menu", ink, size, dpr))
        self.more.setIconSize(QSize(size, size))

    def arrange(self, width: int) -> None:
        """Leave out what a narrow window has no room for; the menu has it too."""
        self.place.setVisible(width >= _ROOMY)
        self.speed.setVisible(width >= _ROOMY)
        self.play_on.setVisible(width >= _ROOMY)

    # ------------------------------------------------------------------ what is chosen

    @Slot()
    def _sight_chosen(self) -> None:
        self.sighted.emit(self.sight.currentData())

    @Slot()
    def _speed_chosen(self) -> None:
        self.sped.emit(SPEEDS[self.speed.currentData()])

    # ------------------------------------------------------------------ words

    def retranslate(self) -> None:
        """Say everything in the language that is set now."""
        names = {
            "slow": self.tr("Slow"), "normal": self.tr("Normal"), "fast": self.tr("Fast"),
            "quick": self.tr("Very fast"),
        }  # fmt: skip
        for at in range(self.speed.count()):
            self.speed.setItemText(at, names[self.speed.itemData(at)])
        _name(self.speed, self.tr("Speed"))
        _name(self.sight, self.tr("Who looks"))
        _name(self.more, self.tr("Menu"))
        self.slider.setAccessibleName(self.tr("Step of the match"))

    def changeEvent(self, event: QEvent) -> None:
        """Follow another look."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.dress()


def _name(widget: QWidget, name: str) -> None:
    widget.setAccessibleName(name)
    widget.setToolTip(name)
