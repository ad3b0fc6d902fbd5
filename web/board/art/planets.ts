import type { TileKind } from '@asteroute/tiles';

/** Placeholder disc until the classes are drawn. */
export function drawPlanet(_kind: TileKind, _copy: number): string {
  return '<circle cx="50" cy="50" r="22" fill="#6fa8d8" stroke="#e8f2ff"/>';
}
export const planetDefs = (): string => '';
