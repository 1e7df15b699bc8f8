// State as it comes: a list of changes, each a path and what stands there now; no value means that it is gone.
// What does not change stays the same object, so that only what has changed is drawn anew.
import type { Change, Json, PathPart } from "./protocol";

type Holder = { [key: PathPart]: Json };

export function patched<T>(state: T, patch: Change[]): T {
  let whole = state as unknown as Json;
  for (const change of patch) whole = changed(whole, change[0], 0, change.length === 2, change[1] as Json);
  return whole as unknown as T;
}

function changed(part: Json, path: PathPart[], depth: number, stays: boolean, value: Json): Json {
  const key = path[depth];
  if (key === undefined) return value;
  const copy = (Array.isArray(part) ? [...part] : { ...(part as object) }) as Holder;
  if (depth === path.length - 1 && !stays) delete copy[key];
  else copy[key] = changed(copy[key] as Json, path, depth + 1, stays, value);
  return copy as unknown as Json;
}
