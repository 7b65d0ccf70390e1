import os
import subprocess
import sys
from pathlib import Path


def test_window_opens_and_quits_when_told_so(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "three04", "--data-dir", str(tmp_path), "--quit-after-start"]
    done = subprocess.run(
        command,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
