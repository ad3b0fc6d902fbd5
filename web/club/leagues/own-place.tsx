import type { LeagueProps } from './props.ts';
import { SureOrder } from './sure.tsx';

/** The ways out of a league for a player: withdrawing, and removing the name. */
export function OwnPlace({ shown, words }: LeagueProps) {
  const { league } = words;
  return (
    <details class="card panel league-card">
      <summary class="heading">{league.own}</summary>
      <div class="stack gap-3">
        {shown.league.status !== 'over' && (
          <p class="row wrap gap-3">
            <SureOrder {...{ shown, words }} text={league.withdraw} order={{ type: 'withdraw' }} />
            <span class="muted">{league.withdrawHint}</span>
          </p>
        )}
        <p class="row wrap gap-3">
          <SureOrder {...{ shown, words }} text={league.erase} order={{ type: 'erase' }} />
          <span class="muted">{league.eraseHint}</span>
        </p>
      </div>
    </details>
  );
}
