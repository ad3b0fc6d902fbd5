/** The notifications and the caching of the service worker, in a simulated browser. */
import { afterEach, expect, test, vi } from 'vitest';

const TABLE = 'abcdefgh01234567';

type Handler = (event: object) => void;
interface Page {
  readonly url: string;
  readonly focused: boolean;
  focus(): void;
}

let runs = 0;
/** Runs the program of the worker once more: a module is run once for each address. */
const runWorker = (): Promise<unknown> => import(`./worker.ts?run=${runs++}`);

/** Starts the worker with the given pages open; returns what it shows and which pages it opens. */
async function worker(pages: readonly Page[] = []) {
  const handlers = new Map<string, Handler>();
  const shown: object[] = [];
  const opened: string[] = [];
  const self = {
    location: { href: 'https://games.example/sw.js' },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    clients: { matchAll: async () => pages, openWindow: async (url: string) => void opened.push(url) },
    registration: {
      showNotification: async (title: string, options: object) => void shown.push({ title, ...options }),
    },
  };
  vi.stubGlobal('self', self);
  vi.stubGlobal('__BUILD__', { version: 'x', files: [], wanted: [] });
  await runWorker();
  const emit = (type: string, event: object) =>
    new Promise<unknown>((waitUntil) => handlers.get(type)?.({ ...event, waitUntil }));
  const push = (message: object) => emit('push', { data: { json: () => message } });
  const click = (tag: string) => emit('notificationclick', { notification: { tag, close: () => undefined } });
  return { push, click, shown, opened };
}

const TURN = { title: 'Tocca a te', table: TABLE, turn: 3, names: ['Ada', 'Ben'], language: 'it' };

afterEach(() => vi.unstubAllGlobals());

test('a turn is shown as the server says it under the name of its table, so that a second one replaces it', async () => {
  const { push, shown } = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: false, focus() {} }]);
  await push(TURN);
  await push({ ...TURN, title: 'It is your turn', language: 'en' });
  expect(shown).toMatchObject([
    { title: 'Tocca a te', body: 'Ada, Ben', tag: TABLE, lang: 'it' },
    { title: 'It is your turn', tag: TABLE, lang: 'en' },
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
  await expect.poll(() => away.opened).toEqual([`./#table/${TABLE}`]);
  const there = await worker([{ url: `https://games.example/#table/${TABLE}`, focused: false, focus }]);
  await there.click(TABLE);
  await expect.poll(() => focus.mock.calls.length).toBe(1);
  expect(there.opened).toEqual([]);
});

/**
 * Starts the worker of a build with `files`; `kept` is the cache of an earlier build. `asked` lists the files that it
 * requests, each with the cache mode; `older` are the names of caches that were there before.
 */
async function keeper(files: readonly string[], kept: Readonly<Record<string, string>>, older: readonly string[] = []) {
  const handlers = new Map<string, Handler>();
  const asked: string[] = [];
  const stores = new Map(older.map((name) => [name, new Map<string, string>()]));
  stores.set('asteroute-old', new Map(Object.entries(kept)));
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (path: string) => store.get(path),
      put: async (path: string, text: string) => void store.set(path, text),
    };
  };
  const match = async (path: string) => [...stores.values()].map((store) => store.get(path)).find(Boolean);
  vi.stubGlobal('self', {
    location: { href: 'https://games.example/sw.js' },
    addEventListener: (type: string, handler: Handler) => void handlers.set(type, handler),
    clients: { claim: async () => undefined },
  });
  const keys = async () => [...stores.keys()];
  vi.stubGlobal('caches', { open, match, keys, delete: async (name: string) => stores.delete(name) });
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    asked.push(`${path} ${cache}`);
    return Object.assign(new String(`new ${path}`), { ok: true });
  });
  vi.stubGlobal('__BUILD__', { version: 'new', files: files.map((path) => [path, 'sha256-a']) });
  await runWorker();
  const emit = (type: string) => new Promise<unknown>((waitUntil) => handlers.get(type)?.({ waitUntil })).then();
  const [install, activate] = [() => emit('install'), () => emit('activate')];
  return { install, activate, asked, builds: keys, own: () => [...(stores.get('asteroute-new')?.keys() ?? [])].sort() };
}

test('every file of a build is kept; the server is asked for none that has its contents in its name and is there', async () => {
  const files = ['./', 'assets/a-1.js', 'assets/b-2.js', 'puzzles/classic.json'];
  const { install, asked, own } = await keeper(files, { 'assets/a-1.js': 'old', 'puzzles/classic.json': 'old' });
  await install();
  expect(asked.sort()).toEqual(['./ no-cache', 'assets/b-2.js default', 'puzzles/classic.json no-cache']);
  expect(own()).toEqual(files);
});

test('a build that becomes active drops all but itself and the one before, and no cache of another page', async () => {
  const older = ['asteroute-first', 'asteroute/club/-first', 'others'];
  const { install, activate, builds } = await keeper(['./'], {}, older);
  await install();
  await activate();
  expect(await builds()).toEqual(['asteroute/club/-first', 'others', 'asteroute-old', 'asteroute-new']);
});
