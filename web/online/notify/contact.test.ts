import { createAsk } from '@asteroute/client';
import type { ContactRequest, ContactView } from '@asteroute/protocol';
import { expect, test } from 'vitest';
import type { OwnContact } from '../keyring/keyring.ts';
import { BrowserContact } from './contact.ts';

const NONE: ContactView = { push: false, mail: 'none', quiet: null, wantsUntil: null };

/** A server that keeps contacts by their tokens, and a browser that keeps one. */
function browser() {
  const kept = new Map<string, ContactRequest>();
  let own: OwnContact | null = null;
  let answers = true;
  const viewOf = (request: ContactRequest | undefined): ContactView =>
    request === undefined
      ? NONE
      : { ...NONE, push: request.push !== null, mail: request.mail === null ? 'none' : 'pending' };
  const ask = createAsk('http://localhost/', async ({ pathname }, { headers, body }) => {
    if (!answers) throw new TypeError('failed to fetch');
    const token = new Headers(headers).get('Authorization')?.replace('Bearer ', '') ?? '';
    if (pathname === '/api/contact/erase') return Response.json({ erased: kept.delete(token) });
    if (pathname !== '/api/contact') return Response.json({ mail: true });
    if (body != null) kept.set(token, JSON.parse(String(body)));
    return Response.json(viewOf(kept.get(token)));
  });
  const contact = () =>
    new BrowserContact({
      ask,
      account: async () => undefined,
      keyring: {
        contact: () => own,
        keepContact: (next) => {
          own = next;
        },
      },
      zone: () => 'Europe/Rome',
    });
  return { contact, kept, own: () => own, silence: () => (answers = false) };
}

test('what is changed is kept here and at the server, with the language and the time zone', async () => {
  const { contact, kept, own } = browser();
  const first = contact();
  expect(await first.change({ mail: 'a@b.example' }, 'it')).toBe(true);
  expect([...kept]).toEqual([
    [own()?.token, { push: null, mail: 'a@b.example', language: 'it', zone: 'Europe/Rome', quiet: null, wants: false }],
  ]);
  // The page that is opened next has the same token, and changes nothing else.
  const next = contact();
  await next.load();
  expect(next.view.value?.mail).toBe('pending');
  await next.change({ quiet: { from: 1320, to: 480 } }, 'it');
  expect([...kept.values()]).toMatchObject([{ mail: 'a@b.example', quiet: { from: 1320, to: 480 } }]);
  expect(next.token()).toBe(own()?.token);
});

test('what the server does not take is not kept, and what is erased is gone in both places', async () => {
  const { contact, kept, own, silence } = browser();
  const one = contact();
  await one.change({ wants: true }, 'en');
  expect(await one.erase()).toBe(true);
  expect([kept.size, own(), one.own.value]).toEqual([0, null, null]);
  await one.change({ wants: true }, 'en');
  silence();
  expect(await one.change({ wants: false }, 'en')).toBe(false);
  expect(own()?.wants).toBe(true);
  expect(await one.erase()).toBe(false);
  expect(own()).not.toBe(null);
});
