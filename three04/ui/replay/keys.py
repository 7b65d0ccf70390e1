"""The keys of the replay windows, to be changed like the table's."""

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

from three04.ui.match.sight import Sight
from three04.ui.replay.texts import KEYS, action_texts
from three04.ui.words import texts
from three04.ui.words.shortcuts import Shortcuts

_SEATS: Final = 8
_PREFIX: Final = "replay."
_Key = Qt.Key
_WALKING: Final = frozenset(
    {_Key.Key_Up, _Key.Key_Down, _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Return, _Key.Key_Enter}
)


class ReplayKeys(Shortcuts):
    """Which key does what in a replay window: of its own actions, none of which is in a window.

    They are kept beside the table's, under names of their own, so that a key may do one thing at
    the table and another here.
    """

    def __init__(self, changed: Mapping[str, str] | None = None) -> None:
        """Make the keys.

        Args:
            changed: What the player changed; what is no replay's key is passed over.
        """
        super().__init__(_WALKING)
        for name, keys in KEYS.items():
            self.add(_PREFIX + name, QAction(), *keys)
        for sight in _sights():
            key = "S" if sight.seat is None else "0" if sight.hands else str(sight.seat + 1)
            self.add(_sight_name(sight), QAction(), key)
        self.apply(changed or {})

    def of(self, name: str) -> list[QKeySequence]:
        """Return the keys of what can be done in a replay, by its name there."""
        return list(self.actions[_PREFIX + name].shortcuts())

    def of_sight(self, sight: Sight) -> list[QKeySequence]:
        """Return the keys that let another look."""
        return list(self.actions[_sight_name(sight)].shortcuts())

    def name_actions(self) -> None:
        """Name the actions in the language that is set now."""
        for name, text in action_texts().items():
            self.actions[_PREFIX + name].setText(text)
        for sight in _sights():
            self.actions[_sight_name(sight)].setText(_sight_text(sight))


def tip(action: QAction) -> str:
    """Return what an action does, with its key."""
    text = texts.plain(action.text())
    key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({key})" if key else text


def _sights() -> Sequence[Sight]:
    seats = (Sight(seat, hands=False) for seat in range(_SEATS))
    return Sight(0, hands=True), *seats, Sight(None, hands=False)


def _sight_name(sight: Sight) -> str:
    if sight.hands:
        return f"{_PREFIX}hands"
    return f"{_PREFIX}spectator" if sight.seat is None else f"{_PREFIX}seat_{sight.seat + 1}"


def _sight_text(sight: Sight) -> str:
    if sight.hands:
        return QCoreApplication.translate("Replay", "All hands")
    if sight.seat is None:
        return QCoreApplication.translate("Replay", "What a spectator could see")
    text = QCoreApplication.translate("Replay", "What seat no. {n} could see")
    return text.format(n=sight.seat + 1)
