"""Where things lie: everything inside, every index to be seen, seat + 1 at the right."""

import itertools
import math

import pytest

from three04.ui.board.layout import Layout, hand_poses, is_compact, layout
from three04.ui.board.places import MIN_STRIP, Pose, Rect, result_room

SIZES = [
    (720, 480), (800, 600), (960, 620), (1024, 768), (1180, 700), (1280, 800), (1366, 768),
    (1920, 1080), (2560, 1440), (3840, 2160), (1000, 1200), (1600, 640),
]  # fmt: skip
ALL = pytest.mark.parametrize("size", SIZES, ids=lambda s: f"{s[0]}x{s[1]}")
SEATS = pytest.mark.parametrize("seats", [4, 6, 8])
LARGEST_HAND = {4: 8, 6: 6, 8: 4}


def corners(pose: Pose) -> list[tuple[float, float]]:
    """Return the corners of a turned card."""
    turn = math.radians(pose.angle)
    w, h = pose.w / 2, pose.w * 0.7
    return [
        (
            pose.x + x * math.cos(turn) - y * math.sin(turn),
            pose.y + x * math.sin(turn) + y * math.cos(turn),
        )
        for x, y in ((-w, -h), (w, -h), (w, h), (-w, h))
    ]


def rects(table: Layout) -> dict[str, Rect]:
    found = {f"plate {place}": rect for place, rect in enumerate(table.plates)}
    found |= {"badge": table.badge, "tray": table.tray}
    if table.side is not None:
        found["side"] = table.side
    return found


@ALL
@SEATS
def test_all_inside(size: tuple[int, int], seats: int) -> None:
    table = layout(*size, seats)
    inside = Rect(0, 0, *size)
    boxes = [*rects(table).values(), table.prompt, table.panel]
    boxes += [pose.rect for pose in (*table.tricks, *table.indicators, *table.opened)]
    for box in boxes:
        assert inside.x <= box.x
        assert inside.y <= box.y
        assert box.right <= inside.right + 0.01
        assert box.bottom <= inside.bottom + 0.01


@ALL
@SEATS
@pytest.mark.parametrize("fewer", [0, 1, 3])
def test_the_hand_is_inside_and_its_indices_are_seen(
    size: tuple[int, int], seats: int, fewer: int
) -> None:
    table = layout(*size, seats)
    poses = hand_poses(table, LARGEST_HAND[seats] - fewer)
    sunk = 7 * table.scale
    for pose in poses:
        for x, y in corners(pose):
            assert 0 <= x <= size[0]
            assert 0 <= y + sunk <= size[1]
    for left, right in itertools.pairwise(poses):
        assert right.x - left.x >= left.w * MIN_STRIP - 0.01


@ALL
@SEATS
def test_plates_badge_and_tray_do_not_overlap(size: tuple[int, int], seats: int) -> None:
    named = list(rects(layout(*size, seats)).items())
    for number, (name, one) in enumerate(named):
        for other_name, other in named[number + 1 :]:
            assert not one.overlaps(other), (name, other_name)


@ALL
@SEATS
def test_no_card_of_a_trick_hides_the_index_of_another(size: tuple[int, int], seats: int) -> None:
    table = layout(*size, seats)
    for one in table.tricks:
        index = Rect(one.rect.x, one.rect.y, one.w * 0.25, one.w * 0.66)  # the bold face
        for other in table.tricks:
            if other is not one:
                assert not index.overlaps(other.rect)


@ALL
@SEATS
def test_the_trick_leaves_plates_and_hand_free(size: tuple[int, int], seats: int) -> None:
    table = layout(*size, seats)
    hand = min(pose.rect.y for pose in hand_poses(table, LARGEST_HAND[seats]))
    for pose in table.tricks:
        assert pose.rect.bottom <= hand + 1
        assert not any(pose.rect.overlaps(plate) for plate in table.plates)


@ALL
@SEATS
def test_an_indicator_covers_no_plate_and_no_trick(size: tuple[int, int], seats: int) -> None:
    table = layout(*size, seats)
    for pose in table.indicators:
        assert not any(pose.rect.overlaps(plate) for plate in table.plates)
        assert not any(pose.rect.overlaps(card.rect) for card in table.tricks)
        assert not pose.rect.overlaps(table.tray)


@SEATS
def test_r2_the_next_seat_sits_at_the_right(seats: int) -> None:
    table = layout(1280, 800, seats)
    assert table.plates[1].x > 640 + 300
    assert table.plates[-1].right < 640 - 300
    assert table.tricks[1].x > table.tricks[0].x > table.tricks[-1].x
    assert table.plates[seats // 2].centre[0] == pytest.approx(640)
    # Anticlockwise: going up along the right side, then down along the left.
    right = [plate.centre[1] for plate in table.plates[1 : seats // 2]]
    assert right == sorted(right, reverse=True)


def test_the_large_base_at_its_own_size_is_the_drawing() -> None:
    table = layout(1280, 800, 4)
    assert table.scale == 1
    assert not table.compact
    assert table.hand_card == 118
    assert [plate.centre for plate in table.plates[:2]] == [(124, 744), (1156, 372)]


def test_small_windows_are_compact() -> None:
    assert not is_compact(960, 620)
    assert is_compact(959, 700)
    assert is_compact(1280, 619)


def test_the_side_panel_comes_with_room_for_it() -> None:
    assert layout(1599, 900, 4).side is None
    wide = layout(1920, 1080, 4)
    assert wide.side is not None
    assert wide.side.w == pytest.approx(308 * 1.35)
    assert wide.table.right == pytest.approx(wide.side.x)
    assert wide.text == pytest.approx(1.2)
    assert layout(1600, 600, 4).side is None


def test_the_result_fits_the_smallest_window() -> None:
    room = result_room(720, 480)
    assert room.x >= 0
    assert room.bottom <= 480


@pytest.mark.parametrize("wish", [0.9, 1.3, 1.6])
@pytest.mark.parametrize("size", [(960, 620), (1280, 800), (1920, 1080), (720, 480)])
@SEATS
def test_larger_text_leaves_all_inside_and_apart(
    size: tuple[int, int], seats: int, wish: float
) -> None:
    table = layout(*size, seats, wish)
    named = list(rects(table).items())
    for number, (name, one) in enumerate(named):
        assert one.x >= 0
        assert one.right <= size[0] + 0.01
        assert one.y >= 0
        assert one.bottom <= size[1] + 0.01
        for other_name, other in named[number + 1 :]:
            assert not one.overlaps(other), (name, other_name)


@ALL
@SEATS
def test_the_viewers_indicator_leaves_his_hand_free(size: tuple[int, int], seats: int) -> None:
    table = layout(*size, seats)
    own = table.indicators[0].rect
    for count in range(1, LARGEST_HAND[seats]):
        poses = hand_poses(table, count, indicator=True)
        assert not any(own.overlaps(pose.rect) for pose in poses[:1])
        assert all(x <= size[0] for pose in poses for x, _ in corners(pose))
