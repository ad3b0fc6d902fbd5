/** Every animation has its own texture, so that nothing is repainted. */
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { travel } from '../model/anim.ts';
import type { LifeView } from '../model/state.ts';
import type { LayerProps } from './layers.tsx';

function Life({ life }: { readonly life: LifeView }) {
  const part = useRef<HTMLElement>(null);
  const { kind, way } = life;
  const moves = way.length > 1;
  useLayoutEffect(() => {
    if (!moves || !part.current) return;
    const journey = travel(part.current, way);
    return () => journey.cancel();
  }, []);
  return (
    <i
      class="life"
      data-life={kind}
      style={moves ? {} : { transform: `translate(${way[0].u}px, ${way[0].v}px)` }}
      ref={moves ? part : undefined}
    >
      <b />
    </i>
  );
}

/** Draws nothing if nothing may move by itself. */
export function LifeLayer({ view, still }: LayerProps) {
  const life = useComputed(() => view.value.life ?? []).value;
  const calm = useComputed(() => view.value.calm === true).value;
  if (still.value || calm || life.length === 0) return null;
  return (
    <div class="board-life" aria-hidden="true">
      {life.map((one) => (
        <Life key={one.id} life={one} />
      ))}
    </div>
  );
}
