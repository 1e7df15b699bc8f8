import { describe, expect, it } from "vitest";
import { LOOKS, lookOf } from "../src/games";
import { lightseekers } from "../src/games/lightseekers";
import { lengthOf, pieces } from "../src/games/look";
import { luminous } from "../src/games/luminous";
import { starlight } from "../src/games/starlight";
import { oneOf } from "../src/lib/room.svelte";

describe("what is asked in a few words", () => {
  it("asks for a block only where one can be made", () => {
    const view = { turn: 1, combat: { attacker: "Griffin", defending_player: 0, may_block: true } } as never;
    const option = (kind: string) => ({ id: kind, label: kind, kind, cards: [], seat: null, numbers: [], remark: "", follows: "" });
    expect(luminous.headline(view, 0, [option("pass"), option("block")])).toBe("Griffin attacks you. Block?");
    expect(luminous.headline(view, 0, [option("pass"), option("play")])).toBe("Griffin attacks you. Answer, or pass.");
  });
});

describe("how cards look", () => {
  it("says cost, numbers and state of a unit of Luminous, and what was printed", () => {
    const printed = luminous.printed({ name: "Moss Snail", type: "unit", faction: "Mossbound", text: "Guardian.", essence_cost: "1G", orb_check: "G", attack: 1, health: 2 });
    const look = luminous.card({ ...printed, attack: 3, damage: 1, expended: true, skills: ["Guardian", "Flight"], printed });
    expect(look.cost.map((pip) => (pip === "bar" ? pip : [pip.kind, pip.number, pip.have]))).toEqual([["n", 1, undefined], ["g", undefined, false], "bar", ["g", undefined, true]]);
    expect(look.stats.map((stat) => [stat.now, stat.printed])).toEqual([[3, 1], [1, 2]]);
    expect(look.turned).toBe(true);
    expect(look.label).toBe("Moss Snail, unit, attack 3, health 1, has Flight, expended, Guardian.");
  });
  it("shows an attacker as attacking and not as expended", () => {
    expect(luminous.card({ name: "X", type: "unit", attack: 1, health: 1, expended: true, role: "attacking" }).band).toBe("");
  });
  it("knows the corner of a Buff that counts now, and the last one", () => {
    const card = { name: "Last Ember", type: "Action", category: "Buff", elements: ["Fire"], corners: ["(1)", "<X>", "–", "–"], corner: 2, dormant: false };
    const look = lightseekers.card(card);
    expect(look.corners.map((corner) => [corner.shape, corner.inside, corner.state])).toEqual([["round", "1", "past"], ["clunky", "X", "now"], ["none", "", "next"], ["none", "", ""]]);
    expect(look.last).toBe(true);
    expect(look.faction).toBe("mountain");
  });
  it("tells what a creature of Starlight can, from the card list", () => {
    const cards = new Map([["Old Weight", { name: "Old Weight", text: "Gain 2 DEF." }]]);
    const look = starlight.card({ name: "Cairn Ogre", factions: ["Stone", "Death"], passive: "Old Weight", health: 4, at: "a3" }, cards);
    expect(look.text).toBe("Gain 2 DEF.");
    expect(look.label).toContain("on a3, health 4");
  });
  it("draws the cards of the home page", () => {
    for (const game of LOOKS) for (const card of game.fan) expect(game.card(card).face.body).toMatch(/class="sig"><\w+/);
  });
  it("finds the game of an edition", () => {
    expect(lookOf("lightseekers-first")).toBe(lightseekers);
    expect(lookOf("chess")).toBeUndefined();
  });
});

describe("texts of cards", () => {
  it("have symbols, terms and lines", () => {
    const found = pieces("2G, Expend: Bolster 1.\nFlight.", oneOf(["Bolster", "Flight", "Expend"]), luminous.symbols);
    expect(found.map((piece) => Object.keys(piece)[0])).toEqual(["pip", "pip", "text", "term", "text", "term", "text", "line", "term", "text"]);
  });
  it("take a number in a sentence for a number", () => {
    expect(luminous.symbols("Deal 3 damage to a unit.")).toEqual([{ text: "Deal 3 damage to a unit." }]);
  });
  it("are found longest first", () => {
    expect("Attack Ability".match(oneOf(["Ability", "Attack Ability"])!)).toEqual(["Attack Ability"]);
    expect(lengthOf("", true)).toContain("is-blank");
  });
});
