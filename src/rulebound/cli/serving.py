"""`rulebound serve`: tables for others, over HTTP and WebSockets."""

from __future__ import annotations

from typing import Annotated

import typer

MISSING = "the server is not installed: pip install 'rulebound[server]'"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port.", min=0, max=65_535)] = 8000,
    database: Annotated[
        str, typer.Option(help="A file, or postgresql://user@host/name.", metavar="FILE|URL")
    ] = "rulebound.sqlite",
    workers: Annotated[int | None, typer.Option(help="Processes that referee games.", min=1, max=64)] = None,
    seconds: Annotated[float, typer.Option(help="The longest that an answer may take.", min=0.1, max=600)] = 5.0,
    address: Annotated[
        str, typer.Option(help="Where other processes of the same database reach this one.", metavar="URL")
    ] = "",
    show: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
) -> None:
    """Serve tables. Every answer is on the disk before it is acknowledged; a restart goes on where it was.

    Example: rulebound serve --port 8000 --database tables.sqlite
    """
    try:
        from rulebound.server.leases import InUse
        from rulebound.server.running import run
        from rulebound.server.settings import Settings
    except ModuleNotFoundError as missing:
        raise typer.BadParameter(f"{MISSING} ({missing.name} is missing)") from missing
    settings = Settings(database=database, seconds_per_answer=seconds, address=address.rstrip("/"))
    try:
        run(settings if workers is None else settings.with_workers(workers), host, port, show=show)
    except InUse as fault:
        raise typer.BadParameter(str(fault), param_hint="--database") from fault
