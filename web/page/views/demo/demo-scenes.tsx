import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { useEffect, useState } from 'preact/hooks';
import { useCurrentEffect } from '../../words/current-effect.ts';
import { demoScenes, type Scene } from './demo.ts';

export interface DemoProps {
  readonly theme: ThemeName;
  /** True if nothing may move: the board after the last turn is shown. */
  readonly still: boolean;
}

/** The turn that a game begins with, when it is already as wide as the page. */
const FIRST_TURN = 24;
/** Milliseconds between two turns, and how long the last turn stays. */
const [TURN_MS, END_MS] = [1600, 6000];

const NONE: readonly Scene[] = [];

export function DemoScenes({ theme, still }: DemoProps) {
  const scenes = useScenes(theme);
  const turn = useTurns(scenes, still);
  const shown = still ? scenes.at(-1) : scenes[turn];
  return (
    shown && (
      <div key={theme} class="demo-board" data-leaving={!still && turn === scenes.length - 1}>
        <SceneView scene={shown} />
      </div>
    )
  );
}

function SceneView({ scene: { tiles, meeples } }: { readonly scene: Scene }) {
  return (
    <>
      <svg class="demo-shadow" viewBox="0 0 100 100" aria-hidden="true" style={{ '--x': 0, '--y': 0 }}>
        <path d={tiles.map(({ x, y }) => `M${x * 100} ${y * 100}h100v106h-100z`).join('')} />
      </svg>
      {tiles.map(({ x, y, tile, rotation }) => (
        <svg
          key={`${x},${y}`}
          class="demo-tile"
          viewBox="0 0 100 100"
          aria-hidden="true"
          style={{ '--x': x, '--y': y }}
        >
          <g transform={`rotate(${rotation * 90} 50 50)`}>
            <rect width="100" height="100" rx="3" class="tile-ground" />
            <use href={`#tile-${tile}`} width="100" height="100" style={{ '--turn': rotation }} />
          </g>
        </svg>
      ))}
      {meeples.map(({ id, color, pose, at }) => (
        <svg
          key={id}
          class="demo-meeple"
          viewBox="0 0 38 38"
          aria-hidden="true"
          style={{ '--x': at.u / 100, '--y': at.v / 100 }}
        >
          <use href={`#meeple-${color}${pose === 'plain' ? '' : `-${pose}`}`} width="38" height="38" />
        </svg>
      ))}
    </>
  );
}

/** Advances by itself while the page is visible, and starts again after the last turn. */
function useTurns(scenes: readonly Scene[], still: boolean): number {
  const [turn, setTurn] = useState(FIRST_TURN);
  useEffect(() => setTurn(FIRST_TURN), [scenes]);
  useEffect(() => {
    if (still || scenes.length === 0) return;
    const last = turn >= scenes.length - 1;
    const next = () => setTurn(last ? FIRST_TURN : turn + 1);
    const timer = setInterval(() => document.hidden || next(), last ? END_MS : TURN_MS);
    return () => clearInterval(timer);
  }, [scenes, still, turn]);
  return turn;
}

/** The boards of the theme's game; none until the page is idle. */
function useScenes(theme: ThemeName): readonly Scene[] {
  const [found, setFound] = useState<{ readonly theme: ThemeName; readonly scenes: readonly Scene[] } | null>(null);
  useCurrentEffect(
    (isCurrent) =>
      whenIdle(async () => {
        const scenes = await demoScenes(theme).catch(() => NONE);
        if (isCurrent()) setFound({ theme, scenes });
      }),
    [theme],
  );
  return found?.theme === theme ? found.scenes : NONE;
}

function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}
