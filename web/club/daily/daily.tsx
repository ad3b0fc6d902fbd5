import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { DAILY_BOT, dailyDeck, practiceSeed } from '@asteroute/club';
import { EDITIONS, editionNamed } from '@asteroute/engine';
import type { Shelf } from '@asteroute/page/library/shelf.ts';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import { useTitle } from '@asteroute/page/views/title.ts';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { pngOf, resultCard } from '../card.ts';
import { type RivalsWords, useClubWords } from '../words/use-words.ts';
import {
  type DailyGame,
  type DailyProgress,
  type DailyResult,
  dailyGame,
  dailyProgress,
  dayOf,
} from './daily-game.ts';
import '@asteroute/page-review/review.css';
import '../club.css';

/** Props of the deck of the day. */
export interface DailyProps {
  readonly language: Language;
  readonly shelf: Shelf;
  readonly sharer: Sharer;
  readonly onStart: (game: DailyGame) => void;
  readonly onResume: (id: number) => void;
  readonly onBack: () => void;
}

/** The deck of the day: what it is, the game against the bot, and the result. It works without a network. */
export function DailyPage({ language, shelf, sharer, onStart, onResume, onBack }: DailyProps) {
  const words = useClubWords(language);
  const { daily, back } = words.club;
  const day = dayOf(new Date());
  const deck = dailyDeck(day, practiceSeed(day));
  const progress = dailyProgress(shelf.games.value, day);
  useTitle(daily.title);
  return (
    <main class={`review night rivals ${useTheme(themeOfEdition(editionNamed(deck.edition) ?? EDITIONS[0]))} scroll`}>
      <header class="review-top ground line-below row gap-3 wrap">
        <Button icon="step-back" text={back} aria-label={back} onClick={onBack} />
        <h1 class="title">{daily.title}</h1>
      </header>
      <div class="rivals-body stack gap-4">
        <p class="muted large">{daily.lead}</p>
        <section class="daily card panel stack gap-4" aria-labelledby="daily-day">
          <h2 class="heading" id="daily-day">
            {dateWords(words, day)}
          </h2>
          <ul class="wrap bar">
            {factsOf(words, deck.edition, deck.count).map((fact) => (
              <li key={fact} class="floating pill daily-fact">
                {fact}
              </li>
            ))}
          </ul>
          {progress.result !== null && <Result {...{ words, day, sharer, progress }} result={progress.result} />}
          {progress.streak > 0 && (
            <p>
              {daily.streak(progress.streak)} <small>{daily.free}</small>
            </p>
          )}
          <p class="row wrap gap-3">
            {progress.open !== null && (
              <Button icon="play" text={daily.resume} class="primary" onClick={() => onResume(progress.open ?? 0)} />
            )}
            <Button
              icon={progress.open === null ? 'play' : undefined}
              text={progress.result === null && progress.open === null ? daily.play : daily.again}
              class={progress.result === null && progress.open === null ? 'primary' : 'quiet'}
              onClick={() => onStart(dailyGame(day, words.page))}
            />
          </p>
          <p class="muted small">{daily.practice}</p>
        </section>
      </div>
    </main>
  );
}

function dateWords({ page }: RivalsWords, day: string): string {
  return new Intl.DateTimeFormat(page.tag, { dateStyle: 'full' }).format(new Date(`${day}T12:00:00`));
}

function factsOf({ page }: RivalsWords, edition: string, tiles: number): string[] {
  return [page.editions[edition]?.name ?? edition, page.games.tiles(tiles), shownBotName(page, DAILY_BOT)];
}

interface ResultProps {
  readonly words: RivalsWords;
  readonly day: string;
  readonly sharer: Sharer;
  readonly progress: DailyProgress;
  readonly result: DailyResult;
}

/** The result of the day, and a picture of it that gives nothing of the deck away. */
function Result({ words, day, sharer, progress, result }: ResultProps) {
  const { daily, picture } = words.club;
  const lead = result.own - result.bot;
  const text = lead === 0 ? daily.level : lead > 0 ? daily.won(lead) : daily.lost(-lead);
  const bot = shownBotName(words.page, DAILY_BOT);
  const share = async () => {
    const card = resultCard({
      title: daily.title,
      about: dateWords(words, day),
      lines: [
        { name: daily.you, value: String(result.own), leads: lead >= 0 },
        { name: bot, value: String(result.bot), leads: lead <= 0 },
      ],
      facts: progress.streak > 1 ? [daily.streak(progress.streak)] : [],
    });
    sharer.picture(`asteroute-${day}.png`, await pngOf(card));
  };
  return (
    <>
      <p class="large" role="status">
        <b>{`${result.own} : ${result.bot}`}</b> {text} <small>{daily.first}</small>
      </p>
      <p>
        <Button icon="share" text={picture} onClick={() => void share()} />
      </p>
    </>
  );
}
