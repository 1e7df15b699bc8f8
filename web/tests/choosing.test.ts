import { describe, expect, it } from "vitest";
import { cardKey, choices, likely, meant, only, ordered, plain, pointable, seatKey, spaceKey } from "../src/lib/choosing";
import type { CardPlace, Option } from "../src/lib/protocol";

const card = (zone: string, at: number, alike = [at], side = 0): CardPlace => ({ name: "x", owner: 0, side, zone, at, alike });
const option = (id: string, kind: string, cards: CardPlace[] = [], seat: number | null = null, numbers: number[] = []): Option => ({
  id, label: id, kind, cards, seat, numbers, remark: "", follows: "",
});

describe("what a card can do", () => {
  it("is told once for each way in which it is refused, what can be done first", () => {
    const refused = (id: string, kind: string, ...rules: string[]) => ({ ...option(id, kind), refusals: rules.map((rule) => ({ rule, words: rule })) });
    const moves = [refused("link a", "link", "R1"), refused("link b", "link", "R1"), refused("strike", "strike", "R2"), refused("walk a", "walk"), refused("walk b", "walk")];
    expect(likely(moves).map((move) => move.id)).toEqual(["walk a", "walk b", "link a", "strike"]);
  });
});

describe("pointing at what a move is about", () => {
  const attacks = choices([
    option("pass", "pass"),
    option("a1", "attack player", [card("play", 0)], 1),
    option("a2", "attack relic", [card("play", 0), card("play", 2, [2], 1)]),
    option("b1", "attack player", [card("play", 1)], 1),
  ]);

  it("begins with what acts where actions are free", () => {
    expect(pointable(attacks, [], true)).toEqual(new Set([cardKey(0, "play", 0), cardKey(0, "play", 1)]));
  });
  it("goes on with what it is aimed at", () => {
    expect(pointable(attacks, [cardKey(0, "play", 0)], true)).toEqual(new Set([seatKey(1), cardKey(1, "play", 2)]));
    expect(only(attacks, [cardKey(0, "play", 0)])).toBeNull();
    expect(only(attacks, [cardKey(0, "play", 0), seatKey(1)])?.id).toBe("a1");
  });
  it("does not mean what could be put on a piece where the piece was pointed at", () => {
    const piece = card("field", 0);
    const moves = choices([option("walk", "move", [piece], null, [7]), option("arm", "arm", [card("hand", 1), piece])], new Set(["move"]));
    expect(meant(moves, [cardKey(0, "field", 0)], true).map((each) => each.option.id)).toEqual(["walk"]);
    expect(pointable(moves, [cardKey(0, "hand", 1)], true)).toEqual(new Set([cardKey(0, "field", 0)]));
    expect(meant(moves, [cardKey(0, "field", 0)])).toHaveLength(2);
  });
  it("is done as soon as only one move can be meant", () => {
    expect(only(attacks, [cardKey(0, "play", 1)])?.id).toBe("b1");
  });
  it("keeps moves about nothing for the bar", () => {
    expect(plain(attacks).map((each) => each.id)).toEqual(["pass"]);
  });
  it("keeps cards of which only the back is seen there, too", () => {
    const back = { ...card("hand", -1, [], 1), name: "" };
    expect(plain(choices([option("left", "take", [back]), option("named", "take", [card("hand", -1, [], 1)])])).map((each) => each.id)).toEqual(["left"]);
  });
  it("takes any of cards that look the same, and two of them for two", () => {
    const both = card("orbs", 0, [0, 1, 2]);
    const pays = choices([option("two", "pay", [both, card("orbs", 1, [0, 1, 2])]), option("one", "pay", [both, card("orbs", 5)])]);
    expect(meant(pays, [cardKey(0, "orbs", 2)])).toHaveLength(2);
    expect(only(pays, [cardKey(0, "orbs", 2), cardKey(0, "orbs", 0)])?.id).toBe("two");
    expect(only(pays, [cardKey(0, "orbs", 2), cardKey(0, "orbs", 5)])?.id).toBe("one");
  });
  it("points at spaces of a board for the kinds that name one", () => {
    const moves = choices([option("m", "move", [], null, [7]), option("n", "amount", [], null, [7])], new Set(["move"]));
    expect(pointable(moves, [], false)).toEqual(new Set([spaceKey(7)]));
  });
});

describe("putting things in order", () => {
  const [a, b, c] = [card("hand", 0), card("hand", 1), card("hand", 2)];
  const all = choices([option("abc", "put", [a, b, c]), option("acb", "put", [a, c, b]), option("bac", "put", [b, a, c]), option("bca", "put", [b, c, a]), option("cab", "put", [c, a, b]), option("cba", "put", [c, b, a])]);
  const key = (at: number) => cardKey(0, "hand", at);

  it("is noticed by the same things in other orders", () => {
    expect(ordered(all)).toBe(true);
    expect(ordered(choices([option("pass", "pass"), option("x", "put", [a, b])]))).toBe(false);
    expect(ordered(choices([option("x", "pay", [a, b]), option("y", "pay", [a, c])]))).toBe(false);
  });
  it("goes by the order in which they are pointed at", () => {
    expect(pointable(all, [key(2)], false)).toEqual(new Set([key(0), key(1)]));
    expect(meant(all, [key(2)]).map((each) => each.option.id)).toEqual(["cab", "cba"]);
    expect(only(all, [key(2), key(1)])?.id).toBe("cba");
  });
});

describe("moves about one and the same thing", () => {
  it("are listed at once", () => {
    const all = choices([option("pass", "pass"), option("less", "discount", [card("hand", 0)], null, [1]), option("more", "discount", [card("hand", 0)], null, [2])]);
    expect(plain(all).map((each) => each.id)).toEqual(["pass", "less", "more"]);
  });
});
