import { beforeEach, describe, expect, test } from 'vitest';
import { Camera } from '../model/camera.ts';
import type { BoardIntent } from '../model/state.ts';
import { SAMPLE } from '../model/testing.ts';
import { obeyKey, readKey } from './keys.ts';

const input = (key: string, held: 'shiftKey' | 'ctrlKey' | null = null) => ({
  key,
  shiftKey: held === 'shiftKey',
  ctrlKey: held === 'ctrlKey',
  altKey: false,
  metaKey: false,
});

const camera = new Camera({ now: () => 0, onFrame: () => {} });
let said: BoardIntent[] = [];
let focused: string[] = [];

function press(key: string, at: string | null, held: 'shiftKey' | null = null): void {
  const meaning = readKey(input(key, held));
  if (meaning === null) return;
  const focus = (stop: { key: string }): void => void focused.push(stop.key);
  obeyKey(meaning, { view: SAMPLE, camera, focused: at, focus, onIntent: (intent) => said.push(intent) });
}

beforeEach(() => {
  said = [];
  focused = [];
  camera.reducedMotion = true;
  camera.setSize(800, 600);
  camera.autoFit([{ x: 0, y: 0 }]);
});

describe('keys', () => {
  test('Enter and Space choose a cell, and turn the chosen tile', () => {
    press('Enter', '0,1');
    press(' ', '1,0');
    expect(said).toEqual([
      { type: 'cell', cell: { x: 0, y: 1 } },
      { type: 'rotate', by: 1 },
    ]);
  });

  test('Enter without a focused cell says nothing', () => {
    press('Enter', null);
    expect(said).toEqual([]);
  });

  test('R turns, with Shift backwards', () => {
    press('r', null);
    press('R', null, 'shiftKey');
    expect(said).toEqual([
      { type: 'rotate', by: 1 },
      { type: 'rotate', by: -1 },
    ]);
  });

  test('arrows, Home and End move the focus', () => {
    press('ArrowDown', '1,0');
    press('Home', '1,0');
    press('End', '1,0');
    press('ArrowUp', '0,-1');
    expect(focused).toEqual(['1,1', '0,-1', '1,1']);
  });

  test('Page down leads to every cell in its turn, and round; Page up back', () => {
    const { length } = SAMPLE.legal;
    let here: string | null = null;
    for (let presses = 0; presses < length; presses++) {
      press('PageDown', here);
      here = focused.at(-1) ?? null;
    }
    expect(new Set(focused).size).toBe(length);
    press('PageUp', focused[0]);
    expect(focused.at(-1)).toBe(here);
  });

  test('Shift and arrows move the board, + - F the camera', () => {
    const before = camera.pose.value;
    press('ArrowRight', null, 'shiftKey');
    expect(camera.pose.value.x).toBe(before.x - 96);
    press('+', null);
    expect(camera.pose.value.scale).toBeCloseTo(before.scale * 1.25);
    press('f', null);
    expect(camera.pose.value).toEqual(before);
  });

  test('digits, Escape and browser shortcuts are not ours', () => {
    for (const key of ['1', 'Escape', 'Tab', 'o']) expect(readKey(input(key))).toBeNull();
    expect(readKey(input('r', 'ctrlKey'))).toBeNull();
  });
});
