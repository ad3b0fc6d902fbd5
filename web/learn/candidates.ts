import type { BoardCell } from '@asteroute/board/model/state.ts';
import {
  boardTiles,
  cellAt,
  emptyCells,
  type Game,
  lastNodes,
  type Node,
  parsePlace,
  placeOf,
} from '@asteroute/engine';
import type { RuleFigure } from './content/figure.ts';

/** Cells and places that a reader may try, legal or not: the figure does not reveal the legal ones. */

/** The empty cells beside the tiles, and those that the figure uses as examples. */
export function cellsOf(game: Game, { example, tries = [] }: RuleFigure): BoardCell[] {
  const meant = [...tries.flatMap((one) => ('place' in one ? [one.place] : [])), example.turn.tile];
  const free = meant.map(([, x, y]) => ({ x, y })).filter((cell) => !isLaid(game, cell));
  return [...new Map([...emptyCells(game), ...free].map((cell) => [cellAt(cell.x, cell.y), cell])).values()];
}

function isLaid(game: Game, cell: BoardCell): boolean {
  return boardTiles(game).some(({ x, y }) => x === cell.x && y === cell.y);
}

export function nodesOf(game: Game, { tries = [] }: RuleFigure): Node[] {
  const planets = boardTiles(game).map(({ x, y }) => `planet@${x},${y}`);
  const meant = tries.flatMap((one) => ('deploy' in one ? [one.deploy[1]] : []));
  const named = [...planets, ...meant].flatMap((name) => {
    const node = parsePlace(game, name);
    return node.ok ? [node.value] : [];
  });
  const stands = (node: Node) => game.rules.meeples.some((kind) => kind.stands.includes(placeOf(game, node).kind));
  return [...new Set([...lastNodes(game), ...named])].filter(stands);
}
