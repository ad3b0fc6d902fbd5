import { OPPONENTS } from '@asteroute/bots';
import { botRatings } from '@asteroute/page/strength/bot-ratings.ts';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import type { RatingsView } from '@asteroute/protocol/accounts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { OwnerProps } from './parts.ts';
import { askServer } from './session/server-time.ts';

export function OwnRatings({ words: { page, account }, view }: OwnerProps) {
  const { ratings: texts } = account;
  const shown = useSignal<RatingsView['ratings'] | null>(null);
  useEffect(
    () =>
      void askServer()('GET /api/ratings/:account', { params: { account: view.id } }).then(
        (read) => (shown.value = read.ok ? read.value.ratings : []),
      ),
    [view.id],
  );
  return (
    <section class="card panel stack gap-3" aria-label={texts.heading}>
      <h2 class="heading">{texts.heading}</h2>
      {shown.value?.length === 0 && <p class="text-muted">{texts.none}</p>}
      <ul class="divide-y stack gap-0" hidden={!shown.value?.length}>
        {shown.value?.map(({ edition, rating, deviation, games }) => (
          <li key={edition} class="row justify-between gap-3 flex-wrap">
            <span class="stack gap-0">
              <b>{page.editions[edition]?.name ?? edition}</b>
              <small class="text-muted">
                {texts.games(games)}. {texts.near(shownBotName(page, nearestBot(edition, rating)))}
              </small>
            </span>
            <b>{texts.value(Math.round(rating), Math.round(2 * deviation))}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nearestBot(edition: string, rating: number): string {
  const distances = botRatings(edition).map((bot) => Math.abs(bot.rating - rating));
  return OPPONENTS[distances.indexOf(Math.min(...distances))];
}
