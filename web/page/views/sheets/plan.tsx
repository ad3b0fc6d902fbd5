import { drawnTile } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useRef } from 'preact/hooks';
import { comingTiles } from '../../analysis/placement/fits.ts';
import type { TableController } from '../../match/controller.ts';
import type { PlanLink } from '../../match/links/link-plan.ts';
import { tileText } from '../../present/tile-text.ts';
import { Button, Tile } from '../controls/parts.tsx';
import { useHeight } from '../layout.ts';

/** A table for trying things out, and its link, which can give out any tile. */
export interface PlanTable {
  readonly table: TableController;
  readonly link: PlanLink;
}

interface Props {
  readonly plan: PlanTable;
  readonly words: Catalogue;
  readonly onClose: () => void;
  readonly onCover: (pixels: number) => void;
}

/** The bar over the sandbox: a note that nothing counts, every remaining tile, and the way back. */
export function PlanBar({ plan, words, onClose, onCover }: Props) {
  const bar = useRef<HTMLElement>(null);
  useHeight(bar, onCover);
  const game = plan.table.shown.game.value;
  const coming = comingTiles(game);
  const kinds = game.rules.tables.tiles.filter(({ id }) => coming.has(id));
  return (
    <section ref={bar} class="plan px-3 py-2 stack gap-1" aria-label={words.plan.heading}>
      <p class="row gap-3 justify-between">
        <strong>{words.plan.heading}</strong>
        <Button icon="close" text={words.plan.end} class="primary" onClick={onClose} />
      </p>
      <fieldset class="flex gap-2">
        <legend class="visually-hidden">{words.plan.pick}</legend>
        {kinds.map(({ id }) => (
          <button
            key={id}
            type="button"
            class="kind w-full relative bg-transparent selectable stack gap-0"
            aria-pressed={drawnTile(game) === id}
            title={tileText(words, game, id)}
            onClick={() => take(plan, id)}
          >
            <Tile symbol={id} />
            <em class="visually-hidden">{tileText(words, game, id)}</em>
          </button>
        ))}
      </fieldset>
    </section>
  );
}

/** Takes another tile in hand, after undoing what was drafted with the old one. */
function take({ table, link }: PlanTable, tile: string): void {
  while (table.turn.draft.peek().cell !== null) table.undo();
  link.take(tile);
}
