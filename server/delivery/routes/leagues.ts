import { contestCsv } from '@asteroute/club/contests';
import { check, decode, deny, grant, type Outcome, tableId, token as tokenSchema } from '@asteroute/protocol';
import { contestCommand, contestOpening, contestQuery } from '@asteroute/protocol/contests';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import { NO_LEAGUE } from '../../leagues/league-log.ts';
import type { LeagueService } from '../../leagues/league-service.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { need } from '../../table/failures.ts';
import { sessionOf } from './accounts.ts';

/** What the routes of leagues need. */
export interface LeagueRoutePorts {
  readonly leagues: LeagueService;
  readonly accounts: Pick<Accounts, 'whoIs'>;
  readonly limiter: RateLimiter;
  readonly addressOf: (c: Context) => string;
  /** Reads the body of a request. */
  readonly bodyOf: (c: Context) => Promise<string>;
}

/** Adds the routes of leagues. */
export function addLeagues(api: Hono, { leagues, accounts, limiter, addressOf, bodyOf }: LeagueRoutePorts): void {
  api.post('/leagues', async (c) => {
    const client = { token: need(ownToken(c)), address: addressOf(c) };
    const wanted = need(decode(contestOpening, await bodyOf(c)));
    need(await limiter.take('leagues', client.address));
    return c.json({ league: need(await leagues.open(wanted, client)) }, 201);
  });
  api.get('/leagues/:id', async (c) => {
    const { since } = need(check(contestQuery, c.req.query()));
    const token = c.req.header('Authorization') === undefined ? undefined : need(ownToken(c));
    const text = need(await leagues.view(leagueId(c), since, token));
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
  api.post('/leagues/:id/commands', async (c) => {
    const account = (await accounts.whoIs(sessionOf(c)))?.id;
    const client = { token: need(ownToken(c)), address: addressOf(c), account };
    const given = need(decode(contestCommand, await bodyOf(c)));
    need(await limiter.take('commands', `${leagueId(c)} ${client.token}`));
    return c.json({ ok: true, seq: need(await leagues.command(leagueId(c), given, client)) });
  });
  api.get('/leagues/:id/table', async (c) => c.json(need(await leagues.table(leagueId(c)))));
  api.get('/leagues/:id/table.csv', async (c) => {
    const csv = contestCsv(need(await leagues.table(leagueId(c))));
    return c.body(csv, 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

function leagueId(c: Context): string {
  const id = check(tableId, c.req.param('id'));
  return need(id.ok ? id : NO_LEAGUE);
}

/** The token of the organizer or of a player. */
function ownToken(c: Context): Outcome<string> {
  const bearer = /^Bearer (.*)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
  if (bearer === undefined) return deny('no-token', 'make a token of 32 random bytes');
  const token = check(tokenSchema, bearer);
  return token.ok ? grant(token.value) : token;
}
