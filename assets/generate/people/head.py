"""A head: its shape, the way it is turned, its features and its age. Eyes are lowered always."""

from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from assets.generate.palette import HAIR
from assets.generate.svg import circle, group, line, num, path


class Skin(NamedTuple):
    """A skin in the light and in the shade, its lines, its lips."""

    base: str
    shade: str
    line: str
    lips: str


GOLDEN: Final = Skin("#CD9A6C", "#B98557", "#7A4E2E", "#A4574A")
WARM: Final = Skin("#BC8357", "#A87047", "#6C4127", "#94503F")
BROWN: Final = Skin("#A26B45", "#8D5937", "#552F1B", "#84402F")
DEEP: Final = Skin("#8F5D40", "#784A31", "#42241A", "#7A3B31")

GREY: Final = "#8E8C8C"
WHITE: Final = "#EFEAE0"
INK: Final = HAIR


@dataclass(frozen=True)
class Face:
    """What makes a face.

    Attributes:
        skin: Its colours.
        cheek: Half its width at the eyes.
        jaw: Half its width at the mouth.
        chin: How low it ends.
        turn: Where it looks, from -1 (left) to 1 (right).
        brows: Their colour; ``brow`` their weight, ``arch`` how high they rise.
        slant: How much higher the outer corners of the eyes are.
        nose: Its kind.
        mouth: Its kind; "none" where a beard hides it.
        old: Whether the years have left lines.
    """

    skin: Skin
    cheek: float = 17
    jaw: float = 13.5
    chin: float = 85.5
    turn: float = 0
    brows: str = HAIR
    brow: float = 1.8
    arch: float = 2
    slant: float = 0.3
    nose: Literal["long", "broad", "fine"] = "long"
    mouth: Literal["soft", "full", "firm", "none"] = "soft"
    old: bool = False


def _pair(*points: tuple[float, float]) -> str:
    return " ".join(f"{num(x)},{num(y)}" for x, y in points)


def _outline(face: Face) -> str:
    w, j, c, t = face.cheek, face.jaw, face.chin, 1.6 * face.turn
    right = _pair((w, 64), (j + 1.5 + t / 2, 72), (0.8 * j + t, 78.5))
    chin = _pair((0.55 * j + t, c), (0.25 * j + t, c), (t, c))
    other = _pair((t - 0.25 * j, c), (t - 0.55 * j, c), (t - 0.8 * j, 78.5))
    left = _pair((t / 2 - j - 1.5, 72), (-w, 64), (-w, 54))
    return f"M{num(-w)},54C{_pair((-w, 37), (w, 37), (w, 54))}C{right}C{chin}C{other}C{left}Z"


def _shade(face: Face) -> str:
    """Return the side that lies in the shade; the light comes from the left."""
    w, j, c, t = face.cheek, face.jaw, face.chin, 1.6 * face.turn
    edge = f"M{num(0.66 * w)},44C{_pair((0.9 * w, 46), (w, 49), (w, 54))}"
    edge += f"C{_pair((w, 64), (j + 1.5 + t / 2, 72), (0.8 * j + t, 78.5))}"
    edge += f"C{_pair((0.55 * j + t, c), (0.25 * j + t, c), (t, c))}"
    edge += f"C{_pair((0.5 * j + t, c - 4), (0.74 * w, 72), (0.66 * w, 44))}Z"
    return path(edge, face.skin.shade)


def _eye(face: Face, side: int) -> str:
    """Return a lowered eye, its lid and its brow."""
    near = 1 - 0.14 * face.turn * side
    x, y, half = 2.6 * face.turn + side * 7.7 * (1 - 0.06 * face.turn * side), 61.6, 4.2 * near
    outer, inner = x + side * half, x - side * half
    lid = f"M{num(inner)},{y}C{_pair((x - side * 2, y - 3.4), (x + side * 2, y - 3.4))}"
    lid += f" {num(outer)},{num(y - face.slant)}"
    lash = f"C{_pair((x + side * 2.4, y + 2.8), (x - side * 2, y + 2.6))} {num(inner)},{y}"
    body = path(lid + lash + "Z", face.skin.shade)
    start = f"M{num(outer + side * 0.8)},{num(y - face.slant - 0.5)}"
    body += line(start + lash, face.skin.line if face.old else INK, 1.6)
    top = 56.4 - 0.5 * face.arch
    brow = f"M{num(inner - side * 0.4)},57C{_pair((x - side * 2, top), (x + side * 2, top - 0.4))}"
    brow += f" {num(outer + side * 1.4)},{num(57.4 - face.slant)}"
    return body + line(brow, face.brows, face.brow)


def _nose(face: Face) -> str:
    at = 3.4 * face.turn
    way = -1 if face.turn < 0 else 1
    if face.nose == "broad":
        wings = "M-4,68C-4.2,70.6 -1.6,70.2 0,71.2C1.6,70.2 4.2,70.6 4,68"
        bridge = line(
            f"M{num(-1.4 * way)},59.5C{-way},63 {-way},65 {num(-1.2 * way)},66.4",
            face.skin.shade,
            1.3,
        )
        return group(bridge + line(wings, face.skin.line, 1.2), at)
    out, deep = (3, 69) if face.nose == "long" else (2.2, 67.4)
    data = f"M{num(-0.6 * way)},58.6C{num(0.2 * way)},63 {num(way * out)},{deep - 2} "
    data += f"{num(way * out)},{deep}C{num(way * (out - 0.6))},{num(deep + 1.8)} "
    data += f"{num(-0.8 * way)},{num(deep + 1.6)} {num(-1.8 * way)},{num(deep + 0.6)}"
    return group(line(data, face.skin.line, 1.2), at)


_LIPS: Final = {
    "soft": (
        "M-4.4,76.5C-2.6,75 -1,74.8 0,75.5C1,74.8 2.6,75 4.4,76.5C2.6,80 -2.6,80 -4.4,76.5Z",
        4.6,
    ),
    "full": (
        "M-5.2,76.2C-3,73.7 -1.2,73.6 0,74.5C1.2,73.6 3,73.7 5.2,76.2C3.2,81 -3.2,81 -5.2,76.2Z",
        5.3,
    ),
    "firm": ("M-5,76.5C-2,75.2 2,75.2 5,76.5C3,79 -3,79 -5,76.5Z", 5.4),
}


def _mouth(face: Face) -> str:
    if face.mouth == "none":
        return ""
    shape, half = _LIPS[face.mouth]
    between = f"M{num(-half)},76.2C-2,77.8 2,77.8 {num(half)},76.2"
    body = path(shape, face.skin.lips) + line(between, face.skin.line, 0.9)
    return group(body, 3 * face.turn)


def _years(face: Face) -> str:
    """Return the lines beside nose, mouth and eyes."""
    body = ""
    at = 3 * face.turn
    for side in (-1, 1):
        x = at + side * 6
        if face.mouth != "none":  # else a beard is there
            bend, end = x + side * 2.4, x + side * 2
            body += f"M{num(x)},69C{num(end)},71 {num(bend)},73 {num(end)},75"
        x = 2.6 * face.turn + side * 13.4
        body += f"M{num(x)},60.4L{num(x + side * 1.8)},59.4M{num(x)},62.4L{num(x + side * 1.8)},63"
    return line(body, face.skin.line, 0.8)


def _ears(face: Face) -> str:
    return "".join(
        circle(x, y - 5, 4, face.skin.shade if side > 0 else face.skin.base)
        for side in (-1, 1)
        for x, y in [ear(face, side)]
        if x
    )


def ear(face: Face, side: int) -> tuple[float, float]:
    """Return where an ear's lobe is; x is 0 if the head hides it."""
    hidden = face.turn * side >= 0.55
    return (0.0 if hidden else side * (face.cheek + 0.6) - face.turn), 69.5


def neck(face: Face, half: float = 8.5) -> str:
    """Return the neck, with the chin's shade on it."""
    body = path(
        f"M{num(-half)},74L{num(half)},74L{num(half)},94C{num(half)},101 {num(-half)},101 "
        f"{num(-half)},94Z",
        face.skin.base,
    )
    low = face.chin + 5
    shade = f"M{num(-half)},76L{num(half)},76L{num(half)},{num(low + 2)}"
    shade += f"C{num(half / 2)},{num(low + 3)} {num(-half)},{num(low)} {num(-half)},80Z"
    return body + path(shade, face.skin.shade)


def head(face: Face, behind: str = "", beard: str = "", front: str = "", tilt: float = 0) -> str:
    """Return a head, bent sideways by degrees.

    Args:
        face: What it is like.
        behind: Hair behind it.
        beard: Over the chin, below nose and eyes.
        front: Hair, hat and jewels before it.
        tilt: How far it is bent, clockwise.
    """
    skull = _ears(face) + path(_outline(face), face.skin.base) + _shade(face)
    features = _eye(face, -1) + _eye(face, 1) + _nose(face) + (_years(face) if face.old else "")
    whole = behind + skull + beard + _mouth(face) + features + front
    if not tilt:
        return whole
    return group(group(whole, 0, -88), 0, 88, tilt)
