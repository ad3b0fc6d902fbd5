import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useRef } from 'preact/hooks';
import { Button } from '../controls/parts.tsx';

export type Take = (source: string | Blob) => Promise<void>;

interface Props {
  readonly words: Catalogue;
  readonly take: Take;
  readonly onEnter: () => void;
}

/** The buttons that choose a file of games, and go to the editor. */
export function ImportWays({ words, take, onEnter }: Props) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
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
    </>
  );
}
