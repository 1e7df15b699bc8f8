"""Figures for whoever runs the server: no names, no tables, no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.steps = Counter("rulebound_steps", "Steps that were kept.", registry=registry)
        self.refused = Counter("rulebound_refused", "Messages that were refused.", ["code"], registry=registry)
        self.stopped = Counter("rulebound_stopped", "Processes that were stopped or died.", registry=registry)
        self.answer = Histogram(
            "rulebound_answer_seconds", "From an answer to its acknowledgement.", buckets=SECONDS, registry=registry
        )
        self.tables = Gauge("rulebound_tables", "Tables in memory.", registry=registry)
        self.connections = Gauge("rulebound_connections", "Open sockets.", registry=registry)
        self.waiting = Gauge("rulebound_waiting", "Requests that wait for a referee.", registry=registry)

    def page(self) -> bytes:
        return generate_latest(self.registry)
