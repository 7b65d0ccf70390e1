"""The queens: a dowager, a girl of the south, a lady of letters, a host."""

import math
from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SuitColours
from assets.generate.people.head import BROWN, DEEP, GOLDEN, GREY, INK, WARM, Face, head, neck
from assets.generate.people.parts import (
    PEARL,
    PEARL_EDGE,
    band,
    bangle,
    beads,
    earrings,
    fist,
    limb,
    palm_up,
    pendant,
    sleeve,
    string,
    torso,
)
from assets.generate.people.things import LEAF, LEAF_DARK, betel, fan, lamp, parrot
from assets.generate.pips import petal, pip
from assets.generate.svg import circle, group, line, num, path

_DROP: Final = "M-3.4,0L3.4,0L2,9C1,11 -1,11 -2,9Z"
_BELL: Final = "M0,0L0,3M-4.6,10C-4.4,4.6 4.4,4.6 4.6,10Z"
_TIKA: Final = "#8C2A2A"


def _bell(jewel: str) -> str:
    """Return a jimikki, the bell-shaped earring of the south."""
    body = circle(0, 0, 2.6, BRASS, BRASS_DARK, 0.7) + path(
        "M-5,10C-4.6,3 4.6,3 5,10Z", BRASS, BRASS_DARK, 0.8
    )
    return body + beads(((-3.6, 11.4), (0, 11.8), (3.6, 11.4)), 1.1, jewel)


def _flower(x: float, y: float, size: float, fill: str = CREAM) -> str:
    """Return a temple flower."""
    leaves = "".join(
        group(path(petal(0, 7, 2.6), fill, BRASS_DARK, 0.5), 0, 0, turn)
        for turn in range(0, 360, 72)
    )
    return group(leaves + circle(0, 0, 1.6, "#E9B23F"), x, y, 0, size)


# ------------------------------------------------------------------- spades: the dowager


def _dowager_body(face: Face, suit: str, colours: SuitColours) -> str:
    body = torso(colours.robe, colours.dark, 47, 110) + neck(face, 8)
    frill = (
        "M-46,113C-40,104 -22,99 -11,94L11,94C22,99 40,104 46,113C36,110 30,115 22,111"
        "C14,116 6,112 0,116C-6,112 -14,116 -22,111C-30,115 -36,110 -46,113Z"
    )
    body += path(frill, CREAM, BRASS_DARK, 0.9)
    drape = (
        "M1,103C-7,118 -7,136 -5,153L56,153C55,136 53,122 46,110C34,100 22,99 12,94"
        "C9,98 4,101 1,103Z"
    )
    body += path(drape, colours.dark, colours.dark, 0.8)
    body += line("M10,96C-4,108 -7,132 -4,153", BRASS_LIGHT, 3.2)
    body += "".join(
        pip(suit, x, y, 7.4, BRASS_LIGHT) for x, y in ((18, 112), (32, 114), (42, 126), (26, 126))
    )
    body += line(
        "M-22,122C-20,134 -20,144 -21,153M-36,120C-34,132 -34,144 -35,153", colours.dark, 1.3
    )
    return body


def _dowager_front(face: Face, colours: SuitColours) -> str:
    skin = face.skin
    front = path(
        "M-17.4,58C-17,42 -9,40 0,41C9,40 17,42 17.4,58C15,50 9,45 0,42C-9,45 -15,50 -17.4,58Z",
        GREY,
    )
    front += line(
        (
            "M0,33C-8,35 -14,40 -17,48M0,33C8,35 14,40 17,48M0,36C-6,38 -11,42 -14,47M0,36"
            "C6,38 11,42 14,47"
        ),
        "#C9C6C4",
        1,
    )
    front += line("M0,31L0,44", skin.shade, 1.4)
    front += line("M-16.6,48C-10,42 -4,41.4 0,43C4,41.4 10,42 16.6,48", BRASS, 1.9)
    front += path("M0,42L3.4,47L0,52.6L-3.4,47Z", BRASS_LIGHT, BRASS_DARK, 0.7) + circle(
        0, 47, 1.5, colours.ink
    )
    front += _flower(19, 72, 0.85) + earrings(face, circle(0, 2, 2.4, BRASS, BRASS_DARK, 0.6))
    return front


def dowager(suit: str, colours: SuitColours) -> str:
    """Return the queen of spades with a lamp: grey, in the osariya of the high country."""
    face = Face(
        WARM, 16.4, 13, 85, brows="#6E6A6A", brow=1.5, arch=2.4, nose="long", mouth="firm", old=True
    )
    skin = face.skin
    body = _dowager_body(face, suit, colours)
    hair = path("M-20,60C-24,26 24,26 20,60C21,70 20,76 17,80L-17,80C-20,76 -21,70 -20,60Z", GREY)
    hair += path("M14,70C24,64 30,72 28,80C26,88 16,90 12,84Z", GREY, "#6E6C6C", 0.8)
    hair += line("M17,84C22,84 26,80 26,74", "#C9C6C4", 1)
    front = _dowager_front(face, colours)
    jewels = line("M-10,94C-7,103 7,103 10,94", BRASS, 2.4) + beads(
        string(13, 95, 110, 15), 1.6, PEARL, PEARL_EDGE
    )
    arms = ""
    for side in (-1, 1):
        cloth = colours.robe if side < 0 else colours.dark
        one = sleeve(((46, 118), (54, 148), (32, 140)), 13, cloth, "#101B30")
        arms += group(one, scale=(side, 1))
    hands = palm_up(-20, 137, 6, skin) + palm_up(20, 137, -6, skin, True)
    hands += bangle(-27, 138, 84, 5) + bangle(27, 138, -84, 5)
    return body + jewels + head(face, hair, "", front, 4) + arms + lamp(0, 127) + hands


# ------------------------------------------------------------------- hearts: the girl with a parrot


def _maiden_body(face: Face, suit: str, colours: SuitColours) -> str:
    body = torso(colours.robe, colours.dark, 46, 109)
    drape = (
        "M-46,108C-30,110 4,126 24,153L54,153C54,140 53,124 46,110C38,101 20,98 11,93"
        "L4,104C-12,104 -34,102 -46,108Z"
    )
    body += neck(face, 8) + path(drape, colours.dark)
    body += line("M-45,112C-28,115 1,130 17,153", BRASS_LIGHT, 3.8) + line(
        "M-48.6,118.6C-34,121 -8,134 9,153", BRASS, 1.4
    )
    for x, y in ((-44, 130), (-29, 136), (-14, 146), (-46, 144), (-32, 149)):
        body += pip(suit, x, y, 7.6, BRASS_LIGHT)
    body += line("M16,103C26,116 34,134 38,153M25,105C35,118 42,134 45,153", colours.robe, 1.3)
    return body


def _maiden_hair() -> str:
    hair = path("M-20,62C-24,28 22,28 20,60C20,66 19,70 17,74L-17,80C-19,76 -20,70 -20,62Z", INK)
    hair += circle(-17, 39, 11.5, INK) + line(
        "M-24,36C-23,30 -17,28 -12,31M-26,41C-25,46 -19,48 -14,46", "#5A4F55", 1.2
    )
    turns = (1.75 + 0.375 * place for place in range(9))
    garland = [(-17 + 12.6 * math.cos(turn), 39 + 12.6 * math.sin(turn)) for turn in turns]
    hair += beads(garland, 2.3, "#FFFDF4", "#B9B08F")
    hair += beads(
        ((-20.4, 57), (-21.8, 62), (-22.8, 67), (-23.4, 72), (-23.6, 77), (-23.2, 82)),
        2.5,
        "#FFFDF4",
        "#B9B08F",
    )
    return hair


def _maiden_front(face: Face, colours: SuitColours) -> str:
    front = path(
        "M-17,60C-18,42 -7,40 3,40C11,40.4 17,44 17,57C14,48 9,44 4,43C-4,46 -13,50 -17,60Z", INK
    )
    front += line("M4,31L4,43", BRASS, 1.8) + line(
        "M4,43C-4,45 -12,49 -16.4,57M4,43C9,44.4 13,47.6 16,53", BRASS, 1.8
    )
    front += (
        circle(4, 46.4, 3.2, BRASS, BRASS_DARK, 0.7)
        + circle(4, 46.4, 1.5, colours.ink)
        + beads(((4, 51.2),), 1.2, PEARL)
    )
    front += circle(2.6, 55.4, 1.3, _TIKA) + circle(0.9, 68.8, 1.2, BRASS_LIGHT, BRASS_DARK, 0.4)
    front += earrings(face, _bell(colours.ink))
    return front


def maiden(suit: str, colours: SuitColours) -> str:
    """Return the queen of hearts with a parakeet: knot of hair at the side, jasmine, nose stud."""
    face = Face(
        BROWN, 16.4, 12, 85.5, turn=0.6, brow=1.7, arch=3.2, slant=1, nose="fine", mouth="full"
    )
    skin = face.skin
    body = _maiden_body(face, suit, colours)
    hair = _maiden_hair()
    front = _maiden_front(face, colours)
    jewels = line("M-11,93C-8,103 8,103 11,93", BRASS, 3) + beads(
        string(15, 94, 113, 15), 1.8, BRASS_LIGHT, BRASS_DARK
    )
    jewels += pendant(0, 114.4, colours.ink)
    arm = sleeve(((44, 114), (53, 142), (45, 139)), 12, colours.robe, colours.dark)
    arm += limb(((43, 138), (40, 130), (39, 117)), 8.6, skin.base, skin.line)
    hand = fist(38, 112, 82, skin, True) + bangle(39.6, 121, 6, 4.8)
    return body + jewels + head(face, hair, "", front, 5) + arm + parrot(37, 103) + hand


# ------------------------------------------------------------------- diamonds: the lady of letters


def _lady_front(face: Face, colours: SuitColours) -> str:
    front = path(
        "M-16,60C-17,44 -9,41 -1,41C8,41 16,44 16,60C14,50 8,46 -1,43.6C-9,46 -14,50 -16,60Z", INK
    )
    front += line("M-1,43C-7,44.6 -12,48 -15,54", GREY, 1.6)
    front += (
        line("M-1,36L-1,44", BRASS, 1.6)
        + group(path("M0,0L3.2,4.4L0,9.4L-3.2,4.4Z", BRASS_LIGHT, BRASS_DARK, 0.7), -1, 43)
        + circle(-1, 47.4, 1.4, colours.ink)
    )
    front += earrings(
        face,
        circle(0, 2.4, 3.4, BRASS, BRASS_DARK, 0.7)
        + group(path(_DROP, BRASS, BRASS_DARK, 0.6), 0, 4, scale=0.8),
    )
    return front


def _lady_cover(suit: str, colours: SuitColours) -> str:
    """Return the veil before her hair and shoulders."""
    hood = (
        "M0,24C-19,24 -22,44 -21,62C-20,76 -24,90 -34,102C-40,112 -42,134 -42,153L-56,153"
        "C-57,132 -56,120 -49,111C-36,97 -28,84 -28,64C-29,42 -24,18 0,18"
        "C24,18 29,42 28,64C28,84 36,97 49,111C56,120 57,132 56,153L42,153"
        "C42,134 40,112 34,102C24,90 20,76 21,62C22,44 19,24 0,24Z"
    )
    edge = line(
        (
            "M-41,153C-41,134 -39,112 -33,102C-23,90 -19,76 -20,62C-21,44 -18,25 0,25"
            "C18,25 21,44 20,62C19,76 23,90 33,102C39,112 41,134 41,153"
        ),
        BRASS_LIGHT,
        3,
    )
    cover = path(hood, colours.robe, colours.dark, 1.2) + edge
    for side in (-1, 1):
        marks = ((49, 124), (48.6, 139), (41, 110), (31, 96))
        cover += "".join(pip(suit, side * x, y, 7, BRASS_LIGHT) for x, y in marks)
        dots = ((24.4, 46), (20, 31), (11, 23), (24.6, 62), (26, 78))
        cover += beads([(side * x, y) for x, y in dots], 1.3, BRASS_LIGHT)
    return cover + circle(0, 20.6, 1.3, BRASS_LIGHT)


def lady(suit: str, colours: SuitColours) -> str:
    """Return the queen of diamonds with a fan: a veil over her hair, coins round her neck."""
    face = Face(
        GOLDEN, 15.6, 11.6, 86, turn=-0.4, brow=1.5, arch=2.2, slant=0.6, nose="long", mouth="soft"
    )
    skin = face.skin
    veil = (
        "M0,20C-24,20 -28,44 -27,64C-27,84 -36,98 -50,112C-58,124 -56,142 -55,153L55,153"
        "C56,142 58,124 50,112C36,98 27,84 27,64C28,44 24,20 0,20Z"
    )
    back = path(veil, colours.robe, colours.dark, 1.2)
    body = torso(CREAM, BRASS_DARK, 40, 110)
    body += "".join(
        line(f"M{x},110L{x * 1.15:.1f},153", "#E4D3A8", 1.2) for x in (-24, -12, 0, 12, 24)
    )
    hair = path("M-18.6,62C-21,34 21,34 18.6,62L16,72L-16,72Z", INK)
    front = _lady_front(face, colours)
    cover = _lady_cover(suit, colours)
    jewels = line("M-10,94C-7,102 7,102 10,94", BRASS, 2.2)
    coins = string(19, 96, 122, 12)
    jewels += line("M-19,96C-17,130 17,130 19,96", BRASS, 1.3)
    jewels += beads(coins, 3.2, BRASS_LIGHT, BRASS_DARK) + beads(coins, 1, BRASS)
    arm = sleeve(((-48, 118), (-53, 150), (-38, 138)), 13, colours.robe, colours.dark) + limb(
        ((-36, 137), (-33, 130), (-32, 124)), 8.4, skin.base, skin.line
    )
    thing = fan(-31, 116, -8, suit, colours)
    hand = fist(-31, 118, -8, skin, True) + bangle(-32.4, 127, -4, 4.8)
    return (
        back
        + body
        + neck(face, 8)
        + jewels
        + head(face, hair, "", front, -2)
        + cover
        + arm
        + thing
        + hand
    )


# ------------------------------------------------------------------- clubs: the host


def _host_body(face: Face, suit: str, colours: SuitColours) -> str:
    skin = face.skin
    body = torso(skin.base, skin.line, 45, 109) + neck(face, 8)
    wrap = "M-52,126C-40,120 -20,118 0,124C20,118 40,120 52,126L53,153L-53,153Z"
    body += path(wrap, colours.robe, colours.dark, 1.2) + line(
        "M-51,128C-40,122.6 -20,121 0,127C20,121 40,122.6 51,128", BRASS_LIGHT, 2.6
    )
    body += line("M-14,113C-8,117 -4,117 0,115C4,117 8,117 14,113", skin.shade, 1.4)
    stole = (
        "M-47,106C-52,110 -56,130 -55,153L-40,153C-40,134 -38,116 -32,102C-38,103 -44,104 -47,106Z"
    )
    body += path(stole, colours.dark, BRASS, 1) + "".join(
        pip(suit, x, y, 7.6, BRASS_LIGHT) for x, y in ((-44, 116), (-47, 129), (-48, 142))
    )
    return body


def _host_hair() -> str:
    hair = path("M-20,60C-24,30 24,30 20,60C21,68 20,74 16,78L-16,78C-20,74 -21,68 -20,60Z", INK)
    curls = (
        (-17, 34),
        (-11, 26),
        (-3, 22),
        (6, 22),
        (13, 27),
        (18, 35),
        (-20, 43),
        (21, 44),
        (0, 15),
        (-8, 18),
        (8, 17),
        (-20, 52),
        (21, 53),
    )
    hair += circle(0, 33, 19, INK) + beads(curls, 6.2, INK)
    hair += line(
        (
            "M-20,36C-19,32 -15,31 -13,34M-13,26C-12,22 -8,21 -6,24M-4,21C-3,17 1,16 3,19"
            "M5,21C7,17 11,18 12,21M12,28C14,24 18,25 18,29M-4,14C-3,11 1,10 3,13M17,37"
            "C19,34 22,35 22,39"
        ),
        "#51474C",
        1.1,
    )
    return hair


def host(suit: str, colours: SuitColours) -> str:
    """Return the queen of clubs with betel: dark, curls piled high, shoulders bare."""
    face = Face(DEEP, 16.8, 12.6, 85, brow=1.8, arch=2.8, slant=0.9, nose="broad", mouth="full")
    skin = face.skin
    body = _host_body(face, suit, colours)
    hair = _host_hair()
    front = path(
        (
            "M-17.2,58C-18,40 -10,37 0,37C10,37 18,40 17.2,58C15,50 10,46.6 0,46"
            "C-10,46.6 -15,50 -17.2,58Z"
        ),
        INK,
    )
    front += group(path(petal(0, 15, 3.6), LEAF, LEAF_DARK, 0.7), 20, 34, 64) + group(
        path(petal(0, 14, 3.4), LEAF, LEAF_DARK, 0.7), 19, 33, 20
    )
    front += _flower(17, 36, 1.25) + _flower(10, 28, 1)
    front += line("M-16.8,50C-10,44.6 10,44.6 16.8,50", BRASS, 1.8) + beads(
        tuple((x, 47.6 + 0.012 * x * x) for x in (-12, -8, -4, 0, 4, 8, 12)), 1.2, BRASS_LIGHT
    )
    front += circle(0, 53.6, 1.3, "#C8504A") + earrings(face, circle(0, 4, 4.6, "none", BRASS, 1.9))
    jewels = ""
    for row, fill in enumerate((BRASS, colours.ink, BRASS_LIGHT)):
        half, top, low = 9 + row, num(92 + 3.2 * row), num(99 + 4.4 * row)
        jewels += line(f"M{-half},{top}C-6,{low} 6,{low} {half},{top}", fill, 2.8)
    arms = ""
    for side in (-1, 1):
        points = ((47, 116), (52, 148), (26, 142))
        one = limb(points, 10.6, skin.base, skin.line) + band(points, 0.16, 11)
        arms += group(one, scale=(side, 1))
    hands = (
        fist(-9, 139, 66, skin)
        + fist(9, 139, -66, skin, True)
        + bangle(-20, 141.6, 80, 5)
        + bangle(20, 141.6, -80, 5)
    )
    return body + jewels + head(face, hair, "", front, -4) + arms + betel(0, 131, colours) + hands


QUEENS: Final = {"S": dowager, "H": maiden, "D": lady, "C": host}
