import { check, decode, deny, type Outcome, tableId } from '@asteroute/protocol';
import { dailyListRequest } from '@asteroute/protocol/contests';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { DailyService } from '../../daily/service.ts';
import type { KnownAccount } from '../../domain/daily.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { need } from '../../table/failures.ts';
import { sessionOf } from './accounts.ts';
import { bodyOf } from './request-body.ts';

/** What the routes of the decks of the days need. */
export interface DailyRoutePorts {
  /** Null where the operator offers none. */
  readonly daily: DailyService | null;
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
  readonly addressOf: (c: Context) => string;
}

/** Adds the routes of the decks of the days. */
export function addDaily(api: Hono, { daily, accounts, limiter, addressOf }: DailyRoutePorts): void {
  const offered = (): DailyService => need(daily === null ? NOT_OFFERED : { ok: true, value: daily });
  const accountOf = (c: Context): Promise<KnownAccount | null> => accounts.whoIs(sessionOf(c));
  const deckOf = (c: Context) => ({ day: c.req.param('day') ?? '', edition: c.req.param('edition') ?? '' });
  api.get('/daily', async (c) => c.json(await offered().overview(await accountOf(c))));
  api.get('/daily/:day', async (c) => c.json(need(await offered().decksOf(c.req.param('day'), await accountOf(c)))));
  api.post('/daily/:day/:edition', async (c) => {
    const account = await accountOf(c);
    return c.json(need(await offered().open(deckOf(c), account, addressOf(c))), 201);
  });
  api.post('/daily/:day/:edition/list', async (c) => {
    need(await limiter.take('lists', addressOf(c)));
    const request = need(decode(dailyListRequest, await bodyOf(c), MAX_LIST_BYTES));
    return c.json(need(await offered().list(deckOf(c), await accountOf(c), request)));
  });
  api.get('/daily/games/:table', async (c) => {
    const table = need(check(tableId, c.req.param('table')));
    const text = need(await offered().record(table, await accountOf(c)));
    return c.body(text, 200, { 'Content-Type': 'application/json' });
  });
}

const NOT_OFFERED: Outcome<DailyService> = deny('not-offered', 'this server offers no decks of the day');
/** Bytes of a request for a list, which may name a hundred accounts. */
const MAX_LIST_BYTES = 8192;
