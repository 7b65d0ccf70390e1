"""The cards' pictures: drawn from SVG in one worker thread, crisp at the size they are shown in.

A sprite is a card with its shadow, and in a dark room with the veil that keeps faces from
glaring. ``QImageReader`` draws the card while the window goes on (see ``artwork.rasterise``), a
shadow is drawn once for a size; pixmaps are made in the window's thread, as Qt demands.

Whoever paints asks at each painting and gets at once the best there is: the crisp picture, or
one of another size that is stretched until the crisp one is there and ``changed`` says so. Only
when there is none at all is it drawn on the spot: about a millisecond a card.

A court's drawing comes without its letter, which is laid over it: packs of other countries have
other letters.

A hidden card has no face here and no name: it is asked for as a back.
"""

from collections import OrderedDict, deque
from collections.abc import Iterable
from functools import lru_cache
from threading import Condition
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QRectF, QSize, QThread, QTimer, Signal, Slot
from PySide6.QtGui import QImage, QPainter, QPixmap

from three04.cards import Card
from three04.ui.style.artwork import Artwork, rasterise, svg, tinted
from three04.ui.style.indices import COURTS, Indices
from three04.ui.style.theme import FELT, SUIT_COLOURS, Back, CardFace, Deck, Theme

RATIO: Final = 1.4
"""A card's height, in widths."""
RADIUS: Final = 0.06
"""Its corners' radius, in widths."""

_CARD: Final = 250
"""A card's width in the drawings."""
_SPREAD, _DROP, _LAYERS, _DARKNESS = 0.07, 0.03, 10, 95
_SIDE: Final = 18
_ABOVE: Final = 11
_BELOW: Final = 26
"""The room for the shadow, in the drawings' units."""
_MEMORY: Final = 64 * 1024 * 1024
"""The bytes of pictures that are kept: 36 faces in three sizes on a large screen take half."""
_WAITING: Final = 160
"""The requests that may wait; older ones were for a size that is gone."""
_TOGETHER: Final = 16
"""Milliseconds in which finished pictures are announced together: a frame."""


class Sprite(NamedTuple):
    """A card's picture and where it lies.

    Attributes:
        pixmap: The pixels; of any size, so draw all of them into ``rect``.
        rect: The card with its shadow, in logical pixels from the card's centre.
        crisp: Whether the pixmap has the very size that was asked for.
    """

    pixmap: QPixmap
    rect: QRectF
    crisp: bool


class _Key(NamedTuple):
    """What a picture shows and how wide the card is in device pixels.

    Attributes:
        name: The drawing's.
        over: What is drawn over it: a court's letter, glare.
        width: The width.
    """

    name: str
    over: str
    width: int


class _Job(NamedTuple):
    key: _Key
    generation: int


class _Done(NamedTuple):
    job: _Job
    image: QImage


def _margins(width: int) -> tuple[int, int, int]:
    """Return the whole pixels beside, above and below a card of a width in pixels."""
    side, above, below = (-(-room * width // _CARD) for room in (_SIDE, _ABOVE, _BELOW))
    return side, above, below


def _pixels(width: int) -> QSize:
    side, above, below = _margins(width)
    return QSize(width + 2 * side, round(width * RATIO) + above + below)


@lru_cache(maxsize=8)
def _shadow(width: int) -> QImage:
    """Return the shadow of a card of a width in pixels, with nothing in it.

    Rounded rectangles that become smaller, each adding a little; as costly as a face, so it is
    drawn once for a width.
    """
    unit = _CARD / width
    side, above, _ = _margins(width)
    size = _pixels(width)
    box = f"{-side * unit:.4f} {-above * unit:.4f}"
    box += f" {size.width() * unit:.4f} {size.height() * unit:.4f}"
    alpha = _DARKNESS / _LAYERS * 0.55 / 255
    layers = []
    for layer in range(_LAYERS):
        out = _CARD * _SPREAD * (1 - layer / _LAYERS)
        y = _CARD * _DROP - out
        layers.append(
            f'<rect x="{-out:.2f}" y="{y:.2f}" width="{_CARD + 2 * out:.2f}" '
            f'height="{_CARD * RATIO + 2 * out:.2f}" rx="{_CARD * RADIUS + out:.2f}" '
            f'fill="#000" fill-opacity="{alpha:.4f}"/>'
        )
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{"".join(layers)}</svg>'
    return rasterise(text.encode(), size)


def _draw(key: _Key) -> QImage:
    """Return a sprite: shadow, card, glare. For any thread."""
    card = svg(key.name)
    if key.over:
        card = card.replace(b"</svg>", key.over.encode() + b"</svg>")
    face = rasterise(card, QSize(key.width, round(key.width * RATIO)))
    side, above, _ = _margins(key.width)
    whole = _shadow(key.width).copy()
    painter = QPainter(whole)
    painter.drawImage(side, above, face)
    painter.end()
    return whole


def _glare(theme: Theme) -> str:
    if not theme.glare.alpha():
        return ""
    return (
        f'<rect width="{_CARD}" height="{_CARD * RATIO:.0f}" rx="{_CARD * RADIUS:.0f}" '
        f'fill="{theme.glare.name()}" fill-opacity="{theme.glare.alphaF():.3f}"/>'
    )


@lru_cache(maxsize=256)
def _letter(card: Card, deck: Deck, face: CardFace, indices: Indices) -> str:
    """Return what is drawn over a court: its letter, in the suit's colour."""
    text = COURTS[indices].get(card[0])
    if text is None:
        return ""
    drawing = tinted(f"cards/{face}/letters/{text}", SUIT_COLOURS[deck][card[1]]).decode()
    return drawing.partition(">")[2].rpartition("</svg>")[0]


class _Worker(QThread):
    """Draws what waits, the most recent request first, until it is told to stop.

    Signals:
        done: A ``_Done``; emitted in this thread, so it is received later in the window's.
    """

    done = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: deque[_Job] = deque()
        self._awake = Condition()
        self._stopped = False

    def add(self, job: _Job) -> _Job | None:
        """Take a request; return the one given up for it, if too many wait."""
        with self._awake:
            if self._stopped:
                return job
            dropped = self._jobs.popleft() if len(self._jobs) >= _WAITING else None
            self._jobs.append(job)
            self._awake.notify()
        return dropped

    def clear(self) -> None:
        """Forget what waits."""
        with self._awake:
            self._jobs.clear()

    def stop(self) -> None:
        """Stop after the picture in hand, and wait for that: a few milliseconds."""
        with self._awake:
            self._stopped = True
            self._jobs.clear()
            self._awake.notify()
        self.wait()

    def run(self) -> None:
        """Draw; in the worker's thread."""
        while (job := self._next()) is not None:
            image = _draw(job.key)
            self.done.emit(_Done(job, image))

    def _next(self) -> _Job | None:
        with self._awake:
            self._awake.wait_for(lambda: self._stopped or self._jobs)
            return None if self._stopped else self._jobs.pop()


class Sprites(QObject):
    """The cards' pictures by card, deck, width and device pixel ratio.

    ``close`` must be called before the application ends; parents that are destroyed do not.

    Attributes:
        art: Icons and marks, for whoever paints.
        synchronous: How many pictures had to be drawn on the spot.
        worked: How many came from the worker.

    Signals:
        changed: Crisp pictures have come; paint again.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None, theme: Theme = FELT) -> None:
        super().__init__(parent)
        self.art = Artwork()
        self.synchronous = 0
        self.worked = 0
        self._glare = _glare(theme)
        self._face: CardFace = "sandakada"
        self._indices: Indices = "english"
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0
        self._latest: dict[tuple[str, str], _Key] = {}
        self._asked: set[_Key] = set()
        self._generation = 0
        self._closed = False
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_TOGETHER)
        self._soon.timeout.connect(self.changed)
        self._worker = _Worker(self)
        self._worker.setObjectName("sprites")
        self._worker.done.connect(self._take)

    def face(self, card: Card, deck: Deck, width: float, dpr: float = 1.0) -> Sprite:
        """Return a card's face, ``width`` logical pixels wide."""
        return self._get(*self._drawing(card, deck), width, dpr)

    def back(self, back: Back, width: float, dpr: float = 1.0) -> Sprite:
        """Return a back, ``width`` logical pixels wide."""
        return self._get(f"cards/backs/{back}", "", width, dpr)

    def prepare(self, cards: Iterable[Card], deck: Deck, width: float, dpr: float = 1.0) -> None:
        """Have faces drawn that will soon be needed: before the first deal, after a resize."""
        for card in cards:
            self._ask(_Key(*self._drawing(card, deck), _device(width, dpr)))

    def use(self, theme: Theme, face: CardFace = "sandakada", indices: Indices = "english") -> None:
        """Draw for a theme, with these faces and letters, from now on."""
        self._glare, self._face, self._indices = _glare(theme), face, indices
        self.forget_waiting()

    def forget_waiting(self) -> None:
        """Give up what was asked for and is not drawn yet; asking again brings it back."""
        self._generation += 1
        self._asked.clear()
        self._worker.clear()

    def memory(self) -> int:
        """Return the bytes of the kept pictures."""
        return self._bytes

    def waiting(self) -> int:
        """Return how many pictures are asked for and not yet there."""
        return len(self._asked)

    def close(self) -> None:
        """End the worker and wait for it; what is kept can still be painted."""
        self._closed = True
        self._soon.stop()
        self._asked.clear()
        self._worker.stop()

    def _drawing(self, card: Card, deck: Deck) -> tuple[str, str]:
        """Return the name of a face's drawing, and what is drawn over it."""
        letter = _letter(card, deck, self._face, self._indices)
        return f"cards/{self._face}/{deck}/{card}", letter + self._glare

    def _get(self, name: str, over: str, width: float, dpr: float) -> Sprite:
        key = _Key(name, over, _device(width, dpr))
        best = key
        if key not in self._kept:
            best = self._latest.get((name, over), key)
            if best not in self._kept:
                best = self._draw_now(key)
            else:
                self._ask(key)
        self._kept.move_to_end(best)
        return Sprite(self._kept[best], _place(key.width, width), best == key)

    def _draw_now(self, key: _Key) -> _Key:
        self.synchronous += 1
        self._keep(key, _draw(key))
        return key

    def _ask(self, key: _Key) -> None:
        if self._closed or key in self._asked or key in self._kept:
            return
        self._asked.add(key)
        dropped = self._worker.add(_Job(key, self._generation))
        if dropped is not None:
            self._asked.discard(dropped.key)
        if not self._worker.isRunning():
            self._worker.start(QThread.Priority.LowPriority)

    @Slot(object)
    def _take(self, done: _Done) -> None:
        if self._closed or done.job.generation != self._generation:
            return
        self._asked.discard(done.job.key)
        self.worked += 1
        self._keep(done.job.key, done.image)
        if not self._soon.isActive():
            self._soon.start()

    def _keep(self, key: _Key, image: QImage) -> None:
        if key in self._kept:
            return
        pixmap = QPixmap.fromImage(image)
        self._kept[key] = pixmap
        self._latest[key.name, key.over] = key
        self._bytes += _size(pixmap)
        while self._bytes > _MEMORY and len(self._kept) > 1:
            oldest, gone = self._kept.popitem(last=False)
            self._bytes -= _size(gone)
            if self._latest.get((oldest.name, oldest.over)) == oldest:
                del self._latest[oldest.name, oldest.over]


def _device(width: float, dpr: float) -> int:
    return max(1, round(width * dpr))


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def _place(pixels: int, width: float) -> QRectF:
    """Return where a sprite lies whose card is ``width`` wide round the origin."""
    scale = width / pixels
    side, above, _ = _margins(pixels)
    size = _pixels(pixels)
    left, top = -pixels / 2 - side, -round(pixels * RATIO) / 2 - above
    return QRectF(left * scale, top * scale, size.width() * scale, size.height() * scale)
