import type { Key } from "./choosing";
import type { Decision, GameState, LogLine, TableInfo, Thinkable } from "./protocol";

/** What a board shows: a game that goes on, or one that is looked at again. */
export abstract class Seen {
  info = $state.raw<TableInfo | null>(null);
  picks = $state.raw<Key[]>([]);

  constructor(readonly id: string) {}

  abstract get state(): GameState | undefined;
  /** Who looks; nobody's seat for who watches. */
  abstract get seat(): number | null;
  abstract get log(): LogLine[];

  get decision(): Decision | null {
    return this.state?.decision ?? null;
  }
  get pointable(): Set<Key> {
    return new Set();
  }
  name(seat: number): string {
    return this.info?.chairs.find((chair) => chair.seat === seat)?.name ?? `seat ${seat}`;
  }
  point(_key: Key): void {}
  /** Every move with the card at a place, and what forbids it; nothing if nobody could say. */
  why(_side: number, _zone: string, _at: number): Promise<Thinkable[] | null> {
    return Promise.resolve([]);
  }
}
