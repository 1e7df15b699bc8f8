// Which lines of the log are told, as docs/protocol.md has it.
import type { Bit, LogLine } from "./protocol";

export const wordsOf = (bit: Bit): string => (typeof bit === "string" ? bit : bit.words);
const percent = (part: number): string => `${Math.round(100 * part)} %`;
/** What a bot thinks of answers: the chance to win with each. */
export const chances = (thoughts: { label: string; value: number; error: number }[]): string =>
  thoughts.map((each) => `${each.label}: ${percent(each.value)} ± ${percent(2 * each.error)}`).join("; ");
export const sentence = (line: LogLine): string => line.bits.map(wordsOf).join("");

/** What a level tells. Headings with nothing under them are left out, and so is what tells once more what was answered. */
export function toldAt(lines: LogLine[], level: number): LogLine[] {
  const found: LogLine[] = [];
  let headings: LogLine[] = [];
  for (const line of lines) {
    if (line.level > level) continue;
    if (line.heading) {
      headings = [...headings.filter((above) => above.level < line.level), line];
      continue;
    }
    const last = found.at(-1);
    if (headings.length || line.answer || !last?.answer || sentence(last) !== sentence(line)) found.push(...headings, line);
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
