import type { FaultCode } from '@asteroute/protocol';
import { randomText } from '../keys/keyring.ts';
import type { ServerPorts } from './browser.ts';

/** Milliseconds before a request is repeated to an overloaded server. */
const AGAIN_AFTER_MS = 2000;
const MAX_TRIES = 20;

type Ports = Pick<ServerPorts, 'api' | 'keyring' | 'after' | 'contact'>;

/** Returns what the server stores about this browser's player at every table, as JSON; null if it does not answer. */
export async function exportOwnData({ api, keyring, after, contact }: Ports): Promise<string | null> {
  const tables: object[] = [];
  for (const key of keyring.all()) {
    const found = await insist(() => api.ownData(key), after);
    if (found === null) return null;
    if ('events' in found) tables.push({ table: key.table, ...found });
  }
  return `${JSON.stringify({ name: keyring.name(), contact: contact.own.peek(), tables }, null, 2)}\n`;
}

/**
 * Removes this browser's player from every table on the server, and how the person is told, and forgets the keys. Resolves with whether nothing is
 * left; otherwise it can be tried again.
 */
export async function eraseOwnData({ api, keyring, after, contact }: Ports): Promise<boolean> {
  let isDone = await contact.erase();
  for (const key of keyring.all()) {
    const id = randomText().slice(0, 16);
    const answer = await insist(() => api.command(key, { type: 'erase', id }), after);
    if (answer !== null && isGone(answer)) keyring.forget(key.table);
    else isDone = false;
  }
  if (isDone) keyring.name('');
  return isDone;
}

/** Faults after which nothing of the player is left: the table is deleted, or the player never sat there. */
const NOTHING_THERE: ReadonlySet<FaultCode> = new Set(['unknown-table', 'wrong-token']);

function isGone(answer: Refusable & { readonly ok?: boolean }): boolean {
  return answer.ok === true || (answer.fault !== undefined && NOTHING_THERE.has(answer.fault.code));
}

interface Refusable {
  readonly fault?: { readonly code: FaultCode };
}

/** Repeats a request while the server is overloaded and returns the answer; null without one. */
async function insist<T extends object>(ask: () => Promise<T | null>, after: Ports['after']): Promise<T | null> {
  for (let i = 0; i < MAX_TRIES; i++) {
    const answer = await ask();
    if (answer === null || (answer as Refusable).fault?.code !== 'too-many') return answer;
    await new Promise<void>((resolve) => void after(AGAIN_AFTER_MS, resolve));
  }
  return null;
}
