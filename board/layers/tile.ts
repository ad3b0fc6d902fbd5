import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { beltOf } from '../art/charted/belts.ts';
import { TILE } from '../model/projection.ts';
import type { BoardCell, QuarterTurn } from '../model/state.ts';

export const at = ({ x, y }: BoardCell): string => `translate(${x * TILE} ${y * TILE})`;

export const rotationTransform = (rotation: QuarterTurn): string | undefined =>
  rotation === 0 ? undefined : `rotate(${rotation * 90} 50 50)`;

/** Symbols read `--turn` to keep planets and emblems upright, asteroid fields read their colours. */
export const uprightStyle = (tile: BoardCell & { readonly rotation: QuarterTurn }) => ({
  '--turn': tile.rotation,
  ...beltOf(tile),
});

export function useEntrance<T extends Element>(still: boolean, animate: (element: T) => void): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    if (!still && element.current) animate(element.current);
  }, []);
  return element;
}
