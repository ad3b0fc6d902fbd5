import { type Bot, botNamed } from '@asteroute/bots';
import { createRandom, type Game } from '@asteroute/engine';
import { addProjected } from '@asteroute/engine/search';
import { marginsOf } from '@asteroute/review/puzzle-parts';
import { gameOfPuzzle, isRight, PUZZLE_TAGS, type Puzzle, type PuzzleTag } from '@asteroute/review/puzzles';

/** The phases of a game, and the least number of tiles in the stack, with one in hand, of each but the last. */
const PHASES = [
  ['opening', 45],
  ['middle', 20],
  ['late', 3],
  ['end', 0],
] as const;
type Phase = (typeof PHASES)[number][0];

/** Rules of thumb of one line: no meeple, and the bots that count points of this turn, of the board, and judge once. */
const THUMBS = ['no-meeple', 'greedy', 'projected', 'shrewd'] as const;
type Thumb = (typeof THUMBS)[number];

export interface Census {
  readonly puzzles: number;
  readonly endgames: number;
  readonly themes: Readonly<Record<PuzzleTag, number>>;
  readonly phases: Readonly<Record<Phase, number>>;
  /** Games in which the points on the board differ by more than 5 and three times the gap. */
  readonly decided: number;
  readonly thumbs: Readonly<Record<Thumb, number>>;
}

export function censusOf(puzzles: readonly Puzzle[]): Census {
  const games = puzzles.map((puzzle) => handOfPuzzle(puzzle));
  const share = (list: readonly boolean[]) => list.filter(Boolean).length / Math.max(1, list.length);
  return {
    puzzles: puzzles.length,
    endgames: puzzles.filter(({ kind }) => kind === 'endgame').length,
    themes: counted(PUZZLE_TAGS, (tag) => puzzles.filter(({ tags }) => tags.includes(tag)).length),
    phases: counted(
      PHASES.map(([phase]) => phase),
      (phase) => games.filter((game) => phaseOf(game) === phase).length,
    ),
    decided: share(puzzles.map((puzzle, i) => isDecided(games[i], puzzle))),
    thumbs: counted(THUMBS, (thumb) => share(puzzles.map((puzzle, i) => isFoundBy(thumb, puzzle, games[i])))),
  };
}

/** Whether a rule of thumb gives a right turn: of several equal turns a bot takes a random one. */
export function isFoundBy(thumb: Thumb, puzzle: Pick<Puzzle, 'answers'>, hand: Game): boolean {
  if (thumb === 'no-meeple') return puzzle.answers.every(({ action }) => action.type === 'pass');
  return isRight(puzzle, hand, (botNamed(thumb) as Bot).turn(hand, createRandom(1)));
}

export function handOfPuzzle(puzzle: Puzzle): Game {
  const read = gameOfPuzzle(puzzle);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

const phaseOf = ({ position }: Game): Phase =>
  (PHASES.find(([, least]) => position.stackSize >= least) ?? PHASES[PHASES.length - 1])[0];

function isDecided({ rules, position }: Game, { gap }: Puzzle): boolean {
  const totals = Int32Array.from(position.scores);
  addProjected(rules, position, totals);
  return Math.abs(marginsOf(totals)[rules.figureTable.sideOf[position.seat]]) > 3 * gap + 5;
}

function counted<Key extends string, T>(keys: readonly Key[], count: (key: Key) => T): Record<Key, T> {
  return Object.fromEntries(keys.map((key) => [key, count(key)])) as Record<Key, T>;
}
