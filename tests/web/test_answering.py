"""Ways to answer: dragging, steppers, orders, keys that hold, pass and yield; what moves and what is heard."""

from __future__ import annotations

import re

from playwright.sync_api import FloatRect, Page, expect
from tests.web.conftest import Room
from tests.web.guests import Guest, until
from tests.web.staging import Stage, option, question

PASS = option(1, "pass", "pass")
TRAVELS = """
  window.travels = 0; window.tones = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    if (Array.isArray(frames) && frames[0]?.transformOrigin) window.travels += 1;
    return animate.call(this, frames, how);
  };
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) { if (this.context.state === 'running') window.tones += 1; return start.call(this, when); };
"""


def resting_box(page: Page, what: str) -> FloatRect:
    """Where the first of such things lies, once it does not move any more."""
    thing = page.locator(what).first
    before, box = None, thing.bounding_box()
    while box is None or box != before:
        page.wait_for_timeout(60)
        before, box = box, thing.bounding_box()
    return box


def drag(page: Page, what: str, to: str) -> None:
    spots = []
    for each in (what, to):
        box = resting_box(page, each)
        spots.append((box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 60)))
    page.mouse.move(*spots[0])
    page.mouse.down()
    page.mouse.move(spots[0][0] + 20, spots[0][1] - 20, steps=3)
    expect(page.locator(".ghost")).to_be_visible()
    page.mouse.move(*spots[1], steps=4)
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_card_is_dragged_onto_what_it_is_aimed_at(room: Room) -> None:
    aims = [option(2 + seat, f"aim at {seat}", "aim", [0], seat=seat) for seat in (0, 1)]
    stage = Stage(room.guest(), question(PASS, *aims, free=True))
    drag(stage.page, ".hand .spot[data-can]", ".side.is-them .lead .spot")
    stage.hears(3 - stage.seat)


def test_a_card_is_dragged_onto_the_board_and_back(room: Room) -> None:
    stage = Stage(room.guest(), question(PASS, option(2, "play it", "play", [0]), free=True))
    drag(stage.page, ".hand .spot[data-can]", ".topbar")  # let go over nothing: nothing was meant
    stage.hears_nothing()
    drag(stage.page, ".hand .spot[data-can]", ".side.is-you")
    stage.hears(2)


def test_what_was_dragged_when_something_else_was_asked_means_nothing(room: Room) -> None:
    aims = [option(2 + seat, f"aim at {seat}", "aim", [0], seat=seat) for seat in (0, 1)]
    curse = [option(7 + seat, f"curse {seat}", "curse", seat=seat) for seat in (0, 1)]
    stage = Stage(room.guest(), question(PASS, *aims, free=True))
    mouse = stage.page.mouse
    spots = [resting_box(stage.page, each) for each in (".hand .spot[data-can]", ".side.is-them .lead .spot")]
    mouse.move(spots[0]["x"] + 40, spots[0]["y"] + 40)
    mouse.down()
    mouse.move(spots[0]["x"] + 70, spots[0]["y"] + 10, steps=3)
    expect(stage.page.locator(".ghost")).to_be_visible()
    stage.ask_anew(question(*curse))
    expect(stage.page.locator(".side.is-them .lead .spot[data-can]")).to_have_count(1)
    mouse.move(spots[1]["x"] + 40, spots[1]["y"] + 40, steps=3)
    mouse.up()
    stage.hears_nothing()


def test_a_double_click_answers_one_question_and_a_key_that_is_held_too(room: Room) -> None:
    """The next question puts another button where the first one was."""
    wait = option(2, "wait", "wait")
    stage = Stage(room.guest(), *[question(PASS, wait, free=True) for _ in range(4)])
    stage.page.get_by_role("button", name="Pass Space").dblclick(delay=30)
    stage.hears(1)
    stage.hears_nothing()
    stage.page.evaluate("document.activeElement?.blur()")
    for _ in range(4):  # the browser says `repeat` from the second time on
        stage.page.keyboard.down("Space")
        stage.page.wait_for_timeout(60)
    stage.page.keyboard.up("Space")
    stage.hears(1, 1)
    stage.hears_nothing()


def test_how_much_is_a_step_up_or_down(room: Room) -> None:
    deals = [option(10 + n, f"deal {n}", "deal", numbers=[n]) for n in range(1, 7)]
    stage = Stage(room.guest(), question(*deals), question(*deals))
    more = stage.page.get_by_role("button", name="More", exact=True)
    more.click()
    more.click()
    stage.page.get_by_role("button", name="Deal 3").click()
    stage.hears(13)
    expect(stage.page.get_by_role("button", name="Deal 1")).to_be_visible()
    stage.page.evaluate("document.activeElement?.blur()")
    for key in ("+", "+", "+", "-", "Enter"):
        stage.page.keyboard.press(key)
    stage.hears(13, 13)


def test_what_is_shared_among_three_has_a_stepper_for_each_and_must_add_up(room: Room) -> None:
    ways = [(a, b, 2 - a - b) for a in range(3) for b in range(3 - a)]
    shares = [option(10 + at, f"deal {way}", "split", numbers=list(way)) for at, way in enumerate(ways)]
    names = ["Boar", "Hare", "Wolf"]
    combat = {"attacker": "Griffin", "defending_player": 1, "blockers": names, "may_block": False}
    stage = Stage(room.guest(), question(*shares), view={"combat": combat})
    go = stage.page.get_by_role("button", name=re.compile("Enter$"))
    expect(go).to_have_text(re.compile(r"Deal \(0, 0, 2\)"))
    stage.page.get_by_role("button", name="Less to Wolf").click()
    expect(go).to_have_text(re.compile("1 left to share"))
    expect(go).to_be_disabled()
    stage.page.get_by_role("button", name="More to Boar").click()
    expect(go).to_have_text(re.compile(r"Deal \(1, 0, 1\)"))
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Enter")
    stage.hears(10 + ways.index((1, 0, 1)))


def test_things_are_put_in_order_by_pointing(room: Room) -> None:
    orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    asked = [question(*(option(20 + at, f"order {at}", "put", cards) for at, cards in enumerate(orders))) for _ in "ab"]
    stage = Stage(room.guest(), *asked)
    chips = stage.page.get_by_role("list", name="What is to be put in order").get_by_role("button")
    expect(chips).to_have_count(3)
    chips.nth(2).click()
    expect(chips.nth(2)).to_contain_text("number 1")
    chips.nth(1).click()
    stage.hears(25)
    stage.page.evaluate("document.activeElement?.blur()")
    expect(chips.nth(2)).not_to_contain_text("number")
    stage.page.keyboard.press("2")
    stage.page.keyboard.press("1")
    stage.hears(25, 22)


def test_things_are_dragged_into_their_order(room: Room) -> None:
    orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]]
    asked = [question(*(option(20 + at, f"order {at}", "put", cards) for at, cards in enumerate(orders))) for _ in "ab"]
    stage = Stage(room.guest(), *asked)
    drag(stage.page, ".ordering li:nth-child(3) button", ".ordering li:nth-child(1) button")
    stage.hears_nothing(100)  # an order that is laid is not yet an answer
    stage.page.get_by_role("button", name="In this order").click()
    stage.hears(24)
    expect(stage.page.locator(".ordering button").first).to_have_attribute("data-key", f"card {stage.seat} hand 0")
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Enter")  # as they come
    stage.hears(24, 20)


def test_a_finger_drags_a_card_up_and_scrolls_sideways(room: Room) -> None:
    stage = Stage(room.guest(390, 844, touch=True), question(PASS, option(2, "play it", "play", [0]), free=True))
    finger = stage.page.context.new_cdp_session(stage.page)

    def touch(how: str, x: float = 0, y: float = 0) -> None:
        points = [] if how == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": how, "touchPoints": points})

    def draw(dx: int, dy: int) -> None:
        box = resting_box(stage.page, ".hand .spot[data-can]")
        x, y = box["x"] + 30, box["y"] + 30
        touch("touchStart", x, y)
        for part in range(1, 9):
            touch("touchMove", x + dx * part / 8, y + dy * part / 8)
        touch("touchEnd")

    draw(-20, -1)
    stage.hears_nothing(200)
    draw(10, -300)
    stage.hears(2)


def test_a_hint_that_comes_too_late_says_nothing_of_the_next_question(room: Room) -> None:
    wait = option(2, "wait", "wait")
    stage = Stage(room.guest(), question(PASS, wait, free=True))
    hint = stage.page.get_by_role("button", name="Hint")
    hint.click()
    expect(hint).to_be_disabled()
    stage.ask_anew(question(PASS, option(3, "leave", "leave"), free=True))
    expect(stage.page.get_by_role("button", name="Leave")).to_be_visible()
    stage.reply(type="error", code="late", words="this question is no longer open")
    expect(hint).to_be_enabled()
    expect(stage.page.locator(".refused")).to_have_count(0)


def test_a_hint_says_what_the_bot_thinks_of_the_options(room: Room) -> None:
    stage = Stage(room.guest(), question(PASS, option(2, "wait", "wait"), free=True))
    stage.page.get_by_role("button", name="Hint").click()
    thoughts = [{"choice": "2", "value": 0.614, "error": 0.03}, {"choice": PASS["id"], "value": 0.5, "error": 0.04}]
    expected = [{"seat": stage.seat, "label": "wait"}, {"seat": 1 - stage.seat, "label": "attack A with Toll Crow"}]
    stage.reply(type="hint", choice="2", thoughts=thoughts, expected=expected)
    expect(stage.page.locator(".prompt")).to_contain_text("A bot would: wait.")
    expect(stage.page.locator(".prompt")).to_contain_text("your chance to win: wait: 61 % ± 6 %; pass: 50 % ± 8 %.")
    expect(stage.page.locator(".prompt")).to_contain_text("It expects, with cards that it imagines: wait, then Greedy bot: attack A with Toll Crow.")


def test_nothing_is_passed_while_undo_is_on_its_way(room: Room) -> None:
    stage = Stage(room.guest(), question(PASS, option(2, "wait", "wait"), free=True))
    stage.page.get_by_role("button", name="Undo").click()
    stage.ask_anew(question(option(4, "pass", "pass"), smart="4"))
    expect(stage.page.get_by_role("button", name="Wait")).to_have_count(0)
    stage.hears_nothing()
    stage.reply(type="done")
    stage.hears(4)


def test_a_card_that_acts_is_never_the_way_to_be_done(room: Room) -> None:
    """Where nothing may be passed, the first move is the usual one: a press of the space bar shall not play it."""
    plays = [option(2, "play it", "play", [0]), option(3, "lay it", "lay", [1])]
    stage = Stage(room.guest(), question(*plays, free=True))
    expect(stage.page.locator(".prompt__acts .btn:not(.btn--ghost)")).to_have_count(0)
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")
    stage.hears_nothing(200)


def test_everybody_chooses_their_keys_and_no_act_is_lost(room: Room) -> None:
    stage = Stage(room.guest(), *[question(PASS, option(2, "wait", "wait"), free=True) for _ in range(3)])
    page = stage.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Keys", exact=True).click()
    page.get_by_role("button", name="Key for the usual answer").click()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Key for the usual answer: pass, decline: U")).to_be_visible()
    expect(page.get_by_role("button", name="Key for undo: Space")).to_be_visible()  # who had it gets the other
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("Space")
    stage.hears_nothing(200)
    page.keyboard.press("u")
    stage.hears(1)
    expect(page.get_by_role("button", name="Pass U")).to_be_visible()
    assert "keys" in page.evaluate("localStorage.getItem('rulebound.settings')")


def test_each_sound_has_its_own_switch(room: Room) -> None:
    guest = room.guest()
    guest.page.add_init_script(TRAVELS)
    stage = Stage(guest, *[question(PASS, option(2, "wait", "wait"), free=True) for _ in range(3)])
    page = stage.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Sounds").check()
    until(page, lambda: page.evaluate("window.tones") > 0)
    page.get_by_label("you are asked").uncheck()
    page.keyboard.press("Escape")
    before = page.evaluate("window.tones")
    page.get_by_role("button", name="Pass Space").click()
    stage.hears(1)
    page.wait_for_timeout(300)
    assert page.evaluate("window.tones") == before


def test_the_space_bar_does_what_stands_on_a_button_and_nothing_else(room: Room) -> None:
    targets = [option(30 + at, f"choose {at}", "choose", [at]) for at in range(3)]
    hold = option(40, "hold this one", "hold", [0])
    stage = Stage(room.guest(), question(*targets), question(hold, *targets))
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")  # it would choose the first of three
    stage.hears_nothing()
    stage.page.locator(".hand .spot[data-can]").nth(1).click()
    stage.hears(31)
    expect(stage.page.get_by_role("button", name="Hold this one")).to_be_visible()
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")
    stage.hears(31, 40)


def test_of_many_ways_none_is_listed_and_the_place_is_pointed_at(room: Room) -> None:
    many = [option(50 + at, f"aim at {at}", "aim", [0, at]) for at in range(1, 4)]
    more = [option(60 + at, f"burn {at}", "burn", [0, at]) for at in range(1, 4)]
    stage = Stage(room.guest(), question(PASS, *many, *more, free=True))
    stage.page.locator(".hand .spot[data-can]").first.click()
    expect(stage.page.locator(".prompt__acts .btn:not(.btn--ghost)")).to_have_count(0)
    stage.page.locator(".hand .spot[data-can]").nth(1).click()
    expect(stage.page.locator(".prompt__acts .btn:not(.btn--ghost)")).to_have_count(2)
    stage.page.locator(".prompt__acts").get_by_role("button", name="Burn 2").click()
    stage.hears(62)


def test_the_hold_key_stops_what_passes_by_itself(room: Room) -> None:
    stage = Stage(room.guest(), question(option(5, "go on", "go")), question(PASS, smart="1"), question(PASS, smart="1"))
    keys = stage.page.keyboard
    stage.page.evaluate("document.activeElement?.blur()")
    keys.down("Control")
    stage.page.get_by_role("button", name="Go on").click()
    stage.hears(5)
    stage.hears_nothing()
    keys.up("Control")
    stage.hears(5, 1, 1)


def test_shift_space_passes_for_the_rest_of_the_turn(room: Room) -> None:
    chain = [question(PASS, option(2, "wait", "wait"), free=True, until="1") for _ in range(3)]
    own = question(PASS, option(2, "wait", "wait"), free=True)
    stage = Stage(room.guest(), *chain, own)
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Shift+Space")
    stage.hears(1, 1, 1)
    stage.hears_nothing()  # what must be asked is asked, and from then on all that concerns the seat
    expect(stage.page.locator(".passmode")).to_have_text("Smart pass")


def test_a_pass_that_comes_unasked_waits_until_the_answer_before_it_is_known_to_be_heard(room: Room) -> None:
    chain = [question(PASS, option(2, "wait", "wait"), free=True, smart="1") for _ in range(3)]
    stage = Stage(room.guest(), *chain, question(PASS, option(2, "wait", "wait"), free=True), slow=True)
    stage.hears(1, 1, 1)
    stage.hears_nothing()


def test_a_card_that_offers_again_and_again_is_declined_for_a_turn(room: Room) -> None:
    offers = [question(PASS, option(2, "take it", "take"), topic="Ember Well · draw") for _ in range(2)]
    other = question(PASS, option(2, "take it", "take"), topic="Ash Font · draw")
    stage = Stage(room.guest(), *offers, other)
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("y")
    stage.hears(1, 1)
    stage.hears_nothing()


def test_cards_travel_and_tones_are_heard_where_somebody_wants_them(room: Room) -> None:
    guest = room.guest(moving=True)
    guest.page.add_init_script(TRAVELS)
    guest.make_table("luminous", "greedy")
    guest.page.get_by_role("button", name="Keep this hand").click()
    expect(guest.page.get_by_role("button", name="Keep this hand")).to_have_count(0)
    assert guest.page.evaluate("window.tones") == 0
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_label("Sounds").check()
    until(guest.page, lambda: guest.page.evaluate("window.tones") > 0)
    guest.page.keyboard.press("Escape")
    for _ in range(12):
        if guest.page.evaluate("window.travels"):
            break
        guest.play_on(6)
    assert guest.page.evaluate("window.travels") > 0


def test_with_reduced_motion_nothing_travels(room: Room) -> None:
    guest = room.guest()
    guest.page.add_init_script(TRAVELS)
    guest.make_table("luminous", "greedy")
    guest.page.get_by_role("button", name="Keep this hand").click()
    guest.play_on(15)
    assert guest.page.evaluate("window.travels") == 0


def test_a_finger_that_drags_after_a_long_moment_does_not_open_the_card(room: Room) -> None:
    """A busy device takes the beginning of a drag for a long press: what that opened goes again."""
    stage = Stage(room.guest(390, 844, touch=True), question(PASS, option(2, "play it", "play", [0]), free=True))
    box = resting_box(stage.page, ".hand .spot[data-can]")
    x, y = box["x"] + 30, box["y"] + 30
    finger = stage.page.context.new_cdp_session(stage.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(stage.page.locator(".aside.is-open")).to_be_visible()
    for part in range(1, 9):
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - 40 * part}]})
    expect(stage.page.locator(".aside.is-open")).to_have_count(0)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    stage.hears(2)


def test_whether_somebody_else_was_asked_looks_the_same_for_a_moment(room: Room) -> None:
    """The next own question is there at once, and is shown when the others could have answered."""
    stage = Stage(room.guest(), *[question(PASS, option(2, "wait", "wait"), free=True) for _ in range(3)], pause=3_000)
    stage.page.get_by_role("button", name="Pass Space").click()
    stage.hears(1)
    expect(stage.page.locator(".prompt--wait strong")).to_have_text("Greedy bot may answer.")
    life = stage.page.locator(".side.is-you .life > span")
    before = life.inner_text()
    stage.change([["view", "seats", stage.seat, "life"], 3])  # nor does the board go on or stand still
    expect(stage.page.locator("main [data-can]")).to_have_count(0)
    expect(stage.page.locator(".hand .is-dim")).to_have_count(0)
    stage.page.locator(".hand .spot").first.hover()
    expect(stage.page.locator(".preview .card")).to_be_visible()
    expect(stage.page.get_by_role("button", name="What can it do now?")).to_have_count(0)
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")  # nothing is shown that this could mean
    assert life.inner_text() == before != "3"
    expect(stage.page.get_by_role("button", name="Pass Space")).to_be_visible()
    expect(life).to_have_text("3")
    stage.hears(1)


def test_during_that_moment_the_clocks_stand_as_before(room: Room) -> None:
    asked = [question(PASS, option(2, "wait", "wait"), free=True) for _ in range(2)]
    stage = Stage(room.guest(), *asked, pause=3_000, clock={"kind": "chess", "left": {"0": 60_000, "1": 61_000}, "running": {}})
    clocks = stage.page.locator(".topbar .pill:has-text(':')")
    expect(clocks).to_have_count(2)
    stage.page.get_by_role("button", name="Pass Space").click()
    stage.hears(1)
    stage.tell_clock({"kind": "chess", "left": {"0": 50_000, "1": 61_000}, "running": {str(1 - stage.seat): 0}})
    expect(stage.page.locator(".prompt--wait strong")).to_have_text("Greedy bot may answer.")
    expect(stage.page.locator(".topbar .pill.is-on")).to_have_count(0)
    expect(clocks.first).to_contain_text("1:00")
    expect(stage.page.locator(".topbar .pill.is-on")).to_have_count(1)  # when the moment is over
    expect(clocks.first).to_contain_text("0:50" if stage.seat == 0 else "0:4")


def like(guest: Guest, **liked: object) -> None:
    guest.go("/")
    guest.page.evaluate("liked => localStorage.setItem('rulebound.settings', JSON.stringify(liked))", liked)


def test_step_by_step_each_act_of_a_bot_waits_for_the_space_bar(room: Room) -> None:
    guest = room.guest()
    like(guest, steps=True, known=["luminous"])
    stage = Stage(guest, question(PASS, option(2, "wait", "wait"), free=True), keep=True)
    them = 1 - stage.seat
    lives = stage.page.locator(".side.is-them .life > span")
    expect(lives).to_have_text(re.compile(r"\d+"))
    stage.change([["decision"], None])
    for life in (11, 12):
        stage.change([["view", "seats", them, "life"], life], move={"seat": them, "kind": "gain", "cards": [], "target": None, "numbers": []})
        stage.change([["view", "seats", them, "life"], life + 100])
    expect(stage.page.locator(".prompt strong")).to_have_text("Greedy bot has acted.")
    expect(lives).not_to_have_text("111")
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")
    expect(lives).to_have_text("111")  # the act, and what follows from it
    stage.page.get_by_role("button", name="Next").click()
    expect(lives).to_have_text("112")
    expect(stage.page.get_by_role("button", name="Next")).to_have_count(0)


def test_an_own_answer_is_seen_at_once_although_acts_of_a_bot_wait(room: Room) -> None:
    """Two may be asked at the same time: the bot has answered, and nobody has looked at that yet."""
    guest = room.guest()
    like(guest, steps=True, known=["luminous"])
    stage = Stage(guest, question(PASS, option(2, "wait", "wait"), free=True), question(option(3, "go on", "go on"), option(4, "stop", "stop")), keep=True)
    them = 1 - stage.seat
    stage.change([["view", "seats", them, "life"], 11], move={"seat": them, "kind": "gain", "cards": [], "target": None, "numbers": []})
    expect(stage.page.get_by_role("button", name="Next")).to_be_visible()
    stage.page.get_by_role("button", name="Wait", exact=False).click()
    stage.hears(2)
    expect(stage.page.get_by_role("button", name="Next")).to_have_count(0)
    expect(stage.page.locator(".side.is-them .life > span")).to_have_text("11")
    expect(stage.page.get_by_role("button", name="Go on")).to_be_visible()


def test_the_first_pass_that_gives_up_blocking_is_asked_for_twice(room: Room) -> None:
    asked = [question(option(1, "pass", "pass", follows="gives up blocking"), option(2, "block it", "block", [0])) for _ in range(2)]
    stage = Stage(room.guest(), *asked)
    stage.page.evaluate("document.activeElement?.blur()")
    stage.page.keyboard.press("Space")
    expect(stage.page.locator(".refused")).to_contain_text("Pass? It gives up blocking. Press again if you mean it.")
    stage.hears_nothing(100)
    stage.page.keyboard.press("Space")
    stage.hears(1)
    expect(stage.page.locator(".refused")).to_have_count(0)
    stage.page.keyboard.press("Space")  # who knows it is not asked again
    stage.hears(1, 1)


def test_an_order_that_does_not_matter_is_asked_for_once(room: Room) -> None:
    orders = [question(option(20, "order 0", "put", [0, 1]), option(21, "order 1", "put", [1, 0])) for _ in range(3)]
    orders[2]["clause"] = "Put them on top in any order."  # another text, for which it may matter
    stage = Stage(room.guest(), *orders, question(PASS, option(2, "wait", "wait"), free=True))
    stage.page.get_by_role("button", name="Any order, always").click()
    stage.hears(20, 20)
    stage.hears_nothing()
    stage.page.get_by_role("button", name="Menu").click()
    stage.page.get_by_role("button", name="Ask me for every order again").click()
    assert stage.page.evaluate("JSON.parse(localStorage.getItem('rulebound.settings')).anyOrder") == []


def test_a_window_over_the_table_is_moved_made_small_and_closed_while_the_question_stays(room: Room) -> None:
    stage = Stage(room.guest(), *[question(PASS, option(2, "wait", "wait"), free=True) for _ in range(2)])
    page = stage.page
    stage.tell("Turn 1: Greedy bot.", heading=True, seat=1 - stage.seat)
    stage.tell("Greedy bot plays a card.", seat=1 - stage.seat)
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("r")
    window = page.get_by_role("dialog", name="The last turn")
    expect(window).to_contain_text("Greedy bot plays a card.")
    before = window.bounding_box()
    assert before is not None
    page.mouse.move(before["x"] + 60, before["y"] + 15)
    page.mouse.down()
    page.mouse.move(before["x"] + 160, before["y"] + 75, steps=4)
    page.mouse.up()
    after = window.bounding_box()
    assert after is not None and (after["x"], after["y"]) == (before["x"] + 100, before["y"] + 60)
    page.mouse.move(after["x"] + 60, after["y"] + 15)
    page.mouse.down()
    page.mouse.move(-3_000, -3_000, steps=2)
    page.mouse.up()
    corner = window.bounding_box()
    assert corner is not None and (corner["x"], corner["y"]) == (0, 0)  # it is never out of reach
    page.keyboard.press("m")
    expect(window).not_to_contain_text("Greedy bot plays a card.")
    page.keyboard.press("Space")  # the window has not taken the keys
    stage.hears(1)
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_a_number_that_is_not_the_printed_one_says_why(room: Room) -> None:
    effects = [{"card": "Rally Horn", "seat": 0, "words": "Units get +1 attack this turn.", "on": ["Tinder Page"], "until": "this turn"}]
    unit = {"name": "Tinder Page", "type": "unit", "class": "Unit", "attack": 5, "health": 1, "damage": 0, "expended": False, "skills": []}
    stage = Stage(room.guest(), question(PASS, option(2, "wait", "wait"), free=True), view={"effects": effects})
    stage.change([["view", "seats", stage.seat, "play"], [unit]])
    stage.page.locator(".side.is-you .spot[data-name='Tinder Page']").hover()
    trace = stage.page.locator(".trace")
    expect(trace).to_contain_text(re.compile(r"Attack 5, printed \d"))
    expect(trace).to_contain_text("Rally Horn Units get +1 attack this turn. (this turn)")
    stage.change([["view", "seats", stage.seat, "play"], [unit, unit]])
    expect(trace).not_to_contain_text("Rally Horn")  # nobody knows on which of them it lies


def test_it_lies_as_on_a_real_table_where_somebody_wants_that(room: Room) -> None:
    """What the other has on the left is seen on the right, own rows stay as they are; used cards are turned."""
    guest = room.guest()
    like(guest, known=["luminous"], mirrored=True, paper=True)
    stage = Stage(guest, question(PASS, option(2, "wait", "wait"), free=True), keep=True)
    unit = {"type": "unit", "class": "Unit", "attack": 1, "health": 1, "damage": 0, "expended": False, "skills": []}
    units = [{**unit, "name": "First"}, {**unit, "name": "Second", "expended": True}]
    for seat in (0, 1):
        stage.change([["view", "seats", seat, "play"], units])

    def left_of(side: str, name: str) -> float:
        return resting_box(stage.page, f".side.is-{side} .spot[data-name='{name}']")["x"]

    assert left_of("you", "First") < left_of("you", "Second")
    assert left_of("them", "First") > left_of("them", "Second")
    turned = stage.page.locator(".side.is-you .spot[data-name='Second'] .card")
    expect(turned).to_have_css("transform", re.compile(r"^matrix\(0, 0\.72, -0\.72, 0"))
