import { type AskServer, byKey } from '@asteroute/client';
import { type FinishedGame, finishedGame } from '@asteroute/club';
import { mixText } from '@asteroute/engine';
import type { Kept } from '@asteroute/page/library/shelf.ts';
import { ownTables } from '@asteroute/page-online/connection/lists';
import type { Key } from '@asteroute/page-online/keyring/keyring';
import { type GameRecord, parseRecord } from '@asteroute/record';

export interface KnownGame {
  readonly game: FinishedGame;
  readonly record: GameRecord;
  /** Its number among the kept games; null for a game on the server. */
  readonly kept: number | null;
}

export interface ReadProgress {
  readonly done: number;
  readonly count: number;
}

interface Source {
  readonly id: string;
  readonly at: number;
  readonly kept: number | null;
  readonly bots: readonly number[];
  readonly load: () => Promise<GameRecord | null>;
}

interface Sources {
  readonly kept: readonly Kept[];
  readonly ask: AskServer;
  readonly keys: readonly Key[];
}

/**
 * Of two or more people, kept here or on the server; one in both places counts once. Yields to the page between games,
 * and stops if `isCurrent` is false.
 */
export async function knownGames(
  from: Sources,
  onProgress: (progress: ReadProgress) => void,
  isCurrent: () => boolean,
): Promise<KnownGame[]> {
  const sources = [...keptSources(from.kept), ...(await serverSources(from))];
  const found = new Map<number, KnownGame>();
  for (const [done, source] of sources.entries()) {
    if (!isCurrent()) break;
    onProgress({ done, count: sources.length });
    await new Promise((resolve) => setTimeout(resolve));
    const record = await source.load();
    const game = record === null ? null : finishedGame(record, source);
    if (record === null || game === null || game.players.filter((name) => name !== null).length < 2) continue;
    const digest = mixText(0, JSON.stringify([record.edition, record.turns]));
    if (!found.has(digest)) found.set(digest, { game, record, kept: source.kept });
  }
  return [...found.values()];
}

function keptSources(kept: readonly Kept[]): Source[] {
  const over = kept.filter(({ saved }) => saved.record.winners !== undefined);
  return over.map(({ id, saved }) => ({
    id: `kept ${id}`,
    at: saved.played ?? 0,
    kept: id,
    bots: saved.seats.flatMap(({ bot }, seat) => (bot === null ? [] : [seat])),
    load: async () => saved.record,
  }));
}

async function serverSources({ ask, keys }: Sources): Promise<Source[]> {
  const tables = (await ownTables(ask, keys)) ?? [];
  return tables.flatMap(({ table, status, seats, changedAt }) => {
    const key = keys.find((one) => one.table === table);
    if (key === undefined || status !== 'over') return [];
    const bots = seats.flatMap(({ name }, seat) => (name === null ? [seat] : []));
    return { id: table, at: changedAt, kept: null, bots, load: () => recordOf(ask, key) };
  });
}

async function recordOf(ask: AskServer, key: Key): Promise<GameRecord | null> {
  const answer = await ask('GET /api/games/:id/record', byKey(key));
  const read = answer.ok ? parseRecord(answer.value) : null;
  return read?.ok ? read.value : null;
}
