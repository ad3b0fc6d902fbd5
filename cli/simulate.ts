import type { Bot } from '@asteroute/bots';
import { BOTS, botNamed, playMatch } from '@asteroute/bots';
import {
  countActions,
  countPlacements,
  createDealer,
  createRandom,
  editionNamed,
  type Game,
  mix,
  newGame,
  type Result,
} from '@asteroute/engine';
import { createRecorder, type GameRecord } from '@asteroute/record';

/** What is played, by how many. */
export interface Setting {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly players: number;
}

/** What `simulate` and `fingerprint` play. */
export interface Series extends Setting {
  readonly games: number;
  readonly seed: number;
  readonly bots: readonly Bot[];
  readonly legal: boolean;
}

/** A game of a setting before its first draw, or why it cannot be played. */
export function settingGame(setting: Setting): Result<Game> {
  const edition = editionNamed(setting.edition);
  const chosen = edition?.optional.filter((module) => setting.modules.includes(module.name)) ?? [];
  const colors = chosen.find((module) => module.colors !== undefined)?.colors ?? edition?.colors ?? [];
  const players = Array.from({ length: setting.players }, (_, i) => ({ name: `P${i + 1}`, color: colors[i] ?? '' }));
  return newGame({ edition: setting.edition, modules: setting.modules, players });
}

/** Plays the games of a series, each with its own seed, and gives their records one by one. */
export function* simulate(start: Game, series: Series): Generator<GameRecord> {
  for (let number = 0; number < series.games; number++) yield simulateOne(start, series, mix(series.seed, number));
}

function simulateOne(start: Game, series: Series, seed: number): GameRecord {
  const recorder = createRecorder(start.rules.setup);
  const bots = start.rules.players.map((_, seat) => series.bots[seat % series.bots.length]);
  playMatch(start, { bots, dealer: createDealer(seed), random: createRandom(seed) }, (before, played) => {
    const { phase, drawn } = before.position;
    if (series.legal && phase === 'place' && drawn >= 0)
      recorder.count({ placements: countPlacements(before, drawn as never) });
    if (series.legal && phase === 'act') recorder.count({ actions: countActions(before) });
    recorder.add(played.events);
  });
  return recorder.record();
}

/** The bots of a comma-separated list, or the first unknown name. */
export function botsNamed(list: string): readonly Bot[] | { readonly unknown: string } {
  const names = list.split(',');
  const unknown = names.find((name) => botNamed(name) === null);
  return unknown === undefined ? names.map((name) => botNamed(name) ?? BOTS[0]) : { unknown };
}
