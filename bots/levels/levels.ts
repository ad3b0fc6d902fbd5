import type { Ruleset } from '@asteroute/engine/search';
import type { Weights } from '../judge/terms.ts';
import { blend, handWeights, weightsFor } from '../judge/weights.ts';
import type { Bot, BotMaker, Budget } from '../search/bot.ts';
import { expectimax } from '../search/expectimax.ts';
import { greedyBot, judging, onePly, projecting } from '../search/one-ply.ts';
import { randomBot } from '../search/random.ts';
import { type Shape, searcher } from '../search/search.ts';
import type { Turns } from '../turns/turns.ts';
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
import { type Lapses, personBot } from './people.ts';

/** The search parameters of the levels that search. */
export const SEARCHES = {
  expert: { simulations: 43, horizon: 6, cap: 1000 },
  master: { simulations: 688, horizon: 8, cap: 1000 },
  grandmaster: { simulations: 1376, horizon: 12, cap: 2000 },
} as const satisfies Readonly<Record<SearchBot, Shape>>;

/** The opponents that fall short of their own judgement. */
type Person = 'aimless' | 'hasty' | 'gentle' | 'careless' | 'projected' | 'prudent';

const LAPSES: Readonly<Record<Person, Omit<Lapses, 'temperature'>>> = {
  aimless: { rivals: 0, overlooks: 75 },
  hasty: { rivals: 0, overlooks: 75 },
  gentle: { rivals: 0.25, overlooks: 75 },
  careless: { rivals: 0.5, overlooks: 50 },
  projected: { rivals: 1, overlooks: 0 },
  prudent: { rivals: 1, overlooks: 0 },
};

/**
 * Keeps the steps between opponents even (`docs/measurements/bot-strength.md`): with more players, and more so where
 * they fight, what `prudent` and `projected` judge differs less in strength.
 */
const TEMPERATURES = {
  duel: { aimless: 2.4, hasty: 1.45, gentle: 1, careless: 0.6, projected: 0, prudent: 0 },
  table: { aimless: 2.6, hasty: 1.8, gentle: 1.4, careless: 1, projected: 0.65, prudent: 0.5 },
  fights: { aimless: 3.6, hasty: 2.4, gentle: 1.85, careless: 1.35, projected: 1.05, prudent: 0.95 },
} as const satisfies Readonly<Record<string, Readonly<Record<Person, number>>>>;

/** What an unfinished realm with an own meeple is worth to `aimless` and `hasty`, as a part of its points. */
const UNFINISHED = 0.5;
/** The part of the worth of meeples in hand that `prudent` sees. */
const HAND = 0.45;
/** The position of `steady` between judging by meeples in hand alone (0) and the whole judgement (1). */
const STEADY = 0.06;

function lapsesOf({ players, figureTable, contesting }: Ruleset, name: Person): Lapses {
  const isFight = contesting !== null && figureTable.sides > 2;
  const row = players.length === 2 ? TEMPERATURES.duel : isFight ? TEMPERATURES.fights : TEMPERATURES.table;
  return { ...LAPSES[name], temperature: row[name] };
}

/** A part of the weights of meeples in hand, but the full price of a farmer. */
function prudentWeights(rules: Ruleset): Weights {
  const hand = handWeights(rules);
  return { ...blend({}, hand, HAND), 'field.stuck': hand['field.stuck'] ?? 0 };
}

function steadyWeights(rules: Ruleset): Weights {
  return blend(handWeights(rules), weightsFor(rules), STEADY);
}

function person(name: Person, turnsFor: (rules: Ruleset) => Turns): Bot {
  return personBot(name, turnsFor, (rules) => lapsesOf(rules, name));
}

const MAKERS: Readonly<Record<Level | Opponent, BotMaker>> = {
  random: () => randomBot,
  aimless: () => person('aimless', projecting(UNFINISHED)),
  hasty: () => person('hasty', projecting(UNFINISHED)),
  gentle: () => person('gentle', projecting()),
  careless: () => person('careless', projecting()),
  greedy: () => greedyBot,
  projected: () => person('projected', projecting()),
  prudent: () => person('prudent', judging(prudentWeights)),
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
