import { ERASED_NAME, isTaken, roomColors, tableId } from '@asteroute/protocol';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseAccept } from 'hono/utils/accept';
import { is } from 'valibot';
import type { TableState } from '../../domain/table-state.ts';
import type { TableCache } from '../../table/cache.ts';
import type { Asset } from './assets.ts';

/** The texts of link previews. Messengers fetch them from the server and do not run the page's scripts. */
interface PreviewWords {
  /** `host` is null if the host does not sit at the table. */
  readonly title: (host: string | null) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly editions: Readonly<Record<string, string>>;
  readonly puzzles: string;
  /** One puzzle and what it asks for. */
  readonly puzzle: string;
  readonly task: string;
}

/** The preview texts by language. */
const PREVIEW_WORDS: Readonly<Record<string, PreviewWords>> = {
  en: {
    title: (host) => (host === null ? 'You are invited to Asteroute' : `${host} invites you to Asteroute`),
    seats: (taken, most) => `${taken} of ${most} seats taken`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Classic' },
    puzzles: 'Puzzles',
    puzzle: 'A puzzle for you',
    task: 'Find the best turn.',
  },
  de: {
    title: (host) => (host === null ? 'Du bist zu Asteroute eingeladen' : `${host} lädt dich zu Asteroute ein`),
    seats: (taken, most) => `${taken} von ${most} Plätzen besetzt`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Klassisch' },
    puzzles: 'Aufgaben',
    puzzle: 'Eine Aufgabe für dich',
    task: 'Finde den besten Zug.',
  },
  fr: {
    title: (host) =>
      host === null ? 'Vous êtes invité à jouer à Asteroute' : `${host} vous invite à jouer à Asteroute`,
    seats: (taken, most) => `places prises : ${taken} sur ${most}`,
    editions: { 'star-wars': 'Édition Star Wars', classic: 'Classique' },
    puzzles: 'Problèmes',
    puzzle: 'Un problème pour vous',
    task: 'Trouvez le meilleur coup.',
  },
  it: {
    title: (host) => (host === null ? 'Un invito a giocare ad Asteroute' : `${host} ti invita a giocare ad Asteroute`),
    seats: (taken, most) => `posti occupati: ${taken} su ${most}`,
    editions: { 'star-wars': 'Edizione Star Wars', classic: 'Classico' },
    puzzles: 'Problemi',
    puzzle: 'Un problema per te',
    task: 'Trova la mossa migliore.',
  },
  es: {
    title: (host) => (host === null ? 'Una invitación a jugar a Asteroute' : `${host} te invita a jugar a Asteroute`),
    seats: (taken, most) => `plazas ocupadas: ${taken} de ${most}`,
    editions: { 'star-wars': 'Edición Star Wars', classic: 'Clásico' },
    puzzles: 'Problemas',
    puzzle: 'Un problema para ti',
    task: 'Encuentra la mejor jugada.',
  },
  ru: {
    title: (host) =>
      host === null ? 'Вас приглашают сыграть в Asteroute' : `${host} приглашает вас сыграть в Asteroute`,
    seats: (taken, most) => `занято мест: ${taken} из ${most}`,
    editions: { 'star-wars': 'Издание Star Wars', classic: 'Классика' },
    puzzles: 'Задачи',
    puzzle: 'Задача для вас',
    task: 'Найдите лучший ход.',
  },
};

/** What previews need. */
export interface PreviewPorts {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly cache: Pick<TableCache, 'find'>;
  /** Whether a proxy in front reports the protocol by which it was reached. */
  readonly trustProxy: boolean;
}

/** Sends the page with the tags for a link preview; resolves with null if there is no page. */
type SendPage = (c: Context) => Promise<Response | null>;

/** What a link preview shows. */
interface Preview {
  readonly title: string;
  readonly description: string;
  /** The edition of the picture. */
  readonly edition: string;
}

/** The senders of pages that have a link preview. */
export interface Previews {
  /** Answers `/invite/TABLE`; there is a preview if one can still join the table. */
  readonly invitation: SendPage;
  /** Answers `/puzzles` and, with an edition, `/puzzles/EDITION` and `/puzzles/EDITION/ID`. */
  readonly puzzles: SendPage;
}

/** Creates the senders of pages with a link preview. */
export function createPreviews({ assets, cache, trustProxy }: PreviewPorts): Previews {
  const send = async (c: Context, preview: Preview | null): Promise<Response | null> => {
    const page = assets.get('/index.html');
    if (page === undefined) return null;
    const text = Buffer.from(await page.body('identity')).toString('utf8');
    const tags = preview === null ? '' : tagsOf(preview, originOf(c, trustProxy));
    const headers = { 'Cache-Control': 'no-cache', Vary: 'Accept-Language' };
    return c.html(
      text.replace('</head>', () => `${tags}</head>`),
      200,
      headers,
    );
  };
  return {
    async invitation(c) {
      const id = c.req.param('table');
      const actor = is(tableId, id) ? await cache.find(id) : null;
      await actor?.refresh();
      const state = actor?.state();
      return send(c, state?.table.status === 'open' ? invitationOf(state, wordsFor(c)) : null);
    },
    puzzles: (c) => send(c, puzzlesOf(c.req.param(), wordsFor(c))),
  };
}

function invitationOf({ table, tokens, host }: TableState, { title, seats, editions }: PreviewWords): Preview {
  const { plan } = table;
  const name = table.seats[tokens.indexOf(host)]?.name ?? null;
  const most = plan.room ? roomColors(plan).length : table.seats.length;
  const edition = editions[plan.edition] ?? plan.edition;
  return {
    title: title(name === ERASED_NAME ? null : name),
    description: `${edition} · ${seats(table.seats.filter(isTaken).length, most)}`,
    edition: plan.edition,
  };
}

function puzzlesOf({ edition = 'star-wars', id }: Record<string, string | undefined>, words: PreviewWords): Preview {
  const { editions, puzzles, puzzle, task } = words;
  return {
    title: `${id === undefined ? puzzles : puzzle} · Asteroute`,
    description: `${editions[edition]} · ${task}`,
    edition,
  };
}

/** Returns the tags that messengers read. Users type the names in them, so everything is escaped. */
function tagsOf({ title, description, edition }: Preview, origin: string): string {
  const image = `${origin}/invite/${edition}.jpg`;
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

/** Returns the texts in the most preferred language that is available. */
function wordsFor(c: Context): PreviewWords {
  const wanted = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type.slice(0, 2).toLowerCase());
  return PREVIEW_WORDS[wanted.find((one) => Object.hasOwn(PREVIEW_WORDS, one)) ?? 'en'];
}

/** Returns the origin by which the server was reached, because pictures of a preview need absolute addresses. */
function originOf(c: Context, trustProxy: boolean): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy ? c.req.header('X-Forwarded-Proto') : undefined;
  return `${forwarded === 'https' ? 'https:' : protocol}//${host}`;
}
