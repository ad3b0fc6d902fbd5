import { lastPlaced } from '@asteroute/engine';
import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Camera } from '../../board/model/camera.ts';
import { comfortableTile } from '../../board/model/hit.ts';
import type { BoardIntent, BoardView, HighlightView } from '../../board/model/state.ts';
import { Board } from '../../board/render.tsx';
import type { Mind } from '../../bots/mind.ts';
import { listenToKeys } from '../../input/keys.ts';
import type { TableController } from '../../match/controller.ts';
import { boardViewOf } from '../../present/board-view.ts';
import { themeName } from '../../present/look.ts';
import { refusedText } from '../../present/refusal.ts';
import { aidsAt } from '../../settings/aids.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/language.ts';
import { Battle } from '../battle.tsx';
import { uncoverFocus } from '../covered.ts';
import { Icon } from '../parts.tsx';
import { Hint, Why } from '../sheets/advice.tsx';
import { Bag } from '../sheets/bag.tsx';
import { Legend } from '../sheets/legend.tsx';
import { Log } from '../sheets/log.tsx';
import { Menu } from '../sheets/menu.tsx';
import { OddsCard } from '../sheets/odds.tsx';
import { PlanBar, type PlanTable } from '../sheets/plan.tsx';
import type { Starter } from '../sheets/play-on.tsx';
import { RealmCards } from '../sheets/realm.tsx';
import { ReplayBar } from '../sheets/replay.tsx';
import type { Sharer } from '../sheets/share.tsx';
import { Announcer } from './announcer.tsx';
import { End, type Ending, FinalStep } from './end.tsx';
import { Hand } from './hand.tsx';
import { HandOver } from './handover.tsx';
import { Minimap } from './minimap.tsx';
import { Players, ScoreTrack } from './players.tsx';
import { Typed } from './typed.tsx';

/** What a table on a server has besides. */
export interface Extras {
  /** Beside the tools. */
  readonly tools: ComponentChildren;
  /** In the menu, with what leaving means there. */
  readonly menu: ComponentChildren;
  readonly leaveHint: string;
  /** Beside a player's name. */
  readonly ofSeat: (seat: number) => ComponentChildren;
  /** In the place of the hand, where something else than a tile waits for the person. */
  readonly hand: ComponentChildren;
  /** Where the game ended before its end. */
  readonly ending: Ending | null;
  /** More ways on from the results. */
  readonly onward: ComponentChildren;
}

interface Props {
  readonly table: TableController;
  /** Where the table is one for trying things out. */
  readonly plan?: PlanTable;
  readonly ui: Ui;
  readonly mind: Mind;
  readonly language: Language;
  readonly onLeave: () => void;
  /** Null for one who only watches. */
  readonly onAgain: (() => void) | null;
  /** Opens the rulebook, at a rule if one is named. */
  readonly onRules: (rule?: string) => void;
  /** What a coach points at, and the coach's card. */
  readonly hints: ReadonlySignal<readonly HighlightView[]>;
  readonly sharer: Sharer;
  readonly onPlayOn: Starter;
  /** Keeps a game that is only looked at; null where it is kept already. */
  readonly onKeep: (() => boolean) | null;
  readonly extras?: Extras;
  readonly children?: ComponentChildren;
}

/** The table: the board fills it, everything else lies around. */
export function TableView(props: Props) {
  const { table, plan, ui, mind, language, onLeave, onAgain, onRules, hints, extras, children } = props;
  const words = language.words.value;
  const aids = aidsAt(table.link, ui.assist.value);
  const looksBack = table.replay.at.value !== null;
  const camera = useMemo(() => new Camera(), [table]);
  const view = useMemo(() => withHints(boardViewOf(table, language.words, ui), hints), [table]);
  // With the first picture of the table, not after it: whoever sees it may press a key.
  useLayoutEffect(() => listenToKeys(window, table, ui, camera), [table]);
  useEffect(() => uncoverFocus(window, ui), []);
  useEffect(() => showChosenCell(table, camera, view), [table]);
  useEffect(() => showScoring(table, camera), [table]);
  const label = useComputed(() => language.words.value.board.label(table.game.value.position.placed));
  return (
    <main
      class={`table theme-${themeName(table.game.value)}`}
      data-assist={ui.assist.value}
      data-plan={plan !== undefined}
    >
      <h1 class="visually-hidden">{words.title}</h1>
      <header class="top" data-board-inset="top">
        <Players table={table} words={words} ofSeat={extras?.ofSeat} />
        <ScoreTrack table={table} words={words} />
        <Tools table={table} ui={ui} words={words}>
          {extras?.tools}
        </Tools>
      </header>
      <Board
        view={view}
        camera={camera}
        onIntent={(intent) => obey(intent, table, ui)}
        label={label.value}
        words={words.board}
      />
      <Faults table={table} words={words} onRules={onRules} />
      {looksBack || <Battle table={table} words={words} onCover={(pixels) => cover(camera, table, pixels)} />}
      {aids.odds && <OddsCard table={table} words={words} onCover={(bottom) => showAttack(table, camera, bottom)} />}
      <RealmCards table={table} words={words} />
      <Legend ui={ui} words={words} />
      <Minimap view={view} camera={camera} words={words} />
      {plan !== undefined && (
        <PlanBar
          plan={plan}
          words={words}
          onClose={() => (ui.planning.value = false)}
          onCover={(top) => camera.setInsets({ ...camera.frame.peek().insets, top })}
        />
      )}
      {looksBack || plan !== undefined || <HandOver table={table} ui={ui} words={words} />}
      {looksBack || (
        <End table={table} words={words} ending={extras?.ending ?? null} onAgain={onAgain} onFresh={onLeave}>
          {extras?.onward}
        </End>
      )}
      {looksBack ? (
        <ReplayBar {...props} words={words} />
      ) : table.timeline.waiting.value ? (
        <FinalStep table={table} words={words} onRules={onRules} />
      ) : (
        extras?.ending == null &&
        (extras?.hand ?? <Hand table={table} words={words} aids={aids} onHint={() => (ui.panel.value = 'hint')} />)
      )}
      {ui.panel.value === 'log' && <Log table={table} ui={ui} words={words} onRules={onRules} />}
      {aids.advice && ui.panel.value === 'hint' && <Hint table={table} ui={ui} words={words} mind={mind} />}
      {aids.advice && ui.panel.value === 'why' && <Why table={table} ui={ui} words={words} mind={mind} />}
      {ui.panel.value === 'stack' && (
        <Bag table={table} ui={ui} words={words} onCover={(insets) => coverBy(camera, insets)} />
      )}
      {ui.panel.value === 'typed' && <Typed table={table} ui={ui} words={words} />}
      {ui.panel.value === 'menu' && (
        <Menu
          table={table}
          ui={ui}
          language={language}
          leaveHint={extras?.leaveHint ?? words.menu.leaveHint}
          onLeave={onLeave}
          onRules={() => onRules()}
        >
          {extras?.menu}
        </Menu>
      )}
      {children}
      <Announcer table={table} words={words} />
    </main>
  );
}

function withHints(
  view: ReadonlySignal<BoardView>,
  hints: ReadonlySignal<readonly HighlightView[]>,
): ReadonlySignal<BoardView> {
  return computed(() => ({ ...view.value, highlights: [...view.value.highlights, ...hints.value] }));
}

/** A question goes to the bag, all else to the table. */
function obey(intent: BoardIntent, table: TableController, ui: Ui): void {
  if (intent.type === 'ask') ui.bag.value = { kind: null, cell: intent.cell };
  else table.intent(intent);
}

/** The board makes room for a sheet that is used together with it. */
function coverBy(camera: Camera, { right, bottom }: { readonly right: number; readonly bottom: number }): void {
  const { insets } = camera.frame.peek();
  if (insets.right !== right || insets.bottom !== bottom) camera.setInsets({ ...insets, right, bottom });
}

/** The tile that starts a battle stays in sight above the card of its odds. */
function showAttack(table: TableController, camera: Camera, bottom: number): void {
  const drafted = table.drafted.peek();
  if (bottom > 0 && drafted !== null) camera.reveal(lastPlaced(drafted));
  coverBy(camera, { right: 0, bottom });
}

/** A chosen cell comes close enough for its spots to be hit. */
function showChosenCell(table: TableController, camera: Camera, view: ReadonlySignal<BoardView>): () => void {
  return table.drafted.subscribe((game) => {
    if (game === null) camera.release();
    else if (view.value.spots.length > 0) camera.reveal(lastPlaced(game), comfortableTile(view.value.spots));
  });
}

/** A realm of the final scoring comes into sight. */
function showScoring(table: TableController, camera: Camera): () => void {
  return table.timeline.frame.subscribe(({ cue }) => {
    if (cue?.type === 'scored' && !cue.complete) camera.reveal(cue.at);
  });
}

/** The contested realm moves above the card of its battle. */
function cover(camera: Camera, table: TableController, pixels: number): void {
  const { insets } = camera.frame.peek();
  if (insets.bottom === pixels) return;
  camera.setInsets({ ...insets, bottom: pixels });
  const { cue } = table.timeline.frame.peek();
  if (pixels === 0) camera.release();
  else if (cue !== null && 'at' in cue) camera.reveal(cue.at);
}

interface ToolsProps {
  readonly table: TableController;
  readonly ui: Ui;
  readonly words: Catalogue;
}

function Tools({ table, ui, words, children }: ToolsProps & { readonly children: ComponentChildren }) {
  const left = words.stack.left(table.game.value.position.stackSize);
  const panel = (name: 'log' | 'stack' | 'menu') => ({
    'aria-expanded': ui.panel.value === name,
    onClick: () => {
      ui.panel.value = ui.panel.value === name ? null : name;
    },
  });
  return (
    <nav class="tools">
      <button type="button" class="quiet tool-stack" aria-label={left} title={left} {...panel('stack')}>
        <svg class="tile" viewBox="0 0 100 100" aria-hidden="true">
          <use href={`#tile-back-${themeName(table.game.value)}`} width="100" height="100" />
        </svg>
        <b>{table.game.value.position.stackSize}</b>
      </button>
      <Tool
        icon="plan"
        class="wide-only"
        name={words.plan.start}
        aria-pressed={ui.planning.value}
        onClick={() => (ui.planning.value = !ui.planning.value)}
      />
      <Tool icon="log" name={words.log.heading} {...panel('log')} />
      <Tool
        icon="owners"
        name={words.menu.owners}
        aria-pressed={ui.owners.value}
        onClick={() => {
          ui.owners.value = !ui.owners.value;
        }}
      />
      {children}
      <Tool icon="menu" name={words.menu.open} {...panel('menu')} />
    </nav>
  );
}

export interface ToolProps {
  readonly class?: string;
  readonly icon: string;
  readonly name: string;
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-expanded'?: boolean;
  readonly onClick: () => void;
}

export function Tool({ icon, name, class: extra = '', ...rest }: ToolProps) {
  return (
    <button type="button" class={`quiet ${extra}`} aria-label={name} title={name} {...rest}>
      <Icon name={icon} />
    </button>
  );
}

function Faults({ table, words, onRules }: Omit<ToolsProps, 'ui'> & Pick<Props, 'onRules'>) {
  const fault = table.link.fault.value;
  const refusal = table.refusal.value;
  if (fault === null && refusal === null) return null;
  const rule = refusal?.told?.rule ?? null;
  return (
    <p class="fault" role="alert">
      {refusal !== null ? refusedText(words, table.game.value, refusal) : words.errors[fault ?? 'bot']}
      {rule !== null && (
        <button type="button" class="quiet" onClick={() => onRules(rule)}>
          {rule}
        </button>
      )}
    </p>
  );
}
