/** A thread of the arena: plays the deals that it is told to, one after another, with players of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ByParty } from './game.ts';
import { type Match, type Mirror, playMirror } from './match.ts';
import { Fault, type Player } from './player.ts';
import { createPlayers } from './players.ts';

/** What a thread is told: the number of a deal, or to stop. */
export type Order = number | 'stop';

/** What a thread says. */
export type Report =
  | { readonly type: 'ready'; readonly names: ByParty<string> }
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'process'; readonly pid: number; readonly alive: boolean }
  | { readonly type: 'played'; readonly mirror: Mirror };

const match = workerData as Match;
const report = (message: Report): void => parentPort?.postMessage(message);

async function obey(order: Order, players: ByParty<Player>): Promise<void> {
  if (order !== 'stop') return report({ type: 'played', mirror: await playMirror(match, players, order) });
  await Promise.all([players.a.close(), players.b.close()]);
  process.exit();
}

try {
  const players = await createPlayers(match, (pid, alive) => report({ type: 'process', pid, alive }));
  // An order that breaks this thread must break it loudly: the rejection of an `async` listener does.
  parentPort?.on('message', async (order: Order) => obey(order, players));
  report({ type: 'ready', names: { a: players.a.name, b: players.b.name } });
} catch (fault) {
  if (!(fault instanceof Fault)) throw fault;
  report({ type: 'unable', reason: fault.message });
}
