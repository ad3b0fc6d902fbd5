import { EDITIONS } from '@asteroute/engine';
import { tableId } from '@asteroute/protocol';
import { type Context, Hono } from 'hono';
import { is } from 'valibot';
import type { Pay } from '../../limits/costs.ts';
import type { Limiter } from '../../limits/limiter.ts';
import { type PictureBoard, pictureBoard } from '../../pictures/picture-board.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { TableCache } from '../../table/cache.ts';
import type { Asset } from './assets.ts';
import { editionPicture, isWatchable } from './previews.ts';
import { PuzzleGames } from './puzzle-games.ts';

export interface PicturePorts {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly cache: Pick<TableCache, 'find'>;
  readonly pictures: Pick<Pictures, 'read' | 'drawn' | 'draw'>;
  readonly limiter: Pick<Limiter, 'take'>;
  readonly payOf: (c: Context) => Pay;
  readonly basePath: string;
  readonly addressOf: (c: Context) => string;
}

interface Subject {
  readonly key: string;
  readonly edition: string;
  readonly board: () => Promise<PictureBoard | null>;
  readonly final: boolean;
}

const RUNNING_SECONDS = 60;
const A_YEAR = 31_536_000;
const EDITION = `:edition{(?:${EDITIONS.map(({ name }) => name).join('|')})}`;

/** One that cannot be drawn now, because its address asks for too many or too many wait, is that of its edition. */
export function pictureRoutes(ports: PicturePorts): Hono {
  const { pictures, limiter, payOf, addressOf, cache } = ports;
  const puzzles = new PuzzleGames(ports.assets);

  async function send(c: Context, { key, edition, board, final }: Subject): Promise<Response> {
    const png = pictures.drawn(key) ?? (await draw(c, key, board).catch(() => null));
    if (png === null) return c.redirect(`${ports.basePath}${editionPicture(edition)}`, 302);
    const age = final ? `max-age=${A_YEAR}, immutable` : `max-age=${RUNNING_SECONDS}`;
    return c.body(new Uint8Array(png), 200, { 'Content-Type': 'image/png', 'Cache-Control': `public, ${age}` });
  }

  async function draw(c: Context, key: string, board: Subject['board']): Promise<Uint8Array | null> {
    const address = addressOf(c);
    if (!(await limiter.take('pictures', address)).ok) return null;
    const found = await board();
    return found === null ? null : pictures.draw(key, found, address);
  }

  const boardOf = (link: string, c: Context) => async () => (await pictures.read(link, addressOf(c)))?.board ?? null;
  const routes = new Hono();
  routes.get('/game/:file{[\\w-]{4,4000}\\.png}', async (c) => {
    const link = c.req.param('file').slice(0, -'.png'.length);
    const board = boardOf(link, c);
    return send(c, { key: `game ${link}`, edition: EDITIONS[0].name, board, final: true });
  });
  routes.get('/table/:file{[a-z0-9]{16}\\.png}', async (c, next) => {
    const id = c.req.param('file').slice(0, -'.png'.length);
    const actor = is(tableId, id) ? await cache.find(id, payOf(c)) : null;
    await actor?.refresh();
    const state = actor?.state();
    if (state === undefined || !isWatchable(state)) return next();
    const { table } = state;
    // The last board with all its meeples: the final scoring takes them off.
    const game = table.status === 'over' ? (table.before ?? table.game) : table.game;
    const board = async () => (game === null ? null : pictureBoard(game));
    const final = table.status === 'over';
    return send(c, { key: `table ${id} ${table.turns} ${final}`, edition: table.plan.edition, board, final });
  });
  routes.get(`/puzzle/${EDITION}/:file{[a-z0-9]{1,16}\\.png}`, async (c, next) => {
    const { edition = '', file } = c.req.param() as { readonly edition?: string; readonly file: string };
    const link = await puzzles.find(edition, file.slice(0, -'.png'.length));
    if (link === null) return next();
    return send(c, { key: `game ${link}`, edition, board: boardOf(link, c), final: true });
  });
  return routes;
}
