import { expect, it, vi } from "vitest";
import { Showing } from "../src/lib/showing.svelte";

it("shows each card that others play for a moment, and only the last where nobody waits", () => {
  vi.useFakeTimers();
  const showing = new Showing();
  const move = (name: string) => ({ seat: 1, kind: "play", cards: [name], target: null, numbers: [] });
  const shown = (): string | undefined => showing.now?.cards[0];
  showing.add(move("One"), false);
  vi.advanceTimersByTime(100);
  showing.add(move("Two"), false);
  vi.advanceTimersByTime(500);
  expect(shown()).toBe("One");
  vi.advanceTimersByTime(200);
  expect(shown()).toBe("Two");
  showing.add(move("Three"), true);
  expect(shown()).toBe("Three");
  vi.advanceTimersByTime(2000);
  expect(shown()).toBeUndefined();
  vi.useRealTimers();
});
