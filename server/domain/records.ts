import type { Ply } from '@asteroute/engine';
import { deny, follow, grant, type Outcome, openTable, type Table } from '@asteroute/protocol';
import { recordOf, writeProof } from '@asteroute/record';
import type { Row } from './ports.ts';
import { eventsOf, type TableState } from './table-state.ts';

/** The text of a table's record; once the game is over, with the proof of its chance. */
export function recordText({ table, serverSeed }: TableState, rows: readonly Row[]): Outcome<string> {
  if (table.game === null) return deny('wrong-status', 'the game has not begun');
  const record = recordOf(table.game.rules.setup, pliesOf(table.id, rows).flat());
  if (table.status !== 'over') return grant(`${JSON.stringify(record)}\n`);
  return grant(writeProof(record, { game: table.id, serverSeed, clientSeeds: table.clientSeeds }));
}

/** The plies of each entry of the game, without turns that were taken back. */
function pliesOf(id: string, rows: readonly Row[]): readonly (readonly Ply[])[] {
  const turns: Ply[][] = [];
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
  return turns;
}
