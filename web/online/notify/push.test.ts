import type { Obstacle } from '@asteroute/page/library/obstacles.ts';
import { expect, test } from 'vitest';
import { browserPush } from './push.ts';

const SAFE = { obstacle: null };
const KEYS = { p256dh: 'P', auth: 'A' };

/**
 * A browser whose person allows or refuses messages; `before` is the key of an older subscription, which blocks a new
 * one.
 */
function browser(allows: boolean, before: string | null = null) {
  let kept = before;
  const pushManager = {
    async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
      if (!allows || (kept !== null && kept !== applicationServerKey)) throw new Error('refused');
      kept = applicationServerKey;
      return { toJSON: () => ({ endpoint: 'https://push.example/1', expirationTime: null, keys: KEYS }) };
    },
    getSubscription: async () => ({
      unsubscribe: async () => {
        kept = null;
      },
    }),
  };
  const container = { getRegistration: async () => ({ pushManager }) } as unknown as ServiceWorkerContainer;
  return (key: string | null) => browserPush({ container, loadKey: async () => key, ...SAFE });
}

test('is offered where the server sends messages and the browser takes them', async () => {
  expect(await browser(true)('key').isOffered()).toBe(true);
  expect(await browser(true)(null).isOffered()).toBe(false);
  expect(await browserPush({ container: undefined, loadKey: async () => 'key', ...SAFE }).isOffered()).toBe(false);
});

test('where the server sends messages and this browser takes none, it says what would help', async () => {
  const without = (obstacle: Obstacle | null, key: string | null = 'key') =>
    browserPush({ container: undefined, loadKey: async () => key, obstacle }).obstacle();
  expect(await browser(true)('key').obstacle()).toBe(null);
  expect(await without('home-screen')).toBe('home-screen');
  expect(await without('https')).toBe('https');
  expect([await without(null), await without('https', null)]).toEqual(['window', null]);
  const { container, ...ports } = { container: undefined, loadKey: async () => 'key', obstacle: null };
  expect(await browserPush({ container, ...ports, isBlocked: () => true }).obstacle()).toBe('blocked');
});

test('a subscription is what the server takes; one for another key is replaced, and a refusal is none', async () => {
  const wanted = { endpoint: 'https://push.example/1', keys: KEYS };
  expect(await browser(true)('key').subscribe()).toEqual(wanted);
  expect(await browser(true, 'old')('key').subscribe()).toEqual(wanted);
  expect(await browser(false)('key').subscribe()).toBe(null);
});
