/** Chooses the puzzles of a pack from all that were found. */
import { PUZZLE_TAGS, type Puzzle, type PuzzleTag } from '../puzzle.ts';
import { handOfPuzzle, isFoundBy } from './census.ts';

/** How many searched turns there are for an endgame, so that these are a third, and the largest share that one rule of thumb finds. */
const SEARCHED_TO_AN_ENDGAME = 2;
const MAX_BY_THUMB = 0.6;

/** A puzzle and the rules of thumb that find it. */
interface Weighed {
  readonly puzzle: Puzzle;
  readonly isPass: boolean;
  readonly isGreedy: boolean;
}

/**
 * Chooses all searched turns, and so many endgames that they are a third: one after another the one whose themes are
 * rarest. Where more than 60 % would be found by placing no meeple or by the most points now, others come first. The
 * order of the pack is that in which the puzzles were found.
 */
export function chosenPuzzles(puzzles: readonly Puzzle[]): Puzzle[] {
  const unique = [...new Map(puzzles.map((puzzle) => [puzzle.id, puzzle])).values()];
  const chosen = unique.filter(({ kind }) => kind === 'turn').map(weighed);
  const rest = unique.filter(({ kind }) => kind === 'endgame').map(weighed);
  const most = Math.floor(chosen.length / SEARCHED_TO_AN_ENDGAME);
  const counts = new Map<PuzzleTag, number>(PUZZLE_TAGS.map((tag) => [tag, 0]));
  const count = ({ puzzle }: Weighed) => {
    for (const tag of puzzle.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  };
  for (const one of chosen) count(one);
  for (let endgames = 0; endgames < most && rest.length > 0; endgames++) {
    const need = ({ puzzle }: Weighed) => Math.max(0, ...puzzle.tags.map((tag) => 1 / (1 + (counts.get(tag) ?? 0))));
    const allowed = rest.filter((one) => keepsThumbs(chosen, one));
    if (allowed.length === 0) break;
    const next = allowed.reduce((best, one) => (need(one) > need(best) ? one : best));
    rest.splice(rest.indexOf(next), 1);
    chosen.push(next);
    count(next);
  }
  const ids = new Set(chosen.map(({ puzzle }) => puzzle.id));
  return unique.filter(({ id }) => ids.has(id));
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
