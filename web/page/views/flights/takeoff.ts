/** What flies when something happens; loaded with the first flight. */
import type { Camera } from '@asteroute/board/model/camera.ts';
import { centreOf, TILE } from '@asteroute/board/model/projection.ts';
import type { BoardCell, BoardView } from '@asteroute/board/model/state.ts';
import { type FigureRef, type Game, type GameEvent, seatsOf } from '@asteroute/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { TableController } from '../../match/controller.ts';
import { isHere } from '../../match/link.ts';
import type { Weighed } from '../../match/playback/director.ts';
import { colorOf, poseOf, sideColor } from '../../present/appearance.ts';
import type { Ui } from '../../settings/ui.ts';
import { emphasize } from './emphasis.ts';
import { boxOf, type Follow, fly, hideFor, middleBox, type ScreenBox } from './fly.ts';
import { FLIGHT } from './lengths.ts';
import { meeplePicture, pointPicture, tilePicture, turningPicture } from './pictures.ts';

export interface Air {
  readonly table: TableController;
  readonly ui: Ui;
  readonly camera: Camera;
  readonly view: ReadonlySignal<BoardView>;
  readonly layer: HTMLElement;
}

type Start = { readonly [T in GameEvent['type']]?: (air: Air, event: Extract<GameEvent, { type: T }>) => void };

const START: Start = {
  placed: (air, event) => placeTile(air, event),
  deployed: (air, { figure }) => deployMeeple(air, figure),
  scored: (air, event) => flyPoints(air, event),
  recalled: (air, event) => flyPoints(air, event),
  tied: (air, { shares }) => flyBattlePoints(air, shares),
  defeated: (air, { side, points }) => flyBattlePoints(air, [{ side, points }]),
};

/** The weight from which an event is emphasized. */
const EMPHASIZED = 0.35;

export function startFlights(air: Air, event: GameEvent, moment: Weighed | null): void {
  START[event.type]?.(air, event as never);
  const board = air.layer.closest('.table')?.querySelector('.board');
  if (board == null || moment === null || moment.weight < EMPHASIZED) return;
  emphasize({ layer: air.layer, board, camera: air.camera, game: air.table.shown.game.peek() }, event, moment);
}

const seatBox = (seat: number): Element | null => document.querySelector(`.players [data-seat="${seat}"]`);

const homeOf = (seat: number): ScreenBox | null =>
  boxOf(seatBox(seat)?.querySelector('.reserve')) ?? boxOf(seatBox(seat));

/** The place of a side's score on the screen; for a team, that of their common score. */
function scoreBox(game: Game, side: number): ScreenBox | null {
  const seat = seatBox(seatsOf(game, side)[0]);
  return boxOf((seat?.closest('.team') ?? seat)?.querySelector('.player-score')) ?? boxOf(seat);
}

function cellBox({ camera, layer }: Air, cell: BoardCell): ScreenBox {
  const { left = 0, top = 0 } = layer.closest('.table')?.querySelector('.board')?.getBoundingClientRect() ?? {};
  const { x, y } = camera.screenOf(centreOf(cell));
  const px = TILE * camera.pose.peek().scale;
  return { left: left + x - px / 2, top: top + y - px / 2, width: px, height: px };
}

/** Reports how a cell moves on the screen while the camera moves. */
function following({ camera }: Air, cell: BoardCell): Follow {
  const at = centreOf(cell);
  return (move) => {
    const start = camera.screenOf(at);
    return camera.pose.subscribe(() => {
      const now = camera.screenOf(at);
      move(now.x - start.x, now.y - start.y);
    });
  };
}

const onBoard = ({ layer }: Air, selector: string): Element | null =>
  layer.closest('.table')?.querySelector(`.board ${selector}`) ?? null;

/** The drawn tile comes out of the bag and turns face up in the hand. */
export function flyDrawnTile({ layer }: Air): void {
  const [tile, bag] = [document.querySelector('.hand-tile .tile'), document.querySelector('.tool-stack .tile')];
  const [to, from] = [boxOf(tile), boxOf(bag)];
  if (tile === null || bag === null || to === null || from === null) return;
  hideFor(tile, FLIGHT.draw);
  fly(layer, { picture: turningPicture(tile, bag), from, to, lasts: FLIGHT.draw, lift: 40, flip: 180 });
}

/** The tile in hand flies to the cell that was chosen for it. */
export function draftTile(air: Air): void {
  const { ghost } = air.view.peek();
  const from = boxOf(document.querySelector('.hand-tile .tile'));
  if (ghost === null || from === null) return;
  const picture = tilePicture(ghost.tile, ghost.rotation);
  hideFor(onBoard(air, '.board-ghost'), FLIGHT.tile, 0.3);
  fly(air.layer, { picture, from, to: cellBox(air, ghost), lasts: FLIGHT.tile, lift: 30 }, following(air, ghost));
}

/** Another player's tile flies from its player to the cell; one's own is there already. */
function placeTile(air: Air, { seat, x, y }: Extract<GameEvent, { type: 'placed' }>): void {
  const tile = air.view.peek().tiles.find((one) => one.x === x && one.y === y);
  const from = boxOf(seatBox(seat));
  if (tile === undefined || from === null || isHere(air.table.link.seats[seat])) return;
  const to = cellBox(air, tile);
  hideFor(onBoard(air, `[data-tile="${x},${y}"]`), FLIGHT.tile);
  const picture = tilePicture(tile.tile, tile.rotation);
  const small = middleBox(from, Math.min(from.height, to.width));
  fly(air.layer, { picture, from: small, to, lasts: FLIGHT.tile, lift: 50 }, following(air, tile));
}

function jump(air: Air, seat: number, id: string): void {
  const meeple = air.view.peek().meeples.find((one) => one.id === id);
  const home = homeOf(seat);
  const sprite = onBoard(air, `[data-piece="${id}"]`);
  const to = boxOf(sprite?.querySelector('use'));
  if (meeple === undefined || home === null || to === null) return;
  hideFor(sprite, FLIGHT.meeple);
  const picture = meeplePicture(meeple.color, meeple.pose);
  fly(air.layer, { picture, from: middleBox(home, 20), to, lasts: FLIGHT.meeple, lift: 70 });
}

export const draftMeeple = (air: Air): void => jump(air, air.table.shown.game.peek().position.seat, 'draft');

function deployMeeple(air: Air, figure: FigureRef): void {
  if (!isHere(air.table.link.seats[figure.seat])) jump(air, figure.seat, String(figure.id));
}

export function walkHome(air: Air, figure: FigureRef): void {
  const game = air.table.shown.game.peek();
  const sprite = onBoard(air, `[data-piece="${figure.id}"]`);
  const from = boxOf(sprite?.querySelector('use'));
  const home = homeOf(figure.seat);
  if (from === null || home === null) return;
  hideFor(sprite, FLIGHT.home);
  const picture = meeplePicture(colorOf(game, figure.seat), poseOf(figure.meeple, figure.at.kind));
  fly(air.layer, { picture, from, to: middleBox(home, 22), lasts: FLIGHT.home, hops: 5, lift: 10 });
}

/** The most points that fly for one realm; more could not be counted. */
const MAX_POINTS = 16;

/** Points fly from each counted tile to the scores of those who get them, larger the more they weigh. */
function flyPoints(
  air: Air,
  { cells, shares }: Pick<Extract<GameEvent, { type: 'scored' }>, 'cells' | 'shares'>,
): void {
  const game = air.table.shown.game.peek();
  const size = 16 + 16 * (air.table.shown.timeline.frame.peek().moment?.weight ?? 0);
  for (const { side } of shares) {
    const to = scoreBox(game, side);
    if (to === null) continue;
    for (const [index, cell] of cells.slice(0, MAX_POINTS).entries()) {
      fly(air.layer, {
        picture: pointPicture(sideColor(game, side)),
        from: middleBox(cellBox(air, cell), size),
        to: middleBox(to, 14),
        lasts: FLIGHT.points,
        delay: index * FLIGHT.pointsStep,
        lift: 30,
        fades: true,
      });
    }
  }
}

function flyBattlePoints(air: Air, shares: readonly { readonly side: number; readonly points: number }[]): void {
  const game = air.table.shown.game.peek();
  for (const { side, points } of shares) {
    const from = boxOf(document.querySelector(`.banner[data-side="${side}"] .banner-points`));
    const to = scoreBox(game, side);
    if (from === null || to === null) continue;
    const picture = pointPicture(sideColor(game, side), `+${points}`);
    fly(air.layer, {
      picture,
      from: middleBox(from, 36),
      to: middleBox(to, 24),
      lasts: FLIGHT.points,
      lift: 20,
      fades: true,
    });
  }
}
