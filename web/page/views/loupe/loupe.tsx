// biome-ignore-all lint/a11y/useSemanticElements: a fieldset cannot be laid over a board
// biome-ignore-all lint/a11y/noSvgWithoutTitle: the pictures on a control are hidden; its label says it all

import { useLive } from '@asteroute/board/input/live.ts';
import { SpotFace } from '@asteroute/board/layers/controls.tsx';
import { EdgeLayer, GhostLayer, TileLayer } from '@asteroute/board/layers/layers.tsx';
import { MeepleLayer } from '@asteroute/board/layers/meeples.tsx';
import { spotKey } from '@asteroute/board/model/focus.ts';
import { centreOf, TILE, turnPoint } from '@asteroute/board/model/projection.ts';
import type { BoardView, GhostView, SpotView } from '@asteroute/board/model/state.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { computed, type ReadonlySignal, signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TableController } from '../../match/controller.ts';
import { meepleFor } from '../../match/draft.ts';
import { colorOf, poseOf } from '../../present/appearance.ts';
import { spotLabel, spotWords } from '../../present/choices/spot-words.ts';
import { IconButton, Piece } from '../controls/parts.tsx';
import { DESK, useMedia } from '../layout.ts';
import { KindSwitch } from './choices.tsx';
import type { LoupeForm } from './place.ts';
import { type LensPoint, SPOT_STEP, spreadSpots } from './spread.ts';
import { type LoupeProps, type LoupeState, loupeOf } from './state.ts';
import { touchedTiles } from './targets.ts';
import { anywayText, confirmText, promptText } from './turn-words.ts';

type Props = Omit<LoupeProps, 'loupe'> & { readonly loupe: LoupeState };

/** Pixels per board unit: the tile is 160 pixels wide. */
const ZOOM = 1.6;
/** A form with an enlarged tile. */
type LensForm = Exclude<LoupeForm, 'bar'>;

/** The window on the board in each form, in pixels. */
const LENS: Readonly<Record<LensForm, LensPoint>> = { tall: { x: 212, y: 176 }, wide: { x: 192, y: 180 } };
/** The least distance of a spot's centre from the edge of the lens, in pixels. */
const EDGE = 24;
/** The distance from its feature, in pixels, beyond which a moved spot is connected to it by a line. */
const TIED = 14;
const STILL = signal(true);

/** Beside the chosen cell. A tile that is small on the board is enlarged in it. */
export function OpenLoupe(props: LoupeProps) {
  const { view, camera, targets, table, loupe } = props;
  useLayoutEffect(() => {
    const beside = computed(() => touchedTiles(table));
    loupe.state.value ??= loupeOf({ view, camera, targets, beside });
  }, [loupe]);
  const state = loupe.state.value;
  const { ghost } = view.value;
  if (state === null || state.form.value === null || ghost === null) return null;
  return <Open key={`${ghost.x},${ghost.y}`} {...props} loupe={state} ghost={ghost} />;
}

type Root = { readonly current: HTMLDivElement | null };

type OpenProps = Props & { readonly ghost: GhostView };

/** Whether the hand lists the same choices, so that the loupe has a second button for each. */
type Listed = { readonly listed: boolean };

function Open(props: OpenProps) {
  const { loupe, words, table, ghost } = props;
  const root = useRef<HTMLDivElement>(null);
  const form = loupe.form.value ?? 'tall';
  const flipped = useComputed(() => loupe.place.value?.flipped ?? false).value;
  const listed = form === 'bar';
  const pointed = usePointed(root, table);
  usePlace(root, loupe);
  return (
    <div
      ref={root}
      class="loupe floating shadow-lg rounded-lg stack"
      role="group"
      aria-label={words.turn.choose}
      data-own-clicks
      data-form={form}
      data-flipped={flipped}
      data-color={colorOf(table.shown.game.value, table.shown.game.value.position.seat)}
      data-still={props.view.value.reducedMotion}
      onPointerDown={(event) => startMove(event, loupe)}
    >
      <div class="loupe-ways flex flex-wrap gap-1">
        <Turns {...{ table, words, ghost }}>
          <Others {...props} listed={listed} />
          {form === 'bar' && <Settle {...props} />}
        </Turns>
      </div>
      {form !== 'bar' && <Lens {...props} form={form} listed={listed} />}
      <Say {...props} pointed={pointed.value} />
      {form !== 'bar' && (
        <div class="loupe-end flex flex-1 self-stretch gap-1">
          <Settle {...props} />
        </div>
      )}
    </div>
  );
}

/** The kind of meeple, and the button that confirms where the hand has none. */
function Settle({ table, words }: OpenProps) {
  return (
    <>
      <KindSwitch table={table} words={words} />
      {useMedia(DESK) && (
        <IconButton
          icon="check"
          name={confirmText(table, words)}
          class="primary loupe-go"
          disabled={table.turn.action.value === null}
          onClick={() => table.confirm()}
        />
      )}
    </>
  );
}

/** The two buttons that rotate the tile, with `children` between them. */
function Turns(props: Pick<OpenProps, 'table' | 'words' | 'ghost'> & { readonly children?: ComponentChildren }) {
  const { table, words, ghost, children } = props;
  if (ghost.rotations < 2) return <>{children}</>;
  const turn = { icon: 'rotate', class: 'loupe-turn' };
  return (
    <>
      <IconButton {...turn} name={words.turn.turnLeft} onClick={() => table.turn.rotate(-1)} />
      {children}
      <IconButton {...turn} name={words.turn.turnRight} onClick={() => table.turn.rotate(1)} />
    </>
  );
}

/** Moves the loupe with the pointer when it is pressed outside of its controls. */
function startMove(down: PointerEvent, loupe: LoupeState): void {
  const { currentTarget: root, target } = down;
  if (!(root instanceof HTMLElement) || !(target instanceof Element)) return;
  if (down.button !== 0 || target.closest('button, svg') !== null) return;
  const off = new AbortController();
  let { clientX: x, clientY: y } = down;
  const follow = (event: PointerEvent) => {
    loupe.moveBy({ x: event.clientX - x, y: event.clientY - y });
    ({ clientX: x, clientY: y } = event);
  };
  root.setPointerCapture(down.pointerId);
  root.addEventListener('pointermove', follow, { signal: off.signal });
  for (const end of ['pointerup', 'pointercancel'] as const)
    root.addEventListener(end, () => off.abort(), { signal: off.signal });
}

/** The spot to which pointer or focus moved since the last choice, on the board or the enlarged tile; null for none. */
function usePointed(root: Root, { turn }: TableController): ReadonlySignal<string | null> {
  const pointed = useSignal<string | null>(null);
  useLive(() => {
    void turn.draft.value;
    pointed.value = null;
  });
  useLayoutEffect(() => {
    const board = root.current?.parentElement;
    const off = new AbortController();
    const point = ({ target }: Event) => {
      const spot = target instanceof Element ? target.closest('.board-spot') : null;
      pointed.value = spot?.getAttribute('data-stop') ?? null;
    };
    for (const type of ['pointerover', 'focusin'] as const)
      board?.addEventListener(type, point, { signal: off.signal });
    return () => off.abort();
  }, []);
  return pointed;
}

/** Keeps the loupe beside its cell without rendering, and reports its size. */
function usePlace(root: Root, loupe: LoupeState): void {
  useLive(() => {
    const place = loupe.place.value;
    if (place === null) return;
    root.current?.style.setProperty('translate', `${Math.round(place.x)}px ${Math.round(place.y)}px`);
    root.current?.style.setProperty('min-block-size', `${loupe.heightOf(place.form)}px`);
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return;
    const measure = () => {
      const form = loupe.place.peek()?.form;
      if (form === undefined || form !== element.dataset.form) return;
      loupe.measured(form, { width: element.offsetWidth, height: element.offsetHeight });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
}

/**
 * The positions of the spots in pixels from the lens' centre: where their features are, and where there is room for
 * them.
 */
function placesOf(spots: readonly SpotView[], ghost: GhostView, turn: 0 | 1 | 2 | 3, form: LensForm) {
  const middle = centreOf(ghost);
  const due = spots.map(({ at }) => {
    const { u, v } = turnPoint({ u: at.u - middle.u, v: at.v - middle.v }, turn);
    return { x: u * ZOOM, y: v * ZOOM };
  });
  const half = { x: LENS[form].x / 2 - EDGE, y: LENS[form].y / 2 - EDGE };
  return { due, free: spreadSpots(due, { step: SPOT_STEP, half }) };
}

function Lens(props: OpenProps & Listed & { readonly form: LensForm }) {
  const { view, camera, table, words, hints, ghost, form, listed } = props;
  const { spots } = view.value;
  const { x, y } = LENS[form];
  const { due, free } = placesOf(spots, ghost, camera.turn.value, form);
  return (
    <div class="loupe-lens relative" style={{ '--px': 1 / ZOOM, '--view-turn': camera.turn.value, '--spot': 44 }}>
      <Picture view={view} camera={camera} ghost={ghost} size={{ x, y }} onTurn={() => table.turn.rotate(1)} />
      <svg
        class="loupe-ties absolute inset-0 pointer-events-none"
        viewBox={`${-x / 2} ${-y / 2} ${x} ${y}`}
        aria-hidden="true"
        focusable="false"
      >
        {due.map(
          (from, i) =>
            Math.hypot(from.x - free[i].x, from.y - free[i].y) >= TIED && (
              <g key={i}>
                <line x1={from.x} y1={from.y} x2={free[i].x} y2={free[i].y} />
                <circle cx={from.x} cy={from.y} r="3.5" />
              </g>
            ),
        )}
      </svg>
      {spots.map((spot, i) => (
        <SpotButton
          key={spot.id}
          {...{ table, words, hints, spot, listed }}
          at={{ x: x / 2 + free[i].x, y: y / 2 + free[i].y }}
        />
      ))}
    </div>
  );
}

/** The cell and a rim of its neighbours. A press on it turns the tile, as on the board. */
function Picture(props: Pick<OpenProps, 'view' | 'camera' | 'ghost'> & { size: LensPoint; onTurn: () => void }) {
  const { view, camera, ghost, size, onTurn } = props;
  const around = useComputed(() => nearBy(view.value));
  const middle = centreOf(ghost);
  const [width, height] = [size.x / ZOOM, size.y / ZOOM];
  return (
    <svg
      class="absolute inset-0"
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
      onClick={onTurn}
    >
      <g transform={`rotate(${camera.turn.value * 90}) translate(${-middle.u} ${-middle.v})`}>
        <EdgeLayer view={around} still={STILL} />
        <TileLayer view={around} still={STILL} />
        <GhostLayer view={around} still={STILL} />
        <MeepleLayer view={around} still={STILL} />
      </g>
    </svg>
  );
}

/** The part of the board that the lens shows; the meeple of the draft is drawn on its spot. */
function nearBy(view: BoardView): BoardView {
  const { ghost } = view;
  if (ghost === null) return view;
  const near = (x: number, y: number) => Math.abs(x - ghost.x) < 2 && Math.abs(y - ghost.y) < 2;
  return {
    ...view,
    tiles: view.tiles.filter(({ x, y }) => near(x, y)),
    meeples: view.meeples.filter(({ at, draft }) => !draft && near(Math.floor(at.u / TILE), Math.floor(at.v / TILE))),
  };
}

type SpotProps = Pick<Props, 'table' | 'words' | 'hints'> &
  Listed & {
    readonly spot: SpotView;
    readonly at: LensPoint;
  };

function SpotButton({ table, words, hints, spot, at, listed }: SpotProps) {
  const taken = table.turn.spots.value[spot.number - 1];
  if (taken === undefined) return null;
  const said = spotLabel(table, words, hints, taken);
  const game = table.shown.game.value;
  const meeple = game.rules.meeples[meepleFor(table.turn.draft.value, taken)].name;
  return (
    <button
      type="button"
      class={`board-spot ${listed ? '' : 'choice'}`}
      style={{ left: `${at.x}px`, top: `${at.y}px` }}
      aria-pressed={spot.selected}
      aria-label={spot.advised ? `${said}, ${words.turn.advised}` : said}
      data-attack={spot.attack}
      data-advised={spot.advised}
      data-stop={spotKey(spot.id)}
      onClick={(event) => {
        // The second click of a double click may have been meant for the tile.
        if (event.detail < 2) table.choose(spot.number);
      }}
    >
      {spot.selected && <Piece color={colorOf(game, game.position.seat)} pose={poseOf(meeple, taken.place.kind)} />}
      <SpotFace spot={spot} />
    </button>
  );
}

/** For the spot pointed at or chosen, else for the next decision. What the tile earns in any case is told only here. */
function Say({ table, words, hints, view, pointed }: OpenProps & { readonly pointed: string | null }) {
  const number = view.value.spots.find(({ id }) => spotKey(id) === pointed)?.number;
  const spot = number === undefined ? table.turn.chosen.value : (table.turn.spots.value[number - 1] ?? null);
  const said = spot === null ? null : spotWords(table, words, hints, spot);
  return (
    <p class="loupe-say stack gap-0 text-center text-sm overflow-hidden" aria-hidden="true">
      <b class="capitalize-first">
        {said === null ? unspoken(table, words) : [said.name, said.extra].filter(Boolean).join(', ')}
      </b>
      {said !== null && <span class="text-muted">{said.worth}</span>}
      <span class="text-muted">{anywayText(table, words, hints)}</span>
    </p>
  );
}

function unspoken(table: TableController, words: Catalogue): string {
  const choice = table.turn.draft.value.choice?.type;
  if (choice === 'recall') return words.turn.recall;
  const prompts = table.turn.spots.value.length === 0 && !table.turn.recallable.value;
  // The button that is pressed says that no meeple goes.
  return choice === 'none' && !prompts ? '' : promptText(table, words);
}

/** The choices other than spots: no meeple, and taking one back. */
function Others({ table, words, view, listed }: OpenProps & Listed) {
  const choice = table.turn.draft.value.choice?.type;
  const chooses = listed ? '' : 'choice';
  if (table.turn.spots.value.length === 0 && !table.turn.recallable.value) return null;
  return (
    <>
      <button
        type="button"
        class={`${chooses} loupe-none`}
        aria-pressed={choice === 'none'}
        data-advised={view.value.advisesNone}
        onClick={() => table.choose(0)}
      >
        {words.turn.none}
      </button>
      {table.turn.recallable.value && (
        <IconButton
          icon="recall"
          name={words.turn.recall}
          class={`${chooses} recall`}
          aria-pressed={choice === 'recall'}
          onClick={() => table.turn.recall()}
        />
      )}
    </>
  );
}
