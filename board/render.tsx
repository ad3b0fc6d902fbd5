/** The board widget: one layer under one CSS transform, and its controls. */
import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import './board.css';
import './life.css';
import './painted.css';
import './battles.css';
import { useAutoFit, useScreenSizes, useSize, useStill, useTransform } from './input/live.ts';
import { attachPointer, type BoardPorts } from './input/pointer.ts';
import { stopOf, useRoving } from './input/roving.ts';
import { DarkLayer, PrizeLayer } from './layers/battles.tsx';
import { CellGrid, type ControlProps, MeepleLabels, SpotGroup, SumLayer } from './layers/controls.tsx';
import { EdgeLayer, GhostLayer, type LayerProps, TileLayer } from './layers/layers.tsx';
import { LifeLayer } from './layers/life.tsx';
import { CellLayer, MarkLayer, ScarLayer } from './layers/marks.tsx';
import { MeepleLayer } from './layers/meeples.tsx';
import { RankedLayer } from './layers/ranked.tsx';
import { FadedLayer, LitLayer, OwnedLayer } from './layers/realms.tsx';
import type { BoardWords } from './layers/words.ts';
import { allStops } from './model/focus.ts';
import { atRest } from './model/rest.ts';
import type { BoardIntent } from './model/state.ts';

export interface BoardProps extends BoardPorts {
  readonly label: string;
  readonly words: BoardWords;
  /** Content over the board, in screen pixels. */
  readonly children?: ComponentChildren;
}

function Picture({ children }: { readonly children: ComponentChildren }) {
  return (
    <svg class="board-picture" width="1" height="1" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/**
 * Three pictures, so that a change in one does not repaint the others. The edge of the map shares one with the tiles: a
 * fourth picture of the whole board slows panning from 60 frames a second to 15.
 */
function Painted(props: LayerProps) {
  return (
    <>
      <Picture>
        <EdgeLayer {...props} />
        <TileLayer {...props} />
        <FadedLayer {...props} />
      </Picture>
      <LifeLayer {...props} />
      <Picture>
        <OwnedLayer {...props} />
        <LitLayer {...props} />
        <CellLayer {...props} />
        <MarkLayer {...props} />
        <GhostLayer {...props} />
        <PrizeLayer {...props} />
      </Picture>
      <Picture>
        <MeepleLayer {...props} />
        <RankedLayer {...props} />
        <ScarLayer {...props} />
        <DarkLayer {...props} />
      </Picture>
    </>
  );
}

function Controls(props: ControlProps) {
  return (
    <>
      <CellGrid {...props} />
      <MeepleLabels {...props} />
      <SpotGroup {...props} />
      <SumLayer {...props} />
    </>
  );
}

/** Draws a view and reports intents. Another view or camera creates a new widget. */
export function Board(props: BoardProps) {
  const life = useRef({ props, count: 0 });
  const { props: before, count } = life.current;
  const same = before.view === props.view && before.camera === props.camera;
  life.current = { props, count: same ? count : count + 1 };
  return <Widget key={life.current.count} {...props} />;
}

function Widget({ view, camera, onIntent, label, words, children }: BoardProps) {
  const root = useRef<HTMLElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const listener = useRef(onIntent);
  listener.current = onIntent;
  const ports = { view, camera, onIntent: (intent: BoardIntent) => listener.current(intent) };
  const still = useStill(view, camera);
  const shown = useComputed(() => atRest(view.value));
  useAutoFit(view, camera);
  // Runs before the size is read: reading it computes all styles, and later changes would compute them twice.
  useScreenSizes(layer, view, useTransform(layer, camera));
  useSize(root, camera);
  const roving = useRoving(root, ports);
  useLayoutEffect(() => {
    const targetOf = (element: Element) => stopOf(view.peek(), element)?.target ?? null;
    return root.current ? attachPointer(root.current, { ...ports, targetOf }) : undefined;
  }, []);
  const tabIndex = useComputed(() => (allStops(view.value).length > 0 ? -1 : 0));
  return (
    <section ref={root} class="board" aria-label={label} tabIndex={tabIndex}>
      <div ref={layer} class="board-layer" data-still={still}>
        <Painted view={shown} still={still} />
        <Controls view={shown} still={still} words={words} roving={roving} />
      </div>
      {children}
    </section>
  );
}
