"""Windows, panels and what else the window does that the first picture of the table does not need.

Each is imported when it is first made: all of them together took a third of the time in which the
window opens. Write ``late.KeysDialog(…)``; what a type checker sees is the class itself. Modules
are had in the same way: ``late.sharing.told(…)``.
"""

from typing import TYPE_CHECKING, Final

from three04 import lazy

if TYPE_CHECKING:
    from three04.table import whatif
    from three04.ui import importing, sharing, store_texts
    from three04.ui.comparing import Comparing
    from three04.ui.record_import import RecordImport
    from three04.ui.watched import WatchedSession
    from three04.ui.windows.bid_panel import BidPanel
    from three04.ui.windows.choice_panel import Banner, ChoicePanel
    from three04.ui.windows.cut_panel import CutPanel
    from three04.ui.windows.fading import Fading
    from three04.ui.windows.gone_panel import GonePanel
    from three04.ui.windows.hint_view import HintView
    from three04.ui.windows.history_window import HistoryWindow
    from three04.ui.windows.keys_dialog import KeysDialog
    from three04.ui.windows.meter_panel import MeterPanel
    from three04.ui.windows.new_match import NewMatchDialog
    from three04.ui.windows.notice import Notice
    from three04.ui.windows.players_dialog import PlayersDialog
    from three04.ui.windows.replay_keys import ReplayKeys
    from three04.ui.windows.replays import Replays
    from three04.ui.windows.result_panel import ResultSheet
    from three04.ui.windows.resume_panel import ResumePanel
    from three04.ui.windows.review_desk import ReviewDesk
    from three04.ui.windows.rules_sheet import RulesSheet
    from three04.ui.windows.settings_dialog import SettingsDialog
    from three04.ui.windows.sheets import LogSheet, ScoreSheet, Sheet
    from three04.ui.windows.side_panel import SidePanel
    from three04.ui.windows.statistics_window import StatisticsWindow
    from three04.ui.windows.text_dialog import TextDialog
    from three04.ui.windows.unfinished_dialog import UnfinishedDialog

__all__ = [
    "Banner",
    "BidPanel",
    "ChoicePanel",
    "Comparing",
    "CutPanel",
    "Fading",
    "GonePanel",
    "HintView",
    "HistoryWindow",
    "KeysDialog",
    "LogSheet",
    "MeterPanel",
    "NewMatchDialog",
    "Notice",
    "PlayersDialog",
    "RecordImport",
    "ReplayKeys",
    "Replays",
    "ResultSheet",
    "ResumePanel",
    "ReviewDesk",
    "RulesSheet",
    "ScoreSheet",
    "SettingsDialog",
    "Sheet",
    "SidePanel",
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
    "Banner": ".choice_panel",
    "BidPanel": ".bid_panel",
    "ChoicePanel": ".choice_panel",
    "CutPanel": ".cut_panel",
    "Fading": ".fading",
    "GonePanel": ".gone_panel",
    "HintView": ".hint_view",
    "HistoryWindow": ".history_window",
    "KeysDialog": ".keys_dialog",
    "LogSheet": ".sheets",
    "MeterPanel": ".meter_panel",
    "NewMatchDialog": ".new_match",
    "Notice": ".notice",
    "PlayersDialog": ".players_dialog",
    "ReplayKeys": ".replay_keys",
    "Replays": ".replays",
    "ResultSheet": ".result_panel",
    "ResumePanel": ".resume_panel",
    "ReviewDesk": ".review_desk",
    "RulesSheet": ".rules_sheet",
    "ScoreSheet": ".sheets",
    "SettingsDialog": ".settings_dialog",
    "Sheet": ".sheets",
    "SidePanel": ".side_panel",
    "StatisticsWindow": ".statistics_window",
    "TextDialog": ".text_dialog",
    "UnfinishedDialog": ".unfinished_dialog",
    "Comparing": "three04.ui.comparing",
    "RecordImport": "three04.ui.record_import",
    "WatchedSession": "three04.ui.watched",
    "importing": "three04.ui.importing",
    "sharing": "three04.ui.sharing",
    "store_texts": "three04.ui.store_texts",
    "whatif": "three04.table.whatif",
}
"""In which module each class is, or what module it is."""

__getattr__ = lazy.importing("three04.ui.windows", HOMES)
