/** What a thread does for `asteroute train`: it plays mirrored games. */
import { duel } from '@asteroute/bots/training';
import { requireGame, type Setting } from '../program/setting.ts';
import type { Duels } from './bands.ts';

/** Plays bands of mirrored games in a setting; gives their margins as JSON. */
export function createDuelWork(setting: Setting): (duels: Duels) => string {
  const start = requireGame(setting);
  return ({ rivals, seeds }) => JSON.stringify(seeds.map((seed) => duel(start, rivals, seed)));
}
