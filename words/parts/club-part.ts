import { type ClubWords, en } from '../en/club.ts';
import type { LazyWords } from '../load.ts';

export const CLUB: LazyWords<ClubWords> = { en, load: (tag) => import(`../${tag}/club.ts`) };
