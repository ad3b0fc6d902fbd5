/** Points lost a turn by an opponent, with the standard error. */
type BotPoints = readonly [bot: string, points: number, se: number];

/** Of two players against themselves, by edition: searched turns of the first player in at least so many games. */
export const BOT_FORM: Readonly<
  Record<string, { readonly games: number; readonly bots: readonly BotPoints[] } | undefined>
> = {
  classic: {
    games: 4,
    bots: [
      ['hasty', 2.4, 0.19],
      ['gentle', 2.43, 0.24],
      ['careless', 1.87, 0.19],
      ['projected', 1.37, 0.13],
      ['prudent', 0.79, 0.09],
      ['steady', 0.42, 0.06],
      ['shrewd', 0.21, 0.04],
    ],
  },
  'star-wars': {
    games: 3,
    bots: [
      ['hasty', 4.11, 0.39],
      ['gentle', 3.64, 0.46],
      ['careless', 2.91, 0.34],
      ['projected', 1.91, 0.26],
      ['prudent', 1.8, 0.22],
      ['steady', 0.99, 0.16],
      ['shrewd', 0.41, 0.1],
    ],
  },
};
