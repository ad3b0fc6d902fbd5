import { byKey, newId } from '@asteroute/client';
import type { FaultCode, Outcome } from '@asteroute/protocol';
import type { ServerPorts } from './browser.ts';

const AGAIN_AFTER_MS = 2000;
const MAX_TRIES = 20;

type Ports = Pick<ServerPorts, 'ask' | 'keyring' | 'after' | 'contact'>;

/** Returns what the server stores about this browser's player at every table, as JSON; null if it does not answer. */
export async function exportOwnData({ ask, keyring, after, contact }: Ports): Promise<string | null> {
  const tables: object[] = [];
  for (const key of keyring.all()) {
    const found = await insist(() => ask('GET /api/games/:id/mine', byKey(key)), after);
    if (found.ok) tables.push({ table: key.table, ...found.value });
    else if (isNoAnswer(found.fault.code)) return null;
  }
  return `${JSON.stringify({ name: keyring.name(), contact: contact.own.peek(), tables }, null, 2)}\n`;
}

/** At every table, with the contact and the keys. True if nothing is left; otherwise it can be tried again. */
export async function eraseOwnData({ ask, keyring, after, contact }: Ports): Promise<boolean> {
  let isDone = await contact.erase();
  for (const key of keyring.all()) {
    const id = newId();
    const answer = await insist(
      () => ask('POST /api/games/:id/commands', { ...byKey(key), body: { type: 'erase', id } }),
      after,
    );
    if (answer.ok || NOTHING_THERE.has(answer.fault.code)) keyring.forget(key.table);
    else isDone = false;
  }
  if (isDone) keyring.name('');
  return isDone;
}

/** Faults after which nothing of the player is left: the table is deleted, or the player never sat there. */
const NOTHING_THERE: ReadonlySet<FaultCode> = new Set(['unknown-table', 'wrong-token']);

const isNoAnswer = (code: FaultCode): boolean => code === 'busy' || code === 'too-many';

async function insist<T>(ask: () => Promise<Outcome<T>>, after: Ports['after']): Promise<Outcome<T>> {
  for (let tries = MAX_TRIES; ; tries--) {
    const answer = await ask();
    if (answer.ok || answer.fault.code !== 'too-many' || tries === 1) return answer;
    await new Promise<void>((resolve) => void after(AGAIN_AFTER_MS, resolve));
  }
}
