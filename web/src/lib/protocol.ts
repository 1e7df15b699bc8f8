// What the server says, as docs/protocol.md has it.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Facts = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

export interface CardPlace {
  name: string;
  owner: number;
  side: number;
  zone: string;
  at: number;
  alike: number[];
}

export interface Option {
  id: string;
  label: string;
  kind: string;
  cards: CardPlace[];
  seat: number | null;
  numbers: number[];
  /** Whose the chosen card is, and in which state. */
  remark: string;
  /** What follows from it by the rules. */
  follows: string;
}

export interface Refusal {
  rule: string;
  words: string;
}

export interface Thinkable extends Option {
  refusals: Refusal[];
}

export interface Decision {
  id: number;
  seat: number;
  text: string;
  clause: string;
  context: string;
  asker: CardPlace | null;
  /** What is answered unasked in each mode, and how long to wait before. */
  passing: { smart: string | null; until: string | null; topic: string | null; wait: number };
  rule: string;
  free: boolean;
  closed: boolean;
  default: string;
  options: Option[];
}

export interface Result {
  winner: number | null;
  reason: string;
  rule?: string;
  places?: number[][];
}

/** What lasts: by which card and whose, in its words, on what, and how long. */
export interface Effect {
  card: string;
  seat: number;
  words: string;
  on: (string | null)[];
  until: string;
}

export interface View {
  game: string;
  turn: number;
  turn_number: number;
  phase: string;
  seats: Facts[];
  [key: string]: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

export interface GameState {
  view: View;
  decision: Decision | null;
  waiting: { seat: number }[];
  take_back: { to: number; free: boolean } | null;
  result: Result | null;
}

export interface Chair {
  chair: number;
  seat: number | null;
  name: string | null;
  bot: string | null;
  taken: boolean;
  present: boolean;
}

export interface Clock {
  kind: string;
  left: Record<string, number>;
  running: Record<string, number>;
}

export interface TableInfo {
  id: string;
  status: "open" | "playing" | "over";
  settings: { ruleset: string; players: number; private: boolean; pace: number; spectators: string; switches: Record<string, string | number | boolean> };
  chairs: Chair[];
  watching: number;
  offers: { id: number; kind: string; seat: number }[];
  clock: Clock | null;
  ending: Result | null;
}

export interface Talk {
  chair: number;
  name: string;
  words: string;
}

export type PathPart = string | number;
export type Change = [PathPart[]] | [PathPart[], Json];

/** What somebody did, in names. */
export interface Moved {
  seat: number;
  kind: string;
  cards: string[];
  target: number | null;
  numbers: number[];
}

/** Words of a line, and what they name. */
export type Bit = string | { words: string; card?: string; seat?: number; number?: number };

export interface LogLine {
  bits: Bit[];
  seat: number;
  level: number;
  rule: string;
  heading: boolean;
  answer: boolean;
}

interface Log {
  from: number;
  lines: LogLine[];
}

/** What a bot thinks of an option: the chance to win with it, and the standard error of that. */
export interface Thought {
  choice: string;
  value: number;
  error: number;
}

/** A move that a bot expects, with cards that it imagines. */
export interface Expected {
  seat: number;
  label: string;
}

export interface Advice {
  choice: string;
  thoughts: Thought[];
  expected: Expected[];
}

export type Heard = { ref?: number | null } & (
  | { type: "joined"; seats: number[]; step: number; table: TableInfo; talk: Talk[] }
  | { type: "snapshot"; seat: number | null; step: number; state: GameState; log: Log }
  | { type: "update"; seat: number | null; step: number; move: Moved | null; pause: number; patch: Change[]; log: Log }
  | { type: "table"; table: TableInfo }
  | { type: "accepted"; step: number }
  | { type: "why"; moves: Thinkable[] }
  | { type: "why_not"; refusals: Refusal[] }
  | ({ type: "hint" } & Advice)
  | { type: "done" }
  | { type: "asked" }
  | { type: "rematch"; table: string }
  | ({ type: "chat" } & Talk)
  | { type: "pong" }
  | { type: "error"; code: string; words: string; refusals?: Refusal[]; accepted?: boolean; decision?: number | null }
);

export interface Switch {
  name: string;
  default: string;
  values: string[];
  minimum: number | null;
  decides: string;
}

export interface Ruleset {
  name: string;
  decks: string[];
  bots: string[];
  switches: Switch[];
}

export interface Rule {
  id: string;
  kind: string;
  area: string;
  statement: string;
  rulings: string[];
  reason: string;
}

export interface Guide {
  aim: string;
  steps: { title: string; text: string }[];
  terms: { term: string; text: string }[];
  words: { term: string; text: string }[];
}
