import { scores } from '@asteroute/engine';
import { ERASED_NAME, isTaken, roomColors, tableId } from '@asteroute/protocol';
import { isolated } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { type ServerWords, serverWords } from '@asteroute/words/loaders/server-words.ts';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseAccept } from 'hono/utils/accept';
import { is } from 'valibot';
import type { TableState } from '../../domain/table-state.ts';
import type { Pay } from '../../limits/costs.ts';
import type { GameFacts } from '../../pictures/picture-program.ts';
import type { Pictures } from '../../pictures/pictures.ts';
import type { TableCache } from '../../table/cache.ts';
import type { TaggedPage } from './tagged-page.ts';

export interface PreviewPorts {
  readonly page: TaggedPage;
  readonly cache: Pick<TableCache, 'find'>;
  readonly pictures: Pick<Pictures, 'read'>;
  readonly trustProxy: boolean;
  readonly basePath: string;
  readonly payOf: (c: Context) => Pay;
  readonly addressOf: (c: Context) => string;
}

type SendPage = (c: Context) => Promise<Response | null>;

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly image: string;
}

export interface Previews {
  /** Answers `/invite/TABLE`; there is a preview if one can still join the table, or if everybody may watch its game. */
  readonly invitation: SendPage;
  readonly game: SendPage;
  readonly puzzles: SendPage;
}

export function createPreviews({ page, cache, pictures, payOf, addressOf, ...place }: PreviewPorts): Previews {
  const send = (c: Context, preview: Preview | null) =>
    page.send(c, preview === null ? '' : tagsOf(preview, siteOf(c, place)));
  return {
    async invitation(c) {
      const id = c.req.param('table');
      const actor = is(tableId, id) ? await cache.find(id, payOf(c)) : null;
      await actor?.refresh();
      const state = actor?.state();
      return send(c, state === undefined ? null : tablePreview(state, wordsFor(c)));
    },
    async game(c) {
      const link = c.req.param('link') ?? '';
      // A game that cannot be read now has no preview; the page itself says what is wrong with a link.
      const read = await pictures.read(link, addressOf(c)).catch(() => null);
      return send(c, read === null ? null : gamePreview(read.facts, wordsFor(c), `/pictures/game/${link}.png`));
    },
    puzzles: (c) => send(c, puzzlesOf(c.req.param(), wordsFor(c))),
  };
}

export const editionPicture = (edition: string): string => `/invite/${edition}.jpg`;

export const isWatchable = ({ table }: TableState): boolean => table.game !== null && table.plan.access !== 'link';

function tablePreview(state: TableState, words: ServerWords): Preview | null {
  const { table } = state;
  if (table.status === 'open') return invitationOf(state, words);
  if (!isWatchable(state) || table.game === null) return null;
  const { game, plan, seats } = table;
  const facts = {
    edition: plan.edition,
    names: seats.map(({ name }) => (name === null || name === ERASED_NAME ? '' : name)),
    scores: scores(game),
    tiles: game.position.placed,
    over: table.status === 'over',
  };
  return gamePreview(facts, words, `/pictures/table/${table.id}.png`);
}

function invitationOf({ table, tokens, host }: TableState, { notices, online, table: words }: ServerWords): Preview {
  const { plan } = table;
  const name = table.seats[tokens.indexOf(host)]?.name ?? null;
  const most = plan.room ? roomColors(plan).length : table.seats.length;
  const { invites, invited } = online.room;
  return {
    title: name === null || name === ERASED_NAME ? invited : invites(isolated(name), false),
    description: `${editionName(words, plan.edition)} · ${notices.preview.seats(table.seats.filter(isTaken).length, most)}`,
    image: editionPicture(plan.edition),
  };
}

const editionName = ({ editions }: Catalogue, edition: string): string => editions[edition]?.name ?? edition;

/** "Ada 57 : 44 Ben" for two players, else the names with their scores. */
function gamePreview(
  { edition, names, scores, tiles }: GameFacts,
  { notices, table }: ServerWords,
  image: string,
): Preview {
  const sides = scores.length === names.length ? names : table.teams;
  const named = names.some((name) => name !== '');
  const told = scores.map((score, side) => `${isolated(sides[side]) || `${side + 1}`} ${score}`).join(' · ');
  const description = [editionName(table, edition), table.score.tiles(tiles)];
  return {
    title: named || scores.length < names.length ? `${told} · Asteroute` : notices.preview.game,
    description: [...description, ...(named ? [] : [scores.join(' : ')])].join(' · '),
    image,
  };
}

function puzzlesOf({ edition = 'star-wars', id }: Record<string, string | undefined>, words: ServerWords): Preview {
  const { puzzles, puzzle, task } = words.notices.preview;
  return {
    title: `${id === undefined ? puzzles : puzzle} · Asteroute`,
    description: `${editionName(words.table, edition)} · ${task}`,
    image: id === undefined ? editionPicture(edition) : `/pictures/puzzle/${edition}/${id}.png`,
  };
}

/** Returns the tags that messengers read. Users type the names in them, so everything is escaped. */
function tagsOf({ title, description, image: path }: Preview, site: string): string {
  const image = `${site}${path}`;
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="Asteroute" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="${image}" />`.toString();
}

function wordsFor(c: Context): ServerWords {
  return serverWords(parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type));
}

/** Returns the address by which the server was reached, because pictures of a preview need absolute addresses. */
function siteOf(c: Context, { trustProxy, basePath }: Pick<PreviewPorts, 'trustProxy' | 'basePath'>): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy ? c.req.header('X-Forwarded-Proto') : undefined;
  return `${forwarded === 'https' ? 'https:' : protocol}//${host}${basePath}`;
}
