import { setTimeout as sleep } from 'node:timers/promises';
import { errorText } from '@asteroute/cli/arguments';
import { BLOWS, type Blow, killOf, playUnderBlows } from '@asteroute/server/blows';
import {
  freePort,
  NO_POSTGRES,
  type NodeProcess,
  openDatabase,
  type TcpProxy,
  type TestDatabase,
  tcpProxy,
} from '@asteroute/server/testing';
import type { CampaignResult, LongCampaign, Progress, Range } from '../campaign/campaign.ts';
import { onPostgres, withNode, withNodes } from './own-node.ts';

/** The result of a campaign that strikes servers with blows: kills, freezes, cut connections and so on. */
export interface Struck extends Omit<CampaignResult, 'lines'> {
  /** Acknowledged turns. Each of them was in the logs exactly once. */
  readonly acknowledged: number;
  readonly blows: ReadonlyMap<string, number>;
}

/** Milliseconds for which a node is frozen, and for which a connection stays silent. */
const [FROZEN_MS, SILENT_MS] = [6000, 8000];

/** Blows on PostgreSQL for each kill on the embedded store. */
const BLOWS_A_KILL = 0.3;

/**
 * Games under kills on the embedded store, then under blows of every kind on PostgreSQL. No acknowledged turn may be
 * lost.
 */
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

/** Gives for example `812 turns acknowledged, none lost, doubled or missing`. */
export function struckText({ acknowledged, faults }: Pick<Struck, 'acknowledged' | 'faults'>): string {
  return `${acknowledged} turns acknowledged, ${faults.length === 0 ? 'none lost, doubled or missing' : 'faults'}`;
}

/** Repeatedly kills a node on the embedded store; every sixth blow kills it while it starts. */
function killOnSqlite(range: Range, progress: Progress): Promise<Struck> {
  return withNode((node) => {
    const usual = killOf(node);
    const blows = [...Array.from({ length: 5 }, () => usual), killWhileStarting(node)];
    return rounds([node], blows, { part: 'kills', range, progress });
  });
}

/** Strikes two nodes on one PostgreSQL with blows of every kind. */
async function strikeOnPostgres(range: Range, progress: Progress): Promise<Struck> {
  // Durable, because a crash of the database must not lose anything that it has committed.
  const database = await openDatabase({ durable: true });
  const address = new URL(database.url);
  const proxy = tcpProxy(await freePort(), Number(address.port));
  await proxy.open();
  address.port = String(proxy.port);
  try {
    return await withNodes(2, onPostgres(address.href), (nodes) => {
      const own = nodes.flatMap((node) => [killOf(node), freezeOf(node), restartOf(node)]);
      const blows = [...own, ...lineBlows(proxy), ...databaseBlows(database)];
      return rounds(nodes, blows, { part: 'kills', range, progress });
    });
  } finally {
    await proxy.close();
    await database.close();
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
  for (let seed = range.seed; done < range.count && faults.length === 0; seed++) {
    try {
      const round = await playUnderBlows(
        nodes.map(({ origin }) => origin),
        blows,
        seed,
      );
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
function blow(name: string, hit: () => unknown, afterwards: () => unknown = () => undefined): Blow {
  return {
    name,
    async strike(goOn) {
      await hit();
      goOn();
      await afterwards();
    },
  };
}

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

function freezeOf(node: NodeProcess): Blow {
  const thaw = async () => {
    await sleep(FROZEN_MS);
    node.signal('SIGCONT');
  };
  return blow('freeze', () => node.signal('SIGSTOP'), thaw);
}

/** What an upgrade does to one node after the other. */
function restartOf(node: NodeProcess): Blow {
  return blow(
    'restart',
    () => node.stop(),
    () => node.start(),
  );
}

function lineBlows(proxy: TcpProxy): readonly Blow[] {
  const cutSilent = async () => {
    await sleep(SILENT_MS);
    // Connections that are still silent after this time carry no open request.
    proxy.cut();
  };
  return [blow('cut line', proxy.cut), blow('silent line', proxy.silence, cutSilent)];
}

function databaseBlows({ terminate, crash }: TestDatabase): readonly Blow[] {
  const terminated = blow('terminated backends', terminate);
  return crash === undefined ? [terminated] : [terminated, blow('database crash', crash)];
}
