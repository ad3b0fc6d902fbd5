import type { Notice } from '@asteroute/words/rule-names.ts';
import type { TableController } from '../match/controller.ts';
import { isHere } from '../match/link.ts';
import { hintsAt } from '../settings/hints.ts';
import type { Ui } from '../settings/ui.ts';

/** Why nothing can be taken back now; null if something can be. */
export function whyNoUndo(table: TableController): Notice | null {
  if (table.shown.replay.at.value !== null) return 'looking-back';
  if (table.turn.draft.value.cell !== null || table.canTakeBack.value) return null;
  const played = table.shown.history.value.some((e) => e.type === 'placed' && isHere(table.link.seats[e.seat]));
  return played ? 'too-late' : 'nothing-yet';
}

/** Keys that decide something about the tile on the board, and keys of the person on turn. */
const OF_DRAFT = /^[0-9lc]$/;
const OF_TURN = /^[ir]$/;

/** Why a key of the table does nothing now; null for a key that has no use. */
export function whyNot(letter: string, table: TableController, ui: Ui): Notice | null {
  if (/^[iw]$/.test(letter) && !hintsAt(table.link, ui.assist.value).advice) return 'no-hints';
  if (!OF_DRAFT.test(letter) && !OF_TURN.test(letter)) return null;
  if (table.shown.replay.at.value !== null) return 'looking-back';
  if (!table.mine.value) return 'not-your-turn';
  return OF_DRAFT.test(letter) && table.turn.drafted.value === null ? 'cell-first' : null;
}
