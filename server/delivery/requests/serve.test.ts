/** A route that is declared here is served, described and asked with nothing else. */
import { createAsk } from '@asteroute/client';
import { deny, grant } from '@asteroute/protocol';
import { route, wholeQuery } from '@asteroute/protocol/routes';
import { Hono } from 'hono';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { pathsOf } from '../openapi/describe.ts';
import { type RouteApi, serveRoute } from './serve.ts';

const rollDice = route('POST /api/dice/:color', {
  tag: 'play',
  summary: 'Rolls dice of a colour',
  params: { color: v.picklist(['red', 'blue']) },
  query: { sides: wholeQuery('The sides of each', 6, [2, 20]) },
  body: v.strictObject({ dice: v.pipe(v.number(), v.maxValue(9)) }),
  who: ['token'],
  answer: v.object({ rolled: v.array(v.number()), by: v.string() }),
  status: 201,
  refuses: ['not-offered'],
});

/** An API with this route alone, and a client of it. */
function diceServer() {
  const refused: string[] = [];
  const hono = new Hono();
  const ports = {
    accounts: { whoIs: async () => null, owner: async () => null },
    limiter: { take: async () => grant(null) },
    addressOf: () => '',
    now: () => 0,
    onRefusal: (code: string) => void refused.push(code),
  };
  const api: RouteApi = { hono, ports };
  serveRoute(api, rollDice, async ({ params, query, body, token }) =>
    body.dice === 0
      ? deny('not-offered', 'no dice')
      : grant({ rolled: Array.from({ length: body.dice }, () => query.sides), by: `${params.color} ${token.length}` }),
  );
  const send = async (url: URL, sent: RequestInit) => hono.request(url.pathname.replace('/api', '') + url.search, sent);
  return { ask: createAsk<typeof rollDice>('http://dice/', send), refused };
}

test('it answers, refuses what it declares, and cannot be asked or served in another way', async () => {
  const { ask, refused } = diceServer();
  const token = 'A'.repeat(43);
  const rolled = await ask('POST /api/dice/:color', {
    params: { color: 'red' },
    query: { sides: 8 },
    body: { dice: 2 },
    token,
  });
  expect(rolled).toEqual({ ok: true, value: { rolled: [8, 8], by: 'red 43' } });
  const wrong = [
    { params: { color: 'pink' }, body: { dice: 1 }, token },
    { params: { color: 'red' }, query: { sides: 1 }, body: { dice: 1 }, token },
    { params: { color: 'red' }, body: { dice: 10 }, token },
    { params: { color: 'red' }, body: { dice: 1 }, token: '' },
    { params: { color: 'red' }, body: { dice: 0 }, token },
  ];
  for (const given of wrong) expect(await ask('POST /api/dice/:color', given)).toMatchObject({ ok: false });
  expect(refused).toEqual(['malformed', 'malformed', 'malformed', 'no-token', 'not-offered']);
  // @ts-expect-error it has no body
  const without = () => ask('POST /api/dice/:color', { params: { color: 'red' }, token });
  // @ts-expect-error it does not declare this refusal
  const another = (api: RouteApi) => serveRoute(api, rollDice, async () => deny('banned', 'no'));
  expect([without, another]).toHaveLength(2);
});

test('its description has what it declares, and the refusals that follow from that', () => {
  const { '/api/dice/{color}': path } = pathsOf({ rollDice }) as Readonly<Record<string, { post: object }>>;
  expect(path.post).toMatchObject({
    operationId: 'rollDice',
    parameters: [
      { name: 'color', in: 'path', required: true, schema: { enum: ['red', 'blue'] } },
      { name: 'sides', in: 'query', schema: { type: 'integer', minimum: 2, maximum: 20 } },
    ],
    security: [{ seat: [] }],
  });
  const { responses } = path.post as { readonly responses: Readonly<Record<string, { readonly description: string }>> };
  const codes = Object.values(responses).flatMap(({ description }) => [...description.matchAll(/`([\w-]+)`/g)]);
  expect(codes.map(([, code]) => code).sort()).toEqual(
    ['busy', 'internal', 'malformed', 'no-token', 'not-offered', 'too-large', 'too-many', 'unknown-host'].sort(),
  );
});
