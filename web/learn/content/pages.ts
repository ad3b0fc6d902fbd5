import type { EditionName } from '@asteroute/engine';

interface PageFace {
  readonly edition: EditionName;
  /** Absent for a page about more of what the page before it is about. */
  readonly icon?: string;
}

/** The pages in the recommended reading order. */
const FACES = {
  overview: { edition: 'star-wars', icon: 'book' },
  tiles: { edition: 'star-wars', icon: 'rotate' },
  meeples: { edition: 'star-wars', icon: 'person' },
  routes: { edition: 'star-wars', icon: 'route' },
  asteroids: { edition: 'star-wars', icon: 'asteroid' },
  planets: { edition: 'star-wars', icon: 'planet' },
  reach: { edition: 'star-wars' },
  battle: { edition: 'star-wars', icon: 'battle' },
  attack: { edition: 'star-wars' },
  factions: { edition: 'star-wars', icon: 'die' },
  end: { edition: 'star-wars', icon: 'trophy' },
  final: { edition: 'star-wars' },
  teams: { edition: 'star-wars', icon: 'owners' },

  classicOverview: { edition: 'classic', icon: 'book' },
  classicTiles: { edition: 'classic', icon: 'rotate' },
  roads: { edition: 'classic', icon: 'road' },
  cities: { edition: 'classic', icon: 'city' },
  monasteries: { edition: 'classic', icon: 'monastery' },
  sharing: { edition: 'classic', icon: 'owners' },
  farmers: { edition: 'classic', icon: 'field' },
  river: { edition: 'classic', icon: 'river' },
  abbot: { edition: 'classic', icon: 'garden' },
  inns: { edition: 'classic', icon: 'wine' },
  traders: { edition: 'classic', icon: 'grain' },
  classicEnd: { edition: 'classic', icon: 'trophy' },
} as const satisfies Record<string, PageFace>;

export type PageId = keyof typeof FACES;

export interface RulePage extends PageFace {
  readonly id: PageId;
}

export const PAGES: readonly RulePage[] = Object.entries(FACES).map(([id, face]) => ({ id: id as PageId, ...face }));

/** Exercises by the page that they belong to; they come below its text. */
export const PRACTICE: Readonly<Partial<Record<PageId, 'dice' | 'battle' | 'points'>>> = {
  factions: 'dice',
  battle: 'battle',
  final: 'points',
  classicEnd: 'points',
};
