import type { Camera } from '@asteroute/board/model/camera.ts';
import { sameCell } from '@asteroute/board/model/hit.ts';
import {
  type Box,
  type CameraPose,
  cellBox,
  type Frame,
  type Insets,
  NO_INSETS,
  revealPose,
  turnPoint,
} from '@asteroute/board/model/projection.ts';
import type { BoardCell, Point } from '@asteroute/board/model/state.ts';
import { lastPlaced, xOf, yOf } from '@asteroute/engine';
import type { ReadonlySignal } from '@preact/signals';
import type { TableController } from '../../match/controller.ts';
import { pointOf } from '../../present/appearance.ts';
import type { BoardEdge } from '../hints/odds.tsx';
import type { Size } from '../loupe/place.ts';
import type { LaterLoupe } from '../loupe/state.ts';

export interface AttackPorts {
  readonly table: TableController;
  readonly camera: Camera;
  readonly loupe: LaterLoupe;
  /** The parts of the board that the attack concerns, in board units. */
  readonly targets: ReadonlySignal<readonly Box[]>;
}

/** Shows all that the battle that the draft starts is fought for, beside the loupe. */
export function showAttack({ table, camera, loupe, targets }: AttackPorts): void {
  const drafted = table.turn.drafted.peek();
  if (drafted === null) return;
  const cell = lastPlaced(drafted);
  camera.reveal(cell, [cellBox(cell), ...targets.peek()]);
  loupe.makeRoom();
}

/**
 * Below its tile and all that is fought for if there is room, otherwise above, and beside it on a phone on its side.
 * The board moves only if no edge leaves that visible, or if the loupe in the rest would cover some of it.
 */
export function edgeForAttack(ports: AttackPorts, card: Size): BoardEdge {
  const { table, camera, targets } = ports;
  const drafted = table.turn.drafted.peek();
  if (drafted === null) return 'bottom';
  const cell = lastPlaced(drafted);
  const seen = [cellBox(cell), ...targets.peek()];
  const edge = edgeBeside(
    seen.map((box) => camera.boxOf(box)),
    camera,
    card,
  );
  camera.cover('attack', { ...NO_INSETS, [edge]: edge === 'top' || edge === 'bottom' ? card.height : card.width });
  showAttack(ports);
  return edge;
}

/** In pixels; a lower board has no room for a card above or below a tile: the low form of the style sheets. */
const LOW_BOARD = 500;

/** The edge at which a card leaves `seen` visible, or the best one if no edge does. */
function edgeBeside(seen: readonly Box[], camera: Camera, { width, height }: Size): BoardEdge {
  const frame = camera.frame.peek();
  const [left, right] = [Math.min(...seen.map((box) => box.left)), Math.max(...seen.map((box) => box.right))];
  const [top, bottom] = [Math.min(...seen.map((box) => box.top)), Math.max(...seen.map((box) => box.bottom))];
  if (frame.height < LOW_BOARD && width < frame.width / 2) return left + right < frame.width ? 'right' : 'left';
  const below = bottom <= frame.height - height;
  return !below && frame.insets.top === 0 && top >= height ? 'top' : 'bottom';
}

/** A cell chosen without a pointer at once, any when the window changes. A pressed cell stays under the pointer. */
export function showChosenCell(table: TableController, camera: Camera): () => void {
  let shown: BoardCell | null = null;
  return table.turn.drafted.subscribe((game) => {
    const chosen = game === null ? null : lastPlaced(game);
    if (sameCell(chosen, shown)) return;
    shown = chosen;
    if (chosen === null) camera.release();
    else camera.reveal(chosen);
  });
}

/** The size in pixels of the sum above a point of the board: at most as wide as `.board-sum` lets it be. */
const SUM = { width: 240, height: 90 };

/** The pose in which the sum above a point of the turned board is in the window too. */
function withSum(pose: CameraPose, { u, v }: Point, frame: Frame): CameraPose {
  const half = SUM.width / 2 / pose.scale;
  return revealPose(pose, { left: u - half, right: u + half, top: v - SUM.height / pose.scale, bottom: v }, frame, 8);
}

/** Moves the view to each realm of the final scoring, and closer to a great score while it is shown. */
export function showScoring(table: TableController, camera: Camera): () => void {
  let close = false;
  return table.shown.timeline.frame.subscribe(({ cue, hush }) => {
    if (cue?.type === 'scored' && !cue.complete) {
      camera.reveal(cue.at);
      const { u, v } = pointOf(table.shown.game.peek(), cue.at);
      camera.adjust((rest) => withSum(rest, turnPoint({ u, v }, camera.turn.peek()), camera.frame.peek()));
    }
    if (hush?.type === 'scored' && !camera.touched && !camera.reducedMotion) {
      camera.showCells(hush.cells);
      close = true;
    } else if (close && hush === null && cue?.type !== 'scored') {
      camera.release();
      close = false;
    }
  });
}

/** Moves the view to the best turn of a hint, and to the others if there is room, and back afterwards. */
export function showHint(table: TableController, camera: Camera): () => void {
  let shown = false;
  return table.suggested.subscribe((turns) => {
    const [best, ...others] = turns.flatMap(({ place }) =>
      place === null ? [] : [{ x: xOf(place.cell), y: yOf(place.cell) }],
    );
    if (best !== undefined) camera.reveal(best, others.map(cellBox));
    else if (shown) camera.release();
    shown = best !== undefined;
  });
}

/** Centres the contested realm in the area that the battle's banners leave free, and moves the view back afterwards. */
export function showBattle(camera: Camera, cells: readonly BoardCell[], covered: Insets | null): void {
  camera.cover('battle', covered);
  if (covered === null) camera.release();
  else camera.showCells(cells);
}
