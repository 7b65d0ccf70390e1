"""Every drawing under the name of its file."""

from collections.abc import Iterator

from assets.generate.app_icon import BOX, SIZES, app_icon
from assets.generate.backs import back, broad_back
from assets.generate.bold import bold, bold_letter
from assets.generate.emblems import EMBLEMS, token
from assets.generate.faces import LETTERS, RANKS, SUITS, face, letter
from assets.generate.icons import ICONS
from assets.generate.numbers import H, W
from assets.generate.palette import BACKS, FOUR, TICKS, TINT, TWO
from assets.generate.pips import SHAPES
from assets.generate.svg import document, path
from assets.generate.table import garland, moonstone

_CARD = (0.0, 0.0, float(W), float(H))
_SQUARE = (0.0, 0.0, 100.0, 100.0)
_ICON = (0.0, 0.0, 24.0, 24.0)


def _cards() -> Iterator[tuple[str, str]]:
    for name, draw, lay in (("sandakada", face, letter), ("bold", bold, bold_letter)):
        for deck, colours, cut in (("two", TWO, False), ("four", FOUR, True)):
            for suit in SUITS:
                for rank in RANKS:
                    text = draw(rank + suit, colours[suit], cut)
                    yield f"cards/{name}/{deck}/{rank}{suit}.svg", document(text, _CARD)
        for text in LETTERS:
            yield f"cards/{name}/letters/{text}.svg", document(lay(text), _CARD)
    for name, inks in BACKS.items():
        text = broad_back(inks) if name == "palm" else back(inks)
        yield f"cards/backs/{name}.svg", document(text, _CARD)


def _marks() -> Iterator[tuple[str, str]]:
    for suit, shape in SHAPES.items():
        yield f"suits/{suit}.svg", document(path(shape, TINT), (-56, -56, 112, 112))
    for side, emblem in EMBLEMS.items():
        yield f"emblems/{side}.svg", document(emblem, _SQUARE)
    for name, icon in ICONS.items():
        yield f"icons/{name}.svg", document(icon, _ICON)
    for theme, ink in TICKS.items():
        yield f"controls/tick-{theme}.svg", document(ICONS["check"].replace(TINT, ink), _ICON)


def drawings() -> dict[str, str]:
    """Return the text of each SVG file, by path below ``assets/``; needs a ``QGuiApplication``."""
    return {
        **dict(_cards()),
        **dict(_marks()),
        "token.svg": document(token(), _SQUARE),
        "table/moonstone.svg": document(moonstone(), (-250, -250, 500, 500)),
        "table/garland.svg": document(garland(), (-250, -250, 500, 250)),
        "icons/app/three04.svg": document(app_icon(SIZES[-1]), BOX),
    }
