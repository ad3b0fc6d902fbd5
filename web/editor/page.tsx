import { newGame, type Result } from '@asteroute/engine';
import { TableController } from '@asteroute/page/match/controller.ts';
import { type Past, pastOf } from '@asteroute/page/match/links/link-local.ts';
import { personsOf } from '@asteroute/page/match/links/link-past.ts';
import { later } from '@asteroute/page/views/controls/later.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import { useTitle } from '@asteroute/page/views/title.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import type { GameRecord } from '@asteroute/record';
import { EDITOR } from '@asteroute/words/en/editor.ts';
import { untracked, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { EntryTable, UnreadableGame } from './entry-table.tsx';
import { keepAsDraft } from './position/session.ts';
import type { EditorProps } from './props.ts';
import { GameEntry } from './session/entry.ts';
import { openEntry } from './session/entry-link.ts';
import './editor.css';

const PositionPage = later(() => import('./position-page.tsx').then((part) => part.PositionPage));

/** The editor: a game of the table at home that is entered turn by turn, or a position that no turns led to. */
export function EditorPage({ at: { id }, page }: PageProps<{ readonly id: number | null | 'position' }>) {
  return id === 'position' ? <PositionPage {...page} /> : <GamePage {...page} id={id} />;
}

function GamePage(props: EditorProps) {
  const { editor } = useWords(props.language, { editor: EDITOR });
  useTitle(editor.title);
  const opened = useOpened(props);
  useSignalEffect(() => {
    // The list changes when another window keeps a game.
    void props.shelf.games.value;
    untracked(() => opened?.entry.link.takeNewer());
  });
  if (opened === null) return <UnreadableGame {...props} />;
  const setUp = () => {
    keepAsDraft(props.storage, opened.entry.link.head.peek());
    props.go('#editor/position');
  };
  return <EntryTable key={opened.id} {...props} {...opened} onSetUp={setUp} />;
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
