// How a card is drawn, in any game: what the card component needs, made from what a view or a card list says of it.
import { type Face, type Sigil, face } from "../lib/faces";
import type { Facts, Option, View } from "../lib/protocol";

export interface Pip {
  /** The colour: a letter of the style sheet, or `el` with a colour of its own. */
  kind: string;
  symbol?: string;
  number?: number | string;
  /** Hollow: must be there, is not paid. */
  have?: boolean;
  superior?: boolean;
  colour?: string;
  says: string;
}

export interface Stat {
  kind: "atk" | "hp" | "dur";
  side: "l" | "r";
  now: number;
  printed: number;
  /** What damage has taken of it; what else is not as printed has other causes. */
  lost?: number;
  word: string;
}

export interface Corner {
  at: number;
  inside: string;
  shape: "round" | "clunky" | "none";
  state: "" | "now" | "next" | "past";
}

export type Piece = { text: string } | { term: string } | { pip: Pip } | { line: true };

/** A card under another, and what it is called; nothing more is known of one that lies face-down. */
export interface Under {
  name: string;
  card: Facts | null;
}

export interface CardLook {
  name: string;
  family: "lum" | "light" | "star" | "lost";
  faction: string;
  kind: string;
  face: Face;
  cost: (Pip | "bar")[];
  tag?: { symbol: string; words?: string; says: string };
  typeSymbol?: string;
  type: string;
  /** Said of it besides its type: a symbol, and the word where there is room. */
  bound?: { symbol: string; word: string };
  text: string;
  flavor: string;
  code: string;
  stats: Stat[];
  corners: Corner[];
  /** What its signs mean now, for who reads it closely. */
  note: string;
  /** The Buff expires with its next turn. */
  last?: boolean;
  /** A word across the card: EXPENDED. */
  band: string;
  turned: boolean;
  dormant: boolean;
  fresh: boolean;
  counters: { kind: string; number: number; says: string }[];
  /** Cards that lie under it. */
  under: Under[];
  /** What a screen reader says: name, kind, numbers, state. */
  label: string;
}

export interface Rail {
  phases: string[];
  now: number;
}

export interface GameLook {
  name: string;
  title: string;
  about: string;
  time: string;
  players: number[];
  /** What else is played by other rulesets of this game, by their names. */
  editions?: Record<string, string>;
  /** The phases of a turn in the words of the rulebook, and which of them it is. */
  rail(view: View): Rail;
  /** Switches of the rulebook about what its sources do not agree on: how they are set is told at the phases. */
  disputed?: string[];
  /** `cards`: every card of the game by its name, as it is printed, if that is known. */
  card(card: Facts, cards?: ReadonlyMap<string, Facts>): CardLook;
  /** A card of the card list, in the words of a view. */
  printed(table: Facts): Facts;
  /** Zones whose cards lie open on the board, where they can be pointed at. */
  shown: ReadonlySet<string>;
  spaces: ReadonlySet<string>;
  /** Kinds of moves by which something goes on step by step: it stays taken up. */
  walks?: ReadonlySet<string>;
  /** Kinds of moves of which the usual one is put on a button: most people pay as it comes. */
  suggested?: ReadonlySet<string>;
  /** Kinds of moves that somebody may regret to have passed on. */
  guards?: ReadonlySet<string>;
  /** Kinds of moves whose number is how much. */
  amounts?: ReadonlySet<string>;
  /** Among whom an amount is shared where the moves do not name them, in the order of their numbers. */
  sharers?(view: View): string[];
  /** The card that a question is about although none asks: who attacks. */
  source?(view: View): string | undefined;
  /** A free choice of actions in a few words; nothing where the question itself says more. */
  headline(view: View, seat: number, options: Option[]): string;
  /** Splits a text into words and symbols. */
  symbols(text: string): Piece[];
  /** The number of a seat by which one sees who leads, as the view calls it, and a word for it. */
  standing(seats: number): { key: string; word: string };
  /** A card for who learns the game, and what stands where on it: how far down in percent, its name, what it means. */
  anatomy: Record<"left" | "right", [number, string, string][]> & { card: Facts };
  /** Three cards for the home page. */
  fan: Facts[];
}

const plainly = (text: string): Piece[] => [{ text }];

export const base = (
  family: CardLook["family"],
  faction: string,
  kind: string,
  name: string,
  sigil: Sigil,
): CardLook => ({
  name, family, faction, kind, face: face(name, faction, sigil, kind), cost: [], type: "", text: "", note: "", flavor: "", code: "",
  stats: [], corners: [], band: "", turned: false, dormant: false, fresh: false, counters: [], under: [], label: name,
});

/** Texts as pieces: symbols of the game, terms of its glossary, lines. */
export function pieces(text: string, terms: RegExp | null, symbols: (text: string) => Piece[] = plainly): Piece[] {
  const found: Piece[] = [];
  text.split("\n").forEach((line, number) => {
    if (number) found.push({ line: true });
    for (const piece of symbols(line)) {
      if (!("text" in piece) || !terms) {
        found.push(piece);
        continue;
      }
      let from = 0;
      for (const hit of piece.text.matchAll(terms)) {
        if (hit.index > from) found.push({ text: piece.text.slice(from, hit.index) });
        found.push({ term: hit[0] });
        from = hit.index + hit[0].length;
      }
      if (from < piece.text.length) found.push({ text: piece.text.slice(from) });
    }
  });
  return found;
}

/** How much paper a text needs; the plate gives way. */
export function lengthOf(text: string, stats: boolean): string {
  const n = text.length + 14 * (text.split("\n").length - 1);
  const [curt, wordy] = stats ? [24, 42] : [34, 70];
  return !n ? "is-curt is-blank" : n < curt ? "is-curt" : n > wordy ? "is-wordy" : "";
}

export function linesOf(text: string, stats: boolean): number {
  const kind = lengthOf(text, stats).split(" ")[0] ?? "";
  const most: Record<string, [number, number]> = { "is-curt": [2, 3], "": [3, 4], "is-wordy": [4, 5] };
  return (most[kind] ?? [3, 4])[stats ? 0 : 1];
}

export const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);
