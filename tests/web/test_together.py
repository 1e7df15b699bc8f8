"""Two browsers at one table; lost lines; looking on; taking back; replays."""

from __future__ import annotations

import json

from playwright.sync_api import WebSocketRoute, expect
from tests.web.conftest import Room
from tests.web.guests import Guest, until


def two(room: Room) -> tuple[Guest, Guest, str]:
    anna, berta = room.guest(), room.guest()
    table = anna.make_table("luminous", "open", name="Anna")
    expect(anna.page.get_by_role("heading", name="Waiting for players")).to_be_visible()
    expect(anna.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
    berta.go("/")
    berta.page.evaluate("localStorage.setItem('rulebound.name', 'Berta')")
    berta.go(f"/table/{table}")
    berta.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, berta):
        expect(guest.page.get_by_role("group", name="Your hand")).to_be_visible()
        guest.at_the_table()
    return anna, berta, table


def both_play(anna: Guest, berta: Guest, most: int) -> None:
    """Whoever is asked answers; nobody is asked for ever if one of them is away."""
    idle = 0
    while most > 0 and idle < 60:
        seats = [(guest, guest.look()) for guest in (anna, berta)]
        if any(seen["over"] for _, seen in seats):
            return
        for guest, seen in seats:
            if seen["asked"] and (seen["points"] or seen["tray"] or seen["buttons"]):
                guest.act(seen)
                most, idle = most - 1, 0
        idle += 1
        anna.page.wait_for_timeout(30)


def test_two_browsers_with_a_refresh_and_a_lost_line(room: Room) -> None:
    anna, berta, _ = two(room)
    both_play(anna, berta, 8)
    anna.page.reload()
    anna.at_the_table()
    both_play(anna, berta, 4)
    berta.lose_the_line()
    expect(berta.page.get_by_text("Reconnecting…")).to_be_visible()
    both_play(anna, anna, 2)
    berta.find_the_line()
    expect(berta.page.get_by_text("Reconnecting…")).to_be_hidden()
    both_play(anna, berta, 6)
    lives = [guest.page.locator(".life > span") for guest in (anna, berta)]
    assert lives[0].count() == 2
    until(anna.page, lambda: sorted(lives[0].all_inner_texts()) == sorted(lives[1].all_inner_texts()))


def test_who_sits_down_stays_on_the_same_page(room: Room) -> None:
    anna, berta = room.guest(), room.guest()
    table = anna.make_table("luminous", "open", "open", name="Anna")
    berta.go(f"/table/{table}")
    berta.page.evaluate("window.same = true")
    berta.page.get_by_role("button", name="Sit down").click()
    expect(berta.page.get_by_label("Link to this table")).to_be_visible()
    carla = room.guest()
    carla.go(f"/table/{table}")
    carla.page.get_by_role("button", name="Sit down").click()
    for guest in (anna, berta, carla):
        expect(guest.page.get_by_role("group", name="Your hand")).to_be_visible()
    assert berta.page.evaluate("window.same")


def test_a_line_that_is_lost_between_two_seats_of_one_browser_loses_neither(room: Room) -> None:
    """A step is told to each seat. Who has heard it for one of them comes back for the other."""
    guest = room.guest()
    joins: list[int | None] = []
    cut: list[int] = []

    def line(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def said(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "join":
                joins.append(message.get("since"))
            server.send(frame)

        def told(frame: str | bytes) -> None:
            message = json.loads(frame)
            if message["type"] == "update" and message["seat"] == 1 and message["step"] >= 2 and not cut:
                cut.append(message["step"])
                page.close()
            else:
                page.send(frame)

        page.on_message(said)
        server.on_message(told)

    guest.page.route_web_socket("**/socket", line)
    guest.make_table("luminous", "me")
    guest.at_the_table()
    while not cut:
        guest.play_on(1)
    until(guest.page, lambda: len(joins) == 2)
    expect(guest.page.get_by_text("Reconnecting…")).to_have_count(0)
    assert joins == [None, cut[0] - 1]
    assert not guest.play_on(6)["over"]


def test_what_is_said_on_a_lost_line_is_not_lost_in_silence(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.at_the_table()
    guest.lose_the_line()
    expect(guest.page.get_by_text("Reconnecting…")).to_be_visible()
    guest.page.get_by_label("Say something").fill("Hello?")
    guest.page.get_by_label("Say something").press("Enter")
    expect(guest.page.locator(".refused")).to_contain_text("The line was lost")
    guest.find_the_line()


def test_talk_an_offer_and_somebody_who_watches(room: Room) -> None:
    anna, berta, table = two(room)
    anna.page.get_by_label("Say something").fill("Hello <b>Berta</b>")
    anna.page.get_by_label("Say something").press("Enter")
    berta.page.get_by_role("tab", name="Chat").click()
    expect(berta.page.get_by_role("log", name="Talk")).to_contain_text("Hello <b>Berta</b>")
    clara = room.guest()
    clara.go(f"/table/{table}")
    clara.at_the_table()
    assert clara.page.locator(".hand .spot").count() == 0
    anna.page.get_by_role("button", name="Menu").click()
    anna.page.get_by_role("button", name="Offer a draw").click()
    berta.page.get_by_role("button", name="Agree").click()
    expect(anna.page.get_by_role("dialog", name="The end")).to_contain_text("A draw, as agreed")
    anna.page.get_by_role("button", name="Rematch").click()
    berta.page.get_by_role("button", name="Agree").click()
    anna.page.wait_for_url(lambda address: table not in address)
    anna.at_the_table()


def test_taking_back_and_a_replay(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.page.get_by_role("button", name="Keep this hand").click()
    guest.page.get_by_role("button", name="Undo").click()
    expect(guest.page.get_by_role("button", name="Keep this hand")).to_be_visible()
    guest.page.get_by_role("button", name="Keep this hand").click()
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Concede…").click()
    guest.page.get_by_role("button", name="Concede", exact=True).click()
    guest.page.get_by_role("link", name="Replay").click()
    where = guest.page.get_by_role("region", name="Replay")
    expect(where).to_contain_text("0 of ")
    guest.page.keyboard.press("End")
    expect(where).to_contain_text("Robin: Concede")
    think = guest.page.get_by_role("button", name="What would a bot do?")
    think.click()
    expect(where.get_by_role("status")).to_have_text("Nothing was asked here.")
    guest.page.keyboard.press("Home")
    guest.page.keyboard.press("ArrowRight")
    expect(where).to_contain_text("1 of ")
    think.click()
    expect(where.get_by_role("status")).to_contain_text("A bot would: ")
    guest.page.get_by_role("button", name="Greedy bot", exact=True).click()
    expect(guest.page.locator(".strip.is-you")).to_contain_text("You")
    expect(where).to_contain_text("1 of ")  # from another seat, at the same place
    # A link for others leads there, and shows them no hand.
    guest.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.page.get_by_role("button", name="Share this moment").click()
    expect(guest.page.get_by_role("button", name="Link copied")).to_be_visible()
    stranger = room.guest()
    stranger.page.goto(guest.page.evaluate("navigator.clipboard.readText()"))
    expect(stranger.page.get_by_role("region", name="Replay")).to_contain_text("1 of ")
    expect(stranger.page.locator(".strip")).to_have_count(2)
    near, far = [stranger.page.locator(f".strip.is-{side}").bounding_box() for side in ("you", "them")]
    assert near is not None and far is not None and near["y"] > far["y"] + far["height"]  # each has its own place
    expect(stranger.page.locator(".hand .spot")).to_have_count(0)
    guest.go("/games")
    expect(guest.page.get_by_role("link", name="Replay")).to_be_visible()


def test_why_not_names_the_rule_and_leads_to_it(room: Room) -> None:
    guest = room.guest()
    guest.make_table("luminous", "greedy")
    guest.page.get_by_role("button", name="Keep this hand").click()
    expect(guest.page.locator(".prompt strong")).to_contain_text("Your turn")
    dim = guest.page.locator(".hand .spot:has(.is-dim)").first
    dim.click()
    why = guest.page.locator(".why")
    expect(why).to_contain_text("LU-")
    why.get_by_role("link").first.click()
    expect(guest.page.locator(".rule.is-wanted")).to_be_visible()
