/** What the service worker shows of a turn, and when it keeps what, in a browser that is all made up. */
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
  vi.stubGlobal('__BUILD__', { version: 'x', files: [], wanted: [] });
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

test('somebody who looks at the table is shown it without a sound: Safari allows no message that shows nothing', async () => {
  const { push, shown } = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: true, focus() {} }]);
  await push(TURN);
  expect(shown).toMatchObject([{ title: 'Tocca a te', silent: true }]);
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

/** A worker of a build whose pack is only loaded when it is wanted; `kept` is what earlier builds have. */
async function keeper(kept: Readonly<Record<string, string>> = {}) {
  const handlers = new Map<string, Handler>();
  const loaded: string[] = [];
  const stores = new Map([['asteroute-old', new Map(Object.entries(kept))]]);
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path),
      put: async (path: string, text: string) => void store.set(path, text),
    };
  };
  const match = async (path: string) => [...stores.values()].map((store) => store.get(path)).find(Boolean);
  let online = true;
  vi.stubGlobal('self', {
    location: { origin: 'https://games.example' },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
  });
  vi.stubGlobal('caches', { open, match });
  vi.stubGlobal('fetch', async (path: string) => {
    if (!online) throw new TypeError('no network');
    loaded.push(path);
    return Object.assign(new String(`new ${path}`), { ok: true, clone: () => `new ${path}` });
  });
  const build = { version: 'new', files: [['/', 'sha256-a']], wanted: [['/puzzles/classic.json', 'sha256-b']] };
  vi.stubGlobal('__BUILD__', build);
  vi.resetModules();
  await import('./worker.ts');
  const install = () => new Promise<unknown>((waitUntil) => handlers.get('install')?.({ waitUntil })).then();
  const ask = (path: string) =>
    new Promise<unknown>((respondWith) => {
      const request = { url: `https://games.example${path}`, method: 'GET' };
      handlers.get('fetch')?.({ request, respondWith });
    });
  return { install, ask, loaded, unplug: () => (online = false) };
}

test('a pack of puzzles is loaded when it is wanted, once, and then kept', async () => {
  const { install, ask, loaded, unplug } = await keeper();
  await install();
  expect(loaded).toEqual(['/']);
  await ask('/puzzles/classic.json');
  expect(loaded).toEqual(['/', '/puzzles/classic.json']);
  unplug();
  expect(String(await ask('/puzzles/classic.json'))).toBe('new /puzzles/classic.json');
});

test('a pack that an earlier build was asked for comes along with the next one', async () => {
  const { install, loaded } = await keeper({ '/puzzles/classic.json': 'old' });
  await install();
  expect(loaded.sort()).toEqual(['/', '/puzzles/classic.json']);
});
