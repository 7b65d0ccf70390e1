"""The few SVG elements all drawings are made of, as functions that return text."""

from collections.abc import Iterable


def num(value: float) -> str:
    """Return a number as short as two decimals allow."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _stroke(colour: str | None, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"' if colour else ""


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 0) -> str:
    """Return a path; its strokes have round ends and corners."""
    line = _stroke(stroke, width)
    if line:
        line += ' stroke-linejoin="round" stroke-linecap="round"'
    return f'<path d="{d}" fill="{fill}"{line}/>'


def line(d: str, stroke: str, width: float) -> str:
    """Return a path that is only drawn along."""
    return path(d, "none", stroke, width)


def circle(
    x: float, y: float, r: float, fill: str = "none", stroke: str | None = None, width: float = 0
) -> str:
    """Return a circle."""
    place = f'cx="{num(x)}" cy="{num(y)}" r="{num(r)}"'
    return f'<circle {place} fill="{fill}"{_stroke(stroke, width)}/>'


def rect(  # noqa: PLR0917 - a rectangle has these
    x: float,
    y: float,
    w: float,
    h: float,
    radius: float = 0,
    fill: str = "none",
    stroke: str | None = None,
    width: float = 0,
) -> str:
    """Return a rectangle with round corners."""
    place = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" rx="{num(radius)}"'
    return f'<rect {place} fill="{fill}"{_stroke(stroke, width)}/>'


def group(
    body: str, x: float = 0, y: float = 0, turn: float = 0, scale: float | tuple[float, float] = 1
) -> str:
    """Return a drawing moved to a place, turned by degrees and scaled."""
    transform = f"translate({num(x)} {num(y)})"
    if turn:
        transform += f" rotate({num(turn)})"
    if scale != 1:
        across, down = scale if isinstance(scale, tuple) else (scale, scale)
        transform += f" scale({across:.4f} {down:.4f})"
    return f'<g transform="{transform}">{body}</g>'


def around(count: int, body: str, start: float = 0) -> str:
    """Return a drawing repeated round the origin, the first one turned by ``start`` degrees."""
    turns = (start + 360 * place / count for place in range(count))
    return "".join(f'<g transform="rotate({num(turn)})">{body}</g>' for turn in turns)


def polyline(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Return the path data of straight pieces through points."""
    data = "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)
    return data + "Z" if closed else data


def document(body: str, box: tuple[float, float, float, float]) -> str:
    """Return a whole file that shows the box (x, y, width, height) of a drawing."""
    view = " ".join(num(side) for side in box)
    size = f'width="{num(box[2])}" height="{num(box[3])}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{view}">{body}</svg>\n'
