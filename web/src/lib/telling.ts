// Which lines of the log are told, as docs/protocol.md has it.
import type { Bit, Effect, Expected, LogLine, View } from "./protocol";

export const wordsOf = (bit: Bit): string => (typeof bit === "string" ? bit : bit.words);
const percent = (part: number): string => `${Math.round(100 * part)} %`;
/** What a bot thinks of answers: the chance to win with each. */
export const chances = (thoughts: { label: string; value: number; error: number }[]): string =>
  thoughts.map((each) => `${each.label}: ${percent(each.value)} ± ${percent(2 * each.error)}`).join("; ");
/** How a bot expects its answer to go on; nothing where it looks no further. */
export const expectation = (line: Expected[], reader: number | null, name: (seat: number) => string): string =>
  line.length > 1 ? `It expects, with cards that it imagines: ${line.map((each) => (each.seat === reader ? each.label : `${name(each.seat)}: ${each.label}`)).join(", then ")}.` : "";
export const sentence = (line: LogLine): string => line.bits.map(wordsOf).join("");

/** A sentence up to the card that it is about: behind it an answer says which of several cards of a name it was. */
const gist = (line: LogLine): string => {
  const card = line.bits.findIndex((bit) => typeof bit !== "string" && bit.card);
  return (card < 0 ? sentence(line) : `${line.bits.slice(0, card + 1).map(wordsOf).join("")}.`).replace(/\.$/, "");
};

/** What a level tells. Headings with nothing under them are left out, and so is what tells once more what was answered. */
export function toldAt(lines: LogLine[], level: number): LogLine[] {
  const found: LogLine[] = [];
  let headings: LogLine[] = [];
  let answered = -1; // where the last answer stands; what it led to may tell it once more, after what it cost
  for (const line of lines) {
    if (line.level > level) continue;
    if (line.heading) {
      headings = [...headings.filter((above) => above.level < line.level), line];
      continue;
    }
    const last = found[answered];
    const again = !headings.length && !line.answer && last && gist(last) === gist(line);
    if (again) found[answered] = line;
    else found.push(...headings, line);
    if (headings.length || line.answer || again) answered = line.answer ? found.length - 1 : -1;
    headings = [];
  }
  return found;
}

/** What happened since another than the reader was last on turn. */
export function lastTurn(lines: LogLine[], reader: number | null): LogLine[] {
  const told = toldAt(lines, 1);
  const at = told.findLastIndex((line) => line.heading && line.level === 1 && line.seat !== reader);
  return at < 0 ? [] : told.slice(at);
}

/** Whether words change a number: "+1 attack", "offense -15", or "+1/+1" of attack and health. */
const changes = (words: string, stat: string): boolean =>
  new RegExp(`[+−-]\\w+ ${stat}\\b|\\b${stat} [+−-]${/attack|health/.test(stat) ? "|[+−-]\\w+/[+−-]\\w+" : ""}`, "i").test(words);

/** What lasts on a card in play and changes one of these numbers. An effect has the names of what it lies on: where several
 * cards in these zones have this name nobody can say on which of them it lies. */
export function causesOf(view: View, zones: ReadonlySet<string>, name: string, stats: string[]): Effect[] {
  const alike = view.seats.flatMap((seat) => [...zones].filter((zone) => zone !== "hand").flatMap((zone) => seat[zone] ?? [])).filter((card) => card?.name === name);
  if (alike.length !== 1) return [];
  return ((view.effects ?? []) as Effect[]).filter((effect) => effect.on.includes(name) && stats.some((stat) => changes(effect.words, stat)));
}
