/** Points lost a turn by an opponent, with the standard error. */
type BotPoints = readonly [bot: string, points: number, se: number];

/**
 * Of two players against themselves, by edition. Measured by `npm run lab -- figures form-EDITION` (docs/review.md).
 */
export const BOT_FORM: Readonly<
  Record<string, { readonly games: number; readonly bots: readonly BotPoints[] } | undefined>
> = {
  classic: {
    games: 6,
    bots: [
      ['hasty', 2.84, 0.22],
      ['gentle', 2.18, 0.18],
      ['careless', 1.97, 0.18],
      ['projected', 1.37, 0.13],
      ['prudent', 0.79, 0.09],
      ['steady', 0.42, 0.06],
      ['shrewd', 0.21, 0.04],
    ],
  },
  'star-wars': {
    games: 4,
    bots: [
      ['hasty', 4.26, 0.3],
      ['gentle', 4.04, 0.38],
      ['careless', 2.87, 0.31],
      ['projected', 1.91, 0.26],
      ['prudent', 1.8, 0.22],
      ['steady', 0.99, 0.16],
      ['shrewd', 0.41, 0.1],
    ],
  },
};
