import { chanceMove, createDealer, type Move } from '@asteroute/engine';
import { type GameRecord, replay } from '@asteroute/record';
import { dealSeed, type Match, type Mirror } from '../arena/match.ts';
import { readMirrors } from '../arena/records.ts';
import { UsageError } from '../program/arguments.ts';
import type { Band, BandResult } from './bands.ts';

/** The mirrors that a worker sent back, or why they are refused. */
export type Checked = { readonly mirrors: readonly Mirror[] } | { readonly refused: string };

/**
 * Checks what a worker sent back: every pair of the band once, each a game of the match by the rules with the points that
 * it says, on the tiles and dice of its deal. That the players decided so themselves only playing it again can tell.
 */
export function checkResult({ match, from, count }: Band, { lines, times }: BandResult): Checked {
  try {
    const mirrors = readMirrors(lines.split('\n').slice(0, -1), match, { first: from, from: 'its records' });
    if (mirrors.length !== count) return { refused: `${mirrors.length} pairs where ${count} were due` };
    for (const mirror of mirrors) {
      const wrong = wrongIn(mirror, match);
      if (wrong !== null) return { refused: `pair ${mirror.number + 1} ${wrong}` };
    }
    return { mirrors: mirrors.map((mirror, index) => ({ ...mirror, times: times[index] ?? mirror.times })) };
  } catch (error) {
    if (error instanceof UsageError) return { refused: error.message };
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
