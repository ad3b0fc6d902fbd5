/** The place of the loupe: beside its cell, over nothing that matters for the choice, in the free part of the board. */
import { anchoredPose, type Box, type CameraPose, overlaps, panPose } from '@asteroute/board/model/projection.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The enlarged tile with the controls below, or beside (narrow window); controls alone if the spots are large enough.
 */
export type LoupeForm = 'tall' | 'wide' | 'bar';

type Side = 'left' | 'right' | 'above' | 'below';

/** A place for the loupe, in pixels of the board. */
export interface LoupePlace {
  readonly x: number;
  readonly y: number;
  readonly form: LoupeForm;
  readonly side: Side;
  /** Whether the controls of the tall form are on top, because the cell is near the top. */
  readonly flipped: boolean;
}

/** The size of each form until it has been measured. */
export const SIZES: Readonly<Record<LoupeForm, Size>> = {
  tall: { width: 232, height: 344 },
  wide: { width: 344, height: 194 },
  bar: { width: 280, height: 98 },
};

/** Pixels between the cell and the loupe, and around the loupe. */
const GAP = 10;
export const MARGIN = 6;
/** From top or bottom to the middle of the confirm button; from the right edge if wide or a bar. */
const CONFIRM = 32;
const CONFIRM_RIGHT = { wide: 74, bar: 83 };
/** How far below the cell's centre the confirm button is wanted, in pixels. */
const DROP = 36;
/** The greatest distance from the cell's centre to the confirm button in pixels, if there is room for that. */
const REACH = 198;

/** What a covered tile or figure costs along a side, in pixels; how many of them it is worth to be within reach. */
const [COVERED, UNREACHED] = [60, 4];

/** The least width of the wide form in pixels, to which it shrinks in a narrow window. */
const LEAST_WIDTH = 306;

/** Pixels between two places that are tried along a side, and over the whole board. */
const [STEP, COARSE] = [6, 12];

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** The part of a cell inside the free area; a point of that area's edge if the cell is outside. */
const inside = (cell: Box, free: Box): Box => ({
  left: between(cell.left, free.left, free.right),
  right: between(cell.right, free.left, free.right),
  top: between(cell.top, free.top, free.bottom),
  bottom: between(cell.bottom, free.top, free.bottom),
});

export interface Shift {
  readonly x: number;
  readonly y: number;
}

export interface Wanted {
  readonly cell: Box;
  /** What else must stay visible, most important first: the target of an attack, and the meeples there. */
  readonly seen: readonly Box[];
  /** What is covered only if there is no other place: tiles and figures of the realms that the draft touches. */
  readonly beside: readonly Box[];
  /** The part of the board that nothing covers. */
  readonly free: Box;
  readonly forms: readonly LoupeForm[];
  readonly sizes: Readonly<Record<LoupeForm, Size>>;
  /** The side on which the loupe was before, kept while there is room. */
  readonly before: Side | null;
}

interface Try extends LoupePlace {
  /** How far the confirm button is from where it is wanted, with a penalty beyond its reach. */
  readonly off: number;
  readonly reached: boolean;
  /** How much of `beside` it covers. */
  readonly covered: number;
}

/** Null if there is no room. On a phone the least important parts of `seen` may be covered. */
export function placeLoupe(wanted: Wanted): LoupePlace | null {
  for (let count = wanted.seen.length; count > 0; count--) {
    const found = placeBeside({ ...wanted, seen: wanted.seen.slice(0, count) });
    if (found !== null) return found;
  }
  return placeBeside({ ...wanted, seen: [] });
}

/**
 * The shortest move, in pixels, after which the loupe covers nothing of the cell and of `seen`; null if there is none.
 */
export function moveForLoupe(wanted: Wanted): Shift | null {
  const { cell, seen, free } = wanted;
  const fits = (by: Shift) =>
    placeBeside({ ...wanted, beside: [], cell: moved(cell, by), seen: seen.map((box) => moved(box, by)) }) !== null;
  return movesInside([cell, ...seen], free).find(fits) ?? null;
}

/** The factors by which the board may become smaller, so that the loupe covers no target. */
const SMALLER = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/** The pose nearest to `rest` in which the loupe covers none of the targets; the least important are given up first. */
export function poseWithRoom(rest: CameraPose, targets: number, wantedIn: (pose: CameraPose) => Wanted): CameraPose {
  const { left: x, top: y } = wantedIn(rest).cell;
  const poses = SMALLER.map((factor) => (factor === 1 ? rest : anchoredPose(rest, { x, y }, rest.scale * factor)));
  for (let count = targets; count >= 0; count--) {
    for (const pose of poses) {
      const wanted = wantedIn(pose);
      const by = moveForLoupe({ ...wanted, seen: wanted.seen.slice(0, count) });
      if (by !== null) return by.x === 0 && by.y === 0 ? pose : panPose(pose, by.x, by.y);
    }
  }
  return rest;
}

/** The moves that leave all boxes inside the free area where they are, or put them to its edges; the shortest first. */
function movesInside(boxes: readonly Box[], free: Box): readonly Shift[] {
  const lefts = Math.min(...boxes.map(({ left }) => left));
  const rights = Math.max(...boxes.map(({ right }) => right));
  const tops = Math.min(...boxes.map(({ top }) => top));
  const bottoms = Math.max(...boxes.map(({ bottom }) => bottom));
  const [low, high] = [free.left - lefts, free.right - rights];
  const [up, down] = [free.top - tops, free.bottom - bottoms];
  if (low > high || up > down) return [];
  const within = (least: number, most: number) => [between(0, least, most), least, most];
  const all = within(low, high).flatMap((x) => within(up, down).map((y) => ({ x, y })));
  return all.sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y));
}

const moved = ({ left, top, right, bottom }: Box, { x, y }: Shift): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

function placeBeside(wanted: Wanted): LoupePlace | null {
  const cell = inside(wanted.cell, wanted.free);
  const sides = [...sidesFor(cell, wanted.free)].sort(
    ([a], [b]) => Number(b === wanted.before) - Number(a === wanted.before),
  );
  const tries = sides
    .filter(([, form]) => wanted.forms.includes(form))
    .map(([side, form]) => nearest(alongSide(wanted, cell, side, form)));
  const found = least(
    tries.flatMap((one) => one ?? []),
    ({ covered, reached }) => covered + (reached ? 0 : UNREACHED),
  );
  return found ?? nearest(wanted.forms.flatMap((form) => anywhere(wanted, cell, form)));
}

/** The place that covers least, and whose confirm button is nearest to where it is wanted; null without places. */
const nearest = (tries: readonly Try[]): Try | null => least(tries, ({ off, covered }) => off + covered * COVERED);

/** The first of those with the lowest cost. */
function least(tries: readonly Try[], costOf: (one: Try) => number): Try | null {
  return tries.reduce<Try | null>((best, one) => (best === null || costOf(one) < costOf(best) ? one : best), null);
}

/** The sides and forms to try, in order: sideways first away from the middle, where less of the board is covered. */
function sidesFor(cell: Box, free: Box): (readonly [Side, LoupeForm])[] {
  const west = cell.left + cell.right < free.left + free.right;
  const north = cell.top + cell.bottom < free.top + free.bottom;
  const sides: readonly Side[] = west ? ['left', 'right'] : ['right', 'left'];
  const ends: readonly Side[] = north ? ['below', 'above'] : ['above', 'below'];
  return [
    ...sides.map((side) => [side, 'tall'] as const),
    ...ends.flatMap((side) => [[side, 'wide'] as const, [side, 'bar'] as const]),
    ...sides.flatMap((side) => [[side, 'wide'] as const, [side, 'bar'] as const]),
    ...ends.map((side) => [side, 'tall'] as const),
  ];
}

/** The places of a form that touch one side of the cell and cover nothing that must be seen. */
function alongSide(wanted: Wanted, cell: Box, side: Side, form: LoupeForm): Try[] {
  const { free } = wanted;
  const { width, height } = sizeIn(wanted, form);
  const upright = side === 'left' || side === 'right';
  const x = side === 'left' ? cell.left - GAP - width : cell.right + GAP;
  const y = side === 'above' ? cell.top - GAP - height : cell.bottom + GAP;
  const places = upright
    ? steps(free.top, free.bottom - height, STEP).map((at) => ({ x, y: at }))
    : steps(free.left, free.right - width, STEP).map((at) => ({ x: at, y }));
  return triesAt({ wanted, cell, form, places, side });
}

/** Every place of a form that covers nothing that must be seen. */
function anywhere(wanted: Wanted, cell: Box, form: LoupeForm): Try[] {
  const { free } = wanted;
  const { width, height } = sizeIn(wanted, form);
  const columns = steps(free.left, free.right - width, COARSE);
  const places = steps(free.top, free.bottom - height, COARSE).flatMap((y) => columns.map((x) => ({ x, y })));
  const side = cell.left + cell.right < free.left + free.right ? 'right' : 'left';
  return triesAt({ wanted, cell, form, places, side });
}

/** The size of a form; the wide form shrinks with a narrow window. */
function sizeIn({ free, sizes }: Wanted, form: LoupeForm): Size {
  const { width, height } = sizes[form];
  return { width: form === 'wide' ? Math.min(width, Math.max(LEAST_WIDTH, free.right - free.left)) : width, height };
}

/** Numbers from `from` to `to`, both included; empty if `to` is less than `from`. */
function steps(from: number, to: number, step: number): number[] {
  if (to < from) return [];
  const whole = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return whole.at(-1) === to ? whole : [...whole, to];
}

interface Places {
  readonly wanted: Wanted;
  readonly cell: Box;
  readonly form: LoupeForm;
  readonly places: readonly { readonly x: number; readonly y: number }[];
  readonly side: Side;
}

function triesAt({ wanted, cell, form, places, side }: Places): Try[] {
  const { free, seen, beside } = wanted;
  const { width, height } = sizeIn(wanted, form);
  return places.flatMap(({ x, y }) => {
    const box = { left: x, top: y, right: x + width, bottom: y + height };
    if (box.left < free.left || box.right > free.right || box.top < free.top || box.bottom > free.bottom) return [];
    if ([cell, ...seen].some((one) => overlaps(box, one))) return [];
    const covered = beside.filter((one) => overlaps(box, one)).length;
    const ways = form === 'tall' ? [false, true] : [false];
    return ways.map((flipped) => {
      return { x, y, form, side, flipped, covered, ...confirmFrom(cell, box, { form, flipped, side }) };
    });
  });
}

/** The position of the confirm button relative to the cell: how far off it is, and whether it is within reach. */
function confirmFrom(cell: Box, box: Box, { form, flipped, side }: Pick<LoupePlace, 'form' | 'flipped' | 'side'>) {
  const middle = (cell.left + cell.right) / 2;
  const dx = confirmX(box, form) - middle;
  const dy = (flipped ? box.top + CONFIRM : box.bottom - CONFIRM) - (cell.top + cell.bottom) / 2;
  const reached = Math.hypot(dx, dy) <= REACH;
  const beside = side === 'left' || side === 'right';
  if (form === 'bar') {
    // The controls are next to the tile, and the bar is centred on it if there is room.
    const aside = beside ? Math.abs(dy) : Math.abs((box.left + box.right) / 2 - middle);
    return { off: aside + (reached ? 0 : 400), reached };
  }
  const drop = flipped ? -DROP : DROP;
  // Between two equal places, the one with the button at the bottom wins.
  const off = (beside ? Math.abs(dy - drop) + Math.abs(dx) / 4 : Math.hypot(dx, dy)) + (reached ? 0 : 400);
  return { off: off + (flipped ? 120 : 0), reached };
}

/** The middle of the confirm button, in pixels from the left edge of the board. */
const confirmX = ({ left, right }: Box, form: LoupeForm): number =>
  form === 'tall' ? (left + right) / 2 : right - CONFIRM_RIGHT[form];
