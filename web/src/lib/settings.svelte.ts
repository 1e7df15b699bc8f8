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
  private liked = $state<Liked>({ theme: "dark", sound: false, mute: [], keys: {}, still: false, pass: "smart", log: 1, known: [], ...kept() });

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
