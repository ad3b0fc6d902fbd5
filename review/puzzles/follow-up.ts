import { sameFaces } from '@asteroute/bots/search';
import {
  createDealer,
  type Game,
  lastGame,
  type Move,
  mixText,
  type Ply,
  play,
  playChance,
  playTurnWords,
  type TileIndex,
  type TurnWords,
  unwrap,
} from '@asteroute/engine';
import { solveEnd } from '../endgame.ts';
import type { Alternative } from '../review.ts';
import type { Puzzle } from './puzzle.ts';

/** Exact values differ by less only where they are the same. */
const SAME = 1e-9;

/** The right turns of an endgame, exactly, and by how much they beat the next best; infinite where all are alike. */
export interface RightTurns {
  readonly answers: readonly TurnWords[];
  readonly gap: number;
  /** How many different turns there are, and how many of them are right. */
  readonly choices: number;
  readonly right: number;
}

/** Finds the right turns of a game that is `isSolvable`. Pauses after each turn. */
export function* rightTurns(game: Game): Generator<void, RightTurns> {
  return rightOf(game, yield* solveEnd(game));
}

/** The right ones of all different ways to play, best first. */
function rightOf(game: Game, turns: readonly Alternative[]): RightTurns {
  const [{ value }] = turns;
  const right = turns.filter((turn) => turn.value > value - SAME);
  const next = turns.find((turn) => turn.value <= value - SAME);
  const gap = next === undefined ? Number.POSITIVE_INFINITY : value - next.value;
  return { answers: right.flatMap((turn) => twinsOf(game, turn)), gap, choices: turns.length, right: right.length };
}

/** A turn and those that lead to the same game, such as a straight road upside down. */
export function twinsOf({ rules, position }: Game, { x, y, rotation, action }: TurnWords): TurnWords[] {
  const faces = sameFaces(rules).subarray(position.drawn * 4, position.drawn * 4 + 4);
  return [0, 1, 2, 3].flatMap((twin) => (faces[twin] === faces[rotation] ? [{ x, y, rotation: twin, action }] : []));
}

/**
 * What follows a turn in a puzzle of several: dice, the tiles of the puzzle in their order, and the best turns of the
 * others, until the same side is on turn again with a tile in hand or the game is over. The same every time.
 */
export function* followUp(puzzle: Pick<Puzzle, 'id' | 'draws'>, after: Game, side: number): Generator<void, Ply[]> {
  const plies: Ply[] = [];
  const dealer = createDealer(mixText(0, puzzle.id));
  const now = () => lastGame(after, plies);
  for (;;) {
    plies.push(...playChance(now(), dealer, 'dice'));
    if (now().position.phase === 'draw') plies.push(drawNext(puzzle.draws, now()));
    const { rules, position } = now();
    if (position.phase === 'over') return plies;
    if (position.phase !== 'place') continue;
    if (rules.figureTable.sideOf[position.seat] === side) return plies;
    const [best] = yield* solveEnd(now());
    plies.push(...unwrap(playTurnWords(now(), best)));
  }
}

/** Draws the next tile: a puzzle names the whole stack, so what is left says how many were drawn. */
function drawNext(draws: readonly string[], game: Game): Ply {
  const id = draws[draws.length - game.position.stackSize];
  const move: Move = { type: 'draw', tile: game.rules.tables.indexOf.get(id) as TileIndex };
  return { move, ...unwrap(play(game, move)) };
}
