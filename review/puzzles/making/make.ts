import type { EndSolver } from '@asteroute/bots/search';
import { createRandom, type Game, mix, mixText } from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';
import { writeLink } from '@asteroute/record';
import { solverFor } from '../../endgame.ts';
import { boardJudge, ReviewJudge } from '../../measure/judge.ts';
import { runToEnd } from '../../quick.ts';
import { twinsOf } from '../follow-up.ts';
import type { Puzzle, PuzzleKind } from '../puzzle.ts';
import { type BoardChoice, boardChoice } from './board-choice.ts';
import { endgameAt, type Found, MIN_GAP } from './endgames.ts';
import { fieldOf } from './field.ts';
import { ratingOf } from './rating.ts';
import { anotherEnd, momentsAt, type SourceGame, type SourceMoment, sourceGame } from './source.ts';
import { tagsOf } from './tags.ts';
import { turnAt } from './turns.ts';

/**
 * The maximum number of puzzles from one game: from the last tiles, and by search; the latter from different moments.
 */
const MAX_ENDGAMES = 2;
const MAX_SEARCHED = 1;
/** Tiles in the stack before the draw of an endgame. */
const END_TILES = [2, 3];
/** How many ends of a game are tried, and how many tiles are left where they begin to differ. */
const ENDS = 6;
const END_FROM = 8;
/** Tiles in the stack for puzzles that are found by search: mostly late in the game, where playouts cost little. */
const LEAST_TILES = 9;
const LATE_TILES = 16;
const EARLY_TILES = 25;
/** In one of this many games, at random, the search uses earlier turns too. */
const EARLY_EVERY = 4;
/**
 * How many positions of a game are examined, and how many turns are tested by playouts. In classic only one of 300
 * moments has a turn that is far ahead and not the obvious one on the board, so many are examined, which costs little
 * compared with playouts.
 */
const POSITIONS = 8;
const RACES = 2;

/** A moment that may become a puzzle. */
interface Candidate {
  readonly moment: SourceMoment;
  readonly board: BoardChoice;
  readonly lead: number;
}

/** The puzzles to make, and the game they come from. */
export interface PuzzleGame {
  readonly edition: string;
  readonly seed: number;
  readonly game: number;
  /** Only this kind; both kinds if null. */
  readonly kind: PuzzleKind | null;
}

/** Returns the puzzles of one game. The same edition, seed and number give the same puzzles. */
export function puzzlesOfGame({ edition, seed, game: number, kind }: PuzzleGame): Puzzle[] {
  const game = sourceGame(edition, seed, number);
  const tools = toolsFor(game.start.rules);
  const own = mix(seed, number);
  return [
    ...(kind === 'turn' ? [] : endgamesOf(game, tools, own)),
    ...(kind === 'endgame' ? [] : searchedOf(game, tools, own)),
  ];
}

/** The judges and the solver for the positions of one game. */
interface Tools {
  readonly judge: ReviewJudge;
  readonly board: ReviewJudge;
  readonly solver: EndSolver;
}

function toolsFor(rules: Ruleset): Tools {
  return { judge: new ReviewJudge(rules), board: new ReviewJudge(rules, boardJudge), solver: solverFor(rules) };
}

/** Examines the last tiles of a game, then those of variants of the game that differ only near the end. */
function endgamesOf(game: SourceGame, tools: Tools, seed: number): Puzzle[] {
  const found = new Map<string, Puzzle>();
  for (let end = 0; end < ENDS; end++) {
    const own = end === 0 ? game : anotherEnd(game, END_FROM, mix(seed, 100 + end));
    for (const moment of own === null ? [] : END_TILES.flatMap((left) => momentsAt(own, left))) {
      if (found.size === MAX_ENDGAMES) return [...found.values()];
      const puzzle = endgamePuzzle(moment, tools);
      if (puzzle !== null) found.set(puzzle.id, puzzle);
    }
  }
  return [...found.values()];
}

function endgamePuzzle(moment: SourceMoment, { board, solver }: Tools): Puzzle | null {
  const id = () => idOf(linkOf(moment), moment.start);
  const end = endgameAt(moment.game, boardChoice(moment.game, board), { solver, id });
  return end === null ? null : puzzleOf(moment, 'endgame', end);
}

function searchedOf(game: SourceGame, tools: Tools, seed: number): Puzzle[] {
  const random = createRandom(mix(seed, 2));
  const most = random.below(EARLY_EVERY) === 0 ? EARLY_TILES : LATE_TILES;
  const lefts = Array.from({ length: POSITIONS }, () => LEAST_TILES + random.below(most - LEAST_TILES + 1));
  const candidates = [...new Set(lefts)].flatMap((left) => candidatesAt(game, tools, left));
  candidates.sort((a, b) => b.lead - a.lead);
  const found: Puzzle[] = [];
  for (const { moment, board } of candidates.slice(0, RACES)) {
    if (found.length === MAX_SEARCHED) break;
    const turn = runToEnd(turnAt(moment.game, board, seed));
    if (turn !== null) found.push(puzzleOf(moment, 'turn', turn));
  }
  return found;
}

/**
 * The moments, with each tile in hand, whose best turn is far ahead by the judge and is not the obvious one on the
 * board.
 */
function candidatesAt(game: SourceGame, tools: Tools, left: number): Candidate[] {
  return momentsAt(game, left).flatMap((moment) => {
    const { lead, first } = fieldOf(moment.game, tools.judge);
    if (lead < MIN_GAP) return [];
    const board = boardChoice(moment.game, tools.board);
    return board.misses(twinsOf(moment.game, first)) ? [{ moment, board, lead }] : [];
  });
}

function linkOf({ start, moves }: SourceMoment): string {
  return writeLink({ setup: start.rules.setup, moves });
}

/** A short id of a position: a hash of its link. */
function idOf(link: string, { rules }: Game): string {
  return rules.setup.edition[0] + mixText(0, link).toString(36);
}

function puzzleOf(moment: SourceMoment, kind: PuzzleKind, { right, turns, draws }: Found): Puzzle {
  const { game: hand, start } = moment;
  const game = linkOf(moment);
  const puzzle = {
    id: idOf(game, start),
    edition: start.rules.setup.edition,
    game,
    kind,
    turns,
    draws,
    tags: tagsOf(hand, right.answers[0]),
    answers: right.answers,
    gap: Math.round(100 * right.gap) / 100,
  };
  return { ...puzzle, rating: ratingOf(hand, puzzle, right.choices) };
}
