import { contestCsv } from '@asteroute/club/contests';
import { CONTEST_ROUTES as ROUTES } from '@asteroute/protocol/routes';
import type { ContestService } from '../../contests/service.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { asJson, mapped, type RouteApi, serveRoute } from '../requests/serve.ts';

export interface ContestRoutePorts {
  readonly contests: ContestService;
  readonly limiter: Limiter;
}

export function addContests(api: RouteApi, { contests, limiter }: ContestRoutePorts): void {
  serveRoute(api, ROUTES.openContest, async ({ body, token, address }) =>
    mapped(await contests.open(body, { token, address }), (contest) => ({ contest })),
  );
  serveRoute(api, ROUTES.readContest, async ({ params, query, token }) =>
    mapped(await contests.view(params.id, query.since, token), asJson),
  );
  serveRoute(api, ROUTES.sendContestCommand, async ({ params, body, account, token, address }) => {
    const taken = await limiter.take('commands', `${params.id} ${token}`);
    if (!taken.ok) return taken;
    const done = await contests.command(params.id, body, { token, address, account: account?.id });
    return mapped(done, (seq) => ({ ok: true, seq }) as const);
  });
  serveRoute(api, ROUTES.readContestTable, ({ params }) => contests.table(params.id));
  serveRoute(api, ROUTES.readContestCsv, async ({ params }) => mapped(await contests.table(params.id), contestCsv));
}
