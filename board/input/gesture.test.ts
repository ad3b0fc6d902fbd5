import { describe, expect, test } from 'vitest';
import { isDrag, pinch, WheelReader } from './gesture.ts';

const wheel = (deltaY: number, timeStamp: number, ctrlKey = false, deltaMode = 0) => ({
  deltaY,
  timeStamp,
  ctrlKey,
  deltaMode,
});

describe('drag and pinch', () => {
  test('a press may tremble by six pixels', () => {
    expect(isDrag({ x: 10, y: 10 }, { x: 16, y: 10 })).toBe(false);
    expect(isDrag({ x: 10, y: 10 }, { x: 15, y: 15 })).toBe(true);
  });

  test('fingers that part zoom around their middle', () => {
    const before = [
      { x: 100, y: 100 },
      { x: 200, y: 100 },
    ] as const;
    const after = [
      { x: 60, y: 120 },
      { x: 260, y: 120 },
    ] as const;
    expect(pinch(before, after)).toEqual({ at: { x: 160, y: 120 }, factor: 2, dx: 10, dy: 20 });
  });

  test('fingers on one point do not divide by zero', () => {
    const point = { x: 5, y: 5 };
    expect(pinch([point, point], [point, { x: 5, y: 45 }]).factor).toBe(40);
  });
});

describe('wheel', () => {
  test('turns the tile over a ghost and zooms elsewhere', () => {
    expect(new WheelReader().read(wheel(100, 0), true)).toEqual({ type: 'rotate', by: 1 });
    expect(new WheelReader().read(wheel(-100, 0), true)).toEqual({ type: 'rotate', by: -1 });
    expect(new WheelReader().read(wheel(-100, 0), false)).toEqual({ type: 'zoom', factor: expect.closeTo(1.17, 2) });
  });

  test('a pinch on a touchpad always zooms', () => {
    expect(new WheelReader().read(wheel(3, 0, true), true).type).toBe('zoom');
  });

  test('many small steps of a touchpad are one rotation', () => {
    const reader = new WheelReader();
    const meanings = [20, 20, 20, 20].map((delta, i) => reader.read(wheel(delta, i * 16), true).type);
    expect(meanings).toEqual(['nothing', 'nothing', 'rotate', 'nothing']);
  });

  test('zooming that runs over a tile stays zooming until the wheel rests', () => {
    const reader = new WheelReader();
    reader.read(wheel(100, 0), false);
    expect(reader.read(wheel(100, 200), true).type).toBe('zoom');
    expect(reader.read(wheel(100, 600), true).type).toBe('rotate');
  });

  test('lines count as pixels', () => {
    expect(new WheelReader().read(wheel(4, 0, false, 1), true)).toEqual({ type: 'rotate', by: 1 });
  });
});
