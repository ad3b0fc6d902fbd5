import { runToEnd, sameFaces, turnOf } from '@asteroute/bots/search';
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
  playTurnWords,
  type TileIndex,
  type TurnWords,
  turnWords,
  unwrap,
} from '@asteroute/engine';
import { drawable } from '@asteroute/engine/search';
import { SOLVED_TILES, solveEnd } from '../endgame.ts';
import { ReviewJudge } from '../measure/judge.ts';
import type { Alternative } from '../review.ts';
import type { Puzzle } from './puzzle.ts';

/** Exact values with a smaller difference are equal. */
const SAME = 1e-9;
const MAX_OTHERS = 4;

/** Proved exactly, and by how many points they beat the next best; infinite if all turns are equal. */
export interface RightTurns {
  readonly answers: readonly TurnWords[];
  readonly gap: number;
  /** The best of the other turns, best first; empty if all turns are equal. */
  readonly others: readonly TurnWords[];
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
  return {
    answers: right.flatMap((turn) => twinsOf(game, turn)),
    gap,
    others: turns
      .filter((turn) => turn.value <= value - SAME)
      .slice(0, MAX_OTHERS)
      .map(({ value: _, ...words }) => words),
    choices: turns.length,
    right: right.length,
  };
}

/** A turn and all turns that lead to the same game, such as a straight road placed upside down. */
export function twinsOf({ rules, position }: Game, { x, y, rotation, action }: TurnWords): TurnWords[] {
  const faces = sameFaces(rules).subarray(position.drawn * 4, position.drawn * 4 + 4);
  return [0, 1, 2, 3].flatMap((twin) => (faces[twin] === faces[rotation] ? [{ x, y, rotation: twin, action }] : []));
}

/** Dice, the puzzle's tiles in order and the others' best turns, until the side has a tile again. Deterministic. */
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
 * What may follow a turn, so that its fault shows: at the end of a game up to the final scoring, with the tiles that
 * help the next player most; earlier that player's answer by the judge. Empty if the game is over. Deterministic.
 */
export function replyTo(puzzle: Pick<Puzzle, 'id'>, after: Game): Ply[] {
  const plies: Ply[] = [];
  const dealer = createDealer(mixText(0, puzzle.id));
  for (;;) {
    plies.push(...playChance(lastGame(after, plies), dealer, 'dice'));
    const before = lastGame(after, plies);
    if (before.position.phase !== 'draw') return plies;
    const isEnd = before.rules.figureTable.sides === 2 && before.position.stackSize <= SOLVED_TILES;
    const { drawn, turn } = isEnd ? solvedReply(before) : judgedReply(before);
    plies.push(drawn);
    if (turn === null) continue;
    plies.push(...unwrap(playTurnWords(drawn.game, turn)));
    if (!isEnd) return plies;
  }
}

/** A draw, and the turn of the player who drew; null if the tile fits nowhere. */
interface Reply {
  readonly drawn: Ply;
  readonly turn: TurnWords | null;
}

/** The tile with which the player on turn gets most by full expansion, and its best turn. */
function solvedReply(before: Game): Reply {
  const counts = drawable(before.rules, before.position);
  const tiles = [...counts.keys()].filter((tile) => counts[tile] > 0);
  const replies = tiles.map((tile) => withTile(before, tile));
  return replies.reduce((best, one) => (one.value > best.value ? one : best));
}

/** The draw of a tile and the best turn with it, worth least if it fits nowhere. */
function withTile(before: Game, tile: TileIndex): Reply & { readonly value: number } {
  const drawn = drawTile(before, tile);
  if (drawn.game.position.phase !== 'place') return { drawn, turn: null, value: Number.NEGATIVE_INFINITY };
  const [best] = runToEnd(solveEnd(drawn.game));
  return { drawn, turn: best, value: best.value };
}

/** The tile with which the judge sees most for the player on turn, and the turn that it sees as the best. */
function judgedReply(before: Game): Reply {
  const judge = new ReviewJudge(before.rules);
  const side = before.rules.figureTable.sideOf[before.position.seat];
  const { tiles } = judge.bag(clonePosition(before.position));
  const [{ tile }] = [...tiles].sort((a, b) => b.margins[side] - a.margins[side]);
  const drawn = drawTile(before, tile);
  const [best] = judge.all(clonePosition(drawn.game.position)).sort((a, b) => b.values[side] - a.values[side]);
  return { drawn, turn: turnWords(drawn.game, turnOf(best)) };
}

function drawTile(game: Game, tile: TileIndex): Ply {
  const move: Move = { type: 'draw', tile };
  return { move, ...unwrap(play(game, move)) };
}

/** Draws the next tile. A puzzle lists the whole stack, so the stack size gives the number of tiles already drawn. */
function drawNext(draws: readonly string[], game: Game): Ply {
  const id = draws[draws.length - game.position.stackSize];
  return drawTile(game, game.rules.tables.indexOf.get(id) as TileIndex);
}
