"""Which key does what: the defaults, what the player made of them, and why a key is refused."""

from collections.abc import Mapping, Set
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAction, QKeySequence

from three04.ui.words import texts

_Key = Qt.Key
_TABLE_KEYS: Final = frozenset({
    _Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down, _Key.Key_Home, _Key.Key_End,
    _Key.Key_Tab, _Key.Key_Backtab, _Key.Key_Return, _Key.Key_Enter, _Key.Key_Space,
    _Key.Key_Escape,
})  # fmt: skip
"""What walks over the table and its buttons, with or without Shift."""


class Shortcuts:
    """The keys of the window's actions.

    Attributes:
        actions: The actions by the names under which their keys are kept.
        words: What an action is called in a list of all, where its menu says it shorter or says
            more.
    """

    def __init__(self, walking: Set[Qt.Key] = _TABLE_KEYS) -> None:
        """Begin without any.

        Args:
            walking: The keys that are taken, with or without Shift.
        """
        self._walking = walking
        self.actions: dict[str, QAction] = {}
        self.words: dict[str, str] = {}
        self._defaults: dict[str, list[QKeySequence]] = {}

    def add(self, name: str, action: QAction, *defaults: str) -> None:
        """Take in an action with the key it has unless the player chose another.

        Args:
            name: The name under which its key is kept.
            action: The action.
            defaults: Its key, and further ones that do the same until another is chosen.
        """
        self.actions[name] = action
        self._defaults[name] = [QKeySequence(key) for key in defaults]
        action.setShortcuts(self._defaults[name])

    def key(self, name: str) -> QKeySequence:
        """Return the key an action has now; an empty one if none."""
        return self.actions[name].shortcut()

    def title(self, name: str) -> str:
        """Return what an action is called where it stands among all others."""
        return self.words.get(name) or texts.plain(self.actions[name].text())

    def changed(self) -> dict[str, str]:
        """Return the keys that are not the first ones, as they are kept."""
        return {
            name: self.key(name).toString()
            for name, defaults in self._defaults.items()
            if self.actions[name].shortcuts() != [key for key in defaults if not key.isEmpty()]
        }

    def apply(self, changed: Mapping[str, str]) -> None:
        """Give all actions their first keys, but for those the player changed.

        What the player chose goes before a first key that came with a later version. A file may
        name keys that the dialog would have refused; these are passed over.
        """
        keys = {
            name: key
            for name, text in changed.items()
            if name in self.actions and ((key := QKeySequence(text)).toString() or not text)
        }
        for name, action in self.actions.items():
            # What is changed holds on to its first key no more: another may have taken it.
            first = [] if name in keys else self._defaults[name]
            action.setShortcuts([key for key in first if key not in keys.values()])
        for name, key in keys.items():
            if self.refusal(name, key) is None:
                self.actions[name].setShortcut(key)
        self.tell()

    def set(self, name: str, key: QKeySequence) -> str | None:
        """Give an action a key; return a sentence why not, if it is refused."""
        refused = self.refusal(name, key)
        if refused is None:
            self.actions[name].setShortcut(key)
            self.tell()
        return refused

    def refusal(self, name: str, key: QKeySequence) -> str | None:
        """Return a sentence why an action cannot have a key, or None."""
        if key.isEmpty():
            return None
        said = key.toString(QKeySequence.SequenceFormat.NativeText)
        combination = key[0]  # type: ignore[index]
        if self._walks(combination.key(), combination.keyboardModifiers()):
            text = QCoreApplication.translate(
                "Shortcuts", "{key} walks over the table and its buttons. Choose another key."
            )
            return text.format(key=said)
        if combination.keyboardModifiers() == Qt.KeyboardModifier.AltModifier:
            text = QCoreApplication.translate(
                "Shortcuts", "{key} may be a button's key: Alt is for these. Choose another key."
            )
            return text.format(key=said)
        for other, action in self.actions.items():
            if other != name and key in action.shortcuts():
                text = QCoreApplication.translate(
                    "Shortcuts", "{key} is the key of “{action}” already. Choose another key."
                )
                return text.format(key=said, action=self.title(other))
        return None

    def reset(self) -> None:
        """Give all actions their first keys."""
        self.apply({})

    def tell(self) -> None:
        """Name the keys in the tooltips; menus name them by themselves."""
        for action in self.actions.values():
            text = texts.plain(action.text())
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{text} ({key})" if key else text)

    def name_actions(self) -> None:
        """Name the actions in the language that is set now, where no window does."""

    def _walks(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        bare = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
        return key in self._walking and modifiers & ~bare == Qt.KeyboardModifier.NoModifier
