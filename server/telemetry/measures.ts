import type { BotWorker } from '@asteroute/bots';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { Gauge, Histogram, type HistogramConfiguration, type Registry } from 'prom-client';

const REQUESTS: Omit<HistogramConfiguration<'method' | 'route' | 'status'>, 'registers'> = {
  name: 'asteroute_http_seconds',
  help: 'How long HTTP requests took, without those that wait for an entry',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
};

/** Measures every request by its route, because the path itself would name a table. */
export function measureRequests(registry: Registry): MiddlewareHandler {
  const requests = new Histogram({ ...REQUESTS, registers: [registry] });
  return async (c, next) => {
    const begin = performance.now();
    await next();
    if (c.req.query('wait') !== undefined) return;
    const route = matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '*';
    const method = ['GET', 'POST'].includes(c.req.method) ? c.req.method : 'other';
    requests.observe({ method, route, status: `${(c.res.status / 100) | 0}xx` }, (performance.now() - begin) / 1000);
  };
}

export function measureBots(registry: Registry, worker: BotWorker): BotWorker {
  const registers = [registry];
  const answers = new Histogram({
    name: 'asteroute_bot_answer_seconds',
    help: 'How long bots took to answer: waiting for a thread and searching',
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10, 20, 60],
    registers,
  });
  const searches = new Gauge({
    name: 'asteroute_bot_searches',
    help: 'Turns of bots that wait for a thread or are searched',
    registers,
  });
  return {
    ...worker,
    async turn(...asked) {
      const end = answers.startTimer();
      searches.inc();
      try {
        return await worker.turn(...asked);
      } finally {
        searches.dec();
        end();
      }
    },
  };
}
