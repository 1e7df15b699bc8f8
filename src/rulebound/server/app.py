"""The doors of the server: HTTP for what is asked once, a WebSocket for a table."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Header, Path, Query, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

import rulebound
from rulebound.server.connections import Connection
from rulebound.server.hub import ChairSettings, Guest, Hub
from rulebound.server.leases import LedElsewhere
from rulebound.server.pages import serve_page
from rulebound.server.refusals import Refused
from rulebound.server.relays import passed_on
from rulebound.server.seating import Deck, TableSettings
from rulebound.server.settings import Settings

STATUS = {
    "bad_token": 401, "no_entry": 403, "unknown_table": 404, "unknown_rule": 404, "unknown_game": 404, "no_chair": 409,
    "not_over": 409, "began": 409, "too_large": 413, "too_many": 429, "too_fast": 429, "out_of_time": 503, "fault": 500,
    "not_kept": 503, "moving": 503,
}  # fmt: skip
HTTP_CODES = {404: "unknown_address", 405: "unknown_verb"}
SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Body(BaseModel):
    """What a client sends; nothing else may be in it."""

    model_config = ConfigDict(extra="forbid")


class NameBody(Body):
    name: str = Field(max_length=100)


class GuestReply(BaseModel):
    name: str
    token: str = Field(description="Says who you are. Keep it, and show it to nobody.")


class NewTable(Body):
    settings: TableSettings
    chairs: list[ChairSettings] = Field(min_length=2, max_length=8)


class TableReply(BaseModel):
    table: dict[str, Any]
    invite: str | None = Field(default=None, description="Part of the link to a private table, for those at it.")


class Sitting(Body):
    deck: Deck | None = None
    invite: str | None = Field(default=None, max_length=200)


class ThoughtReply(BaseModel):
    """The chance to win with an answer, and the standard error of that."""

    label: str
    value: float
    error: float


class ExpectedReply(BaseModel):
    """A move that a bot expects, with cards that it imagines."""

    seat: int
    label: str


class ThoughtsReply(BaseModel):
    seat: int
    choice: str | None
    thoughts: list[ThoughtReply]
    expected: list[ExpectedReply]


class Seated(BaseModel):
    chair: int


class DeckQuestion(Body):
    ruleset: str = Field(max_length=60)
    deck: Deck
    switches: dict[str, str | int | bool] = Field(default_factory=dict, max_length=100)


class Hindrance(BaseModel):
    rule: str
    words: str


class DeckReply(BaseModel):
    breaches: list[Hindrance]


class SwitchReply(BaseModel):
    name: str
    default: str
    values: list[str] = Field(description="The default first; n is any whole number.")
    minimum: int | None
    decides: str


class RulesetReply(BaseModel):
    name: str
    decks: list[str]
    bots: list[str]
    switches: list[SwitchReply]


class StepReply(BaseModel):
    title: str
    text: str


class TermReply(BaseModel):
    term: str
    text: str


class GuideReply(BaseModel):
    aim: str
    steps: list[StepReply]
    terms: list[TermReply] = Field(description="The words that stand on cards, and what they mean.")
    words: list[TermReply] = Field(description="Words of the rules.")


class RuleReply(BaseModel):
    id: str
    kind: str
    area: str
    statement: str
    rulings: list[str]
    reason: str


class Health(BaseModel):
    ok: bool


class Problem(BaseModel):
    code: str
    words: str
    refusals: list[Hindrance] | None = None


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


TheHub = Annotated[Hub, Depends(hub_of)]


async def guest_of(hub: TheHub, authorization: Annotated[str | None, Header(max_length=300)] = None) -> Guest:
    kind, _, token = (authorization or "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise Refused("bad_token", "say who you are: Authorization: Bearer, and the token of a guest")
    return await hub.guest(token)


def ruleset_of(ruleset: Annotated[str, Path(max_length=60)]) -> str:
    if ruleset not in rulebound.rulesets():
        raise Refused("unknown_game", "there is no such game")
    return ruleset


TheGuest = Annotated[Guest, Depends(guest_of)]
TheRuleset = Annotated[str, Depends(ruleset_of)]
# Not in an address: those are written into logs on the way.
Invite = Annotated[str | None, Header(max_length=200, alias="x-rulebound-invite")]
TableId = Annotated[str, Path(max_length=24, pattern="^[A-Za-z0-9_-]+$")]


def problems(*codes: int) -> dict[int | str, dict[str, Any]]:
    """The errors that a request may end with, for its description."""
    return {code: {"model": Problem} for code in (400, *codes, 413, 422, 503)}


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(settings)
        app.state.hub = hub
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    app = FastAPI(title="Rulebound", version=rulebound.__version__, lifespan=lifespan, docs_url=None, redoc_url=None)

    @app.exception_handler(Refused)
    async def refused(_: Request, fault: Refused) -> JSONResponse:
        return JSONResponse(fault.data(), STATUS.get(fault.code, 422))

    @app.exception_handler(LedElsewhere)
    async def elsewhere(request: Request, there: LedElsewhere) -> Response:
        try:
            return await passed_on(request, there.address)
        except Refused as fault:
            return await refused(request, fault)

    @app.exception_handler(RequestValidationError)
    async def malformed(_: Request, fault: RequestValidationError) -> JSONResponse:
        found = [f"{'.'.join(map(str, each['loc']))}: {each['msg']}" for each in fault.errors()[:5]]
        return JSONResponse({"code": "malformed", "words": "; ".join(found)}, 422)

    @app.exception_handler(HTTPException)
    async def not_so(request: Request, fault: HTTPException) -> JSONResponse:
        headers = dict(fault.headers or {})
        if fault.status_code == 405:  # several routes share an address, and each knows only its own verb
            here = [route for route in app.routes if route.matches(request.scope)[0] is not Match.NONE]
            verbs = {verb for route in here if isinstance(route, Route) for verb in route.methods or ()}
            headers["Allow"] = ", ".join(sorted(verbs))
        return JSONResponse({"code": HTTP_CODES.get(fault.status_code, "malformed"), "words": fault.detail},
                            fault.status_code, headers)  # fmt: skip

    @app.middleware("http")
    async def guarded(request: Request, go_on: Callable[[Request], Awaitable[Response]]) -> Response:
        length = request.headers.get("content-length", "0")
        known = length.isdecimal() and "transfer-encoding" not in request.headers
        if not known or int(length) > settings.body_bytes:
            response: Response = JSONResponse({"code": "too_large", "words": "this is more than we read"}, 413)
        else:
            response = await go_on(request)
        for name, value in SECURITY.items():
            response.headers[name] = value
        return response

    @app.get("/api/rulesets")
    def rulesets() -> list[RulesetReply]:
        """The games, with the decks, bots and switches there are."""
        return [ruleset_reply(name) for name in rulebound.rulesets()]

    @app.get("/api/rulesets/{ruleset}/rules", responses=problems(404))
    def rulebook(ruleset: TheRuleset) -> list[RuleReply]:
        """The whole rulebook of a game, in its order."""
        return [rule_reply(each) for each in rulebound.rules_of(ruleset)]

    @app.get("/api/rulesets/{ruleset}/rules/{rule}", responses=problems(404))
    def rule(ruleset: TheRuleset, rule: Annotated[str, Path(max_length=60)]) -> RuleReply:
        """A rule in words: every refusal names one."""
        try:
            return rule_reply(rulebound.rule(rule, ruleset))
        except rulebound.UnknownRule as fault:
            raise Refused("unknown_rule", str(fault)) from fault

    @app.get("/api/rulesets/{ruleset}/guide", responses=problems(404))
    def guide(ruleset: TheRuleset) -> GuideReply:
        """How to play a game, on a page, and what the words on its cards mean."""
        return GuideReply.model_validate(asdict(rulebound.guide_of(ruleset)))

    @app.get("/api/rulesets/{ruleset}/cards", responses=problems(404))
    def cards(ruleset: TheRuleset) -> list[dict[str, Any]]:
        """The cards that come with a game, as they are printed."""
        return rulebound.cards_of(ruleset)

    @app.post("/api/guests", status_code=201, responses=problems(429))
    async def new_guest(body: NameBody, hub: TheHub, request: Request) -> GuestReply:
        """Somebody comes, and says by which name."""
        guest = await hub.new_guest(body.name, request.client.host if request.client else "")
        return GuestReply(name=guest.name, token=hub.tokens.sign("guest", guest.id))

    @app.put("/api/guests/name", responses=problems(401))
    async def rename(body: NameBody, hub: TheHub, guest: TheGuest) -> NameBody:
        """Be called otherwise, at tables where one sits down from now on."""
        return NameBody(name=(await hub.rename(guest, body.name)).name)

    @app.post("/api/decks/check", responses=problems())
    async def check_deck(body: DeckQuestion, hub: TheHub) -> DeckReply:
        """Every rule that a deck breaks."""
        if body.ruleset not in rulebound.rulesets():
            raise Refused("bad_setup", "there is no such game")
        found = await hub.workers.all[0].ask("check_deck", body.ruleset, body.deck, body.switches)
        return DeckReply(breaches=[Hindrance(**each) for each in found])

    @app.get("/api/tables")
    async def lobby(hub: TheHub) -> list[dict[str, Any]]:
        """Open tables with a free chair, then those that may be watched."""
        return await hub.lobby()

    @app.post("/api/tables", status_code=201, responses=problems(401, 429))
    async def new_table(body: NewTable, hub: TheHub, guest: TheGuest) -> TableReply:
        """Make a table. The game begins as soon as every chair is taken."""
        table = await hub.begin_task(hub.create(guest, body.settings, body.chairs))
        return TableReply(table=table.data(), invite=hub.tokens.sign("invite", table.id))

    @app.get("/api/guests/tables", responses=problems(401))
    async def own_tables(hub: TheHub, guest: TheGuest) -> list[dict[str, Any]]:
        """The tables at which the guest sits or sat, newest first."""
        return await hub.tables_of(guest.id)

    @app.get("/api/tables/{table}", responses=problems(401, 403, 404))
    async def one_table(
        table: TableId, hub: TheHub, guest: TheGuest, invite: Invite = None
    ) -> TableReply:
        """A table; who sits there gets its link. A private one needs its link."""
        found = await hub.table(table)
        seated = guest.id in found.seating.people()
        if not seated:
            found.must_be_welcome(invite)
        return TableReply(table=found.data(), invite=hub.tokens.sign("invite", found.id) if seated else None)

    @app.get("/api/tables/{table}/replay", responses=problems(401, 403, 404, 409))
    async def replay(
        table: TableId,
        hub: TheHub,
        guest: TheGuest,
        seat: Annotated[int | None, Query(ge=0, le=7)] = None,
        invite: Invite = None,
    ) -> dict[str, Any]:
        """A game that is over, step by step; who sat there sees their own seat if they name none."""
        found = await hub.table(table)
        own = found.seating.seats_of(guest.id)
        return await found.replay(guest.id, own[0] if seat is None and own else seat, invite)

    @app.get("/api/tables/{table}/replay/{step}", responses=problems(401, 403, 404, 409, 429))
    async def thoughts(
        table: TableId, step: Annotated[int, Path(ge=1, le=1_000_000)], hub: TheHub, guest: TheGuest
    ) -> ThoughtsReply:
        """What a bot thinks of the question that was answered in this step, for who sat there."""
        found = await hub.table(table)
        hub.must_think_slowly(guest.id)
        return ThoughtsReply(**await found.thoughts(guest.id, step))

    @app.post("/api/tables/{table}/chairs", status_code=201, responses=problems(401, 403, 404, 409, 429))
    async def sit(table: TableId, body: Sitting, hub: TheHub, guest: TheGuest) -> Seated:
        """Sit down on the first free chair."""
        found = await hub.table(table)
        await hub.must_have_room(guest.id)
        return Seated(chair=await hub.begin_task(found.sit(guest.id, guest.name, body.deck, body.invite)))

    @app.delete("/api/tables/{table}/chairs", status_code=204, responses=problems(401, 404, 409))
    async def stand(table: TableId, hub: TheHub, guest: TheGuest) -> None:
        """Stand up again, before the game has begun."""
        found = await hub.table(table)
        await hub.begin_task(found.stand(guest.id))

    @app.get("/healthz", responses=problems())
    async def health(hub: TheHub) -> Health:
        """Whether the database and all processes answer."""
        if not await hub.is_well():
            raise Refused("fault", "a process is being replaced")
        return Health(ok=True)

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(hub: TheHub) -> PlainTextResponse:
        """Figures for Prometheus."""
        return PlainTextResponse(hub.figures(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.websocket("/socket")
    async def socket(socket: WebSocket) -> None:
        await Connection(socket.app.state.hub, socket).run()

    serve_page(app)
    return app


def rule_reply(rule: rulebound.Rule) -> RuleReply:
    return RuleReply(
        id=rule.id,
        kind=rule.kind,
        area=rule.area,
        statement=rule.statement,
        rulings=list(rule.rulings),
        reason=rule.reason,
    )


def ruleset_reply(name: str) -> RulesetReply:
    switches = [
        SwitchReply(
            name=each.name,
            default=str(each.default),
            values=list(each.words),
            minimum=each.minimum,
            decides=each.gap,
        )
        for each in rulebound.switches_of(name)
    ]
    bots = sorted(rulebound.bots.BOTS)
    return RulesetReply(name=name, decks=rulebound.deck_names(name), bots=bots, switches=switches)
