/** What a game's points were scored for, and how the lead changed: computed from the plies, for the results page. */
import { projectedScores, scores } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';

/** Points for one kind of thing: a kind of realm, or `battle` for the points of defeated and tied sides. */
export interface Tally {
  readonly kind: string;
  readonly points: readonly number[];
}

/** The points of battles in a tally (SW-33, SW-36). */
export const BATTLE = 'battle';
/** The points for most tokens in a tally (TB-10). */
export const GOODS = 'goods';

/** The points of each kind, in the order in which they first were scored, battles last. */
export function pointsByKind(plies: readonly Pick<Ply, 'events'>[], sides: number): Tally[] {
  const kinds = new Map<string, number[]>();
  const add = (kind: string, side: number, points: number): void => {
    const row = kinds.get(kind) ?? new Array<number>(sides).fill(0);
    row[side] += points;
    kinds.set(kind, row);
  };
  for (const event of plies.flatMap(({ events }) => events)) {
    if (event.type === 'scored') for (const { side, points } of event.shares) add(event.at.kind, side, points);
    if (event.type === 'recalled') for (const { side, points } of event.shares) add(event.figure.at.kind, side, points);
    if (event.type === 'awarded') for (const { side, points } of event.shares) add(GOODS, side, points);
    if (event.type === 'tied') for (const { side, points } of event.shares) add(BATTLE, side, points);
    if (event.type === 'defeated') add(BATTLE, event.side, event.points);
  }
  const rows = [...kinds]
    .map(([kind, points]) => ({ kind, points }))
    .filter(({ points }) => points.some((p) => p !== 0));
  return rows.toSorted((a, b) => Number(a.kind === BATTLE) - Number(b.kind === BATTLE));
}

export interface TurnScores {
  /** The number of plies up to and including the turn. */
  readonly ply: number;
  readonly scores: readonly number[];
  /** The score of each side if the game had ended after the turn. */
  readonly ifEnded: readonly number[];
  readonly battle: boolean;
  /** How far the lead of the first side over its best rival moved in the turn, in points, without a sign. */
  readonly swing: number;
}

export function scoresByTurn(plies: readonly Ply[]): TurnScores[] {
  const turns: TurnScores[] = [];
  let battle = false;
  let lead = 0;
  for (const [index, { game, events }] of plies.entries()) {
    battle ||= events.some(({ type }) => type === 'won');
    if (!events.some(({ type }) => type === 'turn-ended' || type === 'ended')) continue;
    const ifEnded = projectedScores(game);
    const now = ifEnded[0] - Math.max(...ifEnded.slice(1));
    turns.push({ ply: index + 1, scores: scores(game), ifEnded, battle, swing: Math.abs(now - lead) });
    [battle, lead] = [false, now];
  }
  return turns;
}

/** The turns with the greatest swings, at most `most`, in the order of the game. */
export function turningPoints(turns: readonly TurnScores[], most: number): TurnScores[] {
  const greatest = turns.filter(({ swing }) => swing > 0).toSorted((a, b) => b.swing - a.swing);
  return greatest.slice(0, most).sort((a, b) => a.ply - b.ply);
}
