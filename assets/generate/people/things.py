"""What the persons of the court cards hold."""

from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SuitColours
from assets.generate.pips import petal, pip
from assets.generate.svg import around, circle, group, line, num, path

STEM: Final = "#4E7A46"
LEAF: Final = "#5E8F4E"
LEAF_DARK: Final = "#3B6338"
PINK: Final = "#F3C3BC"
PINK_DARK: Final = "#B9636B"
SHELL: Final = "#FBF1E2"
SHELL_DARK: Final = "#B08A5C"


def palm_book(x: float, y: float, suit: str, colours: SuitColours) -> str:
    """Return an ola, a book of palm leaves between boards, tied with a cord."""
    body = ""
    for row, fill in enumerate((colours.dark, CREAM, "#EBD9AE", CREAM, "#EBD9AE", colours.dark)):
        height = 4.2 if row in {0, 5} else 2.4
        top = (-9.4, -5.2, -2.8, -0.4, 2, 4.4)[row]
        body += path(
            f"M-42,{top}L42,{top}L42,{num(top + height)}L-42,{num(top + height)}Z",
            fill,
            BRASS_DARK,
            0.7,
        )
    body += line("M-14,-9.4L-14,8.6M14,-9.4L14,8.6", BRASS, 2.2)
    return group(body + pip(suit, 0, -0.4, 8, BRASS_DARK), x, y)


def lotus(x: float, y: float, length: float, turn: float) -> str:
    """Return an open lotus on its stem."""
    body = line(f"M0,10Q3,{num(-length / 2)} 0,{num(-length)}", STEM, 2.6)
    flower = "".join(
        group(path(petal(0, 19, 6), fill, PINK_DARK, 0.8), 0, 0, angle)
        for angle, fill in (
            (-78, PINK),
            (78, PINK),
            (-46, CREAM),
            (46, CREAM),
            (-22, PINK),
            (22, PINK),
            (0, CREAM),
        )
    )
    body += group(flower, 0, 4 - length) + circle(0, 3 - length, 2.6, BRASS, BRASS_DARK, 0.7)
    return group(body, x, y, turn)


_BO: Final = (
    "M0,-19C1,-14 2,-12 5,-9C9,-5 9,2 4,3.6C2,4 .6,3 0,1.6C-.6,3 -2,4 -4,3.6C-9,2 -9,-5 -5,-9"
    "C-2,-12 -1,-14 0,-19Z"
)


def bo_leaf(x: float, y: float, turn: float, size: float = 1, fill: str = LEAF) -> str:
    """Return a leaf of the bo tree, which ends in a long point."""
    body = path(_BO, fill, LEAF_DARK, 0.8) + line("M0,2L0,-15", LEAF_DARK, 0.8)
    return group(body, x, y, turn, size)


def bo_branch(x: float, y: float, colours: SuitColours) -> str:
    """Return a young bo tree; ``y`` is where it is held."""
    stem = line(
        "M0,8C2,-20 -2,-44 2,-74M0,-30C6,-36 8,-40 9,-46M-1,-46C-3,-50 -4,-54 -5,-60"
        "M0,-52C5,-56 8,-60 9,-65M0,-14C4,-20 7,-24 8,-30M0,-58C-4,-64 -5,-68 -6,-74",
        LEAF_DARK,
        1.9,
    )
    leaves = ((9, -46, 30), (-5, -60, -24), (9, -65, 26), (3, -76, 4), (8, -30, 40), (-6, -74, -28))
    fills = (LEAF, LEAF, "#7DA85F", "#7DA85F", LEAF, "#8DB56B")
    body = stem + "".join(
        bo_leaf(a, b, t, 0.86, f) for (a, b, t), f in zip(leaves, fills, strict=True)
    )
    return group(body + line("M-2,-2L2.6,-2", colours.robe, 3), x, y)


def lamp(x: float, y: float) -> str:
    """Return a small oil lamp of clay with its flame."""
    body = path(
        "M0,-15C6,-8 6.6,-3 4,0C2.4,1.8 -2.4,1.8 -4,0C-6.6,-3 -6,-8 0,-15Z", "#F6B73C", "#C96F1E", 1
    )
    body += path(
        "M0,-9C2.6,-5 2.6,-2 1.4,-.6C.6,.2 -.6,.2 -1.4,-.6C-2.6,-2 -2.6,-5 0,-9Z", "#FFF2B8"
    )
    bowl = "M-16,0C-10,3 10,3 16,0C15,9 9,13 4,13.4L-4,13.4C-9,13 -15,9 -16,0Z"
    body += path(bowl, BRASS, BRASS_DARK, 1) + line("M-12,5.6C-6,8 6,8 12,5.6", BRASS_LIGHT, 1.4)
    return group(body, x, y)


def conch(x: float, y: float, turn: float, colours: SuitColours) -> str:
    """Return a conch with a mouthpiece of brass and a tassel in the suit's colour."""
    body = path(
        "M-4,-26C8,-26 16,-16 14,-4C13,8 4,20 -2,28C-4,20 -14,6 -14,-8C-14,-18 -10,-26 -4,-26Z",
        SHELL,
        SHELL_DARK,
        1.1,
    )
    body += path("M2,-18C9,-12 9,4 0,18C-1,6 -3,-8 2,-18Z", PINK, SHELL_DARK, 0.8)
    body += line(
        "M-12,-14C-6,-18 2,-20 8,-22M-14,-6C-8,-10 -4,-12 0,-12M-12,2C-8,0 -4,-1 -1,-1",
        SHELL_DARK,
        1,
    )
    body += path("M-9,-25C-6,-31 0,-31 3,-25C0,-23.6 -6,-23.6 -9,-25Z", BRASS, BRASS_DARK, 0.8)
    body += path("M-6,-29.6L-1,-29.6L-2,-36L-5,-36Z", BRASS_LIGHT, BRASS_DARK, 0.8)
    body += line("M-2,28L-2,32", BRASS, 2) + path(
        "M-4.4,32L.4,32L1.6,42L-5.6,42Z", colours.robe, colours.dark, 0.8
    )
    return group(body, x, y, turn)


def drum(x: float, y: float, turn: float, colours: SuitColours) -> str:
    """Return an udekki, the small drum of the singers, waisted and corded."""
    barrel = (
        "M-15,-21C-14,-9 -7.4,-6 -7.4,0C-7.4,6 -14,9 -15,21C-10,26 10,26 15,21"
        "C14,9 7.4,6 7.4,0C7.4,-6 14,-9 15,-21Z"
    )
    body = path(barrel, colours.robe, colours.dark, 1.2)
    body += line(
        "M-12,-19L-3.6,0L-12,21M12,-19L3.6,0L12,21M-4,-18L0,0L-4,23M4,-18L0,0L4,23",
        BRASS_LIGHT,
        1.2,
    )
    body += line("M-7.4,-1.6C-4,1 4,1 7.4,-1.6M-7.4,2C-4,4.6 4,4.6 7.4,2", BRASS, 2)
    body += line("M-15,20C-10,25 10,25 15,20", BRASS_DARK, 4.4) + line(
        "M-15,20C-10,25 10,25 15,20", CREAM, 2.8
    )
    skin = "M-16,-21C-14,-28 14,-28 16,-21C14,-14.6 -14,-14.6 -16,-21Z"
    body += path(skin, BRASS, BRASS_DARK, 1) + group(path(skin, CREAM), 0, -4.4, 0, 0.8)
    return group(body, x, y, turn)


def parrot(x: float, y: float) -> str:
    """Return a ring-necked parakeet that looks to the left; its feet stand at the place."""
    body = path("M2,-2C8,6 12,18 12,32C6,24 0,12 -4,2Z", "#3F7F4A", "#27552F", 0.9)
    body += path(
        "M-6,-30C4,-34 12,-26 11,-14C10,-4 6,3 -1,4C-9,3 -12,-6 -10,-14C-9,-19 -13,-27 -6,-30Z",
        "#5FA653",
        "#2F6638",
        1,
    )
    body += path("M10,-18C11,-8 8,2 2,8C0,0 2,-12 10,-18Z", "#448748", "#2F6638", 0.8)
    body += path(
        "M-11,-24C-15,-23.6 -16,-20 -13.6,-17.6C-12.6,-19.6 -11,-20 -9.6,-20Z",
        "#C6372F",
        "#7C1420",
        0.8,
    )
    body += line("M-10.6,-16C-6,-13 2,-14 6,-19.6", "#C9505A", 2)
    body += circle(-7, -24, 1.5, "#1E1A1C", CREAM, 0.7)
    return group(body + line("M-3,3L-4,7M1,3L1,7", BRASS_DARK, 1.6), x, y)


def fan(x: float, y: float, turn: float, suit: str, colours: SuitColours) -> str:
    """Return a round fan of palm leaf with a border of cloth; ``y`` is where it is held."""
    ribs = around(16, line("M0,-5L0,-17", BRASS, 1), 11.25)
    disc = circle(0, 0, 21, colours.robe, colours.dark, 1.2) + circle(0, 0, 17.4, CREAM, BRASS, 1.2)
    disc += ribs + circle(0, 0, 7.4, colours.ground, BRASS, 1) + pip(suit, 0, 0, 9.6, colours.ink)
    disc += around(18, circle(0, -19.2, 1.1, BRASS_LIGHT))
    body = line("M0,14L0,-24", BRASS_DARK, 4) + line("M0,14L0,-24", BRASS_LIGHT, 2.4)
    return group(body + group(disc, 0, -42), x, y, turn, 0.9)


def betel(x: float, y: float, colours: SuitColours) -> str:
    """Return a sheaf of betel leaves, given to an honoured guest."""
    leaf = "M0,-24C7,-18 11,-9 8,-2C6,3 2,3 0,0C-2,3 -6,3 -8,-2C-11,-9 -7,-18 0,-24Z"
    one = path(leaf, LEAF, LEAF_DARK, 0.9) + line(
        "M0,0L0,-20M0,-6L-4,-11M0,-6L4,-11", LEAF_DARK, 0.8
    )
    body = "".join(group(one, 0, 0, turn, 1.1) for turn in (-78, 78, -52, 52, -26, 26, 0))
    return group(body + circle(0, 0, 4.4, colours.robe, BRASS_LIGHT, 1.2), x, y)


def palm_leaf(x: float, y: float, turn: float) -> str:
    """Return a single written leaf."""
    body = path("M-30,-4.4L30,-4.4L30,4.4L-30,4.4Z", CREAM, BRASS_DARK, 0.9)
    body += line("M-25,-1.4L-4,-1.4M2,-1.4L18,-1.4M-25,1.4L-10,1.4M-6,1.4L12,1.4", "#6A4A22", 0.9)
    return group(body + circle(24, 0, 1.2, BRASS_DARK), x, y, turn)
