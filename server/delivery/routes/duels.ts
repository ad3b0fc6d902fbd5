import { check, decode, deny, type Outcome, tableId } from '@asteroute/protocol';
import { duelOpening } from '@asteroute/protocol/contests';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { DuelService } from '../../duels/duel-service.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { need } from '../../table/failures.ts';
import { sessionOf } from './accounts.ts';
import { bodyOf } from './request-body.ts';

/** What the routes of duels against the bot need. */
export interface DuelRoutePorts {
  /** Null where the operator offers none. */
  readonly duels: DuelService | null;
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
  readonly addressOf: (c: Context) => string;
}

/** Adds the routes of duels against the bot. */
export function addDuels(api: Hono, { duels, accounts, limiter, addressOf }: DuelRoutePorts): void {
  const offered = (): DuelService => need(duels === null ? NOT_OFFERED : { ok: true, value: duels });
  api.get('/duels', async (c) => c.json(await offered().own(await accounts.whoIs(sessionOf(c)))));
  api.post('/duels', async (c) => {
    const wanted = need(decode(duelOpening, await bodyOf(c)));
    need(await limiter.take('openings', addressOf(c)));
    return c.json(need(await offered().open(wanted, await accounts.whoIs(sessionOf(c)), addressOf(c))), 201);
  });
  api.get('/duels/:edition', async (c) => {
    need(await limiter.take('lists', addressOf(c)));
    return c.json(need(await offered().tally(c.req.param('edition'))));
  });
  api.get('/duels/results/:duel', async (c) => c.json(need(await offered().view(duelOf(c)))));
}

const duelOf = (c: Context): string => need(check(tableId, c.req.param('duel')));

const NOT_OFFERED: Outcome<DuelService> = deny('not-offered', 'this server offers no duels');
