"""The kings: a judge, a poet, a merchant and a founder of a city."""

from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SuitColours
from assets.generate.people.head import (
    BROWN,
    DEEP,
    GOLDEN,
    GREY,
    INK,
    WARM,
    WHITE,
    Face,
    head,
    neck,
)
from assets.generate.people.parts import (
    PEARL,
    PEARL_EDGE,
    STUD,
    band,
    bangle,
    beads,
    collar,
    earrings,
    fist,
    limb,
    pendant,
    sleeve,
    string,
    torso,
)
from assets.generate.people.things import bo_branch, lotus, palm_book
from assets.generate.pips import pip
from assets.generate.svg import circle, group, line, path

_RHOMB: Final = "M0,-4L3,0L0,4L-3,0Z"
_STUDDED: Final = circle(0, 1.6, 3, BRASS, BRASS_DARK, 0.8) + circle(0, 7, 1.9, BRASS_LIGHT)


def _sleeves(colours: SuitColours) -> str:
    """Return puffed sleeves with gold seams."""
    body = ""
    for side in (-1, 1):
        puff = "M30,99C44,96 58,103 60,119C61,127 57,131 50,131C40,131 31,116 30,99Z"
        seams = (
            "M36,100C42,108 46,118 47,130M43,99.6C51,106 55,116 55,129M49,101"
            "C57,107 60,114 59.6,122"
        )
        one = path(puff, colours.robe, colours.dark, 1.2) + line(seams, BRASS, 1.4)
        body += group(one, scale=(side, 1))
    return body


# ------------------------------------------------------------------- spades: the judge, old


def _four_cornered_hat(colours: SuitColours) -> str:
    crown = (
        "M-22,43C-26,37 -28,32 -32.5,27C-22,26 -14,20 0,19C14,20 22,26 32.5,27C28,32 26,37 22,43Z"
    )
    body = path(crown, colours.robe, colours.dark, 1.2)
    body += line(
        "M-31,28C-21,29 -10,31 0,40C10,31 21,29 31,28M-24,30C-18,34 -14,38 -12,43"
        "M24,30C18,34 14,38 12,43",
        BRASS_LIGHT,
        1.5,
    )
    body += "".join(
        circle(x, y, 1.7, BRASS) for x, y in ((-32.5, 27), (32.5, 27), (0, 28), (-9, 27), (9, 27))
    )
    body += path(
        "M-21.6,50C-14,45 14,45 21.6,50L22.4,42C12,37.6 -12,37.6 -22.4,42Z", BRASS, BRASS_DARK, 1
    )
    for x in (-15, -7.5, 0, 7.5, 15):
        body += circle(
            x, 43.6 + 0.08 * abs(x), 1.8, CREAM if x == 0 else colours.ink, BRASS_DARK, 0.5
        )
    tree = line("M0,20L0,9M0,14L-5,9.6M0,14L5,9.6M0,17L-6,15M0,17L6,15", BRASS_DARK, 1.5)
    leaves = ((0, 7), (-5.6, 9), (5.6, 9), (-7, 14.6), (7, 14.6))
    return tree + beads(leaves, 2.4, BRASS_LIGHT, BRASS_DARK) + body


_LONG_BEARD: Final = (
    "M-17.4,60C-17,67 -12,70 -7.4,70.4C-4,69 4,69 7.4,70.4C12,70 17,67 17.4,60"
    "C19,78 17,92 12,104C9,112 4,119 0,122C-4,119 -9,112 -12,104C-17,92 -19,78 -17.4,60Z"
)


def judge(suit: str, colours: SuitColours) -> str:
    """Return the king of spades with a book of palm leaves: white beard, four-cornered hat."""
    face = Face(
        WARM, 17, 13, 86, brows=WHITE, brow=2.6, arch=1, nose="long", mouth="none", old=True
    )
    beard = path(_LONG_BEARD, WHITE, "#C9C2B4", 0.9)
    beard += line(
        "M-12,80C-11,94 -6,106 -2,114M12,80C11,94 6,106 2,114M-6,82C-5,94 -2,104 0,110"
        "M6,82C5,94 2,104 0,110",
        "#CFC8BA",
        1.1,
    )
    beard += line("M-3.6,76C-1.6,77.4 1.6,77.4 3.6,76", face.skin.lips, 2)
    beard += path(
        "M-11,75C-8,70.4 -3,70 0,72C3,70 8,70.4 11,75C7,75.6 3,75 0,73.6C-3,75 -7,75.6 -11,75Z",
        "#FBF7EE",
        "#CFC8BA",
        0.6,
    )
    hair = path("M-20,48C-22,62 -20,74 -16,80L16,80C20,74 22,62 20,48Z", "#DAD4C8")
    body = torso(colours.robe, colours.dark, 50, 107) + _sleeves(colours) + collar(colours)
    body += neck(face)
    crown = _four_cornered_hat(colours) + earrings(face, _STUDDED)
    hands = palm_book(0, 131, suit, colours)
    for side in (-1, 1):
        arm = sleeve(((49, 122), (56, 148), (38, 138)), 13, colours.robe, colours.dark)
        hands += group(arm + fist(29, 133, 76, face.skin), scale=(side, 1))
    return body + head(face, hair, beard, crown) + hands


# ------------------------------------------------------------------- hearts: the poet, in his prime


def _tall_crown(colours: SuitColours) -> str:
    edge = BRASS_DARK
    tower = "M-17,42C-17,30 -13,18 -8,10L8,10C13,18 17,30 17,42Z"
    body = path(tower, BRASS, edge, 1)
    for y, half, fill in (
        (33, 16.6, colours.robe),
        (24, 13.9, colours.dark),
        (16, 10.6, colours.robe),
    ):
        low, high, inner = y - 3, y - 7, half - 1.2
        data = f"M{-half},{y}C-6,{low} 6,{low} {half},{y}"
        data += f"L{inner},{y - 4}C6,{high} -6,{high} {-inner},{y - 4}Z"
        body += path(data, fill, edge, 0.6)
    body += path("M0,18C4,23 5,30 0,36C-5,30 -4,23 0,18Z", BRASS_LIGHT, edge, 0.8) + circle(
        0, 29, 2.4, colours.ink
    )
    body += path("M-8,10C-6,5 -3,6 0,3C3,6 6,5 8,10C4,11.6 -4,11.6 -8,10Z", BRASS_LIGHT, edge, 0.8)
    body += path("M-20,50C-14,45.4 14,45.4 20,50L21,41C12,37 -12,37 -21,41Z", BRASS_LIGHT, edge, 1)
    for x in (-14, -7, 7, 14):
        body += circle(x, 44.2, 1.8, colours.ink)
    return (
        body
        + path("M0,36L4.4,43L0,50L-4.4,43Z", colours.ink, edge, 0.8)
        + circle(0, 43, 1.3, CREAM)
    )


_CURLED: Final = (
    "M0,73.2C-3,71.4 -7,72.2 -9.6,74.6C-12,76.6 -14.6,75.4 -14,72.4C-15.8,75 -14.8,78.4 -11.6,78.2"
    "C-8,78 -4,77 0,74.6C4,77 8,78 11.6,78.2C14.8,78.4 15.8,75 14,72.4C14.6,75.4 12,76.6 9.6,74.6"
    "C7,72.2 3,71.4 0,73.2Z"
)


def _poet_body(face: Face, suit: str, colours: SuitColours) -> str:
    skin = face.skin
    body = torso(skin.base, skin.line, 50, 105)
    body += line("M-2,122C-8,128 -22,128 -30,122M2,122C8,128 18,128 22,126", skin.shade, 1.6)
    shawl = "M14,96C30,96 46,99 52,106C59,116 60,136 59,153L8,153C16,140 22,120 14,96Z"
    body += path(shawl, colours.robe, colours.dark, 1.2)
    body += line("M14,97C22,120 16,140 8,152", BRASS_LIGHT, 3.4) + line(
        "M20,97C28,120 24,140 18,152", BRASS, 1.3
    )
    body += line("M32,99C40,114 40,136 36,152M42,102C50,116 51,136 48,152", colours.dark, 1.3)
    body += "".join(pip(suit, x, y, 7.4, BRASS_LIGHT) for x, y in ((34, 118), (46, 128), (30, 137)))
    body += neck(face, 9.5)
    for low, half, size in ((128, 27, 2), (117, 21, 2.3), (107, 16, 2.3)):
        body += beads(
            string(half, 93, low, 17), size, BRASS_LIGHT if half != 21 else PEARL, BRASS_DARK
        )
    body += pendant(0, 130, colours.ink, 4.4)
    return body


def _poet_head(face: Face, colours: SuitColours) -> str:
    hair = path(
        (
            "M-19,48C-22,60 -22,72 -20.6,80C-17,87 -12,86 -10,82L10,82C12,86 17,87 20.6,80"
            "C22,72 22,60 19,48Z"
        ),
        INK,
    )
    jewels = earrings(face, circle(0, 3, 5, BRASS, BRASS_DARK, 0.9) + circle(0, 3, 2, colours.ink))
    whole = head(
        face,
        hair,
        group(path(_CURLED, INK), -1.7, 15, 0, (0.86, 0.8)),
        _tall_crown(colours) + jewels,
        -3,
    )
    return whole


def poet(suit: str, colours: SuitColours) -> str:
    """Return the king of hearts with a lotus: curled moustache, shawl over one shoulder."""
    face = Face(BROWN, 16.6, 14.4, 85.5, turn=-0.6, brow=2.2, arch=2.6, slant=0.8, mouth="full")
    skin = face.skin
    body = _poet_body(face, suit, colours)
    upper = ((-48, 112), (-56, 136), (-42, 130))
    arm = limb(upper, 12, skin.base, skin.line)
    arm += limb(((-42, 131), (-35, 128), (-34, 116)), 9, skin.base, skin.line)
    arm += band(upper, 0.3, 12)
    whole = _poet_head(face, colours)
    flower = lotus(-34, 116, 46, -7)
    return body + whole + arm + flower + bangle(-34.4, 121, -4, 5) + fist(-34, 113, 0, skin, True)


# ------------------------------------------------------------------- diamonds: the merchant, stout


def _great_turban(colours: SuitColours) -> str:
    body = path(
        "M-28,44C-36,32 -26,15 0,14C26,15 36,32 28,44C18,36 -18,36 -28,44Z", CREAM, BRASS_DARK, 1
    )
    folds = "M-29,40C-20,26 4,17 20,20M-25,43C-12,29 12,22 28,28M-10,38C4,30 20,28 31,34"
    body += line(folds, BRASS, 1.4)
    body += line("M-30,33C-22,21 -8,15.6 4,14.6", colours.robe, 2.4)
    body += path(
        "M-27,48C-16,41.6 16,41.6 27,48C28.6,44 28.6,41 27.4,38C16,32.6 -16,32.6 -27.4,38"
        "C-28.6,41 -28.6,44 -27,48Z",
        colours.robe,
        colours.dark,
        1,
    )
    body += line("M-26.8,42.6C-16,36.8 16,36.8 26.8,42.6", BRASS_LIGHT, 1.6)
    spray = "".join(
        group(path("M0,0C-3,-7 -2,-14 0,-18C2,-14 3,-7 0,0Z", PEARL, BRASS_DARK, 0.7), 0, 30, t)
        for t in (-24, 24, 0)
    )
    return (
        body
        + spray
        + circle(0, 35, 6, BRASS, BRASS_DARK, 1)
        + group(path(_RHOMB, colours.ink), 0, 35)
    )


def _merchant_body(face: Face, suit: str, colours: SuitColours) -> str:
    body = torso(colours.robe, colours.dark, 53, 106)
    panel = "M-12,93L-34,99C-26,116 -16,138 -10,153L22,153C24,132 28,112 34,99L12,93Z"
    body += path(panel, CREAM, BRASS_DARK, 1)
    for x, y in (
        (-16, 104),
        (-2, 112),
        (14, 106),
        (-6, 126),
        (10, 122),
        (20, 116),
        (4, 138),
        (18, 134),
        (-4, 146),
    ):
        body += pip(suit, x, y, 7, colours.ink)
    fur = (
        "M-14,92C-30,95 -38,99 -42,104C-32,118 -20,138 -14,153L-5,153"
        "C-11,136 -22,114 -28,102C-22,98 -16,96 -12,95Z"
    )
    body += path(fur, colours.dark, BRASS, 1.2)
    body += path(
        (
            "M14,92C30,95 38,99 42,104C34,118 30,138 28,153L20,153C22,136 26,114 29,102"
            "C23,98 17,96 12,95Z"
        ),
        colours.dark,
        BRASS,
        1.2,
    )
    body += neck(face, 11)
    return body


def _merchant_head(face: Face, colours: SuitColours) -> str:
    skin = face.skin
    beard = path(
        "M-19,60C-18,67 -14,71 -9,71C-4,69.6 5,69.6 10,71C15,71 19,67 19,60"
        "C20.6,78 14,91.6 1,91.6C-13,91.6 -20.6,78 -19,60Z",
        GREY,
    )
    beard += line("M-13,80C-9,87 -4,89 0,89M15,80C11,87 6,89 2,89", "#A9A6A4", 1)
    beard += line("M-2.4,77C-.4,78.4 3.4,78.4 5.4,77", skin.lips, 2.2)
    beard += path(
        "M-9,76C-6,71 -1,71 1.6,72.6C4,71 9,71 12,76C8,77 4,76 1.6,74.6C-1,76 -5,77 -9,76Z",
        "#7A7878",
    )
    jewels = earrings(face, _STUDDED)
    whole = head(face, "", beard, group(_great_turban(colours), 0, 3.5) + jewels, 2)
    return whole


def merchant(suit: str, colours: SuitColours) -> str:
    """Return the king of diamonds with a string of pearls: stout, trimmed beard, great turban."""
    face = Face(
        GOLDEN,
        19,
        17,
        86.5,
        turn=0.55,
        brows="#4A4444",
        brow=2.2,
        arch=1.6,
        nose="broad",
        mouth="none",
        old=True,
    )
    skin = face.skin
    body = _merchant_body(face, suit, colours)
    whole = _merchant_head(face, colours)
    arms = sleeve(((48, 116), (56, 146), (28, 138)), 15, colours.robe, colours.dark)
    arms += sleeve(((-49, 118), (-56, 140), (-42, 121)), 14, colours.robe, colours.dark)
    parts = (place / 14 for place in range(15))
    loop = [(19 - 59 * part, 130 - 15 * part + 60 * part * (1 - part)) for part in parts]
    hands = fist(18, 131, 70, skin, True) + fist(-40, 114, -20, skin)
    return body + whole + arms + beads(loop, 2.7, PEARL, PEARL_EDGE) + hands


# ------------------------------------------------------------------- clubs: the founder


def _tiered_crown(colours: SuitColours) -> str:
    dark, edge = colours.dark, BRASS_DARK
    body = path("M-21,50C-20,46 20,46 21,50L22,41C12,37.5 -12,37.5 -22,41Z", BRASS, edge, 1)
    body += path("M-18,39C-10,36 10,36 18,39L15,28C8,25.6 -8,25.6 -15,28Z", dark, edge, 0.8)
    body += path("M-13,28C-8,25.6 8,25.6 13,28L9.5,19C5,17.4 -5,17.4 -9.5,19Z", BRASS, edge, 0.9)
    top = "M-7.5,19C-4,17.6 4,17.6 7.5,19C6,12 2,9 0,4C-2,9 -6,12 -7.5,19Z"
    body += path(top, dark, edge, 0.8) + circle(0, 3.6, 2.6, BRASS, edge, 0.8)
    for x in (-14, -7, 0, 7, 14):
        body += circle(x, 43.6 + 0.09 * abs(x), 1.9, colours.ink if x else CREAM, edge, 0.5)
    return body + "".join(group(path(_RHOMB, BRASS_LIGHT), x, 32) for x in (-8, 0, 8))


_FULL_BEARD: Final = (
    "M-17,60C-16,66 -12,69.5 -7,70C-4,68.6 4,68.6 7,70C12,69.5 16,66 17,60"
    "C18.4,78 12,97 0,97C-12,97 -18.4,78 -17,60Z"
)
_LIP: Final = (
    "M-9.6,74.4C-6,69.5 -2,70 0,71.4C2,70 6,69.5 9.6,74.4C5,75 2,74.4 0,73C-2,74.4 -5,75 -9.6,74.4Z"
)


def founder(suit: str, colours: SuitColours) -> str:
    """Return the king of clubs with a young bo tree: dark, full beard, tiered crown."""
    face = Face(DEEP, 17, 13.5, 85, brow=2.5, arch=1.2, slant=0, nose="broad", mouth="none")
    skin = face.skin
    beard = path(_FULL_BEARD, "#231D20") + line("M-4,76.4C-2,78 2,78 4,76.4", skin.lips, 2.2)
    beard += path(_LIP, "#231D20")
    beard += line("M-9,82C-7,89 -3,93 0,93.6C3,93 7,89 9,82", "#433A3E", 1)
    body = torso(colours.robe, colours.dark, 52, 107) + _seams(colours) + collar(colours)
    body += path("M-9,118L9,118L9,153L-9,153Z", CREAM, BRASS_DARK, 0.9)
    body += "".join(pip(suit, 0, 124.6 + 10.6 * row, 9.6, colours.dark) for row in range(3))
    body += neck(face, 9.5)
    hair = path("M-20,50C-21,72 -20,84 -15,92L15,92C20,84 21,72 20,50Z", INK)
    whole = head(face, hair, beard, _tiered_crown(colours) + earrings(face, _STUDDED))
    tree = bo_branch(37, 136, colours)
    arm = sleeve(((50, 120), (55, 148), (40, 138)), 13, colours.robe, colours.dark)
    return body + whole + tree + arm + fist(37, 131, 12, skin)


def _seams(colours: SuitColours) -> str:
    body = ""
    for side in (-1, 1):
        seams = "M57,153C58,136 57,120 45,106M47,153C47,136 48,120 37,106"
        one = line(seams, BRASS, 1.8) + "".join(
            group(path(STUD, CREAM), 52 - stud * 1.6, 146 - stud * 10) for stud in range(4)
        )
        body += group(one, scale=(side, 1))
    return body


KINGS: Final = {"S": judge, "H": poet, "D": merchant, "C": founder}
