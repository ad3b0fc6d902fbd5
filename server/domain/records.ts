import type { GameEvent } from '@asteroute/engine';
import { deny, follow, grant, type Outcome, openTable, type Step, type Table } from '@asteroute/protocol';
import { createRecorder, writeProof } from '@asteroute/record';
import type { Row } from './ports.ts';
import { eventsOf, type TableState } from './table-state.ts';

/** The game of a table as a record; once it is over, with the proof of its chance. */
export function recordOf({ table, serverSeed }: TableState, rows: readonly Row[]): Outcome<string> {
  if (table.game === null) return deny('wrong-status', 'the game has not begun');
  const recorder = createRecorder(table.game.rules.setup);
  for (const turn of turnsOf(table.id, rows)) recorder.add(turn);
  const record = recorder.record();
  if (table.status !== 'over') return grant(`${JSON.stringify(record)}\n`);
  return grant(writeProof(record, { game: table.id, serverSeed, clientSeeds: table.clientSeeds }));
}

/** What happened in each entry of the game, without turns that were taken back. */
function turnsOf(id: string, rows: readonly Row[]): readonly (readonly GameEvent[])[] {
  const turns: GameEvent[][] = [];
  let table: Table | null = null;
  for (const row of rows) {
    const own: GameEvent[] = [];
    const events = eventsOf(row);
    const entry = { ...row, events };
    const tell = ({ events: told }: Step) => own.push(...told);
    table = table === null ? openTable(id, entry, tell) : follow(table, entry, tell);
    if (events.some(({ type }) => type === 'taken-back')) turns.pop();
    else if (own.length > 0) turns.push(own);
  }
  return turns;
}
