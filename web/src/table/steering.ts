/** In a list of links one is reached by Tab, the others by arrow keys. */
export function steer(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const links = [...list.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: links.length - 1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  links[Math.max(0, Math.min(links.length - 1, to))]?.focus();
}
