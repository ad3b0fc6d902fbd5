import { type AskServer, newId } from '@asteroute/client';
import { accountSession } from '@asteroute/page-account/session';
import type { FaultCode } from '@asteroute/protocol';
import type { ContestCommand } from '@asteroute/protocol/contests';

export type LeagueOrder = ContestCommand extends infer C ? (C extends ContestCommand ? Omit<C, 'id'> : never) : never;

export async function sendOrder(
  ask: AskServer,
  { league, token }: { readonly league: string; readonly token: string },
  order: LeagueOrder,
): Promise<FaultCode | null> {
  const body = { id: newId(), ...order };
  const account = await accountSession();
  const done = await ask('POST /api/contests/:id/commands', { params: { id: league }, token, body, account });
  return done.ok ? null : done.fault.code;
}
