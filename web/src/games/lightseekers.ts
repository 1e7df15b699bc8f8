import { type Shape, emblem, leader, struck } from "../lib/faces";
import type { Facts } from "../lib/protocol";
import { type Corner, type GameLook, type Pip, base } from "./look";

const ORDERS: Record<string, string[]> = {
  Astral: ["Solar", "Lunar", "Gravity"], Dread: ["Poison", "Death", "Shadow"], Mountain: ["Fire", "Earth", "Crystal"],
  Nature: ["Animal", "Forest", "Soul"], Storm: ["Lightning", "Water", "Air"], Tech: ["Mechanical", "Time", "Explosives"],
};
const COLOURS: Record<string, string> = {
  Solar: "#ffd75e", Lunar: "#cfd8ff", Gravity: "#b39bff", Poison: "#b9e65a", Death: "#d9d2c2", Shadow: "#b58fd6",
  Fire: "#ff9a5c", Earth: "#dcae74", Crystal: "#8fe6e0", Animal: "#f0b47a", Forest: "#86d67c", Soul: "#f5b8e0",
  Lightning: "#fff06a", Water: "#79c3ff", Air: "#d9f2f5", Mechanical: "#d8c49a", Time: "#ffdf9e", Explosives: "#ff8d7a",
  Astral: "#b9c0ff", Dread: "#cdf0a0", Mountain: "#ffb38f", Nature: "#c4e88a", Storm: "#8fdcff", Tech: "#f0d48a",
};
const SHAPES: Record<string, Shape> = { attack: "star", defend: "shield", item: "poly", combo: "burst" };

export const elementPip = (said: string, superior = said.startsWith("Superior")): Pip => {
  const name = said.split(" ").at(-1) as string;
  return { kind: "el", symbol: name.toLowerCase(), colour: COLOURS[name], superior, says: `${superior ? "superior " : ""}${name}` };
};

const orderOf = (element: string): string | undefined =>
  ORDERS[element] ? element : Object.keys(ORDERS).find((order) => ORDERS[order]?.includes(element));

function corners(card: Facts): Corner[] {
  const words = (card.corners ?? []) as string[];
  const now = card.corner as number | undefined;
  return words.map((word, k) => ({
    at: k + 1,
    inside: word.length > 1 ? word.slice(1, -1).trim() : "",
    shape: word.startsWith("(") ? "round" : word.startsWith("<") ? "clunky" : "none",
    state: !now ? "" : k + 1 === now ? "now" : k + 1 === now + 1 ? "next" : k + 1 < now ? "past" : "",
  }));
}

const meaning = (corner: Corner): string => (corner.inside === "X" ? "a cross, nothing happens" : corner.inside ? `V is ${corner.inside}` : "a star, the text applies");

/** What the corners of a Buff say: the one that counts and the one after it; before it is played, all of them. */
function notes(corners: Corner[], last: boolean): string {
  const real = corners.filter((corner) => corner.shape !== "none");
  const [now, next] = ["now", "next"].map((state) => real.find((corner) => corner.state === state));
  if (!now) return real.length ? `Its corners, one after another: ${real.map((corner) => (corner.inside === "X" ? "a cross, nothing happens" : corner.inside || "a star, the text applies")).join("; ")}.` : "";
  const turns = now.shape === "clunky" ? " It turns when it was used." : "";
  return `Now ${meaning(now)}.${turns} ${last || !next ? "It expires next." : `Then ${meaning(next)}.`}`;
}

export const lightseekers: GameLook = {
  name: "lightseekers",
  title: "Lightseekers",
  about: "Two actions a turn, or one combo paid from your hand. Your buffs turn like clocks, corner by corner.",
  time: "20 min",
  players: [2, 3, 4],
  editions: { "lightseekers-first": "First Edition" },
  rail: (view) => ({ phases: ["Start", "Buff", "Action", "Draw", "End"], now: ["start", "buff", "action", "draw", "end"].indexOf(view.phase) }),
  shown: new Set(["hero", "items", "buffs", "limbo", "hand"]),
  spaces: new Set(),
  suggested: new Set(["pay"]),
  amounts: new Set(["number"]),
  headline: (view, seat) => (view.turn === seat ? `Your turn: ${view.seats[seat]?.actions_left === 1 ? "one action" : `${view.seats[seat]?.actions_left} actions`} left.` : ""),
  symbols: (text) => [{ text }],
  printed(table: Facts): Facts {
    const elements = (table.requirement ?? table.elements ?? table.cost ?? table.granted_elements ?? []) as string[];
    const found: Facts = { ...table, text: table.trait ?? table.text, elements: elements.map((each) => each.split(" ").at(-1)) };
    if (table.corners) found.corners = String(table.corners).match(/\(.\)|<.>|[–-]/g) ?? [];
    return found;
  },
  card(card) {
    const elements = [...new Set([...((card.elements ?? []) as string[]), ...((card.cost ?? []) as string[])])];
    const order = (card.orders?.[0] as string | undefined) ?? elements.map(orderOf).find(Boolean);
    const faction = (order ?? "unaligned").toLowerCase();
    const category = String(card.category ?? "Hero").toLowerCase();
    const turns = Boolean(card.corners?.length);
    const kind = card.type === "Hero" ? "hero" : card.type === "Combo" ? "combo" : category;
    const glyph = elements[0]?.toLowerCase() ?? (category === "buff" ? "ability" : `cat-${category}`);
    const size = Number(/\d+/.exec(card.text ?? "")?.[0] ?? 4);
    const sigil =
      kind === "hero" ? leader : kind === "buff" && turns ? emblem(glyph, 13) : struck(SHAPES[kind] ?? "ring", size, glyph);
    const look = base("light", faction, kind === "buff" && !turns ? "permanent" : kind, card.name, sigil);
    const price = (card.cost ?? card.elements ?? []) as string[];
    look.cost = turns && kind === "buff" ? [] : price.map((each) => elementPip(each));
    look.typeSymbol = kind === "hero" ? undefined : `cat-${category}`;
    look.type = kind === "hero" ? "Hero" : `${card.type === "Combo" ? "Combo " : ""}${card.category}`;
    if (card.worth) look.type += ` · worth ${card.worth}`;
    if (kind === "buff" && !turns) look.type += " · permanent";
    look.text = card.text ?? "";
    look.code = order ?? "Unaligned";
    look.corners = corners(card);
    const real = look.corners.filter((corner) => corner.shape !== "none").length;
    look.last = Boolean(card.corner) && card.corner === real;
    look.note = notes(look.corners, look.last);
    look.dormant = Boolean(card.dormant);
    look.band = card.dormant ? "Dormant" : "";
    look.under = ((card.stored ?? []) as (Facts | null)[]).map((each) => ({ name: each?.name ?? "face down", card: each }));
    if (kind === "hero" && card.health !== undefined) {
      const now = card.now ?? card.health;
      look.stats.push({ kind: "hp", side: "r", now, printed: card.health, lost: card.health - now, word: "health" });
    }
    const corner = look.corners.find((each) => each.state === "now");
    const state = [
      card.now === undefined ? "" : `health ${card.now}`,
      elements.length ? elements.join(" and ") : "",
      corner ? `corner ${corner.at} of ${real}${corner.inside ? `: ${corner.inside}` : ""}${look.last ? ", expires next" : ""}` : "",
      card.dormant ? "dormant" : "",
      look.under.length ? `with ${look.under.map((each) => each.name).join(" and ")} under it` : "",
    ];
    look.label = [card.name, look.type.toLowerCase().replaceAll(" · ", ", "), ...state, look.text].filter(Boolean).join(", ");
    return look;
  },
  standing: (seats) => (seats > 2 ? { key: "vp", word: "points" } : { key: "health", word: "health" }),
  anatomy: {
    card: { name: "Heavy Heavens", type: "Action", category: "Buff", text: "Deal V damage to your target.", orders: ["Astral"], elements: ["Gravity"], corners: ["(1)", "(2)", "(3)", "–"] },
    left: [[4, "Name", "Cards of one name are alike."], [16, "Corners", "A Buff turns by one corner in each of your turns. The gold one holds now; its number is V."], [52, "A missing corner", "Turned there, the Buff expires."]],
    right: [[24, "The engraving", "Drawn from the name: no other card looks so."], [36, "Element", "Who plays it must have access to it."], [60, "Kind", "Attacks happen once, Buffs stay and turn, Items are equipped."], [74, "Text", "Bold words are explained beside the card."]],
  },
  fan: [
    { name: "Heavy Heavens", type: "Action", category: "Buff", text: "Deal V damage to your target.", orders: ["Astral"], elements: ["Gravity"], corners: ["(1)", "(2)", "(3)", "–"] },
    { name: "Thornmail Pact", type: "Action", category: "Buff", text: "When you take damage, deal V damage to another hero.", orders: ["Nature"], elements: ["Forest"], corners: ["( )", "(1)", "(1)", "–"] },
    { name: "Brannoc Forgeborn", type: "Hero", text: "When you Equip, deal 2 damage to another hero.", orders: ["Mountain"], elements: ["Fire", "Earth", "Crystal"], health: 21 },
  ],
};
