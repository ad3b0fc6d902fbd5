import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { TimelineFrame } from '../../match/playback/timeline.ts';
import type { Air } from './takeoff.ts';

/** The pictures that fly over the table. They delay nothing: actions during a flight take effect at once. */
export function Flights(props: Omit<Air, 'layer'>) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    () => (layer.current === null ? undefined : attach({ ...props, layer: layer.current })),
    [props.table],
  );
  return <div ref={layer} class="flights fixed inset-0 pointer-events-none" aria-hidden="true" />;
}

type Takeoff = typeof import('./takeoff.ts');

/** The drawing of flights, which is loaded with the first one; that one starts when it is there. */
let takeoff: Takeoff | null = null;

function withTakeoff(run: (flights: Takeoff) => void): void {
  if (takeoff !== null) return run(takeoff);
  import('./takeoff.ts').then(
    (loaded) => {
      takeoff = loaded;
      run(loaded);
    },
    // Without it nothing flies, and the table is as it would be afterwards.
    () => {},
  );
}

/** Whether anything may fly: not with reduced motion, on a hidden page or in a replay. */
const mayFly = ({ ui, table }: Air): boolean =>
  !ui.calm.peek() && !document.hidden && table.shown.replay.at.peek() === null;

function attach(air: Air): () => void {
  const { table } = air;
  let before = table.shown.timeline.frame.peek();
  // In the next frame, when the page shows what has happened: pictures start from and cover visible elements.
  const later = (run: (flights: Takeoff) => void) =>
    requestAnimationFrame(() => mayFly(air) && withTakeoff((flights) => mayFly(air) && run(flights)));
  const stops = [
    table.shown.timeline.frame.subscribe((now) => {
      const [was, ended] = [before, before.cue];
      before = now;
      if (now === was || isSkip(was, now)) return;
      const { cue, moment } = now;
      if (cue === null && !(ended !== null && 'returned' in ended)) return;
      later((flights) => {
        if (ended !== null && 'returned' in ended) for (const figure of ended.returned) flights.walkHome(air, figure);
        if (cue !== null) flights.startFlights(air, cue, moment);
      });
    }),
    onChange(
      () => table.mine.value,
      (mine) => mine && later((flights) => flights.flyDrawnTile(air)),
      table.mine,
    ),
    onChange(
      () => table.turn.draft.value.cell,
      (cell) => cell !== null && later((flights) => flights.draftTile(air)),
      table.turn.draft,
    ),
    onChange(
      () => JSON.stringify([table.turn.action.value, table.turn.draft.value.cell]),
      () => table.turn.action.peek()?.type === 'deploy' && later((flights) => flights.draftMeeple(air)),
      table.turn.action,
    ),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Calls back when a value has changed; not for the initial value. */
function onChange<T>(read: () => T, run: (value: T) => unknown, source: ReadonlySignal<unknown>): () => void {
  let before = read();
  return source.subscribe(() => {
    const now = read();
    if (now === before) return;
    before = now;
    run(now);
  });
}

/** Whether events were skipped between two frames. */
function isSkip(was: TimelineFrame, now: TimelineFrame): boolean {
  return was.pending.length > 0 && (now.cue ?? now.hush) !== was.pending[0];
}
