import { EDITIONS } from '@asteroute/engine';
import { deny, FAULTS, type Fault, type Outcome, type PublishedServer } from '@asteroute/protocol';
import { plainAddress } from '@asteroute/protocol/address';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { except } from 'hono/combine';
import { etag } from 'hono/etag';
import { secureHeaders } from 'hono/secure-headers';
import { getPath } from 'hono/utils/url';
import { type HostCheck, isEncrypted } from '../config/origin.ts';
import type { Channels } from '../notifications/channels.ts';
import { type Asset, bestEncoding } from './pages/assets.ts';
import type { Previews } from './pages/previews.ts';
import type { TaggedPage } from './pages/tagged-page.ts';

const KEY_PATH = '/.well-known/asteroute.json';

const A_YEAR = 31_536_000;

/** A flaw in the page could not use them either. Browsers complain of names that they do not know. */
const UNUSED_FEATURES = [
  'camera',
  'microphone',
  'geolocation',
  'displayCapture',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
] as const;

/** Allows nothing from other origins, no inline scripts or styles, and no frames. */
const HEADERS: Parameters<typeof secureHeaders>[0] = {
  contentSecurityPolicy: {
    defaultSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
  xFrameOptions: 'DENY',
  referrerPolicy: 'no-referrer',
  permissionsPolicy: Object.fromEntries(UNUSED_FEATURES.map((feature) => [feature, []])),
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
};

export interface AppParts {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly api: Hono;
  readonly publicKey: string;
  readonly channels: Pick<Channels, 'pushKey' | 'webhooks' | 'mailer'>;
  readonly mailPages: Hono;
  readonly whyNotReady: () => Promise<string | null>;
  readonly limit: (c: Context) => Promise<Outcome<null>>;
  readonly page: TaggedPage;
  readonly previews: Previews;
  readonly pictures: Hono;
  readonly hostFault: HostCheck;
  readonly trustProxy: boolean;
  readonly basePath: string;
  readonly metrics: (c: Context) => Promise<Response>;
  readonly measure: MiddlewareHandler;
  readonly trace: MiddlewareHandler | null;
}

const EDITION = `:edition{(?:${EDITIONS.map(({ name }) => name).join('|')})}`;
/** An id is not looked up: the page says if there is no such puzzle. */
const PUZZLE_PATHS = ['/puzzles', `/puzzles/${EDITION}`, `/puzzles/${EDITION}/:id{[a-z0-9]{1,16}}`];
const GAME_PATHS = ['/game/:link{[\\w-]{4,4000}}', '/game/:link{[\\w-]{4,4000}}/:ply{\\d{1,5}}'];

export function createApp(parts: AppParts): Hono {
  const { assets, limit, trace } = parts;
  const app = new Hono({ getPath: (request) => plainAddress(getPath(request).replace(/%23.*/, '')) });
  if (trace !== null) app.use(trace);
  app.use(parts.measure);
  app.use(secureHeaders(HEADERS));
  app.use(onlyEncrypted(parts.trustProxy));
  app.use(except(['/assets/*', '/api/*'], etag()));
  app.get('/healthz', (c) => c.text('ok\n', 200, { 'Cache-Control': 'no-store' }));
  app.use(except('/readyz', (c, next) => refuseHost(c, parts.hostFault) ?? next()));
  app.use(
    except('/api/*', async (c, next) => {
      const taken = await limit(c);
      if (taken.ok) return next();
      c.header('Retry-After', '10');
      return refuse(c, taken.fault);
    }),
  );
  const published: PublishedServer = { algorithm: 'Ed25519', publicKey: parts.publicKey, ...offerOf(parts) };
  app.get(KEY_PATH, (c) => c.json(published, 200, { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' }));
  app.get('/readyz', async (c) => {
    const reason = await parts.whyNotReady();
    const text = reason === null ? 'ready\n' : `not ready: ${reason}\n`;
    return c.text(text, reason === null ? 200 : 503, { 'Cache-Control': 'no-store' });
  });
  app.get('/metrics', parts.metrics);
  app.route('/api', parts.api);
  app.get('/invite/:table{[a-z0-9]{16}}', async (c, next) => (await parts.previews.invitation(c)) ?? next());
  for (const path of GAME_PATHS) app.get(path, async (c, next) => (await parts.previews.game(c)) ?? next());
  app.route('/pictures', parts.pictures);
  app.route('/mail', parts.mailPages);
  for (const path of PUZZLE_PATHS) app.get(path, async (c, next) => (await parts.previews.puzzles(c)) ?? next());
  app.get('/favicon.ico', (c) => c.redirect(`${parts.basePath}/icon.svg`, 301));
  app.get('*', (c, next) => {
    const asset = assets.get(c.req.path === '/' ? '/index.html' : c.req.path);
    return asset ? sendAsset(c, asset) : next();
  });
  app.notFound(async (c) => {
    const read = /text\/html/.test(c.req.header('Accept') ?? '') && !c.req.path.startsWith('/api/');
    // The page itself shows, in the reader's language, that there is nothing here.
    const page = read ? await parts.page.send(c, '', 404) : null;
    return page ?? c.text(`There is nothing here. The game is at ${parts.basePath}/\n`, 404);
  });
  return app;
}

function offerOf({ channels: { pushKey, webhooks, mailer } }: Pick<AppParts, 'channels'>): Partial<PublishedServer> {
  return {
    ...(pushKey !== null && { pushKey }),
    ...(webhooks && { webhooks }),
    ...(mailer !== null && { mail: true }),
  };
}

/**
 * Browsers that came over HTTPS never come without it again, and keep the page apart from those that open it; over
 * plain HTTP they would only complain of that.
 */
const onlyEncrypted =
  (trustProxy: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (!isEncrypted(c, trustProxy)) return;
    c.header('Strict-Transport-Security', `max-age=${A_YEAR}`);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
  };

function refuseHost(c: Context, hostFault: HostCheck): Promise<Response> | null {
  const reason = hostFault(c.req.header('Host'));
  return reason === null ? null : Promise.resolve(refuse(c, deny('unknown-host', reason).fault));
}

/** Refuses a request: to programs as the API does, to people in a sentence. */
function refuse(c: Context, fault: Fault): Response {
  const isForPrograms = /^\/(api|\.well-known)\//.test(c.req.path);
  const body = { type: 'fault', table: null, fault };
  return isForPrograms ? c.json(body, FAULTS[fault.code]) : c.text(`${fault.message}\n`, FAULTS[fault.code]);
}

async function sendAsset(c: Context, asset: Asset): Promise<Response> {
  const encoding = asset.compressible ? bestEncoding(c.req.header('Accept-Encoding')) : 'identity';
  c.header('Content-Type', asset.type);
  c.header('Cache-Control', asset.immutable ? `public, max-age=${A_YEAR}, immutable` : 'no-cache');
  c.header('ETag', asset.etag);
  if (asset.compressible) c.header('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') c.header('Content-Encoding', encoding);
  return c.body(await asset.body(encoding));
}
