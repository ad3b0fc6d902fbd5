import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { titleOf } from '@asteroute/page/views/games/game-title.ts';
import type { CostlyHabit } from '@asteroute/review/form';
import { tenths } from '@asteroute/words/points.ts';
import type { FormViewProps } from './props.ts';

/** The habits that cost most, each with a position to look at or to try again. */
export function Habits({ words, games, form }: FormViewProps) {
  const { habits } = words.form;
  return (
    <Card class="form-habits" heading={habits.heading}>
      {form.habits.length === 0 && <p class="text-muted">{habits.none}</p>}
      <ol class="stack gap-3">{form.habits.map((one) => HabitCard({ words, games, one }))}</ol>
    </Card>
  );
}

function HabitCard({ words, games, one }: Pick<FormViewProps, 'words' | 'games'> & { readonly one: CostlyHabit }) {
  const { habits, tag } = words.form;
  const { kept } = games[one.worst.game];
  const at = `#review/${kept.id}?review=${one.worst.n}`;
  const game = titleOf(kept.saved, words.page);
  const about = [
    habits.cost(tenths(one.points, tag), one.turns),
    habits.realms[one.kind ?? ''],
    one.part === null ? undefined : habits.mostly[one.part],
  ].filter((text) => text !== undefined);
  const says = habits.says[one.habit];
  return (
    <li key={one.habit} class="card px-3 py-2 bg-tint stack gap-1">
      <p class="text-lg font-semibold">{says}</p>
      <p class="text-muted">{about.join(', ')}</p>
      <p class="flex flex-wrap gap-3">
        <a class="button quiet" href={at} title={game} aria-label={`${habits.look}: ${says}`}>
          <Icon name="hint" />
          <span>{habits.look}</span>
        </a>
        <a class="button quiet" href={`${at}&plan`} title={game} aria-label={`${habits.again}: ${says}`}>
          <Icon name="undo" />
          <span>{habits.again}</span>
        </a>
      </p>
    </li>
  );
}
