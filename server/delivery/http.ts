import { deny, type Fault } from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ReportFailure } from '../table/failures.ts';
import { describeApi } from './openapi/describe.ts';
import { BROKEN_OFF, type ServePorts, sendRefusal } from './requests/serve.ts';
import { type AccountRoutePorts, addAccounts } from './routes/accounts.ts';
import { addClient, type ClientRoutePorts } from './routes/client.ts';
import { addContests, type ContestRoutePorts } from './routes/contests.ts';
import { addDaily, type DailyRoutePorts } from './routes/daily.ts';
import { addDuels, type DuelRoutePorts } from './routes/duels.ts';

import { addTables, type TableRoutePorts } from './routes/tables.ts';

export interface HttpPorts
  extends Omit<ServePorts, 'accounts' | 'limiter'>,
    AccountRoutePorts,
    ClientRoutePorts,
    DailyRoutePorts,
    DuelRoutePorts,
    ContestRoutePorts,
    TableRoutePorts {
  readonly report: ReportFailure;
  readonly basePath: string;
}

/** Largest request body that is read: the list of tokens. */
const MAX_BODY_BYTES = 8192;

export function createHttpApi(ports: HttpPorts): Hono {
  const { limiter, report, addressOf } = ports;
  const faulty = (c: Context, fault: Fault) => sendRefusal(c, fault, ports);
  const hono = new Hono();
  hono.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const taken = await limiter.take('requests', addressOf(c));
    return taken.ok ? next() : faulty(c, taken.fault);
  });
  const limited = bodyLimit({
    maxSize: MAX_BODY_BYTES,
    onError: (c) => faulty(c, deny('too-large', 'the body is too long').fault),
  });
  // It rejects only where a body of unknown length breaks off; failures of the routes go to onError at once.
  hono.use((c, next) => limited(c, next).catch(() => faulty(c, BROKEN_OFF.fault)));
  hono.onError((error, c) => faulty(c, report(error, 'a request failed')));
  let description: string | null = null;
  hono.get('/openapi.json', (c) => {
    description ??= JSON.stringify(describeApi(ports.basePath));
    return c.body(description, 200, { 'Content-Type': 'application/json' });
  });
  const api = { hono, ports };
  addTables(api, ports);
  addClient(api, ports);
  addAccounts(api, ports);
  addContests(api, ports);
  addDaily(api, ports);
  addDuels(api, ports);
  hono.all('*', (c) => faulty(c, deny('unknown-path', 'no such path: see /api/openapi.json').fault));
  return hono;
}
