"""Windows and panels that the first picture of the table does not need.

Each is imported when it is first made: all of them together took a third of the time in which the
window opens. Write ``late.KeysDialog(…)``; what a type checker sees is the class itself.
"""

from typing import TYPE_CHECKING, Final

from three04.lazy import importing

if TYPE_CHECKING:
    from three04.ui.windows.bid_panel import BidPanel
    from three04.ui.windows.choice_panel import Banner, ChoicePanel
    from three04.ui.windows.cut_panel import CutPanel
    from three04.ui.windows.gone_panel import GonePanel
    from three04.ui.windows.hint_view import HintView
    from three04.ui.windows.keys_dialog import KeysDialog
    from three04.ui.windows.meter_panel import MeterPanel
    from three04.ui.windows.new_match import NewMatchDialog
    from three04.ui.windows.notice import Notice
    from three04.ui.windows.players_dialog import PlayersDialog
    from three04.ui.windows.result_panel import ResultSheet
    from three04.ui.windows.resume_panel import ResumePanel
    from three04.ui.windows.settings_dialog import SettingsDialog
    from three04.ui.windows.sheets import LogSheet, ScoreSheet
    from three04.ui.windows.side_panel import SidePanel

__all__ = [
    "Banner",
    "BidPanel",
    "ChoicePanel",
    "CutPanel",
    "GonePanel",
    "HintView",
    "KeysDialog",
    "LogSheet",
    "MeterPanel",
    "NewMatchDialog",
    "Notice",
    "PlayersDialog",
    "ResultSheet",
    "ResumePanel",
    "ScoreSheet",
    "SettingsDialog",
    "SidePanel",
]

HOMES: Final = {
    "BidPanel": "bid_panel",
    "Banner": "choice_panel",
    "ChoicePanel": "choice_panel",
    "CutPanel": "cut_panel",
    "GonePanel": "gone_panel",
    "HintView": "hint_view",
    "KeysDialog": "keys_dialog",
    "MeterPanel": "meter_panel",
    "NewMatchDialog": "new_match",
    "Notice": "notice",
    "PlayersDialog": "players_dialog",
    "ResultSheet": "result_panel",
    "ResumePanel": "resume_panel",
    "SettingsDialog": "settings_dialog",
    "LogSheet": "sheets",
    "ScoreSheet": "sheets",
    "SidePanel": "side_panel",
}
"""In which module of this package each class is."""

__getattr__ = importing("three04.ui.windows", HOMES)
