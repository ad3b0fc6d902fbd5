/** What makes a weighty event felt: points that burst from its realm, a shock through the board, the light that fails. */
import type { Camera } from '@asteroute/board/model/camera.ts';
import { centreOf } from '@asteroute/board/model/projection.ts';
import type { Game, GameEvent } from '@asteroute/engine';
import { GREAT, type Weighed } from '../../match/director.ts';
import { sideColor } from '../../present/appearance.ts';
import { fly, middleBox, type ScreenBox } from './fly.ts';
import { pointPicture } from './pictures.ts';

/** Where an event is felt. */
export interface Felt {
  /** The layer of everything that flies. */
  readonly layer: Element;
  readonly board: Element;
  readonly camera: Camera;
  readonly game: Game;
}

/** The most sparks of a burst, and how far they fly in pixels, at weight 1. */
const [SPARKS, FAR] = [28, 190];
/** Milliseconds of a burst, of a shock and of failing light. */
const [BURST_MS, SHOCK_MS, DARK_MS] = [760, 420, 1100];
/** The distance in pixels by which a shock of weight 1 moves the board. */
const SHOCK = 11;

/** Shows an event as it feels. Without animations of the page it must not be called. */
export function feel(table: Felt, event: GameEvent, { weight, reasons }: Weighed): void {
  const at = 'at' in event ? boxAt(table, event.at) : null;
  if (event.type === 'scored' && at !== null && weight >= GREAT / 1.5) {
    burst(table.layer, at, { color: sideColor(table.game, event.shares[0].side), weight });
  }
  if (event.type === 'won' && at !== null) {
    burst(table.layer, at, { color: sideColor(table.game, event.side), weight });
  }
  if (event.type === 'tied' || (event.type === 'scored' && weight >= GREAT)) shake(table.board, weight / 2);
  if (!reasons.includes('lost')) return;
  shake(table.board, weight);
  const place = document.createElement('div');
  const dark = document.createElement('div');
  dark.className = 'flight-dark over';
  place.append(dark);
  table.layer.append(place);
  const gone = () => place.remove();
  dark.animate([{ opacity: 0 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], DARK_MS).finished.then(gone, gone);
}

function boxAt({ board, camera }: Felt, cell: { readonly x: number; readonly y: number }): ScreenBox {
  const { left, top } = board.getBoundingClientRect();
  const { x, y } = camera.screenOf(centreOf(cell));
  return { left: left + x, top: top + y, width: 0, height: 0 };
}

/** Sparks fly out of a point, the same way every time. */
function burst(
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
    fly(layer, { picture, from: middleBox(from, 16), to, lasts: BURST_MS + (i % 5) * 60, lift: 26, fades: true });
  }
}

/** A shock through the board that fades. */
function shake(board: Element, weight: number): void {
  const far = SHOCK * weight;
  const steps = [-1, 0.8, -0.6, 0.35, -0.15, 0].map((part, i) => ({
    transform: `translate(${part * far}px, ${part * far * (i % 2 === 0 ? 0.4 : -0.5)}px)`,
  }));
  board.animate([{ transform: 'none' }, ...steps], { duration: SHOCK_MS, easing: 'ease-out' });
}
