import { decode, deny, type Outcome, waveRequest } from '@asteroute/protocol';
import type { Context, Hono } from 'hono';
import type { Accounts } from '../../accounts/accounts.ts';
import type { RateLimiter } from '../../limits/rate-limiter.ts';
import { need } from '../../table/failures.ts';
import type { Waves } from '../../waves/waves.ts';
import { sessionOf } from './accounts.ts';
import { bodyOf } from './request-body.ts';

/** What the routes of waves need. */
export interface WaveRoutePorts {
  /** Null where the operator offers none. */
  readonly waves: Waves | null;
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
  readonly addressOf: (c: Context) => string;
}

const NOT_OFFERED: Outcome<Waves> = deny('not-offered', 'this server pairs nobody in waves');

/** Adds the routes of people who wait for a live game. */
export function addWaves(api: Hono, { waves, accounts, limiter, addressOf }: WaveRoutePorts): void {
  const offered = (): Waves => need(waves === null ? NOT_OFFERED : { ok: true, value: waves });
  api.post('/waves', async (c) => {
    need(await limiter.take('lists', addressOf(c)));
    const request = need(decode(waveRequest, await bodyOf(c)));
    return c.json(need(await offered().wait(request, await accounts.whoIs(sessionOf(c)))));
  });
  api.post('/waves/leave', async (c) => {
    need(await offered().leave(await accounts.whoIs(sessionOf(c))));
    return c.json({});
  });
}
