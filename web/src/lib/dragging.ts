// Dragging a card onto what it is aimed at: the same acts as two clicks. A finger that goes sideways scrolls the row of
// the card, one that goes up or down drags it (`touch-action` in the style sheet says so to the browser).
import type { Key } from "./choosing";

const FAR = 8;

export interface Draggable {
  /** Take a thing up; whether it can act. */
  lift(key: Key): boolean;
  /** Let it go over things that may be meant, or over the board. */
  drop(keys: Key[], board: boolean): void;
}

const keysOf = (element: Element | null | undefined): Key[] => (element instanceof Element ? (element.getAttribute("data-keys") ?? "").split("|").filter(Boolean) : []);

export function dragging(node: HTMLElement, table: Draggable): { destroy(): void } {
  let from: { element: HTMLElement; key: Key; x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;

  function down(event: PointerEvent): void {
    const element = (event.target as Element).closest<HTMLElement>("[data-key][data-can]");
    const key = element?.dataset.key;
    if (!element || !key || event.button !== 0) return;
    from = { element, key, x: event.clientX, y: event.clientY };
  }
  function move(event: PointerEvent): void {
    if (!from) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost) {
      if (Math.hypot(dx, dy) < FAR) return;
      const scrolls = event.pointerType === "touch" && Math.abs(dx) > Math.abs(dy) && getComputedStyle(from.element).touchAction === "pan-x";
      if (scrolls || !table.lift(from.key)) return end();
      from.element.dispatchEvent(new PointerEvent("pointercancel")); // it is no long press
      const box = from.element.getBoundingClientRect();
      ghost = from.element.cloneNode(true) as HTMLElement;
      ghost.className += " ghost";
      ghost.setAttribute("aria-hidden", "true");
      ghost.removeAttribute("data-key");
      ghost.removeAttribute("data-keys");
      Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
      node.append(ghost);
      document.getSelection()?.removeAllRanges();
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px)`;
  }
  function up(event: PointerEvent): void {
    if (!from || !ghost) return end();
    const origin = from.element;
    end();
    const under = document.elementFromPoint(event.clientX, event.clientY);
    const target = under?.closest("[data-keys]");
    const home = under && origin.parentElement?.parentElement?.contains(under);
    table.drop(target === origin ? [] : keysOf(target), Boolean(under?.closest("main")) && !home && !under?.closest(".prompt"));
    // The click that follows is part of the drag.
    const swallow = (click: Event): void => click.stopPropagation();
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
  }
  /** The browser has taken the finger away, to scroll: nothing was meant. */
  function cancelled(): void {
    if (ghost) table.drop([], false);
    end();
  }
  function end(): void {
    ghost?.remove();
    from = ghost = null;
  }
  node.addEventListener("pointerdown", down);
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancelled);
  return {
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancelled);
    },
  };
}
