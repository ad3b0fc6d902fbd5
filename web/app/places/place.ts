import { NOTHING_OVER, type Over } from '@asteroute/page/settings/ui.ts';
import { type PageAddress, pagesTo } from '../pages/pages.ts';

/** The only state for that: the hash of the address is made from it, and all else that is open follows from it. */
export interface Place extends Over {
  readonly page: PageAddress;
  /** The number of plies up to the moment that is looked at; null for the current state of the game. */
  readonly look: number | null;
  /** The rulebook at a rule such as `SW-16` or at a page, empty for its beginning; null while it is closed. */
  readonly rule: string | null;
}

export const START: Place = { page: { page: 'start' }, look: null, rule: null, ...NOTHING_OVER };

/**
 * The places that Back leads through, the start page first. With `live`, Back leads from a moment to the running game;
 * a game that is only looked at always shows some moment.
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
