/** Fits the weights of the value by phase, and how far final points spread around it, to the ends of games. */
import { PHASE_TILES, type PhaseWeights, phaseAt } from '@asteroute/bots/training';
import type { ValueGame } from './games.ts';
import { dot, type Observation, observations, type ValueSetting } from './observations.ts';
import { Ridge } from './ridge.ts';
import { type Duel, fitSpread } from './spread.ts';

/** Games of settings with one key of sides. */
export interface SettingGames {
  readonly setting: ValueSetting;
  readonly games: readonly ValueGame[];
}

export function fitPhases(played: readonly SettingGames[]): PhaseWeights {
  const terms = fitTerms(played);
  const duels = played.flatMap(({ setting, games }) => {
    const weights = weightsOf(setting, terms);
    return games.flatMap((game) => [...observations(setting, game)].flatMap((one) => duelsOf(setting, weights, one)));
  });
  return { ...fitSpread(duels), terms };
}

function fitTerms(played: readonly SettingGames[]): PhaseWeights['terms'] {
  const names = [...new Set(played.flatMap(({ setting }) => setting.names))].sort();
  const ridge = new Ridge(names.length, PHASE_TILES.length);
  const judged = new Map(played.flatMap(({ setting }) => setting.names.map((name, i) => [name, setting.judged[i]])));
  for (const { setting, games } of played) {
    const own = { ...setting, judged: setting.names.map((name) => judged.get(name) ?? 0) };
    addGames(ridge, names, { setting: own, games });
  }
  const change = ridge.solve();
  const weight = (term: number, phase: number) =>
    rounded((judged.get(names[term]) ?? 0) + change[phase * names.length + term]);
  return Object.fromEntries(names.map((name, term) => [name, PHASE_TILES.map((_, phase) => weight(term, phase))]));
}

/** Adds by how much the judge is wrong about each side but the first, whose lead follows from the others. */
function addGames(ridge: Ridge, names: readonly string[], { setting, games }: SettingGames): void {
  const columns = setting.names.map((name) => names.indexOf(name));
  const order = [...columns.keys()].sort((a, b) => columns[a] - columns[b]);
  // Games whose ends spread further say less.
  const weight = 1 / meanSquare(setting, games);
  for (const game of games) {
    for (const { tilesLeft, terms, final } of observations(setting, game)) {
      const [early, late, share] = phaseAt(tilesLeft);
      const parts = [[early, 1 - share] as const, [late, share] as const].filter(([, part]) => part > 0);
      for (const [index, own] of terms.slice(1).entries()) {
        const used = order.filter((term) => own[term] !== 0);
        const places = parts.flatMap(([phase]) => used.map((term) => phase * names.length + columns[term]));
        const values = parts.flatMap(([, part]) => used.map((term) => part * own[term]));
        ridge.add({ places, values, result: final[index + 1] - dot(own, setting.judged) }, weight);
      }
    }
  }
}

/** How far the judge is off in a setting, in square points. */
function meanSquare(setting: ValueSetting, games: readonly ValueGame[]): number {
  let [sum, count] = [0, 0];
  for (const game of games) {
    for (const { terms, final } of observations(setting, game)) {
      count++;
      sum += (final[0] - dot(terms[0], setting.judged)) ** 2;
    }
  }
  return sum / count;
}

export function weightsOf({ names, judged }: ValueSetting, terms: PhaseWeights['terms']): number[][] {
  return PHASE_TILES.map((_, phase) => names.map((name, i) => terms[name]?.[phase] ?? judged[i]));
}

/** The final points of each side above the mean, as the value expects them. */
export function expected(weights: readonly (readonly number[])[], { tilesLeft, terms }: Observation): number[] {
  const [early, late, share] = phaseAt(tilesLeft);
  return terms.map((own) => (1 - share) * dot(own, weights[early]) + share * dot(own, weights[late]));
}

/** Every two sides of a position: how far one was expected ahead of the other, and which ended ahead. */
function duelsOf({ rules }: ValueSetting, weights: readonly (readonly number[])[], one: Observation): Duel[] {
  const { modules } = rules.setup;
  const points = expected(weights, one);
  return points.flatMap((own, side) =>
    points.slice(side + 1).map((rival, next) => ({
      modules,
      tilesLeft: one.tilesLeft,
      lead: own - rival,
      won: (1 + Math.sign(Math.round(one.final[side] - one.final[side + 1 + next]))) / 2,
    })),
  );
}

const rounded = (weight: number): number => Math.round(weight * 1000) / 1000;
