import type { HighlightView } from '@asteroute/board/model/state.ts';
import type { TableController } from '@asteroute/page/match/controller.ts';
import type { CoachNotes } from '@asteroute/page/settings/coach-notes.ts';
import { Button, Icon, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import { type Signal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Coach, createCoach } from './coach.ts';
import { useLearnWords } from './words/use-words.ts';
import './coach.css';

interface Props {
  readonly table: TableController;
  readonly language: Language;
  /** The marks of the coach on the board. */
  readonly coachMarks: Signal<readonly HighlightView[]>;
  readonly notes: Signal<CoachNotes | null>;
  readonly onCount: () => void;
  readonly onPlayOn: () => void;
  readonly onLeave: () => void;
}

/** The coach's card: one topic at a time, which needs no answer, and a way to switch the coach off. */
export function CoachView({ table, language, coachMarks, notes, onCount, onPlayOn, onLeave }: Props) {
  const { coach: words } = useLearnWords(language).value;
  const coach = useMemo(() => createCoach(table, notes), [table]);
  useMarks(table, coach, coachMarks);
  useSignalEffect(() => {
    if (coach.due.value !== null) coach.tell(coach.due.value);
    // The question is asked in one turn only: a person who plays on has answered it.
    if (coach.lesson.value === 'enough') coach.tell('enough');
  });
  const lesson = coach.lesson.value;
  const spot = table.turn.draft.value.choice === null ? coach.spot.value : null;
  return (
    <aside
      class="coach ground stack raised soft"
      aria-label={words.name}
      data-quiet={lesson === null && spot === null}
      data-lesson={lesson}
    >
      <Icon name="help" />
      <p role="status" hidden={lesson === null && spot === null}>
        {lesson !== null && words.lessons[lesson]}
        {spot !== null && <strong class="coach-hint"> {words.hint(spot)}</strong>}
        <GoodCell coach={coach} language={language} />
      </p>
      <IconButton icon="close" name={words.leave} class="coach-leave square bare" onClick={onLeave} />
      {lesson === 'over' && notes.value?.counted && (
        <div class="coach-ways wrap bar">
          <Button
            text={words.onward}
            onClick={() => {
              coach.tell('onward');
              onPlayOn();
            }}
          />
        </div>
      )}
      {lesson === 'enough' && (
        <div class="coach-ways wrap bar">
          <Button text={words.onward} onClick={() => coach.tell('onward')} />
          <Button text={words.count} class="primary" onClick={onCount} />
        </div>
      )}
    </aside>
  );
}

/** Names the highlighted cell for people who do not see it. */
function GoodCell({ coach, language }: { readonly coach: Coach; readonly language: Language }) {
  const cell = coach.cell.value;
  const { board, turn } = language.words.value;
  return cell === null ? null : <span class="visually-hidden">{` ${board.at(cell.x, cell.y)}: ${turn.advised}.`}</span>;
}

/** Marks the recommended cell and place on the board. */
function useMarks(table: TableController, coach: Coach, coachMarks: Signal<readonly HighlightView[]>): void {
  useSignalEffect(() => {
    const cell = coach.cell.value;
    const spot = table.turn.draft.value.choice === null ? coach.spot.value : null;
    coachMarks.value = [
      ...(cell === null ? [] : [pointAt(cell.x, cell.y)]),
      ...(spot === null ? [] : [{ ...pointAt(0, 0), id: 'coach spot', cells: [], spot }]),
    ];
    table.advised.value = spot;
  });
  useEffect(() => {
    if (coach.spot.value === null) return;
    document.querySelector('.choice[data-advised="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [coach.spot.value]);
  useEffect(
    () => () => {
      coachMarks.value = [];
      table.advised.value = null;
    },
    [table],
  );
}

function pointAt(x: number, y: number): HighlightView {
  const at = { u: x * 100 + 50, v: y * 100 + 50 };
  return { id: `coach ${x},${y}`, cells: [{ x, y }], at, text: '', formula: '', color: 'none', guides: true };
}
