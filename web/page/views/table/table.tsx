import { Camera } from '@asteroute/board/model/camera.ts';
import { type Box, NO_INSETS, TILE_PX } from '@asteroute/board/model/projection.ts';
import type { BoardIntent, BoardView, HighlightView, LifeView } from '@asteroute/board/model/state.ts';
import { Board } from '@asteroute/board/render.tsx';
import type { ThinkingWorker } from '@asteroute/bots';
import { isExtra } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { computed, type ReadonlySignal, useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Attack } from '../../analysis/attack.ts';
import { listenToKeys } from '../../input/keys.ts';
import type { TableController } from '../../match/controller.ts';
import { forecastOf } from '../../match/draft.ts';
import { isBattle } from '../../match/playback/timeline.ts';
import { themeName } from '../../present/appearance.ts';
import { boardViewOf } from '../../present/board/board-view.ts';
import { HINTS, type Hints, hintsAt } from '../../settings/hints.ts';
import { type SheetName, toggleSheet, type Ui } from '../../settings/ui.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import type { Language } from '../../words/language.ts';
import { closeSheetOverFocus } from '../close-covering-sheet.ts';
import { later } from '../controls/later.tsx';
import type { EarlyEnding } from '../end/results.tsx';
import { Flights } from '../flights/flights.tsx';
import { Hand } from '../hand/hand.tsx';
import type { Waiting } from '../hand/idle.tsx';
import { DESK, useMedia } from '../layout.ts';
import { Loupe, laterLoupe } from '../loupe/later-loupe.tsx';
import { STEPS, withSpreadSpots } from '../loupe/spread.ts';
import type { LaterLoupe } from '../loupe/state.ts';
import { attackTargets } from '../loupe/targets.ts';
import { NoticeLine } from '../notice.tsx';
import { ScoreTrack } from '../score-track.tsx';
import type { MenuExtras } from '../sheets/menu.tsx';
import type { PlanTable } from '../sheets/plan.tsx';
import type { Starter } from '../sheets/play-on.tsx';
import type { Sharer } from '../sheets/share.tsx';
import { Announcer } from './announcer.tsx';
import { HandOver } from './handover.tsx';
import { Minimap } from './minimap.tsx';
import { Panels } from './panels.tsx';
import { Players } from './players.tsx';
import { edgeForAttack, showAttack, showBattle, showChosenCell, showHint, showScoring } from './table-camera.ts';
import { Tools } from './tools.tsx';

const Battle = later(() => import('../battle/battle.tsx').then((part) => part.Battle));
const BattleRecap = later(() => import('../battle/recap.tsx').then((part) => part.BattleRecap));
const LastMoves = later(() => import('../log/story.tsx').then((part) => part.LastMoves));
const Legend = later(() => import('../sheets/legend.tsx').then((part) => part.Legend));
const RealmCards = later(() => import('../hints/realm.tsx').then((part) => part.RealmCards));
const OddsCard = later(() => import('../hints/odds.tsx').then((part) => part.OddsCard));
const PlanBar = later(() => import('../sheets/plan.tsx').then((part) => part.PlanBar));
const SecondTurn = later(() => import('./second-turn.tsx').then((part) => part.SecondTurn));
const Story = later(() => import('../log/story.tsx').then((part) => part.Story));
const ReplayBar = later(() => import('../sheets/replay.tsx').then((part) => part.ReplayBar));
const Faults = later(() => import('./faults.tsx').then((part) => part.Faults));
const FinalTour = later(() => import('../end/tour.tsx').then((part) => part.FinalTour));
const End = later(() => import('../end/results.tsx').then((part) => part.End));

/** Additions to the view: for a table on a server, a turn of a review, a puzzle. */
export interface Extras extends MenuExtras {
  readonly tools?: ComponentChildren;
  /** Content of the side column, below the log. */
  readonly side?: ComponentChildren;
  readonly ofSeat?: (seat: number) => ComponentChildren;
  /** Content instead of the hand, when the person has to decide about something other than a tile. */
  readonly hand?: ComponentChildren;
  /** What the bar shows while another player is to move. */
  readonly waiting?: Omit<Waiting['waiting'], 'moves'>;
  /** The outcome, if the game ended early. */
  readonly ending?: EarlyEnding | null;
  readonly facts?: ComponentChildren;
  readonly onward?: ComponentChildren;
}

export interface TableViewProps {
  readonly table: TableController;
  readonly plan?: PlanTable;
  readonly ui: Ui;
  readonly botWorker: ThinkingWorker;
  readonly language: Language;
  readonly onLeave: () => void;
  /** Starts another game; null for a spectator. */
  readonly onAgain?: (() => void) | null;
  /** Opens how people fared against each other; absent where no other page is to be opened. */
  readonly onRivals?: (names: readonly string[]) => void;
  readonly onRules: (rule?: string) => void;
  readonly coachMarks?: ReadonlySignal<readonly HighlightView[]>;
  readonly sharer: Sharer;
  readonly onPlayOn: Starter;
  /** Stores a watched game in this browser; null if it is stored already. */
  readonly onKeep?: (() => boolean) | null;
  readonly extras?: Extras;
  readonly opening?: string;
  readonly title?: string;
  /** A bar over the board, which reports how many pixels it covers. */
  readonly bar?: (onCover: (pixels: number) => void) => ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The table: the board fills the window, and everything else is around it. */
export function TableView(props: TableViewProps) {
  const { table, plan, ui, language, children } = props;
  const words = language.words.value;
  const { camera, view, loupe, targets } = useBoard(props);
  const label = useComputed(() => language.words.value.board.label(table.shown.game.value.position.placed));
  const wide = useMedia(DESK);
  const covered = useMemo(() => computed(() => wide && coversColumn(ui.panel.value)), [wide]);
  const parts: PartProps = {
    ...props,
    wide,
    covered,
    camera,
    loupe,
    targets,
    view: view.board,
    words,
    hints: hintsAt(table.link, ui.assist.value),
  };
  return (
    <main
      class={`table fixed inset-0 ${useTheme(themeName(table.shown.game.value))}`}
      data-assist={ui.assist.value}
      data-plan={plan !== undefined}
      data-view-turn={camera.turn.value}
    >
      <h1 class="visually-hidden">{words.title}</h1>
      <Header {...parts} />
      <Board
        view={view.board}
        camera={camera}
        onIntent={(intent) => obey(intent, table, ui)}
        label={label.value}
        words={words.board}
      >
        <Loupe {...parts} view={view.draft} />
      </Board>
      {isFaulty(table) && <Faults table={table} words={words} onRules={props.onRules} />}
      <Cards {...parts} />
      <Minimap view={view.board} camera={camera} words={words} />
      <Overlays {...parts} />
      <Footer {...parts} />
      {wide && (
        <div class="story overflow-y-auto wide-only" inert={covered}>
          {hasMoves(table) && <Story {...parts} />}
        </div>
      )}
      {wide && props.extras?.side}
      <Panels {...parts} />
      <Flights table={table} ui={ui} camera={camera} view={view.board} />
      <NoticeLine ui={ui} words={words} />
      {children}
      <Announcer
        {...{ table, ui, words }}
        opening={props.opening ?? (plan && words.plan.heading)}
        title={props.title}
      />
    </main>
  );
}

/** Camera and picture of the board, and the listeners that live as long as the table is shown. */
function useBoard({ table, ui, language, coachMarks }: TableViewProps) {
  const camera = useMemo(() => new Camera(), [table]);
  const { loupe, targets, ...view } = useMemo(
    () => withLoupe(table, withMarks(boardViewOf(table, language.words, ui), coachMarks), camera),
    [table],
  );
  // Before the first paint: a key pressed as soon as the table is seen must not be lost.
  useLayoutEffect(() => listenToKeys(window, table, ui, camera), [table]);
  // A layout effect, so that it is gone when a sheet removed with the whole table gives the focus back.
  useLayoutEffect(() => closeSheetOverFocus(window, ui), []);
  useEffect(() => showChosenCell(table, camera), [table]);
  useEffect(() => showScoring(table, camera), [table]);
  useEffect(() => showHint(table, camera), [table]);
  // While one looks back nobody presses a cell, so that all of the board is shown in a low window too.
  useLayoutEffect(
    () => table.shown.looksBack.subscribe((past) => (camera.leastTile = past ? TILE_PX.min / 2 : TILE_PX.min)),
    [table],
  );
  useLayoutEffect(() => ui.turning.subscribe((turning) => camera.turnByItself(turning === 'auto')), [table]);
  return { camera, view, loupe, targets };
}

type PartProps = TableViewProps & {
  readonly wide: boolean;
  /** Whether a sheet lies over the upper part of the side column. */
  readonly covered: ReadonlySignal<boolean>;
  readonly camera: Camera;
  readonly view: ReadonlySignal<BoardView>;
  readonly loupe: LaterLoupe;
  readonly targets: ReadonlySignal<readonly Box[]>;
  readonly words: Catalogue;
  readonly hints: Hints;
};

function Header({ table, ui, words, hints, extras, covered }: PartProps) {
  return (
    <header class="top row" inert={covered}>
      <div class="standings stack grid-cols-1 flex-1 relative self-stretch">
        <Players table={table} words={words} hints={hints} ofSeat={extras?.ofSeat} />
        <ScoreTrack table={table} words={words} hints={hints} />
        <button
          type="button"
          class="track-open bare absolute inset-0"
          aria-label={words.score.track}
          title={words.score.track}
          aria-expanded={ui.panel.value === 'scores'}
          onClick={() => toggleSheet(ui, 'scores')}
        />
      </div>
      <Tools table={table} ui={ui} words={words}>
        {extras?.tools}
      </Tools>
    </header>
  );
}

/** Cards about one place of the board: a battle, its odds, realms under the pointer, the legend. */
function Cards({ table, plan, bar, ui, words, wide, camera, loupe, targets, view, hints }: PartProps) {
  const size = useComputed(() => `${camera.frame.value.width} ${camera.frame.value.height}`);
  const attacks = hints.odds ? attacksOf(table) : [];
  const told = attacks.length > 0 && (wide || ui.odds.value);
  const ports = { table, camera, loupe, targets };
  useLayoutEffect(() => {
    if (attacks.length === 0) ui.odds.value = false;
    else if (!told) showAttack(ports);
  }, [attacks.length, told, size.value, table.turn.chosen.value]);
  return (
    <>
      {!table.shown.looksBack.value && (
        <>
          {isBattle(table.shown.timeline.frame.value.cue) && (
            <Battle
              {...{ table, ui, words, camera }}
              onCover={(covered) => showBattle(camera, view.value.contest?.cells ?? [], covered)}
            />
          )}
          {hasBattles(table) && plan === undefined && bar === undefined && (
            <BattleRecap
              {...{ table, words }}
              onCover={(top) => camera.cover('recap', top > 0 ? { ...NO_INSETS, top } : null)}
            />
          )}
        </>
      )}
      {told && (
        <OddsCard
          key={`${size.value} ${attacks.length}`}
          {...{ table, words, attacks }}
          edgeFor={(size) => edgeForAttack(ports, size)}
          onGone={() => camera.cover('attack', null)}
        />
      )}
      {table.turn.pointed.value !== null && <RealmCards table={table} ui={ui} words={words} />}
      {HINTS[ui.assist.value].legend && <Legend words={words} />}
    </>
  );
}

/** Overlays of the whole board: the sandbox's bar, passing the device on, the results. */
function Overlays(props: PartProps) {
  const { table, plan, bar, ui, words, camera, extras, onLeave } = props;
  const past = table.shown.looksBack.value;
  const onCover = (top: number) => {
    camera.cover('bar', { ...NO_INSETS, top });
    // Without a draft the board is fitted again, so that no cell stays under the bar, even if one has the focus.
    if (table.turn.drafted.peek() === null) camera.refit();
  };
  return (
    <>
      {bar?.(onCover)}
      {plan !== undefined && (
        <PlanBar plan={plan} words={words} onClose={() => (ui.planning.value = false)} onCover={onCover} />
      )}
      {!past && plan === undefined && bar === undefined && <HandOver table={table} ui={ui} words={words} />}
      {!past && isExtra(table.shown.game.value) && <SecondTurn table={table} words={words} />}
      {!past && bar === undefined && (table.shown.game.value.position.phase === 'over' || extras?.ending != null) && (
        <End
          {...props}
          ending={extras?.ending ?? null}
          facts={extras?.facts}
          onFresh={onLeave}
          onShare={() => (ui.panel.value = 'share')}
          onReview={() => (ui.reviewing.value = 0)}
        >
          {extras?.onward}
        </End>
      )}
    </>
  );
}

/** Below the board: the bar of the replay, a step of the final scoring, or the hand. */
function Footer(props: PartProps) {
  const { table, ui, words, hints, loupe, extras, onRules } = props;
  if (table.shown.looksBack.value) return <ReplayBar {...props} words={words} />;
  if (table.shown.timeline.waiting.value) return <FinalTour table={table} words={words} onRules={onRules} />;
  if (extras?.ending != null) return null;
  if (extras?.hand != null) return <>{extras.hand}</>;
  const waiting = {
    ...(extras?.waiting ?? { text: null, end: null }),
    moves: !props.wide && hasMoves(table) ? <LastMoves {...props} /> : null,
  };
  return (
    <Hand
      {...{ table, ui, words, hints, waiting }}
      loupe={loupe.form.value}
      attacks={!props.wide && hints.odds && attacksOf(table).length > 0}
      onHint={() => (ui.panel.value = 'hint')}
    />
  );
}

/** Whether a sheet covers the players and the log in the side column; dialogs and the scoring board cover other parts. */
function coversColumn(sheet: SheetName | null): boolean {
  return sheet !== null && !['chat', 'share', 'play-on', 'scores'].includes(sheet);
}

function attacksOf({ turn: { drafted, action } }: TableController): readonly Attack[] {
  const [game, chosen] = [drafted.value, action.value];
  return game === null || chosen === null ? [] : forecastOf(game, chosen).attacks;
}

const hasMoves = ({ shown: { game } }: TableController): boolean => game.value.position.placed > 1;

const hasBattles = ({ shown: { history } }: TableController): boolean =>
  history.value.some(({ type }) => type === 'battle');

/** The board with the marks of the coach: on tiles, and on the spot for a meeple that it recommends. */
function withMarks(
  view: ReadonlySignal<BoardView>,
  coachMarks: ReadonlySignal<readonly HighlightView[]> | undefined,
): ReadonlySignal<BoardView> {
  return coachMarks === undefined ? view : computed(() => markedView(view.value, coachMarks.value));
}

function markedView(view: BoardView, marks: readonly HighlightView[]): BoardView {
  const advised = marks.find(({ spot }) => spot !== undefined)?.spot;
  const spots = view.spots.map((spot) => ({ ...spot, advised: spot.number === advised }));
  return {
    ...view,
    highlights: [...view.highlights, ...marks],
    life: [...(view.life ?? []), ...marks.flatMap(guidesOf)],
    spots: advised === undefined ? view.spots : spots,
    advisesNone: advised === 0,
  };
}

/** The lights of a mark; without any, light that closes on its cells. */
const guidesOf = ({ id, cells, life }: HighlightView): readonly LifeView[] =>
  life ??
  cells.map(({ x, y }) => ({ id: `${id} ${x},${y}`, kind: 'guide', way: [{ u: x * 100 + 50, v: y * 100 + 50 }] }));

/** What the loupe shows, and the board without the spots that are on the loupe's enlarged tile. */
function withLoupe(table: TableController, draft: ReadonlySignal<BoardView>, camera: Camera) {
  const targets = computed(() => attackTargets(table));
  const loupe = laterLoupe(draft);
  // In the steps of the spots, so that they are not placed again in every frame of a zoom.
  const scale = computed(() => Math.round(camera.pose.value.scale * STEPS) / STEPS);
  const board = computed(() => {
    const { value: form } = loupe.form;
    if (form === 'tall' || form === 'wide') return { ...draft.value, spots: [] };
    return withSpreadSpots(draft.value, scale.value);
  });
  return { draft, board, loupe, targets };
}

/** Asking what fits a cell opens the remaining tiles; every other intent goes to the table. */
function obey(intent: BoardIntent, table: TableController, ui: Ui): void {
  if (intent.type === 'ask') ui.tileQuery.value = { kind: null, cell: intent.cell };
  else table.intent(intent);
}

const isFaulty = ({ link, turn }: TableController): boolean => link.fault.value !== null || turn.refusal.value !== null;
