import { en, type LeagueWords } from '../en/leagues.ts';
import type { LazyWords } from '../load.ts';

export const LEAGUE: LazyWords<LeagueWords> = { en, load: (tag) => import(`../${tag}/leagues.ts`) };
