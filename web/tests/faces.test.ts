import { describe, expect, it } from "vitest";
import { Seed, face, fighter } from "../src/lib/faces";

describe("the engraved face of a card", () => {
  it("has a hash of 32 bits that is the same everywhere", () => {
    const q = new Seed("Barrow Warden");
    expect([q.next(), q.next(), q.next()].map((x) => x.toFixed(6))).toEqual(["0.999090", "0.103131", "0.623225"]);
  });
  it("is the same for the same card, and another for another", () => {
    const warden = face("Barrow Warden", "mossbound", fighter(2, 5));
    expect(face("Barrow Warden", "mossbound", fighter(2, 5))).toBe(warden);
    expect(face("Lichen Ogre", "mossbound", fighter(4, 4)).body).not.toBe(warden.body);
  });
  it("has nothing in it that a strict page forbids", () => {
    const { body } = face("Skyrocket", "emberwright", fighter(3, 1));
    expect(body).not.toMatch(/style=|NaN|undefined/);
    expect(body).toMatch(/^<g class="fld">/);
  });
});
