"""A desktop without a screen, and a screen reader on it that knows the game by AT-SPI alone."""

import ctypes
import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

from jeepney import (
    DBusAddress,
    HeaderFields,
    MatchRule,
    Message,
    Properties,
    message_bus,
    new_method_call,
)
from jeepney.io.blocking import DBusConnection, open_dbus_connection
from jeepney.wrappers import DBusErrorResponse, unwrap_msg

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
_ACCESSIBLE, _ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
_FOCUSED, _SELECTED = 12, 23
"""Bits of AT-SPI's states."""


def missing_packages() -> list[str]:
    """Return the Debian packages that this desktop takes and this system lacks."""
    found = {
        "xvfb": shutil.which("Xvfb") is not None,
        "dbus-daemon": shutil.which("dbus-daemon") is not None,
        "at-spi2-core": any(Path(launcher).exists() for launcher in LAUNCHERS),
    }
    return [package for package, there in found.items() if not there]


class Desktop:
    """An X server and a session bus of their own; AT-SPI starts itself on the bus.

    Attributes:
        environment: For programs that are to run here.
    """

    def __init__(self, folder: Path) -> None:
        self._running: list[subprocess.Popen[str]] = []
        self.environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": str(folder),
            "QT_QPA_PLATFORM": "xcb",
        }
        self.environment.pop("WAYLAND_DISPLAY", None)
        server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
        self.environment["DISPLAY"] = f":{self._first_line(server)}"
        daemon = ["dbus-daemon", "--session", "--nofork", "--print-address=1"]
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._first_line(daemon)

    def _first_line(self, command: list[str]) -> str:
        started = subprocess.Popen(
            command,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._running.append(started)
        assert started.stdout is not None
        return started.stdout.readline().strip()

    def run(self, command: list[str], log: Path) -> subprocess.Popen[str]:
        """Start a program here."""
        with log.open("w") as file:
            started = subprocess.Popen(
                command, env=self.environment, stdout=file, stderr=subprocess.STDOUT, text=True
            )
        self._running.append(started)
        return started

    def give_focus(self, title: str) -> bool:
        """Give a window the keyboard, as a window manager would; return whether it is there."""
        x11 = ctypes.CDLL("libX11.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        x11.XDefaultRootWindow.restype = ctypes.c_ulong
        display = ctypes.c_void_p(x11.XOpenDisplay(self.environment["DISPLAY"].encode()))
        root, parent = ctypes.c_ulong(x11.XDefaultRootWindow(display)), ctypes.c_ulong()
        found, count = ctypes.POINTER(ctypes.c_ulong)(), ctypes.c_uint()
        of, given = ctypes.byref, False
        x11.XQueryTree(display, root, of(root), of(parent), of(found), of(count))
        for number in range(count.value):
            name = ctypes.c_char_p()
            x11.XFetchName(display, ctypes.c_ulong(found[number]), of(name))
            about = (ctypes.c_int * 64)()  # an XWindowAttributes; 23 is its map_state, 2 viewable
            x11.XGetWindowAttributes(display, ctypes.c_ulong(found[number]), about)
            if name.value == title.encode() and about[23] == 2:
                given = True
                x11.XSetInputFocus(display, ctypes.c_ulong(found[number]), 1, 0)
        x11.XSync(display, 0)
        x11.XCloseDisplay(display)
        return given

    def __enter__(self) -> "Desktop":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for started in reversed(self._running):
            started.terminate()
            started.wait(20)
            if started.stdout is not None:
                started.stdout.close()


class Thing(NamedTuple):
    """Something accessible: the program's name on the bus, and a path there."""

    bus: str
    path: str


class Reader:
    """Reads what a program shows, hears what it says, and does what it offers.

    Attributes:
        heard: What was announced, the oldest first.
        focused: What the keyboard came to, likewise.
    """

    def __init__(self, desktop: Desktop) -> None:
        session = open_dbus_connection(desktop.environment["DBUS_SESSION_BUS_ADDRESS"])
        status = DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Status")
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            session.send_and_get_reply(Properties(status).set(name, "b", True), timeout=20)
        asked = new_method_call(status.with_interface("org.a11y.Bus"), "GetAddress")
        (address,) = unwrap_msg(session.send_and_get_reply(asked, timeout=20))
        session.close()
        self._bus: DBusConnection = open_dbus_connection(address)
        self._events: deque[Message] = deque()
        rule = MatchRule(type="signal", interface="org.a11y.atspi.Event.Object")
        self._bus.send_and_get_reply(message_bus.AddMatch(rule), timeout=20)
        self._bus.filter(rule, queue=self._events)
        registry = Thing("org.a11y.atspi.Registry", "/org/a11y/atspi/registry")
        for event in ("object:announcement", "object:state-changed", "object:children-changed"):
            body: tuple[Any, ...] = (event, [], "")
            self._call(registry, "org.a11y.atspi.Registry", "RegisterEvent", "sass", body)
        self.heard: list[str] = []
        self.focused: list[Thing] = []

    def close(self) -> None:
        """Listen no more."""
        self._bus.close()

    def _call(
        self,
        thing: Thing,
        interface: str,
        method: str,
        signature: str = "",
        body: tuple[Any, ...] = (),
    ) -> Any:
        address = DBusAddress(thing.path, thing.bus, interface)
        made = new_method_call(address, method, signature or None, body)
        return unwrap_msg(self._bus.send_and_get_reply(made, timeout=20))

    def _read(self, thing: Thing, method: str, nothing: Any) -> Any:
        """Ask something; what has gone since it was found has nothing to say."""
        try:
            (found,) = self._call(thing, _ACCESSIBLE, method)
        except DBusErrorResponse:
            return nothing
        return found

    def _property(self, thing: Thing, name: str) -> str:
        address = DBusAddress(thing.path, thing.bus, _ACCESSIBLE)
        reply = self._bus.send_and_get_reply(Properties(address).get(name), timeout=20)
        try:
            ((_, value),) = unwrap_msg(reply)
        except DBusErrorResponse:  # it has gone since it was found
            return ""
        return str(value)

    # ------------------------------------------------------------------ reading

    def children(self, thing: Thing) -> list[Thing]:
        """Return what is inside something."""
        return [Thing(*child) for child in self._read(thing, "GetChildren", [])]

    def name(self, thing: Thing) -> str:
        """Return its name."""
        return self._property(thing, "Name")

    def about(self, thing: Thing) -> str:
        """Return its description."""
        return self._property(thing, "Description")

    def role(self, thing: Thing) -> str:
        """Return what it is."""
        return str(self._read(thing, "GetRoleName", ""))

    def _state(self, thing: Thing, bit: int) -> bool:
        low, high = self._read(thing, "GetState", (0, 0))
        return bool(((high << 32 | low) >> bit) & 1)

    def has_focus(self, thing: Thing) -> bool:
        """Return whether the keyboard stands on it."""
        return self._state(thing, _FOCUSED)

    def is_shown(self, thing: Thing) -> bool:
        """Return whether it can be seen."""
        return self._state(thing, 25)

    def tree(self, top: Thing) -> Iterator[Thing]:
        """Walk over everything inside something."""
        yield top
        for child in self.children(top):
            yield from self.tree(child)

    def program(self, name: str) -> Thing | None:
        """Return a running program."""
        desktop = Thing("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        return next((it for it in self.children(desktop) if self.name(it) == name), None)

    def find(self, top: Thing, role: str, name: str) -> Thing | None:
        """Return the first thing inside another with a role and a name."""
        for thing in self.tree(top):
            if self.role(thing) == role and self.name(thing) == name:
                return thing
        return None

    # ------------------------------------------------------------------ doing and hearing

    def actions(self, thing: Thing) -> list[str]:
        """Return what can be done with it, in the words of the window."""
        try:
            (found,) = self._call(thing, _ACTION, "GetActions")
        except DBusErrorResponse:  # it has none
            return []
        return [name for name, _, _ in found]

    def do(self, thing: Thing, action: str) -> None:
        """Do it."""
        self._call(thing, _ACTION, "DoAction", "i", (self.actions(thing).index(action),))

    def listen(self, until: Callable[[], object], seconds: float = 30) -> bool:
        """Listen until something holds; return whether it did in time."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self._take_in()
            if until():
                return True
            try:
                self._bus.recv_messages(timeout=0.2)
            except TimeoutError:
                continue
        return False

    def _take_in(self) -> None:
        while self._events:
            event = self._events.popleft()
            member = event.header.fields[HeaderFields.member]
            kind, detail = event.body[0], event.body[1]
            if member == "Announcement":
                self.heard.append(str(event.body[3][1]))
            elif member == "StateChanged" and kind == "focused" and detail:
                fields = event.header.fields
                self.focused.append(Thing(fields[HeaderFields.sender], fields[HeaderFields.path]))
