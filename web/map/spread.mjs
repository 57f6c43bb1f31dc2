/** Room for crowded places: the land flows apart between them, and never folds over itself. */

const GAIN = 0.15; // of the missing room, each round
const ROUNDS = 150;
const REACH = 1.15; // how far a push is felt, in rooms

/**
 * Lets pairs of places drift apart until each has its room, and everything else with them. Each push widens the land about
 * the middle of a pair a little, along the axis on which least is missing; many small pushes make a smooth map.
 * @param places points by name: they are moved
 * @param others lines of points: they are moved along
 * @param room width and height that a place needs
 */
export function spread(places, others, room) {
  const names = Object.keys(places);
  const points = [...names.map((name) => places[name]), ...others.flat()];
  for (let round = 0; round < ROUNDS; round++) {
    const pushes = pushesBetween(
      names.map((name) => places[name]),
      room,
    );
    if (!pushes.length) return;
    for (const point of points) push(point, pushes);
  }
}

function pushesBetween(found, [wide, high]) {
  const pushes = [];
  found.forEach((one, i) => {
    for (const other of found.slice(i + 1)) {
      const [dx, dy] = [Math.abs(one[0] - other[0]) / wide, Math.abs(one[1] - other[1]) / high];
      const missing = 1 - Math.max(dx, dy);
      if (missing <= 0) continue;
      const along = dx / (dx + dy); // mostly the axis on which they are apart already
      pushes.push({ at: middle(one, other), along, missing, reach: REACH * Math.hypot(wide, high) * 0.5 });
    }
  });
  return pushes;
}

function middle(one, other) {
  return [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
}

function push(point, pushes) {
  let [sx, sy] = [0, 0];
  for (const { at, along, missing, reach } of pushes) {
    const [dx, dy] = [point[0] - at[0], point[1] - at[1]];
    const felt = (dx * dx + dy * dy) / (reach * reach);
    if (felt > 9) continue;
    const share = GAIN * missing * Math.exp(-felt);
    sx += dx * share * (0.25 + along);
    sy += dy * share * (1.25 - along);
  }
  point[0] += sx;
  point[1] += sy;
}
