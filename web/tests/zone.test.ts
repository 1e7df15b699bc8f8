import { expect, it } from "vitest";
import { towards } from "../src/lib/zone";

it("goes on a board of tiles where an arrow points, and stays at its edge", () => {
  // Two rows, the lower one half a tile to the right.
  const places: [number, number][] = [[0, 0], [10, 0], [20, 0], [5, 9], [15, 9]];
  expect(towards(places, 0, "ArrowRight")).toBe(1);
  expect(towards(places, 1, "ArrowLeft")).toBe(0);
  expect(towards(places, 2, "ArrowDown")).toBe(4);
  expect(towards(places, 3, "ArrowUp")).toBe(0);
  expect(towards(places, 2, "ArrowRight")).toBe(-1);
  expect(towards(places, 4, "ArrowDown")).toBe(-1);
});
