import { type PlayableEdition, type TileCounts, usualTiles } from '@asteroute/engine';

export const SHORT_DECK = 30;

export const totalOf = (counts: TileCounts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many tiles a game has with these counts in place of the usual ones. */
export const deckSize = (edition: PlayableEdition, modules: readonly string[], counts: TileCounts = {}): number =>
  totalOf({ ...usualTiles(edition, modules), ...counts });

/** The start tile and a sample of the others, taken at equal distances, so that each shape keeps its share. */
export function shortDeck({ tiles: { tiles: kinds } }: PlayableEdition): TileCounts {
  const others = kinds.flatMap(({ id, count, start }) => new Array<string>(count - (start ? 1 : 0)).fill(id));
  const step = others.length / (SHORT_DECK - 1);
  const taken = Array.from({ length: SHORT_DECK - 1 }, (_, i) => others[Math.floor((i + 0.5) * step)]);
  return Object.fromEntries(
    kinds.map(({ id, start }) => [id, taken.filter((one) => one === id).length + (start ? 1 : 0)] as const),
  );
}
