import { Button, Icon } from '@asteroute/page/views/controls/parts.tsx';
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
  const asked = useSignal(false);
  const said = useSignal('');
  const load = async (file: File | undefined) => {
    if (file === undefined) return;
    const read = parseProgress(await file.text());
    if (read !== null) progress.value = read;
    said.value = read === null ? data.unreadable : data.loaded;
  };
  const answer = (forget: boolean) => {
    if (forget) progress.value = NOTHING_TRIED;
    asked.value = false;
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
        {!asked.value && <Button icon="delete" text={data.reset} onClick={() => (asked.value = true)} />}
      </div>
      {asked.value && (
        <div class="extras flex gap-2 flex-wrap" role="alert">
          <p class="w-full">{data.sure}</p>
          <Button text={data.forget} class="primary" onClick={() => answer(true)} />
          <Button text={data.keep} onClick={() => answer(false)} />
        </div>
      )}
      <p role="status">{said.value}</p>
    </details>
  );
}
