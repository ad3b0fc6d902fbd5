import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Imported } from '../../library/import.ts';
import { later } from '../controls/later.tsx';
import type { Take } from './import-ways.tsx';

const ImportResult = later(() => import('./import-result.tsx').then((part) => part.ImportResult));
const ImportWays = later(() => import('./import-ways.tsx').then((part) => part.ImportWays));

interface Props {
  readonly words: Catalogue;
  readonly onImport: (source: string | Blob) => Promise<Imported>;
  /** Goes to the editor, to enter a game of the table at home. Without it, files are only dropped and text pasted. */
  readonly onEnter?: () => void;
}

/** Imports games from elsewhere: from a chosen file, a file dropped on the page, or pasted text. */
export function Import({ words, onImport, onEnter }: Props) {
  const found = useSignal<Imported | 'failed' | null>(null);
  const over = useSignal(false);
  const take = async (source: string | Blob) => {
    found.value = await onImport(source).catch(() => 'failed' as const);
  };
  useEffect(() => listenForGames(take, (on) => (over.value = on)), []);
  return (
    <div class="import cols-auto-1fr stack items-center gap-x-3 rounded-md" data-over={over.value}>
      {onEnter && <ImportWays {...{ words, take, onEnter }} />}
      {found.value === 'failed' && (
        <p class="col-span-full" role="alert">
          {words.learn.failed}
        </p>
      )}
      {found.value !== null && found.value !== 'failed' && <ImportResult found={found.value} words={words} />}
    </div>
  );
}

/** Takes text pasted outside of a field and dropped files; `hover` hears whether a file is over the page. */
function listenForGames(take: Take, hover: (on: boolean) => unknown): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const listen = <T extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
    type: T,
    run: (event: WindowEventMap[T]) => unknown,
  ) => addEventListener(type, run, { signal });
  listen('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (event.target instanceof HTMLInputElement || text.trim() === '') return;
    event.preventDefault();
    void take(text);
  });
  listen('dragover', (event) => {
    event.preventDefault();
    hover(true);
  });
  listen('dragleave', ({ relatedTarget }) => relatedTarget === null && hover(false));
  listen('drop', async (event) => {
    event.preventDefault();
    hover(false);
    const source = event.dataTransfer?.files.item(0) ?? event.dataTransfer?.getData('text') ?? '';
    if (source !== '') await take(source);
  });
  return () => stop.abort();
}
