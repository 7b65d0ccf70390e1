"""The panels that the first picture of the table does not need, each imported when first made."""

from typing import TYPE_CHECKING, Final

from three04 import lazy

if TYPE_CHECKING:
    from three04.ui.tabletop.bid_panel import BidPanel
    from three04.ui.tabletop.choice_panel import Banner, ChoicePanel
    from three04.ui.tabletop.cut_panel import CutPanel
    from three04.ui.tabletop.fading import Fading
    from three04.ui.tabletop.result_panel import ResultSheet
    from three04.ui.tabletop.side_panel import SidePanel

__all__ = [
    "Banner",
    "BidPanel",
    "ChoicePanel",
    "CutPanel",
    "Fading",
    "ResultSheet",
    "SidePanel",
]

HOMES: Final = {
    "Banner": ".choice_panel",
    "BidPanel": ".bid_panel",
    "ChoicePanel": ".choice_panel",
    "CutPanel": ".cut_panel",
    "Fading": ".fading",
    "ResultSheet": ".result_panel",
    "SidePanel": ".side_panel",
}
"""In which module each class is, or what module it is."""

__getattr__ = lazy.importing("three04.ui.tabletop", HOMES)
