/**
 * All campaigns by name. A campaign is imported only when it is run, because a thread may have to change the server's
 * source first.
 */
import { EDITIONS, type Options } from '@asteroute/engine';
import type { Campaign, LongCampaign } from './campaign/campaign.ts';
import { askedPositions, askedPuzzles } from './puzzles/asked.ts';
import { puzzleSearch } from './puzzles/pack.ts';
import { PLANTED_FAULTS, plant } from './simulator/faults/planted-faults.ts';
import type { RunLength } from './simulator/run-plan.ts';
import { valueFigures } from './value/value.ts';

export interface CampaignSettings {
  readonly options?: Options;
  readonly length?: RunLength;
  readonly fault?: string;
}

type Load = (settings: CampaignSettings) => Promise<Campaign | LongCampaign>;

/** The campaigns of `npm run lab -- figures`. */
export const FIGURE_CAMPAIGNS: Readonly<Record<string, Campaign>> = Object.fromEntries(
  EDITIONS.flatMap(({ name }): Campaign[] => [
    valueFigures(name),
    puzzleSearch(name),
    askedPuzzles(name),
    askedPositions(name),
  ]).map((one) => [one.name, one]),
);

/** The parts of `npm run lab -- soak`, in the order in which they run. */
export const SOAK: Readonly<Record<string, Load>> = {
  fuzz: async () => (await import('./engine/fuzz.ts')).FUZZ,
  'star-wars': async ({ options }) => (await import('./engine/side-by-side.ts')).sideBySide('star-wars', options),
  classic: async ({ options }) => (await import('./engine/side-by-side.ts')).sideBySide('classic', options),
  expansions: async ({ options }) => (await import('./engine/side-by-side.ts')).sideBySide('expansions', options),
  readings: async () => (await import('./engine/side-by-side.ts')).ALL_READINGS,
  'tile-sets': async () => (await import('./engine/side-by-side.ts')).OWN_TILES,
  'bots-own-tiles': async () => (await import('./engine/own-tiles.ts')).BOTS_WITH_OWN_TILES,
  foreign: async () => (await import('./engine/foreign.ts')).FOREIGN,
  messages: async () => (await import('./server/messages.ts')).MESSAGES,
  review: async () => (await import('./review/reviewed-games.ts')).REVIEWED_GAMES,
  'review-fuzz': async () => (await import('./review/reviewed-games.ts')).FAULTY_RECORDS,
  puzzles: async () => (await import('./puzzles/check.ts')).puzzles(),
  kills: async () => (await import('./server/kills.ts')).KILLS,
  failover: async () => (await import('./server/kills.ts')).FAILOVER,
  strangers: async () => (await import('./server/strangers/strangers.ts')).STRANGERS,
  limits: async () => (await import('./server/limits/limits.ts')).LIMITS,
  listener: async () => (await import('./page/whole-tests.ts')).LISTENER,
  odds: async () => (await import('./page/odds.ts')).ODDS,
  windows: async () => (await import('./page/windows.ts')).WINDOWS,
  tests: async () => (await import('./page/whole-tests.ts')).WHOLE_TESTS,
};

export async function loadAny(name: string, settings: CampaignSettings): Promise<Campaign | LongCampaign> {
  if (name === 'simulate-server') {
    const fault = PLANTED_FAULTS.find((one) => one.name === settings.fault);
    if (fault !== undefined) plant(fault);
    return (await import('./simulator/simulation.ts')).simulation(settings.length ?? 'whole');
  }
  const campaign = FIGURE_CAMPAIGNS[name] ?? (await SOAK[name]?.(settings));
  if (campaign === undefined) throw new Error(`there is no campaign ${name}`);
  return campaign;
}

export async function loadCampaign(name: string, settings: CampaignSettings): Promise<Campaign> {
  const campaign = await loadAny(name, settings);
  if (!('run' in campaign)) throw new Error(`the campaign ${name} is one run`);
  return campaign;
}
