/** Points lost a turn by an opponent, with the standard error. */
export type BotPoints = readonly [bot: string, points: number, se: number];

/**
 * What the opponents lose a turn in games of two players against themselves, by edition; `games` of each. Measured by
 * `npm run figures -- form-EDITION`.
 */
export const BOT_FORM: Readonly<
  Record<string, { readonly games: number; readonly bots: readonly BotPoints[] } | undefined>
> = {};
