// A zone of cards for the keyboard: Tab goes from zone to zone, arrows from card to card; on a board they go where they point.

type Point = [x: number, y: number];

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** The nearest place that way: beside it in its row, or in the next row whatever is least to the side; -1 at the edge. */
export function towards(places: Point[], from: number, key: string): number {
  const [x, y] = places[from] as Point;
  const across = key === "ArrowLeft" || key === "ArrowRight";
  const sign = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  const found = places.map(([px, py], at) => {
    const [ahead, aside] = across ? [sign * (px - x), Math.abs(py - y)] : [sign * (py - y), Math.abs(px - x)];
    return { at, ahead, aside };
  });
  const open = found.filter(({ ahead, aside }) => ahead > 2 && (!across || aside < 2));
  return open.sort((a, b) => Math.round((a.ahead - b.ahead) / 4) || Math.round((a.aside - b.aside) / 4))[0]?.at ?? -1;
}

export function zone(node: HTMLElement): { destroy(): void } {
  const cards = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(".spot, .tok")];

  function arrange(): void {
    const all = cards();
    const now = all.find((card) => card.tabIndex === 0);
    const best = now ?? all.find((card) => card.hasAttribute("data-can")) ?? all[0];
    for (const card of all) card.tabIndex = card === best ? 0 : -1;
  }
  function focused(event: FocusEvent): void {
    const card = (event.target as HTMLElement).closest<HTMLElement>(".spot, .tok");
    if (card) for (const each of cards()) each.tabIndex = each === card ? 0 : -1;
  }
  function moved(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const all = cards();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || !all.length) return;
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step ? at + step : -1;
    const card = step && node.role === "grid" ? all[towards(all.map(middle), at, event.key)] : all[to];
    if (!card) return;
    event.preventDefault();
    card.focus();
    card.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
  const watcher = new MutationObserver(arrange);
  watcher.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", moved);
  arrange();
  return {
    destroy() {
      watcher.disconnect();
      node.removeEventListener("focusin", focused);
      node.removeEventListener("keydown", moved);
    },
  };
}
