"""One card in four sizes, three themes and four games: what is shown at each size, and that nothing of it is cut."""

from __future__ import annotations

from tests.web.conftest import Room

GAMES = ("luminous", "lightseekers", "starlight", "lost-legacy")
# Everything in the preview; name, text and numbers on boards and in hands; name and numbers in a crowd.
SIZES = {"L": (290, 218, 180), "M": (150, 108, 94), "S": (88, 72, 56)}
# What is wrong with the card of the guide when it is so wide: its type line or name is cut, numbers hang beside it, its
# text is there or not as it should.
FAULTS = """([width, size]) => {
  const card = document.querySelector('.anat > .card');
  card.style.setProperty('--w', `${width}px`);
  const found = [];
  const box = card.getBoundingClientRect();
  if (Math.abs(box.width - width) > 1) found.push(`is ${box.width} wide`);
  if (Math.abs(box.height / box.width - 1.4) > 0.02) found.push(`is ${box.height} high`);
  const shown = (part) => part !== null && part.getClientRects().length > 0;
  const [name, type, text] = ['.card__name', '.card__type', '.card__text'].map((what) => card.querySelector(what));
  if (!shown(name) || name.scrollWidth > name.clientWidth + 1) found.push('cuts its name');
  if (shown(text) !== (size !== 'S')) found.push('shows its text or not');
  if (size !== 'S' && type.scrollHeight > type.clientHeight + 2) found.push('cuts its type');
  if (size !== 'S' && parseFloat(getComputedStyle(text).fontSize) < 10.5) found.push('has small text');
  for (const stat of card.querySelectorAll('.stat')) {
    const at = stat.getBoundingClientRect();
    if (at.left < box.left - box.width * 0.14 || at.right > box.right + box.width * 0.14 || at.bottom > box.bottom + box.width * 0.14)
      found.push('loses a number');
  }
  return found;
}"""


def test_a_card_shows_at_each_size_what_it_should_and_cuts_nothing(room: Room) -> None:
    guest = room.guest(1600, 900)
    guest.go("/")
    for theme in ("dark", "light", "contrast"):
        guest.page.evaluate("theme => localStorage.setItem('rulebound.settings', JSON.stringify({theme}))", theme)
        for game in GAMES:
            guest.go(f"/learn/{game}")
            guest.page.wait_for_selector(".anat > .card")
            guest.page.evaluate("document.fonts.ready")
            faults = {
                (size, width): found
                for size, widths in SIZES.items()
                for width in widths
                if (found := guest.page.evaluate(FAULTS, [width, size]))
            }
            assert faults == {}, (game, theme)
