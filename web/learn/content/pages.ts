import type { EditionName } from '@asteroute/engine';
import type { FigureId } from './figures.ts';

/**
 * A page of the rulebook: its paragraphs are in the word catalogue; its figures come after the paragraph with their
 * number (from 0).
 */
interface PageFace {
  readonly edition: EditionName;
  /** Absent for a page about more of what the page before it is about. */
  readonly icon?: string;
  readonly figures: Readonly<Record<number, readonly FigureId[]>>;
}

/** The pages in the recommended reading order. */
const FACES = {
  overview: { edition: 'star-wars', icon: 'book', figures: { 1: ['first'] } },
  tiles: { edition: 'star-wars', icon: 'rotate', figures: { 0: ['fit'] } },
  meeples: { edition: 'star-wars', icon: 'person', figures: { 1: ['E1a'], 2: ['takenField'] } },
  routes: { edition: 'star-wars', icon: 'route', figures: { 1: ['E1'], 2: ['routeSymbols'] } },
  asteroids: { edition: 'star-wars', icon: 'asteroid', figures: { 1: ['E2'] } },
  planets: { edition: 'star-wars', icon: 'planet', figures: { 0: ['E3'] } },
  reach: { edition: 'star-wars', figures: { 0: ['reach'], 2: ['reinforce'], 3: ['noReinforcing'] } },
  battle: { edition: 'star-wars', icon: 'battle', figures: { 1: ['E4'], 3: ['E5'], 4: ['notInvolved'] } },
  attack: { edition: 'star-wars', figures: { 0: ['E6'], 1: ['completedAttack'] } },
  factions: { edition: 'star-wars', icon: 'die', figures: { 1: ['oneExtra'], 2: ['cap'] } },
  end: { edition: 'star-wars', icon: 'trophy', figures: { 1: ['E8'] } },
  final: { edition: 'star-wars', figures: { 2: ['E7'] } },
  teams: { edition: 'star-wars', icon: 'owners', figures: { 2: ['teamCap'] } },

  classicOverview: { edition: 'classic', icon: 'book', figures: {} },
  classicTiles: { edition: 'classic', icon: 'rotate', figures: { 0: ['roadFit'] } },
  roads: { edition: 'classic', icon: 'road', figures: { 0: ['E9'], 1: ['takenRoad'] } },
  cities: { edition: 'classic', icon: 'city', figures: { 0: ['city2'], 1: ['cityShield'] } },
  monasteries: { edition: 'classic', icon: 'monastery', figures: { 0: ['E10Abbey'] } },
  sharing: { edition: 'classic', icon: 'owners', figures: { 1: ['E11'], 2: ['majority'] } },
  farmers: { edition: 'classic', icon: 'field', figures: { 1: ['secondFarmer'], 2: ['meadow'] } },
  river: { edition: 'classic', icon: 'river', figures: { 1: ['riverBend'] } },
  abbot: { edition: 'classic', icon: 'garden', figures: { 0: ['newGarden'], 1: ['E10Garden'], 2: ['abbotBack'] } },
  inns: { edition: 'classic', icon: 'wine', figures: { 1: ['innRoad'], 2: ['cathedral'], 3: ['largeMeeple'] } },
  traders: { edition: 'classic', icon: 'grain', figures: { 2: ['secondTurn'], 4: ['goods'], 6: ['pig'] } },
  classicEnd: { edition: 'classic', icon: 'trophy', figures: { 1: ['openRoad', 'openCity'] } },
} as const satisfies Record<string, PageFace>;

/** Names of the pages. */
export type PageId = keyof typeof FACES;

/** A page of the rulebook. */
export interface RulePage extends PageFace {
  readonly id: PageId;
}

/** The pages of the rulebook in order. */
export const PAGES: readonly RulePage[] = Object.entries(FACES).map(([id, face]) => ({ id: id as PageId, ...face }));

/** Exercises by the page that they belong to; they come below its text. */
export const PRACTICE: Readonly<Partial<Record<PageId, 'dice' | 'battle' | 'points'>>> = {
  factions: 'dice',
  battle: 'battle',
  final: 'points',
  classicEnd: 'points',
};
