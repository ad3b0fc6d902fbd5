import type { Ruleset } from '@asteroute/engine/search';
import { isExtended, type Weights } from '../judge/terms.ts';
import { blend, handWeights, weightsFor } from '../judge/weights.ts';
import type { Bot, BotMaker, Budget } from '../search/bot.ts';
import { expectimax } from '../search/expectimax.ts';
import { greedyBot, hastyBot, onePly, projectedBot } from '../search/one-ply.ts';
import { aimlessBot, randomBot } from '../search/random.ts';
import { type Shape, searcher } from '../search/search.ts';
import { characterBot } from './characters.ts';
import {
  type BotName,
  CHARACTERS,
  type Character,
  isBotName,
  LEVELS,
  type Level,
  type Opponent,
  type SearchBot,
} from './names.ts';

/** The search parameters of the levels that search. */
export const SEARCHES = {
  expert: { simulations: 172, horizon: 6, cap: 1000 },
  master: { simulations: 688, horizon: 8, cap: 1000 },
  grandmaster: { simulations: 1376, horizon: 12, cap: 2000 },
} as const satisfies Readonly<Record<SearchBot, Shape>>;

/** The opponents that sometimes play a turn of another kind. */
type Slipper = 'aimless' | 'hasty' | 'gentle' | 'careless' | 'projected' | 'prudent';

/** Keeps the steps between opponents even: percentages of random turns (of `hasty`: aimless; of `aimless`: hasty). */
interface Calibration extends Readonly<Record<Slipper, number>> {
  /** The position of `steady` between judging by meeples in hand alone (0) and the whole judgement (1). */
  readonly steady: number;
  /** The part of the worth of meeples in hand that `prudent` sees. */
  readonly hand: number;
}

/**
 * The steps are in `docs/measurements/bot-strength.md`. Where more than two sides fight battles, opponents without
 * random turns are too similar. In a plain duel (classic for two without modules) a `steady` that sees less would lose
 * to one-ply bots of other programs; elsewhere one that sees more would be too close to `shrewd`. With what boxes add,
 * seeing it decides more, so that `steady` and `prudent` see less.
 */
const CALIBRATIONS = {
  usual: { aimless: 4, hasty: 29, gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.1, hand: 0.5 },
  boxDuel: { aimless: 17, hasty: 25, gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.03, hand: 0.3 },
  plainDuel: { aimless: 10, hasty: 57, gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.3, hand: 0.5 },
  fightDuel: { aimless: 5, hasty: 62, gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.1, hand: 0.5 },
  partners: { aimless: 20, hasty: 47, gentle: 47, careless: 25, projected: 0, prudent: 0, steady: 0.3, hand: 0.5 },
  three: { aimless: 0, hasty: 70, gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.1, hand: 0.5 },
  largeTable: { aimless: 0, hasty: 70, gentle: 50, careless: 25, projected: 7, prudent: 0, steady: 0.15, hand: 0.5 },
  threeFight: { aimless: 0, hasty: 73, gentle: 56, careless: 38, projected: 22, prudent: 12, steady: 0.1, hand: 0.5 },
  manyFight: { aimless: 0, hasty: 75, gentle: 56, careless: 38, projected: 22, prudent: 12, steady: 0.3, hand: 0.5 },
} as const satisfies Readonly<Record<string, Calibration>>;

/** The calibration of a game: by its sides, whether they are teams, whether battles are fought, and its modules. */
function calibrationOf(rules: Ruleset): Calibration {
  const { setup, players, figureTable, contesting } = rules;
  const { sides } = figureTable;
  if (players.length > sides) return CALIBRATIONS.partners;
  if (sides === 2 && isExtended(rules)) return CALIBRATIONS.boxDuel;
  if (sides === 2 && contesting !== null) return CALIBRATIONS.fightDuel;
  if (sides === 2) return setup.modules.length === 0 ? CALIBRATIONS.plainDuel : CALIBRATIONS.usual;
  if (contesting !== null) return sides === 3 ? CALIBRATIONS.threeFight : CALIBRATIONS.manyFight;
  return sides === 3 ? CALIBRATIONS.three : CALIBRATIONS.largeTable;
}

/** A part of the weights of meeples in hand, but the full price of a farmer. */
function prudentWeights(rules: Ruleset): Weights {
  const hand = handWeights(rules);
  return { ...blend({}, hand, calibrationOf(rules).hand), 'field.stuck': hand['field.stuck'] ?? 0 };
}

/** A larger part where the hand says less about a position. */
function steadyWeights(rules: Ruleset): Weights {
  return blend(handWeights(rules), weightsFor(rules), calibrationOf(rules).steady);
}

function slipping(name: Slipper, bot: Bot, other: Bot = randomBot): Bot {
  return {
    name,
    turn(game, random) {
      const slips = calibrationOf(game.rules)[name];
      return (slips > 0 && random.below(100) < slips ? other : bot).turn(game, random);
    },
  };
}

const MAKERS: Readonly<Record<Level | Opponent, BotMaker>> = {
  random: () => randomBot,
  aimless: () => slipping('aimless', aimlessBot, hastyBot),
  hasty: () => slipping('hasty', hastyBot, aimlessBot),
  gentle: () => slipping('gentle', projectedBot),
  careless: () => slipping('careless', projectedBot),
  greedy: () => greedyBot,
  projected: () => slipping('projected', projectedBot),
  prudent: () => slipping('prudent', onePly('prudent', prudentWeights)),
  steady: () => onePly('steady', steadyWeights),
  shrewd: () => onePly('shrewd'),
  farsighted: () => expectimax('farsighted'),
  expert: (budget) => searcher('expert', SEARCHES.expert, budget),
  master: (budget) => searcher('master', SEARCHES.master, budget),
  grandmaster: (budget) => searcher('grandmaster', SEARCHES.grandmaster, budget),
};

/** Every level with its usual budget, from level 0 to level 8. */
export const BOTS: readonly Bot[] = LEVELS.map((level) => MAKERS[level]({}));

/** The bot of a name, or null when there is none. */
export function botNamed(name: BotName, budget?: Budget): Bot;
export function botNamed(name: string, budget?: Budget): Bot | null;
export function botNamed(name: string, budget: Budget = {}): Bot | null {
  if (!isBotName(name)) return null;
  return isCharacter(name) ? characterBot(name) : MAKERS[name](budget);
}

function isCharacter(name: BotName): name is Character {
  return Object.values(CHARACTERS).some((names) => (names as readonly string[]).includes(name));
}
