import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';

const TABLE = 'abcdefgh12345678';
const json = (value: unknown, status = 200) =>
  new Response(JSON.stringify(value), { status, headers: { 'Content-Type': 'application/json' } });

/** Asks a server that gives these answers one after the other; null for none. */
function asking(...answers: readonly (Response | null)[]) {
  const sent: Request[] = [];
  const send = async (url: URL, init: RequestInit) => {
    sent.push(new Request(url, init));
    const answer = answers[sent.length - 1];
    if (!answer) throw new TypeError('failed to fetch');
    return answer;
  };
  return { ask: createAsk('http://host/games/', send), sent };
}

test('a request names its route, whose parameters, query and headers are sent', async () => {
  const { ask, sent } = asking(json({ type: 'entries', table: TABLE, entries: [], up: 1 }));
  const answer = await ask('GET /api/games/:id/events', { params: { id: 'a/b' }, query: { since: 3 }, token: 'T' });
  expect(answer).toMatchObject({ ok: true, value: { up: 1 } });
  expect([sent[0].method, sent[0].url]).toEqual(['GET', 'http://host/games/api/games/a%2Fb/events?since=3']);
  expect(Object.fromEntries(sent[0].headers)).toEqual({ authorization: 'Bearer T' });
});

test('a refusal is one, and no answer, or a page in place of one, counts as busy', async () => {
  const fault = { code: 'unknown-table', message: 'no' };
  const page = () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } });
  for (const [answer, code] of [
    [json({ type: 'fault', table: null, fault }, 404), 'unknown-table'],
    [page(), 'busy'],
    [null, 'busy'],
  ] as const) {
    const { ask, sent } = asking(answer);
    expect(await ask('GET /api/games/:id', { params: { id: TABLE } })).toMatchObject({ ok: false, fault: { code } });
    expect(sent.length).toBe(1);
  }
});

test('a body with an id is sent until it is answered, three times at most', async () => {
  const opening = { id: 'k', edition: 'classic' };
  const answered = asking(null, json({ duel: TABLE }, 201));
  expect(await answered.ask('POST /api/duels', { body: opening })).toMatchObject({ value: { duel: TABLE } });
  expect(await Promise.all(answered.sent.map((one) => one.json()))).toEqual([opening, opening]);
  const silent = asking();
  expect(await silent.ask('POST /api/duels', { body: opening })).toMatchObject({ fault: { code: 'busy' } });
  expect(silent.sent.length).toBe(3);
});

test('what a route does not take, or lacks, is no request', () => {
  const { ask } = asking();
  // @ts-expect-error there is no such route
  const unknown = () => ask('GET /api/nothing');
  // @ts-expect-error the id is missing
  const without = () => ask('GET /api/games/:id');
  // @ts-expect-error a token is needed
  const nobody = () => ask('GET /api/contact');
  // @ts-expect-error there is no such key
  const wrong = () => ask('POST /api/duels', { body: { id: 'k', edition: 'classic', more: 1 } });
  expect([unknown, without, nobody, wrong]).toHaveLength(4);
});
