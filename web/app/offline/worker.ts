/** The service worker: keeps one whole build in the browser and answers from it, so that the game needs no network. */

/** One file of the build: its path beside this worker, `./` for the page itself, and the digest that its bytes must have. */
type Kept = readonly [path: string, integrity: string];

/** Inserted when the bundle is built: see precache.ts. */
declare const __BUILD__: {
  readonly version: string;
  readonly files: readonly Kept[];
};
declare const self: ServiceWorkerGlobalScope;

/** The folder of the page: all paths of files are relative to it, as those of requests of a worker are. */
const HOME = new URL('./', self.location.href);
/** The caches of this page. Pages in other folders of the same web space have their own. */
const PREFIX = `asteroute${HOME.pathname === '/' ? '' : HOME.pathname}-`;
const NAME = `${PREFIX}${__BUILD__.version}`;
const PATHS: ReadonlySet<string> = new Set(__BUILD__.files.map(([path]) => path));
/** Files with a hash of their content in their names: a name means the same file in every build. */
const LASTING = 'assets/';
/** How many builds are kept: the newest, and the one that a page that was not reloaded may still run. */
const BUILDS = 2;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const path = pathOf(event.request);
  if (path === null) return;
  // The page names its files beside itself, so that it is shown in its own folder only.
  const answered = GAME.test(path) ? Response.redirect(`${HOME}#${path}`) : answer(path, event.request);
  event.respondWith(answered);
});
// A new version waits until the person accepts it, so that a page never changes during a game.
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

interface PushedNotice {
  readonly title: string;
  readonly table: string;
  readonly names: readonly string[];
  readonly language: string;
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as PushedNotice | undefined;
  if (message !== undefined) event.waitUntil(showNotice(message));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.tag));
});

/** One for each table, shown even to a person at it: Safari revokes the permission of a page that shows none. */
async function showNotice({ title, table, names, language }: PushedNotice): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  await self.registration.showNotification(title, {
    tag: table,
    body: names.join(', '),
    lang: language,
    icon: 'icon-192.png',
    silent: pages.some(({ focused, url }) => focused && url.includes(table)),
  });
}

async function openTable(table: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find(({ url }) => url.includes(table));
  await (open === undefined ? self.clients.openWindow(`./#table/${table}`) : open.focus());
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  await Promise.all(__BUILD__.files.map(async ([path, integrity]) => cache.put(path, await obtain(path, integrity))));
}

/** If its name has a hash, an earlier build may have it. A file whose digest is not that of this build is refused. */
async function obtain(path: string, integrity: string): Promise<Response> {
  const lasting = path.startsWith(LASTING);
  const before = lasting ? await caches.match(path) : undefined;
  if (before !== undefined) return before;
  // With `no-cache` it is downloaded again only if changed, which matters for the large files of the puzzles.
  const response = await fetch(path, { integrity, cache: lasting ? 'default' : 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

async function dropOld(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  const old = builds.slice(0, Math.max(0, builds.length + 1 - BUILDS));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** The path, below that of the page, of a game by link. */
const GAME = /^game\/[\w-]+(\/\d+)?$/;

/** The path of the cached file, or of the game, for a request; null for all others, which go to the network. */
function pathOf(request: Request): string | null {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== HOME.origin || !pathname.startsWith(HOME.pathname)) return null;
  const name = pathname.slice(HOME.pathname.length);
  const path = name === '' || name === 'index.html' ? './' : name;
  return PATHS.has(path) || path.startsWith(LASTING) || GAME.test(path) ? path : null;
}

async function answer(path: string, request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  const own = await cache.match(path);
  if (own !== undefined) return own;
  return (await caches.match(path)) ?? fetch(request);
}
