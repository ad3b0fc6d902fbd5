import { boardTiles, cellAt, type Game, lastPlaced, type Node, parsePlace, placeOf } from '@asteroute/engine';
import { HALF_EDGES, SIDES } from '@asteroute/tiles';
import type { Cell } from '../board/model/state.ts';
import { kindNamed } from '../present/look.ts';
import type { Figure } from './content/figure.ts';

/** What a reader may try, right or wrong: the figure does not give away what the rules allow. */

/** Empty cells beside the tiles, and those that the figure has in mind. */
export function cellsOf(game: Game, { example, tries = [] }: Figure): Cell[] {
  const tiles = boardTiles(game);
  const beside = tiles.flatMap(({ x, y }) => [
    { x, y: y - 1 },
    { x: x + 1, y },
    { x, y: y + 1 },
    { x: x - 1, y },
  ]);
  const meant = [...tries.flatMap((one) => ('place' in one ? [one.place] : [])), example.turn.tile];
  const all = [...beside, ...meant.map(([, x, y]) => ({ x, y }))];
  const free = all.filter((cell) => !tiles.some(({ x, y }) => x === cell.x && y === cell.y));
  return [...new Map(free.map((cell) => [cellAt(cell.x, cell.y), cell])).values()];
}

/** Every feature of the new tile that some meeple could stand on, every planet, and what the figure has in mind. */
export function nodesOf(game: Game, { tries = [] }: Figure): Node[] {
  const { x, y } = lastPlaced(game);
  const tiles = boardTiles(game);
  const last = tiles.find((tile) => tile.x === x && tile.y === y);
  if (last === undefined) return [];
  const edges = [...SIDES, ...HALF_EDGES];
  const names = kindNamed(game, last.tile).features.flatMap(({ type }) => [type, ...edges.map((e) => `${type}:${e}`)]);
  const planets = tiles.map((tile) => `planet@${tile.x},${tile.y}`);
  const meant = tries.flatMap((one) => ('deploy' in one ? [one.deploy[1]] : []));
  const nodes = [...names, ...planets, ...meant].flatMap((name) => {
    const node = parsePlace(game, name);
    return node.ok ? [node.value] : [];
  });
  const stands = (node: Node) => game.rules.meeples.some((kind) => kind.stands.includes(placeOf(game, node).kind));
  return [...new Set(nodes)].filter(stands);
}
