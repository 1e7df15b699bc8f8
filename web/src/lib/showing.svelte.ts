// The cards that others play, each shown for a moment; who answers quickly does not wait for it.
import type { Moved } from "./protocol";
import { play } from "./sound";

const [SHOWN, LEAST, MOST] = [1400, 700, 4]; // milliseconds, the last if another waits; how many may wait

export class Showing {
  now = $state.raw<Moved | null>(null);
  private waiting: Moved[] = [];
  private since = 0;
  private timer = 0;

  /** It is shown after the one before it was seen; at once where nobody waits for anything, or too much has happened. */
  add(move: Moved, hurried: boolean): void {
    const skip = hurried || this.waiting.length >= MOST;
    this.waiting = skip ? [move] : [...this.waiting, move];
    clearTimeout(this.timer);
    const wait = skip || !this.now ? 0 : Math.max(0, LEAST - (Date.now() - this.since));
    if (wait) this.timer = window.setTimeout(() => this.next(), wait);
    else this.next();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private next(): void {
    const [move, ...rest] = this.waiting;
    this.waiting = rest;
    this.now = move ?? null;
    if (!move) return;
    play("card");
    this.since = Date.now();
    this.timer = window.setTimeout(() => this.next(), rest.length ? LEAST : SHOWN);
  }
}
