import { type Candidate, margin, projectedMove, REASONS, type Reason } from '@asteroute/bots';
import {
  type ActionMove,
  createRandom,
  type Game,
  type PlaceMove,
  play,
  type Realm,
  sideOf,
  unwrap,
} from '@asteroute/engine';
import { attacksOf } from '@asteroute/page/analysis/attack.ts';
import { changesOf, cutOff } from '@asteroute/page/analysis/placement/changes.ts';
import { lookOfTurn } from '@asteroute/page/match/turns.ts';

/** The expected points that a drafted turn must lose against another one before the coach says so. */
const CLEARLY_WORSE = 3;

const PASS: ActionMove = { type: 'pass' };

/** The coach's answer to a drafted turn that is clearly worse than another. */
export interface CoachAnswer {
  /**
   * The effect of the tile that speaks against it: it completes the realm of a rival, or makes an own realm impossible
   * to complete; null if the reasons of the better turn say more.
   */
  readonly tile: { readonly type: 'completes' | 'blocks'; readonly realm: Realm } | null;
  /** What the better turn has more of than the drafted one. */
  readonly reason: Reason;
  readonly better: Candidate;
}

/** A turn as it is drafted. */
export interface Drafted {
  readonly place: PlaceMove;
  /** Null while the meeple is undecided: then its best use counts. */
  readonly action: ActionMove | null;
  /** The game before the turn, and with the tile placed. */
  readonly before: Game;
  readonly laid: Game;
}

/** The answer to a drafted turn, among all ways to play it, the best first; null if it is about as good as the best. */
export function answerTo(drafted: Drafted, ways: readonly Candidate[]): CoachAnswer | null {
  const { before, place, action } = drafted;
  const look = (turn: Pick<Candidate, 'place' | 'action'>): string =>
    lookOfTurn(before, action === null ? { ...turn, action: PASS } : turn);
  const due = look({ place, action: action ?? PASS });
  const own = ways.find((way) => look(way) === due);
  const [better] = ways;
  if (own === undefined || better.margin - own.margin < CLEARLY_WORSE) return null;
  const side = sideOf(before, before.position.seat);
  const lead = (reason: Reason): number => margin(better.reasons[reason], side) - margin(own.reasons[reason], side);
  const reason = REASONS.reduce((most, one) => (lead(one) > lead(most) ? one : most));
  const isMoved = better.place?.cell !== place.cell || better.place.rotation !== place.rotation;
  return { tile: isMoved ? harmOf(drafted) : null, reason, better };
}

/** What the tile does that its player can hardly want. */
function harmOf({ before, laid }: Drafted): CoachAnswer['tile'] {
  const side = sideOf(before, before.position.seat);
  const given = changesOf(before, laid).find(
    ({ type, after: { holders } }) => type === 'completes' && holders.length > 0 && !holders.includes(side),
  );
  if (given !== undefined) return { type: 'completes', realm: given.after };
  const [lost] = cutOff(before, laid, side);
  return lost === undefined ? null : { type: 'blocks', realm: lost };
}

/** The least chance to win with which an attack is advised; equal dice give a half but for rounding. */
const FAIR = 0.5 - 1e-9;

/**
 * The move of a bot that counts the points if the game ended now and attacks only where it may well win; null if none.
 * Always the usual meeple, because the coach names only its place.
 */
export const advised = (game: Game) =>
  projectedMove(game, createRandom(1), (turn) => isUsual(turn.action) && isFair(game, turn));

const isUsual = (action: ActionMove): boolean => action.type !== 'deploy' || action.meeple === 0;

/** Whether a turn starts no battle that its player will rather lose; the tile may lie already. */
export function isFair(game: Game, { place, action }: Pick<Candidate, 'place' | 'action'>): boolean {
  const laid = game.position.phase === 'act' || place === null ? game : unwrap(play(game, place)).game;
  const side = sideOf(game, game.position.seat);
  const prospects = attacksOf(unwrap(play(laid, action))).flatMap(({ sides }) => sides);
  return prospects.every(({ reasons, win }) => reasons.side !== side || win >= FAIR);
}
