import type { ContestEvent } from '@asteroute/protocol/contests';
import type { Kysely, Transaction } from 'kysely';
import type { LeagueAppend, LeagueRow, LeagueSecret, LeagueStore } from '../../domain/stores/league-store.ts';
import type { Schema } from '../schema/schema.ts';
import { putJobs } from './jobs/jobs.ts';

/** Queries for leagues. */
export function leagueQueries(db: Kysely<Schema>): LeagueStore {
  return {
    appendLeague: (append) => db.transaction().execute((trx) => appendIn(trx, append)),
    async readLeague(league, since) {
      const rows = db.selectFrom('league_entries').selectAll().where('league_id', '=', league);
      return (await rows.where('seq', '>', since).orderBy('seq').execute()).map(leagueRowOf);
    },
    async leagueCommandSeq(league, command) {
      const entry = db.selectFrom('league_entries').select('seq').where('league_id', '=', league);
      return (await entry.where('command', '=', command).executeTakeFirst())?.seq ?? null;
    },
    async idleLeagues(status, since, limit) {
      const idle = db.selectFrom('leagues').select('id').where('status', '=', status);
      const rows = await idle.where('changed_at', '<', since).orderBy('changed_at').limit(limit).execute();
      return rows.map(({ id }) => id);
    },
    removeLeague: (league) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('league_entries').where('league_id', '=', league).execute();
        await trx.deleteFrom('leagues').where('id', '=', league).execute();
        await trx.deleteFrom('jobs').where('kind', '=', 'league').where('id', '=', league).execute();
      }),
  };
}

async function appendIn(trx: Transaction<Schema>, append: LeagueAppend): Promise<boolean> {
  const { league, row, status, due, erase } = append;
  const { secret, ...entry } = row;
  const written = await trx
    .insertInto('league_entries')
    .values({ league_id: league, ...entry, secret: secret === null ? null : JSON.stringify(secret) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .execute();
  if (written.length === 0) return false;
  const index = { status, changed_at: row.at };
  await trx
    .insertInto('leagues')
    .values({ id: league, ...index })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(index))
    .execute();
  const job = { kind: 'league', id: league };
  if (due !== null) await putJobs(trx, [{ ...job, share: league, due, subject: '', data: '' }]);
  else
    await trx
      .deleteFrom('jobs')
      .where((e) => e.and(job))
      .execute();
  if (erase !== undefined) await erasePlayer(trx, append, erase);
  return true;
}

/** Removes a player from the entry in which that player entered. Nothing else writes to existing entries. */
async function erasePlayer(trx: Transaction<Schema>, { league, row }: LeagueAppend, player: number): Promise<void> {
  const rows = trx.selectFrom('league_entries').selectAll().where('league_id', '=', league);
  for (const one of (await rows.where('seq', '<', row.seq).execute()).map(leagueRowOf)) {
    const events = JSON.parse(one.events) as readonly ContestEvent[];
    if (!events.some((event) => event.type === 'entered' && event.player === player)) continue;
    const { tokens = [], ...secret } = one.secret ?? {};
    const kept = tokens.filter((token) => token.player !== player);
    await trx
      .updateTable('league_entries')
      .set({
        events: JSON.stringify(events.map((event) => withoutName(event, player))),
        command: null,
        secret: JSON.stringify({ ...secret, tokens: kept }),
      })
      .where('league_id', '=', league)
      .where('seq', '=', one.seq)
      .execute();
  }
}

function withoutName(event: ContestEvent, player: number): ContestEvent {
  return event.type === 'entered' && event.player === player ? { ...event, name: null } : event;
}

function leagueRowOf({ league_id: _, secret, ...rest }: Schema['league_entries']): LeagueRow {
  return { ...rest, secret: secret === null ? null : (JSON.parse(secret) as LeagueSecret) };
}
