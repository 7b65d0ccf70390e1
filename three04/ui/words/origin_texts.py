"""What a match was begun as, in words: the deal of a day, a numbered deal, one played again."""

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt

from three04.rules import origins


def origin_text(origin: str, locale: QLocale | None = None) -> str:
    """Return what a match was begun as, in words; empty for one like any other.

    Args:
        origin: The text in its header.
        locale: How a date is written; None as in a record, the same everywhere.
    """
    day, number = origins.day_of(origin), origins.number_of(origin)
    if day is not None:
        text = QCoreApplication.translate("Origin", "Deal of the day, {date}")
        return text.format(date=day if locale is None else day_text(day, locale))
    if number is not None:
        text = QCoreApplication.translate("Origin", "Deal number {number}")
        return text.format(number=number)
    return {
        origins.AGAIN: QCoreApplication.translate("Origin", "A deal played again"),
        origins.WHAT_IF: QCoreApplication.translate("Origin", "Played on from a replay"),
    }.get(origin, "")


def day_text(day: str, locale: QLocale) -> str:
    """Return the day of a deal as the language writes it; as it is kept where it is no day."""
    date = QDate.fromString(day, Qt.DateFormat.ISODate)
    return locale.toString(date, QLocale.FormatType.ShortFormat) if date.isValid() else day


def window_title(origin: str, locale: QLocale) -> str:
    """Return the title of the window with a match."""
    begun = origin_text(origin, locale)
    if not begun:
        return QCoreApplication.translate("Origin", "304")
    return QCoreApplication.translate("Origin", "304 – {deal}").format(deal=begun)
