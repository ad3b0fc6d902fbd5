import { letterOf } from '@asteroute/board/input/letter.ts';
import type { TableController } from '../match/controller.ts';
import type { ReplayCursor } from '../match/playback/replay.ts';

const KEYS: Readonly<Record<string, (replay: ReplayCursor) => void>> = {
  ArrowLeft: (replay) => replay.by(-1),
  ArrowRight: (replay) => replay.by(1),
  ArrowUp: (replay) => replay.turn(-1),
  ArrowDown: (replay) => replay.turn(1),
  PageUp: (replay) => replay.turn(-1),
  PageDown: (replay) => replay.turn(1),
  Home: (replay) => replay.go(0),
  End: (replay) => replay.go(replay.length.value),
  ',': (replay) => replay.by(-1),
  '.': (replay) => replay.by(1),
  ' ': (replay) => replay.play(!replay.playing.value),
};

/** Returns whether the key was used. Only the comma leads from live play into the replay. */
export function lookBack(event: KeyboardEvent, table: TableController): boolean {
  const {
    link,
    shown: { replay },
  } = table;
  const key = keyOf(event);
  const looksBack = replay.at.value !== null;
  if (!looksBack && key !== ',') return false;
  if (isOwn(event) || isElsewhere(event)) return false;
  const leaves = key === 'Escape' && link.live && table.highlighted.value === null;
  const act = leaves ? () => replay.leave() : KEYS[key];
  if (act === undefined) return false;
  table.highlight(null);
  act(replay);
  return true;
}

const keyOf = (event: KeyboardEvent): string => (event.key.length === 1 ? letterOf(event) : event.key);

/** Whether the focused control uses the key itself. */
function isOwn({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.closest('button, a, select, summary') !== null;
  return target.closest('select, input[type=radio], textarea') !== null;
}

/** Whether the focus is in an open sheet or dialog, which scrolls with the same keys. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && key !== ',' && key !== '.' && target.closest('.sheet, dialog') !== null;
}
