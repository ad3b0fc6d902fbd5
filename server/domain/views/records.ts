import { type Ply, scores, sideOf } from '@asteroute/engine';
import {
  dealOf,
  deny,
  type EndReason,
  follow,
  gameOf,
  grant,
  type Outcome,
  openTable,
  type Table,
  type TableEvent,
} from '@asteroute/protocol';
import { type EndedRecord, type GameRecord, recordOf, type Signer, withEnd, writeProof } from '@asteroute/record';
import type { Row } from '../ports.ts';
import { eventsOf, type TableState } from '../table-state.ts';

/** From the log alone: a state may hold an erased name. Once over, signed with the proof of draws and rolls. */
export function recordText(
  state: TableState,
  rows: readonly Row[],
  signer: Signer | null,
): Outcome<string, 'wrong-status'> {
  const { serverSeed } = state;
  const { table, turns } = replay(state.table.id, rows);
  if (table === null || table.game === null) return deny('wrong-status', 'the game has not begun');
  const record = recordOf(table.game.rules.setup, turns.flat());
  if (table.status !== 'over') return grant(`${JSON.stringify(record)}\n`);
  const ended = withResult(record, table, rows);
  if (signer === null) return grant(`${JSON.stringify(ended)}\n`);
  const { commitments } = table;
  const contributions = { ...dealOf(table), serverSeed, commitments };
  return grant(writeProof(ended, contributions, signer));
}

/** RECORD's names for the reasons why a game was not played to its end. */
const ENDED_BY: { readonly [R in Exclude<EndReason, 'finished'>]: EndedRecord['by'] } = {
  resigned: 'resignation',
  'timed-out': 'time',
  abandoned: 'absence',
};

function withResult(record: GameRecord, table: Table, rows: readonly Row[]): GameRecord {
  const reason = table.ending?.reason ?? 'finished';
  if (reason === 'finished') return record;
  const game = gameOf(table);
  return withEnd(record, { by: ENDED_BY[reason], side: sideOf(game, loserOf(rows)) }, scores(game));
}

/** Events that name the seat which gave the game up; they are part of the entry that ends the game. */
const GIVEN_UP: ReadonlySet<TableEvent['type']> = new Set(['resigned', 'timed-out', 'replaced']);

function loserOf(rows: readonly Row[]): number {
  const last = rows.map((row) => eventsOf(row)).findLast((events) => events.some(({ type }) => type === 'ended'));
  const loss = last?.find(({ type }) => GIVEN_UP.has(type)) as { readonly seat: number } | undefined;
  if (loss === undefined) throw new Error('the game ended early, but no seat gave it up');
  return loss.seat;
}

function replay(id: string, rows: readonly Row[]) {
  const turns: (readonly Ply[])[] = [];
  let table: Table | null = null;
  for (const row of rows) {
    const plies: Ply[] = [];
    const events = eventsOf(row);
    const entry = { ...row, events };
    const onPly = (ply: Ply) => plies.push(ply);
    table = table === null ? openTable(id, entry, onPly) : follow(table, entry, onPly);
    if (events.some(({ type }) => type === 'taken-back')) turns.pop();
    else if (plies.length > 0) turns.push(plies);
  }
  return { table, turns };
}
