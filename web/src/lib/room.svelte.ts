// What the parts of a table share: the table, how its game looks, what is known of its cards and words, and what
// somebody looks at just now.
import { getContext, setContext, untrack } from "svelte";
import type { CardLook, GameLook, Under } from "../games/look";
import type { Key } from "./choosing";
import type { Facts, Thinkable } from "./protocol";
import * as server from "./server";
import { settings } from "./settings.svelte";
import type { Seen } from "./seen.svelte";
import { Table } from "./table.svelte";

const GLANCE = 150; // milliseconds that a pointer rests on a card before it is shown

export interface Place {
  side: number;
  zone: string;
  at: number;
}

export class Lore {
  /** What the rulebook's words mean. */
  glossary = $state.raw<Map<string, string>>(new Map());
  terms = $state.raw<RegExp | null>(null);
  /** What one plays for. */
  aim = $state("");
  /** Every card of the game as it is printed. */
  cards = $state.raw<Map<string, Facts>>(new Map());
  names = $state.raw<RegExp | null>(null);

  constructor(ruleset: string, look: GameLook) {
    void server.guideOf(ruleset).then((guide) => {
      this.glossary = new Map([...guide.words, ...guide.terms].map((each) => [each.term.toLowerCase(), each.text]));
      this.aim = guide.aim;
      this.terms = oneOf(guide.terms.map((each) => each.term));
    });
    void server.cardsOf(ruleset).then((cards) => {
      this.cards = new Map(cards.map((each) => [each.name as string, look.printed(each)]));
      this.names = oneOf([...this.cards.keys()]);
    });
  }
}

/** Finds any of these words, the longest first. */
export function oneOf(words: string[]): RegExp | null {
  if (!words.length) return null;
  const safe = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`(?<![\\w'])(?:${safe.join("|")})(?!\\w)`, "g");
}

export class Room {
  /** The card in the preview. */
  shown = $state.raw<Facts | null>(null);
  place = $state.raw<Place | null>(null);
  /** Every move with that card and what forbids it, if somebody asked. */
  why = $state.raw<Thinkable[] | null>(null);
  /** What stands beside the board, where that has no room of its own: the card that is looked at closely, or the log. */
  sheet = $state<"" | "card" | "log">("");
  /** A pointer rests on the card that is shown. */
  hovered = $state(false);
  private glancing = 0;
  /** What pointed last was a finger. */
  finger = false;
  /** The thing that a finger has taken up: its card is shown with what it can do. */
  tapped = $state<Key | null>(null);

  /** What lies under a card and was fanned out. */
  fan = $state.raw<{ host: string; under: Under[]; box: DOMRect } | null>(null);

  constructor(
    readonly table: Seen,
    readonly look: GameLook,
    readonly lore: Lore,
  ) {}

  /** The table, where one sits or watches while it is played. */
  get live(): Table {
    if (!(this.table instanceof Table)) throw new Error("nobody plays at this table");
    return this.table;
  }
  get isLive(): boolean {
    return this.table instanceof Table;
  }

  drawn(card: Facts): CardLook {
    const printed = this.lore.cards.get(card.name);
    return this.look.card(printed ? { ...printed, ...card, printed } : card, this.lore.cards);
  }

  private greeted: Facts | null = null;
  /** Before anybody points at something, the own leader is shown; where nobody leads, a card of the hand. */
  greet(): void {
    const own = this.table.state?.view.seats[this.table.seat ?? 0];
    const hand = Array.isArray(own?.hand) ? own.hand : [];
    const leader = own?.favored?.[0] ?? own?.hero?.[0] ?? own?.creatures?.[0] ?? hand[0];
    if (!leader || untrack(() => this.shown !== this.greeted)) return;
    const shown: Facts = own?.health === undefined ? leader : { ...leader, now: own.health };
    this.greeted = shown;
    this.show(shown);
  }

  /** A card by its name, as it is printed. */
  named(name: string): Facts {
    return this.lore.cards.get(name) ?? { name, type: "card", class: "Card" };
  }

  show(card: Facts, place: Place | null = null): void {
    if (this.why && this.place && place && this.place.side === place.side && this.place.zone === place.zone && this.place.at === place.at) return;
    this.shown = card;
    this.place = place;
    this.why = null;
  }

  /** Something that can be pointed at was pressed. A finger takes up what can act and sees its card, because it cannot
   * hover; the act is on a button then, and comes with a second touch for who wants that. */
  press(event: Event, key: Key, card: Facts | null | undefined, place: Place | null = null): void {
    const finger = this.finger && event instanceof MouseEvent && event.detail > 0 && settings.reading;
    if (!finger || !card || !this.isLive) return this.table.point(key);
    const [table, again] = [this.live, this.tapped === key];
    this.tapped = null;
    if (again && table.taken[0] === key) {
      if (table.single && settings.again) table.answer(table.single);
      else table.letGo();
    } else if (table.takeUp(key)) {
      this.show(card, place);
      this.tapped = key;
    } else table.point(key);
  }

  /** A pointer has come to a card: it is shown if it stays there. */
  glance(card: Facts, place: Place | null = null): void {
    clearTimeout(this.glancing);
    this.glancing = window.setTimeout(() => {
      this.show(card, place);
      this.hovered = true;
    }, GLANCE);
  }
  /** It has gone away again. */
  turnAway(): void {
    clearTimeout(this.glancing);
    this.hovered = false;
  }

  /** Look closely: what could be done with it, and why not. */
  async inspect(card: Facts, place: Place): Promise<void> {
    this.show(card, place);
    this.turnAway();
    this.tapped = null;
    this.sheet = "card";
    const why = await this.table.why(place.side, place.zone, place.at);
    if (this.place === place) this.why = why;
  }
}

const KEY = Symbol("room");
export const setRoom = (room: Room): Room => setContext(KEY, room);
export const getRoom = (): Room => getContext<Room>(KEY);
