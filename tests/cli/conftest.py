"""Running the command as a person does: words in, a status and two streams out."""

import io
import json
from dataclasses import dataclass

import pytest

from rulebound.cli import main


@dataclass
class Outcome:
    status: int
    out: str
    err: str

    @property
    def document(self):
        """The one JSON document on standard output; anything besides it is an error."""
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def own_data(tmp_path, monkeypatch):
    """Games that tests leave are kept in a folder of the test."""
    monkeypatch.setenv("RULEBOUND_DATA", str(tmp_path / "data"))


@pytest.fixture
def command(capsys, monkeypatch):
    def run(*words, typed=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main([str(word) for word in words])
        streams = capsys.readouterr()
        return Outcome(left.value.code or 0, streams.out, streams.err)

    return run
