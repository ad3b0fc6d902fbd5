import { byKey, joinAs, newId, playerKey, randomToken } from '@asteroute/client';
import { type FaultCode, type Plan, type TextFault, textFault } from '@asteroute/protocol';
import type { Key } from '../keyring/keyring.ts';
import { ownAccount } from './agreement.ts';
import type { ServerPorts } from './browser.ts';

interface TablePorts extends Pick<ServerPorts, 'ask' | 'keyring'> {
  /** The session of this person's account, which the seat follows to other devices; that of the browser if absent. */
  readonly account?: () => Promise<string | undefined>;
}

export interface WantedTable {
  readonly plan: Plan;
  /** The host's seat, and the name for it; with an empty name the seat stays free. */
  readonly seat: number;
  readonly name: string;
}

/** The name is remembered. Fails with a fault of the server, or with a name that cannot be shown. */
export async function requestTable(
  { ask, keyring, account: session = ownAccount }: TablePorts,
  { plan, seat, name }: WantedTable,
): Promise<{ readonly ok: true; readonly key: Key } | { readonly ok: false; readonly fault: FaultCode | TextFault }> {
  const fault = name === '' ? null : textFault(name);
  if (fault !== null) return { ok: false, fault };
  const [id, token] = [newId(), randomToken()];
  const shared = plan.access === 'link' ? randomToken() : null;
  const body = { id, plan, clientSeed: '', ...(shared && { invite: shared }) };
  const opened = await ask('POST /api/games', { body, token });
  if (!opened.ok) return { ok: false, fault: opened.fault.code };
  const { table } = opened.value;
  const kept = keyring.all().find((one) => one.table === table);
  const key = kept ?? playerKey({ table, token, invite: shared, host: true });
  keyring.keep(key);
  if (name === '') return { ok: true, key };
  keyring.name(name);
  const account = await session();
  const sitting = { ...sitDown(key, name, seat), ...(account && { account }) };
  const sat = await ask('POST /api/games/:id/commands', { ...byKey(key), body: sitting });
  return sat.ok || sat.fault.code === 'already-seated' ? { ok: true, key } : { ok: false, fault: sat.fault.code };
}

/** The command that takes a seat. It contains the hash of the player's number. */
export function sitDown(key: Key, name: string, seat?: number) {
  return { ...joinAs(key, name, seat), id: newId() };
}
