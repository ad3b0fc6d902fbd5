/** Emphasizes a weighty event: sparks fly from its realm, the board shakes, the edges of the table darken. */
import type { Camera } from '@asteroute/board/model/camera.ts';
import { centreOf } from '@asteroute/board/model/projection.ts';
import type { Game, GameEvent } from '@asteroute/engine';
import { GREAT, type Weighed } from '../../match/playback/director.ts';
import { sideColor } from '../../present/appearance.ts';
import { fly, middleBox, type ScreenBox } from './fly.ts';
import { pointPicture } from './pictures.ts';

export interface EmphasisStage {
  readonly layer: Element;
  readonly board: Element;
  readonly camera: Camera;
  readonly game: Game;
}

/** How many sparks fly and how far, in pixels, at weight 1. */
const [SPARKS, FAR] = [28, 190];
/** Milliseconds for which sparks fly, the board shakes and its edges are dark. */
const [SPARKS_MS, SHAKE_MS, DARK_MS] = [760, 420, 1100];
/** How far the board shakes at weight 1, in pixels. */
const SHAKE = 11;

/** Emphasizes an event by its weight. It must not be called with reduced motion. */
export function emphasize(table: EmphasisStage, event: GameEvent, { weight, reasons }: Weighed): void {
  const at = 'at' in event ? boxAt(table, event.at) : null;
  if (event.type === 'scored' && at !== null && weight >= GREAT / 1.5) {
    throwSparks(table.layer, at, { color: sideColor(table.game, event.shares[0].side), weight });
  }
  if (event.type === 'won' && at !== null) {
    throwSparks(table.layer, at, { color: sideColor(table.game, event.side), weight });
  }
  if (event.type === 'tied' || (event.type === 'scored' && weight >= GREAT)) shake(table.board, weight / 2);
  if (!reasons.includes('lost')) return;
  shake(table.board, weight);
  const dark = document.createElement('div');
  dark.className = 'flight-dark absolute inset-0';
  table.layer.append(dark);
  const gone = () => dark.remove();
  dark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], DARK_MS).finished.then(gone, gone);
}

function boxAt({ board, camera }: EmphasisStage, cell: { readonly x: number; readonly y: number }): ScreenBox {
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = camera.screenOf(centreOf(cell));
  return { left: left + x, top: top + y, width: 0, height: 0 };
}

/** Sparks fly out of a point, the same way every time. */
function throwSparks(
  layer: Element,
  from: ScreenBox,
  look: { color: Parameters<typeof pointPicture>[0]; weight: number },
): void {
  const count = Math.round(SPARKS * look.weight);
  for (let i = 0; i < count; i++) {
    const turned = i * 2.4;
    const far = FAR * look.weight * (0.45 + ((i * 37) % 20) / 36);
    const to = middleBox(
      { ...from, left: from.left + Math.cos(turned) * far, top: from.top + Math.sin(turned) * far },
      4,
    );
    const picture = pointPicture(look.color);
    fly(layer, { picture, from: middleBox(from, 16), to, lasts: SPARKS_MS + (i % 5) * 60, lift: 26, fades: true });
  }
}

function shake(board: Element, weight: number): void {
  const far = SHAKE * weight;
  const steps = [-1, 0.8, -0.6, 0.35, -0.15, 0].map((part, i) => ({
    transform: `translate(${part * far}px, ${part * far * (i % 2 === 0 ? 0.4 : -0.5)}px)`,
  }));
  board.animate([{ transform: 'none' }, ...steps], { duration: SHAKE_MS, easing: 'ease-out' });
}
