import type { Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { HighlightView } from '../board/model/state.ts';
import type { TableController } from '../match/controller.ts';
import type { Language } from '../words/language.ts';

interface Props {
  readonly table: TableController;
  readonly language: Language;
  readonly hints: Signal<readonly HighlightView[]>;
  readonly onLeave: () => void;
}

/** The coach comes after the table; one who cannot come leaves an ordinary game. */
export function CoachDoor(props: Props) {
  const [Coach, setCoach] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    import('../learn/coach-view.tsx').then(
      ({ CoachView }) => setCoach(() => CoachView),
      () => props.onLeave(),
    );
  }, []);
  return Coach === null ? null : <Coach {...props} />;
}
