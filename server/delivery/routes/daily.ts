import { deny, grant } from '@asteroute/protocol';
import { DAILY_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { DailyService } from '../../daily/service.ts';
import { asJson, mapped, type RouteApi, serveRoute } from '../requests/serve.ts';

/** What the routes of the decks of the days need. */
export interface DailyRoutePorts {
  /** Null where the operator offers none. */
  readonly daily: DailyService | null;
}

const NOT_OFFERED = deny('not-offered', 'this server offers no decks of the day');

/** Adds the routes of the decks of the days. */
export function addDaily(api: RouteApi, { daily }: DailyRoutePorts): void {
  serveRoute(api, ROUTES.readDaily, async ({ account }) =>
    daily === null ? NOT_OFFERED : grant(await daily.overview(account)),
  );
  serveRoute(api, ROUTES.readDay, async ({ params, account }) => daily?.decksOf(params.day, account) ?? NOT_OFFERED);
  serveRoute(
    api,
    ROUTES.openTry,
    async ({ params, account, address }) => daily?.open(params, account, address) ?? NOT_OFFERED,
  );
  serveRoute(
    api,
    ROUTES.listTries,
    async ({ params, account, body }) => daily?.list(params, account, body) ?? NOT_OFFERED,
  );
  serveRoute(api, ROUTES.readTry, async ({ params, account }) =>
    daily === null ? NOT_OFFERED : mapped(await daily.record(params.table, account), asJson),
  );
}
