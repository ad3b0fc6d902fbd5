/** Places for meeples, turned with their tile. */
const HALF_EDGES = ['Nw', 'Ne', 'En', 'Es', 'Se', 'Sw', 'Ws', 'Wn'];
const SIDES = ['N', 'E', 'S', 'W'];

/** Turns a place such as `road:E` or `field:En` clockwise by quarter turns; one in the middle of the tile stays. */
export function turnedPlace(place: string, quarters: number): string {
  const [kind, edge] = place.split(':');
  if (edge === undefined) return place;
  const edges = edge.length === 2 ? HALF_EDGES : SIDES;
  const steps = quarters * (edges.length / 4);
  return `${kind}:${edges[(edges.indexOf(edge) + steps + edges.length) % edges.length]}`;
}
