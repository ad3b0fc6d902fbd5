import { NOTHING_OVER, type Over } from '@asteroute/page/settings/ui.ts';
import { ALL_RIVALS, type RivalsPlace } from '@asteroute/page-club/place';
import { LOBBY, type OnlinePlace } from '@asteroute/page-online/place';
import type { PuzzlePlace } from '@asteroute/page-puzzles/place';

/** A page of the app. */
export type PageAddress =
  | { readonly page: 'start' }
  /** A game that is played at this screen, by its number on the shelf; null for the game that was played last. */
  | { readonly page: 'play'; readonly id: number | null }
  /**
   * A kept game that is only looked at; `over` is the number of the game that is being played under it. It may have been
   * opened from the person's form.
   */
  | { readonly page: 'review'; readonly id: number; readonly over?: number; readonly fromForm?: true }
  /** A shared game, written as text. */
  | { readonly page: 'game'; readonly text: string; readonly over?: number }
  /** The lobby of the server, or one of its tables, which may have been opened from the lobby. */
  | { readonly page: 'online'; readonly place: OnlinePlace; readonly fromLobby?: true }
  /** The puzzles, or one of them. */
  | { readonly page: 'puzzles'; readonly place: PuzzlePlace }
  /** Entering a game of the table at home: a kept one by its number, null for a new one. */
  | { readonly page: 'editor'; readonly id: number | null }
  /** The person's form over the kept games. */
  | { readonly page: 'form' }
  /** How people fared against each other: the choice of names, or some of them. */
  | { readonly page: 'rivals'; readonly place: RivalsPlace }
  /** The deck of the day; with a table of the server, among the people there. */
  | { readonly page: 'daily'; readonly id?: string }
  /** Who the person is on this server. */
  | { readonly page: 'account' }
  /** The leagues of this browser, or one of them. */
  | { readonly page: 'leagues'; readonly id: string | null }
  /** The duels against the bot, or one of them. */
  | { readonly page: 'duel'; readonly id: string | null }
  /** Putting a set of tiles together; `text` is a set that was sent, null for none. */
  | { readonly page: 'tiles'; readonly text: string | null }
  /** An address that leads to no page, such as a link to a table that was cut off. */
  | { readonly page: 'unknown'; readonly path: string };

/**
 * Where a person is: a page, and what is open over it. This is the only state for that: the hash of the address is made
 * from it, and everything else that is open follows from it.
 */
export interface Place extends Over {
  readonly page: PageAddress;
  /** The number of plies up to the moment that is looked at; null for the current state of the game. */
  readonly look: number | null;
  /** The rulebook at a rule such as `SW-16` or at a page, empty for its beginning; null while it is closed. */
  readonly rule: string | null;
}

/** The start page with nothing open over it. */
export const START: Place = { page: { page: 'start' }, look: null, rule: null, ...NOTHING_OVER };

/**
 * The places that Back leads through, the start page first and the place itself last: one for each thing that Back
 * closes. With `live`, Back leads from a moment to the running game; a game that is only looked at always shows some
 * moment.
 */
export function pathTo(place: Place, live: boolean): readonly Place[] {
  const { look, review, plan, sheet, rule } = place;
  const path: Place[] = [START, ...pagesTo(place.page).map((page) => ({ ...START, page }))];
  const put = (over: Partial<Place>) => path.push({ ...path[path.length - 1], ...over });
  if (look !== null && !live) path.push({ ...(path.pop() ?? START), look });
  if (look !== null && live) put({ look });
  if (review !== null) put({ review });
  if (plan) put({ plan });
  if (sheet !== null) put({ sheet });
  if (rule !== null) put({ rule });
  return path;
}

/** A page with the pages under it, without the start page. */
function pagesTo(page: PageAddress): readonly PageAddress[] {
  if (page.page === 'start') return [];
  if (page.page === 'puzzles' && page.place.id !== null)
    return [{ page: 'puzzles', place: { ...page.place, id: null } }, page];
  if (page.page === 'review' && page.fromForm) return [{ page: 'form' }, page];
  if (page.page === 'rivals' && page.place.names.length > 0) return [{ page: 'rivals', place: ALL_RIVALS }, page];
  if (page.page === 'online' && page.fromLobby) return [{ page: 'online', place: LOBBY }, page];
  if ('over' in page && page.over !== undefined) return [{ page: 'play', id: page.over }, page];
  return [page];
}
