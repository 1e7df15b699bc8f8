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
  seen: number;
}

/** Where cards lie; those that fade away where they lay are `inert`. */
function lying(): Lying[] {
  return [...document.querySelectorAll<HTMLElement>(".spot[data-key]:not(.ghost, [inert] *)")].map((element) => ({
    element,
    name: element.dataset.name ?? "",
    key: element.dataset.key ?? "",
    box: element.getBoundingClientRect(),
    seen: Date.now(),
  }));
}

interface Told {
  name: string;
  key: string;
}

/** Which cards have gone from one place to another (of equal copies the first ones), and which lie nowhere now. */
export function journeys<T extends Told>(before: T[], after: T[]): { moves: [T, T][]; away: T[] } {
  const zone = (each: T): string => each.key.split(" ").slice(0, 3).join(" ");
  const away = [...before];
  const taken = (test: (other: T) => boolean): T | undefined => {
    const at = away.findIndex(test);
    return at < 0 ? undefined : away.splice(at, 1)[0];
  };
  const come = after.filter((each) => !taken((other) => other.name === each.name && zone(other) === zone(each)));
  const moves = come.flatMap((each): [T, T][] => {
    const from = taken((other) => other.name === each.name);
    return from ? [[from, each]] : [];
  });
  return { moves, away };
}

const A_WHILE = 4000;
let running = 0;
/** Cards that were seen a moment ago: one that is being paid for lies nowhere, and then in play. */
let lost: Lying[] = [];

/** Call it before the state changes; what has moved when it has is shown moving. */
export function watchMoves(): void {
  if (document.hidden || running > TOO_MANY) return;
  const before = [...lying(), ...lost.filter((each) => Date.now() - each.seen < A_WHILE)];
  void tick().then(() => {
    const { moves, away } = journeys(before, lying());
    lost = away;
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
