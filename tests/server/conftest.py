"""A server in this process."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from tests.server.clients import House

from rulebound.server.app import make_app
from rulebound.server.hub import Hub
from rulebound.server.settings import Settings


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database=str(tmp_path / "tables.sqlite"), workers=1)


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """One server for all tests that do not ask for their own: its process has read its cards."""
    database = tmp_path_factory.mktemp("served") / "tables.sqlite"
    patient = Settings(database=str(database), workers=1, guests_at_once=10_000, messages_per_second=500.0)
    with TestClient(make_app(patient)) as client:
        hub: Hub = client.app.state.hub  # type: ignore[attr-defined]
        hub.new_seed = lambda: 7  # type: ignore[method-assign]
        yield client


@pytest.fixture
def house(served: TestClient) -> Iterator[House]:
    house = House(served)
    yield house
    house.close()
