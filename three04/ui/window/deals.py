"""What can be done with a deal as such: play it again, share it, prove it; the deal of the day."""

import datetime

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QWidget

from three04.record.proof import Proof
from three04.ui.match import plans
from three04.ui.tabletop.area import TableArea
from three04.ui.window import late
from three04.ui.window.current_match import CurrentMatch
from three04.ui.window.lobby import Lobby
from three04.ui.window.messages import Messages
from three04.ui.words.language import Language
from three04.ui.words.origin_texts import origin_text


class Deals(QObject):
    """Gives a deal out of its hand: again, as text, with its proof."""

    def __init__(
        self,
        match: CurrentMatch,
        lobby: Lobby,
        area: TableArea,
        messages: Messages,
        language: Language,
        window: QWidget,
    ) -> None:
        """Make ready.

        Args:
            match: The match at the table, with the deal.
            lobby: Asks before another match is begun.
            area: The table; has the result in words.
            messages: Tells the player something.
            language: The language.
            window: The window of the dialogs.
        """
        super().__init__(window)
        self._match, self._lobby, self._area = match, lobby, area
        self._messages, self._language, self._window = messages, language, window

    # ------------------------------------------------------------------ which deal is played

    @Slot()
    def play_again(self) -> None:
        """Begin a match with the deal that is played, or was played last."""
        session, journal = self._match.session, self._match.journal
        if session is None or journal is None or session.view.public.number == 0:
            return
        dealer = session.view.public.dealer
        plan = plans.again(session.options, session.lineup, dealer, journal.rows)
        self._lobby.ask_to_leave(lambda: self._match.start_plan(plan))

    @Slot()
    def play_day(self) -> None:
        """Begin the deal of the day."""
        plan = plans.of_day(self._match.wish, datetime.date.today())
        self._lobby.ask_to_leave(lambda: self._start_day(plan))

    def _start_day(self, plan: plans.Plan) -> None:
        self._match.start_plan(plan)
        text = self.tr(
            "{deal}: one deal, and the same cards for everybody who plays by these rules."
        ).format(deal=origin_text(plan.origin, self._language.locale))
        self._messages.tell(text)

    # ------------------------------------------------------------------ as text

    @property
    def can_share(self) -> bool:
        """Whether there is a deal and the picture has come to where it is."""
        session = self._match.session
        if session is None or session.view.public.number == 0:
            return False
        return session.question is not None or session.deal_over

    @Slot()
    def share(self) -> None:
        """Show the deal as text; in mid-deal only what the person has seen of it."""
        session, journal = self._match.session, self._match.journal
        if session is None or journal is None or not self.can_share:
            return
        result = self._area.result.words() if session.deal_over else ()
        shared = late.sharing.told(session, journal.rows, result)
        shown = session.view.public.shown is not None
        whole = late.sharing.whole(session, shared, journal.rows)
        text = whole if shown else late.sharing.seen(session, shared)
        dialog = late.TextDialog(
            self.tr("This deal as text"), self._what_is_shared(shown), text, self._window
        )
        if not shown:
            every = dialog.buttons.addButton(
                self.tr("Copy &all hands…"), QtWidgets.QDialogButtonBox.ButtonRole.ActionRole
            )
            every.setAutoDefault(False)
            every.clicked.connect(lambda: self._warn(dialog, whole))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _what_is_shared(self, shown: bool) -> str:
        if shown:
            return self.tr("The whole deal. Others can replay it from this text.")
        return self.tr(
            "Only what you have seen: your own cards and what was played face up. “??” is a card "
            "that you have not seen."
        )

    def _warn(self, dialog: "late.TextDialog", text: str) -> None:
        """Copy all hands only after a warning, and without showing them."""
        box = QtWidgets.QMessageBox(dialog)
        box.setIcon(QtWidgets.QMessageBox.Icon.Warning)
        box.setWindowTitle(self._window.windowTitle())
        box.setText(self.tr("Copy the cards of all players?"))
        box.setInformativeText(
            self.tr("The text names cards that you have not seen: whoever reads it knows them.")
        )
        yes = box.addButton(self.tr("Copy &all hands"), QtWidgets.QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(self.tr("&Cancel"), QtWidgets.QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(box.deleteLater)
        yes.clicked.connect(lambda: dialog.copy(text, self.tr("All hands are copied.")))
        box.open()

    # ------------------------------------------------------------------ honest dealing

    @Slot()
    def show_proof(self) -> None:
        """Show what proves that the deal was fixed before anybody played."""
        session = self._match.session
        proof = None if session is None else session.proof()
        if proof is None:
            text, sentence = "", self.tr("No key dealt these cards: they were given.")
        else:
            text, sentence = self._proof_text(proof), self._about_proof(proof)
        dialog = late.TextDialog(self.tr("Proof of this deal"), sentence, text, self._window)
        dialog.body.setVisible(bool(text))
        dialog.copy_button.setVisible(bool(text))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _about_proof(self, proof: Proof) -> str:
        if proof.key is None:
            return self.tr(
                "The cards of this deal were fixed before anybody played. They come from a secret "
                "key, and this is its fingerprint. The key is shown here when the deal is over; "
                "then anybody can check that it has this fingerprint and gives these cards."
            )
        return self.tr(
            "The cards of this deal were fixed before anybody played. They come from this key: "
            "check that it has the fingerprint that was shown during the deal. The command below "
            "computes both."
        )

    def _proof_text(self, proof: Proof) -> str:
        lines = [
            self.tr("Deal {number}").format(number=proof.number),
            self.tr("Fingerprint (SHA-256 of the key):"),
            proof.fingerprint,
        ]
        if proof.key is not None:
            cut = "" if proof.cut is None else f" --cut {proof.cut}"
            where = f"--table {proof.table} --dealer {proof.dealer}{cut}"
            lines += [
                self.tr("Key:"),
                proof.key,
                self.tr("Check:"),
                f"three04 proof {where} {proof.key}",
            ]
        return "\n".join(lines)
