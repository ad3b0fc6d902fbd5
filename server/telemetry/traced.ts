import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { TraceCommand } from '../table/service.ts';
import type { Telemetry } from './otlp.ts';

/** Traces every request as a span, named by its route, because the path itself would name a table. */
export function traceRequests(telemetry: Telemetry): MiddlewareHandler {
  return (c, next) => {
    const { method } = c.req;
    const start = {
      name: `HTTP ${method}`,
      facts: { 'http.request.method': method },
      traceparent: c.req.header('traceparent'),
      isRequest: true,
    };
    return telemetry.span(start, next, () => ({
      'http.route': matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ?? '*',
      'http.response.status_code': c.res.status,
    }));
  };
}

export function traceCommand(telemetry: Telemetry): TraceCommand {
  return ({ type }, run) =>
    telemetry.span({ name: `command ${type}`, facts: { 'asteroute.command': type } }, run, (answer) => ({
      'asteroute.outcome': answer.ok ? (answer.already ? 'already' : 'done') : answer.fault.code,
    }));
}
