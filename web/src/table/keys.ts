/** The frame's keys. Boards have keys of their own; whoever types is left alone. */
export interface Keys {
  send(): unknown;
  drop(): unknown;
  undo(): unknown;
  rules(): unknown;
  help(): unknown;
  /** To one's own turn: what others have done is not waited for. */
  skip(): unknown;
  /** Shows the table as it was, until the key is let go. */
  hold(): unknown;
  readonly hasStaged: boolean;
}

/** The key that shows the table as it was as long as it is held. */
export const THEN = "b";

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
  else if (event.key === "t") keys.skip();
  else if (event.key === THEN) keys.hold();
  else return;
  event.preventDefault();
}
