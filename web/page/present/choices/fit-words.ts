import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Effect, PlacementOption } from '../../match/draft.ts';

/** In how many rotations the tile fits, and whether it completes a realm or starts a battle. */
export function fitText(
  { board }: Catalogue,
  { x, y, rotations }: Pick<PlacementOption, 'x' | 'y' | 'rotations'>,
  { completes, battle }: Pick<Effect, 'completes' | 'battle'>,
): string {
  const fits = board.legal(board.at(x, y), rotations.length, completes);
  return battle ? `${fits}, ${board.battle}` : fits;
}
