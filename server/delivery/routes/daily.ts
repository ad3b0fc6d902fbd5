import { deny, grant } from '@asteroute/protocol';
import { DAILY_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { DeckService } from '../../contests/decks.ts';
import { asJson, mapped, type RouteApi, serveRoute } from '../requests/serve.ts';

export interface DailyRoutePorts {
  readonly decks: DeckService | null;
}

const NOT_OFFERED = deny('not-offered', 'this server offers no decks of the day');

export function addDaily(api: RouteApi, { decks }: DailyRoutePorts): void {
  serveRoute(api, ROUTES.readDaily, async ({ account }) =>
    decks === null ? NOT_OFFERED : grant(await decks.overview(account)),
  );
  serveRoute(api, ROUTES.readDay, async ({ params, account }) => decks?.decksOf(params.day, account) ?? NOT_OFFERED);
  serveRoute(
    api,
    ROUTES.openTry,
    async ({ params, account, address }) => decks?.open(params, account, address) ?? NOT_OFFERED,
  );
  serveRoute(
    api,
    ROUTES.listTries,
    async ({ params, account, body }) => decks?.list(params, account, body) ?? NOT_OFFERED,
  );
  serveRoute(api, ROUTES.readTry, async ({ params, account }) =>
    decks === null ? NOT_OFFERED : mapped(await decks.record(params.table, account), asJson),
  );
}
