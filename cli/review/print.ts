/** Formats a review as JSON and as text. */
import type { GameRecord } from '@asteroute/record';
import type { Review, Reviewed, SideEstimate, TurnReview } from '@asteroute/review';
import { signed, table } from '../program/figures.ts';
import { safeLine } from '../program/print.ts';

/** The version of the JSON. It rises when a key changes its meaning or goes away. */
export const REVIEW_FORMAT = 2;

export interface ReviewName {
  /** Number of the game, from 1. */
  readonly id: number;
  /** The server's id of the game; null for a game that was not played on a server. */
  readonly game: string | null;
}

/** A review, or why there is none, as one JSON object (docs/review.md). */
export function reviewJson({ id, game }: ReviewName, reviewed: Reviewed<Review>): object {
  const name = { format: REVIEW_FORMAT, id, ...(game !== null && { game }) };
  return { ...name, ...(reviewed.ok ? reviewed.value : { refused: reviewed.error }) };
}

/** A review as text: a table of the sides, then the turns that have a label. */
export function reviewText(id: number, record: GameRecord, review: Review): string {
  const names = record.players.map(({ name }) => safeLine(name));
  const labelled = review.turns.filter(({ label }) => label !== null);
  const turns = labelled.map((turn) => [
    String(turn.n),
    names[turn.seat],
    turn.tile,
    turn.error.toFixed(1),
    turn.se === 0 ? '' : turn.se.toFixed(1),
    `${(100 * turn.loss).toFixed(0)} %`,
    turn.label ?? '',
    bestText(turn),
  ]);
  const title = `game ${id}: ${record.edition}, ${record.players.length} players, ${review.turns.length} turns`;
  const head = ['side', 'score', 'margin', 'start', 'tiles', 'dice', 'own', 'rivals', '±', 'accuracy', 'hardness'];
  const columns = ['turn', 'player', 'tile', 'lost', 's.e.', 'chance', 'label', 'best'];
  const sides = review.scores.map((_, side) => sideCells(review, side, names));
  const lines = [...table([head, ...sides]), ...(turns.length > 0 ? table([columns, ...turns]) : [])];
  return [title, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** The cells of a side: its name, its points, the parts of its margin, and how well it played. */
function sideCells(review: Review, side: number, names: readonly string[]): string[] {
  const { scores, margin, start, tiles, dice, play, unexplained, accuracy, hardness, turns } = review;
  const of = ({ points }: SideEstimate) => points[side];
  const own = of(play[side]);
  const all = play.reduce((sum, part) => sum + of(part), 0);
  return [
    sideName(turns, side, names),
    String(scores[side]),
    ...[margin[side], of(start), of(tiles), of(dice), own, all - own].map((points) => signed(points, 1)),
    unexplained[side].toFixed(1),
    `${accuracy[side].toFixed(1)} %`,
    hardness[side].toFixed(1),
  ];
}

function sideName(turns: readonly TurnReview[], side: number, names: readonly string[]): string {
  const seats = [...new Set(turns.flatMap((turn) => (turn.side === side ? [turn.seat] : [])))].sort();
  return seats.map((seat) => names[seat]).join(' and ') || `side ${side}`;
}

function bestText({ best: [first] }: TurnReview): string {
  const { x, y, rotation, action } = first;
  const words = action.type === 'deploy' ? `${action.meeple} on ${action.on}` : action.type;
  return `${x},${y} rotation ${rotation}, ${words}`;
}
