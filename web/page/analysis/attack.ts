/** The odds of a battle before it is fought, read from the exact table and never estimated by sampling. */
import { battleOdds } from '@asteroute/bots';
import { type DiceReasons, dueDice, type PlaceRef, type Played, play, unwrap } from '@asteroute/engine';

export interface Prospect {
  readonly reasons: DiceReasons;
  /** Chance to hold the realm, from 0 to 1. */
  readonly win: number;
}

/** A battle before its dice fall: each side with its odds. */
export interface Attack {
  /** A place in the realm for which it is fought. */
  readonly at: PlaceRef;
  readonly sides: readonly Prospect[];
}

/** In the order in which they are fought (C-17). Who wins one changes no other: every realm has its own meeples. */
export function attacksOf({ game, events }: Played): Attack[] {
  const due = dueDice(game);
  if (due === null) return [];
  const { win } = battleOdds(due.dice);
  const reasons = events.flatMap((event) => (event.type === 'battle' ? event.sides : []));
  const sides = reasons.map((own) => ({ reasons: own, win: win[own.side] }));
  const winner = due.dice.findIndex((count) => count > 0);
  const dice = due.dice.map((count, side) => (count === 0 ? null : new Array(count).fill(side === winner ? 6 : 1)));
  const next = attacksOf(unwrap(play(game, { type: 'roll', dice })));
  return [{ at: due.at, sides }, ...next];
}
