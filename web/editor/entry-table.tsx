import type { HighlightView } from '@asteroute/board/model/state.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { EDITOR } from '@asteroute/words/en/editor.ts';
import { useSignal } from '@preact/signals';
import { EntryBar } from './bar.tsx';
import type { EditorProps } from './props.ts';
import type { GameEntry } from './session/entry.ts';

interface Props extends EditorProps {
  readonly entry: GameEntry;
  /** Puts another position together from the one that is shown. */
  readonly onSetUp: () => void;
}

/** A game that is entered turn by turn. */
export function EntryTable(props: Props) {
  const { entry, id, language, back } = props;
  const words = useWords(language, { editor: EDITOR });
  const marks = useSignal<readonly HighlightView[]>([]);
  const { title, lead, leave, position } = words.editor;
  return (
    <TableView
      {...props}
      table={entry.table}
      coachMarks={marks}
      opening={id === null ? position.lead : lead}
      title={id === null ? position.title : title}
      extras={{ leaveHint: leave, noPlan: true, noShare: id === null, waiting: { text: '', end: null } }}
      onLeave={back}
      onPlayOn={() => {}}
      bar={(onCover) => <EntryBar {...props} {...{ words, marks, onCover }} />}
    />
  );
}

export function UnreadableGame({ language, go }: PagePorts) {
  const { editor } = useWords(language, { editor: EDITOR });
  return (
    <main class="door grid place-items-center gap-4 text-center">
      <p role="alert">{editor.failed}</p>
      <Button text={editor.fresh} class="primary" onClick={() => go('#editor')} />
    </main>
  );
}
