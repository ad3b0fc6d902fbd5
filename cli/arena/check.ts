import { chanceMove, createDealer, type Move } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import { UsageError } from '../program/arguments.ts';
import type { Span } from '../queue/span.ts';
import { dealSeed, type Match, type Mirror } from './match.ts';
import { readMirrors } from './records.ts';

/**
 * Why records cannot be those of a band of mirrors, or null: every pair once, each a game of the match by the rules with
 * the points that it says, on the tiles and dice of its deal. That the players decided so themselves only playing it
 * again can tell.
 */
export function wrongInRecords(match: Match, { from, count }: Span, lines: string): string | null {
  try {
    const mirrors = readMirrors(lines.split('\n').slice(0, -1), match, { first: from, from: 'its records' });
    if (mirrors.length !== count) return `${mirrors.length} pairs where ${count} were due`;
    for (const mirror of mirrors) {
      const wrong = wrongIn(mirror, match);
      if (wrong !== null) return `pair ${mirror.number + 1} ${wrong}`;
    }
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

function wrongIn({ number, games }: Mirror, match: Match): string | null {
  const deal = dealSeed(match.seed, number);
  for (const { record, forfeit } of games) {
    const wrong = wrongInGame(record, deal);
    if (wrong !== null) return wrong;
    if (forfeit === null && record.final === undefined) return 'was not played to its end';
  }
  return null;
}

function wrongInGame(record: GameRecord, deal: number): string | null {
  const played = replay(record);
  if (!played.ok) return `does not replay: ${played.error.message}`;
  const [difference] = played.value.differences;
  if (difference !== undefined) return `differs from the rules: ${difference.message}`;
  const dealer = createDealer(deal);
  let before = played.value.start;
  for (const { move, game } of played.value.plies) {
    const due = chanceMove(before, dealer);
    if (due !== null && !isSame(due, move)) return 'has other tiles or dice than its deal';
    before = game;
  }
  return null;
}

function isSame(one: Move, other: Move): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
