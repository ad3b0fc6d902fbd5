/** The published JSON Schema of the socket takes what a server takes, and refuses what it refuses. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { serverMessage } from '../entries.ts';
import { clientMessage } from '../messages.ts';
import { protocolJsonSchema } from './messages.ts';

const ajv = new Ajv2020({ formats: { uri: true } }).addSchema(protocolJsonSchema(), 'socket');
const [fromClient, fromServer] = ['ClientMessage', 'ServerMessage'].map(
  (name) => ajv.getSchema(`socket#/$defs/${name}`)!,
);

const TABLE = 'abcdefgh12345678';
const TOKEN = 'A'.repeat(43);
const turn = { type: 'turn', id: 'a', turn: 3, x: -1, y: 2, rotation: 1, action: { type: 'pass' } };
const command = { type: 'command', table: TABLE, token: TOKEN, command: turn };
const deploy = { type: 'deploy', meeple: 'small', on: 'route:S' };

test.each([
  [true, { type: 'ping' }],
  [true, { type: 'watch', table: TABLE, since: 0 }],
  [true, { type: 'watch', table: TABLE, since: 0, presence: true, invite: TOKEN }],
  [true, command],
  [true, { ...command, command: { ...turn, action: deploy } }],
  [false, { type: 'pong' }],
  [false, { type: 'ping', more: 1 }],
  [false, { type: 'watch', table: 'x', since: 0 }],
  [false, { type: 'watch', table: TABLE, since: -1 }],
  [false, { ...command, token: 'short' }],
  [false, { ...command, command: { ...turn, rotation: 4 } }],
  [false, { ...command, command: { ...turn, x: 128 } }],
  [false, { ...command, command: { ...turn, action: { ...deploy, on: undefined } } }],
  [false, { ...command, command: { type: 'dance', id: 'a' } }],
])('from a client: %s %j', (isMessage, value) => {
  const sent: unknown = JSON.parse(JSON.stringify(value));
  expect([fromClient(sent), v.is(clientMessage, sent)]).toEqual([isMessage, isMessage]);
});

const entry = { seq: 1, at: 0, up: 0.5, events: [{ ...turn, seat: 0, chance: [{ type: 'draw', tile: 'SW-a1' }] }] };
const entries = { type: 'entries', table: TABLE, entries: [entry], up: 1 };

test.each([
  [true, { type: 'pong', up: 1 }],
  [true, entries],
  [true, { type: 'answer', table: TABLE, id: 'a', ok: true, seq: 3, already: false }],
  [true, { type: 'fault', table: null, fault: { code: 'too-many', message: 'at most 300 requests', until: 1 } }],
  [false, { type: 'answer', table: TABLE, id: 'a', ok: true }],
  [false, { type: 'fault', table: null, fault: { code: 'bored', message: '' } }],
  [false, { ...entries, entries: [{ ...entry, events: [{ type: 'turn', seat: 0 }] }] }],
])('from a server: %s %j', (isMessage, value) => {
  expect([fromServer(value), v.is(serverMessage, value)]).toEqual([isMessage, isMessage]);
});
