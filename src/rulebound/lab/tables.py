"""The games of a run as a table for other tools: one row a game, Parquet."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

from rulebound.lab.plans import LabError
from rulebound.lab.running import Rows

TABLE: Final = "games.parquet"
AS_TEXT: Final = ("sizes",)  # what has other keys in every game


def write_table(folder: Path, rows: Rows) -> Path:
    polars = needed("polars")
    tables = [{**row, **{key: json.dumps(row[key]) for key in AS_TEXT if key in row}} for row in rows.values()]
    path = folder / TABLE
    polars.DataFrame(tables, infer_schema_length=None).write_parquet(path)
    return path


def needed(package: str) -> ModuleType:
    """A package of the lab, or what to do where it is missing."""
    try:
        return import_module(package)
    except ImportError as fault:
        raise LabError(f"this needs the package {fault.name}: pip install 'rulebound[lab]'") from fault
