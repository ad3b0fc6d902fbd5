import { hasLook } from '@asteroute/board/theme/players.ts';
import { type Choices, planOf } from '@asteroute/page/settings/setup.ts';
import { CopyField } from '@asteroute/page/views/controls/copy-field.tsx';
import { TextField } from '@asteroute/page/views/controls/fields.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { HouseRules, Modules } from '@asteroute/page/views/start/options.tsx';
import { SetupTable } from '@asteroute/page/views/start/seats.tsx';
import { Editions } from '@asteroute/page/views/start/setup.tsx';
import { useSignal } from '@preact/signals';
import { draftText, freshDraft, type PositionDraft, readDraftText, withSetup } from './position/draft.ts';
import type { PanelProps } from './props.ts';

/** Edition, players and modules, as they are set up for a new game; and the whole as a text. */
export function PositionRules(props: PanelProps) {
  const { entered, words, ui } = props;
  const { page } = words;
  const draft = entered.draft.value;
  const choices = {
    get value(): Choices {
      return choicesOf(draft);
    },
    set value(next: Choices) {
      entered.select(null);
      entered.change(withSetup(draft, planOf(next, page, () => 0).setup));
    },
  };
  const parts = { choices, words: page };
  const clear = () => {
    entered.select(null);
    entered.change(freshDraft(draft.setup) ?? draft);
  };
  return (
    <>
      <Editions {...parts} />
      <SetupTable {...parts} still={ui.still.value} />
      <Modules {...parts} />
      <HouseRules {...parts} />
      <AsText {...props} />
      <Button icon="delete" text={words.editor.position.clear} onClick={clear} />
    </>
  );
}

function choicesOf({ setup }: PositionDraft): Choices {
  const { edition, modules, options, tiles, players } = setup;
  const seats = players.map(({ name, color }) => ({ name, color: hasLook(color) ? color : 'red', bot: null }));
  return { edition, modules, options, tiles, seats, starter: 0, dealtColors: false };
}

/** The text of a position, to keep or send it; a text that is pasted takes its place. */
function AsText({ entered, words, sharer }: PanelProps) {
  const { position } = words.editor;
  const pasted = useSignal('');
  const isRead = useSignal(true);
  const take = () => {
    const read = readDraftText(pasted.value);
    isRead.value = read !== null;
    if (read !== null) entered.change(read);
  };
  return (
    <details>
      <summary>{position.text}</summary>
      <div class="stack gap-2 grid-cols-1">
        <CopyField address={draftText(entered.draft.value)} label={position.text} words={words.page} sharer={sharer} />
        <TextField label={position.paste} value={pasted} />
        <Button text={position.take} disabled={pasted.value === ''} onClick={take} />
        {!isRead.value && <p role="alert">{position.unreadable}</p>}
      </div>
    </details>
  );
}
