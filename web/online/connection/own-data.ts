import type { FaultCode } from '@asteroute/protocol';
import { randomText } from '../keys/keyring.ts';
import type { ServerPorts } from './browser.ts';

/** Milliseconds before a request is sent again to a server that has too much to do. */
const AGAIN_AFTER_MS = 2000;
const MAX_TRIES = 20;

type Ports = Pick<ServerPorts, 'api' | 'keyring' | 'after'>;

/** What the server keeps of this browser's player at every table, as JSON; null where it does not answer. */
export async function exportOwnData({ api, keyring, after }: Ports): Promise<string | null> {
  const tables: object[] = [];
  for (const key of keyring.all()) {
    const found = await insist(() => api.ownData(key), after);
    if (found === null) return null;
    if ('events' in found) tables.push({ table: key.table, ...found });
  }
  return `${JSON.stringify({ name: keyring.name(), tables }, null, 2)}\n`;
}

/**
 * Takes this browser's player out of every table on the server, and forgets the keys to them. Resolves with whether
 * nothing is left; what is left can be tried again.
 */
export async function eraseOwnData({ api, keyring, after }: Ports): Promise<boolean> {
  let isDone = true;
  for (const key of keyring.all()) {
    const id = randomText().slice(0, 16);
    const answer = await insist(() => api.command(key, { type: 'erase', id }), after);
    if (answer !== null && isGone(answer)) keyring.forget(key.table);
    else isDone = false;
  }
  if (isDone) keyring.name('');
  return isDone;
}

/** A table that is deleted, or that was never sat at, has nothing of the player. */
const NOTHING_THERE: ReadonlySet<FaultCode> = new Set(['unknown-table', 'wrong-token']);

function isGone(answer: Refusable & { readonly ok?: boolean }): boolean {
  return answer.ok === true || (answer.fault !== undefined && NOTHING_THERE.has(answer.fault.code));
}

interface Refusable {
  readonly fault?: { readonly code: FaultCode };
}

/** The answer to a request, which is sent again while the server has too much to do; null without one. */
async function insist<T extends object>(ask: () => Promise<T | null>, after: Ports['after']): Promise<T | null> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const answer = await ask();
    if (answer === null || (answer as Refusable).fault?.code !== 'too-many') return answer;
    await new Promise<void>((resolve) => void after(AGAIN_AFTER_MS, resolve));
  }
  return null;
}
