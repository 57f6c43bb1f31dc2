/** Where a note about a thing stands: beside it, and not over the things that one chooses among. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const AWAY = 10; // px between the note and what it is about
const EDGE = 8; // px to the window's edge
const OVER_THING = 1000; // to cover the thing itself is that much worse than to cover its neighbours

/** @param group the things that one chooses among, the thing itself among them */
export function placeNote(
  note: Pick<Box, "width" | "height">,
  thing: Box,
  group: Box,
  window: Pick<Box, "width" | "height">,
): { left: number; top: number } {
  const within = (at: number, size: number, all: number) => Math.max(EDGE, Math.min(at, all - size - EDGE));
  const places = [group, thing].flatMap((from) => {
    const across = thing.left + thing.width / 2 - note.width / 2;
    const along = thing.top + thing.height / 2 - note.height / 2;
    return [
      [across, from.top - note.height - AWAY],
      [from.left + from.width + AWAY, along],
      [from.left - note.width - AWAY, along],
      [across, from.top + from.height + AWAY],
    ] as const;
  });
  const found = places.map(([left, top]) => {
    const box = {
      ...note,
      left: within(left, note.width, window.width),
      top: within(top, note.height, window.height),
    };
    return { box, cost: OVER_THING * shared(box, thing) + shared(box, group) };
  });
  const best = found.reduce((one, other) => (other.cost < one.cost ? other : one));
  return { left: best.box.left, top: best.box.top };
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
