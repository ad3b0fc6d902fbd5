import { setTimeout as sleep } from 'node:timers/promises';
import { errorText } from '@asteroute/cli/arguments';
import { createRandom, type Random } from '@asteroute/engine';
import { onTurn } from '@asteroute/protocol';
import { compareWithLog } from '@asteroute/server/blows';
import { anyTurn, freePort, type NodeProcess, openBalancer } from '@asteroute/server/testing';
import {
  type CampaignResult,
  type LongCampaign,
  type Progress,
  type Range,
  withPostgres,
} from '../campaign/campaign.ts';
import { withPostgresNodes } from './own-node.ts';
import { PageClient } from './page-client.ts';
import { describeTimes } from './times.ts';

const NODES = 3;
/** The number of tables that are played at the same time, each by two clients with a third one watching. */
const TABLES = 8;
/** Turns at all tables together between two restarts. */
const TURNS_BETWEEN = 60;
/** Milliseconds between two turns of a table, and before an opening or a look at the number of turns is repeated. */
const [THINK_MS, RETRY_MS] = [150, 100];
/**
 * Milliseconds between two health checks of the balancer, and seconds for which a stopping node still serves so that
 * the balancer notices.
 */
const [CHECK_MS, DRAIN_SECONDS] = [250, 1];
/** Milliseconds for which a client may be disconnected from its table. */
const MAX_GAP_MS = 1000;

/** Restarts nodes on one PostgreSQL one after the other, as an upgrade does, while clients play through a balancer. */
export const ROLLING: LongCampaign = {
  name: 'rolling',
  count: 30,
  runAll: withPostgres((range, progress) =>
    withPostgresNodes(NODES, (nodes) => rollNodes(nodes, range, progress), { DRAIN_SECONDS: String(DRAIN_SECONDS) }),
  ),
};

async function rollNodes(
  nodes: readonly NodeProcess[],
  { seed, count }: Range,
  progress: Progress,
): Promise<CampaignResult> {
  const ports = nodes.map(({ origin }) => Number(new URL(origin).port));
  const balancer = await openBalancer({ port: await freePort(), nodes: ports, checkMs: CHECK_MS });
  const load = new Load(balancer.origin, seed);
  let done = 0;
  await balancer.until(NODES);
  const roll = async () => {
    while (done < count && (await load.turns(TURNS_BETWEEN))) {
      const node = nodes[done % NODES];
      await node.stop();
      await node.start();
      await balancer.until(NODES);
      progress(++done, 0);
    }
    await load.turns(TURNS_BETWEEN);
  };
  // Both are awaited even if one fails, so that no node is starting when all are stopped.
  const ends = await Promise.allSettled([roll(), load.play()].map((part) => part.finally(() => load.stop())));
  load.close();
  await balancer.close();
  const faults = ends.flatMap((end) =>
    end.status === 'fulfilled' ? [] : [`soak --only rolling --seed ${seed}: ${errorText(end.reason)}`],
  );
  const { gaps, waits, acknowledged, refused } = load;
  const late = gaps.filter((ms) => ms > MAX_GAP_MS);
  if (late.length > 0) faults.push(`${late.length} times a client was without its table for over ${MAX_GAP_MS} ms`);
  const played = `${acknowledged} turns acknowledged within ${describeTimes(waits)}`;
  const without = `${gaps.length} times a client was without its table, for ${describeTimes(gaps)}`;
  return { done, faults, lines: [`${played}; ${without}; ${refused} openings were tried again`] };
}

/** Plays games at several tables at the same time, one after the other at each, until it is stopped. */
class Load {
  /** Milliseconds for which clients were disconnected from their tables, one entry per disconnection. */
  readonly gaps: number[] = [];
  /** Milliseconds from each turn to its acknowledgement. */
  readonly waits: number[] = [];
  acknowledged = 0;
  /** How often a table could not be opened and the opening was repeated. */
  refused = 0;
  readonly #origin: string;
  readonly #seed: number;
  readonly #clients = new Set<PageClient>();
  #isStopped = false;

  constructor(origin: string, seed: number) {
    this.#origin = origin;
    this.#seed = seed;
  }

  /**
   * Waits until `more` further turns are acknowledged at all tables together. Returns false if the load was stopped
   * before.
   */
  async turns(more: number): Promise<boolean> {
    const due = this.acknowledged + more;
    while (this.acknowledged < due && !this.#isStopped) await sleep(RETRY_MS);
    return this.acknowledged >= due;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Closes clients that a fault has left open, because they would reconnect forever. */
  close(): void {
    for (const client of this.#clients) client.close();
  }

  /** Plays until it is stopped and the last turn is done. Rejects when a log differs from what its clients received. */
  async play(): Promise<void> {
    const randoms = Array.from({ length: TABLES }, (_, i) => createRandom(this.#seed * TABLES + i));
    await Promise.all(
      randoms.map(async (random) => {
        for (let host = await this.#open(); host !== null; host = await this.#open())
          await this.#playTable(host, random);
      }),
    );
  }

  async #playTable(host: PageClient, random: Random): Promise<void> {
    const { table } = host;
    const [guest, watcher] = [PageClient.at(this.#origin, table), PageClient.at(this.#origin, table)];
    const clients = [host, guest, watcher];
    for (const client of clients) this.#clients.add(client);
    await guest.sitDown('guest');
    const acknowledged: { seq: number; seat: number }[] = [];
    for (;;) {
      const state = await host.until(({ status, turns }) => status !== 'open' && turns === acknowledged.length);
      if (this.#isStopped || state.status === 'over') break;
      const seat = onTurn(state) ?? 0;
      acknowledged.push({ seq: await this.#turn([host, guest][seat], acknowledged.length, random), seat });
      await sleep(THINK_MS);
    }
    if (host.state.table?.status !== 'over') await host.send({ type: 'resign' });
    await host.until(({ status }) => status === 'over');
    const { length } = await compareWithLog(this.#origin, table, acknowledged);
    for (const client of clients) {
      await client.until(({ head, turns }) => head >= length && turns === acknowledged.length);
      client.close();
      this.#clients.delete(client);
      this.gaps.push(...client.gaps);
    }
  }

  /** Opens a table and returns its host, repeating the request until it succeeds; null once the load is stopped. */
  async #open(): Promise<PageClient | null> {
    while (!this.#isStopped) {
      const host = await PageClient.host(this.#origin);
      if (host !== null && !this.#isStopped) return host;
      host?.close();
      this.refused += host === null ? 1 : 0;
      await sleep(RETRY_MS);
    }
    return null;
  }

  async #turn(player: PageClient, turn: number, random: Random): Promise<number> {
    const state = await player.until(({ status, turns }) => status === 'running' && turns === turn);
    const begin = performance.now();
    const answer = await player.send(anyTurn(state, random));
    if (!answer.ok) throw new Error(`${state.id}: a turn was refused: ${answer.fault.code}`);
    this.waits.push(performance.now() - begin);
    this.acknowledged++;
    return answer.seq;
  }
}
