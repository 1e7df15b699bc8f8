// What is asked once, over HTTP.
import type { Recorded } from "./replay.svelte";
import type { Expected, Facts, Guide, Refusal, Rule, Ruleset, TableInfo } from "./protocol";

export class Problem extends Error {
  constructor(
    readonly code: string,
    words: string,
    readonly refusals: Refusal[] = [],
  ) {
    super(words);
  }
}

const TOKEN = "rulebound.token";
const NAME = "rulebound.name";
const NAMES = ["Robin", "Wren", "Linnet", "Martin", "Jay", "Merle", "Starling", "Finch", "Lark", "Heron"];

interface Asked {
  body?: unknown;
  verb?: string;
  token?: string;
  /** To a private table. It is in no address, because those are written into logs. */
  invite?: string | null;
}
const PATIENCE = 6;

async function ask<T>(path: string, how: Asked = {}, patience = PATIENCE): Promise<T> {
  const { body, token, invite } = how;
  const verb = how.verb ?? (body === undefined ? "GET" : "POST");
  const headers: Record<string, string> = {};
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (invite) headers["X-Rulebound-Invite"] = invite;
  let reply: Response;
  try {
    reply = await fetch(path, { method: verb, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem("offline", "The server does not answer. Is it still running?");
  }
  if (reply.status === 204) return undefined as T;
  const data = await reply.json().catch(() => ({ code: "fault", words: "The server said something that is not understood." }));
  if (data.code === "moving" && patience) {
    // Another process takes the table over, in a few seconds.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    return ask(path, how, patience - 1);
  }
  if (!reply.ok) throw new Problem(data.code, data.words, data.refusals ?? []);
  return data as T;
}

/** Something that does not change while the page is open: asked for once. */
function once<T>(path: (name: string) => string): (name: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>();
  return (name) => {
    let found = kept.get(name);
    if (!found) {
      found = ask<T>(path(name));
      found.catch(() => kept.delete(name));
      kept.set(name, found);
    }
    return found;
  };
}

const allRulesets = once<Ruleset[]>(() => "/api/rulesets");
export const rulesets = () => allRulesets("");
export const rulesOf = once<Rule[]>((ruleset) => `/api/rulesets/${ruleset}/rules`);
export const cardsOf = once<Facts[]>((ruleset) => `/api/rulesets/${ruleset}/cards`);
export const guideOf = once<Guide>((ruleset) => `/api/rulesets/${ruleset}/guide`);

export function guestName(): string {
  let name = localStorage.getItem(NAME);
  if (!name) {
    name = NAMES[Math.floor(Math.random() * NAMES.length)] as string;
    localStorage.setItem(NAME, name);
  }
  return name;
}

/** Who sits somewhere keeps the name they sat down with. */
export async function rename(name: string): Promise<void> {
  if (token()) await asGuest("/api/guests/name", { body: { name }, verb: "PUT" });
  localStorage.setItem(NAME, name);
}

export function token(): string | null {
  return localStorage.getItem(TOKEN);
}

async function guest(): Promise<string> {
  const known = token();
  if (known) return known;
  const made = await ask<{ name: string; token: string }>("/api/guests", { body: { name: guestName() } });
  localStorage.setItem(TOKEN, made.token);
  return made.token;
}

/** As a guest; one that the server does not know any more is made anew, once. */
async function asGuest<T>(path: string, how: Asked = {}): Promise<T> {
  try {
    return await ask<T>(path, { ...how, token: await guest() });
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.code !== "bad_token") throw fault;
    localStorage.removeItem(TOKEN);
    return ask<T>(path, { ...how, token: await guest() });
  }
}

export interface ChairWish {
  who: "me" | "bot" | "open";
  bot?: string;
  deck?: string;
}

export interface TableWish {
  ruleset: string;
  players: number;
  switches?: Record<string, string | number>;
  private?: boolean;
  spectators?: string;
  pace?: number;
  clock?: { kind: string; seconds?: number; grace?: number };
}

export interface Kept {
  table: TableInfo;
  invite: string | null;
}

export const newTable = (settings: TableWish, chairs: ChairWish[]) => asGuest<Kept>("/api/tables", { body: { settings, chairs } });
/** A table as somebody at it, invited to it, or looking on may know it. */
export const oneTable = (id: string, invite: string | null) => asGuest<Kept>(`/api/tables/${id}`, { invite });
export const sitDown = (id: string, invite: string | null) =>
  asGuest<{ chair: number }>(`/api/tables/${id}/chairs`, { body: invite ? { invite } : {} });
export const lobby = () => ask<TableInfo[]>("/api/tables");
export const ownTables = () => asGuest<TableInfo[]>("/api/guests/tables");
export const rule = (ruleset: string, id: string) => ask<Rule>(`/api/rulesets/${ruleset}/rules/${encodeURIComponent(id)}`);
export const quickTable = (ruleset: string, players = 2) =>
  newTable({ ruleset, players, private: true, pace: 500 }, [
    { who: "me" },
    ...Array.from({ length: players - 1 }, (): ChairWish => ({ who: "bot", bot: "greedy" })),
  ]);

/** What a bot thinks of the question that was answered in a step. */
export function thoughtsOf(id: string, step: number): Promise<{ choice: string | null; thoughts: { label: string; value: number; error: number }[]; expected: Expected[] }> {
  return asGuest(`/api/tables/${id}/replay/${step}`);
}
/** A game that is over, move by move, as a seat saw it. */
export function replayOf(id: string, seat: number | null, invite: string | null): Promise<Recorded> {
  return asGuest<Recorded>(`/api/tables/${id}/replay${seat === null ? "" : `?seat=${seat}`}`, { invite });
}
