// The engraved face of a card: drawn from its name and numbers, never from a picture. Three layers on a plate of
// 100 x 100: a field of lines (its family belongs to the faction), a guilloche (from the name), and a sigil that can be
// read: points = attack or damage, rings = health or durability, rays = cost. The same name always gives the same face.

export class Seed {
  private h: number;

  constructor(text: string) {
    let h = 2166136261;
    for (const letter of text) h = Math.imul(h ^ (letter.codePointAt(0) as number), 16777619) >>> 0;
    this.h = h || 1;
  }
  next(): number {
    let h = this.h;
    h = (h ^ (h << 13)) >>> 0;
    h = (h ^ (h >>> 17)) >>> 0;
    h = (h ^ (h << 5)) >>> 0;
    this.h = h;
    return h / 4294967296;
  }
  between(a: number, b: number): number {
    return a + (b - a) * this.next();
  }
  whole(a: number, b: number): number {
    return a + Math.floor(this.next() * (b - a + 1));
  }
  pick<T>(things: readonly T[]): T {
    return things[Math.floor(this.next() * things.length)] as T;
  }
}

type Point = [number, number];
export type Sigil = (q: Seed) => string;

const rad = (a: number): number => (a * Math.PI) / 180;
const range = (n: number, from = 0): number[] => Array.from({ length: n - from }, (_, k) => k + from);
const f = (x: number): string => {
  const t = x.toFixed(1);
  return t.endsWith(".0") ? t.slice(0, -2) : t;
};
const at = (x: number, y: number, r: number, a: number): Point => [x + r * Math.cos(rad(a)), y + r * Math.sin(rad(a))];
const line = (points: Point[], close = false): string =>
  "M" + points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L") + (close ? "z" : "");
const path = (d: string, cls = "l", extra = ""): string => `<path class="${cls}" d="${d}"${extra}/>`;
const ring = (r: number, cls = "l", x = 50, y = 50): string =>
  `<circle class="${cls}" cx="${f(x)}" cy="${f(y)}" r="${f(r)}"/>`;
const dot = (x: number, y: number, r: number): string => `<circle class="d" cx="${f(x)}" cy="${f(y)}" r="${f(r)}"/>`;
export const symbolAddress = (name: string): string => `/symbols.svg#s-${name}`;
const use = (name: string, r: number): string =>
  `<use class="e" href="${symbolAddress(name)}" x="${f(50 - r)}" y="${f(50 - r)}" width="${f(2 * r)}" height="${f(2 * r)}"/>`;

// ---- fields: one family of lines for each faction

type Field = (q: Seed) => string;

const sparks: Field = (q) => {
  const x = q.between(20, 80);
  const y = q.between(84, 104);
  let d = "";
  for (const k of range(30)) {
    const a = -172 + k * 5.7 + q.between(-1, 1);
    let r = q.between(14, 40);
    while (r < 108) {
      const n = q.between(8, 34);
      d += line([at(x, y, r, a), at(x, y, Math.min(112, r + n), a)]);
      r += n + q.between(4, 12);
    }
  }
  return path(d);
};

const grain: Field = (q) => {
  const x = q.next() < 0.5 ? q.between(-6, 24) : q.between(76, 106);
  const y = q.between(30, 96);
  const k = q.whole(3, 5);
  const w = q.between(1.5, 3.2);
  const ph = q.between(0, 6);
  let d = "";
  for (const i of range(21, 3)) {
    d += line(range(25).map((n) => at(x, y, i * 5.2 + w * Math.sin(rad(n * 15) * k + ph + i * 0.18), n * 15)));
  }
  return path(d);
};

const veil: Field = (q) => {
  const n = q.whole(3, 5);
  const sag = q.between(9, 18);
  const w = 100 / n;
  return path(range(14, -1).map((row) => `M0 ${f(row * 9)}` + `q${f(w / 2)} ${f(sag)} ${f(w)} 0`.repeat(n)).join(""));
};

const roads: Field = (q) => {
  const base = q.between(0, 6);
  let d = "";
  for (const row of range(15)) {
    const a = q.between(1.5, 5.5);
    const ph = base + row * 0.55;
    d += line(range(15).map((k): Point => [k * 7, 4 + row * 6.7 + a * Math.sin((k * 7) / q.between(13, 15) + ph)]));
  }
  return path(d);
};

const orbits: Field = (q) => {
  const x = q.between(30, 70);
  const y = q.between(30, 70);
  const t = f(q.between(-40, 40));
  const rings = range(11, 1).map(
    (k) =>
      `<ellipse class="l" cx="${f(x)}" cy="${f(y)}" rx="${f(k * 8.5)}" ry="${f(k * 4)}" transform="rotate(${t} ${f(x)} ${f(y)})"/>`,
  );
  return rings.join("") + range(16).map(() => dot(q.between(0, 100), q.between(0, 100), q.between(0.3, 0.9))).join("");
};

const thorns: Field = (q) => {
  const k = q.between(6, 9);
  let d = "";
  for (const row of range(14)) {
    const points: Point[] = [];
    let up = 1;
    for (let x = -6; x < 108; x += q.between(3, k)) {
      points.push([x, row * 8 - 4 + up * q.between(1, 6.5)]);
      up = -up;
    }
    d += line(points);
  }
  return path(d);
};

const facets: Field = (q) => {
  let d = "";
  for (const row of range(9)) {
    const y = row * 14 - 4;
    let x = q.between(-20, 0);
    while (x < 104) {
      const w = q.between(14, 26);
      const h = q.between(10, 20);
      d += line([[x, y + h], [x + w / 2, y], [x + w, y + h]]) + line([[x + w / 2, y], [x + w * 0.62, y + h]]);
      x += w;
    }
  }
  return path(d);
};

const leaves: Field = (q) => {
  const t = q.between(-30, 30);
  const d = range(9, -1).flatMap((row) =>
    range(7, -1).map((col) => `M${f(col * 18 + (Math.abs(row) % 2) * 9)} ${f(row * 13)}q8-9 16 0q-8 9-16 0h16`),
  );
  return `<g transform="rotate(${f(t)} 50 50)">${path(d.join(""))}</g>`;
};

const waves: Field = (q) => {
  const w = q.between(10, 16);
  const h = q.between(3, 7);
  const d = range(17, -1).map(
    (row) =>
      `M${f(-w * (Math.abs(row) % 2) - q.between(0, 3))} ${f(row * 6.5)}` + `q${f(w / 2)} ${f(-h)} ${f(w)} 0t${f(w)} 0`.repeat(6),
  );
  return `<g transform="rotate(${f(q.between(-24, 24))} 50 50) translate(-20 0) scale(1.3)">${path(d.join(""))}</g>`;
};

const circuit: Field = (q) => {
  let d = "";
  for (const row of range(11)) {
    d += `M-2 ${row * 10 + 2}`;
    for (let x = -2; x < 100; ) {
      const run = q.whole(6, 20);
      const step = q.pick([0, 0, 5, -5]);
      d += `h${run}l${Math.abs(step)} ${step}`;
      x += run + Math.abs(step);
    }
  }
  return path(d) + range(12).map(() => dot(q.whole(1, 19) * 5, q.whole(0, 10) * 10 + 2, 1.1)).join("");
};

const hatch: Field = (q) => {
  const t = q.pick([-45, -30, 30, 45, 60]);
  return `<g transform="rotate(${t} 50 50)">${path(range(44).map((k) => `M${k * 5 - 60} -60v220`).join(""))}</g>`;
};

const streaks: Field = (q) =>
  path(
    range(46)
      .map(() => {
        const [x, y, n] = [q.between(-20, 100), q.between(0, 100), q.between(8, 40)];
        return `M${f(x)} ${f(y)}l${f(n)} ${f(-n * 0.42)}`;
      })
      .join(""),
  );

const masonry: Field = (q) => {
  let d = "";
  for (const row of range(12)) {
    const y = row * 9;
    let x = -q.between(0, 18);
    d += `M0 ${y}h100`;
    while (x < 100) {
      x += q.between(12, 24);
      d += `M${f(x)} ${y}v9`;
    }
  }
  return path(d);
};

const ripples: Field = (q) =>
  range(3)
    .map(() => {
      const [x, y] = [q.between(5, 95), q.between(5, 95)];
      return range(9, 1).map((k) => ring(k * 5.5, "l", x, y)).join("");
    })
    .join("");

const hexes: Field = () =>
  path(
    range(9, -1)
      .flatMap((row) =>
        range(8, -1).map((col) => {
          const [x, y] = [col * 15.6 + (Math.abs(row) % 2) * 7.8, row * 13.5];
          return line(range(6).map((k) => at(x, y, 9, 60 * k - 90)), true);
        }),
      )
      .join(""),
  );

const FIELDS: Record<string, Field> = {
  emberwright: sparks, mossbound: grain, duskveil: veil, wanderers: roads, neutral: hatch,
  astral: orbits, dread: thorns, mountain: facets, nature: leaves, storm: waves, tech: circuit, unaligned: hatch,
  death: thorns, life: grain, "st-storm": streaks, stone: masonry, dream: ripples, craft: circuit, core: hexes,
  water: waves, metal: circuit, wind: streaks, fire: sparks, shade: veil, earth: masonry, light: orbits, option: hatch,
};

// ---- guilloche and sigils

/** Turned ellipses, as a rose engine cuts them. */
export function lathe(q: Seed, r: number, wanted?: number): string {
  const n = wanted ?? q.whole(5, 9);
  const flat = q.between(0.28, 0.62);
  const t = q.between(0, 60);
  return range(n)
    .map((k) => `<ellipse class="g" cx="50" cy="50" rx="${f(r)}" ry="${f(r * flat)}" transform="rotate(${f(t + (180 * k) / n)} 50 50)"/>`)
    .join("");
}

function jagged(n: number, outer: number, inner: number, turn: number): string {
  return path(line(range(2 * n).map((k) => at(50, 50, k % 2 ? inner : outer, turn + (180 * k) / n)), true), "s");
}

function bentStar(q: Seed, n: number, outer: number, inner: number, turn = -90): string {
  const bow = q.between(0.15, 0.9);
  let d = "";
  for (const k of range(n)) {
    const [tx, ty] = at(50, 50, outer, turn + (360 * k) / n);
    const [ax, ay] = at(50, 50, inner, turn + (360 * (k - 0.5)) / n);
    const [bx, by] = at(50, 50, inner, turn + (360 * (k + 0.5)) / n);
    const [cx, cy] = at(50, 50, inner * (1 + bow), turn + (360 * (k - 0.25)) / n);
    const [ex, ey] = at(50, 50, inner * (1 + bow), turn + (360 * (k + 0.25)) / n);
    d += (k === 0 ? `M${f(ax)} ${f(ay)}` : "") + `Q${f(cx)} ${f(cy)} ${f(tx)} ${f(ty)}Q${f(ex)} ${f(ey)} ${f(bx)} ${f(by)}`;
  }
  return path(d + "z", "s");
}

/** Points = attack, rings = health. Nothing to strike with: a plain shield of rings. */
export const fighter = (power: number, body: number): Sigil => (q) => {
  const outer = 22 + Math.min(power, 7) * 0.9;
  const rings = Math.max(1, Math.min(body, 7));
  let out = "";
  if (power === 1) {
    const drop = `M50 ${f(50 - outer)}C55 38 65 41 65 52A15 15 0 1 1 35 52C35 41 45 38 50 ${f(50 - outer)}z`;
    out = path(drop, "s", ` transform="rotate(${q.pick([0, 0, 180, 45, -45])} 50 50)"`);
  } else if (power > 0) {
    const n = Math.min(power, 12);
    const inner = outer * q.between(0.36, 0.56);
    out = bentStar(q, n, outer, inner, q.pick([-90, -90 + 180 / n]));
  } else out = ring(20, "s");
  for (const k of range(rings)) out += ring(6 + k * (rings > 4 ? 2.1 : 2.6), "k");
  return out + ring(3, "c");
};

/** Sides = durability. */
export const thing = (sides: number): Sigil => (q) => {
  const n = Math.max(3, Math.min(sides, 10));
  const turn = q.pick([-90, -90 + 180 / n]);
  const rims = [23, 17, 11, 5.5].map((r, k) =>
    path(line(range(n).map((i) => at(50, 50, r, turn + (180 / n) * (k % 2) + (360 * i) / n)), true), k % 2 ? "k" : "s"),
  );
  return rims.join("") + ring(2.4, "c");
};

/** Rays = cost: a burst that happens once. */
export const burst = (rays: number): Sigil => (q) => {
  const n = Math.max(3, rays + 2) * 2;
  const t = q.between(0, 40);
  const d = range(n).map((k) => {
    const a = t + (360 * k) / n;
    const r = k % 2 === 0 ? 27 : q.between(15, 20);
    return line([at(50, 50, 6, a - 150 / n), at(50, 50, r, a), at(50, 50, 6, a + 150 / n)], true);
  });
  return path(d.join(""), "s") + ring(9, "k") + ring(4, "c");
};

export const leader: Sigil = (q) => {
  const beads = range(24).map((k) => dot(...at(50, 50, 30, 15 * k), k % 2 ? 0.9 : 1.5));
  return ring(33, "k") + beads.join("") + bentStar(q, q.whole(6, 9), 26, 13) + ring(10, "k") + ring(4.5, "c");
};

/** A symbol, struck as a coin. */
export const emblem = (name: string, r = 15): Sigil => () => ring(r + 5, "s") + ring(r + 2.6, "k") + use(name, r * 0.72);

export type Shape = "star" | "shield" | "poly" | "burst" | "ring";

/** A symbol struck into a shape: the shape says what kind of card it is, its points the size of its effect. */
export const struck = (shape: Shape, size: number, glyph: string): Sigil => (q) => {
  const n = Math.max(2, Math.min(size, 9));
  let out = "";
  if (shape === "star") out = bentStar(q, Math.max(3, n), 29, 16, q.pick([-90, -90 + 180 / Math.max(3, n)]));
  else if (shape === "shield") {
    out = range(3).map((k) => ring(25 - k * 3.2, k ? "k" : "s")).join("");
    out += range(n * 3).map((k) => dot(...at(50, 50, 28.5, (360 * k) / (n * 3)), 1)).join("");
  } else if (shape === "poly") {
    const m = 4 + (n % 5);
    const rim = (r: number, k: number): string =>
      path(line(range(m).map((i) => at(50, 50, r, -90 + (180 / m) * k + (360 * i) / m)), true), k ? "k" : "s");
    out = rim(27, 0) + rim(22, 1);
  } else if (shape === "burst") out = jagged(8 + n * 2, 28, 21, q.between(0, 30)) + ring(18.5, "k");
  else {
    const turn = q.between(0, 90);
    const m = 3 + (n % 3);
    out = range(m)
      .map((k) => `<ellipse class="${k ? "k" : "s"}" cx="50" cy="50" rx="28" ry="19" transform="rotate(${f(turn + (k * 180) / m)} 50 50)"/>`)
      .join("");
  }
  return out + ring(15, "b") + use(glyph, 11.5);
};

export interface Face {
  /** The inside of an SVG of 100 x 100. */
  body: string;
  /** Degrees by which the ink wanders. */
  hue: number;
  /** Where the light falls, in percent. */
  x: number;
  y: number;
}

const kept = new Map<string, Face>();

/** The face of a card, drawn once. */
export function face(name: string, faction: string, sigil: Sigil, kind = ""): Face {
  const key = `${faction}/${kind}/${name}`;
  let found = kept.get(key);
  if (!found) {
    const q = new Seed(name);
    const [hue, x, y] = [q.between(-11, 11), q.between(18, 82), q.between(18, 60)];
    const field = (FIELDS[faction] ?? hatch)(q);
    const turned = lathe(q, q.between(30, 38));
    found = {
      body: `<g class="fld">${field}</g><g class="gui">${turned}</g><g class="sig">${sigil(q)}</g>`,
      hue: Math.round(hue),
      x: Math.round(x),
      y: Math.round(y),
    };
    kept.set(key, found);
  }
  return found;
}
