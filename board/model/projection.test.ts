import { describe, expect, test } from 'vitest';
import * as geo from './projection.ts';

const frame: geo.Frame = { width: 1000, height: 600, insets: { top: 50, right: 200, bottom: 100, left: 0 } };
const pose: geo.CameraPose = { x: 30, y: -20, scale: 0.8 };

describe('projection', () => {
  test('screen and board are inverse to each other', () => {
    const at = { u: 137, v: -42 };
    expect(geo.toBoard(pose, geo.toScreen(pose, at))).toEqual({ u: expect.closeTo(137), v: expect.closeTo(-42) });
  });

  test('a cell reaches from its north-west corner up to the next cell', () => {
    expect(geo.cellAtPoint({ u: -0.1, v: 0 })).toEqual({ x: -1, y: 0 });
    expect(geo.cellAtPoint({ u: 99.9, v: 100 })).toEqual({ x: 0, y: 1 });
  });

  test('fitting centres the box in what the panels leave free', () => {
    const fitted = geo.fitPose(geo.boundsOf([{ x: 0, y: 0 }], 1), frame);
    expect(geo.toScreen(fitted, { u: 50, v: 50 })).toEqual({ x: 400, y: 275 });
  });

  test('a fitted box lies wholly in the free area, on whole pixels', () => {
    const box = geo.boundsOf([
      { x: -6, y: -3 },
      { x: 7, y: 5 },
    ]);
    const fitted = geo.fitPose(box, frame);
    const corner = geo.toScreen(fitted, { u: box.right, v: box.bottom });
    expect(corner.x).toBeLessThanOrEqual(800);
    expect(corner.y).toBeLessThanOrEqual(500);
    expect((fitted.scale * 100) % 1).toBeCloseTo(0);
    expect([fitted.x % 1, fitted.y % 1].map(Math.abs)).toEqual([0, 0]);
  });

  test('a few tiles are not blown up, a huge board stays at the least size', () => {
    expect(geo.fitPose(geo.boundsOf([]), frame).scale).toBe(1.5);
    expect(geo.fitPose(geo.boundsOf([{ x: 0, y: 0 }], 60), frame).scale).toBe(0.24);
  });

  test('zooming keeps the point under the pointer and stops at 24 and 260 pixels', () => {
    const at = { x: 400, y: 300 };
    const before = geo.toBoard(pose, at);
    const after = geo.toBoard(geo.zoomPose(pose, at, 1.7), at);
    expect(after.u).toBeCloseTo(before.u);
    expect(after.v).toBeCloseTo(before.v);
    expect(geo.zoomPose(pose, at, 100).scale).toBe(2.6);
    expect(geo.zoomPose(pose, at, 0.001).scale).toBe(0.24);
  });

  test('the board cannot be dragged out of the window', () => {
    const box = geo.boundsOf([{ x: 0, y: 0 }]);
    const far = geo.keepInReach(geo.panPose(pose, 5000, -5000), box, frame);
    expect(far.x).toBe(800 - 56);
    expect(far.y + 100 * far.scale).toBe(50 + 56);
  });

  test('revealing moves no more than needed', () => {
    const inside = geo.boundsOf([{ x: 2, y: 2 }]);
    expect(geo.revealPose(pose, inside, frame)).toEqual(pose);
    const right = geo.revealPose(pose, geo.boundsOf([{ x: 12, y: 2 }]), frame);
    expect(geo.toScreen(right, { u: 1300, v: 0 }).x).toBeCloseTo(800 - 16);
    expect(right.y).toBe(pose.y);
  });

  test('easing starts and ends where it should, with one point fixed while zooming', () => {
    const to = geo.zoomPose(pose, { x: 100, y: 100 }, 2);
    expect(geo.mixPose(pose, to, 0)).toEqual(pose);
    expect(geo.mixPose(pose, to, 1).x).toBeCloseTo(to.x);
    const half = geo.mixPose(pose, to, 0.5);
    expect(geo.toBoard(half, { x: 100, y: 100 }).u).toBeCloseTo(geo.toBoard(pose, { x: 100, y: 100 }).u);
    expect(geo.mixPose(pose, geo.panPose(pose, 10, 4), 0.5)).toEqual(geo.panPose(pose, 5, 2));
  });
});
