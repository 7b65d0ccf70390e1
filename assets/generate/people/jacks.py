"""The jacks, highest cards of the game: a herald, a drummer, a scribe and a dancer."""

from typing import Final

from assets.generate.palette import BRASS, BRASS_DARK, BRASS_LIGHT, CREAM, SuitColours
from assets.generate.people.head import BROWN, DEEP, GOLDEN, INK, WARM, Face, Skin, head, neck
from assets.generate.people.parts import (
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
from assets.generate.people.things import conch, drum, palm_leaf
from assets.generate.pips import petal, pip
from assets.generate.svg import circle, group, line, path

_THIN: Final = (
    "M0,72.8C-2.4,71.6 -5,72.4 -7.6,74.4C-5,74.6 -2,74.4 0,73.6"
    "C2,74.4 5,74.6 7.6,74.4C5,72.4 2.4,71.6 0,72.8Z"
)
_RING: Final = circle(0, 1.4, 2.8, "none", BRASS, 1.6)
_MARIGOLD: Final = "#E9A13A"


# ------------------------------------------------------------------- spades: the herald


def _plumed_turban(colours: SuitColours) -> str:
    plume = "M12,30C16,18 26,10 36,10C33,14 33,18 34,21C29,20 22,26 17,34Z"
    body = path(plume, CREAM, BRASS_DARK, 0.9) + line("M14,31C20,21 27,15 34,12", BRASS, 1.2)
    wrap = "M-22,50C-25,38 -18,24 0,23C18,24 25,38 22,50C14,45.5 -14,45.5 -22,50Z"
    body += path(wrap, colours.robe, colours.dark, 1.1)
    folds = "M-22.6,46C-12,30 6,25 14,27.4M-21,51C-8,36 12,31 21,35M-10,47C2,41 16,39 22.6,44"
    body += line(folds, BRASS_LIGHT, 1.7)
    band = (
        "M-22,50C-14,45.5 14,45.5 22,50C22.6,47 22.6,45.6 22.4,44"
        "C14,40.4 -14,40.4 -22.4,44C-22.6,45.6 -22.6,47 -22,50Z"
    )
    body += path(band, colours.dark, BRASS_DARK, 0.7)
    jewel = path("M0,31L5,37.5L0,46L-5,37.5Z", BRASS, BRASS_DARK, 0.9) + circle(0, 38, 2.2, CREAM)
    return body + group(jewel, 3)


_MOUSTACHE: Final = (
    "M0,72.4C-3,71 -7,72 -10,75.4C-6,75.8 -2,75.4 0,73.8C2,75.4 6,75.8 10,75.4C7,72 3,71 0,72.4Z"
)


def _herald_body(face: Face, suit: str, colours: SuitColours) -> str:
    skin = face.skin
    body = torso(colours.robe, colours.dark, 51, 107) + neck(face, 9.5)
    body += path("M-11,93L0,126L11,93C5,99 -5,99 -11,93Z", skin.base) + path(
        "M11,93L0,126L-3,116C2,108 5,102 4,97Z", skin.shade
    )
    body += line("M-13,92L0,129L13,92", BRASS_LIGHT, 3.4) + line("M0,130L0,153", BRASS, 1.4)
    cap = path(
        "M51,107C40,101 30,98.6 22,97C26,106 38,116 57,126C58,118 56,112 51,107Z",
        colours.dark,
        BRASS_DARK,
        0.8,
    )
    cap += line("M26,101C34,110 44,116 56,121", BRASS_LIGHT, 1.6) + beads(
        ((32, 103), (40, 106), (48, 110)), 1.6, BRASS_LIGHT
    )
    body += group(cap, scale=(-1, 1)) + cap
    body += "".join(
        pip(suit, x, y, 8.6, BRASS_LIGHT) for x, y in ((-19, 111), (-30, 125), (-14, 126))
    )
    body += line("M-10,92C-6,98.6 6,98.6 10,92", BRASS, 2.4) + pendant(0, 99, colours.ink, 2.8)
    return body


def herald(suit: str, colours: SuitColours) -> str:
    """Return the jack of spades with a conch: moustache, plumed turban, open vest."""
    face = Face(WARM, 16.6, 13.2, 85.5, turn=0.5, brow=2.1, arch=2.2, nose="long", mouth="soft")
    skin = face.skin
    body = _herald_body(face, suit, colours)
    hair = path("M-18,52C-20,68 -19,76 -16,82L14,82C17,76 19,70 18,52Z", INK)
    whole = head(
        face,
        hair,
        group(path(_MOUSTACHE, INK), 1.6),
        _plumed_turban(colours) + earrings(face, _RING),
        2,
    )
    arms = sleeve(((48, 118), (56, 150), (38, 139)), 13, colours.robe, colours.dark)
    arms += sleeve(((-48, 124), (-44, 152), (4, 139)), 12, colours.robe, colours.dark)
    hands = palm_up(12, 139, -16, skin) + fist(33, 134, -60, skin, True)
    return body + whole + arms + conch(27, 114, 18, colours) + hands


# ------------------------------------------------------------------- hearts: the drummer


def _drummer_body(face: Face, suit: str, colours: SuitColours) -> str:
    skin = face.skin
    body = torso(skin.base, skin.line, 49, 107) + neck(face, 8.6)
    body += line("M-4,126C-12,130 -24,129 -30,124M4,126C12,130 22,129 26,126", skin.shade, 1.5)
    sash = "M-53,140C-30,136 0,138 30,146L54,150L54,158L-54,158Z"
    body += path(sash, colours.robe, colours.dark, 1)
    stole = "M16,97C28,99 42,101 49,107C55,114 57,132 56,153L36,153C38,134 32,112 16,97Z"
    body += path(stole, colours.robe, colours.dark, 1.1) + line(
        "M17,98C33,113 39,134 37,152", BRASS_LIGHT, 2.8
    )
    body += "".join(pip(suit, x, y, 7.8, BRASS_LIGHT) for x, y in ((39, 111), (46, 122), (48, 135)))
    garland = string(20, 95, 131, 21)
    body += beads(garland, 3.5, _MARIGOLD, "#B26A1C") + beads(garland[::2], 1.3, "#F7D083")
    body += beads(((0, 135.6),), 4.6, colours.robe, colours.dark)
    return body


def _drummer_head(face: Face, colours: SuitColours) -> str:
    hair = path(
        "M-18,60C-22,32 22,32 19.4,58C20.4,66 20,72 17,77L-14,77C-17,72 -18,68 -18,60Z", INK
    )
    hair += group(
        circle(0, 0, 11, INK) + line("M-8,-3C-4,-8 4,-8 8,-3M-8,3C-4,-2 4,-2 8,3", "#51474C", 1.1),
        2.5,
        29,
    )
    hair += path(
        "M-7.5,36C-1,39 6,39 12.5,36L12.5,41C6,44 -1,44 -7.5,41Z", colours.robe, BRASS_DARK, 0.8
    )
    front = path(
        "M-17,57C-17,43 -10,40 -2,40C9,40 17.4,44 17.4,60C15,51 8,46 -2,44C-8,46 -15,49 -17,57Z",
        INK,
    )
    front += line("M-17.4,52C-11,45.4 9,44.6 17.4,52", colours.robe, 3.2) + line(
        "M-17.4,52C-11,45.4 9,44.6 17.4,52", BRASS_LIGHT, 0.9
    )
    front += path("M-5,52.6L-.6,52.6", "none", CREAM, 1.3) + earrings(
        face, circle(0, 1, 3.2, BRASS, BRASS_DARK, 0.8)
    )
    whole = head(face, hair, "", front, -5)
    return whole


def drummer(suit: str, colours: SuitColours) -> str:
    """Return the jack of hearts with a drum: young, hair in a knot, marigolds round his neck."""
    face = Face(
        DEEP, 16.4, 12.4, 84.5, turn=-0.6, brow=1.9, arch=2.6, slant=0.8, nose="fine", mouth="full"
    )
    skin = face.skin
    body = _drummer_body(face, suit, colours)
    whole = _drummer_head(face, colours)
    strap = line("M-8,100C-22,108 -34,116 -38,122M22,98C8,120 -16,136 -26,140", colours.dark, 2.2)
    arm = limb(((-46, 112), (-58, 140), (-46, 126)), 10.6, skin.base, skin.line)
    points = ((47, 132), (34, 150), (2, 136))
    arm += limb(points, 11, skin.base, skin.line) + band(points, 0.3, 11)
    ring = bangle(10, 138.6, 70, 5)
    return (
        body
        + strap
        + whole
        + drum(-24, 122, 62, colours)
        + arm
        + ring
        + palm_up(0, 134, 28, skin, True)
        + fist(-43, 124, 40, skin)
    )


# ------------------------------------------------------------------- diamonds: the scribe


def _scribe_body(face: Face, suit: str, colours: SuitColours) -> str:
    body = torso(colours.robe, colours.dark, 48, 108) + neck(face, 8.4)
    body += path(
        "M-12,92L-14,100C-6,106 6,106 14,100L12,92C6,98 -6,98 -12,92Z", CREAM, BRASS_DARK, 0.9
    )
    body += line("M0,103L0,153", BRASS_LIGHT, 2) + beads(
        tuple((0, 108 + 9 * k) for k in range(5)), 2.1, BRASS_LIGHT, BRASS_DARK
    )
    over = path(
        "M14,99C28,100 42,102 48,108C54,116 56,136 55,153L26,153C26,132 22,112 14,99Z",
        colours.dark,
        BRASS,
        1.1,
    )
    body += group(over, scale=(-1, 1)) + over
    body += "".join(
        pip(suit, side * x, y, 7.6, BRASS_LIGHT)
        for side in (-1, 1)
        for x, y in ((30, 110), (33, 124))
    )
    return body


def _scribe_beard(skin: Skin) -> str:
    beard = path(
        (
            "M-15,68C-14,73 -11,75 -8,75.4C-5,73.6 7,73.6 10,75.4C12,75 14.6,72 15.4,68"
            "C15.6,80 9,96 1.6,97.4C-6,96 -14,80 -15,68Z"
        ),
        INK,
    )
    beard += path("M-5.6,78C-3,75.2 5.6,75.2 8,78C6,84 -3.6,84 -5.6,78Z", skin.shade)
    beard += line("M-3,79.2C0,80.8 3,80.8 5.4,79.2", skin.lips, 2.1) + path(
        "M-8,76C-4,72 -1,72.4 1,73.4C3,72.4 6,72 10,76C6,75.8 3,75.6 1,75C-1,75.6 -4,75.8 -8,76Z",
        INK,
    )
    return beard


def _scribe_cap(face: Face, colours: SuitColours) -> str:
    cap = path(
        (
            "M-18,48C-19,38 -16,27 -12,25C-4,22.4 4,22.4 12,25C16,27 19,38 18,48"
            "C10,43.4 -10,43.4 -18,48Z"
        ),
        CREAM,
        BRASS_DARK,
        1,
    )
    cap += path(
        "M-18,48C-10,43.4 10,43.4 18,48L18.4,41C10,36.6 -10,36.6 -18.4,41Z",
        colours.robe,
        colours.dark,
        0.9,
    )
    cap += "".join(
        group(path("M0,-4L3,0L0,4L-3,0Z", BRASS_LIGHT), x, 41.6 + 0.012 * x * x)
        for x in (-14, -7, 0, 7, 14)
    )
    cap += line("M-14,32C-6,28.6 6,28.6 14,32", BRASS, 1.3) + beads(
        ((-8, 27.4), (0, 26.4), (8, 27.4)), 1.3, colours.ink
    )
    cap += earrings(face, beads(((0, 0),), 1.9, BRASS, BRASS_DARK))
    return cap


def scribe(suit: str, colours: SuitColours) -> str:
    """Return the jack of diamonds, who writes on a palm leaf: lean, pointed beard, round cap."""
    face = Face(
        GOLDEN, 15.4, 11, 86.5, turn=0.35, brow=1.9, arch=1.6, slant=0.2, nose="long", mouth="none"
    )
    skin = face.skin
    body = _scribe_body(face, suit, colours)
    hair = path("M-17.4,50C-19,64 -18,74 -15,78L14,78C17,74 18.4,64 17.4,50Z", INK)
    beard, cap = _scribe_beard(skin), _scribe_cap(face, colours)
    whole = head(face, hair, beard, cap, 6)
    pen = path("M30,-2L30,2L4,1L0,0L4,-1Z", BRASS_DARK, BRASS_DARK, 0.6) + path(
        "M12,-1.6L26,-1.9L26,1.9L12,1.6Z", BRASS_LIGHT
    )
    arms = sleeve(((-46, 118), (-56, 148), (-36, 141)), 13, colours.robe, colours.dark)
    arms += sleeve(((46, 118), (58, 146), (40, 129)), 13, colours.robe, colours.dark)
    leaf = palm_leaf(-4, 133, -8)
    hands = palm_up(-31, 140, -4, skin)
    return body + whole + arms + leaf + hands + group(pen, 14, 129, -34) + fist(35, 122, 56, skin)


# ------------------------------------------------------------------- clubs: the dancer


def _ves(colours: SuitColours) -> str:
    """Return the headdress of a ves dancer: band with leaves, side discs, a tall point."""
    edge = BRASS_DARK
    body = path("M-4,28C-3,18 -1,10 0,3C1,10 3,18 4,28Z", BRASS_LIGHT, edge, 0.8)
    body += path("M-13,33C-12,24 -6,20 0,19.4C6,20 12,24 13,33Z", colours.robe, edge, 0.9) + circle(
        0, 4, 2.2, CREAM, edge, 0.6
    )
    fans = "".join(
        group(path(petal(0, 20, 4.4), fill, edge, 0.8), side * 15, 42, side * turn)
        for side in (-1, 1)
        for fill, turn in ((CREAM, 96), (BRASS_LIGHT, 72), (CREAM, 48), (BRASS_LIGHT, 24))
    )
    body = (
        fans
        + body
        + path(
            "M-19,46C-17,34 -10,30.4 0,30C10,30.4 17,34 19,46C10,41 -10,41 -19,46Z", BRASS, edge, 1
        )
    )
    body += beads(((-12, 37), (-6, 34.8), (0, 34), (6, 34.8), (12, 37)), 1.8, colours.ink)
    body += path(
        "M-18.6,51C-10,46 10,46 18.6,51L19.4,45C10,40 -10,40 -19.4,45Z", BRASS_LIGHT, edge, 0.9
    )
    drops = (
        (-14.4, 48.6),
        (-9.6, 47.4),
        (-4.8, 46.8),
        (0, 46.6),
        (4.8, 46.8),
        (9.6, 47.4),
        (14.4, 48.6),
    )
    return body + "".join(group(path("M-2,0L2,0L0,5.4Z", BRASS, edge, 0.5), x, y) for x, y in drops)


def _dancer_body(face: Face, suit: str, colours: SuitColours) -> str:
    skin = face.skin
    body = torso(skin.base, skin.line, 49, 107) + neck(face, 9)
    net = (
        "M-31,98C-22,112 -20,134 -22,153L22,153C20,134 22,112 31,98C20,97 14,96 10,94"
        "C6,101 -6,101 -10,94C-14,96 -20,97 -31,98Z"
    )
    body += path(net, CREAM, BRASS_DARK, 1)
    lines = (
        "M-27,103C-10,112 10,112 27,103M-24,112C-10,121 10,121 24,112M-22,122"
        "C-10,130 10,130 22,122M-22,132C-10,140 10,140 22,132"
    )
    body += line(lines, colours.ink, 2) + line(
        "M-18,98L-13,153M18,98L13,153M-8,100L-5,153M8,100L5,153", BRASS, 1
    )
    body += "".join(
        pip(suit, x, y, 7.2, colours.dark)
        for x, y in ((-13, 117), (13, 117), (-12, 137), (12, 137))
    )
    return body


def _dancer_head(face: Face, colours: SuitColours) -> str:
    hair = path(
        (
            "M-18.6,50C-23,66 -25,80 -21,92C-17,96 -12,94 -11,90L11,90C12,94 17,96 21,92"
            "C25,80 23,66 18.6,50Z"
        ),
        INK,
    )
    discs = earrings(
        face,
        circle(0, -2, 6.2, BRASS, BRASS_DARK, 0.9)
        + circle(0, -2, 3, colours.robe, BRASS_LIGHT, 0.9),
    )
    lip = path(_THIN, INK)
    whole = head(face, hair, lip, _ves(colours) + discs)
    return whole


def _dancer_palms(skin: Skin) -> str:
    palms = path(
        "M0,106C3.4,107 4.2,112 4.6,118C5.6,122 7.4,128 7,135C4,139 1,140 0,140Z",
        skin.shade,
        skin.line,
        0.9,
    )
    palms += path(
        "M0,106C-3.4,107 -4.2,112 -4.6,118C-5.6,122 -7.4,128 -7,135C-4,139 -1,140 0,140Z",
        skin.base,
        skin.line,
        0.9,
    )
    palms += line(
        "M-4.8,120C-6.6,119 -7.6,122 -6.6,126M4.8,120C6.6,119 7.6,122 6.6,126", skin.line, 0.9
    )
    return palms


def dancer(suit: str, colours: SuitColours) -> str:
    """Return the jack of clubs, who greets with joined hands, in the beads of a ves dancer."""
    face = Face(BROWN, 16.6, 13.4, 85, brow=2, arch=2.4, slant=0.8, nose="broad", mouth="full")
    skin = face.skin
    body = _dancer_body(face, suit, colours)
    plates = ""
    for side in (-1, 1):
        plate = path("M33,98C44,98 56,108 58,122C48,121 36,112 33,98Z", BRASS, BRASS_DARK, 1)
        plate += line("M37,101C42,110 50,116 57,119", BRASS_LIGHT, 1.6) + circle(
            47, 109, 2.8, colours.ink, BRASS_LIGHT, 1
        )
        plates += group(plate, scale=(side, 1))
    whole = _dancer_head(face, colours)
    arms = ""
    for side in (-1, 1):
        upper = ((49, 120), (54, 154), (34, 146))
        one = limb(upper, 10.6, skin.base, skin.line) + limb(
            ((36, 146), (20, 140), (7, 132)), 9, skin.base, skin.line
        )
        one += band(upper, 0.2, 11) + bangle(18, 138.6, -62, 5)
        arms += group(one, scale=(side, 1))
    palms = _dancer_palms(skin)
    return body + whole + arms + plates + palms


JACKS: Final = {"S": herald, "H": drummer, "D": scribe, "C": dancer}
