import { type Shape, fighter, struck } from "../lib/faces";
import type { Facts } from "../lib/protocol";
import { type GameLook, base } from "./look";

export const FACTIONS: Record<string, string> = {
  Death: "death", Life: "life", Storm: "st-storm", Stone: "stone", Dream: "dream", Craft: "craft", Core: "core",
};
export const FACTION_SYMBOLS: Record<string, string> = {
  Death: "death", Life: "life-f", Storm: "wind", Stone: "stone", Dream: "dream", Craft: "craft",
};
const CREATURES: Record<string, string> = {
  Vampire: "Death", "Gale Heron": "Storm", "Cairn Ogre": "Stone", "Lantern Moth": "Dream", "Clockwork Hound": "Craft",
  "Toll Keeper": "Death", "Kiln Golem": "Stone", "Mirage Serpent": "Storm",
};
const GLYPHS: Record<string, string> = {
  Attack: "cls-attack", Movement: "cls-movement", Aura: "cls-aura", Enchantment: "cls-enchantment",
};
const SHAPES: Record<string, Shape> = { Attack: "star", Movement: "ring", Aura: "shield", Enchantment: "poly" };

/** The faction of whatever supplies a card: a creature's first, or the faction itself. */
const factionOf = (source: string | undefined): string => FACTIONS[CREATURES[source ?? ""] ?? source ?? "Core"] ?? "core";

export const starlight: GameLook = {
  name: "starlight",
  title: "Starlight",
  about: "Two creatures each on 24 tiles. Telegraph the blow, hold the generators, slam them into the wall.",
  time: "45 min",
  players: [2],
  disputed: ["death_points", "health_tile_move", "health_tile_start", "health_tile_end"],
  rail: (view) => ({ phases: ["Start", "Main", "Combat", "End"], now: view.combat ? 2 : view.phase === "main" ? 1 : view.phase === "end" ? 3 : 0 }),
  shown: new Set(["hand", "core", "creatures", "telegraph", "auras"]),
  spaces: new Set(["move", "play to", "enter", "return", "return for a price", "push", "pull"]),
  headline(view, seat) {
    if (view.combat || view.turn !== seat) return "";
    const active = view.seats[seat]?.creatures.find((each: Facts) => each.name === view.active);
    return active?.must_leave ? `${view.active} acts, and must leave its tile before it is done.` : `${view.active} acts: play a card, telegraph one, or be done.`;
  },
  symbols: (text) => [{ text }],
  printed: (table: Facts): Facts => ({ ...table, supplier: table.source, soulbound: table.binding === "S" }),
  card(card, cards) {
    if (card.factions) return creature(card, cards?.get(card.passive)?.text);
    const kind = String(card.class);
    const glyph = GLYPHS[kind] ?? "cls-spell";
    const size = Number(/\d+/.exec(card.text ?? "")?.[0] ?? 3);
    const slug = kind.toLowerCase().replaceAll(" ", "-");
    const look = base("star", factionOf(card.supplier), slug, card.name, struck(SHAPES[kind] ?? "burst", size, glyph));
    if (card.energy || !card.mana) look.cost.push({ kind: "e", number: card.energy ?? 0, says: `${card.energy ?? 0} Energy` });
    if (card.mana) look.cost.push({ kind: "m", number: card.mana, says: `${card.mana} Mana` });
    const range = String(card.range ?? "-");
    if (range !== "-") look.tag = { symbol: "range", words: range.split(" ").at(-1), says: `range ${range}` };
    look.typeSymbol = glyph;
    look.type = kind;
    if (card.soulbound) look.bound = { symbol: "link", word: "Soulbound" };
    look.text = card.text ?? "";
    look.code = card.supplier ?? "Core";
    if (card.counters) look.counters.push({ kind: "cnt", number: card.counters, says: `${card.counters} counters` });
    const price = look.cost.map((pip) => (pip === "bar" ? "" : pip.says)).join(" and ");
    look.label = [card.name, kind.toLowerCase(), look.bound?.word, `costs ${price}`, look.tag?.says, look.text].filter(Boolean).join(", ");
    return look;
  },
  standing: () => ({ key: "points", word: "points" }),
  anatomy: {
    card: { name: "Starlight", class: "Basic Spell", energy: 10, mana: 1, range: "enemy any", text: "The target loses all ATK and the target loses all DEF. The target loses 7 Health." },
    left: [[4, "Name", "Cards of one name are alike."], [50, "Energy and Mana", "What it costs: yellow is Energy, blue is Mana of the creature that acts."], [66, "Kind", "When it may be played: in a turn, in a Combat, or both."]],
    right: [[24, "The engraving", "Drawn from the name: no other card looks so."], [50, "Range", "How many tiles away the target may be."], [68, "Text", "Bold words are explained beside the card."], [92, "Whose", "From which faction it comes. A Soulbound card is for one creature alone."]],
  },
  fan: [
    { name: "Forked Bolt", class: "Attack", energy: 5, mana: 0, text: "Deal 4 damage. This attack deals 1 more damage if this creature moved this turn.", supplier: "Storm" },
    { name: "Greening", class: "Aura", energy: 2, mana: 0, text: "At the start of this creature's turn, gain 1 Health.", supplier: "Life" },
    { name: "Starlight", class: "Basic Spell", energy: 10, mana: 1, range: "enemy any", text: "The target loses all ATK and the target loses all DEF. The target loses 7 Health." },
  ],
};

function creature(card: Facts, passive = card.passive ?? "") {
  const faction = FACTIONS[card.factions[0]] ?? "core";
  const look = base("star", faction, "creature", card.name, fighter(4 + (card.name.length % 5), 3));
  look.type = `Creature · ${(card.factions as string[]).join(" and ")}`;
  look.text = passive;
  look.code = "Creature";
  if (card.health !== undefined) look.stats.push({ kind: "hp", side: "r", now: card.health, printed: card.health, word: "health" });
  const state = ["health", "energy", "mana", "atk", "def"].filter((each) => card[each] !== undefined).map((each) => `${each} ${card[each]}`);
  look.label = [card.name, "creature", card.at ? `on ${card.at}` : "", ...state, look.text].filter(Boolean).join(", ");
  return look;
}
