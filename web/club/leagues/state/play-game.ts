import { byKey, playerKey } from '@asteroute/client';
import { type PlacedGame, twinOf } from '@asteroute/club/contests';
import { sitDown } from '@asteroute/page-online/connection/new-table';
import { browserKeyring } from '@asteroute/page-online/keyring/keyring';
import type { FaultCode } from '@asteroute/protocol';
import type { LeagueProps } from './props.ts';

/**
 * Sits down, at both tables of a duel; returns why that failed, or null. The token of the league is that of the seat.
 */
export async function sitAt(
  { ask, shown, page }: Pick<LeagueProps, 'ask' | 'shown' | 'page'>,
  { round, game, at }: PlacedGame,
  name: string,
): Promise<FaultCode | null> {
  const fault = await shown.send({ type: 'play', round, game });
  if (fault !== null) return fault;
  const twin = twinOf(shown.league, { round, game });
  for (const table of twin === null ? [at.table] : [at.table, twin.table]) {
    const refused = await sit({ ask, page }, table, shown.key.token, { name, isDuel: twin !== null });
    if (refused !== null) return refused;
  }
  return null;
}

async function sit(
  { ask, page }: Pick<LeagueProps, 'ask' | 'page'>,
  table: string,
  token: string,
  { name, isDuel }: { readonly name: string; readonly isDuel: boolean },
): Promise<FaultCode | null> {
  const keyring = browserKeyring(page.storage);
  const kept = keyring.all().find((key) => key.table === table);
  const fresh = playerKey({ table, token, host: false });
  // The two games of a duel are dealt alike, so that their players contribute no numbers.
  const key = kept ?? (isDuel ? { ...fresh, clientSeed: '', commits: false } : fresh);
  keyring.keep(key);
  const answer = await ask('POST /api/games/:id/commands', { ...byKey(key), body: sitDown(key, name) });
  // Who sits there already, or comes back to a game that runs, needs no seat.
  if (answer.ok || ['already-seated', 'wrong-status'].includes(answer.fault.code)) return null;
  return answer.fault.code;
}
