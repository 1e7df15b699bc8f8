import { lightseekers } from "./lightseekers";
import type { GameLook } from "./look";
import { lostLegacy } from "./lost_legacy";
import { luminous } from "./luminous";
import { starlight } from "./starlight";

/** The games with a board on the page, in the order of the home page. */
export const LOOKS: GameLook[] = [luminous, lightseekers, starlight, lostLegacy];

/** A ruleset belongs to the game whose name it begins with: `lightseekers-first` is an edition of `lightseekers`. */
export const lookOf = (ruleset: string): GameLook | undefined =>
  LOOKS.find((look) => ruleset === look.name || ruleset.startsWith(`${look.name}-`));

/** The game, and which edition of it where there are several. */
export function titleOf(ruleset: string): string {
  const look = lookOf(ruleset);
  return [look?.title ?? ruleset, look?.editions?.[ruleset]].filter(Boolean).join(" · ");
}
