import { type EndSolver, turnOf } from '@asteroute/bots/search';
import { createRandom, type Game, mix, mixText, type Random, turnWords } from '@asteroute/engine';
import type { Ruleset } from '@asteroute/engine/search';
import { writeLink } from '@asteroute/record';
import { runToEnd } from '@asteroute/review';
import {
  boardJudge,
  codesIn,
  type PuzzleName,
  puzzleOf,
  ReviewJudge,
  solverFor,
  turnKey,
} from '@asteroute/review/puzzle-parts';
import type { Puzzle } from '@asteroute/review/puzzles';
import { handOfPuzzle, isFoundBy } from './census.ts';
import { isAnother } from './choose.ts';
import { boardChoice } from './proof/board-choice.ts';
import { endgameAt } from './proof/endgames.ts';
import { type Field, fieldOf } from './proof/field.ts';
import { MIN_SWING } from './proof/swing.ts';
import { isOpen, provedTurn, stability } from './proof/turns.ts';
import { anotherEnd, momentsAt, type SourceGame, type SourceMoment, sourceGame } from './source.ts';

/** The maximum number of puzzles from one game: from the last tiles, and by search; the latter from different draws. */
const MAX_ENDGAMES = 2;
const MAX_SEARCHED = 4;
const END_TILES = [2, 3];
const ENDS = 4;
/** How many tiles are left where the ends of a game begin to differ: for endgames, and for searched turns. */
const ENDGAME_FROM = 8;
const SEARCH_FROM = 14;
/**
 * The draws that are searched, by the tiles in the stack: every late one, where playouts are short and a few points
 * decide, and one before. A second of searching finds ten times as many there.
 */
const LATE = { from: 4, to: SEARCH_FROM } as const;
const EARLIER = { from: SEARCH_FROM + 1, to: 34 } as const;
/** The margin in points by which the judge sees a game as decided. */
const DECIDED = 16;

export function puzzlesOfGame(edition: string, seed: number, number: number): Puzzle[] {
  const game = sourceGame(edition, seed, number);
  const tools = toolsFor(game.start.rules);
  const own = mix(seed, number);
  return [...endgamesOf(game, tools, own), ...searchedOf(game, tools, own)];
}

/**
 * Proves a puzzle of an earlier pack again; null if it passes no longer. An endgame is solved and written as today, a
 * searched turn stays as it is. Its id stays, though another version may write its game as another text.
 */
export function provedAgain(puzzle: Puzzle): Puzzle | null {
  const { kind, answers, id, swing = 0 } = puzzle;
  const hand = handOfPuzzle(puzzle);
  if (kind === 'endgame') return endgamePuzzle(hand, puzzle, toolsFor(hand.rules));
  if (swing < MIN_SWING || isFoundBy('shrewd', puzzle, hand)) return null;
  const right = answers.map((answer) => codesIn(hand, answer));
  const { usual, other } = runToEnd(stability(hand, right, { times: 1, seed: mixText(1, id) }));
  return usual.isWon && other.isWon ? puzzle : null;
}

/** Whether the judge sees a game as one that either side may win: solving and playing it on take longer than that. */
const mayBeOpen = (hand: Game, { turns }: Field): boolean =>
  Math.abs(turns[0].values[hand.rules.figureTable.sideOf[hand.position.seat]]) < DECIDED;

interface Tools {
  readonly judge: ReviewJudge;
  readonly board: ReviewJudge;
  readonly solver: EndSolver;
}

const toolsFor = (rules: Ruleset): Tools => ({
  judge: new ReviewJudge(rules),
  board: new ReviewJudge(rules, boardJudge),
  solver: solverFor(rules),
});

/** Examines the last tiles of a game, then those of variants of the game that differ only near the end. */
function endgamesOf(game: SourceGame, tools: Tools, seed: number): Puzzle[] {
  const found: Puzzle[] = [];
  for (let end = 0; end < ENDS; end++) {
    const own = endOf(game, end, { from: ENDGAME_FROM, seed });
    for (const moment of own === null ? [] : END_TILES.flatMap((left) => momentsAt(own, left))) {
      if (found.length === MAX_ENDGAMES) return found;
      const puzzle = endgamePuzzle(moment.game, nameOf(moment), tools);
      if (puzzle !== null && isAnother(puzzle, found)) found.push(puzzle);
    }
  }
  return found;
}

/** A game for 0, else a variant of it that differs from `from` tiles on. */
const endOf = (game: SourceGame, end: number, { from, seed }: { readonly from: number; readonly seed: number }) =>
  end === 0 ? game : anotherEnd(game, from, mix(seed, 100 + end));

/** The judge's first choice tempts if it is wrong. */
function endgamePuzzle(hand: Game, named: PuzzleName, { judge, board, solver }: Tools): Puzzle | null {
  const field = fieldOf(hand, judge);
  const end = mayBeOpen(hand, field) ? endgameAt(hand, boardChoice(hand, board), { solver, id: named.id }) : null;
  if (end === null) return null;
  const { right, ...found } = end;
  const { answers, choices, others } = right;
  const isRight = answers.some((one) => turnKey(one) === turnKey(field.first));
  const tempting = isRight ? others[0] : field.first;
  const gap = { points: right.gap, se: 0 };
  return puzzleOf(hand, named, { kind: 'endgame', answers, gap, tempting, choices, ...found }, solver);
}

/** Searches a game and variants of its end. Each puzzle of a game has an idea of its own. */
function searchedOf(game: SourceGame, tools: Tools, seed: number): Puzzle[] {
  const random = createRandom(mix(seed, 2));
  const found: Puzzle[] = [];
  for (let end = 0; end < ENDS && found.length < MAX_SEARCHED; end++) {
    const own = endOf(game, end, { from: SEARCH_FROM, seed });
    if (own === null) break;
    for (const puzzle of searchedIn(own, { tools, random, below: end === 0 ? Number.POSITIVE_INFINITY : SEARCH_FROM }))
      if (isAnother(puzzle, found)) found.push(puzzle);
  }
  return found.slice(0, MAX_SEARCHED);
}

interface SearchRules {
  readonly tools: Tools;
  readonly random: Random;
  readonly below: number;
}

/** Searches draws, and around every find the draws before and after: what the judge misses is often open for some turns. */
function* searchedIn(game: SourceGame, { tools, random, below }: SearchRules): Generator<Puzzle> {
  const round = game.start.rules.players.length;
  const lefts = new Set(Array.from({ length: LATE.to - LATE.from + 1 }, (_, n) => LATE.from + n));
  lefts.add(EARLIER.from + random.below(EARLIER.to - EARLIER.from + 1));
  // A set visits what is added on the way.
  for (const left of lefts) {
    const puzzle = left < below ? searchedAt(openMoments(game, tools, left), tools, random) : null;
    if (puzzle === null) continue;
    for (const near of [left - round, left + round]) if (near >= LATE.from) lefts.add(near);
    yield puzzle;
  }
}

type OpenMoment = readonly [moment: SourceMoment, field: Field];

/** The moments before a draw, with each tile in hand, in which the judge's choice is not far ahead in an open game. */
function openMoments(game: SourceGame, { judge }: Tools, left: number): OpenMoment[] {
  const moments = momentsAt(game, left);
  const [first] = moments;
  if (first === undefined || !mayBeOpen(first.game, fieldOf(first.game, judge))) return [];
  const fields = moments.map((moment) => [moment, fieldOf(moment.game, judge)] as const);
  return fields.filter(([moment, field]) => isOpen(moment.game, field));
}

/** Returns the puzzle of the first tile in hand, in random order, that makes one. */
function searchedAt(moments: OpenMoment[], { solver }: Tools, random: Random): Puzzle | null {
  while (moments.length > 0) {
    const [[moment, field]] = moments.splice(random.below(moments.length), 1);
    const { game: hand } = moment;
    const proof = runToEnd(provedTurn(hand, field, random.below(2 ** 31)));
    if (proof === null) continue;
    const tempting = turnWords(hand, turnOf(proof.tempting));
    const puzzle = puzzleOf(hand, nameOf(moment), { ...proof, kind: 'turn', tempting, turns: 1, draws: [] }, solver);
    if (puzzle !== null) return puzzle;
  }
  return null;
}

/** The game of a moment as text, and a short id: a hash of it. */
function nameOf({ start, moves }: SourceMoment): PuzzleName {
  const game = writeLink({ setup: start.rules.setup, moves });
  return { game, id: start.rules.setup.edition[0] + mixText(0, game).toString(36) };
}
