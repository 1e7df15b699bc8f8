import { describe, expect, it } from "vitest";
import { journeys } from "../src/lib/motion";

const at = (name: string, key: string) => ({ name, key });

describe("which cards have travelled", () => {
  it("follows a card from the hand to the board, and leaves those that moved up", () => {
    const before = [at("Ward", "card 0 hand 0"), at("Spark", "card 0 hand 1"), at("Spark", "card 0 play 0")];
    const after = [at("Spark", "card 0 hand 0"), at("Spark", "card 0 play 0"), at("Ward", "card 0 play 1")];
    expect(journeys(before, after).moves.map(([from, to]) => [from.key, to.key])).toEqual([["card 0 hand 0", "card 0 play 1"]]);
  });
  it("keeps in mind what lies nowhere: it may be on its way", () => {
    const { away } = journeys([at("Ward", "card 0 hand 0")], []);
    expect(journeys(away, [at("Ward", "card 0 play 0")]).moves).toHaveLength(1);
  });
  it("knows nothing of cards that were not seen before", () => {
    expect(journeys([], [at("Ward", "card 1 play 0")]).moves).toEqual([]);
  });
});
