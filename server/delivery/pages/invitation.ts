import { ERASED_NAME, isTaken, roomColors, tableId } from '@asteroute/protocol';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { parseAccept } from 'hono/utils/accept';
import { is } from 'valibot';
import type { TableState } from '../../domain/table-state.ts';
import type { TableCache } from '../../table/cache.ts';
import type { Asset } from './assets.ts';

/** The texts of an invitation's link preview. Messengers fetch it from the server and do not run the page's scripts. */
interface InvitationWords {
  /** `host` is null if the host does not sit at the table. */
  readonly title: (host: string | null) => string;
  readonly seats: (taken: number, most: number) => string;
  readonly editions: Readonly<Record<string, string>>;
}

/** The preview texts by language. */
const INVITATION_WORDS: Readonly<Record<string, InvitationWords>> = {
  en: {
    title: (host) => (host === null ? 'You are invited to Asteroute' : `${host} invites you to Asteroute`),
    seats: (taken, most) => `${taken} of ${most} seats taken`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Classic' },
  },
  de: {
    title: (host) => (host === null ? 'Du bist zu Asteroute eingeladen' : `${host} lädt dich zu Asteroute ein`),
    seats: (taken, most) => `${taken} von ${most} Plätzen besetzt`,
    editions: { 'star-wars': 'Star Wars Edition', classic: 'Klassisch' },
  },
  fr: {
    title: (host) =>
      host === null ? 'Vous êtes invité à jouer à Asteroute' : `${host} vous invite à jouer à Asteroute`,
    seats: (taken, most) => `places prises : ${taken} sur ${most}`,
    editions: { 'star-wars': 'Édition Star Wars', classic: 'Classique' },
  },
  it: {
    title: (host) => (host === null ? 'Un invito a giocare ad Asteroute' : `${host} ti invita a giocare ad Asteroute`),
    seats: (taken, most) => `posti occupati: ${taken} su ${most}`,
    editions: { 'star-wars': 'Edizione Star Wars', classic: 'Classico' },
  },
  es: {
    title: (host) => (host === null ? 'Una invitación a jugar a Asteroute' : `${host} te invita a jugar a Asteroute`),
    seats: (taken, most) => `plazas ocupadas: ${taken} de ${most}`,
    editions: { 'star-wars': 'Edición Star Wars', classic: 'Clásico' },
  },
  ru: {
    title: (host) =>
      host === null ? 'Вас приглашают сыграть в Asteroute' : `${host} приглашает вас сыграть в Asteroute`,
    seats: (taken, most) => `занято мест: ${taken} из ${most}`,
    editions: { 'star-wars': 'Издание Star Wars', classic: 'Классика' },
  },
};

/** What previews of invitations need. */
export interface InvitationPorts {
  readonly assets: ReadonlyMap<string, Asset>;
  readonly cache: Pick<TableCache, 'find'>;
  /** Whether a proxy in front reports the protocol by which it was reached. */
  readonly trustProxy: boolean;
}

/** Answers `/invite/TABLE` with the page and, if one can still join the table, the tags for a link preview. */
export type SendInvitation = (c: Context) => Promise<Response | null>;

/** Creates the sender of invitations, which resolves with null if there is no invitation or no page. */
export function createInvitations({ assets, cache, trustProxy }: InvitationPorts): SendInvitation {
  return async (c) => {
    const page = assets.get('/index.html');
    const id = c.req.param('table');
    if (page === undefined) return null;
    const actor = is(tableId, id) ? await cache.find(id) : null;
    await actor?.refresh();
    const state = actor?.state();
    const text = Buffer.from(await page.body('identity')).toString('utf8');
    const tags = state?.table.status === 'open' ? tagsOf(state, wordsFor(c), originOf(c, trustProxy)) : '';
    return c.html(
      text.replace('</head>', () => `${tags}</head>`),
      200,
      {
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language',
      },
    );
  };
}

/** Returns the tags that messengers read. Users type the names in them, so everything is escaped. */
function tagsOf(state: TableState, { title, seats, editions }: InvitationWords, origin: string): string {
  const { table, tokens, host } = state;
  const { plan } = table;
  const name = table.seats[tokens.indexOf(host)]?.name ?? null;
  const most = plan.room ? roomColors(plan).length : table.seats.length;
  const edition = editions[plan.edition] ?? plan.edition;
  const says = {
    title: title(name === ERASED_NAME ? null : name),
    description: `${edition} · ${seats(table.seats.filter(isTaken).length, most)}`,
    image: `${origin}/invite/${plan.edition}.jpg`,
  };
  return html`<meta property="og:type" content="website" />
    <meta property="og:site_name" content="Asteroute" />
    <meta property="og:title" content="${says.title}" />
    <meta property="og:description" content="${says.description}" />
    <meta property="og:image" content="${says.image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${says.title}" />
    <meta name="twitter:description" content="${says.description}" />
    <meta name="twitter:image" content="${says.image}" />`.toString();
}

/** Returns the texts in the most preferred language that is available. */
function wordsFor(c: Context): InvitationWords {
  const wanted = parseAccept(c.req.header('Accept-Language') ?? '').map(({ type }) => type.slice(0, 2).toLowerCase());
  return INVITATION_WORDS[wanted.find((one) => Object.hasOwn(INVITATION_WORDS, one)) ?? 'en'];
}

/** Returns the origin by which the server was reached, because pictures of a preview need absolute addresses. */
function originOf(c: Context, trustProxy: boolean): string {
  const { protocol, host } = new URL(c.req.url);
  const forwarded = trustProxy ? c.req.header('X-Forwarded-Proto') : undefined;
  return `${forwarded === 'https' ? 'https:' : protocol}//${host}`;
}
