/** Every refusal that a route declares is met at a real node, and every route declares all that can be met. */
import { FAULTS, type FaultCode } from '@asteroute/protocol';
import { ROUTES, type Route, refusalsOf } from '@asteroute/protocol/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNT_CASES } from '../test/refusals/accounts.ts';
import { COMMAND_CASES } from '../test/refusals/commands.ts';
import { CONTEST_CASES } from '../test/refusals/contests.ts';
import { TABLE_CASES } from '../test/refusals/tables.ts';
import { type CasesOf, type RefusalCase, type RefusalWorld, refusalWorld, type Sent } from '../test/refusals/world.ts';
import { newToken } from '../testing.ts';
import { EXAMPLES } from './openapi/examples.ts';

type Declaring = { [K in keyof typeof ROUTES]: (typeof ROUTES)[K] extends { refuses: object } ? K : never };
/** A case for every code of every route. */
const CASES: CasesOf<Declaring[keyof Declaring]> = {
  ...TABLE_CASES,
  ...COMMAND_CASES,
  ...ACCOUNT_CASES,
  ...CONTEST_CASES,
};

let world: RefusalWorld;
beforeAll(async () => {
  world = await refusalWorld();
});
afterAll(async () => {
  for (const node of [world.node, world.narrow, world.bare]) await node.close();
});

/** What is sent, or a text that is no JSON. */
interface Asked extends Omit<Sent, 'body' | 'after' | 'token'> {
  readonly token?: string | undefined;
  readonly body?: object | string | undefined;
  readonly query?: string;
}

/** Sends a request to a route; resolves with the code of its refusal, or null. */
async function codeOf({ address }: Route, asked: Asked): Promise<FaultCode | null> {
  const { at = world.node, params = {}, query = '', body, token, account, from } = asked;
  const [method, path] = address.split(' ');
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(account !== undefined && { 'Asteroute-Account': account }),
    ...(from !== undefined && { 'X-Forwarded-For': from }),
  };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const url = at.origin + path.replace(/:(\w+)/g, (_, name) => params[name as 'id'] ?? 'x') + query;
  const answer = await fetch(url, { method, headers, ...(method === 'POST' && body !== undefined && { body: text }) });
  const isJson = answer.headers.get('Content-Type')?.startsWith('application/json') === true;
  const found = isJson ? ((await answer.json()) as { readonly fault?: { readonly code: FaultCode } }) : null;
  if (found?.fault !== undefined) expect(answer.status).toBe(FAULTS[found.fault.code]);
  return found?.fault?.code ?? null;
}

const all = Object.entries(CASES).flatMap(([name, cases]) =>
  Object.entries(cases as Readonly<Record<string, RefusalCase>>).map(([code, run]) => [name, code, run] as const),
);

test.each(all)('%s refuses as %s', async (name, code, run) => {
  const route: Route = ROUTES[name as keyof typeof ROUTES];
  const { after, body, ...sent } = await run(world);
  const isCommand = name === 'sendCommand' || name === 'sendContestCommand';
  expect(await codeOf(route, { ...sent, body: isCommand ? { id: newToken().slice(0, 9), ...body } : body })).toBe(code);
  after?.();
});

const PARAMS = {
  id: 'abcdefgh12345678',
  account: 'abcdefgh12345678',
  table: 'abcdefgh12345678',
  duel: 'abcdefgh12345678',
  pairing: 'A'.repeat(43),
  code: 'BCDFG',
  day: '2026-01-01',
  edition: 'classic',
};

/** Requests that cannot be read, and the code that each of them meets. */
function unreadable(name: string, { body, params, query, who = [], refuses = [] }: Route) {
  const [example] = Object.values(EXAMPLES[name] ?? {}) as readonly { readonly value: object }[];
  const whole = { params: PARAMS, token: newToken(), body: example?.value };
  const wrong: (readonly [FaultCode, Asked])[] = [];
  if (params !== undefined)
    wrong.push([refuses.includes('unknown-table') ? 'unknown-table' : 'malformed', { ...whole, params: {} }]);
  if (query !== undefined) wrong.push(['malformed', { ...whole, query: '?since=x' }]);
  if (body !== undefined)
    wrong.push(['malformed', { ...whole, body: '{' }], ['too-large', { ...whole, body: `"${'x'.repeat(8191)}"` }]);
  if (who.includes('token')) wrong.push(['no-token', { ...whole, token: undefined }]);
  if (who.some((one) => one.startsWith('token'))) wrong.push(['malformed', { ...whole, token: 'x' }]);
  if (who.includes('account')) wrong.push(['signed-out', whole]);
  return wrong;
}

const ROUTE_LIST: readonly (readonly [string, Route])[] = Object.entries(ROUTES);

test.each(ROUTE_LIST)('%s refuses what it cannot read, and declares that', async (name, route) => {
  for (const [code, asked] of unreadable(name, route)) {
    expect(await codeOf(route, asked)).toBe(code);
    expect(refusalsOf(route)).toContain(code);
  }
});

test.each(ROUTE_LIST)('%s is served', async (_, route) => {
  expect(await codeOf(route, { params: PARAMS, token: newToken(), body: {} })).not.toBe('unknown-path');
});

test('every code is of a route, or of all requests', () => {
  const declared = new Set(Object.values(ROUTES).flatMap((route: Route) => refusalsOf(route)));
  expect(Object.keys(FAULTS).filter((code) => !declared.has(code as FaultCode))).toEqual(['unknown-path']);
});
