import { PUZZLE_TAGS, type Puzzle, type PuzzleTag } from '@asteroute/review/puzzles';
import { handOfPuzzle, isFoundBy } from './census.ts';

/** How many searched turns there are for an endgame, so that these are a third. */
const SEARCHED_TO_AN_ENDGAME = 2;
const MAX_BY_THUMB = 0.6;

/** A pack with fewer puzzles than this is filled up with endgames beyond their share. */
const LEAST_PUZZLES = 312;

interface Weighed {
  readonly puzzle: Puzzle;
  readonly isPass: boolean;
  readonly isGreedy: boolean;
}

/**
 * Chooses all searched turns, and so many endgames that they are a third, or that the pack has `least` puzzles: one after
 * another the one whose themes are rarest. An endgame that is found by placing no meeple, or by the most points now,
 * stays out once such ones are 60 % of the pack. The order is that in which the puzzles were found.
 */
export function chosenPuzzles(puzzles: readonly Puzzle[], least = LEAST_PUZZLES): Puzzle[] {
  const unique = [...new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])).values()];
  const chosen = unique.filter(({ kind }) => kind === 'turn').map(weighed);
  const rest = new Set(unique.filter(({ kind }) => kind === 'endgame').map(weighed));
  const most = Math.max(Math.floor(chosen.length / SEARCHED_TO_AN_ENDGAME), least - chosen.length);
  for (let endgames = 0; endgames < most; endgames++) {
    const next = mostNeeded(rest, chosen);
    if (next === undefined) break;
    rest.delete(next);
    chosen.push(next);
  }
  const ids = new Set(chosen.map(({ puzzle }) => puzzle.id));
  return unique.filter(({ id }) => ids.has(id));
}

/** The first of those with the rarest theme that no rule of thumb keeps out. */
function mostNeeded(rest: ReadonlySet<Weighed>, chosen: readonly Weighed[]): Weighed | undefined {
  const count = (tag: PuzzleTag) => chosen.filter(({ puzzle }) => puzzle.tags.includes(tag)).length;
  const counts = new Map(PUZZLE_TAGS.map((tag) => [tag, count(tag)]));
  const rarest = ({ puzzle }: Weighed) => Math.min(...puzzle.tags.map((tag) => counts.get(tag) ?? 0));
  return [...rest].filter((one) => keepsThumbs(chosen, one)).sort((a, b) => rarest(a) - rarest(b))[0];
}

function weighed(puzzle: Puzzle): Weighed {
  const hand = handOfPuzzle(puzzle);
  return { puzzle, isPass: isFoundBy('no-meeple', puzzle, hand), isGreedy: isFoundBy('greedy', puzzle, hand) };
}

/** Whether no rule of thumb that finds a puzzle would find too many with it. */
function keepsThumbs(chosen: readonly Weighed[], one: Weighed): boolean {
  const most = MAX_BY_THUMB * (chosen.length + 1);
  const fits = (isFound: (other: Weighed) => boolean) => !isFound(one) || chosen.filter(isFound).length + 1 <= most;
  return fits(({ isPass }) => isPass) && fits(({ isGreedy }) => isGreedy);
}

/**
 * Whether the answer of a puzzle lies on another cell than those of others of its game, and another realm gains most by
 * it: else it is the same idea with another tile.
 */
export const isAnother = (puzzle: Puzzle, others: readonly Puzzle[]): boolean =>
  !others.some((other) => cellOf(other) === cellOf(puzzle) || isSameRealm(other, puzzle));

const cellOf = ({ answers: [{ x, y }] }: Puzzle): string => `${x} ${y}`;

function isSameRealm({ why: [one] = [] }: Puzzle, { why: [other] = [] }: Puzzle): boolean {
  if (one === undefined || other === undefined) return false;
  return one.kind === other.kind && one.x === other.x && one.y === other.y && one.side === other.side;
}
