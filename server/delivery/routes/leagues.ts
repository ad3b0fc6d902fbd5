import { contestCsv } from '@asteroute/club/contests';
import { LEAGUE_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { LeagueService } from '../../leagues/league-service.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { asJson, mapped, type RouteApi, serveRoute } from '../requests/serve.ts';

/** What the routes of leagues need. */
export interface LeagueRoutePorts {
  readonly leagues: LeagueService;
  readonly limiter: Limiter;
}

/** Adds the routes of leagues. */
export function addLeagues(api: RouteApi, { leagues, limiter }: LeagueRoutePorts): void {
  serveRoute(api, ROUTES.openLeague, async ({ body, token, address }) =>
    mapped(await leagues.open(body, { token, address }), (league) => ({ league })),
  );
  serveRoute(api, ROUTES.readLeague, async ({ params, query, token }) =>
    mapped(await leagues.view(params.id, query.since, token), asJson),
  );
  serveRoute(api, ROUTES.sendLeagueCommand, async ({ params, body, account, token, address }) => {
    const taken = await limiter.take('commands', `${params.id} ${token}`);
    if (!taken.ok) return taken;
    const done = await leagues.command(params.id, body, { token, address, account: account?.id });
    return mapped(done, (seq) => ({ ok: true, seq }) as const);
  });
  serveRoute(api, ROUTES.readLeagueTable, ({ params }) => leagues.table(params.id));
  serveRoute(api, ROUTES.readLeagueCsv, async ({ params }) => mapped(await leagues.table(params.id), contestCsv));
}
