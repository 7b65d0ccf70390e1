"""Windows, dialogs and what else the window does that the first picture of the table does not need.

Each is imported when it is first made: all of them together took a third of the time in which the
window opens. Write ``late.KeysDialog(…)``; what a type checker sees is the class itself. Modules
are had in the same way: ``late.sharing.told(…)``.
"""

from typing import TYPE_CHECKING, Final

from three04 import lazy

if TYPE_CHECKING:
    from three04.table import whatif
    from three04.ui.career.history_window import HistoryWindow
    from three04.ui.career.statistics_window import StatisticsWindow
    from three04.ui.dialogs.about_dialog import AboutDialog
    from three04.ui.dialogs.new_match import NewMatchDialog
    from three04.ui.dialogs.players_dialog import PlayersDialog
    from three04.ui.dialogs.rules_sheet import RulesSheet
    from three04.ui.dialogs.sheets import LogSheet, ScoreSheet
    from three04.ui.dialogs.text_dialog import TextDialog
    from three04.ui.dialogs.unfinished_dialog import UnfinishedDialog
    from three04.ui.keeping import importing, sharing
    from three04.ui.keeping.record_reading import RecordReading
    from three04.ui.match.watched import WatchedSession
    from three04.ui.replay.keys import ReplayKeys
    from three04.ui.replay.replays import Replays
    from three04.ui.review.comparing import Comparing
    from three04.ui.review.desk import ReviewDesk
    from three04.ui.settings.keys_dialog import KeysDialog
    from three04.ui.settings.settings_dialog import SettingsDialog
    from three04.ui.tabletop.gone_panel import GonePanel
    from three04.ui.tabletop.hint_view import HintView
    from three04.ui.tabletop.meter_panel import MeterPanel
    from three04.ui.tabletop.notice import Notice
    from three04.ui.tabletop.resume_panel import ResumePanel
    from three04.ui.widgets.sheet import Sheet
    from three04.ui.words import store_texts

__all__ = [
    "AboutDialog",
    "Comparing",
    "GonePanel",
    "HintView",
    "HistoryWindow",
    "KeysDialog",
    "LogSheet",
    "MeterPanel",
    "NewMatchDialog",
    "Notice",
    "PlayersDialog",
    "RecordReading",
    "ReplayKeys",
    "Replays",
    "ResumePanel",
    "ReviewDesk",
    "RulesSheet",
    "ScoreSheet",
    "SettingsDialog",
    "Sheet",
    "StatisticsWindow",
    "TextDialog",
    "UnfinishedDialog",
    "WatchedSession",
    "importing",
    "sharing",
    "store_texts",
    "whatif",
]

HOMES: Final = {
    "AboutDialog": "three04.ui.dialogs.about_dialog",
    "Comparing": "three04.ui.review.comparing",
    "GonePanel": "three04.ui.tabletop.gone_panel",
    "HintView": "three04.ui.tabletop.hint_view",
    "HistoryWindow": "three04.ui.career.history_window",
    "KeysDialog": "three04.ui.settings.keys_dialog",
    "LogSheet": "three04.ui.dialogs.sheets",
    "MeterPanel": "three04.ui.tabletop.meter_panel",
    "NewMatchDialog": "three04.ui.dialogs.new_match",
    "Notice": "three04.ui.tabletop.notice",
    "PlayersDialog": "three04.ui.dialogs.players_dialog",
    "RecordReading": "three04.ui.keeping.record_reading",
    "ReplayKeys": "three04.ui.replay.keys",
    "Replays": "three04.ui.replay.replays",
    "ResumePanel": "three04.ui.tabletop.resume_panel",
    "ReviewDesk": "three04.ui.review.desk",
    "RulesSheet": "three04.ui.dialogs.rules_sheet",
    "ScoreSheet": "three04.ui.dialogs.sheets",
    "SettingsDialog": "three04.ui.settings.settings_dialog",
    "Sheet": "three04.ui.widgets.sheet",
    "StatisticsWindow": "three04.ui.career.statistics_window",
    "TextDialog": "three04.ui.dialogs.text_dialog",
    "UnfinishedDialog": "three04.ui.dialogs.unfinished_dialog",
    "WatchedSession": "three04.ui.match.watched",
    "importing": "three04.ui.keeping.importing",
    "sharing": "three04.ui.keeping.sharing",
    "store_texts": "three04.ui.words.store_texts",
    "whatif": "three04.table.whatif",
}
"""In which module each class is, or what module it is."""

__getattr__ = lazy.importing("three04.ui.window", HOMES)
