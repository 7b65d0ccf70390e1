"""The numbers that the exact solver goes by; found by solving deals and counting."""

from typing import Final

# The first guess, in sixteenths of a point for the maker's side, fitted to solved deals: for each
# card by strength, the lead, the longest trumps and voids that can be ruffed.
TRUMP_WORTH: Final = (-54, -58, -57, -45, -23, 40, 180, 484)
SUIT_WORTH: Final = (-124, -115, -130, -128, -129, -105, -37, 301)

# Found by changing one after the other and counting nodes. Rows of a card's strength, for each of:
# cards in the trick 0 to 3; the trick is lost, won by this card, won by the partner; plain, trump.
# The last row weighs the estimated points, by cards in the trick and by case.
# fmt: off
ORDER: Final = (
    -307, -305, -279, -271, -251, -237, -295, -209,
    3, 25, 35, 45, 79, 89, 63, 85,
    72, 180, 186, 252, 270, 294, 330, 372,
    -156, -192, -180, -228, -228, -228, -264, -252,
    102, 96, 78, 120, 114, 114, 90, 204,
    12, 24, 36, 54, -12, 108, 60, 60,
    -60, -48, -36, -24, -12, 0, 12, 24,
    180, 192, 204, 216, 228, 240, 252, 264,
    0, 0, 0, 0, 0, 0, 0, 0,
    0, 3, 6, 9, 12, 21, 6, 21,
    -60, -72, -72, -84, -114, -120, -132, -144,
    60, 60, 84, 36, 36, 84, 60, 60,
    30, -6, 6, -6, -18, -30, -42, -54,
    60, 72, 60, 96, 84, 96, 132, 144,
    30, 30, 54, 30, 30, 30, 30, 30,
    -120, -120, -144, -156, -168, -180, -180, -204,
    -60, -144, -96, -120, -108, -120, -132, -144,
    17, 59, 29, 47, 65, 83, 101, 119,
    -15, -3, 9, 21, 33, 45, 57, 69,
    -180, -180, -180, -180, -180, -180, -180, -180,
    105, 105, 105, 105, 105, 129, 105, 129,
    -138, -78, -90, -90, -90, -90, -114, -102,
    60, 96, 96, 108, 156, 180, 204, 228,
    264, 264, 240, 240, 240, 240, 240, 240,
    16, 24, 16, 16, 12, 16, 24, 16, 24, 20, 12, 16,
)
# fmt: on
