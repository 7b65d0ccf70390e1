"""What can be done with a deal as such: play it again, share it, prove it; the deal of the day."""

import datetime

from PySide6 import QtWidgets
from PySide6.QtCore import QDate, QLocale, Slot

from three04.record.proof import Proof
from three04.ui import plans
from three04.ui.origin_texts import origin_text
from three04.ui.windows import late
from three04.ui.windows.setting_window import SettingWindow


class DealWindow(SettingWindow):
    """A window that gives a deal out of its hand: again, as text, with its proof."""

    # ------------------------------------------------------------------ which deal is played

    @Slot()
    def play_deal_again(self) -> None:
        """Begin a match with the deal that is played, or was played last."""
        session, journal = self.session, self.journal
        if session is None or journal is None or session.view.public.number == 0:
            return
        dealer = session.view.public.dealer
        plan = plans.again(session.options, session.lineup, dealer, journal.rows)
        self.ask_to_leave(lambda: self.start_plan(plan))

    @Slot()
    def play_day(self) -> None:
        """Begin the deal of the day."""
        plan = plans.of_day(self.wish, datetime.date.today())
        self.ask_to_leave(lambda: self._start_day(plan))

    def _start_day(self, plan: plans.Plan) -> None:
        self.start_plan(plan)
        text = self.tr(
            "{deal}: one deal, and the same cards for everybody who plays by these rules."
        ).format(deal=origin_text(plan.origin, self.language.locale))
        self.notice.say(text, self.area.board.table.layout, passing=True)
        self.area.announce(text)

    @Slot()
    def name_day(self) -> None:
        """Say in the menu which day it is."""
        shape = self.tr("d MMM", "how a day is written, as QLocale.toString takes it")
        day = QLocale(self.language.code).toString(QDate.currentDate(), shape)
        self.day_action.setText(self.tr("Deal of the day ({date})").format(date=day))

    # ------------------------------------------------------------------ as text

    @property
    def can_share(self) -> bool:
        """Whether there is a deal and the picture has come to where it is."""
        session = self.session
        if session is None or session.view.public.number == 0:
            return False
        return session.question is not None or session.deal_over

    @Slot()
    def share_deal(self) -> None:
        """Show the deal as text; in mid-deal only what the person has seen of it."""
        session, journal = self.session, self.journal
        if session is None or journal is None or not self.can_share:
            return
        result = self.area.result.words() if session.deal_over else ()
        shared = late.sharing.told(session, journal.rows, result)
        shown = session.view.public.shown is not None
        whole = late.sharing.whole(session, shared, journal.rows)
        text = whole if shown else late.sharing.seen(session, shared)
        dialog = late.TextDialog(
            self.tr("This deal as text"), self._what_is_shared(shown), text, self
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
        box.setWindowTitle(self.windowTitle())
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
        session = self.session
        proof = None if session is None else session.proof()
        if proof is None:
            text, sentence = "", self.tr("No key dealt these cards: they were given.")
        else:
            text, sentence = self._proof_text(proof), self._about_proof(proof)
        dialog = late.TextDialog(self.tr("Proof of this deal"), sentence, text, self)
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
