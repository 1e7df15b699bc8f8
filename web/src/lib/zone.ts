// A zone of cards for the keyboard: Tab goes from zone to zone, arrows from card to card.

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
    const card = all[to];
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
