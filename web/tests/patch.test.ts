import { expect, it } from "vitest";
import { patched } from "../src/lib/patch";

it("changes what is said and leaves the rest the same object", () => {
  const state = { view: { seats: [{ life: 20, play: [1] }, { life: 20 }], combat: { relic: "x", who: 1 } }, waiting: [] };
  const after = patched(state, [[["view", "seats", 1, "life"], 19], [["view", "seats", 0, "play"], []], [["view", "combat", "relic"]]]);
  expect(after).toEqual({ view: { seats: [{ life: 20, play: [] }, { life: 19 }], combat: { who: 1 } }, waiting: [] });
  expect(after.waiting).toBe(state.waiting);
  expect(state.view.seats[1]?.life).toBe(20);
});

it("takes a whole new state", () => {
  expect(patched({ old: 1 }, [[[], { fresh: 2 }]])).toEqual({ fresh: 2 });
});
