import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ChildProgram } from '../child-program.ts';
import {
  answered,
  freePort,
  makeCluster,
  makePrivateFolder,
  query,
  runPostgres,
  startPostgres,
  urlAt,
} from './programs.ts';

interface Cluster {
  readonly data: string;
  readonly port: number;
  readonly server: ChildProgram;
}

/** The replication slot of a standby, which makes the primary keep what the standby has not received yet. */
const SLOT = 'standby';
/**
 * Shortens the default of five seconds that a standby which lost its primary may take to notice that it was promoted.
 */
const SETTINGS = ['wal_retrieve_retry_interval=200ms'];
/** Milliseconds between two checks of a standby that is catching up. */
const LOOK_EVERY_MS = 20;

/**
 * For tests only: a durable PostgreSQL primary, and a standby that receives each commit before it is acknowledged to
 * the client.
 */
export class PostgresPair {
  readonly #folder: string;
  #primary: Cluster;
  #standby: Cluster | null = null;
  #clusters = 1;

  private constructor(folder: string, primary: Cluster) {
    this.#folder = folder;
    this.#primary = primary;
  }

  static async open(): Promise<PostgresPair> {
    const folder = makePrivateFolder('asteroute-pair-');
    const data = join(folder, 'data0');
    makeCluster(data);
    const pair = new PostgresPair(folder, await start(data));
    try {
      await pair.addStandby();
    } catch (error) {
      await pair.close();
      throw error;
    }
    return pair;
  }

  /** The port of the primary. */
  get port(): number {
    return this.#primary.port;
  }

  /** Sends SIGKILL to every process of the primary, as if its machine failed. */
  async killPrimary(): Promise<void> {
    const { data, server } = this.#primary;
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    // While it is stopped, it cannot start a process that would survive.
    process.kill(postmaster, 'SIGSTOP');
    for (const one of [postmaster, ...childrenOf(postmaster)]) kill(one);
    await server.ended;
  }

  /**
   * Makes the standby the primary; resolves once it accepts writes. It commits without waiting until a standby is
   * added.
   */
  async promote(): Promise<void> {
    if (this.#standby === null) throw new Error('there is no standby');
    await query(urlAt(this.#standby.port), 'select pg_promote(true, 600)');
    this.#primary = this.#standby;
    this.#standby = null;
  }

  /** Adds a standby, and makes every later commit wait for it. */
  async addStandby(): Promise<void> {
    const { port } = this.#primary;
    const data = join(this.#folder, `data${this.#clusters++}`);
    const from = ['-d', urlAt(port), '-R', '-X', 'stream', '-C', '-S', SLOT, '-c', 'fast', '--no-sync'];
    runPostgres('pg_basebackup', data, from);
    this.#standby = await start(data);
    await this.#until("state = 'streaming'");
    // Set only after the copy, so that the standby does not inherit the setting and can commit alone once promoted.
    await query(urlAt(port), "alter system set synchronous_standby_names = '*'");
    await query(urlAt(port), 'select pg_reload_conf()');
    await this.#until("sync_state = 'sync'");
  }

  /** Waits until a standby of the primary is in a state. */
  async #until(state: string): Promise<void> {
    const ask = `select 1 from pg_stat_replication where ${state}`;
    while ((await query(urlAt(this.#primary.port), ask)).length === 0) await sleep(LOOK_EVERY_MS);
  }

  async close(): Promise<void> {
    await Promise.all([this.#primary, this.#standby].map((one) => one?.server.kill()));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function start(data: string): Promise<Cluster> {
  const port = await freePort();
  const server = startPostgres(data, port, SETTINGS);
  await answered(server, urlAt(port));
  return { data, port, server };
}

/** Returns the child processes of a process. */
function childrenOf(pid: number): readonly number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.flatMap((line) => {
    const [child, parent] = line.trim().split(/\s+/).map(Number);
    return parent === pid ? [child] : [];
  });
}

/** Kills a process, which may already have ended because its parent did. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
