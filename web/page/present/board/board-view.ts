import type {
  BoardCell,
  BoardView,
  GhostView,
  HighlightView,
  LegalCellView,
  MeepleView,
  RankedView,
  SpotView,
} from '@asteroute/board/model/state.ts';
import type { LikelyReply } from '@asteroute/bots';
import { boardTiles, drawnTile, type Game, type GameEvent, xOf, yOf } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { chanceText } from '@asteroute/words/grammar.ts';
import { computed, type ReadonlySignal } from '@preact/signals';
import { tracesOf } from '../../analysis/fights.ts';
import type { TableController } from '../../match/controller.ts';
import {
  type Effect,
  effectOf,
  heldRotationAt,
  meepleFor,
  type PlacementOption,
  type Spot,
  spotForecast,
} from '../../match/draft.ts';
import { GREAT } from '../../match/playback/director.ts';
import { isBattle } from '../../match/playback/timeline.ts';
import { HINTS, type Hints } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import {
  cellsMiddle,
  colorOf,
  meepleViews,
  ownedViews,
  pointOf,
  poseOf,
  shapeViews,
  sideColor,
  tileViews,
} from '../appearance.ts';
import { fitText } from '../choices/fit-words.ts';
import { spotLabel } from '../choices/spot-words.ts';
import { chosenCellText } from '../choices/turn-text.ts';
import { eventText, figureLabel, formulaText, sumsOf } from '../event-text.ts';
import { iconOf } from '../realm-icon.ts';
import { drawnSprite } from '../tile-sprite.ts';
import { tileLabel } from '../tile-text.ts';
import { contestView, traceViews } from './battle-view.ts';
import { completedSides } from './completed.ts';
import { lifeViews } from './life.ts';
import { asksAll, marksOf, ownSide, realmWith } from './marks.ts';
import { rankedTiles } from './ranked-tiles.ts';

const NO_EFFECT: Effect = { completes: false, completed: [], battle: false, events: [] };

/** The view model of the board, computed from the table; it holds no state. */
export function boardViewOf(
  table: TableController,
  language: ReadonlySignal<Catalogue>,
  ui: Ui,
): ReadonlySignal<BoardView> {
  const hints = computed(() => HINTS[ui.assist.value]);
  const tiles = computed(() => {
    const [game, words] = [table.shown.game.value, language.value];
    return tileViews(game, (tile) => tileLabel(words, game, tile));
  });
  const empty = computed(() =>
    table.turn.placements.value.map((opening) => legalView(table, language.value, hints.value, opening)),
  );
  const legal = computed(() => {
    const own = chosenCellText(language.value, table);
    return own === null
      ? empty.value
      : empty.value.map((cell) => (isAt(cell, own) ? { ...cell, label: own.text } : cell));
  });
  const spots = computed(() =>
    table.turn.spots.value.map((spot, index) => spotView(table, language.value, hints.value, [spot, index])),
  );
  const traces = computed(() => tracesOf(table.shown.game.value, table.shown.history.value));
  const life = computed(() => lifeViews(table.shown.game.value));
  const spoken = computed(() => spokenViews(table));
  const marks = computed(() => marksOf(table, ui, language.value, theirTile(table)));
  return computed(() => ({
    tiles: tiles.value,
    meeples: [...settledMeeples(table, language.value), ...draftMeeple(table)],
    legal: legal.value,
    focus: table.turn.draft.value.cell === null ? (table.turn.placements.value[0] ?? null) : null,
    ghost: ghostView(table),
    ranked: suggestedTiles(table),
    spots: spots.value,
    owned: ui.owners.value ? shownOwners(table) : ownedViews(table.shown.game.value, table.turn.inspected.value),
    ...traceViews(table.shown.game.value, traces.value, language.value),
    contest: contestView(table),
    marks: marks.value,
    asks: asksAll(ui),
    life: life.value,
    highlights: [...highlights(table, language.value), ...spoken.value],
    reducedMotion: ui.still.value,
    calm: ui.calm.value,
  }));
}

/** The tile in the hand of a player elsewhere, or of a bot; null while nothing is drawn or events are shown. */
export function theirTile({ mine, shown: { game, timeline } }: TableController): string | null {
  return mine.value || timeline.busy.value ? null : drawnTile(game.value);
}

/** The owners of all realms: while events are played those before them, so that no battle is told before its dice. */
const shownOwners = ({ shown }: TableController) => ownedViews(shown.before.value ?? shown.game.value);

function settledMeeples(table: TableController, words: Catalogue): MeepleView[] {
  const game = table.shown.game.value;
  return meepleViews(game, table.shown.leaving.value, (figure) => figureLabel(words, game, figure));
}

function draftMeeple(table: TableController): MeepleView[] {
  const game = table.turn.drafted.value;
  const spot = table.turn.chosen.value;
  if (game === null || spot === null) return [];
  const color = colorOf(game, game.position.seat);
  return [
    {
      id: 'draft',
      color,
      pose: poseOf(game.rules.meeples[meepleFor(table.turn.draft.value, spot)].name, spot.place.kind),
      at: spotPoint(table, spot),
      label: '',
      draft: true,
    },
  ];
}

function legalView(table: TableController, words: Catalogue, hints: Hints, opening: PlacementOption): LegalCellView {
  const { x, y, rotations } = opening;
  const game = table.shown.game.value;
  const effect = hints.cells ? effectOf(game, opening) : NO_EFFECT;
  const { completed, battle, events } = effect;
  const told = new Set(events.map((event) => eventText(words, game, event)));
  const own = ownSide(table);
  return {
    x,
    y,
    rotations: rotations.length,
    label: [fitText(words, opening, effect), ...told].join('. '),
    completes: completedSides(game, opening, completed),
    stake: completed.some(({ sides }) => sides.some((side) => side === own)),
    battle,
  };
}

const isAt = (cell: BoardCell, { x, y }: BoardCell): boolean => cell.x === x && cell.y === y;

function ghostView(table: TableController): GhostView | null {
  const { cell, rotation } = table.turn.draft.value;
  const option = cell === null ? table.turn.hover.value : table.turn.placements.value.find((one) => one.cell === cell);
  if (option == null) return null;
  const { x, y, rotations } = option;
  const shown = cell === null ? heldRotationAt(table.shown.game.value, option, rotation) : rotation;
  return {
    x,
    y,
    tile: drawnSprite(table.shown.game.value),
    rotation: shown,
    rotations: rotations.length,
    shown: [...rotations].sort((a, b) => a - b).indexOf(shown),
    chosen: cell !== null,
  };
}

function suggestedTiles({ suggested, shown: { game } }: TableController): RankedView[] {
  const ways = suggested.value.flatMap(({ place }, index) =>
    place === null ? [] : [{ place, rank: index + 1, played: false }],
  );
  return ways.length === 0 ? [] : rankedTiles(game.value, ways, null);
}

/** The position of a spot, beside the meeples that stand there already. */
function spotPoint(table: TableController, spot: Spot) {
  const standing = spot.realm.figures.length;
  return pointOf(table.turn.drafted.value ?? table.shown.game.value, spot.place, standing, standing + 1);
}

function spotView(
  table: TableController,
  words: Catalogue,
  hints: Hints,
  [spot, index]: readonly [Spot, number],
): SpotView {
  return {
    id: String(index + 1),
    at: spotPoint(table, spot),
    kind: iconOf(spot.place.kind),
    number: index + 1,
    label: spotLabel(table, words, hints, spot),
    points: spotPoints(table, words, hints, spot),
    attack: spot.held === 'rival',
    selected: table.turn.chosen.value === spot,
    confirms: table.confirmsAgain,
  };
}

/** Short text beside a spot: the points that it brings by itself in this turn, or the chance to win the battle. */
function spotPoints(table: TableController, words: Catalogue, hints: Hints, spot: Spot): string {
  const game = table.turn.drafted.value;
  if (game === null) return '';
  const { points, attack, side } = spotForecast(game, table.turn.draft.value, spot);
  if (attack === null) return hints.worth && points > 0 ? words.score.plus(points) : '';
  const own = attack.sides.find(({ reasons }) => reasons.side === side);
  if (own === undefined || !hints.odds) return '';
  return chanceText(words.tag, own.win);
}

/** The realm that is being scored, or one a person wants to see again. */
function highlights(table: TableController, words: Catalogue): HighlightView[] {
  const game = table.shown.game.value;
  const shown = table.highlighted.value;
  // A placed tile is highlighted only on request; while it is being placed its ring is enough.
  if (shown?.type === 'placed') {
    const at = cellsMiddle([shown]);
    return [{ id: 'placed', cells: [shown], at, text: '', formula: '', color: colorOf(game, shown.seat) }];
  }
  const { cue, hush, moment } = table.shown.timeline.frame.value;
  const weight = moment?.weight ?? 0;
  return lit(table).flatMap((event) =>
    highlightOf(game, words, event).map((view) => {
      if (table.shown.looksBack.value || (event !== cue && event !== hush)) return view;
      // While the table is still, the realm is lit but its points are not told.
      return { ...view, weight, great: weight >= GREAT, ...(event === hush && { text: '' }) };
    }),
  );
}

/** The realms that the reasons for a turn are about, as far as they are on the shown board. */
function spokenViews({ spoken, shown }: TableController): HighlightView[] {
  const game = shown.game.value;
  const { places = [], answer = null } = spoken.value ?? {};
  const realms = places.flatMap((place) => realmWith(game, place) ?? []);
  const once = new Map(realms.map((realm) => [JSON.stringify(realm.places[0]), realm]));
  const lit = [...once].map(([key, realm]): HighlightView => {
    const color = realm.holders.length === 1 ? sideColor(game, realm.holders[0]) : 'none';
    const shapes = shapeViews(boardTiles(game), game, realm);
    const cells = realm.places.map(({ x, y }) => ({ x, y }));
    return { id: `spoken ${key}`, cells, shapes, at: cellsMiddle(cells), text: '', formula: '', color };
  });
  return answer === null ? lit : [...lit, answerView(game, answer)];
}

/** The cell of a likely answer, in the colour of whoever would give it. */
export function answerView(game: Game, { seat, cell }: LikelyReply): HighlightView {
  const cells = [{ x: xOf(cell), y: yOf(cell) }];
  return { id: 'answer', cells, at: cellsMiddle(cells), text: '', formula: '', color: colorOf(game, seat) };
}

/** The events to highlight: the current one, one chosen in the log, or in a replay all events of the shown ply. */
function lit({ highlighted, shown: { timeline, replay } }: TableController): readonly GameEvent[] {
  if (highlighted.value !== null) return [highlighted.value];
  if (replay.at.value !== null) return replay.step.value?.events ?? [];
  const { cue, hush } = timeline.frame.value;
  const event = cue ?? hush;
  return event === null || isBattle(event) ? [] : [event];
}

/** The tiles that an event is about, with the sum that it pays. */
export function highlightOf(game: Game, words: Catalogue, event: GameEvent): HighlightView[] {
  if (event.type === 'battle') {
    return [{ id: 'battle', cells: [event.at], at: pointOf(game, event.at), text: '', formula: '', color: 'none' }];
  }
  if (event.type !== 'scored') return [];
  const { side } = event.shares[0];
  const realm = realmWith(game, event.at);
  return [
    {
      id: `${event.at.x},${event.at.y},${event.at.side},${event.at.kind}`,
      cells: event.cells,
      ...(realm && { shapes: shapeViews(boardTiles(game), game, realm) }),
      at: pointOf(game, event.at),
      text: sumsOf(event)
        .map(({ formula }) => words.score.plus(formula.points))
        .join(' · '),
      formula: formulaText(words, event),
      color: sideColor(game, side),
    },
  ];
}
