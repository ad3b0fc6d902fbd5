/** A worker thread of the arena: plays the deals that it is sent, one after another, with players of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import type { ByParty } from './game.ts';
import { type Match, type Mirror, playMirror } from './match.ts';
import { type Player, PlayerFault } from './player/player.ts';
import { createPlayers } from './players.ts';

/** A message to a thread: the number of a deal, or to stop. */
export type Order = number | 'stop';

/** A message from a thread. */
export type ThreadReport =
  | { readonly type: 'ready'; readonly names: ByParty<string> }
  | { readonly type: 'unable'; readonly reason: string }
  | { readonly type: 'process'; readonly pid: number; readonly alive: boolean }
  | { readonly type: 'played'; readonly mirror: Mirror };

const match = workerData as Match;
const report = (message: ThreadReport): void => parentPort?.postMessage(message);

async function handle(order: Order, players: ByParty<Player>): Promise<void> {
  if (order !== 'stop') return report({ type: 'played', mirror: await playMirror(match, players, order) });
  await Promise.all([players.a.close(), players.b.close()]);
  process.exit();
}

try {
  const players = await createPlayers(match, (pid, alive) => report({ type: 'process', pid, alive }));
  // An order that breaks this thread must break it loudly: the rejection of an `async` listener does.
  parentPort?.on('message', async (order: Order) => handle(order, players));
  report({ type: 'ready', names: { a: players.a.name, b: players.b.name } });
} catch (fault) {
  if (!(fault instanceof PlayerFault)) throw fault;
  report({ type: 'unable', reason: fault.message });
}
