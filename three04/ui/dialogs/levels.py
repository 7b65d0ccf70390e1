"""Choosing how well the computers play: for each seat, and for all at once."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QComboBox, QWidget

from three04.ui.match import opponents
from three04.ui.widgets.scrolled import sentence_label


class LevelBox(QComboBox):
    """The level of one computer player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        for name in opponents.levels():
            self._add(name)
        self.choose(opponents.recommended())
        self.currentIndexChanged.connect(self._describe)
        self._describe()

    def _add(self, name: str) -> None:
        self.addItem(opponents.level_text(name), name)

    def choose(self, name: str) -> None:
        """Choose a level; one that is not offered any more stays where a match has it."""
        if self.findData(name) < 0 and opponents.exists(name):
            self._add(name)
        found = self.findData(name)
        self.setCurrentIndex(found if found >= 0 else self.findData(opponents.recommended()))

    @property
    def chosen(self) -> str:
        """The level chosen."""
        return str(self.currentData())

    @Slot()
    def _describe(self) -> None:
        """Say what to expect of it."""
        said = opponents.level_sentence(self.chosen)
        self.setToolTip(said)
        self.setAccessibleDescription(said)


class AllLevels(QObject):
    """One level for all, and what to expect of it.

    Attributes:
        box: The choice.
        sentence: What to expect.
    """

    def __init__(self, boxes: Sequence[LevelBox], parent: QObject) -> None:
        super().__init__(parent)
        self._boxes = tuple(boxes)
        self.box, self.sentence = QComboBox(), sentence_label()
        self.box.addItem(self.tr("as chosen below"), "")
        for name in opponents.levels():
            self.box.addItem(opponents.level_text(name), name)
        self.box.setAccessibleName(self.tr("Level of all computer players"))
        self.box.activated.connect(self._chosen)
        for box in self._boxes:
            box.currentIndexChanged.connect(self.follow)
        self._shown: tuple[LevelBox, ...] = self._boxes
        self.follow()

    def of(self, boxes: Sequence[LevelBox]) -> None:
        """Speak of these boxes from now on: those that are seen."""
        self._shown = tuple(boxes)
        self.follow()

    @Slot()
    def _chosen(self) -> None:
        name = self.box.currentData()
        if name:
            for box in self._boxes:
                box.choose(name)
        self.follow()

    @Slot()
    def follow(self) -> None:
        """Show the level that all have, or that they differ."""
        names = {box.chosen for box in self._shown}
        common = names.pop() if len(names) == 1 else ""
        self.box.setCurrentIndex(max(0, self.box.findData(common)))
        said = opponents.level_sentence(common) if common else self.tr("Each as chosen below.")
        self.sentence.setText(said)
        self.box.setAccessibleDescription(said)
