/** Where the dice of a battle come to rest. */
import type { Px } from '@asteroute/board/model/projection.ts';

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Widths of a die between the contested place and dice at rest: nearer ones would hide who fights there. */
const CLEAR = 1.4;

/**
 * The middle of the dice: above, below or beside the contested place, where they cover the fewest meeples. Places are
 * pixels from the middle of the area in which all dice stay.
 */
export function restOf(
  spot: Px,
  meeples: readonly Px[],
  { area, dice, die }: { readonly area: Extent; readonly dice: Extent; readonly die: number },
): Px {
  const within = (at: number, room: number) => Math.max(-room / 2, Math.min(room / 2, at));
  const covers = (rest: Px, one: Px) =>
    Math.abs(one.x - rest.x) < (dice.width + die) / 2 && Math.abs(one.y - rest.y) < (dice.height + die) / 2;
  const hidden = (rest: Px) =>
    meeples.filter((one) => covers(rest, one)).length + (covers(rest, spot) ? meeples.length : 0);
  const [aside, above] = [dice.width / 2 + CLEAR * die, CLEAR * die];
  const ways: readonly (readonly [number, number])[] = [
    [0, -above],
    [0, above],
    [-aside, 0],
    [aside, 0],
  ];
  const rests = ways.map(([dx, dy]) => ({
    x: within(spot.x + dx, Math.max(0, area.width - dice.width)),
    y: within(spot.y + dy, Math.max(0, area.height - dice.height)),
  }));
  return rests.toSorted((one, other) => hidden(one) - hidden(other))[0];
}
