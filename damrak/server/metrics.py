"""The metrics of a server, for Prometheus."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

ACK = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5)
LAG = (0.001, 0.002, 0.005, 0.01, 0.02, 0.03, 0.04, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2, 5)
THINK = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5)


class Metrics:
    """The figures of one server. Labels hold kinds and keys, never a name, code or card."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        kind, key = ["kind"], ["key"]
        made: Any = {"registry": self.registry}
        self.commands = Counter("damrak_commands", "Commands carried out", kind, **made)
        self.refused = Counter("damrak_refused", "Refusals, by reason", key, **made)
        self.limits = Counter("damrak_limits", "Refusals, by limit", ["limit"], **made)
        self.actions = Counter("damrak_actions", "Actions stored, by who chose", kind, **made)
        self.games = Counter("damrak_games", "Games ended", **made)
        self.sockets = Gauge("damrak_sockets", "Open sockets", **made)
        self.tables = Gauge("damrak_tables", "Tables in memory", **made)
        self.entries = Counter("damrak_log_entries", "Entries stored", **made)
        self.commits = Counter("damrak_commits", "Commits of the log", **made)
        self.failures = Counter("damrak_storage_failures", "Entries that failed to store", **made)
        self.ack = Histogram(
            "damrak_ack_seconds", "From a command to its answer", buckets=ACK, **made
        )
        self.think = Histogram("damrak_think_seconds", "A bot's choice", buckets=THINK, **made)
        self.lag = Histogram(
            "damrak_loop_lag_seconds", "How late the event loop runs", buckets=LAG, **made
        )

        self._labelled: dict[tuple[Counter, str], Counter] = {}

    def count(self, counter: Counter, label: str) -> None:
        """Count one event with a label; finding its counter takes longer than counting."""
        found = self._labelled.get((counter, label))
        if found is None:
            found = self._labelled[counter, label] = counter.labels(label)
        found.inc()

    def text(self) -> bytes:
        """All figures as Prometheus reads them."""
        return generate_latest(self.registry)
