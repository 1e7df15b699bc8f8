// A game that is over, looked at again: every position is there, and one of them is shown.
import { patched } from "./patch";
import type { Change, GameState, LogLine, TableInfo } from "./protocol";
import { Seen } from "./seen.svelte";

export interface Recorded {
  table: TableInfo;
  seat: number | null;
  state: GameState;
  lines: LogLine[];
  steps: { seat: number; kind: string; label: string; patch: Change[]; lines: LogLine[] }[];
}

export interface Move {
  at: number;
  seat: number;
  words: string;
  turn: number;
}

export class Replay extends Seen {
  at = $state(0);
  private states: GameState[];
  private lines: LogLine[][];
  readonly moves: Move[];

  constructor(
    id: string,
    private readonly recorded: Recorded,
  ) {
    super(id);
    this.info = recorded.table;
    this.states = [recorded.state];
    this.lines = [recorded.lines];
    this.moves = recorded.steps.map((step, k) => {
      const state = patched(this.states[k] as GameState, step.patch);
      this.states.push(state);
      this.lines.push(step.lines);
      return { at: k + 1, seat: step.seat, words: step.kind === "take_back" ? "takes back" : step.label, turn: state.view.turn_number };
    });
  }
  /** Every position of the game. */
  get all(): GameState[] {
    return this.states;
  }
  get length(): number {
    return this.states.length - 1;
  }
  override get state(): GameState | undefined {
    return this.states[this.at];
  }
  override get seat(): number | null {
    return this.recorded.seat;
  }
  override get log(): LogLine[] {
    return this.lines.slice(0, this.at + 1).flat();
  }
  /** The positions in which a turn begins, and whose it is. */
  get turns(): { at: number; turn: number; whose: number }[] {
    return this.states.flatMap((state, at) =>
      at && state.view.turn_number !== this.states[at - 1]?.view.turn_number ? [{ at, turn: state.view.turn_number, whose: state.view.turn }] : [],
    );
  }
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.length, to));
  }
}
