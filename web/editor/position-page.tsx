import { Camera } from '@asteroute/board/model/camera.ts';
import { hasRoom } from '@asteroute/board/model/hit.ts';
import { TILE } from '@asteroute/board/model/projection.ts';
import type { BoardCell } from '@asteroute/board/model/state.ts';
import { Board } from '@asteroute/board/render.tsx';
import { TableController } from '@asteroute/page/match/controller.ts';
import { themeName } from '@asteroute/page/present/appearance.ts';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { useTitle } from '@asteroute/page/views/title.ts';
import { usePartWords } from '@asteroute/page/words/use-words.ts';
import { EDITOR } from '@asteroute/words/en/editor.ts';
import { useComputed, useSignalEffect } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { EntryTable, UnreadableGame } from './entry-table.tsx';
import { positionView } from './position/board.ts';
import { freshDraft, pastOfDraft } from './position/draft.ts';
import { PositionSession } from './position/session.ts';
import { PositionPanel } from './position-panel.tsx';
import type { PanelProps } from './props.ts';
import { GameEntry } from './session/entry.ts';
import { EntryLink } from './session/entry-link.ts';
import './position.css';

/** For which a tile is enlarged; few have more. */
const MOST_PLACES = 4;

/** A position that no turns led to: it is put together, judged by the rules, and played on. */
export function PositionPage(page: PagePorts) {
  const part = usePartWords(page.language, { editor: EDITOR });
  const words = useComputed(() => ({ ...part.value, page: page.language.words.value }));
  const entered = useMemo(() => {
    const fresh = freshDraft(page.setupAtHome());
    return fresh && new PositionSession(page.storage, fresh);
  }, []);
  useTitle(words.value.editor.position.title);
  if (entered === null) return <UnreadableGame {...page} />;
  const props = { ...page, entered, words };
  return entered.draft.value.moves === null ? <SetUp {...props} /> : <PlayedOn {...props} />;
}

type Props = PagePorts & Omit<PanelProps, 'words'> & { readonly words: Parameters<typeof positionView>[1] };

/** The board with the draft on it, and the panel beside or below it. */
function SetUp(props: Props) {
  const { entered, words, ui } = props;
  const camera = useMemo(() => new Camera(), [entered]);
  const view = useMemo(() => positionView(entered, words, ui.still), [entered]);
  const { game } = entered.sketch.value;
  useSignalEffect(() => show(camera, entered.selected.value));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (entered.selected.peek() ?? entered.kind.peek()) === null) return;
    event.preventDefault();
    entered.select(null);
  };
  const { page } = words.value;
  return (
    <main class={`table position fixed inset-0 ${useTheme(themeName(game))}`} onKeyDown={onKeyDown}>
      <Board
        view={view}
        camera={camera}
        onIntent={(intent) => entered.intent(intent)}
        label={page.board.label(entered.draft.value.position.tiles.length)}
        words={page.board}
      />
      <PositionPanel {...props} words={words.value} />
    </main>
  );
}

const AROUND = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [dx, dy] as const));

/** Shows the selected tile so large that its places can be pressed, and the whole board again afterwards. */
function show(camera: Camera, cell: BoardCell | null): void {
  const pointer = matchMedia('(pointer: coarse)').matches ? 'finger' : 'mouse';
  if (cell === null) camera.release();
  else if (hasRoom(TILE * camera.pose.peek().scale, MOST_PLACES, pointer)) camera.reveal(cell);
  else camera.showCells(AROUND.map(([dx, dy]) => ({ x: cell.x + dx, y: cell.y + dy })));
}

function PlayedOn(props: Props) {
  const { entered } = props;
  const draft = entered.draft.value;
  const entry = useMemo(() => {
    const past = pastOfDraft(draft);
    if (past === null) return null;
    const link = new EntryLink(past, { save: (_, moves) => entered.playOn(moves) });
    return new GameEntry(link, new TableController(link, props));
  }, [draft]);
  if (entry === null) return <UnreadableGame {...props} />;
  const setUp = () => entered.comeBack(entry.link.head.peek());
  return <EntryTable {...props} id={null} entry={entry} onSetUp={setUp} />;
}
