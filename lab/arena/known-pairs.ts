import { type Bot, botNamed } from '@asteroute/bots';
import { onePly, weightsFor } from '@asteroute/bots/search';
import { botPlayer, count, createTally, type Luck, playMirror } from '@asteroute/cli/arena';

/** Two players of which it is known who is better, or that neither is by enough. */
export interface KnownPair {
  readonly edition: string;
  readonly a: string;
  readonly b: string;
}

/** What a mirror of a pair brought A, in points a game. */
export interface MirrorRow {
  readonly margin: number;
  readonly luck: Luck;
}

type Weights = ReturnType<typeof weightsFor>;

/** Players beside the levels: `shrewd` with other weights, so that some pairs are close. */
const VARIANTS: Readonly<Record<string, (weights: Weights) => Weights>> = {
  twin: scaled(/^fillRate$/, 1.02),
  joins: scaled(/\.(reach|join)$/, 0),
  leaves: scaled(/\.loose$/, 0),
  sticks: scaled(/\.stuck$/, 0.5),
  hopes: scaled(/^fillRate$/, 2.5),
  spends: scaled(/^(hand\d|special)$/, 0.5),
};

const PAIRINGS = [
  ['projected', 'greedy'],
  ['steady', 'projected'],
  ['shrewd', 'steady'],
  ['steady', 'shrewd'],
  ['shrewd', 'joins'],
  ['shrewd', 'leaves'],
  ['sticks', 'shrewd'],
  ['shrewd', 'hopes'],
  ['spends', 'shrewd'],
  ['shrewd', 'twin'],
] as const;

/** Twenty pairs, ten of each edition. */
export const KNOWN_PAIRS: readonly KnownPair[] = ['classic', 'star-wars'].flatMap((edition) =>
  PAIRINGS.map(([a, b]) => ({ edition, a, b })),
);

function scaled(terms: RegExp, factor: number): (weights: Weights) => Weights {
  return (weights) =>
    Object.fromEntries(
      Object.entries(weights).map(([term, value]) => [term, terms.test(term) ? value * factor : value]),
    );
}

/** A level, or `shrewd` with other weights. */
function botCalled(name: string): Bot {
  const vary = VARIANTS[name];
  const bot = vary === undefined ? botNamed(name) : onePly(name, (rules) => vary(weightsFor(rules)));
  if (bot === null) throw new Error(`no bot ${name}`);
  return bot;
}

/** Plays a mirror of a pair. */
export async function playKnown({ edition, a, b }: KnownPair, seed: number, number: number): Promise<MirrorRow> {
  const match = { edition, modules: [], players: 2, seed, bots: { a, b }, budget: {}, luck: true };
  const players = { a: botPlayer(botCalled(a)), b: botPlayer(botCalled(b)) };
  const tally = createTally();
  count(tally, await playMirror(match, players, number));
  return { margin: tally.margins[0], luck: tally.lucks[0] };
}
