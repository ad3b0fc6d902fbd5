import type { GameLink } from '@asteroute/page/library/game-link.ts';
import { SHEETS } from '@asteroute/page/settings/ui.ts';
import type { OnlinePlace } from '@asteroute/page-online/place';
import { plainAddress } from '@asteroute/protocol/address';
import { type PageAddress, type Place, START } from './place.ts';

/** Sheets of the start page, whose names are addresses. */
const START_SHEETS = ['setup', 'settings'] as const;

const RULES = /^#rules(?:\/([A-Z]+-\d+|[a-z][A-Za-z]*))?$/;
/** Accepted as a path too, because the server answers that with the page and a preview. */
const GAME = /(?:[#/]|%23)game\/([\w-]*)(?:\/(\d{1,5}))?/;
const TILES = /^#tiles(?:\/([\w-]*))?$/;
const EDITOR = /^#editor(?:\/(\d{1,9}))?$/;
/** Pages whose addresses are their names; the deck of the day may be that of the people of a table. */
const NAMED = /^#(account|daily|form)(?:\/([a-z0-9]{16}))?$/;
const PLAY = /^#(play|review)\/(\d{1,9})$/;
/** Accepted as a path too, because the server answers that with the page. */
const PUZZLES = /^#\/?puzzles(?:\/([a-z][a-z-]*)(?:\/([a-z0-9]{1,16}))?)?$/;
/** Names are written as parts of a path. */
const RIVALS = /^#rivals((?:\/[^/]+)*)$/;
/** The most people in the address of a rivalry. */
const MAX_RIVALS = 6;
const ONLINE = /^#(?:online|table\/([a-z0-9]{16})(?:\/([\w-]{43}))?)$/;
const CLUB = /^#(duel|leagues?)(?:\/([a-z0-9]{16}))?$/;
/** An address with the key to a seat, which the page stores and removes from the address. */
const SEAT = /^#seat\/([a-z0-9]{16})\/([\w.-]{89})$/;

/** Reads the hash of an address. Names of rivals may end in any sign. */
export function parseAddress(hash: string): Place {
  const [path, query = ''] = (RIVALS.test(hash) ? hash : plainAddress(hash)).split('?');
  const over = parseOver(new URLSearchParams(query));
  const rules = RULES.exec(path);
  if (rules !== null) return { ...START, rule: rules[1] ?? '' };
  const link = findGameLink(path);
  if (link !== null) return { ...over, page: { page: 'game', text: link.text }, look: link.ply };
  const sheet = START_SHEETS.find((name) => path === `#${name}`);
  return sheet === undefined ? { ...over, page: parsePage(path) } : { ...over, page: START.page, sheet };
}

function parsePage(path: string): PageAddress {
  if (path === '#table') return { page: 'play', id: null };
  const named = NAMED.exec(path);
  if (named !== null) return { page: named[1] as 'account' | 'daily' | 'form', ...(named[2] && { id: named[2] }) };
  const play = PLAY.exec(path);
  if (play !== null) return { page: play[1] as 'play' | 'review', id: Number(play[2]) };
  const puzzles = PUZZLES.exec(path);
  if (puzzles !== null) return { page: 'puzzles', place: { edition: puzzles[1] ?? null, id: puzzles[2] ?? null } };
  const editor = EDITOR.exec(path);
  if (editor !== null) return { page: 'editor', id: editor[1] === undefined ? null : Number(editor[1]) };
  const tiles = TILES.exec(path);
  if (tiles !== null) return { page: 'tiles', text: tiles[1] ?? null };
  const rivals = RIVALS.exec(path);
  if (rivals !== null) return { page: 'rivals', place: { names: parseNames(rivals[1]) } };
  const club = CLUB.exec(path);
  if (club !== null) return { page: club[1] === 'duel' ? 'duel' : 'leagues', id: club[2] ?? null };
  const seat = SEAT.exec(path);
  if (seat !== null) return { page: 'online', place: { table: seat[1], invite: null, seat: seat[2] } };
  const online = ONLINE.exec(path);
  if (online === null) return path.length > 1 ? { page: 'unknown', path } : START.page;
  return { page: 'online', place: { table: online[1] ?? null, invite: online[2] ?? null } };
}

/** An address that leads to a table as far as it goes. */
const CUT =
  /^#(?:\/invite\/[a-z0-9]*|table\/[a-z0-9]{0,16}(?:\/[\w-]{0,42})?|seat\/[a-z0-9]{0,16}(?:\/[\w.-]{0,88})?)$/;

/** Whether the end of a link to a table is missing. */
export const isCutOff = (path: string): boolean => CUT.test(path);

/** The names of a path such as `/Ada/Ben`; none if they are not written as an address is. */
function parseNames(path: string): string[] {
  try {
    return path.split('/').filter(Boolean).slice(0, MAX_RIVALS).map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** What is open over a page. */
function parseOver(query: URLSearchParams): Place {
  const look = /^\d{1,5}$/.exec(query.get('look') ?? '');
  const review = /^\d{0,4}$/.exec(query.get('review') ?? '-');
  const rules = RULES.exec(query.get('rules') ? `#rules/${query.get('rules')}` : '#rules');
  return {
    ...START,
    look: look === null ? null : Number(look[0]),
    review: review === null ? null : Number(review[0]),
    plan: query.has('plan'),
    sheet: SHEETS.find((name) => name === query.get('sheet')) ?? null,
    rule: query.has('rules') ? (rules?.[1] ?? '') : null,
  };
}

/** Writes the hash that `parseAddress` reads; empty for the start page. */
export function makeAddress(place: Place): string {
  const { page, look, review, plan, sheet, rule } = place;
  const atStart = page.page === 'start';
  if (atStart && sheet === null && rule !== null) return ['#rules', rule].filter(Boolean).join('/');
  const over = [
    ...(look !== null && page.page !== 'game' ? [`look=${look}`] : []),
    ...(review === null ? [] : [review === 0 ? 'review' : `review=${review}`]),
    ...(plan ? ['plan'] : []),
    ...(sheet !== null && !atStart ? [`sheet=${sheet}`] : []),
    ...(rule === null ? [] : [rule === '' ? 'rules' : `rules=${rule}`]),
  ];
  return [makePath(place), over.join('&')].filter(Boolean).join('?');
}

function makePath({ page, look, sheet }: Place): string {
  if (page.page === 'start') return sheet === null ? '' : `#${sheet}`;
  if (page.page === 'game') return ['#game', page.text, look ?? []].flat().join('/');
  if (page.page === 'online') return makeOnlinePath(page.place);
  if (page.page === 'puzzles') return ['#puzzles', page.place.edition, page.place.id].filter(Boolean).join('/');
  if (page.page === 'editor') return page.id === null ? '#editor' : `#editor/${page.id}`;
  if (page.page === 'tiles') return page.text === null ? '#tiles' : `#tiles/${page.text}`;
  if (page.page === 'rivals') return ['#rivals', ...page.place.names.map(encodeURIComponent)].join('/');
  if (page.page === 'duel') return page.id === null ? '#duel' : `#duel/${page.id}`;
  if (page.page === 'leagues') return page.id === null ? '#leagues' : `#league/${page.id}`;
  if (page.page === 'unknown') return page.path;
  if (!('id' in page)) return `#${page.page}`;
  return page.id === null ? '#table' : `#${page.page}/${page.id}`;
}

function makeOnlinePath({ table, invite, seat }: OnlinePlace): string {
  if (seat !== undefined) return ['#seat', table, seat].join('/');
  return table === null ? '#online' : ['#table', table, invite].filter(Boolean).join('/');
}

/** The link to a game in any text, such as a full address that was pasted; null if the text has none. */
export function findGameLink(text: string): GameLink | null {
  const found = GAME.exec(text);
  return found === null ? null : { text: found[1], ply: found[2] === undefined ? null : Number(found[2]) };
}
