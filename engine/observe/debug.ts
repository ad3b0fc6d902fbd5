import { cellOf, middleOf, nodeAtSide, placeRef } from '../core/features.ts';
import { type Position, placementAt } from '../core/position.ts';
import type { Game } from '../play/play.ts';
import { xOf, yOf } from '../vocabulary/geometry.ts';
import type { Cell, Node } from '../vocabulary/types.ts';
import { boardFigures } from './observe.ts';

/**
 * Draws the board as text, three by three letters per tile. A side shows the first letter of its feature (`r`oute,
 * `a`steroid). The middle shows `*` for a planet, the feature's letter if it runs through the tile, `+` if it ends
 * there. A meeple is the first letter of its colour, upper case for a large one, on its side or in the middle.
 */
export function drawBoard(game: Game): string {
  const { position: pos } = game;
  const cells = Array.from({ length: pos.placed }, (_, placement) => cellOf(pos, placement));
  const xs = cells.map(xOf);
  const ys = cells.map(yOf);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  const canvas = Array.from({ length: 3 * (Math.max(...ys) - top + 1) }, () =>
    new Array<string>(3 * (Math.max(...xs) - left + 1)).fill(' '),
  );
  for (const cell of cells) {
    const tile = drawTile(game, cell);
    for (let i = 0; i < 9; i++)
      canvas[3 * (yOf(cell) - top) + Math.floor(i / 3)][3 * (xOf(cell) - left) + (i % 3)] = tile[i];
  }
  return canvas.map((row) => row.join('').trimEnd()).join('\n');
}

/** Index in a tile's nine letters (row by row) of the sides N, E, S, W. */
const SIDE_AT = [1, 5, 7, 3];
const MIDDLE = 4;

function drawTile(game: Game, cell: Cell): string[] {
  const { position: pos } = game;
  const placement = placementAt(pos, cell);
  const tile = '. . . . .'.split('');
  for (const i of [1, 3, 5, 7]) tile[i] = ' ';
  for (let side = 0; side < 4; side++) {
    const node = nodeAtSide(pos, placement, side);
    if (node !== -1) tile[SIDE_AT[side]] = placeRef(pos, node).kind[0];
  }
  tile[MIDDLE] = middleLetter(pos, placement);
  for (const figure of boardFigures(game)) {
    if (figure.at.x !== xOf(cell) || figure.at.y !== yOf(cell)) continue;
    const letter = game.rules.players[figure.seat].color[0];
    tile[figure.at.side === null ? MIDDLE : SIDE_AT['NESW'.indexOf(figure.at.side)]] =
      figure.meeple === game.rules.meeples[0].name ? letter : letter.toUpperCase();
  }
  return tile;
}

function middleLetter(pos: Position, placement: number): string {
  if (middleOf(pos, placement) >= 0) return '*';
  const nodes = [0, 1, 2, 3].map((side) => nodeAtSide(pos, placement, side));
  const through = nodes.find((node, side): node is Node => node !== -1 && nodes.indexOf(node) !== side);
  if (through !== undefined) return placeRef(pos, through).kind[0];
  return nodes.filter((node) => node >= 0).length > 2 ? '+' : '.';
}
