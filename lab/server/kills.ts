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

/** What a campaign of blows found. */
export interface Struck extends Omit<CampaignResult, 'lines'> {
  /** Turns that clients were told are done: all of them were in the logs, once. */
  readonly acknowledged: number;
  readonly blows: ReadonlyMap<string, number>;
}

/** Milliseconds that a node is frozen, and a silent line is left alone. */
const [FROZEN_MS, SILENT_MS] = [6000, 8000];

/** Blows of all kinds on PostgreSQL for each kill on the embedded store. */
const BLOWS_A_KILL = 0.3;

/** Games under kills on the embedded store, then under every blow on PostgreSQL: no acknowledged turn is lost. */
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

/** `812 turns acknowledged, none lost, doubled or missing` */
export function struckText({ acknowledged, faults }: Pick<Struck, 'acknowledged' | 'faults'>): string {
  return `${acknowledged} turns acknowledged, ${faults.length === 0 ? 'none lost, doubled or missing' : 'faults'}`;
}

/** Kills a node on the embedded store again and again, every sixth time while it starts. */
function killOnSqlite(range: Range, progress: Progress): Promise<Struck> {
  return withNode((node) => {
    const usual = killOf(node);
    const blows = [...Array.from({ length: 5 }, () => usual), killWhileStarting(node)];
    return rounds([node], blows, { part: 'kills', range, progress });
  });
}

/** Strikes two nodes on one PostgreSQL in every way that is known. */
async function strikeOnPostgres(range: Range, progress: Progress): Promise<Struck> {
  // Durable: a crash of the database may lose nothing that it has committed.
  const database = await openDatabase({ durable: true });
  const address = new URL(database.url);
  const proxy = tcpProxy(await freePort(), Number(address.port));
  await proxy.open();
  address.port = String(proxy.port);
  try {
    return await withNodes(2, onPostgres(address.href), (nodes) => {
      const blows = [...nodes.map(killOf), ...nodes.map(freezeOf), ...lineBlows(proxy), ...databaseBlows(database)];
      return rounds(nodes, blows, { part: 'kills', range, progress });
    });
  } finally {
    await proxy.close();
    await database.close();
  }
}

/** What of a campaign is played. */
interface Course {
  /** The part of `npm run soak`. */
  readonly part: string;
  readonly range: Range;
  readonly progress: Progress;
}

/** Plays games at these nodes, round by round, until so many blows have fallen or one has done harm. */
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

/** A blow that is struck, and what is done about it once the players go on. */
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

function lineBlows(proxy: TcpProxy): readonly Blow[] {
  const cutSilent = async () => {
    await sleep(SILENT_MS);
    // What is still silent now was not asked anything.
    proxy.cut();
  };
  return [blow('cut line', proxy.cut), blow('silent line', proxy.silence, cutSilent)];
}

function databaseBlows({ terminate, crash }: TestDatabase): readonly Blow[] {
  const terminated = blow('terminated backends', terminate);
  return crash === undefined ? [terminated] : [terminated, blow('database crash', crash)];
}
