import subprocess
import sys
from pathlib import Path

import pytest

from three04 import __version__, cli


def run_python(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=False, timeout=60
    )


def fail_with(error: BaseException) -> object:
    """Make a command that ends with `error`."""

    class Failing:
        def add_arguments(self, parser: object) -> None:
            pass

        def run(self, args: object) -> int:
            raise error

    return Failing()


def test_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["--version"])
    assert exit_.value.code == 0
    assert capsys.readouterr().out == f"three04 {__version__}\n"


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["--help"])
    out = capsys.readouterr().out
    assert all(f"    {name} " in out for name in cli.COMMANDS)


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_its_help(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main([name, "--help"])
    assert exit_.value.code == 0
    assert f"three04 {name}" in capsys.readouterr().out


def test_unknown_command_is_a_usage_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["shuffle"])
    assert exit_.value.code == 2
    assert "shuffle" in capsys.readouterr().err


def test_no_command_opens_the_game_in_the_chosen_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[tuple[Path, bool, Path | None]] = []

    def run(data_dir: Path, quit_after_start: bool, record: Path | None, trouble: str) -> int:
        assert not trouble
        calls.append((data_dir, quit_after_start, record))
        return 7

    monkeypatch.setattr("three04.ui.app.run", run)
    folder = tmp_path / "profile"
    assert cli.main(["--data-dir", str(folder), "--quit-after-start"]) == 7
    assert calls == [(folder, True, None)]
    assert folder.is_dir()
    record = str(tmp_path / "my match.304")
    for arguments in ([record], ["play", record]):
        assert cli.main(["--data-dir", str(folder), *arguments]) == 7
        assert calls[-1] == (folder, False, Path(record))


def test_a_word_that_is_no_record_is_no_record() -> None:
    assert cli.with_command(["--data-dir", "a.304", "check", "b.304"])[2:] == ["check", "b.304"]
    assert cli.with_command(["shuffle"]) == ["shuffle"]
    assert cli.with_command(["--version"]) == ["--version"]


def test_window_that_cannot_open_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("three04.ui.preflight.problem", lambda: "There is no screen.")
    assert cli.main([]) == 1
    assert capsys.readouterr().err == "There is no screen.\n"


def test_unusable_folder_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert cli.main(["--data-dir", str(tmp_path / "file" / "profile")]) == 1
    assert "--data-dir" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["show", "replay"])
def test_a_replay_of_no_record_is_explained(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, str(tmp_path / "match.304")]) == 1
    assert "match.304: cannot be read" in capsys.readouterr().err
    (tmp_path / "bad.304").write_text('[Record "1"]\nplay 0:JS\n')
    assert cli.main([command, str(tmp_path / "bad.304")]) == 1
    assert "bad.304:2: " in capsys.readouterr().err


def test_interrupt_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(cli, "load", lambda name: fail_with(KeyboardInterrupt()))
    assert cli.main(["check"]) == cli.INTERRUPTED
    assert capsys.readouterr() == ("", "")


def test_missing_dependency_is_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = ModuleNotFoundError("No module named 'appdirs'", name="appdirs")
    monkeypatch.setattr(cli, "load", lambda name: fail_with(missing))
    assert cli.main(["check"]) == 1
    err = capsys.readouterr().err
    assert err.startswith("three04 needs appdirs")
    assert err.endswith("-m pip install .\n")


def test_missing_module_of_the_game_itself_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = ModuleNotFoundError("No module named 'three04.lost'", name="three04.lost")
    monkeypatch.setattr(cli, "load", lambda name: fail_with(missing))
    with pytest.raises(ModuleNotFoundError):
        cli.main(["check"])


def test_reader_that_went_away_is_no_error() -> None:
    code = (
        "import sys, types; from three04 import cli\n"
        "talk = types.SimpleNamespace(add_arguments=lambda parser: None,\n"
        "    run=lambda args: [print('x' * 9999) for _ in range(999)] and 0)\n"
        "cli.load = lambda name: talk\n"
        "sys.exit(cli.main(['check']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == cli.READER_GONE


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
@pytest.mark.parametrize("lines", [1, 99_999])
def test_output_that_cannot_be_written_is_explained(lines: int) -> None:
    code = (
        "import sys, types; from three04 import cli\n"
        "talk = types.SimpleNamespace(add_arguments=lambda parser: None,\n"
        f"    run=lambda args: [print('x') for _ in range({lines})] and 0)\n"
        "cli.load = lambda name: talk\n"
        "sys.exit(cli.main(['check']))"
    )
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-c", code],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr == ("three04 check: the output cannot be written: No space left on device\n")


def test_without_standard_streams_nothing_fails() -> None:
    code = (
        "import sys, types; from three04 import cli\n"
        "talk = types.SimpleNamespace(add_arguments=lambda parser: None,\n"
        "    run=lambda args: sys.stdout.write('x') and 0)\n"
        "cli.load = lambda name: talk\n"
        "sys.stdout = sys.stderr = None\n"
        "sys.exit(cli.main(['check']))"
    )
    assert run_python("-c", code).returncode == 0


def test_terminal_without_suit_signs_gets_question_marks() -> None:
    code = (
        "import types; from three04 import cli\n"
        "talk = types.SimpleNamespace(add_arguments=lambda parser: None,\n"
        "    run=lambda args: print('\\u2660') or 0)\n"
        "cli.load = lambda name: talk\n"
        "cli.main(['check'])"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8=0", "-c", code],
        env={"PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=True,
    )
    assert done.stdout.strip() == b"?"


def test_module_is_the_command_too() -> None:
    assert run_python("-m", "three04", "--version").stdout == f"three04 {__version__}\n"


@pytest.mark.parametrize("name", ["check", "legal", "simulate"])
def test_commands_that_print_do_not_import_qt(name: str) -> None:
    code = (
        "import sys; from three04 import cli\n"
        f"try: cli.main([{name!r}, '--help'])\n"
        "except SystemExit: pass\n"
        "sys.exit(any(m.partition('.')[0] in ('PySide6', 'shiboken6') for m in sys.modules))"
    )
    assert run_python("-c", code).returncode == 0


def test_an_option_is_not_abbreviated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_:
        cli.main(["arena", "--pair", "2"])
    assert exit_.value.code == 2
    assert "--pair" in capsys.readouterr().err
