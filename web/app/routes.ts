import type { GameLink } from '../library/share.ts';
import type { OnlinePlace } from '../online/place.ts';

/** A page of the app, as the hash of its address names it. */
export type Route =
  | { readonly page: 'start' }
  /** The game that was played last. */
  | { readonly page: 'table' }
  /** The rulebook, at its beginning or at a rule such as `SW-16`. */
  | { readonly page: 'rules'; readonly rule: string | null }
  /** A shared game. */
  | { readonly page: 'game'; readonly link: GameLink }
  /** The lobby of the server, or one of its tables. */
  | { readonly page: 'online'; readonly place: OnlinePlace };

const RULES = /^#rules(?:\/([A-Z]+-\d+))?$/;
const GAME = /#game\/([\w-]*)(?:\/(\d{1,5}))?/;
const ONLINE = /^#(?:online|table\/([a-z0-9]{16})(?:\/([\w-]{43}))?)$/;

/** Reads the hash of an address; the start page where it names nothing. */
export function parseRoute(hash: string): Route {
  if (hash === '#table') return { page: 'table' };
  const rules = RULES.exec(hash);
  if (rules !== null) return { page: 'rules', rule: rules[1] ?? null };
  const online = ONLINE.exec(hash);
  if (online !== null) return { page: 'online', place: { table: online[1] ?? null, invite: online[2] ?? null } };
  const link = findGameLink(hash);
  return link === null ? { page: 'start' } : { page: 'game', link };
}

/** Writes the hash that `parseRoute` reads; empty for the start page. */
export function makeRoute(route: Route): string {
  if (route.page === 'start') return '';
  if (route.page === 'rules') return ['#rules', route.rule].filter(Boolean).join('/');
  if (route.page === 'game') return ['#game', route.link.text, route.link.ply ?? []].flat().join('/');
  if (route.page === 'online') return makeOnlineRoute(route.place);
  return '#table';
}

function makeOnlineRoute({ table, invite }: OnlinePlace): string {
  return table === null ? '#online' : ['#table', table, invite].filter(Boolean).join('/');
}

/** The link to a game in any text, such as a whole address that was pasted; null where there is none. */
export function findGameLink(text: string): GameLink | null {
  const found = GAME.exec(text);
  return found === null ? null : { text: found[1], ply: found[2] === undefined ? null : Number(found[2]) };
}
