import type { SheetName } from '../settings/ui.ts';
import { type PageAddress, type Place, START } from './routes.ts';

/** What is open, from the start page upwards. */
export interface Opened {
  /** The pages over the start page, each over the one before it. */
  readonly pages: readonly PageAddress[];
  /** The moment that is looked at; null for the game as it stands. */
  readonly look: number | null;
  /** Whether looking back ends at a game that goes on; a game that is only looked at always shows some moment. */
  readonly live: boolean;
  readonly review: number | null;
  readonly plan: boolean;
  readonly sheet: SheetName | null;
  readonly rule: string | null;
}

/** The pile of what is open: one place for each thing that Back closes, the start page first. */
export function pileOf({ pages, look, live, review, plan, sheet, rule }: Opened): readonly Place[] {
  const pile: Place[] = [START, ...pages.map((page) => ({ ...START, page }))];
  const put = (over: Partial<Place>) => pile.push({ ...pile[pile.length - 1], ...over });
  if (look !== null && !live) pile.push({ ...(pile.pop() ?? START), look });
  if (look !== null && live) put({ look });
  if (review !== null) put({ review });
  if (plan) put({ plan });
  if (sheet !== null) put({ sheet });
  if (rule !== null) put({ rule });
  return pile;
}
