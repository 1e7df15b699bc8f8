// What can be done with a key, and with which one: everybody may choose. Digits, arrows and Tab stay what they are.
import { settings } from "./settings.svelte";

export const ACTS = {
  usual: [" ", "the usual answer: pass, decline"],
  confirm: ["Enter", "the gold button"],
  back: ["Escape", "go back"],
  undo: ["u", "undo"],
  hand: ["h", "to your hand"],
  board: ["b", "to your board"],
  others: ["o", "to their board"],
  discard: ["d", "to your discard pile"],
  inspect: ["i", "look closely at the card in focus"],
  why: ["w", "what can this card do, and why not"],
  log: ["l", "to the log"],
  chat: ["c", "say something"],
  passOn: ["Shift+ ", "pass for the rest of this turn"],
  yield: ["y", "decline what this card offers for this turn"],
  recap: ["r", "the last turn once more"],
  small: ["m", "make a window small, or large again"],
  summary: ["B", "the whole table in words, for screen readers"],
} as const;
export type Act = keyof typeof ACTS;
export const ALL = Object.keys(ACTS) as Act[];

const FIXED = /^([1-9]|Arrow.*|Tab|Home|End|Control|Shift|Alt|Meta|\?)$/;

/** The key of an event as it is kept; nothing for keys that are not anybody's to choose. */
export function keyOf(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || FIXED.test(event.key)) return null;
  return event.shiftKey && (event.key === " " || event.key.length > 1) ? `Shift+${event.key}` : event.key;
}

export const bound = (act: Act): string => settings.keys[act] ?? ACTS[act][0];

/** What somebody wants who presses this. */
export function actOf(event: KeyboardEvent): Act | undefined {
  const key = keyOf(event);
  return key === null ? undefined : ALL.find((act) => bound(act) === key);
}

/** From now on this key does it; what it did before goes to the key that is free then. */
export function bind(act: Act, key: string): void {
  const other = ALL.find((each) => bound(each) === key);
  settings.set({ keys: { ...settings.keys, ...(other ? { [other]: bound(act) } : {}), [act]: key } });
}

/** A key as it is written on a button. */
export function keyName(act: Act): string {
  const words = bound(act).replace(/ $/, "Space").replace("Escape", "Esc").replace("+", " ");
  return words.length > 1 ? words : words === words.toLowerCase() ? words.toUpperCase() : `Shift ${words}`;
}
