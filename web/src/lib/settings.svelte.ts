// What somebody likes, kept in the browser.

export type Theme = "dark" | "light" | "contrast";
export type PassMode = "smart" | "hold" | "until";

interface Liked {
  theme: Theme;
  sound: boolean;
  /** Occasions on which nothing is to be heard nevertheless. */
  mute: string[];
  /** Keys that somebody has chosen, by what they do. */
  keys: Partial<Record<string, string>>;
  still: boolean;
  pass: PassMode;
  /** How closely the log tells: what happened, also costs and steps, also rules. */
  log: number;
  /** What others do waits for the space bar, act by act. */
  steps: boolean;
  /** Used cards are turned by a quarter, as on paper. */
  paper: boolean;
  /** The others' rows run from their left to their right. */
  mirrored: boolean;
  /** Ask before the first pass that gives something up. */
  sure: boolean;
  /** A finger takes a card up and reads it first. */
  reading: boolean;
  /** A second touch of the same card does the one thing that it can do. */
  again: boolean;
  /** Ask before giving up a game. */
  leaving: boolean;
  /** Cards whose order does not matter to somebody, by their names. */
  anyOrder: string[];
  /** Games of which somebody knows what they are about. */
  known: string[];
}

const KEY = "rulebound.settings";
const THEMES: Theme[] = ["dark", "light", "contrast"];

function kept(): Partial<Liked> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Liked>;
  } catch {
    return {};
  }
}

class Settings {
  private liked = $state<Liked>({ theme: "dark", sound: false, mute: [], keys: {}, still: false, pass: "smart", log: 1, steps: false, paper: false, mirrored: false, sure: true, reading: true, again: true, leaving: true, anyOrder: [], known: [], ...kept() });

  get theme(): Theme {
    return this.liked.theme;
  }
  get sound(): boolean {
    return this.liked.sound;
  }
  get mute(): string[] {
    return this.liked.mute;
  }
  get keys(): Partial<Record<string, string>> {
    return this.liked.keys;
  }
  get pass(): PassMode {
    return this.liked.pass;
  }
  get steps(): boolean {
    return this.liked.steps;
  }
  get paper(): boolean {
    return this.liked.paper;
  }
  get mirrored(): boolean {
    return this.liked.mirrored;
  }
  get sure(): boolean {
    return this.liked.sure;
  }
  get reading(): boolean {
    return this.liked.reading;
  }
  get again(): boolean {
    return this.liked.again;
  }
  get leaving(): boolean {
    return this.liked.leaving;
  }
  get anyOrder(): string[] {
    return this.liked.anyOrder;
  }
  knows(game: string): boolean {
    return this.liked.known.includes(game);
  }
  learned(game: string): void {
    if (!this.knows(game)) this.set({ known: [...this.liked.known, game] });
  }
  get log(): number {
    return this.liked.log;
  }
  /** Nothing moves: because somebody said so here or to their system. */
  get still(): boolean {
    return this.liked.still || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  set(change: Partial<Liked>): void {
    Object.assign(this.liked, change);
    localStorage.setItem(KEY, JSON.stringify(this.liked));
  }

  nextTheme(): void {
    this.set({ theme: THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] });
  }
}

export const settings = new Settings();
