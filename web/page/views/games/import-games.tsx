import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Imported } from '../../library/import.ts';
import { later } from '../controls/later.tsx';
import { Button } from '../controls/parts.tsx';

const ImportResult = later(() => import('./import-result.tsx').then((part) => part.ImportResult));

interface Props {
  readonly words: Catalogue;
  readonly onImport: (source: string | Blob) => Promise<Imported>;
  readonly onEnter: () => void;
}

/** Imports games from elsewhere: from a chosen file, a file dropped on the page, or pasted text. */
export function Import({ words, onImport, onEnter }: Props) {
  const found = useSignal<Imported | 'failed' | null>(null);
  const over = useSignal(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = async (source: string | Blob) => {
    found.value = await onImport(source).catch(() => 'failed' as const);
  };
  useEffect(() => listenForGames(take, (on) => (over.value = on)), []);
  return (
    <div class="import cols-auto-1fr stack items-center gap-x-3 rounded-md" data-over={over.value}>
      <Button
        icon="import"
        text={words.games.import}
        class="bare text-sm text-start justify-start"
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,.jsonl,.txt,.jcz,.html,application/json"
        aria-label={words.games.import}
        onChange={async ({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          if (file !== undefined) await take(file);
          // Cleared, so that the same file can be chosen again.
          input.value = '';
        }}
      />
      <small class="text-muted">{words.games.importHint}</small>
      <Button icon="type" text={words.games.enter} class="bare text-sm text-start justify-start" onClick={onEnter} />
      <small class="text-muted">{words.games.enterHint}</small>
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
function listenForGames(take: (source: string | Blob) => Promise<void>, hover: (on: boolean) => unknown): () => void {
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
