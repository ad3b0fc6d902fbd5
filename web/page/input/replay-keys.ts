import { letterOf } from '@asteroute/board/input/letter.ts';
import type { TableController } from '../match/controller.ts';
import type { ReplayCursor } from '../match/replay.ts';

/** Keyboard shortcuts of the replay. */
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

/** Whether a key stepped through the game. From the game as it stands only the comma leads back into it. */
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

/** A control that has a use of its own for the key. */
function isOwn({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === ' ') return target.closest('button, a, select, summary') !== null;
  return target.closest('select, input[type=radio], textarea') !== null;
}

/** A sheet or a dialog is open and has the focus: what scrolls there is its own. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  return target instanceof Element && key !== ',' && key !== '.' && target.closest('.sheet, dialog') !== null;
}
