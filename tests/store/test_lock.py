"""One program a folder; the lock goes with the program that holds it, however it ends."""

import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from three04.store.lock import FolderLock, LockedError

_HOLD = """
import sys
from pathlib import Path
from three04.store.lock import FolderLock
lock = FolderLock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_another_program_is_told_apart_until_it_is_killed(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", _HOLD, str(tmp_path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(LockedError):
            FolderLock(tmp_path)
        other.kill()
        other.wait(10)
    lock = FolderLock(tmp_path)
    with pytest.raises(LockedError):
        FolderLock(tmp_path)
    lock.release()
    lock.release()
    FolderLock(tmp_path).release()


def test_a_folder_where_nothing_can_be_written_is_no_sign_of_another_program(
    tmp_path: Path,
) -> None:
    (tmp_path / "file").touch()
    FolderLock(tmp_path / "file").release()


def test_a_full_disk_is_no_sign_of_another_program(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        FolderLock(tmp_path).release()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, handler)
