"""``three04 proof``: compute again what a deal's key gives, so that anybody can check it."""

import argparse
import re
import sys

from three04.commands.input import UnusableInputError, named, read_path
from three04.record.deals import Hands, deal_out, numbered_source, shuffled
from three04.record.model import DealRecord
from three04.record.proof import ForeignKeyError, cut_of, fingerprint
from three04.record.reading import Reader
from three04.rules.options import PROFILES
from three04.rules.tables import TABLES, Table

_KEY = re.compile("[0-9a-fA-F]{64}")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the key, or the file or number whose keys are meant."""
    parser.add_argument(
        "what",
        metavar="KEY|FILE",
        nargs="?",
        help="a deal's key, 64 hexadecimal digits; or a file of records whose Key tags are checked",
    )
    parser.add_argument("--number", type=_number, help="the first deal of this number instead")
    parser.add_argument("--table", choices=TABLES, default="four", help="default: four")
    parser.add_argument("--rules", choices=PROFILES, default="Standard", help="of a number")
    parser.add_argument("--dealer", type=_number, default=0, help="of a key; the dealer's seat")
    parser.add_argument("--cut", type=_number, help="of a key; cards that a person lifted off")


def run(args: argparse.Namespace) -> int:
    """Print fingerprint and hands; or check a file and return 1 if a key does not fit."""
    table = TABLES[args.table]
    if (args.what is None) == (args.number is None):
        return _wrong("name a key, a file or a number")
    if args.number is not None:
        source = numbered_source(args.number, table, args.rules)
        return _show(source.key(0), table, source.first_dealer(table), None)
    if not _KEY.fullmatch(args.what):
        return _check(args.what)
    if args.dealer >= table.seats:
        return _wrong(f"seat {args.dealer} is not at the table {table.name}")
    if args.cut is not None and args.cut >= len(table.pack):
        return _wrong(f"no {args.cut} cards can be lifted off a pack of {len(table.pack)}")
    return _show(bytes.fromhex(args.what), table, args.dealer, args.cut)


def _number(text: str) -> int:
    if not re.fullmatch("[0-9]{1,9}", text):
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 0 up")
    return int(text)


def _wrong(text: str) -> int:
    print(f"three04 proof: {text}", file=sys.stderr)
    return 1


def _show(key: bytes, table: Table, dealer: int, cut: int | None) -> int:
    print(f"key {key.hex()}")
    print(f"fingerprint {fingerprint(key)}")
    print(f"table {table.name}, dealer {dealer}")
    for seat, hand in enumerate(deal_out(shuffled(key, table.pack, cut), table, dealer)):
        first = table.packets[0]
        print(f'[Hand{seat} "{" ".join(hand[:first])} | {" ".join(hand[first:])}"]')
    return 0


# ---------------------------------------------------------------------- records


def _check(path: str) -> int:
    reader = Reader()
    try:
        read_path(path, reader)
    except UnusableInputError as error:
        print(error, file=sys.stderr)
        return 1
    told = [
        _told(deal, record.options.seating) for record in reader.records for deal in record.deals
    ]
    for _, line in told:
        print(line)
    checked = [fits for fits, _ in told if fits is not None]
    if not checked:
        print(f"{named(path)}: no deal has a Key tag", file=sys.stderr)
    return 0 if checked and all(checked) else 1


def _told(deal: DealRecord, table: Table) -> tuple[bool | None, str]:
    """Return whether a deal's key fits, None if it has none, and a line that says so."""
    name = f"deal {deal.number}:"
    key = next((tag.value for tag in deal.tags if tag.name == "Key"), None)
    if key is None:
        return None, f"{name} no key"
    if not _KEY.fullmatch(key):
        return False, f"{name} the key is not 64 hexadecimal digits"
    return _compared(name, bytes.fromhex(key), table, deal.dealer, deal.hands)


def _compared(name: str, key: bytes, table: Table, dealer: int, hands: Hands) -> tuple[bool, str]:
    try:
        cut = cut_of(key, table, dealer, hands)
    except ForeignKeyError:
        return False, f"{name} the key gives other cards"
    after = "" if cut is None else f", cut at {cut}"
    return True, f"{name} the key gives these cards{after}; fingerprint {fingerprint(key)}"
