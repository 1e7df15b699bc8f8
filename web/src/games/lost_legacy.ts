import { type Shape, fighter, struck } from "../lib/faces";
import type { Facts } from "../lib/protocol";
import { type CardLook, type GameLook, base, capital } from "./look";

const GLYPHS: Record<string, string> = {
  item: "item", counter: "counter", equipment: "equipment", environment: "environment", weapon: "weapon",
  offensive: "spell", defensive: "spell", everlasting: "spell", spell: "spell",
};
const SHAPES: Record<string, Shape> = {
  item: "burst", counter: "shield", equipment: "ring", environment: "poly", weapon: "star", offensive: "burst", defensive: "shield", everlasting: "ring",
};
export const SKILLS: Record<string, string> = { Swordplay: "sword", Witchcraft: "witch", Archery: "bow", Flying: "wing" };
const CLASSIC = ["Begin", "Draw", "Refresh", "Open", "Battle", "End"];
const QUICK = ["Begin", "Draw", "Refresh", "Open", "End", "Combat"];
const PIECES = [["power_ups", "pow", "power-up"], ["damage", "dmg", "damage"], ["tokens", "tok", "token"]] as const;

function character(card: Facts): CardLook {
  const [element, family] = [card.element?.[0] ?? "", card.family?.[0] ?? ""];
  const look = base("lost", element.toLowerCase() || "option", "character", card.name, fighter(Math.round(card.offense / 8), Math.round(card.defense / 10)));
  const printed = card.printed ?? card;
  look.cost.push({ kind: "w", number: card.magic, says: `magic ${card.magic}` });
  look.tag = { symbol: "speed", words: `${card.speed}`, says: `speed ${card.speed}` };
  look.type = [`Lv ${card.level}`, family, element].filter(Boolean).join(" · ");
  look.code = family || "Character";
  look.stats.push(
    { kind: "atk", side: "l", now: card.offense, printed: printed.offense ?? card.offense, word: "offense" },
    { kind: "dur", side: "r", now: card.defense, printed: printed.defense ?? card.defense, word: "defense" },
  );
  const skills = (card.skills ?? []) as string[];
  const first = skills[0];
  if (first) look.bound = { symbol: SKILLS[first] ?? "ability", word: skills.join(", ") };
  return look;
}

function option(card: Facts): CardLook {
  const kind = String(card.spell_kind ?? (card.kind === "option" ? card.class : card.kind));
  const glyph = GLYPHS[kind] ?? "item";
  const look = base("lost", "option", kind, card.name, struck(SHAPES[kind] ?? "burst", String(card.text ?? "").length % 8, glyph));
  look.typeSymbol = glyph;
  look.tag = { symbol: glyph, says: kind };
  look.type = capital(kind) + (glyph === "spell" && kind !== "spell" ? " spell" : "");
  look.code = "Option";
  return look;
}

export const lostLegacy: GameLook = {
  name: "lost-legacy",
  title: "Lost Legacy",
  about: "Ten magic points for the whole game. Invade the board, spring your counters, take three honor.",
  time: "40 min",
  players: [2],
  editions: { "lost-legacy": "Classic", "lost-legacy-quick": "Quick-Play" },
  rail(view) {
    const phases = view.mode === "quick" ? QUICK : CLASSIC;
    return { phases, now: Math.max(0, phases.indexOf(capital(view.phase))) };
  },
  shown: new Set(["hand", "field", "standby"]),
  walks: new Set(["move"]),
  spaces: new Set(["play character", "play", "play equipment", "set", "move", "choose space", "threaten set card", "choose set card"]),
  headline: (view, seat) => (view.turn === seat && view.phase === "open" ? "Your turn: play, move, threaten, or end it." : ""),
  symbols: (text) => [{ text }],
  printed: (table: Facts): Facts => table,
  card(card) {
    const look = card.offense === undefined ? option(card) : character(card);
    look.text = card.text ?? "";
    look.flavor = card.flavour ?? "";
    look.turned = card.position === "resting";
    look.band = look.turned ? "Resting" : card.position === "standby" ? "Set" : "";
    for (const [key, kind, word] of PIECES) {
      const number = Number(card[key] ?? 0);
      if (number) look.counters.push({ kind, number, says: `${number} ${word}${number > 1 && word !== "damage" ? "s" : ""}` });
    }
    if (card.position === "readied" && card.speed !== undefined) {
      const most = card.acted === undefined ? card.speed : 1; // in Quick-Play it moves once
      look.note = `${Math.max(0, most - card.moved)} of ${most} ${most === 1 ? "move" : "moves"} left this turn.`;
    }
    look.under = ((card.linked ?? []) as Facts[]).map((each) => ({ name: each.name ?? "a set spell", card: each.name ? each : null }));
    const state = [
      card.at ? `on ${card.at}` : "", card.position ?? "", ...look.stats.map((stat) => `${stat.word} ${stat.now}`),
      card.speed === undefined ? "" : `speed ${card.speed}`, look.note.replace(/\.$/, ""), card.at ? "" : look.cost.map((pip) => (pip === "bar" ? "" : pip.says)).join(""), ...((card.skills ?? []) as string[]), ...look.counters.map((each) => each.says),
      look.under.length ? `with ${look.under.map((each) => each.name).join(" and ")}` : "", card.weaken ? `weakened by ${card.weaken}` : "",
    ];
    look.label = [card.name, look.type.toLowerCase().replaceAll(" · ", ", "), ...state, look.text].filter(Boolean).join(", ");
    return look;
  },
  standing: () => ({ key: "honor", word: "honor" }),
  anatomy: {
    card: { name: "Cinder Wyrm", kind: "character", level: 9, offense: 55, defense: 45, speed: 4, magic: 7, family: ["Wyrm"], element: ["Fire"], skills: ["Flying"], text: "When this character replaces a character named Ash Wyrmling, execute a mental attack." },
    left: [[4, "Name", "Cards of one name are alike."], [50, "Magic", "What it costs in MP. They do not come back."], [62, "Level, family, element", "What other cards may ask for."], [88, "Offense", "An attack above the defense destroys."]],
    right: [[24, "The engraving", "Drawn from the name: no other card looks so."], [50, "Speed", "How many spaces it may go in a turn."], [68, "Text", "Bold words are explained beside the card."], [88, "Defense", "What an attack must exceed. Nobody strikes back."]],
  },
  fan: [
    { name: "Pitfall", kind: "option", class: "counter", text: "When an opponent's character moves, rest that character. Add 1 damage to that character." },
    { name: "Gyre Falcon", kind: "character", level: 2, offense: 15, defense: 10, speed: 5, magic: 1, family: ["Flock"], element: ["Wind"], text: "While this character is on your opponent's entry point, its defense +20.", skills: ["Flying"] },
    { name: "Brannoch, Oath-Captain", kind: "character", level: 8, offense: 45, defense: 45, speed: 3, magic: 5, family: ["Guild"], element: ["Fire"], skills: ["Swordplay"], text: "RALLY: When this character threatens, once per turn, you may discard 1 card from your hand to add 1 power-up to each of your other characters in its zone range." },
  ],
};
