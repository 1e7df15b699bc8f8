import { expect, it } from "vitest";
import type { GameState, LogLine, TableInfo } from "../src/lib/protocol";
import { Replay } from "../src/lib/replay.svelte";
import { sentence } from "../src/lib/telling";

const line = (words: string): LogLine => ({ bits: [words], seat: 0, level: 1, rule: "", heading: false, answer: false });

const state = (turn: number): GameState => ({
  view: { game: "x", turn: 0, turn_number: turn, phase: "main", seats: [{ life: 20 }] },
  decision: null, waiting: [], take_back: null, result: null,
});
const table = { chairs: [{ chair: 0, seat: 0, name: "Anna" }] } as unknown as TableInfo;

it("goes through a game by moves and by turns", () => {
  const replay = new Replay("t", {
    table, seat: 0, state: state(0), lines: [line("begin")],
    steps: [
      { seat: 0, kind: "decide", label: "keep", patch: [[["view", "turn_number"], 1]], lines: [line("turn 1")] },
      { seat: 0, kind: "decide", label: "pass", patch: [[["view", "seats", 0, "life"], 18]], lines: [] },
      { seat: 0, kind: "take_back", label: "", patch: [[["view", "seats", 0, "life"], 20]], lines: [line("taken back")] },
    ],
  });
  expect(replay.length).toBe(3);
  expect(replay.turns).toEqual([{ at: 1, turn: 1, whose: 0 }]);
  replay.go(2);
  expect(replay.state?.view.seats[0]?.life).toBe(18);
  expect(replay.log.map(sentence)).toEqual(["begin", "turn 1"]);
  replay.go(99);
  expect(replay.at).toBe(3);
  expect(replay.moves.at(-1)?.words).toBe("takes back");
  expect(replay.name(0)).toBe("Anna");
});
