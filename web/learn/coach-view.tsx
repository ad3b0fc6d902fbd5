import { type Signal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { HighlightView } from '../board/model/state.ts';
import type { TableController } from '../match/controller.ts';
import { Icon } from '../views/parts.tsx';
import type { Language } from '../words/language.ts';
import { type Coach, createCoach, TALKS } from './coach.ts';
import { useLearnWords } from './words.ts';
import './coach.css';

interface Props {
  readonly table: TableController;
  readonly language: Language;
  /** The marks of the coach on the board. */
  readonly coachMarks: Signal<readonly HighlightView[]>;
  readonly onLeave: () => void;
}

/** Coaches by table, so that a lesson is not repeated after a look into the rulebook. */
const coaches = new WeakMap<TableController, Coach>();

function coachOf(table: TableController): Coach {
  const coach = coaches.get(table) ?? createCoach(table);
  coaches.set(table, coach);
  return coach;
}

/** The coach's card: one thing at a time, and a way to be rid of it. */
export function CoachView({ table, language, coachMarks, onLeave }: Props) {
  const { coach: words } = useLearnWords(language).value;
  const coach = useMemo(() => coachOf(table), [table]);
  useSignalEffect(() => {
    const cell = coach.cell.value;
    const spot = coach.spot.value;
    const open = table.draft.value.choice === null;
    coachMarks.value = [
      ...(cell === null ? [] : [pointAt(cell.x, cell.y)]),
      ...(spot !== null && open ? [{ ...pointAt(0, 0), id: 'coach spot', cells: [], spot }] : []),
    ];
  });
  useEffect(
    () => () => {
      coachMarks.value = [];
    },
    [],
  );
  const lesson = coach.lesson.value;
  const spot = coach.spot.value;
  const choosing = table.draft.value.cell !== null && table.draft.value.choice === null;
  const last = lesson === 'alone' || lesson === 'over';
  return (
    <aside class="coach" aria-label={words.name} data-quiet={lesson === null}>
      <header>
        <Icon name="help" />
        <strong>{words.name}</strong>
        <button type="button" class="quiet" aria-label={words.leave} title={words.leave} onClick={onLeave}>
          <Icon name="close" />
        </button>
      </header>
      <div role="status">
        {lesson !== null && <p>{words.lessons[lesson]}</p>}
        {choosing && spot !== null && lesson !== 'rotate' && <p class="coach-hint">{words.hint(spot)}</p>}
      </div>
      {lesson !== null && TALKS.includes(lesson) && (
        <button type="button" class="primary" onClick={last ? onLeave : coach.next}>
          {last ? words.leave : words.next}
        </button>
      )}
    </aside>
  );
}

function pointAt(x: number, y: number): HighlightView {
  const at = { u: x * 100 + 50, v: y * 100 + 50 };
  return { id: `coach ${x},${y}`, cells: [{ x, y }], at, text: '', formula: '', color: 'none' };
}
