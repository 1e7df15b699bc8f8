"""What comes to a process that does not lead the table goes on to the one that does, and its answers come back.

It is passed on as it came, to the address that everybody uses: the other process believes nothing that it would not
believe of anybody. What was passed on once is not passed on again.
"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request

from fastapi import Request, Response
from websockets.asyncio.client import ClientConnection, connect

from rulebound.server.refusals import Refused

RELAYED = "x-rulebound-relayed"
PASSED_ON = ("authorization", "content-type")
SECONDS = 10.0


async def far_socket(address: str) -> ClientConnection:
    """A line to the table server at an address."""
    there = address.replace("http", "ws", 1) + "/socket"
    return await connect(
        there, additional_headers={RELAYED: "1"}, max_size=None, compression=None, proxy=None, open_timeout=SECONDS
    )


async def passed_on(request: Request, address: str) -> Response:
    """A request to another process, and what it answers."""
    if RELAYED in request.headers:
        raise Refused("moving", "this table is being taken over by another process: try again in a few seconds")
    headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    there = urllib.request.Request(
        address + str(request.url)[len(str(request.base_url).rstrip("/")) :],
        data=await request.body() or None,
        headers={**headers, RELAYED: "1"},
        method=request.method,
    )
    try:
        return await asyncio.to_thread(fetched, there)
    except OSError as fault:
        words = "this table is being taken over by another process: try again in a few seconds"
        raise Refused("moving", words) from fault


def fetched(request: urllib.request.Request) -> Response:
    without_proxies = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with without_proxies.open(request, timeout=SECONDS) as reply:
            return Response(reply.read(), reply.status, media_type=reply.headers.get("content-type"))
    except urllib.error.HTTPError as refused:
        return Response(refused.read(), refused.code, media_type=refused.headers.get("content-type"))
