import { useSignal } from '@preact/signals';
import type { Imported } from '../../library/import.ts';
import type { Kept } from '../../library/shelf.ts';
import { later } from '../controls/later.tsx';
import { Button } from '../controls/parts.tsx';
import { titleOf } from './game-title.ts';
import { Import } from './import-games.tsx';
import type { KeptGameProps } from './kept-game.tsx';

const GameRow = later(() => import('./kept-game.tsx').then((part) => part.GameRow));

export interface GamesProps extends Omit<KeptGameProps, 'kept' | 'onRemove'> {
  readonly onImport: (source: string | Blob) => Promise<Imported>;
}

export function GameList(props: GamesProps) {
  const { shelf, words, onImport } = props;
  const deleted = useSignal<Kept | null>(null);
  const games = shelf.games.value;
  const remove = (kept: Kept) => {
    shelf.remove(kept.id);
    deleted.value = kept;
  };
  const restore = (kept: Kept) => {
    shelf.restore(kept);
    deleted.value = null;
  };
  const gone = deleted.value;
  return (
    <section class="games stack gap-3" aria-label={words.games.heading}>
      {games.length > 0 && <h2 class="text-xl">{words.games.heading}</h2>}
      {gone !== null && (
        <p class="games-gone px-3 py-2 row gap-3 justify-between floating" role="status">
          <span>{words.games.deleted(titleOf(gone.saved, words))}</span>
          <Button icon="undo" text={words.turn.undo} onClick={() => restore(gone)} />
        </p>
      )}
      <ol class="stack">
        {games.map((kept) => (
          <GameRow key={kept.id} {...props} kept={kept} onRemove={() => remove(kept)} />
        ))}
      </ol>
      <Import {...{ words, onImport }} />
    </section>
  );
}
