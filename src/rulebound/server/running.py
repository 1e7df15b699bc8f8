"""The server as a process: its log, its signals, its socket."""

from __future__ import annotations

import logging
import os
import sys
import webbrowser
from dataclasses import replace
from socket import socket

import structlog
import uvicorn

from rulebound.server.app import make_app
from rulebound.server.leases import alone
from rulebound.server.settings import Settings


def write_logs() -> None:
    """One JSON object a line, on the standard error. No token, no name and no card is ever written there."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.dict_tracebacks,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws_max_size=settings.frame_bytes,
        ws_max_queue=16,
        ws_ping_interval=settings.seconds_between_pings,
        ws_ping_timeout=settings.seconds_between_pings,
        timeout_graceful_shutdown=10,
    )


class Server(uvicorn.Server):
    """Says where it is as soon as somebody can come, and opens the page there if asked to."""

    address = ""
    show = False

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit or not self.servers:
            return
        print(f"Rulebound is at {self.address}/", flush=True)
        if self.show and has_a_screen():
            webbrowser.open(self.address)


def has_a_screen() -> bool:
    """Without one a browser would take over the terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def free_port(host: str) -> int:
    with socket() as free:
        free.bind((host, 0))
        port: int = free.getsockname()[1]
        return port


def run(settings: Settings, host: str, port: int, *, show: bool = False) -> None:
    """Serve until somebody says stop. Only one process may serve a file."""
    write_logs()
    port = port or free_port(host)
    here = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}"
    with alone(settings.database):
        server = Server(configured(replace(settings, address=settings.address or here), host, port))
        server.address, server.show = here, show
        server.run()
