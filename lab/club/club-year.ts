/** A year of a club: 50 people, 4,000 games in leagues on the embedded store, and how long the requests of its pages take. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom, type Random } from '@asteroute/engine';
import {
  ask,
  command,
  createSealer,
  newToken,
  openSqlite,
  type Row,
  readTable,
  startNode,
  TEST_SECRET,
  type TestNode,
} from '@asteroute/server/testing';
import { anyTurn } from '@asteroute/server/turns';
import type { CampaignResult, LongCampaign, Progress } from '../campaign/campaign.ts';
import { describeTimes } from '../server/times.ts';
import { playLeague, writeGames, writeLeague } from './played-league.ts';

/** The people of the club, and the most milliseconds that a request of its pages may take. */
const [PEOPLE, MAX_MS] = [50, 100];

/** Measures the requests of a club's pages; the count is how often each is asked. */
export const CLUB_YEAR: LongCampaign = {
  name: 'club-year',
  count: 30,
  async runAll({ seed, count }, progress) {
    const random = createRandom(seed);
    const template = await playTemplate(random);
    const folder = mkdtempSync(join(tmpdir(), 'asteroute-club-'));
    const store = await openSqlite(join(folder, 'club.sqlite'), { sealer: createSealer(TEST_SECRET) });
    const year = await writeYear(store, template, random);
    const node = await startNode({ store });
    try {
      return await measure(node, { year, count, progress });
    } finally {
      await node.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The leagues of a year, the tokens of the people, and how many games they played. */
interface Year {
  readonly leagues: readonly string[];
  readonly tokens: readonly string[];
  readonly games: number;
}

async function writeYear(store: TestNode['store'], template: readonly Row[], random: Random): Promise<Year> {
  const tokens = Array.from({ length: PEOPLE }, newToken);
  const leagues: string[] = [];
  let games = 0;
  for (const plan of yearOfLeagues()) {
    const league = playLeague(plan, tokens, random);
    await writeLeague(store, league);
    games += await writeGames(store, league, template);
    leagues.push(league.id);
  }
  return { leagues, tokens, games };
}

interface Order {
  readonly year: Year;
  readonly count: number;
  readonly progress: Progress;
}

async function measure(node: TestNode, { year, count, progress }: Order): Promise<CampaignResult> {
  const lines = [`${PEOPLE} people, ${year.leagues.length} leagues, ${year.games} games`];
  const faults: string[] = [];
  let done = 0;
  for (const [what, request] of requestsOf(year)) {
    const times: number[] = [];
    for (let i = 0; i < count; i++) {
      const begin = performance.now();
      await request(node.origin, i);
      times.push(performance.now() - begin);
    }
    const median = times.toSorted((a, b) => a - b)[count >> 1];
    lines.push(`${what}: ${describeTimes(times)}`);
    if (median > MAX_MS) faults.push(`${what} takes ${Math.round(median)} ms, more than ${MAX_MS}`);
    progress(++done, faults.length);
  }
  return { done, faults, lines };
}

/** The leagues of a year: a round robin of everybody, and Swiss leagues of twelve rounds. */
function* yearOfLeagues() {
  yield { format: 'round-robin', rounds: 1, title: 'Everybody' } as const;
  for (let season = 1; season <= 10; season++)
    yield { format: 'swiss', rounds: 11 + (season % 2), title: `Season ${season}` } as const;
}

type Request = (origin: string, at: number) => Promise<unknown>;

function requestsOf({ leagues: ids, tokens }: Year): readonly (readonly [string, Request])[] {
  const tokenAt = (at: number) => tokens[at % tokens.length];
  return [
    [
      'a league of 1,225 games',
      (at, i) => ask(at, 'GET /api/contests/:id', { params: { id: ids[0] }, token: tokenAt(i) }),
    ],
    [
      'a Swiss league',
      (at, i) =>
        ask(at, 'GET /api/contests/:id', { params: { id: ids[1 + (i % (ids.length - 1))] }, token: tokenAt(i) }),
    ],
    [
      'what is new in a league',
      (at) => ask(at, 'GET /api/contests/:id', { params: { id: ids[0] }, query: { since: 1200 } }),
    ],
    ['standings and crosstable', (at) => ask(at, 'GET /api/contests/:id/table', { params: { id: ids[0] } })],
    ['crosstable as CSV', (at) => ask(at, 'GET /api/contests/:id/table.csv', { params: { id: ids[0] } })],
    ['the games of a person', (at, i) => ask(at, 'POST /api/mine', { body: { tokens: [tokenAt(i)] } })],
    ['the lobby', (at) => ask(at, 'GET /api/games')],
    [
      'a game of a rivalry',
      async (at, i) => {
        const [game] = await ask(at, 'POST /api/mine', { body: { tokens: [tokenAt(i)] } });
        await ask(at, 'GET /api/games/:id/record', { params: { id: game.table } });
      },
    ],
  ];
}

/** Plays a game at random; the others of the year are copies of its log. */
async function playTemplate(random: Random): Promise<readonly Row[]> {
  const node = await startNode();
  const tokens = [newToken(), newToken()];
  const plan = { edition: 'star-wars', seats: [{ color: 'red' }, { color: 'black' }] };
  const body = { id: 'template', plan, name: 'Ann' };
  const { table } = await ask(node.origin, 'POST /api/games', { token: tokens[0], body });
  await command(node.origin, table, { type: 'join', name: 'Ben', clientSeed: '' }, tokens[1]);
  for (let now = await readTable(node.origin, table); now.status !== 'over'; now = await readTable(node.origin, table))
    await command(node.origin, table, anyTurn(now, random), tokens[now.game?.position.seat ?? 0]);
  const rows = await node.store.tables.read(table, 0, 1000);
  await node.close();
  return rows;
}
