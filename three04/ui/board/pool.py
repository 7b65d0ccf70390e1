"""The pool of card items: which lies where, and how each gets there."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtWidgets import QGraphicsScene

from three04.ui.board import motion
from three04.ui.board.animator import Animator, Leg
from three04.ui.board.items import BACK, CardItem, CardLook
from three04.ui.board.places import Pose
from three04.ui.board.stage import Stage
from three04.ui.board.ways import Way, lying


class CardPool:
    """Card items, used again and again: what is destroyed in Qt leaves dead objects in Python.

    A picture is shown by :meth:`begin`, one :meth:`bind` for each card in it, and :meth:`end`.
    Every card has a key that says what it is in the picture.

    Attributes:
        bound: The items of the cards in the picture.
        still: Whether what changes is in its place at once.
        adjust: How a card moves that stays what it is.
    """

    def __init__(self, scene: QGraphicsScene, stage: Stage, animator: Animator) -> None:
        self.bound: dict[Hashable, CardItem] = {}
        self.still = False
        self.adjust = motion.RAISE
        self._scene, self._stage, self._animator = scene, stage, animator
        self._free: list[CardItem] = []
        self._old: dict[Hashable, CardItem] = {}

    def begin(self) -> None:
        """Begin a picture."""
        self._old, self.bound = self.bound, {}

    def had(self, key: Hashable) -> CardItem | None:
        """Return a card of the picture before that has not been found again yet."""
        return self._old.get(key)

    def left_over(self) -> list[Hashable]:
        """Return the cards of the picture before that are in no place of the new one."""
        return list(self._old)

    def bind(
        self,
        key: Hashable,
        pose: Pose,
        look: CardLook,
        height: float,
        way: Way | None = None,
        source: Hashable = None,
    ) -> None:
        """Have a card in the picture.

        Args:
            key: What it is.
            pose: How it lies when it has come to rest.
            look: How it looks then.
            height: How high it lies.
            way: How it comes there; None to go straight there.
            source: What it was in the picture before, if it was something else.
        """
        item = self._old.pop(key, None)
        if item is None and source is not None:
            item = self._old.pop(source, None)
        fresh = item is None
        if item is None:
            item = self._take()
        self.bound[key] = item
        before = BACK if fresh else item.look
        if self.still or (fresh and way is None):
            item.show_look(look, pose.w, height)
            self._animator.place(item, lying(pose))
            item.land()
            return
        turned = not fresh and before.face != look.face
        item.show_look(look, pose.w, height)
        if way is None and turned:
            way = Way([Leg(lying(pose), motion.TURN)], turns=True)
        if way is not None:
            self._go(item, way, before if way.turns else None, item.land, leaves=False)
        else:
            self._animator.aim(item, lying(pose), self.adjust, item.land)
            if self._animator.moves(item) and not item.flying:
                item.fly(None)

    def send_off(
        self,
        key: Hashable,
        way: Way,
        look: CardLook | None = None,
        then: Callable[[], object] | None = None,
    ) -> None:
        """Let a card of the picture before go somewhere, and be no more.

        Args:
            key: What it was.
            way: Where it goes.
            look: What it turns to on its way, if it turns.
            then: Called when it is there.
        """
        item = self._old.pop(key)
        before = item.look
        item.look = look or before
        self._go(item, way, before if way.turns else None, partial(self._gone, item, then))

    def send_back(self, way: Way, then: Callable[[], object]) -> None:
        """Let a back that is in no picture go somewhere, and be no more."""
        item = self._take()
        end = way.legs[-1].end
        item.show_look(BACK, end[2], 0)
        self._go(item, way, None, partial(self._gone, item, then))

    def _go(
        self,
        item: CardItem,
        way: Way,
        before: CardLook | None,
        then: Callable[[], object],
        leaves: bool = True,
    ) -> None:
        values = way.start or self._animator.values(item) or way.legs[-1].end
        if before is not None:
            values = (*values[:4], 0.0, values[5])
            item.turn_from(before)
        self._animator.place(item, values)
        item.fly(way.height)
        self._animator.send(item, way.legs, then, leaves=leaves)

    def _gone(self, item: CardItem, then: Callable[[], object] | None) -> None:
        self._release(item)
        if then is not None:
            then()

    def end(self) -> None:
        """End a picture: what is not in it goes back to the pool."""
        for item in self._old.values():
            self._release(item)
        self._old = {}

    def _release(self, item: CardItem) -> None:
        self._animator.forget(item)
        item.free()
        self._free.append(item)

    def _take(self) -> CardItem:
        if self._free:
            return self._free.pop()
        item = CardItem(self._stage)
        self._scene.addItem(item)
        return item
