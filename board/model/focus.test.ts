import { describe, expect, test } from 'vitest';
import { allStops, type Direction, rovingStop, stopTowards } from './focus.ts';
import { centreOf } from './projection.ts';
import { EMPTY, SAMPLE, spotAt } from './sample.ts';

const stops = allStops(SAMPLE);
const towards = (from: string, direction: Direction): string | undefined =>
  stopTowards(stops, stops.find((stop) => stop.key === from)!.at, direction)?.key;

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
