/** Draws the meeples on the board and animates their arrival and departure. */

import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isLarge, meepleId, pieceBox } from '../art/piece.ts';
import { meepleIn, meepleLeave } from '../model/anim.ts';
import { arriving, leaving } from '../model/changes.ts';
import type { MeepleView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';
import { useEntrance } from './tile.ts';

const RADIUS = { small: 24, large: 33 } as const;

/** How far above its place a conqueror stands, in board units, so that the planet under its feet stays in sight. */
const RAISED = 17;

type Phase = 'stays' | 'arrives' | 'leaves';

interface SpriteProps {
  readonly meeple: MeepleView;
  readonly phase: Phase;
  readonly onGone?: () => void;
}

function animate(element: Element, { phase, onGone }: SpriteProps): void {
  if (phase === 'arrives') meepleIn(element);
  if (phase === 'leaves') meepleLeave(element).finished.then(onGone, onGone);
}

function MeepleSprite(props: SpriteProps) {
  const { color, pose, at, draft } = props.meeple;
  const size = pieceBox(pose);
  const raised = pose === 'conqueror' ? RAISED : 0;
  const inner = useEntrance<SVGGElement>(false, (element) => animate(element, props));
  return (
    <g
      class="board-meeple"
      style={{ transform: `translate(${at.u}px, ${at.v}px)` }}
      data-draft={draft}
      data-piece={props.meeple.id}
    >
      <g ref={inner} class="board-upright">
        <use href={`#${meepleId(color, pose)}`} x={-size / 2} y={-size / 2 - raised} width={size} height={size} />
        {draft && <circle cy={-raised} r={isLarge(pose) ? RADIUS.large : RADIUS.small} pathLength="24" />}
      </g>
    </g>
  );
}

function useLeaving(meeples: readonly MeepleView[], still: boolean) {
  const before = useRef<readonly MeepleView[]>(meeples);
  const [gone, setGone] = useState<readonly MeepleView[]>([]);
  const arrives = still ? new Set<string>() : arriving(before.current, meeples);
  useLayoutEffect(() => {
    const left = still ? [] : leaving(before.current, meeples);
    before.current = meeples;
    if (left.length > 0) setGone((all) => [...all, ...left]);
  }, [meeples, still]);
  const forget = (id: string): void => setGone((all) => all.filter((meeple) => meeple.id !== id));
  return { gone, arrives, forget };
}

export function MeepleLayer({ view, still }: LayerProps) {
  const { meeples } = view.value;
  const { gone, arrives, forget } = useLeaving(meeples, still.value);
  return (
    <g class="board-meeples">
      {meeples.map((meeple) => (
        <MeepleSprite key={meeple.id} meeple={meeple} phase={arrives.has(meeple.id) ? 'arrives' : 'stays'} />
      ))}
      {gone.map((meeple) => (
        <MeepleSprite key={`gone ${meeple.id}`} meeple={meeple} phase="leaves" onGone={() => forget(meeple.id)} />
      ))}
    </g>
  );
}
