import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import type { KeptForms } from './kept-forms.ts';
import type { FormViewProps } from './props.ts';

interface Props extends Pick<PagePorts, 'sharer'>, Pick<FormViewProps, 'words' | 'games'> {
  readonly kept: KeptForms;
  readonly onForget: () => void;
}

/** Saves what is kept about the games as a file, or deletes it. */
export function FormData(props: Props) {
  const { data } = props.words.form;
  return (
    <details class="card panel">
      <summary class="text-muted text-sm">{data.heading}</summary>
      <p class="text-muted text-sm">{data.hint}</p>
      <p class="flex gap-2 flex-wrap">
        <Button icon="download" text={data.save} onClick={() => saveFile(props)} />
        <Button icon="delete" text={data.forget} onClick={() => forget(props)} />
      </p>
    </details>
  );
}

function saveFile({ games, sharer }: Props): void {
  const list = games.map(({ kept: { saved }, seat, form }) => ({ played: saved.played, seat, ...form }));
  sharer.download('asteroute-form.json', `${JSON.stringify({ format: 1, games: list })}\n`);
}

function forget({ kept, onForget }: Props): void {
  kept.keepOnly([]);
  onForget();
}
