"""Many batches at once on a Dask cluster, through joblib; needs the extra ``cluster``."""

import asyncio
import contextlib
import logging
from collections.abc import Iterable

from three04.arena.errors import ArenaError
from three04.arena.local import Results, Runner
from three04.arena.playing import Batch, play_batch

PATIENCE = 8.0
"""Seconds in which the scheduler has to answer, and then in which it has to have a worker."""

MISSING = "a cluster needs joblib and Dask: pip install 'three04[cluster]'"


def scheduler(address: str) -> Runner:
    """Return what plays on the workers of a scheduler.

    Args:
        address: Where it listens, such as ``tcp://10.0.0.5:8786``.

    Raises:
        ArenaError: If joblib or Dask is not installed.
    """
    try:
        import distributed  # noqa: F401, PLC0415 - an extra
        import joblib  # noqa: F401, PLC0415
    except ImportError:
        raise ArenaError(MISSING) from None
    return lambda batches: _on_cluster(address, batches)


def _on_cluster(address: str, batches: Iterable[Batch]) -> Results:
    import joblib  # noqa: PLC0415
    from distributed import Client  # noqa: PLC0415

    # What they log when a run is cut short is of no use to who plays.
    for name in ("distributed", "distributed.client", "tornado", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        asyncio.run(asyncio.wait_for(_knock(address), PATIENCE))
    except (OSError, ValueError, TimeoutError):
        raise ArenaError(f"no Dask scheduler answers at {address}") from None
    with Client(address, timeout=PATIENCE, set_as_default=False) as client:
        try:
            client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError:
            raise ArenaError(f"the Dask scheduler at {address} has no workers") from None
        with joblib.parallel_config(backend="dask", client=client):
            parallel = joblib.Parallel(return_as="generator")
            results = parallel(joblib.delayed(play_batch)(batch) for batch in batches)
            with contextlib.closing(results):
                yield from results


async def _knock(address: str) -> None:
    """See that somebody answers: a client would wait for ever for one that is silent."""
    from distributed.comm import connect  # noqa: PLC0415

    comm = await connect(address, timeout=PATIENCE)
    await comm.close()
