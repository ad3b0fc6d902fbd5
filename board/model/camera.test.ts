import { beforeEach, describe, expect, test } from 'vitest';
import { Camera, HANDS_OFF } from './camera.ts';
import { cellAtPoint } from './projection.ts';

const board = [
  { x: 0, y: 0 },
  { x: 9, y: 2 },
];

let time = 0;
let frames: (() => void)[] = [];
let camera: Camera;

/** Lets time pass in frames of 16 ms. */
function pass(milliseconds: number): void {
  for (const end = time + milliseconds; time < end; time += 16) {
    const due = frames;
    frames = [];
    for (const run of due) run();
  }
}

beforeEach(() => {
  time = 0;
  frames = [];
  camera = new Camera({ now: () => time, onFrame: (run) => void frames.push(run) });
  camera.setSize(800, 600);
});

describe('camera', () => {
  test('eases to a fitted board', () => {
    const before = camera.pose.value;
    camera.autoFit(board);
    expect(camera.pose.value).toEqual(before);
    pass(100);
    const onTheWay = camera.pose.value.scale;
    pass(1000);
    expect(onTheWay).toBeLessThan(before.scale);
    expect(camera.pose.value.scale).toBeLessThan(onTheWay);
    expect(cellAtPoint(camera.boardOf({ x: 405, y: 305 }))).toEqual({ x: 5, y: 1 });
  });

  test('cuts the cells around a wide board on a phone before its tiles get smaller than 30 pixels', () => {
    camera.setSize(360, 500);
    camera.autoFit(
      Array.from({ length: 11 }, (_, x) => ({ x, y: x })),
      false,
    );
    expect(camera.pose.value.scale * 100).toBe(30);
    expect(camera.screenOf({ u: -50, v: -50 }).x).toBeGreaterThanOrEqual(0);
  });

  test('shows the whole of a pressed cell at the edge of a fitted board, which stays under the pointer', () => {
    camera.autoFit(
      Array.from({ length: 24 }, (_, x) => ({ x, y: 0 })),
      false,
    );
    const cell = { x: -1, y: 0 };
    const at = camera.screenOf({ u: -50, v: 50 });
    expect(camera.screenOf({ u: -100, v: 0 }).x).toBeLessThan(0);
    camera.press(at, () => camera.reveal(cell));
    pass(1000);
    expect(camera.screenOf({ u: -100, v: 0 }).x).toBeGreaterThanOrEqual(0);
    expect(cellAtPoint(camera.boardOf(at))).toEqual(cell);
    camera.release();
    pass(1000);
    expect(camera.screenOf({ u: -50, v: 50 })).toEqual(at);
  });

  test('shows the whole of a pressed cell that the window cuts in half, still under the pointer', () => {
    camera.autoFit(board, false);
    const cell = { x: -1, y: 0 };
    const { x, y } = camera.screenOf({ u: -50, v: 50 });
    camera.pan(-x, 0);
    const at = { x: 20, y };
    camera.press(at, () => camera.reveal(cell));
    pass(1000);
    expect(camera.screenOf({ u: -100, v: 0 }).x).toBe(4);
    expect(cellAtPoint(camera.boardOf(at))).toEqual(cell);
  });

  test('shows the whole board first, whatever is to be seen before the page is laid out', () => {
    const ready = new Camera({ now: () => time, onFrame: (run) => void frames.push(run) });
    ready.cover('bar', { top: 0, right: 0, bottom: 0, left: 0 });
    ready.autoFit(board, false);
    ready.reveal(board[0]);
    ready.setSize(800, 600);
    camera.autoFit(board, false);
    camera.reveal(board[0]);
    pass(1000);
    expect(ready.pose.value).toEqual(camera.pose.value);
    ready.release();
    pass(1000);
    camera.release();
    pass(1000);
    expect(ready.pose.value).toEqual(camera.pose.value);
  });

  test('arrives at once with reduced motion', () => {
    camera.reducedMotion = true;
    camera.autoFit(board);
    expect(camera.pose.value.scale).toBe(0.65);
    expect(frames).toEqual([]);
  });

  test('a fit leaves the board alone for ten seconds after a touch', () => {
    camera.pan(40, 0);
    const mine = camera.pose.value;
    time += HANDS_OFF - 1;
    camera.autoFit(board, false);
    expect(camera.pose.value).toEqual(mine);
    time += 1;
    camera.autoFit(board, false);
    expect(camera.pose.value).not.toEqual(mine);
  });

  test('never moves by itself during a drag, and a drag stops what was moving', () => {
    camera.autoFit(board);
    pass(64);
    camera.beginDrag();
    const held = camera.pose.value;
    pass(500);
    camera.refit();
    camera.autoFit(board, false);
    camera.reveal({ x: 50, y: 50 });
    camera.setSize(700, 600);
    expect(camera.pose.value).toEqual(held);
    camera.endDrag();
    expect(camera.dragging).toBe(false);
    expect(camera.touched).toBe(true);
  });

  test('the fit button gives the camera back to itself', () => {
    camera.pan(40, 0);
    camera.refit();
    expect(camera.touched).toBe(false);
  });

  test('turns by itself where the board is clearly larger so, until it is told not to or turned by hand', () => {
    const tall = [
      { x: 0, y: 0 },
      { x: 2, y: 9 },
    ];
    camera.autoFit(tall, false);
    const { scale } = camera.pose.value;
    camera.turnByItself(true);
    expect([camera.turn.value, camera.pose.value.scale > scale]).toEqual([1, true]);
    camera.autoFit(board, false);
    expect(camera.turn.value).toBe(0);
    camera.autoFit(tall, false);
    camera.turnByItself(false);
    expect([camera.turn.value, camera.pose.value.scale]).toEqual([0, scale]);
    camera.turnByItself(true);
    camera.turnView();
    camera.autoFit(board, false);
    expect(camera.turn.value).toBe(2);
  });

  test('panels push the fitted board aside', () => {
    camera.reducedMotion = true;
    camera.autoFit([{ x: 0, y: 0 }], false);
    camera.cover('bar', { top: 0, right: 300, bottom: 0, left: 0 });
    expect(camera.screenOf({ u: 50, v: 50 })).toEqual({ x: 250, y: 300 });
    camera.cover('attack', { top: 0, right: 0, bottom: 100, left: 0 });
    expect(camera.screenOf({ u: 50, v: 50 })).toEqual({ x: 250, y: 250 });
    camera.cover('attack', null);
    expect(camera.frame.value.insets).toEqual({ top: 0, right: 300, bottom: 0, left: 0 });
  });

  test('revealing moves the board as little as needed, never nearer, and releasing moves it back', () => {
    camera.reducedMotion = true;
    camera.autoFit(board);
    camera.reveal({ x: 9, y: 2 });
    expect(camera.pose.value.scale).toBe(0.65);
    camera.zoomAt({ x: 0, y: 0 }, 2);
    const before = camera.pose.value;
    camera.reveal({ x: 9, y: 2 });
    expect(camera.screenOf({ u: 1000, v: 300 }).x).toBe(784);
    camera.release();
    expect(camera.pose.value).toEqual(before);
  });

  test('what covers the board for a moment eases it aside and back, and does not turn it', () => {
    camera.turnByItself(true);
    camera.autoFit(board, false);
    const before = camera.pose.value;
    for (const covered of [{ top: 0, right: 600, bottom: 0, left: 0 }, null]) {
      camera.cover('recap', covered);
      expect(camera.turn.value).toBe(0);
      expect(camera.pose.value.scale === before.scale).toBe(covered !== null);
      pass(1000);
    }
    expect(camera.pose.value).toEqual(before);
  });

  test('adjusting goes on from where an easing ends, and never under a drag', () => {
    camera.autoFit(board);
    pass(64);
    camera.adjust((rest) => ({ ...rest, x: rest.x + 30 }));
    pass(1000);
    const [{ left }, { scale, x }] = [camera.boxOf({ left: 0, top: 0, right: 100, bottom: 100 }), camera.pose.value];
    expect(scale).toBe(0.65);
    expect(left).toBe(x);
    camera.refit();
    pass(1000);
    expect(camera.pose.value.x).toBe(x - 30);
    camera.beginDrag();
    camera.adjust((rest) => ({ ...rest, x: 0 }));
    pass(1000);
    expect(camera.pose.value.x).toBe(x - 30);
  });

  test.each([
    ['has the focus', () => camera.visit({ x: 9, y: 3 })],
    ['is being filled', () => camera.reveal({ x: 9, y: 3 })],
  ])('a window that grows fits the board again while a cell %s, and keeps that cell in sight', (_, show) => {
    camera.autoFit(board, false);
    show();
    pass(1000);
    camera.setSize(390, 844);
    camera.setSize(1920, 1080);
    const grown = new Camera({ now: () => time, onFrame: () => {} });
    grown.setSize(1920, 1080);
    grown.autoFit(board, false);
    expect(camera.pose.value.scale).toBe(grown.pose.value.scale);
    const { x, y } = camera.screenOf({ u: 950, v: 350 });
    expect([x > 0 && x < 1920, y > 0 && y < 1080]).toEqual([true, true]);
    // A tile that is being placed there stays as large as it was.
    camera.reveal({ x: 9, y: 3 });
    camera.visit({ x: 9, y: 3 });
    camera.setSize(1280, 720);
    expect(camera.pose.value.scale).toBe(grown.pose.value.scale);
  });

  test('a revealed cell stays in sight when the window changes, and the board is fitted once it is released', () => {
    camera.autoFit(board, false);
    camera.press({ x: 700, y: 300 }, () => camera.reveal({ x: 9, y: 2 }));
    camera.setSize(300, 700);
    const { x } = camera.screenOf({ u: 950, v: 250 });
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(300);
    expect(camera.pose.value.scale).toBe(0.65);
    camera.release();
    pass(1000);
    expect(camera.pose.value.scale).toBe(0.27);
  });

  test('a press keeps the pressed point under the pointer, whatever it reveals or releases', () => {
    camera.zoomAt({ x: 0, y: 0 }, 2);
    const before = camera.pose.value;
    camera.press({ x: 5, y: 300 }, () => camera.reveal({ x: -9, y: 2 }));
    camera.press({ x: 5, y: 300 }, () => camera.release());
    pass(1000);
    expect(camera.pose.value).toEqual(before);
  });

  test('a press while the camera eases does not leave it half-way: it ends at its scale around the pointer', () => {
    camera.autoFit(board);
    pass(64);
    const at = { x: 200, y: 200 };
    const under = camera.boardOf(at);
    camera.press(at, () => camera.reveal({ x: 3, y: 1 }));
    pass(1000);
    expect(camera.pose.value.scale).toBe(0.65);
    expect(camera.boardOf(at).u).toBeCloseTo(under.u);
    expect(camera.boardOf(at).v).toBeCloseTo(under.v);
  });
});
