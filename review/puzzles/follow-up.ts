import { sameFaces, turnOf } from '@asteroute/bots/search';
import {
  clonePosition,
  createDealer,
  type Game,
  lastGame,
  type Move,
  mixText,
  type Ply,
  play,
  playChance,
  playTurn,
  playTurnWords,
  type TileIndex,
  type TurnWords,
  unwrap,
} from '@asteroute/engine';
import { solveEnd } from '../endgame.ts';
import { ReviewJudge } from '../measure/judge.ts';
import type { Alternative } from '../review.ts';
import type { Puzzle } from './puzzle.ts';

/** Exact values with a smaller difference are equal. */
const SAME = 1e-9;

/**
 * The right turns of an endgame, proved exactly, and by how many points they beat the next best; infinite if all turns
 * are equal.
 */
export interface RightTurns {
  readonly answers: readonly TurnWords[];
  readonly gap: number;
  /** The number of different turns, and how many of them are right. */
  readonly choices: number;
  readonly right: number;
}

/** Finds the right turns of a game that is `isSolvable`. Yields after each turn. */
export function* rightTurns(game: Game): Generator<void, RightTurns> {
  return rightOf(game, yield* solveEnd(game));
}

/** Selects the right turns from all different ways to play, which are sorted best first. */
function rightOf(game: Game, turns: readonly Alternative[]): RightTurns {
  const [{ value }] = turns;
  const right = turns.filter((turn) => turn.value > value - SAME);
  const next = turns.find((turn) => turn.value <= value - SAME);
  const gap = next === undefined ? Number.POSITIVE_INFINITY : value - next.value;
  return { answers: right.flatMap((turn) => twinsOf(game, turn)), gap, choices: turns.length, right: right.length };
}

/** A turn and all turns that lead to the same game, such as a straight road placed upside down. */
export function twinsOf({ rules, position }: Game, { x, y, rotation, action }: TurnWords): TurnWords[] {
  const faces = sameFaces(rules).subarray(position.drawn * 4, position.drawn * 4 + 4);
  return [0, 1, 2, 3].flatMap((twin) => (faces[twin] === faces[rotation] ? [{ x, y, rotation: twin, action }] : []));
}

/**
 * Plays on after a turn in a puzzle of several turns: dice, the puzzle's tiles in their order, and the best turns of
 * the others, until the same side has a tile in hand again or the game is over. The result is deterministic.
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

/**
 * The answer of the next player to a turn: its best one by the judge, with the tile that helps it most. Empty if the
 * game is over. The result is deterministic.
 */
export function replyTo(puzzle: Pick<Puzzle, 'id'>, after: Game): Ply[] {
  const plies: Ply[] = [...playChance(after, createDealer(mixText(0, puzzle.id)), 'dice')];
  const before = lastGame(after, plies);
  if (before.position.phase !== 'draw') return plies;
  const judge = new ReviewJudge(before.rules);
  const side = before.rules.figureTable.sideOf[before.position.seat];
  const { tiles } = judge.bag(clonePosition(before.position));
  const [{ tile }] = [...tiles].sort((a, b) => b.margins[side] - a.margins[side]);
  const move: Move = { type: 'draw', tile };
  const drawn = unwrap(play(before, move));
  plies.push({ move, ...drawn });
  const [best] = judge.all(clonePosition(drawn.game.position)).sort((a, b) => b.values[side] - a.values[side]);
  return [...plies, ...unwrap(playTurn(drawn.game, turnOf(best)))];
}

/** Draws the next tile. A puzzle lists the whole stack, so the stack size gives the number of tiles already drawn. */
function drawNext(draws: readonly string[], game: Game): Ply {
  const id = draws[draws.length - game.position.stackSize];
  const move: Move = { type: 'draw', tile: game.rules.tables.indexOf.get(id) as TileIndex };
  return { move, ...unwrap(play(game, move)) };
}
