import type { Ruleset } from '@asteroute/engine/search';
import type { Weights } from '../judge/terms.ts';
import { blend, handWeights, weightsFor } from '../judge/weights.ts';
import type { Bot, BotMaker, Budget } from '../search/bot.ts';
import { expectimax } from '../search/expectimax.ts';
import { greedyBot, onePly, projectedBot } from '../search/one-ply.ts';
import { randomBot } from '../search/random.ts';
import { type Shape, searcher } from '../search/search.ts';
import { characterBot } from './characters.ts';
import { type BotName, CHARACTERS, type Character, isBotName, LEVELS, type Level, type Opponent } from './names.ts';

/** How the searching levels search. */
export const SEARCHES = {
  expert: { simulations: 172, width: 8, horizon: 6, cap: 1000 },
  master: { simulations: 688, width: 10, horizon: 8, cap: 1000 },
  grandmaster: { simulations: 1376, width: 12, horizon: 12, cap: 2000 },
} as const satisfies Readonly<Record<string, Shape>>;

/** The opponents that leave turns to chance somewhere. */
type Slipper = 'gentle' | 'careless' | 'projected' | 'prudent';

/** What keeps the steps between the opponents even: of a hundred turns those left to chance, and what `steady` sees. */
interface Calibration extends Readonly<Record<Slipper, number>> {
  /** How far `steady` goes from what meeples in hand are worth to the whole judgement. */
  readonly steady: number;
}

/**
 * By kind of game; the steps between opponents that come of it are in `docs/bots.md`. Where more than two sides fight
 * battles, opponents that leave nothing to chance are too near to one another. In a plain duel, which is classic for two
 * without modules, `steady` would lose with less of the judgement to other programs' bots of one ply; in other games more
 * would leave `shrewd` too little ahead.
 */
const CALIBRATIONS = {
  usual: { gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.1 },
  plainDuel: { gentle: 50, careless: 25, projected: 0, prudent: 0, steady: 0.3 },
  partners: { gentle: 47, careless: 25, projected: 0, prudent: 0, steady: 0.3 },
  largeTable: { gentle: 50, careless: 25, projected: 7, prudent: 0, steady: 0.15 },
  threeFight: { gentle: 56, careless: 38, projected: 22, prudent: 12, steady: 0.1 },
  manyFight: { gentle: 56, careless: 38, projected: 22, prudent: 12, steady: 0.3 },
} as const satisfies Readonly<Record<string, Calibration>>;

/** The calibration of a game: by its sides, whether they are teams, whether battles are fought, and its modules. */
function calibrationOf({ setup, players, figureTable: { sides }, contesting }: Ruleset): Calibration {
  if (players.length > sides) return CALIBRATIONS.partners;
  if (sides === 2)
    return contesting === null && setup.modules.length === 0 ? CALIBRATIONS.plainDuel : CALIBRATIONS.usual;
  if (contesting !== null) return sides === 3 ? CALIBRATIONS.threeFight : CALIBRATIONS.manyFight;
  return sides === 3 ? CALIBRATIONS.usual : CALIBRATIONS.largeTable;
}

/** Half of what meeples in hand are worth, but the whole price of a farmer. */
function prudentWeights(rules: Ruleset): Weights {
  const hand = handWeights(rules);
  return { ...blend({}, hand, 0.5), 'field.stuck': hand['field.stuck'] ?? 0 };
}

/** What meeples in hand are worth, and some of all that `shrewd` sees: more where the hand says less about a position. */
function steadyWeights(rules: Ruleset): Weights {
  return blend(handWeights(rules), weightsFor(rules), calibrationOf(rules).steady);
}

/** Plays as another bot does, but leaves some turns to chance. */
function slipping(name: Slipper, bot: Bot): Bot {
  return {
    name,
    turn(game, random) {
      const slips = calibrationOf(game.rules)[name];
      return (slips > 0 && random.below(100) < slips ? randomBot : bot).turn(game, random);
    },
  };
}

const MAKERS: Readonly<Record<Level | Opponent, BotMaker>> = {
  random: () => randomBot,
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
export function botNamed(name: string, budget: Budget = {}): Bot | null {
  if (!isBotName(name)) return null;
  return isCharacter(name) ? characterBot(name) : MAKERS[name](budget);
}

function isCharacter(name: BotName): name is Character {
  return Object.values(CHARACTERS).some((names) => (names as readonly string[]).includes(name));
}
