import { deny, grant } from '@asteroute/protocol';
import { DUEL_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { DuelService } from '../../contests/duels.ts';
import { type RouteApi, serveRoute } from '../requests/serve.ts';

export interface DuelRoutePorts {
  readonly duels: DuelService | null;
}

const NOT_OFFERED = deny('not-offered', 'this server offers no duels');

export function addDuels(api: RouteApi, { duels }: DuelRoutePorts): void {
  serveRoute(api, ROUTES.listDuels, async ({ account }) =>
    duels === null ? NOT_OFFERED : grant(await duels.own(account)),
  );
  serveRoute(
    api,
    ROUTES.openDuel,
    async ({ body, account, address }) => duels?.open(body, account, address) ?? NOT_OFFERED,
  );
  serveRoute(api, ROUTES.readTally, async ({ params }) => duels?.tally(params.edition) ?? NOT_OFFERED);
  serveRoute(api, ROUTES.readDuel, async ({ params }) => duels?.view(params.duel) ?? NOT_OFFERED);
}
