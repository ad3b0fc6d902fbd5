import type { LeagueProps } from './state/props.ts';
import { SureOrder } from './sure.tsx';

/** The ways out of a league for a player: withdrawing, and removing the name. */
export function OwnPlace({ shown, words }: LeagueProps) {
  const { league } = words;
  return (
    <details class="card panel">
      <summary class="heading">{league.own}</summary>
      <div class="stack gap-3">
        {shown.league.status !== 'over' && (
          <p class="row flex-wrap gap-3">
            <SureOrder {...{ shown, words }} text={league.withdraw} order={{ type: 'withdraw' }} />
            <span class="text-muted">{league.withdrawHint}</span>
          </p>
        )}
        <p class="row flex-wrap gap-3">
          <SureOrder {...{ shown, words }} text={league.erase} order={{ type: 'erase' }} />
          <span class="text-muted">{league.eraseHint}</span>
        </p>
      </div>
    </details>
  );
}
