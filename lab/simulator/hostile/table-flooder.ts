import { onTurn } from '@asteroute/protocol';
import { anyTurn } from '@asteroute/server/simulation';
import type { HostileKit } from './kit.ts';

/** Strong bots that play first at each table, so that it begins when it is opened. */
const BOTS = ['master', 'master', 'master', 'master'];

/** Tables that are kept going: enough to be due before everybody else's. */
const MAX_TABLES = 200;

/** Opens tables full of strong bots as fast as one address may, and keeps all of them going. */
export function tableFlooder(kit: HostileKit): () => number {
  const plan = kit.plan(1, BOTS);
  const opened: { readonly table: string; readonly token: string }[] = [];
  const { ledger, chances } = kit.world;
  return () => {
    const own = kit.newToken();
    const isOpened = (table: string) => opened.push({ table, token: own });
    if (opened.length < MAX_TABLES) kit.open({ plan, name: kit.newName() }, own, isOpened);
    for (const { table, token } of opened) {
      const now = ledger.at(table, ledger.head(table));
      if (onTurn(now) === BOTS.length) kit.command(table, token, anyTurn(now, chances));
    }
    return 1000;
  };
}
