import type { BoardView } from '@asteroute/board/model/state.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { withFirstWords } from '../controls/later.tsx';
import type { LaterLoupe, LoupeProps, LoupeState } from './state.ts';
import './loupe.css';

/** The loupe for drafts on a board. While its code is loaded it counts as open, so that nothing else takes its place. */
export function laterLoupe(view: ReadonlySignal<BoardView>): LaterLoupe {
  const state = signal<LoupeState | null>(null);
  const failed = signal(false);
  const drafts = computed(() => view.value.ghost?.chosen === true);
  return {
    state,
    failed,
    form: computed(() => {
      if (state.value !== null) return state.value.form.value;
      return drafts.value && !failed.value ? 'tall' : null;
    }),
    makeRoom: () => state.peek()?.makeRoom(),
  };
}

const OpenLoupe = withFirstWords<LoupeProps>(
  () => import('./loupe.tsx').then((part) => part.OpenLoupe),
  (props, failed) => <Unloaded {...props} failed={failed} />,
);

export function Loupe(props: LoupeProps) {
  return props.table.turn.drafted.value === null ? null : <OpenLoupe {...props} />;
}

function Unloaded({ loupe, failed }: LoupeProps & { readonly failed: boolean }) {
  useLayoutEffect(() => {
    loupe.failed.value = failed;
  }, [failed]);
  return null;
}
