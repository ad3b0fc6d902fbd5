import { weightsFor } from '@asteroute/bots/search';
import { duel } from '@asteroute/bots/training';
import { mix } from '@asteroute/engine';
import type { Campaign } from '../campaign/campaign.ts';
import { changesIn, describeMean, type StudySettings, startOf } from './study.ts';

/** Keeps the games apart from those of a training with the same seed. */
const WEIGHTS = 0x77656967;

/**
 * What weights are worth: `node lab/main.ts weights --edition classic --count 1000 --seed 1 monastery.near=3` plays
 * `shrewd` with some weights changed against `shrewd` as it is. Each argument is measured by itself, on the same games.
 */
export function weightsStudy({ edition, modules, seed, changes }: StudySettings): Campaign<readonly number[]> {
  const start = startOf(edition, modules);
  const weights = weightsFor(start.rules);
  const rivals = changes.map((text) => ({ plus: { ...weights, ...changesIn(text) }, minus: weights }));
  return {
    name: 'weights',
    count: 1000,
    run: (pair) => rivals.map((both) => duel(start, both, mix(mix(seed, WEIGHTS), pair))),
    sum: (rows) => ({
      lines: changes.map((text, index) => `${text}: ${describeMean(rows.map((row) => row[index]))}`),
    }),
  };
}
