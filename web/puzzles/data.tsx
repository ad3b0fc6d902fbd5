import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
import { SureButton } from '@asteroute/page/views/controls/sure-button.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { NOTHING_TRIED, type PuzzleProgress, parseProgress } from './rating/progress.ts';

interface Props {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly sharer: Sharer;
}

/** Saves and loads the player's progress as a file, or resets it. */
export function ProgressData({ words, progress, sharer }: Props) {
  const { data } = words.puzzle;
  const said = useSignal('');
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = parseProgress(await file.text());
    if (read !== null) progress.value = read;
    said.value = read === null ? data.unreadable : data.loaded;
  };
  return (
    <details class="card panel">
      <summary class="text-muted text-sm">{data.heading}</summary>
      <div class="flex gap-2 flex-wrap">
        <Button
          icon="download"
          text={data.save}
          onClick={() => sharer.download('asteroute-puzzles.json', `${JSON.stringify(progress.value)}\n`)}
        />
        <label class="puzzles-file">
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void load(currentTarget.files?.[0])}
          />
          <span class="button quiet">
            <Icon name="import" />
            {data.load}
          </span>
        </label>
        <SureButton
          icon="delete"
          text={data.reset}
          sure={words.page.sure}
          onSure={() => (progress.value = NOTHING_TRIED)}
        />
      </div>
      <p role="status">{said.value}</p>
    </details>
  );
}
