/** What studies of bots share. */
import { type Bot, botNamed } from '@asteroute/bots';
import { requireGame } from '@asteroute/cli/setting';
import type { Game } from '@asteroute/engine';
import { deviation, mean } from '../review/summary.ts';

/** The games and bots of a study, and the changes that it compares. */
export interface StudySettings {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly bot: string;
  readonly against: string;
  /** Orders of the stack on which turns are played on. */
  readonly orders: number;
  readonly seed: number;
  readonly changes: readonly string[];
}

/** The beginning of a game of two players, or of two teams. */
export function startOf(edition: string, modules: readonly string[]): Game {
  return requireGame({ edition, modules, players: modules.includes('teams') ? 4 : 2 });
}

/** A bot by its name; its caps go by the clock. */
export function requireBot(name: string): Bot {
  const bot = botNamed(name, { now: () => performance.now() });
  if (bot === null) throw new Error(`there is no bot ${name}`);
  return bot;
}

/** `width=40,gap=20` as numbers by name. */
export function changesIn(text: string): Record<string, number> {
  return Object.fromEntries(text.split(',').map((one) => [one.split('=')[0], Number(one.split('=')[1])]));
}

/** `0.12 (95 %: +- 0.31)` */
export function describeMean(values: readonly number[]): string {
  const half = (1.96 * deviation(values)) / Math.sqrt(values.length);
  return `${mean(values).toFixed(3)} (95 %: +- ${half.toFixed(3)})`;
}
