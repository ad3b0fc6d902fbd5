/** Games on real servers that are struck with blows: no acknowledged turn may be lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { errorText } from '@asteroute/cli/arguments';
import { BLOWS, type Blow, killOf, playUnderBlows } from '@asteroute/server/blows';
import {
  freePort,
  NO_POSTGRES,
  type NodeProcess,
  openDatabase,
  PostgresPair,
  type TcpProxy,
  type TestDatabase,
  tcpProxy,
} from '@asteroute/server/testing';
import {
  type CampaignResult,
  type LongCampaign,
  type Progress,
  type Range,
  withPostgres,
} from '../campaign/campaign.ts';
import { onPostgres, withNode, withNodes } from './own-node.ts';
import { describeTimes } from './times.ts';

interface Struck extends Omit<CampaignResult, 'lines'> {
  /** Acknowledged turns. Each of them was in the logs exactly once. */
  readonly acknowledged: number;
  readonly blows: ReadonlyMap<string, number>;
}

const [FROZEN_MS, SILENT_MS] = [6000, 8000];
/** Blows on PostgreSQL for each kill on the embedded store. */
const BLOWS_A_KILL = 0.3;

export const KILLS: LongCampaign = {
  name: 'kills',
  count: 1000,
  async runAll({ seed, count }, progress) {
    const sqlite = await killOnSqlite({ seed, count }, progress);
    const blows = { seed, count: Math.ceil(count * BLOWS_A_KILL) };
    const both = [sqlite, ...(NO_POSTGRES === null ? [await strikeOnPostgres(blows, progress)] : [])];
    const lines = both.map((one, index) => {
      const kinds = [...one.blows].map(([name, n]) => `${n} x ${name}`).join(', ');
      return `on ${['SQLite', 'PostgreSQL'][index]} ${kinds}: ${struckText(one)}`;
    });
    const done = both.reduce((sum, one) => sum + one.done, 0);
    return { done, faults: both.flatMap(({ faults }) => faults), lines };
  },
};

/**
 * Repeatedly kills the primary under two playing nodes, promotes its synchronous standby and redirects the address to
 * it. Each promoted standby gets a standby of its own.
 */
export const FAILOVER: LongCampaign = {
  name: 'failover',
  count: 12,
  runAll: withPostgres(async (range, progress) => {
    const pair = await PostgresPair.open();
    /** Milliseconds from the kill until the next turn of any game, and how many of them after the promotion. */
    const [whole, afterwards]: number[][] = [[], []];
    try {
      const struck = await withProxy(`postgres://asteroute@127.0.0.1:${pair.port}/postgres`, (proxy, env) => {
        const blow = failover(pair, proxy, (ms, promotion) => {
          whole.push(ms);
          afterwards.push(ms - promotion);
        });
        return withNodes(2, env, (nodes) => rounds(nodes, [blow], { part: 'failover', range, progress }));
      });
      const pauses = `kill to next turn ${describeTimes(whole)}, of which from the promotion on ${describeTimes(afterwards)}`;
      return { done: struck.done, faults: struck.faults, lines: [struckText(struck), pauses] };
    } finally {
      await pair.close();
    }
  }),
};

const struckText = ({ acknowledged, faults }: Struck): string =>
  `${acknowledged} turns acknowledged, ${faults.length === 0 ? 'none lost, doubled or missing' : 'faults'}`;

/** Repeatedly kills a node on the embedded store; every sixth blow kills it while it starts. */
const killOnSqlite = (range: Range, progress: Progress): Promise<Struck> =>
  withNode((node) => {
    const usual = new Array<Blow>(5).fill(killOf(node));
    return rounds([node], [...usual, killWhileStarting(node)], { part: 'kills', range, progress });
  });

async function strikeOnPostgres(range: Range, progress: Progress): Promise<Struck> {
  // Durable, because a crash of the database must not lose anything that it has committed.
  const database = await openDatabase({ durable: true });
  try {
    return await withProxy(database.url, (proxy, env) =>
      withNodes(2, env, (nodes) => {
        const own = nodes.flatMap((node) => [killOf(node), freezeOf(node), restartOf(node)]);
        const blows = [...own, ...lineBlows(proxy), ...databaseBlows(database)];
        return rounds(nodes, blows, { part: 'kills', range, progress });
      }),
    );
  } finally {
    await database.close();
  }
}

/** Puts a proxy before a database; `env` are the settings of nodes that use it. */
async function withProxy<T>(
  url: string,
  use: (proxy: TcpProxy, env: ReturnType<typeof onPostgres>) => Promise<T>,
): Promise<T> {
  const address = new URL(url);
  const proxy = tcpProxy(await freePort(), Number(address.port));
  await proxy.open();
  address.port = String(proxy.port);
  try {
    return await use(proxy, onPostgres(address.href));
  } finally {
    await proxy.close();
  }
}

interface Course {
  readonly part: string;
  readonly range: Range;
  readonly progress: Progress;
}

/** Plays round after round at these nodes until `range.count` blows were struck or one has caused a fault. */
export async function rounds(
  nodes: readonly Pick<NodeProcess, 'origin'>[],
  blows: readonly Blow[],
  { part, range, progress }: Course,
): Promise<Struck> {
  const struck = new Map<string, number>();
  const faults: string[] = [];
  let [done, acknowledged] = [0, 0];
  const origins = nodes.map(({ origin }) => origin);
  for (let seed = range.seed; done < range.count && faults.length === 0; seed++) {
    try {
      const round = await playUnderBlows(origins, blows, seed);
      for (const name of round.blows) struck.set(name, (struck.get(name) ?? 0) + 1);
      acknowledged += round.acknowledged;
      done += round.blows.length;
    } catch (error) {
      faults.push(`soak --only ${part} --seed ${seed} --count ${BLOWS}: ${errorText(error)}`);
    }
    progress(done, faults.length);
  }
  return { done, faults, acknowledged, blows: struck };
}

/** A blow that calls `hit`, lets the players continue and then calls `afterwards` to repair the damage. */
const blow = (name: string, hit: () => unknown, afterwards: () => unknown = () => undefined): Blow => ({
  name,
  async strike(goOn) {
    await hit();
    goOn();
    await afterwards();
  },
});

function killWhileStarting(node: NodeProcess): Blow {
  const hit = async () => {
    await node.kill();
    const started = node.start().catch(() => undefined);
    await sleep(300 + Math.random() * 400);
    await node.kill();
    await started;
  };
  return blow('kill while starting', hit, () => node.start());
}

const freezeOf = (node: NodeProcess): Blow =>
  blow(
    'freeze',
    () => node.signal('SIGSTOP'),
    () => sleep(FROZEN_MS).then(() => node.signal('SIGCONT')),
  );

/** What an upgrade does to one node after the other. */
const restartOf = (node: NodeProcess): Blow =>
  blow(
    'restart',
    () => node.stop(),
    () => node.start(),
  );

const lineBlows = (proxy: TcpProxy): readonly Blow[] => [
  blow('cut line', proxy.cut),
  // Connections that are still silent after this time carry no open request.
  blow('silent line', proxy.silence, () => sleep(SILENT_MS).then(() => proxy.cut())),
];

function databaseBlows({ terminate, crash }: TestDatabase): readonly Blow[] {
  const terminated = blow('terminated backends', terminate);
  return crash === undefined ? [terminated] : [terminated, blow('database crash', crash)];
}

const failover = (pair: PostgresPair, proxy: TcpProxy, onPlaying: (ms: number, promotion: number) => void): Blow => ({
  name: 'failover',
  async strike(goOn, nextTurn) {
    const begin = performance.now();
    await pair.killPrimary();
    goOn();
    await pair.promote();
    const promotion = performance.now() - begin;
    // Nothing can have been committed since the kill, so the new primary has committed this turn.
    const next = nextTurn();
    proxy.retarget(pair.port);
    await next;
    onPlaying(performance.now() - begin, promotion);
    await pair.addStandby();
  },
});
