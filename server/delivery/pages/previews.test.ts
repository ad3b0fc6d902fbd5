/** How friends come to a table: by a code, and by a link whose preview messengers show; and links to games and puzzles. */
import { describe, expect, test } from 'vitest';
import { sharedNode } from '../../test/shared-node.ts';
import { ask, command, newToken, openAt, startNode } from '../../testing.ts';
import type { Asset } from './assets.ts';

const PAGE =
  '<html><head><title>Asteroute</title><link href="./a.css"></head><body data-tiles="./a.svg"></body></html>';
/** The same at other paths than its own. */
const ORDINARY = PAGE.replaceAll('./', '/');
let pageReads = 0;
const page: Asset = {
  type: 'text/html',
  etag: 'W/"page"',
  immutable: false,
  compressible: false,
  body: async () => {
    pageReads++;
    return new TextEncoder().encode(PAGE);
  },
};

/** A whole game of two in the Star Wars Edition, and one of three that is over in classic with farmers, river and abbot. */
const SIX_TURNS = '1KAXCGfFDFiHoT4_JvNxiIIYboyznoAA';
const PACK = { puzzles: [{ id: 'k3x9', game: '1TJNNcHPNASN67IKxTZnogg5' }] };
const pack: Asset = {
  ...page,
  type: 'application/json',
  body: async () => new TextEncoder().encode(JSON.stringify(PACK)),
};

const assets = new Map([
  ['/index.html', page],
  ['/puzzles/classic.json', pack],
  ['/puzzles/star-wars.json', pack],
]);
const node = sharedNode({
  assets,
  // Counted in one long period, so that a slow machine draws no more.
  limits: { codes: 10, pictures: 4, seconds: 3600 },
});

const ROOM = { edition: 'star-wars', seats: [{ color: 'red' }, { color: 'green' }], room: true };

/** Creates a room of Mia's by link; returns it with its invitation. */
async function room(name = 'Mia', more: object = {}) {
  const [mia, invite] = [newToken(), newToken()];
  const table = await openAt(node.origin, mia, { ...ROOM, access: 'link', ...more }, { name, invite });
  return { mia, invite, table };
}

const codeOf = (table: string, token: string) =>
  ask(node.origin, 'POST /api/games/:id/code', { params: { id: table }, token });
const find = (code: string) => ask(node.origin, 'GET /api/codes/:code', { params: { code } });

describe('a code', () => {
  test('leads to the table but not into it, and is gone when the game begins', async () => {
    const { mia, invite, table } = await room();
    const { code } = await codeOf(table, mia);
    expect(code).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{5}$/);
    expect(await codeOf(table, mia)).toEqual({ code });
    expect(await find(code.toLowerCase())).toEqual({ table });
    const guest = newToken();
    const join = { type: 'join', name: 'Bea', clientSeed: '', ready: true } as const;
    await ask(node.origin, 'POST /api/games/:id/commands', {
      params: { id: table },
      token: guest,
      invite,
      body: { id: 'j', ...join },
    });
    expect(await codeOf(table, guest)).toEqual({ code });
    await command(node.origin, table, { type: 'start' }, mia);
    expect(await find(code)).toMatchObject({ fault: { code: 'unknown-code' } });
    expect(await codeOf(table, mia)).toMatchObject({ fault: { code: 'wrong-status' } });
  });

  test('is given to those who sit there', async () => {
    const { table } = await room();
    expect(await codeOf(table, newToken())).toMatchObject({ fault: { code: 'wrong-token' } });
    expect(await ask(node.origin, 'POST /api/games/:id/code', { params: { id: table } })).toMatchObject({
      fault: { code: 'no-token' },
    });
  });

  test('cannot be found by trying', async () => {
    const tried: unknown[] = [];
    for (const letter of 'BCDFGHJKLM') tried.push(await find(`BXXX${letter}`));
    expect(tried[0]).toMatchObject({ fault: { code: 'unknown-code' } });
    expect(tried.at(-1)).toMatchObject({ fault: { code: 'too-many' } });
  });
});

async function openPath(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${node.origin}${path}`, { headers: { 'Accept-Encoding': 'identity', ...headers } });
  return { status: response.status, text: await response.text() };
}

const tags = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(?:property|name)="([\w:]+)" content="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );

describe('the page with tags', () => {
  const tried = ['/puzzles', '/puzzles/classic', '/invite/0000000000000000', '/nothing/here'];
  const html = { Accept: 'text/html' };

  test.each(tried)('of %s is the same compressed, and is not sent again', async (path) => {
    const plain = await fetch(node.origin + path, { headers: { ...html, 'Accept-Encoding': 'identity' } });
    const zipped = await fetch(node.origin + path, { headers: { ...html, 'Accept-Encoding': 'br, gzip' } });
    expect([plain, zipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    const text = await plain.text();
    expect(await zipped.text()).toBe(text);
    expect(text).toContain('<link href="/a.css">');
    expect(text).toContain('<body data-tiles="/a.svg">');
    const known = zipped.headers.get('etag') ?? '';
    if (plain.ok)
      expect((await fetch(node.origin + path, { headers: { ...html, 'If-None-Match': known } })).status).toBe(304);
  });

  test('is read, compressed and digested once, however often it is asked for', async () => {
    for (const path of [...tried, ...tried]) await fetch(node.origin + path, { headers: html });
    expect(pageReads).toBe(1);
  });

  test('tells one language and invitation from another', async () => {
    const etagOf = async (path: string, language: string) =>
      (await fetch(node.origin + path, { headers: { 'Accept-Language': language } })).headers.get('etag');
    const asked = [etagOf('/puzzles', 'en'), etagOf('/puzzles', 'de'), etagOf('/puzzles/classic', 'en')];
    expect(new Set(await Promise.all(asked)).size).toBe(3);
  });
});

test('below a path of its proxy a server names its pictures and files there', async () => {
  const own = await startNode({ assets, basePath: '/our/games' });
  const text = await (await fetch(`${own.origin}/puzzles/classic`)).text();
  expect(tags(text)['og:image']).toBe(`${own.origin}/our/games/invite/classic.jpg`);
  expect(text).toContain('<link href="/our/games/a.css">');
  const picture = await fetch(`${own.origin}/pictures/game/1KAXCGfFDFiHoT4.png`, { redirect: 'manual' });
  expect(picture.headers.get('location')).toBe('/our/games/invite/star-wars.jpg');
  const { servers } = (await (await fetch(`${own.origin}/api/openapi.json`)).json()) as { servers: object[] };
  expect(servers).toMatchObject([{ url: '/our/games' }]);
  await own.close();
});

describe('a link with an invitation', () => {
  const open = (table: string, headers: Record<string, string> = {}) => openPath(`/invite/${table}`, headers);

  test('says who invites to what, with a picture', async () => {
    const { table } = await room();
    const { status, text } = await open(table);
    expect(status).toBe(200);
    expect(text).toContain('<title>Asteroute</title>');
    expect(tags(text)).toMatchObject({
      'og:title': 'Mia invites you to Asteroute',
      'og:description': 'Star Wars Edition · 1 of 5 seats taken',
      'og:image': `${node.origin}/invite/star-wars.jpg`,
      'twitter:card': 'summary_large_image',
      'twitter:title': 'Mia invites you to Asteroute',
    });
    expect(tags((await open(table, { 'Accept-Language': 'xx, de-CH;q=0.9, en;q=0.8' })).text)['og:title']).toBe(
      'Mia lädt dich zu Asteroute ein',
    );
  });

  test('never says a name as anything but text', async () => {
    const { table } = await room('"><script>x</script>', { room: undefined, seats: ROOM.seats });
    const { text } = await open(table);
    expect(text).not.toContain('<script>');
    expect(tags(text)['og:title']).toBe('&quot;&gt;&lt;script&gt;x&lt;/script&gt; invites you to Asteroute');
    expect(tags(text)['og:description']).toContain('1 of 2 seats taken');
  });

  test('to no table, or to one by link that has begun, is the ordinary page', async () => {
    const { mia, invite, table } = await room();
    expect(await open('0000000000000000')).toEqual({ status: 200, text: ORDINARY });
    const body = { id: 'j', type: 'join', name: 'Bea', clientSeed: '' };
    await ask(node.origin, 'POST /api/games/:id/commands', { params: { id: table }, token: newToken(), invite, body });
    await command(node.origin, table, { type: 'start' }, mia);
    expect(await open(table)).toEqual({ status: 200, text: ORDINARY });
    expect((await open('short')).status).toBe(404);
  });
});

describe('a link to puzzles', () => {
  test('says what it is to programs that ask for no page, with a picture of its edition', async () => {
    const one = await openPath('/puzzles/classic/k3x9', { Accept: '*/*', 'Accept-Language': 'de' });
    expect(one.status).toBe(200);
    expect(tags(one.text)).toMatchObject({
      'og:title': 'Eine Aufgabe für dich · Asteroute',
      'og:description': 'Klassisch · Finde den besten Zug.',
      'og:image': `${node.origin}/pictures/puzzle/classic/k3x9.png`,
    });
    const all = await openPath('/puzzles');
    expect([all.status, tags(all.text)['og:title']]).toEqual([200, 'Puzzles · Asteroute']);
    expect((await openPath('/puzzles/star-wars')).status).toBe(200);
  });

  test('is not found where there can be no puzzle', async () => {
    for (const path of ['/puzzles/chess', '/puzzles/classic/UPPER', '/puzzles/classic/a/b'])
      expect((await openPath(path)).status, path).toBe(404);
  });

  test('is no file of puzzles, whose name begins like a link', async () => {
    for (const edition of ['classic', 'star-wars'])
      expect(JSON.parse((await openPath(`/puzzles/${edition}.json`)).text), edition).toEqual(PACK);
  });
});

/** The size of a PNG, and how it may be kept. */
async function pictureAt(url: string) {
  const response = await fetch(url, { redirect: 'manual' });
  const { status, headers } = response;
  const bytes = Buffer.from(await response.arrayBuffer());
  const isPng = headers.get('Content-Type') === 'image/png' && bytes.subarray(1, 4).toString() === 'PNG';
  return {
    status,
    size: isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : null,
    kept: headers.get('Cache-Control'),
    location: headers.get('Location'),
    bytes,
  };
}

describe('a link to a game', () => {
  test('says who played, the score, and shows the board', async () => {
    const { status, text } = await openPath(`/game/${SIX_TURNS}/12`, { 'Accept-Language': 'de' });
    expect(status).toBe(200);
    const { 'og:title': title, 'og:description': description, 'og:image': image } = tags(text);
    expect(title).toMatch(/^P1 0 · P2 \d+ · Asteroute$/);
    expect(description).toBe('Star Wars Edition · 7 Plättchen');
    expect(image).toBe(`${node.origin}/pictures/game/${SIX_TURNS}.png`);
    // As messengers leave it.
    for (const behind of ['.', '%3E', '%22', '%E2%80%8B', '%23game/1KAX'])
      expect(tags((await openPath(`/game/${SIX_TURNS}/12${behind}`, { 'Accept-Language': 'de' })).text)).toEqual(
        tags(text),
      );
    const drawn = await pictureAt(image);
    expect(drawn).toMatchObject({ status: 200, size: [1200, 630], kept: 'public, max-age=31536000, immutable' });
    // Drawn once: another board is another picture, the same comes from memory.
    expect((await pictureAt(image)).bytes.equals(drawn.bytes)).toBe(true);
  });

  test('that is damaged is the ordinary page', async () => {
    expect(await openPath('/game/1KAXCGfFDFiHoT4')).toEqual({ status: 200, text: ORDINARY });
    expect((await openPath('/game/a<b')).status).toBe(404);
  });
});

describe('pictures', () => {
  test('of a puzzle and of a public table that has begun are drawn; of tables by link there are none', async () => {
    expect((await pictureAt(`${node.origin}/pictures/puzzle/classic/k3x9.png`)).size).toEqual([1200, 630]);
    expect((await pictureAt(`${node.origin}/pictures/puzzle/classic/zzzz.png`)).status).toBe(404);
    const { table } = await room();
    expect((await pictureAt(`${node.origin}/pictures/table/${table}.png`)).status).toBe(404);
    const mia = newToken();
    const open = await openAt(
      node.origin,
      mia,
      { edition: 'classic', seats: [{ color: 'red' }, { color: 'blue' }] },
      { name: 'Mia' },
    );
    const body = { id: 'j', type: 'join', name: 'Bea', clientSeed: '' };
    await ask(node.origin, 'POST /api/games/:id/commands', { params: { id: open }, token: newToken(), body });
    const { text } = await openPath(`/invite/${open}`);
    expect(tags(text)).toMatchObject({
      'og:title': 'Mia 0 · Bea 0 · Asteroute',
      'og:description': 'Classic · 1 tile',
      'og:image': `${node.origin}/pictures/table/${open}.png`,
    });
    const running = await pictureAt(tags(text)['og:image']);
    expect(running).toMatchObject({ size: [1200, 630], kept: 'public, max-age=60' });
  });

  test('more than an address may have are those of the edition', async () => {
    const texts = ['19uOCBYcyo_kHhQcCffS1FxnoAB', '1_cRBeLsmO_--Y8BPuJVADOSHkyZMEilLnwAI'];
    const found = [];
    for (const text of texts) found.push(await pictureAt(`${node.origin}/pictures/game/${text}.png`));
    expect(found.map(({ status }) => status)).toEqual([200, 302]);
    expect(found[1].location).toBe('/invite/star-wars.jpg');
  });
});
