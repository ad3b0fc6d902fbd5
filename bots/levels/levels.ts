import type { Ruleset } from '@asteroute/engine/core';
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

/** How many sides make a large table: there what comes back from a meeple counts for less, and opponents are nearer together. */
const LARGE_TABLE = 4;

/** The opponents that leave turns to chance somewhere. */
type Slipper = 'gentle' | 'careless' | 'projected' | 'prudent';

/**
 * Of a hundred turns, those that an opponent leaves to chance. Where many fight battles, thinking alone parts the
 * opponents too little.
 */
const SLIPS: Readonly<Record<Slipper, (rules: Ruleset) => number>> = {
  gentle: (rules) => (hasPartners(rules) ? 47 : manyFight(rules) ? 56 : 50),
  careless: (rules) => (manyFight(rules) ? 38 : 25),
  projected: (rules) => (manyFight(rules) ? 22 : isLargeTable(rules) ? 7 : 0),
  prudent: (rules) => (manyFight(rules) ? 12 : 0),
};

function hasPartners({ players, figureTable }: Ruleset): boolean {
  return players.length > figureTable.sides;
}

function isLargeTable({ figureTable }: Ruleset): boolean {
  return figureTable.sides >= LARGE_TABLE;
}

/** Whether more than two sides fight battles. */
function manyFight({ figureTable, contesting }: Ruleset): boolean {
  return contesting !== null && figureTable.sides > 2;
}

/** Half of what meeples in hand are worth, but the whole price of a farmer. */
function prudentWeights(rules: Ruleset): Weights {
  const hand = handWeights(rules);
  return { ...blend({}, hand, 0.5), 'field.stuck': hand['field.stuck'] ?? 0 };
}

/** What meeples in hand are worth, and some of all that `shrewd` sees: more where the hand tells less. */
function steadyWeights(rules: Ruleset): Weights {
  return blend(handWeights(rules), weightsFor(rules), steadyShare(rules));
}

function steadyShare(rules: Ruleset): number {
  if (hasPartners(rules)) return 0.3;
  if (isLargeTable(rules)) return manyFight(rules) ? 0.3 : 0.15;
  return isPlainDuel(rules) ? 0.3 : 0.1;
}

/**
 * Whether two sides play without battles and modules. There `steady` with less of the judgement falls behind bots of
 * other programs; with modules more would leave `shrewd` too little ahead of it (`docs/bots.md`).
 */
function isPlainDuel({ setup, figureTable, contesting }: Ruleset): boolean {
  return figureTable.sides === 2 && contesting === null && setup.modules.length === 0;
}

/** Plays as another bot does, but leaves some turns to chance. */
function slipping(name: Slipper, bot: Bot): Bot {
  return {
    name,
    turn(game, random) {
      const slips = SLIPS[name](game.rules);
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
