import { FAULTS, type FaultCode } from '@asteroute/protocol';
import type { Json } from '@asteroute/protocol/schema';

const ABOUT: Readonly<Record<number, string>> = {
  400: 'Not a request of this API',
  401: 'A token is missing',
  403: 'Not allowed to this client',
  404: 'Not found',
  409: 'Not possible as things stand',
  413: 'Too long',
  421: 'The server does not go by this name',
  422: 'Against the rules',
  429: 'Too many requests',
  500: 'A bug of the server',
  503: 'Not possible now: send it again',
};

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds after which to send it again', schema: { type: 'integer', minimum: 1 } },
};

export function refusals(codes: readonly FaultCode[], schema: Json): Json {
  const byStatus = Map.groupBy(codes, (code) => FAULTS[code]);
  const answers = [...byStatus].map(([status, those]) => {
    const description = `${ABOUT[status]}: ${those.map((code) => `\`${code}\``).join(', ')}`;
    const headers = status === 429 || status === 503 ? { headers: RETRY_AFTER } : {};
    return [status, { description, ...headers, content: { 'application/json': { schema } } }] as const;
  });
  return Object.fromEntries(answers);
}
