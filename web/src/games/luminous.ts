import { burst, emblem, fighter, leader, thing } from "../lib/faces";
import type { Facts } from "../lib/protocol";
import { type GameLook, type Piece, type Pip, base, capital } from "./look";

const COLOURS = ["orange", "green", "purple"] as const;
const LETTERS = ["o", "g", "p"] as const;

export const orbPip = (colour: number, have = false): Pip => ({
  kind: LETTERS[colour] ?? "n",
  symbol: `orb-${LETTERS[colour] ?? "any"}`,
  have,
  says: `${have ? "must have" : "pay"} 1 ${COLOURS[colour] ?? "of any colour"}`,
});
const anyPip = (number: number): Pip => ({ kind: "n", number, says: `pay ${number} of any colour` });

function pips(any: number, colours: number[], have = false): Pip[] {
  const found = any ? [anyPip(any)] : [];
  colours.forEach((count, colour) => {
    for (let k = 0; k < count; k += 1) found.push(orbPip(colour, have));
  });
  return found;
}

const counted = (cost: string): number[] => ["O", "G", "P"].map((letter) => cost.split(letter).length - 1);
const anyOf = (cost: string): number => Number(/^\d+/.exec(cost)?.[0] ?? 0);

/** `1O, Expend` and `2G | P` in a text are orbs. */
function symbols(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const hit of text.matchAll(/(?<![\w+/-])(?:(\d?)([OGP]+)(?=[,:]| \|)|(\d)(?=, (?:Expend|Sacrifice|Discard)))/g)) {
    found.push({ text: text.slice(from, hit.index) });
    const any = Number(hit[1] || hit[3] || 0);
    for (const pip of pips(any, counted(hit[2] ?? ""))) found.push({ pip });
    from = hit.index + hit[0].length;
  }
  found.push({ text: text.slice(from) });
  return found.filter((piece) => !("text" in piece) || piece.text);
}

export const luminous: GameLook = {
  name: "luminous",
  title: "Luminous",
  about: "Lay orbs, send units one at a time, and decide every block. Nothing waits on a stack: what you do happens.",
  time: "25 min",
  players: [2, 3, 4],
  rail(view) {
    const combat = view.step === "attack" ? 2 : view.step === "combat damage" ? 4 : 3;
    const now = view.phase === "combat" ? combat : view.phase === "main" ? 1 : view.phase === "end" ? 5 : 0;
    return { phases: ["Start", "Main", "Attack", "Block", "Damage", "End"], now };
  },
  shown: new Set(["favored", "orbs", "play", "hand"]),
  guards: new Set(["block"]),
  spaces: new Set(),
  suggested: new Set(["pay"]),
  amounts: new Set(["deal", "bolster", "split"]),
  sharers: (view) => view.combat?.blockers ?? [],
  source: (view) => view.combat?.attacker,
  headline(view, seat, options) {
    const combat = view.combat;
    if (!combat && view.turn === seat && options.length === 1) return "Your turn: nothing is left to do but pass.";
    if (!combat) return view.turn === seat ? "Your turn: play, attack or pass." : "Answer, or pass.";
    if (combat.defending_player !== seat) return `${combat.attacker} attacks: help it, or pass.`;
    const whom = combat.relic ? `your ${combat.relic}` : "you";
    return `${combat.attacker} attacks ${whom}. ${options.some((option) => option.kind === "block") ? "Block?" : "Answer, or pass."}`;
  },
  symbols,
  printed(table: Facts): Facts {
    const essence = String(table.essence_cost ?? "");
    const check = String(table.orb_check ?? "");
    const found: Facts = { ...table };
    if (essence || check) Object.assign(found, { essence: [anyOf(essence), ...counted(essence)], check: counted(check) });
    return found;
  },
  card(card) {
    const faction = String(card.faction ?? "neutral").toLowerCase();
    const [essence, check] = [(card.essence ?? []) as number[], (card.check ?? []) as number[]];
    const price = [...essence, ...check].reduce((sum, each) => sum + each, 0);
    const kind = String(card.type);
    const orb = kind === "orb" ? COLOURS.findIndex((word) => `${card.colours?.[0] ?? card.name}`.toLowerCase().startsWith(word[0] as string)) : -1;
    const sigil =
      card.attack !== undefined ? fighter(card.attack, card.health)
      : kind === "relic" ? thing(card.durability ?? 3)
      : kind === "favored" ? leader
      : kind === "orb" ? emblem(`orb-${LETTERS[orb] ?? "any"}`, 18)
      : kind === "token" ? emblem("bloom", 17)
      : burst(price);
    const look = base("lum", faction, kind, card.name, sigil);
    look.cost = pips(essence[0] ?? 0, essence.slice(1));
    if (check.some(Boolean)) look.cost.push("bar", ...pips(0, check, true));
    if (card.fast) look.tag = { symbol: "fast", says: "fast" };
    look.type = capital(kind) + (card.fast ? " · Fast" : "") + (card.unique ? " · Unique" : "");
    look.text = card.text ?? "";
    look.flavor = card.flavor ?? "";
    look.code = card.faction ?? "No faction";
    const printed = card.printed ?? {};
    if (card.attack !== undefined) {
      const health = card.health - (card.damage ?? 0);
      look.stats.push(
        { kind: "atk", side: "l", now: card.attack, printed: printed.attack ?? card.attack, word: "attack" },
        { kind: "hp", side: "r", now: health, printed: printed.health ?? card.health, lost: card.damage ?? 0, word: "health" },
      );
    } else if (card.durability !== undefined) {
      const now = card.durability;
      look.stats.push({ kind: "dur", side: "r", now, printed: printed.durability ?? now, word: "durability" });
    }
    look.turned = Boolean(card.expended) && !card.role; // that it attacks or blocks is what matters then
    look.band = look.turned ? "Expended" : "";
    look.fresh = Boolean(card.entered_this_turn) && kind !== "orb" && kind !== "favored";
    const own = (look.text.match(/[A-Z][a-z]+(?=[.,\n]|$)/g) ?? []).map((word: string) => word.toLowerCase());
    const gained = ((card.skills ?? []) as string[]).filter((skill) => !own.includes(skill.toLowerCase()));
    const state = [
      ...look.stats.map((stat) => `${stat.word} ${stat.now}`),
      ...gained.map((skill) => `has ${skill}`),
      ...(card.role ? [card.role] : []),
      card.expended === undefined ? look.cost.flatMap((pip) => (pip === "bar" ? [] : pip.says)).join(", ") : card.expended ? "expended" : "ready",
    ];
    look.label = [card.name, look.type.toLowerCase().replaceAll(" · ", ", "), ...state, look.text].filter(Boolean).join(", ");
    return look;
  },
  standing: () => ({ key: "life", word: "life" }),
  anatomy: {
    card: { name: "Splitseed Hydra", type: "unit", faction: "Mossbound", text: "Tribute 3.\nOverwhelm.", essence: [3, 0, 1, 0], check: [0, 2, 0], attack: 4, health: 4 },
    left: [[4, "Name", "Cards of one name are alike."], [48, "Essence, filled", "What it costs: orbs of yours are used for it, these of their colour, the number with any."], [88, "Attack", "The damage it deals. The star above has as many points."]],
    right: [[24, "The engraving", "Drawn from the name: no other card looks so."], [48, "Orb check, hollow", "Orbs that you must have besides. They stay as they are."], [68, "Text", "Bold words are explained beside the card."], [88, "Health", "As much damage destroys it. A ring above for each."]],
  },
  fan: [
    { name: "Gallows Crow", type: "unit", faction: "Duskveil", text: "Flight.", essence: [1, 0, 0, 1], check: [0, 0, 1], attack: 2, health: 1 },
    { name: "Splitseed Hydra", type: "unit", faction: "Mossbound", text: "Tribute 3.\nOverwhelm.", essence: [3, 0, 1, 0], check: [0, 2, 0], attack: 4, health: 4 },
    { name: "Vash, the Falling Star", type: "unit", faction: "Emberwright", text: "Flight. Dash.", essence: [4, 1, 0, 0], check: [1, 0, 0], unique: true, attack: 5, health: 4 },
  ],
};
