/** The board's keys and their effects. The page handles all others, such as digits and Escape. */
import { type Camera, ZOOM_STEP } from '../model/camera.ts';
import { allStops, arrowStops, cellStops, type Direction, rovingStop, type Stop, stopTowards } from '../model/focus.ts';
import { intentOf } from '../model/hit.ts';
import type { BoardIntent, BoardView, QuarterTurn } from '../model/state.ts';
import { letterOf } from './letter.ts';

export interface KeyInput {
  readonly key: string;
  /** The key's place on the keyboard: `KeyR`. */
  readonly code?: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

export type KeyMeaning =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'visit'; readonly direction: Direction }
  | { readonly type: 'pan'; readonly direction: Direction }
  | { readonly type: 'first' }
  | { readonly type: 'last' }
  | { readonly type: 'next'; readonly by: 1 | -1 }
  | { readonly type: 'press' }
  | { readonly type: 'fit' }
  | { readonly type: 'rotate'; readonly by: 1 | -1 }
  | { readonly type: 'zoom'; readonly factor: number };

/** Pixels per press of Shift + arrow. */
const PAN_PX = 96;

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const PLAIN: Readonly<Record<string, KeyMeaning>> = {
  Home: { type: 'first' },
  End: { type: 'last' },
  PageUp: { type: 'next', by: -1 },
  PageDown: { type: 'next', by: 1 },
  Enter: { type: 'press' },
  ' ': { type: 'press' },
  f: { type: 'fit' },
  '+': { type: 'zoom', factor: ZOOM_STEP },
  '=': { type: 'zoom', factor: ZOOM_STEP },
  '-': { type: 'zoom', factor: 1 / ZOOM_STEP },
  _: { type: 'zoom', factor: 1 / ZOOM_STEP },
};

export function readKey(input: KeyInput): KeyMeaning | null {
  const direction = ARROWS[input.key];
  if (input.altKey || input.metaKey) return null;
  if (input.ctrlKey) return direction ? { type: 'visit', direction } : null;
  if (direction) return { type: input.shiftKey ? 'pan' : 'move', direction };
  const key = input.key.length === 1 ? letterOf(input) : input.key;
  if (key === 'r') return { type: 'rotate', by: input.shiftKey ? -1 : 1 };
  return PLAIN[key] ?? null;
}

/** The movement of the board in pixels: against the arrow, so that the visible part moves with it. */
const PAN: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, PAN_PX],
  down: [0, -PAN_PX],
  left: [PAN_PX, 0],
  right: [-PAN_PX, 0],
};

const CLOCKWISE: readonly Direction[] = ['up', 'right', 'down', 'left'];

export interface KeyPorts {
  readonly view: BoardView;
  readonly camera: Camera;
  /** The stop that has the focus, by key. */
  readonly focused: string | null;
  readonly focus: (stop: Stop) => void;
  readonly onIntent: (intent: BoardIntent) => void;
}

/** The direction on the board that an arrow key means while the view is rotated. */
function onBoard(direction: Direction, turn: QuarterTurn): Direction {
  return CLOCKWISE[(CLOCKWISE.indexOf(direction) + 4 - turn) % 4];
}

/** The stop that a movement key leads to, or null to stay. With Ctrl the keys visit every cell, including tiles. */
function destination(meaning: KeyMeaning, ports: KeyPorts): Stop | null {
  const stops = meaning.type === 'visit' ? cellStops(ports.view) : arrowStops(ports.view);
  const here = rovingStop(allStops(ports.view), ports.focused);
  if (meaning.type === 'first') return stops[0] ?? null;
  if (meaning.type === 'last') return stops.at(-1) ?? null;
  // Visits all stops in reading order, because on some boards no arrow leads to a distant cell.
  if (meaning.type === 'next')
    return stops.at((stops.findIndex(({ key }) => key === here?.key) + meaning.by) % stops.length) ?? null;
  if (!('direction' in meaning) || !here) return null;
  return stopTowards(stops, here.at, onBoard(meaning.direction, ports.camera.turn.peek()));
}

function press({ view, focused, onIntent }: KeyPorts): void {
  const here = allStops(view).find((stop) => stop.key === focused);
  if (here) onIntent(intentOf(here.target));
}

type Obey<M extends KeyMeaning = KeyMeaning> = (meaning: M, ports: KeyPorts) => void;

function go(meaning: KeyMeaning, ports: KeyPorts): void {
  const stop = destination(meaning, ports);
  if (stop) ports.focus(stop);
}

const OBEY: { readonly [T in KeyMeaning['type']]: Obey<Extract<KeyMeaning, { type: T }>> } = {
  pan: ({ direction }, { camera }) => camera.pan(...PAN[direction]),
  zoom: ({ factor }, { camera }) => camera.zoomBy(factor),
  fit: (_, { camera }) => camera.refit(),
  rotate: ({ by }, { onIntent }) => onIntent({ type: 'rotate', by }),
  press: (_, ports) => press(ports),
  move: go,
  visit: go,
  first: go,
  last: go,
  next: go,
};

export function obeyKey(meaning: KeyMeaning, ports: KeyPorts): void {
  (OBEY[meaning.type] as Obey)(meaning, ports);
}
