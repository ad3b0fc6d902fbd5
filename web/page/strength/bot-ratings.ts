import { OPPONENTS, opponentStrength } from '@asteroute/bots';

/** The rating of an opponent, and how far it may be off. */
interface BotRating {
  readonly rating: number;
  readonly deviation: number;
}

/** Wins in per cent over the opponent below, between two sides without modules (docs/measurements/bot-strength.md). */
const STEPS: Readonly<Record<string, readonly number[]>> = {
  'star-wars': [74, 66, 69, 67, 73, 69, 75, 64, 63],
  classic: [73, 73, 81, 80, 72, 75, 69, 70, 68],
};
/** The opponent from which the others are counted, and its rating. */
const ZERO = { bot: 'projected', rating: 1500 } as const;
/** The deviations of an opponent whose step has hundreds of games, and of the two strongest. */
const DEVIATION = { measured: 50, strongest: 120 };
const WEAKLY_MEASURED = 2;

/** The ratings of the opponents in an edition, the weakest first, on the scale of Glicko-2. */
export function botRatings(edition: string): readonly BotRating[] {
  const steps = (STEPS[edition] ?? STEPS.classic).map((percent) => 400 * Math.log10(percent / (100 - percent)));
  const sums = OPPONENTS.map((_, index) => steps.slice(0, index).reduce((sum, step) => sum + step, 0));
  const zero = sums[OPPONENTS.indexOf(ZERO.bot)];
  return sums.map((sum, index) => ({
    rating: ZERO.rating + sum - zero,
    deviation: index < OPPONENTS.length - WEAKLY_MEASURED ? DEVIATION.measured : DEVIATION.strongest,
  }));
}

/** The rating of a bot in an edition; null for one that is not offered to people. */
export function botRating(bot: string, edition: string): BotRating | null {
  return botRatings(edition)[opponentStrength(bot) - 1] ?? null;
}
