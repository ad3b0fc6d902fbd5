/** What the service worker shows of a turn, in a browser that is all made up. */
import { afterEach, expect, test, vi } from 'vitest';

const TABLE = 'abcdefgh01234567';

type Handler = (event: object) => void;
interface Page {
  readonly url: string;
  readonly focused: boolean;
  focus(): void;
}

/** The worker with these pages open: what it shows, and where it goes. */
async function worker(pages: readonly Page[] = []) {
  const handlers = new Map<string, Handler>();
  const shown: object[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://games.example' },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('__BUILD__', { version: 'x', files: [] });
  vi.resetModules();
  await import('./worker.ts');
  const emit = (type: string, event: object) =>
    new Promise<unknown>((waitUntil) => handlers.get(type)?.({ ...event, waitUntil }));
  const push = (message: object) => emit('push', { data: { json: () => message } });
  const click = (tag: string) => emit('notificationclick', { notification: { tag, close: () => undefined } });
  return { push, click, shown, opened };
}

const TURN = { table: TABLE, turn: 3, names: ['Ada', 'Ben'], language: 'it' };

afterEach(() => vi.unstubAllGlobals());

test('a turn is shown in the player’s language under the name of its table, so that a second one replaces it', async () => {
  const { push, shown } = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: false, focus() {} }]);
  await push(TURN);
  await push({ ...TURN, language: 'xx' });
  expect(shown).toMatchObject([
    { title: 'Tocca a te', body: 'Ada, Ben', tag: TABLE, lang: 'it' },
    { title: 'It is your turn', tag: TABLE },
  ]);
});

test('nothing is shown to somebody who looks at the table', async () => {
  const { push, shown } = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: true, focus() {} }]);
  await push(TURN);
  expect(shown).toEqual([]);
});

test('a press goes to the page of the table, or opens one', async () => {
  const focus = vi.fn();
  const away = await worker();
  await away.click(TABLE);
  await expect.poll(() => away.opened).toEqual([`/#table/${TABLE}`]);
  const there = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: false, focus }]);
  await there.click(TABLE);
  await expect.poll(() => focus.mock.calls.length).toBe(1);
  expect(there.opened).toEqual([]);
});
