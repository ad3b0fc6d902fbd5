/** The puzzles of the packs, as a person solves them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, lastGame, legal, type Move, play, playTurnWords, type TurnWords, unwrap } from '@asteroute/engine';
import { type Recipe, recipeIn } from '@asteroute/page/testing/prepared.ts';
import { runToEnd } from '@asteroute/review';
import { followUp, gameOfPuzzle, type Puzzle, readPack, rightTurns } from '@asteroute/review/puzzles';
import type { Page } from 'playwright-core';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'app', 'public', 'puzzles');

export function puzzlesOf(edition: string): readonly Puzzle[] {
  const read = readPack(JSON.parse(readFileSync(join(FOLDER, `${edition}.json`), 'utf8')));
  if (!read.ok) throw new Error(read.error.message);
  return read.value.puzzles;
}

/** The puzzle with the shortest game that is solved in one turn without rotating the tile. */
export function smallPuzzle(edition: string): Puzzle {
  const small = [...puzzlesOf(edition)].sort((a, b) => a.game.length - b.game.length);
  const found = small.find((one) => one.turns === 1 && solutionOf(one)[0].rotation === 0);
  if (found === undefined) throw new Error(`${edition} has no puzzle of one turn without rotating`);
  return found;
}

/** The puzzle that the address of the page names. */
export async function openedPuzzle(page: Page, edition: string): Promise<Puzzle> {
  const id = (await page.evaluate(() => location.hash)).split('/').at(-1);
  const found = puzzlesOf(edition).find((puzzle) => puzzle.id === id);
  if (found === undefined) throw new Error(`the address names no puzzle: ${id}`);
  return found;
}

function startOf(puzzle: Puzzle): Game {
  const game = gameOfPuzzle(puzzle);
  if (!game.ok) throw new Error(game.error.message);
  return game.value;
}

const movesOf = (game: Game, words: TurnWords): readonly Move[] =>
  unwrap(playTurnWords(game, words)).map(({ move }) => move);

/** What a person has to do for each own turn of a puzzle. */
export function solutionOf(puzzle: Puzzle): Recipe[] {
  const recipes: Recipe[] = [];
  let game = startOf(puzzle);
  const side = game.rules.figureTable.sideOf[game.position.seat];
  for (let turn = 1; ; turn++) {
    const [words] = turn === 1 ? puzzle.answers : runToEnd(rightTurns(game)).answers;
    recipes.push(recipeIn(game, movesOf(game, words)));
    if (turn === puzzle.turns) return recipes;
    const after = lastGame(game, unwrap(playTurnWords(game, words)));
    game = lastGame(after, runToEnd(followUp(puzzle, after, side)));
  }
}

/** A wrong turn: no meeple, on a cell that no right turn uses. */
export function wrongTurnOf(puzzle: Puzzle): Recipe {
  const game = startOf(puzzle);
  const right = puzzle.answers.map(
    ({ x, y, rotation }) => movesOf(game, { x, y, rotation, action: { type: 'pass' } })[0],
  );
  const cells = right.map((move) => (move.type === 'place' ? move.cell : null));
  for (const place of legal(game)) {
    if (place.type !== 'place' || cells.includes(place.cell)) continue;
    if (legal(unwrap(play(game, place)).game).some(({ type }) => type === 'pass'))
      return recipeIn(game, [place, { type: 'pass' }]);
  }
  throw new Error(`every cell is right in ${puzzle.id}`);
}
