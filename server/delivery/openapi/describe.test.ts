/** The OpenAPI description is valid, and a server answers as it says. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHARACTERS, OPPONENTS } from '@asteroute/bots';
import { newGame, unwrap } from '@asteroute/engine';
import type { Command } from '@asteroute/protocol';
import {
  type AccountAnswer,
  type GivenChallenge,
  newPasskeyChallenge,
  type PairingState,
  pairingCommitment,
  passkeyChallenge,
  signClaim,
} from '@asteroute/protocol/accounts';
import type { DailyOverview, OpenedDuel, OpenedTry } from '@asteroute/protocol/contests';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Passkey } from '../../test/accounts/passkey.ts';
import { command, newToken, startNode, TestDevice, type TestNode } from '../../testing.ts';
import { describeApi } from './describe.ts';
import { COMMAND_EXAMPLES, CONTACT_EXAMPLES, LEAGUE_EXAMPLES, OPENING_EXAMPLES } from './examples.ts';

interface Described {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly headers?: object; readonly content: object }>
  >;
}
type Method = 'get' | 'post';

const API = describeApi() as { readonly paths: Readonly<Record<string, Partial<Record<Method, Described>>>> };
const OPERATIONS = new Map(
  Object.entries(API.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);
const ajv = new Ajv2020({ strict: false }).addSchema({ ...API, $id: 'api' });

let node: TestNode;
let limited: TestNode;
beforeAll(async () => {
  node = await startNode();
  limited = await startNode({ limits: { seconds: 100, requests: 2 } });
});
afterAll(async () => {
  await node.close();
  await limited.close();
});

interface Sent {
  readonly at?: TestNode;
  readonly id?: string;
  readonly code?: string;
  readonly query?: string;
  readonly body?: unknown;
  readonly token?: string;
  readonly invite?: string;
  /** Other parts of the path, by name. */
  readonly path?: Readonly<Record<string, string>>;
  readonly session?: string;
  readonly pairing?: string;
}

/** What answers have that the tests read: the description says which of them. */
interface Answered {
  readonly fault?: { readonly code: string; readonly until: number };
  readonly table: string;
  readonly contest: string;
  readonly code: string;
  readonly status: string;
  readonly seat: number;
  readonly onTurn: number;
  readonly head: number;
  readonly turn: number;
  readonly turns: readonly { x: number; y: number; rotation: number; actions: readonly TurnAction[] }[];
  readonly fair: { readonly version: number };
}
type TurnAction = Extract<Command, { type: 'turn' }>['action'];

const answered = new Set<string>();

/** Sends a request by the name of its operation. Its answer has to be one that the description has. */
async function send(name: string, { at = node, query = '', id, code, pairing, path: parts, ...sending }: Sent = {}) {
  const { body, token, invite, session } = sending;
  const { path, method, operation } = OPERATIONS.get(name)!;
  const named: Readonly<Record<string, string | undefined>> = { id, code, pairing, ...parts };
  const headers = {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(invite !== undefined && { 'Asteroute-Invite': invite }),
    ...(session !== undefined && { 'Asteroute-Account': session }),
  };
  const address = at.origin + path.replace(/\{(\w+)\}/g, (_, key) => named[key] ?? '') + query;
  const sent = { method: method.toUpperCase(), headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  const response = await fetch(address, sent);
  const { status } = response;
  const [type] = response.headers.get('Content-Type')?.split(';') ?? [];
  const answer = (type === 'application/json' ? await response.json() : await response.text()) as Answered;
  expect(Object.keys(operation.responses), `${name}: ${JSON.stringify(answer)}`).toContain(String(status));
  expect(Object.keys(operation.responses[status].content)).toContain(type);
  const pointer = [
    'paths',
    path.replaceAll('/', '~1'),
    method,
    'responses',
    status,
    'content',
    type.replaceAll('/', '~1'),
    'schema',
  ];
  const validate = ajv.getSchema(`api#/${pointer.join('/')}`)!;
  if (!validate(answer)) expect({ name, errors: validate.errors }).toBeNull();
  const fault = answer.fault?.code;
  if (fault !== undefined) expect(operation.responses[status].description, name).toContain(`\`${fault}\``);
  answered.add(fault === undefined ? name : `${name} ${fault}`);
  return { answer, status, headers: response.headers };
}

test('it has no fault that a linter of OpenAPI knows', async () => {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const source = JSON.stringify(API);
  const faults = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  expect(faults.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
});

/** Few tiles, with enough planets for battles. */
function shortDeck() {
  const players = ['red', 'black'].map((color) => ({ name: '', color }));
  const { tiles } = unwrap(newGame({ edition: 'star-wars', players })).rules.tables;
  const none = Object.fromEntries(tiles.map(({ id }) => [id, 0]));
  return { name: 'Short', counts: { ...none, 'SW-start': 1, 'SW-a1': 8, 'SW-curve': 6, 'SW-planet-r': 8 } };
}

test('every answer of a whole game is as described', async () => {
  const [{ value: opening }, { value: private_ }] = [
    OPENING_EXAMPLES['against-a-bot'],
    OPENING_EXAMPLES['for-friends'],
  ];
  const token = newToken();
  const body = { ...opening, plan: { ...opening.plan, tiles: shortDeck() } };
  const id: string = (await send('openTable', { token, body })).answer.table;
  for (let view = (await send('readTable', { id, token })).answer; view.status !== 'over'; ) {
    if (view.onTurn === view.seat) {
      const { turn, turns } = (await send('listLegalTurns', { id, token })).answer;
      const { actions, ...place } = turns[turn % turns.length];
      await command(node.origin, id, { type: 'turn', turn, ...place, action: actions[actions.length - 1] }, token);
    } else await send('listEntries', { id, token, query: `?since=${view.head}&wait=20` });
    view = (await send('readTable', { id, token })).answer;
  }
  await send('listEntries', { id, query: '?since=0&limit=200' });
  await send('readBoard', { id });
  const { answer: record } = await send('readRecord', { id });
  expect(record.fair.version).toBe(2);
  await send('readOwnData', { id, token });

  const host = newToken();
  const other: string = (await send('openTable', { token: host, body: private_ })).answer.table;
  const { invite } = private_;
  await send('sendCommand', { id: other, token: newToken(), invite, body: COMMAND_EXAMPLES.join.value });
  const { code } = (await send('giveCode', { id: other, token: host })).answer;
  expect((await send('findCode', { code })).answer).toEqual({ table: other });
  expect((await send('listMyTables', { body: { tokens: [host] } })).answer).toHaveLength(1);
  await send('listTables');
  await send('readBudget');
  await useAccount();
  const contact = newToken();
  await send('setContact', { token: contact, body: CONTACT_EXAMPLES.nothing.value });
  await send('readContact', { token: contact });
  await send('eraseContact', { token: contact });
  const organizer = newToken();
  const { contest: league } = (await send('openContest', { token: organizer, body: LEAGUE_EXAMPLES.opening.value }))
    .answer;
  await send('sendContestCommand', { id: league, token: organizer, body: LEAGUE_EXAMPLES.enter.value });
  await send('sendContestCommand', { id: league, token: newToken(), body: { type: 'enter', id: 'a', name: 'Ben' } });
  await send('sendContestCommand', { id: league, token: organizer, body: { type: 'start', id: 'b' } });
  await send('readContest', { id: league, token: organizer, query: '?since=1' });
  await send('readContestTable', { id: league });
  await send('readContestCsv', { id: league });
  await send('readServer');
  const session = await signedIn('Dee');
  await askOfDaily(session);
  await askOfDuels(session);
  expect([...OPERATIONS.keys()].filter((name) => !answered.has(name))).toEqual([]);
});

/** Sends every request about accounts, as two devices do. */
async function useAccount(): Promise<void> {
  const [device, further] = [new TestDevice(), new TestDevice()];
  await send('giveChallenge', { body: { for: 'create' } });
  const body = await device.sign(node.origin, { type: 'create', name: 'Ann', label: '' });
  const { session: given, account } = (await send('actForAccount', { body })).answer as Partial<AccountAnswer>;
  const session = given!.token;
  await send('readAccount', { session });
  await send('listSeatsOfAccount', { session });
  await send('listMetAccounts', { session });
  await send('exportAccount', { session });
  await send('readRatings', { path: { account: account!.id } });
  const nonce = newToken();
  const { publicKey } = device.signer;
  const commitment = pairingCommitment(publicKey, nonce);
  const opened = (await send('openPairing', { session, body: { commitment } })).answer as Partial<PairingState>;
  await send('findPairing', { body: { code: opened.code } });
  const pairing = opened.id;
  await send('joinPairing', { pairing, body: { ...(await further.agree(node.origin, device)), nonce, label: '' } });
  await send('revealPairing', { pairing, session, body: { nonce } });
  await send('readPairing', { pairing });
  await send('signOut', { session });
  await enterByPasskey(device);
}

/** Adds a passkey to the account of a device, and with it a further device. */
async function enterByPasskey(device: TestDevice): Promise<void> {
  const { origin } = node;
  const challengeFor = async (action: string) =>
    ((await send('giveChallenge', { body: { for: action } })).answer as unknown as GivenChallenge).challenge;
  const [passkey, { signer }] = [new Passkey(), new TestDevice()];
  const challenge = await challengeFor('add-passkey');
  const said = passkey.made(origin, newPasskeyChallenge(challenge));
  const action = { type: 'add-passkey', label: '', ...said } as const;
  await send('actForAccount', { body: await signClaim(device.signer, { origin, challenge, action }) });
  const entering = { origin, challenge: await challengeFor('enter'), action: { type: 'enter', label: '' } } as const;
  const signed = await signClaim(signer, entering);
  const used = passkey.used(origin, passkeyChallenge(signed.claim));
  await send('enterByPasskey', { body: { ...signed, passkey: used } });
}

/** Makes an account; resolves with the token of its session. */
async function signedIn(name: string): Promise<string> {
  const body = await new TestDevice().sign(node.origin, { type: 'create', name, label: '' });
  const { session } = (await send('actForAccount', { body })).answer as Partial<AccountAnswer>;
  return session!.token;
}

/** Gives up a try at the deck of the day, and asks for all that is told of it. */
async function askOfDaily(session: string): Promise<void> {
  const { answer } = await send('readDaily', { session });
  const { today, yesterday } = answer as unknown as DailyOverview;
  const { day } = today;
  const path = { day, edition: 'classic' };
  await send('readDay', { path });
  await send('readDay', { path: { day: 'today' } });
  await send('openTry', { path });
  const opened = (await send('openTry', { path, session })).answer as unknown as OpenedTry;
  await send('listTries', { path, session, body: {} });
  await command(node.origin, opened.table, { type: 'resign' }, opened.token);
  const own = { path: { table: opened.table }, session };
  await expect.poll(async () => (await send('readTry', own)).status, { timeout: 10_000 }).toBe(200);
  await send('listTries', { path: { ...path, day: yesterday.day }, session, body: {} });
}

/** Sends every request about duels against the bot. */
async function askOfDuels(session: string): Promise<void> {
  const body = { id: newToken(), edition: 'classic' };
  await send('openDuel', { body });
  const opened = (await send('openDuel', { body, session })).answer as unknown as OpenedDuel;
  await command(node.origin, opened.tables[0], { type: 'resign' }, opened.token);
  const path = { duel: opened.duel };
  await expect
    .poll(async () => ((await send('readDuel', { path })).answer as unknown as OpenedDuel).state)
    .toBe('given-up');
  await send('listDuels', { session });
  await send('readTally', { path: { edition: 'classic' } });
  await send('readTally', { path: { edition: 'chess' } });
  await send('readDuel', { path: { duel: '0000000000000000' } });
}

test('every refusal is described where it is met', async () => {
  const token = newToken();
  const open = { id: 'x', name: 'Ann', plan: OPENING_EXAMPLES['against-a-bot'].value.plan };
  const room = { ...open, plan: { ...open.plan, room: true } };
  const id: string = (await send('openTable', { token, body: room })).answer.table;
  const none = '0000000000000000';
  const stranger = new TestDevice();
  const turn = COMMAND_EXAMPLES.turn.value;
  const wanted: readonly (readonly [string, Sent, string])[] = [
    ['openTable', { token, body: {} }, 'malformed'],
    ['openTable', { body: open }, 'no-token'],
    ['openTable', { token, body: { ...open, plan: { ...open.plan, edition: 'chess' } } }, 'bad-setup'],
    ['openTable', { token, body: { ...open, name: 'steady' } }, 'name-taken'],
    ['readTable', { id: none }, 'unknown-table'],
    ['readTable', { id, token: 'x' }, 'malformed'],
    ['listEntries', { id, query: '?since=x' }, 'malformed'],
    ['readBoard', { id }, 'wrong-status'],
    ['readRecord', { id }, 'wrong-status'],
    ['giveCode', { id }, 'no-token'],
    ['giveCode', { id, token: newToken() }, 'wrong-token'],
    ['readOwnData', { id }, 'no-token'],
    ['findCode', { code: 'QQQQQ' }, 'unknown-code'],
    ['findCode', { code: 'Q' }, 'malformed'],
    ['listMyTables', { body: { tokens: ['x'] } }, 'malformed'],
    ['listMyTables', { body: { tokens: new Array(500).fill(token) } }, 'too-large'],
    ['actForAccount', { body: await stranger.sign(node.origin, { type: 'sign-in' }) }, 'unknown-key'],
    ['actForAccount', { body: await stranger.sign(node.origin, { type: 'sign-in' }, 'http://x') }, 'bad-signature'],
    ['readAccount', {}, 'signed-out'],
    ['findPairing', { body: { code: 'QQQQQQ' } }, 'unknown-code'],
    ['readPairing', { pairing: token }, 'unknown-code'],
    ['openPairing', { body: { commitment: token } }, 'signed-out'],
    ['sendCommand', { id, token, body: { type: 'dance' } }, 'malformed'],
    ['sendCommand', { id, token, body: turn }, 'wrong-status'],
    ['sendCommand', { id, body: turn }, 'no-token'],
    ['sendCommand', { id: none, token, body: turn }, 'unknown-table'],
    ['readContest', { id: none }, 'unknown-table'],
    ['readContestCsv', { id: none }, 'unknown-table'],
    ['openContest', { body: LEAGUE_EXAMPLES.opening.value }, 'no-token'],
    ['sendContestCommand', { id: none, token, body: LEAGUE_EXAMPLES.enter.value }, 'unknown-table'],
  ];
  for (const [name, sent, code] of wanted) {
    const { answer } = await send(name, sent);
    expect([name, answer.fault?.code]).toEqual([name, code]);
  }
});

test('who asks too much is told when to come again, and so is who sends commands', async () => {
  const { value: body } = OPENING_EXAMPLES['against-a-bot'];
  const token = newToken();
  const id: string = (await send('openTable', { at: limited, token, body })).answer.table;
  await send('readTable', { at: limited, id });
  const { status, headers, answer } = await send('readTable', { at: limited, id });
  expect([status, answer.fault?.code]).toEqual([429, 'too-many']);
  const seconds = Number(headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(100);
  expect(answer.fault?.until).toBeGreaterThan(seconds * 1000);
  await send('sendCommand', { at: limited, id, token, body: COMMAND_EXAMPLES.turn.value });
  expect(answered).toContain('sendCommand too-many');
});

test('the guide shows an opening that a server takes, and every bot', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
  const [, opening] = /```json\n(.*?)```/s.exec(guide) ?? [];
  await send('openTable', { token: newToken(), body: JSON.parse(opening) });
  const names = [...OPPONENTS, ...Object.values(CHARACTERS).flat()];
  expect(names.filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
});

test('a client is told which bots a table takes', () => {
  const { description } = describeApi().info as { description: string };
  for (const name of ['aimless', 'master', 'pirate', 'conqueror', '`greedy` (now `careless`)'])
    expect(description).toContain(name);
});
