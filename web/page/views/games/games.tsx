import { useSignal } from '@preact/signals';
import type { Imported } from '../../library/import.ts';
import type { Kept } from '../../library/shelf.ts';
import { later } from '../controls/later.tsx';
import { Button, Icon } from '../controls/parts.tsx';
import { titleOf } from './game-title.ts';
import { Import } from './import-games.tsx';
import type { KeptGameProps } from './kept-game.tsx';

const GameRow = later(() => import('./kept-game.tsx').then((part) => part.GameRow));

export interface GamesProps extends Omit<KeptGameProps, 'kept' | 'onRemove'> {
  readonly onImport: (source: string | Blob) => Promise<Imported>;
  /** Goes to the editor, to enter a game of the table at home. */
  readonly onEnter: () => void;
  /** Opens the page of people who played each other. */
  readonly onRivals: () => void;
  /** Opens the deck of the day. */
  readonly onDaily: () => void;
}

export function GameList(props: GamesProps) {
  const { shelf, words, onImport, onEnter, onRivals, onDaily } = props;
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
      <div class="row flex-wrap gap-3">
        {games.length > 0 && <h2 class="text-xl">{words.games.heading}</h2>}
        <span class="flex gap-2 flex-wrap ms-auto">
          <Button icon="bag" text={words.games.daily} onClick={onDaily} />
          {games.some(({ saved }) => saved.record.final !== undefined) && (
            <a class="button quiet" href="#form">
              <Icon name="person" />
              <span>{words.games.form}</span>
            </a>
          )}
          {games.length > 0 && <Button icon="trophy" text={words.games.rivals} onClick={onRivals} />}
        </span>
      </div>
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
      <Import {...{ words, onImport, onEnter }} />
    </section>
  );
}
