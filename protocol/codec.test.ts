import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { check, decode, decodeServer, MAX_MESSAGE_BYTES } from './codec.ts';
import { clientMessage, command, opening } from './messages.ts';
import { FAULTS } from './parts/faults.ts';
import { TABLE_ROUTES } from './routes/tables.ts';

const TOKEN = 'a'.repeat(43);
const join = { id: '1', type: 'join', name: 'Ann' };

describe('a message', () => {
  test('is read with what may be left out', () => {
    expect(decode(command, JSON.stringify(join))).toEqual({ ok: true, value: { ...join, clientSeed: '' } });
    const plan = { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue', bot: 'greedy' }] };
    expect(check(opening, { id: '1', plan })).toMatchObject({
      value: { plan: { modules: [], options: {}, access: 'public', clock: { type: 'none' }, takebacks: false } },
    });
  });

  test.each([
    ['a key too many', { ...join, admin: true }, 'admin'],
    ['no id', { type: 'join', name: 'Ann' }, 'id'],
    ['an id with spaces', { ...join, id: 'a b' }, 'id: an id is'],
    ['an empty name', { ...join, name: '  ' }, 'name'],
    ['a name that is too long', { ...join, name: 'x'.repeat(41) }, 'name'],
    ['a name that turns the writing', { ...join, name: 'a\u202eb' }, 'name: must be visible'],
    ['a seat that is no number', { ...join, seat: '1' }, 'seat'],
    ['a seat and a half', { ...join, seat: 0.5 }, 'seat'],
    [
      'a turn off the board',
      { id: '1', type: 'turn', turn: 0, x: 128, y: 0, rotation: 0, action: { type: 'pass' } },
      'x',
    ],
    ['an unknown type', { id: '1', type: 'win' }, 'type'],
    ['a list', [], ''],
    ['null', null, ''],
  ])('with %s is refused, and its place is named', (_, message, place) => {
    const read = check(command, message);
    expect(read).toMatchObject({ ok: false, fault: { code: 'malformed' } });
    if (!read.ok) expect(read.fault.message).toContain(place);
  });

  test('that is too long is not even parsed; no text of any kind throws', () => {
    expect(decode(clientMessage, ' '.repeat(MAX_MESSAGE_BYTES + 1))).toMatchObject({ fault: { code: 'too-large' } });
    for (const text of ['', '{', '"', 'null', '[[[', '\u0000', '{"__proto__":1}']) {
      expect(decode(clientMessage, text)).toMatchObject({ ok: false, fault: { code: 'malformed' } });
    }
  });

  test('over a socket carries its command whole', () => {
    const message = { type: 'command', table: '0'.repeat(16), token: TOKEN, command: { id: '1', type: 'resign' } };
    expect(decode(clientMessage, JSON.stringify(message))).toEqual({ ok: true, value: message });
    expect(check(clientMessage, { ...message, token: 'short' })).toMatchObject({ ok: false });
  });
});

test('a question for events says since when and how long to wait', () => {
  const eventsQuery = v.object(TABLE_ROUTES.listEntries.query);
  expect(check(eventsQuery, {})).toMatchObject({ value: { since: 0, wait: 0 } });
  expect(check(eventsQuery, { since: '12', wait: '20', other: 'x' })).toMatchObject({ value: { since: 12, wait: 20 } });
  for (const wrong of [{ since: '-1' }, { since: '1e3' }, { wait: '26' }, { since: '99999999' }]) {
    expect(check(eventsQuery, wrong).ok).toBe(false);
  }
});

test('what a server says is told from what nobody says', () => {
  expect(decodeServer('{"type":"pong","up":1}')).toEqual({ type: 'pong', up: 1 });
  for (const text of ['', 'null', '{}', '{"type":1}', '[]']) expect(decodeServer(text)).toBe(null);
});

test('every refusal has a status that says it is one', () => {
  for (const status of Object.values(FAULTS)) expect(status).toBeGreaterThanOrEqual(400);
});
