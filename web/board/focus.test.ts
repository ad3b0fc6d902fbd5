import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allStops, cellKey, type Direction, rovingStop, type Stop, stopTowards } from './focus.ts';
import { centreOf } from './projection.ts';
import { EMPTY, legalAt, SAMPLE, spotAt } from './sample.ts';

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right'];
const stops = allStops(SAMPLE);
const towards = (from: string, direction: Direction): string | undefined =>
  stopTowards(stops, stops.find((stop) => stop.key === from)!.at, direction)?.key;

/** Every stop that arrows can lead to. */
function reached(all: readonly Stop[], start: Stop): Set<string> {
  const found = new Set([start.key]);
  const open = [start];
  for (let here = open.pop(); here; here = open.pop()) {
    const next = DIRECTIONS.map((direction) => stopTowards(all, here!.at, direction)).filter((stop) => stop !== null);
    open.push(...next.filter((stop) => !found.has(stop.key)));
    for (const stop of next) found.add(stop.key);
  }
  return found;
}

describe('where arrows lead', () => {
  test('to the nearest legal cell straight ahead', () => {
    expect(towards('1,0', 'down')).toBe('1,1');
    expect(towards('1,0', 'left')).toBe('-1,0');
    expect(towards('1,1', 'left')).toBe('0,1');
    expect(towards('0,-1', 'down')).toBe('0,1');
  });

  test('aside when nothing lies straight ahead, nowhere when nothing lies there', () => {
    expect(towards('0,-1', 'left')).toBe('-1,0');
    expect(towards('0,-1', 'up')).toBeUndefined();
  });

  test('from the ghost down into its spots, even the one in its middle', () => {
    const view = { ...SAMPLE, spots: [spotAt('middle', 150, 50), spotAt('east', 185, 50)] };
    const all = allStops(view);
    const ghost = all.find((stop) => stop.target.kind === 'ghost')!;
    expect(stopTowards(all, ghost.at, 'down')?.key).toBe('spot:middle');
    expect(stopTowards(all, { u: 150, v: 50 }, 'right')?.key).toBe('spot:east');
    expect(stopTowards(all, { u: 150, v: 50 }, 'up')?.key).toBe('1,0');
  });

  test('from anywhere to everywhere', () => {
    const cells = fc.uniqueArray(fc.tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 })), {
      selector: ([x, y]) => cellKey({ x, y }),
      minLength: 1,
      maxLength: 25,
    });
    fc.assert(
      fc.property(cells, (places) => {
        const all = allStops({ ...EMPTY, legal: places.map(([x, y]) => legalAt(x, y)) });
        for (const stop of all) expect(reached(all, stop).size).toBe(all.length);
      }),
    );
  });
});

describe('the one tab stop', () => {
  test('is where the focus was, else the ghost, else the first cell', () => {
    expect(rovingStop(stops, '0,1')?.key).toBe('0,1');
    expect(rovingStop(stops, 'gone')?.key).toBe('1,0');
    expect(rovingStop(allStops({ ...SAMPLE, ghost: null }), null)?.key).toBe('0,-1');
    expect(rovingStop([], null)).toBeNull();
  });

  test('tiles with a label take over when nothing can be placed', () => {
    const view = { ...EMPTY, tiles: [{ ...EMPTY.tiles[0], label: 'Start' }] };
    expect(allStops(view)).toMatchObject([{ key: '0,0', at: centreOf({ x: 0, y: 0 }), label: 'Start' }]);
    expect(allStops(EMPTY)).toEqual([]);
  });
});
