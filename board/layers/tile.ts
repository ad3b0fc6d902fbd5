/** Places drawings of tiles on the board, and animates elements when they appear. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { beltOf } from '../art/charted/belts.ts';
import { TILE } from '../model/projection.ts';
import type { BoardCell, QuarterTurn } from '../model/state.ts';

/** Moves a drawing of tile units to its cell. */
export const at = ({ x, y }: BoardCell): string => `translate(${x * TILE} ${y * TILE})`;

/** Turns a drawing of tile units. */
export const rotationTransform = (rotation: QuarterTurn): string | undefined =>
  rotation === 0 ? undefined : `rotate(${rotation * 90} 50 50)`;

/**
 * The style variables of a tile: symbols read `--turn` to keep planets and emblems upright, asteroid fields read their
 * colours.
 */
export const uprightStyle = (tile: BoardCell & { readonly rotation: QuarterTurn }) => ({
  '--turn': tile.rotation,
  ...beltOf(tile),
});

/** Animates an element when it is created, unless `still` is set. */
export function useEntrance<T extends Element>(still: boolean, animate: (element: T) => void): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (!still && element.current) animate(element.current);
  }, []);
  return element;
}
