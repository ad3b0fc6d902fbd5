import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { TableController } from '../match/controller.ts';
import type { Updates } from '../offline/updates.ts';
import { Button, IconButton } from './controls/parts.tsx';

interface Props {
  readonly updates: Updates;
  readonly table: TableController | null;
  readonly words: Catalogue;
}

/** Offers to update to a new version; hidden while a turn is drafted or played. */
export function UpdateOffer({ updates, table, words }: Props) {
  if (table !== null && isBusy(table)) return null;
  return (
    <aside class="update row shadow-lg floating" aria-label={words.update.heading}>
      <p role="status">{words.update.ready}</p>
      <Button text={words.update.take} class="primary" onClick={updates.take} />
      <IconButton icon="close" class="quiet" name={words.update.later} onClick={updates.putOff} />
    </aside>
  );
}

function isBusy({ shown: { timeline }, turn: { draft } }: TableController): boolean {
  return draft.value.cell !== null || timeline.busy.value;
}
