import type { Game } from '@asteroute/engine';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { Tile } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { dragTile } from './drag-tile.ts';
import type { EnteredKind } from './session/entry.ts';

interface Props {
  readonly legend: string;
  readonly kinds: readonly EnteredKind[];
  readonly words: Words<'editor'>;
  readonly game: Game;
  readonly isPressed: (kind: EnteredKind) => boolean;
  readonly onChoose: (tile: string) => void;
  /** Whether the board takes them, so that they can be dragged there. */
  readonly forBoard?: boolean;
  /** Whether they are chosen by letters too. */
  readonly typed?: boolean;
}

/** All kinds of tiles, each with how many are left. */
export function TileKinds({ legend, kinds, words, game, isPressed, onChoose, forBoard = false, typed = false }: Props) {
  return (
    <fieldset class="entry-kinds flex gap-2">
      <legend class="visually-hidden">{legend}</legend>
      {kinds.map((kind) => (
        <button
          key={kind.letters}
          type="button"
          class="kind w-full relative bg-transparent selectable stack gap-0"
          aria-pressed={isPressed(kind)}
          title={tileText(words.page, game, kind.tile)}
          disabled={kind.left === 0 && !isPressed(kind)}
          draggable={forBoard}
          onClick={() => onChoose(kind.tile)}
          onDragStart={(event) => dragTile(event, () => isPressed(kind) || onChoose(kind.tile))}
        >
          <Tile symbol={kind.tile} />
          <small>
            {typed && <b>{kind.letters} </b>}
            {kind.left}
          </small>
          <em class="visually-hidden">{tileText(words.page, game, kind.tile)}</em>
        </button>
      ))}
    </fieldset>
  );
}
