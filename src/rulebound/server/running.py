"""The server as a process: its log, its signals, its socket."""

from __future__ import annotations

import logging
import sys

import structlog
import uvicorn

from rulebound.server.app import make_app
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


def run(settings: Settings, host: str, port: int) -> None:
    write_logs()
    uvicorn.Server(configured(settings, host, port)).run()
