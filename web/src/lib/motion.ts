// Cards travel to where they lie now. What is shown is true before anything moves, and nothing waits for it: a card can be
// pressed on its way.
import { tick } from "svelte";
import { settings } from "./settings.svelte";

const MOVE = 220;
const EASE = "cubic-bezier(.2, .8, .2, 1)";
const [MANY, TOO_MANY] = [3, 8];

interface Lying {
  element: HTMLElement;
  name: string;
  key: string;
  box: DOMRect;
}

function lying(): Lying[] {
  return [...document.querySelectorAll<HTMLElement>(".spot[data-key]:not(.ghost)")].map((element) => ({
    element,
    name: element.dataset.name ?? "",
    key: element.dataset.key ?? "",
    box: element.getBoundingClientRect(),
  }));
}

/** Which cards have gone from one place to another: of equal copies the first ones. Those that stayed are left out. */
export function journeys<T extends { name: string; key: string }>(before: T[], after: T[]): [T, T][] {
  const zone = (each: T): string => each.key.split(" ").slice(0, 3).join(" ");
  const found: [T, T][] = [];
  const gone = [...before];
  const come: T[] = [];
  for (const each of after) {
    const at = gone.findIndex((other) => other.name === each.name && zone(other) === zone(each));
    if (at < 0) come.push(each);
    else gone.splice(at, 1);
  }
  for (const each of come) {
    const at = gone.findIndex((other) => other.name === each.name);
    if (at < 0) continue;
    found.push([gone[at] as T, each]);
    gone.splice(at, 1);
  }
  return found;
}

let running = 0;

/** Call it before the state changes; what has moved when it has is shown moving. */
export function watchMoves(): void {
  if (document.hidden || running > TOO_MANY) return;
  const before = lying();
  void tick().then(() => {
    const moves = journeys(before, lying());
    if (moves.length > TOO_MANY) return;
    for (const [from, to] of moves) {
      if (!from.box.width || !to.box.width) continue;
      if (settings.still) {
        to.element.classList.add("is-arrived");
        setTimeout(() => to.element.classList.remove("is-arrived"), 1000);
        continue;
      }
      running += 1;
      const [dx, dy] = [from.box.left - to.box.left, from.box.top - to.box.top];
      const start = `translate(${dx}px, ${dy}px) scale(${from.box.width / to.box.width})`;
      const duration = running > MANY ? MOVE / 2 : MOVE;
      const travel = to.element.animate([{ transform: start, transformOrigin: "0 0", zIndex: 40 }, { transform: "none", transformOrigin: "0 0", zIndex: 40 }], { duration, easing: EASE });
      travel.onfinish = travel.oncancel = () => (running -= 1);
    }
  });
}
