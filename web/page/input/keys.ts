import { digitOf, letterOf } from '@asteroute/board/input/letter.ts';
import { OWN_CLICKS } from '@asteroute/board/input/pointer.ts';
import type { Camera } from '@asteroute/board/model/camera.ts';
import { lastPlaced } from '@asteroute/engine';
import type { TableController } from '../match/controller.ts';
import { isBattle } from '../match/playback/timeline.ts';
import { hintsAt } from '../settings/hints.ts';
import { toggleSheet, type Ui } from '../settings/ui.ts';
import { lookBack } from './replay-keys.ts';
import { whyNot, whyNoUndo } from './why-not.ts';

/** Keys of the whole page; the board has its own for moving, rotating and zooming. */
export function listenToKeys(target: Window, table: TableController, ui: Ui, camera: Camera): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (isText(event.target) || inDialog(event.target)) return;
    if (typesAhead(event, ui)) {
      event.preventDefault();
      return event.stopPropagation();
    }
    if (ui.letters.value === 'off' && isCharacter(event)) return;
    const undoes = isUndo(event);
    if (!undoes && (event.ctrlKey || event.altKey || event.metaKey)) return;
    ui.notice.value = undoes ? whyNoUndo(table) : null;
    if (undoes && ui.notice.value === null) table.undo();
    if (undoes || lookBack(event, table) || obey(event, table, ui) || look(event, table, camera)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (!onButton(event) || onBoard(event))
      ui.notice.value = whyNot(digitOf(event) ?? letterOf(event), table, ui);
  };
  // In the capture phase, before the board's listener: Enter on a finished draft confirms instead of rotating the tile.
  target.addEventListener('keydown', onKey, true);
  const stopHolding = holdOwners(target, ui);
  return () => {
    target.removeEventListener('keydown', onKey, true);
    stopHolding();
  };
}

/** Keeps a key for the sheet for typed commands while that is being loaded; returns whether it did. */
function typesAhead(event: KeyboardEvent, { panel, typedAhead }: Ui): boolean {
  const { key } = event;
  if (panel.value !== 'typed' || typedAhead.value === null) return false;
  if (key !== 'Enter' && key !== ' ' && !isCharacter(event)) return false;
  typedAhead.value += key === 'Enter' ? '\n' : key;
  return true;
}

function isUndo(event: KeyboardEvent): boolean {
  return letterOf(event) === 'z' && !event.altKey && !event.shiftKey;
}

/** Speech input and slips of the hand produce single characters without Ctrl, Alt or Command (WCAG 2.1.4). */
function isCharacter({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null;
}

function isText(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** Runs the command of a key; returns whether the page has one for it. */
function obey(event: KeyboardEvent, table: TableController, ui: Ui): boolean {
  const { key } = event;
  const { timeline } = table.shown;
  if ([' ', 'Escape', 'Enter'].includes(key) && isBattle(timeline.frame.value.cue))
    return act(true, () => timeline.skipAll());
  const digit = digitOf(event);
  if (digit !== null && mayChoose(digit, event, table))
    return act(true, () => event.repeat || table.choose(Number(digit)));
  if (key === 'Enter') return act(mayConfirm(event, table), () => table.confirm());
  if (key === 'Escape') return act(true, () => stepBack(table, ui));
  // Space only ever skips, because a press that comes too late must not place a tile.
  if (key === ' ') return act(!onButton(event), () => skip(table));
  if (key === '?') return act(true, () => toggleSheet(ui, 'keys'));
  const letter = letterOf(event);
  if (letter === 'p')
    return act(table.shown.game.value.position.phase !== 'over', () => (ui.planning.value = !ui.planning.value));
  if (letter === 'l') return act(table.turn.drafted.value !== null, () => table.turn.sendNext());
  if (letter === 'a') return act(table.turn.recallable.value, () => table.turn.recall());
  if (letter === 'o') return act(true, () => (ui.owners.value = event.repeat ? ui.owners.value : !ui.owners.value));
  if (letter === 'b') return act(true, () => toggleSheet(ui, 'stack'));
  if (letter === 'h') return act(true, () => toggleSheet(ui, 'log'));
  if (letter === 't' || key === '/') return act(true, () => toggleSheet(ui, 'typed'));
  if (letter === 's') return act(true, () => (ui.repeated.value += 1));
  if (letter === 'i')
    return act(hintsAt(table.link, ui.assist.value).advice && table.advisable.value !== null, () =>
      toggleSheet(ui, 'hint'),
    );
  if (letter === 'w') return act(hintsAt(table.link, ui.assist.value).advice, () => toggleSheet(ui, 'why'));
  // The board handles this key itself when it has the focus.
  if (letter === 'r' && !onBoard(event)) return act(table.mine.value, () => table.turn.rotate(event.shiftKey ? -1 : 1));
  return false;
}

/** Shows the next step of the final scoring; at other times skips to the newest game. */
function skip({ shown: { timeline } }: TableController): void {
  if (timeline.waiting.value) timeline.skip();
  else timeline.skipAll();
}

function look(event: KeyboardEvent, table: TableController, camera: Camera): boolean {
  // The board handles F itself when it has the focus.
  const letter = letterOf(event);
  if (letter === 'f' && !onBoard(event)) return act(true, () => camera.refit());
  if (letter === 'v') return act(true, () => camera.turnView());
  const drafted = table.turn.drafted.value;
  if (letter === 'c') return act(drafted !== null, () => drafted && camera.centre(lastPlaced(drafted)));
  if (letter !== 'j') return false;
  return act(true, () => camera.centre(lastPlaced(table.shown.game.value)));
}

/** Milliseconds after which a pressed key counts as held. */
const HELD = 350;

/** A short press leaves them shown. Counted from their painting, which on a crowded board may outlast the press. */
function holdOwners(target: Window, ui: Ui): () => void {
  let since = Number.POSITIVE_INFINITY;
  const down = (event: KeyboardEvent) => {
    if (letterOf(event) !== 'o' || event.repeat) return;
    since = Number.POSITIVE_INFINITY;
    requestAnimationFrame(() => requestAnimationFrame(() => (since = performance.now())));
  };
  const up = (event: KeyboardEvent) => {
    if (letterOf(event) === 'o' && event.timeStamp - since > HELD && ui.owners.value) ui.owners.value = false;
  };
  const stop = new AbortController();
  target.addEventListener('keydown', down, { capture: true, signal: stop.signal });
  target.addEventListener('keyup', up, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

function act(possible: boolean, run: () => unknown): boolean {
  if (possible) run();
  return possible;
}

/** Whether Enter confirms the finished draft: not if the focus is on a button that does something else. */
function mayConfirm(event: KeyboardEvent, table: TableController): boolean {
  return table.mine.value && table.turn.action.value !== null && (!onButton(event) || onBoard(event));
}

/** Whether a digit chooses now. A key that writes another sign, such as `-`, keeps its command where there is no such place. */
function mayChoose(digit: string, { key }: KeyboardEvent, { turn }: TableController): boolean {
  return turn.drafted.value !== null && (key === digit || Number(digit) <= turn.spots.value.length);
}

function onButton(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('button, a, select, summary, input') !== null;
}

function onBoard(event: KeyboardEvent): boolean {
  const { target } = event;
  return target instanceof Element && target.closest('.board') !== null && target.closest(`[${OWN_CLICKS}]`) === null;
}

function stepBack(table: TableController, ui: Ui): void {
  if (ui.panel.value !== null) ui.panel.value = null;
  else if (table.turn.inspected.value.length > 0 && !ui.planning.value) table.intent({ type: 'hover', cell: null });
  else if (table.highlighted.value !== null) table.highlight(null);
  else if (table.turn.draft.value.cell !== null) table.undo();
  else ui.planning.value = false;
}
