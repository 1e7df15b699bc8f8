import type { Component, Snippet } from "svelte";
import type { GameLook } from "../games/look";
import Lightseekers from "./Lightseekers.svelte";
import LostLegacy from "./LostLegacy.svelte";
import Luminous from "./Luminous.svelte";
import Starlight from "./Starlight.svelte";

/** A board shows the state of a room; below it is a bar: what is asked, or where somebody is in a replay. */
export type Board = Component<{ bar: Snippet }>;

const BOARDS: Record<string, Board> = {
  luminous: Luminous, lightseekers: Lightseekers, starlight: Starlight, "lost-legacy": LostLegacy,
};

export const boardOf = (look: GameLook): Board => BOARDS[look.name] as Board;
