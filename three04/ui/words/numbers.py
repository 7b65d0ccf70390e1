"""Numbers and dates as the window's language writes them."""

import datetime
from typing import Final

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime

from three04.ui.words.language import locale_of

EN_DASH: Final = "\N{EN DASH}"
MINUS: Final = "\N{MINUS SIGN}"
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


class Numbers:
    """Writes numbers and dates.

    Attributes:
        locale: How the language, or the system if it speaks the same, writes them.
    """

    def __init__(self, code: str) -> None:
        """Write as this language does."""
        self.locale = locale_of(code)

    def whole(self, number: int) -> str:
        """Return "1,234" or "−3"."""
        return self._said(self.locale.toString(number))

    def signed(self, number: int) -> str:
        """Return "+34", "0" or "−3"."""
        return f"+{self.whole(number)}" if number > 0 else self.whole(number)

    def decimal(self, number: float, places: int = 1) -> str:
        """Return a number with one decimal, or more: "12.5", "12,5"."""
        return self._said(self.locale.toString(float(number), "f", places))

    def signed_decimal(self, number: float, places: int = 1) -> str:
        """Return "+12.5", "0.0" or "−12.5"."""
        rounded = round(number, places) + 0.0  # no minus before a nought
        text = self.decimal(rounded, places)
        return f"+{text}" if rounded > 0 else text

    def percent(self, part: int, whole: int) -> str:
        """Return a share as "62 %", an en dash where there is nothing to have a share of."""
        if not whole:
            return EN_DASH
        return f"{self.locale.toString(round(100 * part / whole))}{NO_BREAK}%"

    def day(self, at: int) -> str:
        """Return the day of a moment, given in milliseconds since 1970: "30/11/2026"."""
        return self.locale.toString(_moment(at).date(), self._day_format())

    def short_day(self, at: int) -> str:
        """Return the day as short as the language writes it: "30.11.26"."""
        return self.locale.toString(_moment(at).date(), QLocale.FormatType.ShortFormat)

    def minute(self, at: int) -> str:
        """Return day and time of a moment."""
        moment = _moment(at)
        time = self.locale.toString(moment.time(), QLocale.FormatType.ShortFormat)
        return f"{self.day(at)} {time}"

    def day_and_month(self, at: int) -> str:
        """Return "30 Nov", as short as it can be."""
        pattern = "d. MMM" if self.locale.language() == QLocale.Language.German else "d MMM"
        return self.locale.toString(_moment(at).date(), pattern).removesuffix(".")

    def month(self, at: int) -> str:
        """Return "Nov 2026"."""
        return self.locale.toString(_moment(at).date(), "MMM yyyy")

    def day_of(self, text: str) -> datetime.date | None:
        """Return the day that a text names as this language writes days; None if it names none."""
        short = self.locale.dateFormat(QLocale.FormatType.ShortFormat)
        for pattern in (self._day_format(), short, "yyyy-MM-dd"):
            loose = pattern.replace("dd", "d").replace("MM", "M")  # 3.1. as well as 03.01.
            day = self.locale.toDate(text, loose, 2000)
            if day.isValid():
                return datetime.date(day.year(), day.month(), day.day())
        return None

    def _day_format(self) -> str:
        """Return how days are written, the year in full."""
        short = self.locale.dateFormat(QLocale.FormatType.ShortFormat)
        return short if "yyyy" in short else short.replace("yy", "yyyy")

    def _said(self, text: str) -> str:
        return text.replace("-", MINUS)


def start_of_day(days_ago: int) -> int:
    """Return when a day began, in milliseconds since 1970: today, or so many days ago."""
    day = QDate.currentDate().addDays(-days_ago)
    return QDateTime(day, QTime(0, 0)).toMSecsSinceEpoch()


def _moment(at: int) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(at)
