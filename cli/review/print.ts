/** Formats a review as JSON and as text. */
import type { GameRecord } from '@asteroute/record';
import type { Review, TurnReview } from '@asteroute/review';
import { signed, table } from '../program/figures.ts';

/** Identifies the reviewed game. */
export interface ReviewName {
  /** Number of the game, from 1. */
  readonly id: number;
  /** The server's id of the game; null for a game that was not played on a server. */
  readonly game: string | null;
}

/** A review as one JSON object (docs/review.md). */
export function reviewJson({ id, game }: ReviewName, review: Review): object {
  const { scores, margin, expected, tiles, dice, errors, drift, accuracy, turns } = review;
  const name = game === null ? { id } : { id, game };
  return { ...name, scores, margin, expected, tiles, dice, errors, drift, accuracy, turns: turns.map(turnJson) };
}

function turnJson({ n, seat, side, tile, parts, se, label, best }: TurnReview): object {
  const { tiles, dice, errors } = parts;
  return { n, seat, tile, luck: tiles[side], dice: dice[side], error: errors[side], se, label, best };
}

/** A review as text: a table of the sides, then the turns that have a label. */
export function reviewText(id: number, record: GameRecord, review: Review): string {
  const sides = review.scores.map((score, side) => [
    sideName(record, review, side),
    String(score),
    ...(['margin', 'expected', 'tiles', 'dice', 'errors', 'drift'] as const).map((part) =>
      signed(review[part][side], 1),
    ),
    `${review.accuracy[side].toFixed(1)} %`,
    review.hardness[side].toFixed(1),
  ]);
  const labelled = review.turns.filter(({ label }) => label !== null);
  const turns = labelled.map((turn) => [
    String(turn.n),
    record.players[turn.seat].name,
    turn.tile,
    signed(turn.parts.errors[turn.side], 1),
    turn.se === 0 ? '' : turn.se.toFixed(1),
    `${(100 * turn.loss).toFixed(0)} %`,
    turn.label ?? '',
    bestText(turn),
  ]);
  const title = `game ${id}: ${record.edition}, ${record.players.length} players, ${review.turns.length} turns`;
  const head = ['side', 'score', 'margin', 'expected', 'tiles', 'dice', 'errors', 'drift', 'accuracy', 'hardness'];
  const columns = ['turn', 'player', 'tile', 'error', 's.e.', 'chance', 'label', 'best'];
  const lines = [...table([head, ...sides]), ...(turns.length > 0 ? table([columns, ...turns]) : [])];
  return [title, ...lines.map((line) => `  ${line}`), ''].join('\n');
}

/** The names of a side's players. */
function sideName({ players }: GameRecord, { turns }: Review, side: number): string {
  const seats = [...new Set(turns.flatMap((turn) => (turn.side === side ? [turn.seat] : [])))].sort();
  return seats.map((seat) => players[seat].name).join(' and ') || `side ${side}`;
}

function bestText({ best: [first] }: TurnReview): string {
  const { x, y, rotation, action } = first;
  const words = action.type === 'deploy' ? `${action.meeple} on ${action.on}` : action.type;
  return `${x},${y} rotation ${rotation}, ${words}`;
}
