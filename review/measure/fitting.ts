import { earliestStage, fitsAnywhere, type Position, type Ruleset, tilesLeft } from '@asteroute/engine/search';

/** A tile that fits nowhere is followed by another (D-3), and tiles of later stages wait. */
export function fittingTiles(rules: Ruleset, pos: Position): number[] {
  const counts = rules.tables.tiles.map((_, tile) => {
    const left = tilesLeft(pos, tile);
    return left > 0 && fitsAnywhere(rules, pos, tile) ? left : 0;
  });
  return earliestStage(rules, counts);
}
