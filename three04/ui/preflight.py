"""Whether the window can open here, asked before Qt is: Qt itself ends the program when it cannot.

Nothing here imports Qt before `problem` is called.
"""

import ctypes
import importlib
import os
import re
import socket
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libgthread-2.0.so.0": "libglib2.0-0",
}
"""The shared libraries that PySide6's wheels take from the system, and their Debian packages."""

XCB_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libX11-xcb.so.1": "libx11-xcb1",
}
"""What Qt's X11 platform needs besides."""

WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""What Qt's Wayland platform needs besides."""

_MISSING_LIBRARY = re.compile(r"(lib[\w.+-]+\.so[\w.]*): cannot open shared object file")


def problem(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return one sentence that says what the window lacks here, or None when it can open."""
    return _qt_problem() or _platform_problem(environment)


def _qt_problem() -> str | None:
    try:
        importlib.import_module("PySide6.QtWidgets")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("PySide6", "shiboken6"):
            raise
        return (
            "The window needs PySide6, which is not installed for this Python; "
            f"install it with: {sys.executable} -m pip install PySide6-Essentials"
        )
    except ImportError as error:
        return _broken_qt(str(error))
    return None


def _broken_qt(message: str) -> str:
    """Explain why PySide6 is there but does not load."""
    named = _MISSING_LIBRARY.search(message)
    if named is None:
        return f"The window cannot open because PySide6 does not load: {message}"
    missing = [name for name in _unloadable(QT_LIBRARIES) if name != named[1]]
    return _libraries_sentence([named[1], *missing], QT_LIBRARIES)


def _platform_problem(environment: Mapping[str, str]) -> str | None:
    """Check the platforms that Qt would try; only Linux and its like leave a choice."""
    if sys.platform in ("win32", "darwin"):
        return None
    problems = []
    for platform in _platforms(environment):
        platform_problem = _unknown_platform(platform) or _screen_problem(platform, environment)
        if platform_problem is None:
            return None
        problems.append(platform_problem)
    return problems[0]


def _platforms(environment: Mapping[str, str]) -> list[str]:
    """Name the platforms that Qt tries, one after the other until one works."""
    wished = environment.get("QT_QPA_PLATFORM", "")
    if wished:
        return [part.partition(":")[0] for part in wished.split(";")]
    return ["wayland", "xcb"] if environment.get("WAYLAND_DISPLAY") else ["xcb"]


def _unknown_platform(name: str) -> str | None:
    """Refuse a platform for which Qt has no plug-in, where its plug-ins can be listed."""
    qt = importlib.import_module("PySide6")
    folder = Path(str(qt.__file__)).parent / "Qt" / "plugins" / "platforms"
    known = sorted(path.stem.removeprefix("libq") for path in folder.glob("libq*.so"))
    if not known or name in known or name.startswith("wayland"):
        return None
    return f"QT_QPA_PLATFORM is {name!r}, but Qt knows here only {', '.join(known)}."


def _screen_problem(platform: str, environment: Mapping[str, str]) -> str | None:
    if platform == "xcb":
        return _x11_problem(environment.get("DISPLAY", ""))
    if platform.startswith("wayland"):
        return _wayland_problem(environment)
    return None


def _x11_problem(display: str) -> str | None:
    if not display:
        return (
            "There is no screen to open the window on: neither DISPLAY nor WAYLAND_DISPLAY is set; "
            "start the game from a desktop session, or set QT_QPA_PLATFORM=offscreen to run unseen."
        )
    missing = _unloadable(XCB_LIBRARIES)
    if missing:
        return _libraries_sentence(missing, XCB_LIBRARIES)
    if not _x_server_answers(display):
        return f"The screen named by DISPLAY={display} does not answer; is that session running?"
    return None


def _wayland_problem(environment: Mapping[str, str]) -> str | None:
    missing = _unloadable(WAYLAND_LIBRARIES)
    if missing:
        return _libraries_sentence(missing, WAYLAND_LIBRARIES)
    display = environment.get("WAYLAND_DISPLAY", "")
    if not display:
        return "Qt was told to use Wayland, but WAYLAND_DISPLAY is not set; is a session running?"
    # An absolute WAYLAND_DISPLAY stands for itself.
    path = Path(environment.get("XDG_RUNTIME_DIR", "")) / display
    with socket.socket(socket.AF_UNIX) as client:
        try:
            client.connect(str(path))
        except OSError:
            return f"The screen named by WAYLAND_DISPLAY={display} does not answer."
    return None


def _x_server_answers(display: str) -> bool:
    """Connect to the X server the way Qt will."""
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(os.fsencode(display), None)
    error = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    return bool(error == 0)


def _unloadable(libraries: Iterable[str]) -> list[str]:
    return [name for name in libraries if not _loads(name)]


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def _libraries_sentence(missing: list[str], packages: Mapping[str, str]) -> str:
    needs = f"The window needs {', '.join(missing)} from the system"
    known = [packages[name] for name in missing if name in packages]
    if not known:
        return f"{needs}; install the package that has it."
    return f"{needs}; on Debian or Ubuntu: sudo apt install {' '.join(known)}"
