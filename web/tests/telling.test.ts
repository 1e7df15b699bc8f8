import { expect, it } from "vitest";
import type { Effect, LogLine, View } from "../src/lib/protocol";
import { causesOf, expectation, sentence, toldAt } from "../src/lib/telling";

const line = (words: string, level = 1, more: Partial<LogLine> = {}): LogLine => ({
  bits: [{ words, seat: 0 }, "."], seat: 0, level, rule: "", heading: false, answer: false, ...more,
});
const heading = (words: string, level: number) => line(words, level, { heading: true });

it("tells costs and steps only to who asks for them", () => {
  const lines = [line("You play Spark"), line("You pay 1 essence", 2)];
  expect(toldAt(lines, 1).map(sentence)).toEqual(["You play Spark."]);
  expect(toldAt(lines, 2)).toEqual(lines);
});

it("leaves out headings with nothing under them, and keeps those above", () => {
  const lines = [heading("Turn 1", 1), heading("Start", 2), heading("Main", 2), line("You play Spark"), heading("Turn 2", 1)];
  expect(toldAt(lines, 2).map(sentence)).toEqual(["Turn 1.", "Main.", "You play Spark."]);
  expect(toldAt(lines, 1).map(sentence)).toEqual(["Turn 1.", "You play Spark."]);
});

it("does not tell once more what was answered, and tells twice what happened twice", () => {
  const lines = [line("You play Spark", 1, { answer: true }), line("You play Spark"), line("Ward is destroyed"), line("Ward is destroyed")];
  expect(toldAt(lines, 1).map(sentence)).toEqual(["You play Spark.", "Ward is destroyed.", "Ward is destroyed."]);
});

it("tells an answer once although what it cost stands between, and without the words that told its card from another", () => {
  const play = (answer: boolean, tail: string) => line("", 1, { bits: ["You play ", { words: "Spark", card: "Spark" }, tail], answer });
  const told = toldAt([play(true, " (your hand)."), line("You sacrifice Bloom"), play(false, "."), play(false, ".")], 1);
  expect(told.map(sentence)).toEqual(["You play Spark.", "You sacrifice Bloom.", "You play Spark."]);
});

it("names what changes a number only where it lies on this card, and on that number", () => {
  const lasts = (words: string, on: (string | null)[]): Effect => ({ card: "Horn", seat: 0, words, on, until: "this turn" });
  const effects = [lasts("It gets +1 attack.", ["Ram"]), lasts("It cannot attack.", ["Ram"]), lasts("It gets +1/+1.", ["Ram"]), lasts("+2 attack", ["Ox", null])];
  const view = (...names: string[]) => ({ seats: [{ play: [{ name: "Ram" }], hand: [{ name: "Ram" }] }, { play: names.map((name) => ({ name })), hand: 3 }], effects }) as unknown as View;
  const zones = new Set(["play", "hand"]);
  expect(causesOf(view("Ox"), zones, "Ram", ["attack"])).toEqual([effects[0], effects[2]]);
  expect(causesOf(view("Ox"), zones, "Ram", ["health"])).toEqual([effects[2]]);
  expect(causesOf(view("Ox"), zones, "Ram", ["durability"])).toEqual([]);
  expect(causesOf(view("Ram"), zones, "Ram", ["attack"])).toEqual([]);
  effects.push(lasts("its offense -15", ["Ram"]));
  expect(causesOf(view("Ox"), zones, "Ram", ["offense"])).toEqual([effects[4]]);
});

it("tells how a bot expects its answer to go on, and nothing where it looks no further", () => {
  const ahead = [{ seat: 0, label: "play Spark" }, { seat: 1, label: "pass" }];
  expect(expectation(ahead, 0, () => "Berta")).toBe("It expects, with cards that it imagines: play Spark, then Berta: pass.");
  expect(expectation(ahead.slice(0, 1), 0, () => "Berta")).toBe("");
});
