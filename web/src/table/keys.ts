/** The frame's keys. Boards have keys of their own; whoever types is left alone. */
export interface Keys {
  send(): unknown;
  drop(): unknown;
  undo(): unknown;
  rules(): unknown;
  help(): unknown;
  readonly hasStaged: boolean;
}

export function keyPressed(event: KeyboardEvent, keys: Keys): void {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest("input, textarea, select, dialog[open]")) return;
  const isOnButton = target?.closest("button, a, [role=button]") != null;
  if (event.key === "Escape") keys.drop();
  else if (event.key === "Enter" && keys.hasStaged && !isOnButton) keys.send();
  else if (event.key === "u") keys.undo();
  else if (event.key === "r") keys.rules();
  else if (event.key === "?") keys.help();
  else return;
  event.preventDefault();
}
