import type { HighlightView } from '@asteroute/board/model/state.ts';
import { newGame, type Result } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { type Past, pastOf } from '@asteroute/page/match/links/link-local.ts';
import { personsOf } from '@asteroute/page/match/links/link-past.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { TableView } from '@asteroute/page/views/table/table.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import type { GameRecord } from '@asteroute/record';
import { EDITOR } from '@asteroute/words/en/editor.ts';
import { untracked, useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { EntryBar } from './bar.tsx';
import type { EditorProps } from './props.ts';
import { GameEntry } from './session/entry.ts';
import { openEntry } from './session/entry-link.ts';
import './editor.css';

/** The editor: a game of the table at home that is entered turn by turn. */
export function EditorPage({ at, page }: PageProps<Pick<EditorProps, 'id'>>) {
  const props = { ...page, id: at.id };
  const words = useWords(props.language, { editor: EDITOR });
  useTitle(words.editor.title);
  const opened = useOpened(props);
  const marks = useSignal<readonly HighlightView[]>([]);
  useSignalEffect(() => {
    // The list changes when another window keeps a game.
    void props.shelf.games.value;
    untracked(() => opened?.entry.link.takeNewer());
  });
  if (opened === null) return <Unreadable {...props} />;
  const { entry, id } = opened;
  return (
    <TableView
      key={id}
      {...props}
      table={entry.table}
      coachMarks={marks}
      opening={words.editor.lead}
      title={words.editor.title}
      extras={{ leaveHint: words.editor.leave, noPlan: true, waiting: { text: '', end: null } }}
      onLeave={page.back}
      onPlayOn={() => {}}
      bar={(onCover) => <EntryBar {...props} {...{ entry, words, marks, onCover }} id={id} />}
    />
  );
}

function Unreadable({ language, go }: EditorProps) {
  const { editor } = useWords(language, { editor: EDITOR });
  return (
    <main class="door grid place-items-center gap-4 text-center">
      <p role="alert">{editor.failed}</p>
      <Button text={editor.fresh} class="primary" onClick={() => go('#editor')} />
    </main>
  );
}

interface Opened {
  readonly id: number;
  readonly entry: GameEntry;
}

/** The entry of the game that the address names, or of a new one, which gets its number here. */
function useOpened(props: EditorProps): Opened | null {
  const held = useRef<{ readonly asked: number | null; readonly opened: Opened | null } | null>(null);
  const known = held.current;
  // A new game keeps its entry when its number gets into the address.
  const isSame = known !== null && (props.id === known.asked || (props.id ?? -1) === known.opened?.id);
  if (!isSame) held.current = { asked: props.id, opened: open(props) };
  return held.current?.opened ?? null;
}

function open(props: EditorProps): Opened | null {
  const { id, shelf, random, setupAtHome, go } = props;
  const slot = id === null ? shelf.slot() : shelf.slot(id);
  const past = id === null ? freshPast(setupAtHome()) : keptPast(id, shelf);
  if (past === null) return null;
  const seed = random(2 ** 32);
  const save = (record: GameRecord): boolean => {
    // Nothing is kept of a game of which nothing has been entered.
    if (record.turns.length === 0 && id === null && shelf.load(slot.id) === null) return true;
    const kept = slot.save({ record, seats: personsOf(past.start), seed });
    if (kept && id === null) go(`#editor/${slot.id}`);
    return kept;
  };
  const link = openEntry(past, { save, takeNewer: slot.takeNewer });
  return link.ok ? { id: slot.id, entry: new GameEntry(link.value, new TableController(link.value, props)) } : null;
}

function freshPast(setup: ReturnType<EditorProps['setupAtHome']>): Past | null {
  const start = newGame(setup);
  return start.ok ? { start: start.value, steps: [] } : null;
}

function keptPast(id: number, shelf: EditorProps['shelf']): Past | null {
  const saved = shelf.load(id);
  const past: Result<Past> | null = saved && pastOf(saved.record);
  return past?.ok ? past.value : null;
}
