// Moves are chosen by pointing at what they are about: a card, a player, a space. Each part of a move is a set of keys,
// because of cards that look the same any one is meant. Nothing here reads a label.
import type { Option, Thinkable } from "./protocol";

export type Key = string;

export const cardKey = (side: number, zone: string, at: number): Key => `card ${side} ${zone} ${at}`;
export const seatKey = (seat: number): Key => `seat ${seat}`;
export const spaceKey = (space: number): Key => `space ${space}`;

/** Which numbers of a move are spaces of the board: the first one, for these kinds. */
export type SpaceKinds = ReadonlySet<string>;

export interface Choice {
  option: Option;
  parts: Set<Key>[];
}

export function choices(options: Option[], spaces: SpaceKinds = new Set()): Choice[] {
  return options.map((option) => {
    const parts = option.cards.map(
      (card) =>
        new Set(
          card.alike.length
            ? card.alike.map((at) => cardKey(card.side, card.zone, at))
            : [card.at < 0 ? `hidden ${card.side} ${card.zone} ${card.name}` : cardKey(card.side, card.zone, card.at)],
        ),
    );
    if (option.seat !== null) parts.push(new Set([seatKey(option.seat)]));
    const space = option.numbers[0];
    if (space !== undefined && spaces.has(option.kind)) parts.push(new Set([spaceKey(space)]));
    return { option, parts };
  });
}

/** Whether the moves are the same things in other orders: then the order counts in which they are pointed at. */
export function ordered(all: Choice[]): boolean {
  return (all[0]?.parts.length ?? 0) > 1 && alike(all);
}

/** Whether pointing tells none of the moves from another: they are about the same things. */
function alike(all: Choice[]): boolean {
  const things = (choice: Choice): string => choice.parts.map((part) => [...part].sort().join()).sort().join("|");
  return all.length > 1 && all.every((choice) => things(choice) === things(all[0] as Choice));
}

/** The parts that are left when these keys were pointed at; nothing if the move has no place for one of them. At a free
 * choice of actions a move begins with what acts: who points at a piece does not mean what could be put on it. */
export function left(choice: Choice, picks: Key[], inOrder = false, free = false): Set<Key>[] | null {
  const parts = [...choice.parts];
  for (const [number, pick] of picks.entries()) {
    const first = inOrder || (free && number === 0);
    const at = first ? (parts[0]?.has(pick) ? 0 : -1) : parts.findIndex((part) => part.has(pick));
    if (at < 0) return null;
    parts.splice(at, 1);
  }
  return parts;
}

/** The moves that can still be meant. */
export function meant(all: Choice[], picks: Key[], free = false): Choice[] {
  const inOrder = ordered(all);
  return picks.length ? all.filter((choice) => left(choice, picks, inOrder, free) !== null) : all;
}

/** What can be pointed at now. At a free choice only what acts can be pointed at first. */
export function pointable(all: Choice[], picks: Key[], free: boolean): Set<Key> {
  const found = new Set<Key>();
  const inOrder = ordered(all);
  for (const choice of all) {
    const parts = left(choice, picks, inOrder, free);
    if (parts === null) continue;
    const open = inOrder || (free && !picks.length) ? parts.slice(0, 1) : parts;
    for (const part of open) for (const key of part) found.add(key);
  }
  for (const pick of picks) found.delete(pick);
  return found;
}

/** Moves about nothing that could be pointed at: to pass, to choose a colour, a card of which only the back is seen. Where
 * all others are about one thing, they belong here, too: nobody should have to point at it first. */
export function plain(all: Choice[]): Option[] {
  const about = all.filter((choice) => choice.parts.length);
  if (alike(about) && !ordered(about)) return all.map((choice) => choice.option);
  const faceless = ({ option, parts }: Choice): boolean =>
    parts.length === option.cards.length && option.cards.every((card) => !card.name && card.at < 0);
  return all.filter(faceless).map((choice) => choice.option);
}

/** The one move that pointing has led to, if nothing else could be meant. */
export function only(all: Choice[], picks: Key[], free = false): Option | null {
  if (!picks.length) return null;
  const found = meant(all, picks, free);
  const first = found[0];
  return found.length === 1 && first ? first.option : null;
}

/** Of all moves with a card those that can be done, three of a kind, then those that are nearest to it; of those that the
 * same rules refuse one is enough. */
export function likely(moves: Thinkable[]): Thinkable[] {
  const told = new Map<string, number>();
  const anew = (move: Thinkable): boolean => {
    const key = `${move.kind}: ${move.refusals.map((each) => each.rule).join()}`;
    const before = told.get(key) ?? 0;
    told.set(key, before + 1);
    return before < (move.refusals.length ? 1 : 3);
  };
  return [...moves].sort((a, b) => a.refusals.length - b.refusals.length || a.cards.length - b.cards.length).filter(anew);
}
