import type { Facts } from "./protocol";

export interface Keyed {
  key: string;
  card: Facts;
  at: number;
}

/** Cards with keys that stay when others come and go: their number in play, else the how manieth of its name. */
export function keyed(cards: Facts[]): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((card, at) => {
    const name = card?.id !== undefined ? `#${card.id}` : String(card?.name ?? "hidden");
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { key: `${name} ${count}`, card, at };
  });
}
