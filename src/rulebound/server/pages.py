"""The page in the package: built files, and the one document behind all its addresses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse

FOLDER: Final = Path(__file__).with_name("page")
ADDRESSES: Final = ("/", "/new/{name}", "/table/{name}", "/replay/{name}", "/rules/{name}", "/learn/{name}", "/games")
"""Where people are: the document is the same everywhere, and its script looks where it is."""
NOT_BUILT: Final = "The page is not built. In a checkout, `make play` builds it."
KINDS: Final = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}
FOREVER: Final = "public, max-age=31536000, immutable"


def serve_page(app: FastAPI) -> None:
    for address in ADDRESSES:
        app.get(address, include_in_schema=False)(document)
    app.get("/{name}.svg", include_in_schema=False)(picture)
    app.get("/assets/{name}", include_in_schema=False)(asset)


def document(request: Request) -> Response:
    return sent(request, "index.html", "no-cache")


def picture(request: Request, name: str) -> Response:
    return sent(request, f"{name}.svg", "public, max-age=3600")


def asset(request: Request, name: str) -> Response:
    """Its name has a fingerprint, so it never changes."""
    return sent(request, f"assets/{name}", FOREVER)


def sent(request: Request, name: str, keep: str) -> Response:
    """A file of the page, as it was packed when it was built, if the browser takes that."""
    file = FOLDER / name
    known = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*")}  # nothing else is ever opened
    if name not in known:
        return PlainTextResponse(NOT_BUILT if not known else "There is no such file.", 503 if not known else 404)
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    kind = KINDS.get(file.suffix)
    packed = file.with_name(file.name + ".gz")
    if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
        return FileResponse(packed, media_type=kind, headers={**headers, "Content-Encoding": "gzip"})
    return FileResponse(file, media_type=kind, headers=headers)
