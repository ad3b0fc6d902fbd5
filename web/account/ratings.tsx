import { OPPONENTS } from '@asteroute/bots';
import { botRatings } from '@asteroute/page/strength/bot-ratings.ts';
import { useAsked } from '@asteroute/page/views/ask-again.ts';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import { AccountRow, type OwnerProps } from './parts.tsx';
import { askServer } from './session/server-time.ts';

export function OwnRatings({ words: { page, account }, view }: OwnerProps) {
  const { ratings: texts } = account;
  const load = async () => {
    const read = await askServer()('GET /api/ratings/:account', { params: { account: view.id } });
    return read.ok ? read.value.ratings : [];
  };
  const shown = useAsked(load, [view.id]);
  return (
    <Card heading={texts.heading}>
      {shown?.length === 0 && <p class="text-muted">{texts.none}</p>}
      <ul class="divide-y stack gap-0" hidden={!shown?.length}>
        {shown?.map(({ edition, rating, deviation, games }) => (
          <AccountRow
            key={edition}
            name={page.editions[edition]?.name ?? edition}
            hint={`${texts.games(games)}. ${texts.near(shownBotName(page, nearestBot(edition, rating)))}`}
          >
            <b>{texts.value(Math.round(rating), Math.round(2 * deviation))}</b>
          </AccountRow>
        ))}
      </ul>
    </Card>
  );
}

function nearestBot(edition: string, rating: number): string {
  const distances = botRatings(edition).map((bot) => Math.abs(bot.rating - rating));
  return OPPONENTS[distances.indexOf(Math.min(...distances))];
}
