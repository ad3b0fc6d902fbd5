import { DAILY_BOT, dailyDeck, practiceSeed } from '@asteroute/club';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { Facts } from '@asteroute/page/views/frame/card.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { shownBotName } from '@asteroute/page/words/bot-words.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { ShareResult } from '../share-result.tsx';
import { type DailyGame, type DailyProgress, type DailyResult, dailyGame, dailyProgress } from './daily-game.ts';
import { dayWords, editionWords } from './result-words.ts';

export interface PracticeProps {
  readonly words: Words<'club'>;
  readonly day: string;
  readonly page: PagePorts;
}

/** The deck that follows from the date: the game against the bot, and its result. It works without a network. */
export function DailyPractice({ words, day, page: { shelf, sharer, start, resume } }: PracticeProps) {
  const { daily } = words.club;
  const deck = dailyDeck(day, practiceSeed(day));
  const progress = dailyProgress(shelf.games.value, day);
  const begin = ({ setup, seats, seed }: DailyGame) => start(setup, seats, seed);
  return (
    <>
      <Facts facts={factsOf(words, deck.edition, deck.count)} />
      {progress.result !== null && <Result {...{ words, day, sharer, progress }} result={progress.result} />}
      {progress.streak > 0 && (
        <p>
          {daily.streak(progress.streak)} <small>{daily.free}</small>
        </p>
      )}
      <p class="row flex-wrap gap-3">
        {progress.open !== null && (
          <Button icon="play" text={daily.resume} class="primary" onClick={() => resume(progress.open ?? 0)} />
        )}
        <Button
          icon={progress.open === null ? 'play' : undefined}
          text={progress.result === null && progress.open === null ? daily.play : daily.again}
          class={progress.result === null && progress.open === null ? 'primary' : 'quiet'}
          onClick={() => begin(dailyGame(day, words.page))}
        />
      </p>
      <p class="text-muted text-sm">{daily.practice}</p>
    </>
  );
}

function factsOf(words: Words<'club'>, edition: string, tiles: number): string[] {
  return [editionWords(words, edition), words.page.games.tiles(tiles), shownBotName(words.page, DAILY_BOT)];
}

interface ResultProps extends Pick<PracticeProps, 'words' | 'day'>, Pick<PagePorts, 'sharer'> {
  readonly progress: DailyProgress;
  readonly result: DailyResult;
}

/** The result of the day, and a picture of it that gives nothing of the deck away. */
function Result({ words, day, sharer, progress, result }: ResultProps) {
  const { daily } = words.club;
  const lead = result.own - result.bot;
  const text = lead === 0 ? daily.level : lead > 0 ? daily.won(lead) : daily.lost(-lead);
  const bot = shownBotName(words.page, DAILY_BOT);
  const card = () => ({
    title: `${daily.title}: ${daily.training}`,
    about: dayWords(words, day),
    lines: [
      { name: daily.you, value: String(result.own), leads: lead >= 0 },
      { name: bot, value: String(result.bot), leads: lead <= 0 },
    ],
    facts: progress.streak > 1 ? [daily.streak(progress.streak)] : [],
  });
  return (
    <>
      <p class="text-lg" role="status">
        <b>{`${result.own} : ${result.bot}`}</b> {text} <small>{daily.first}</small>
      </p>
      <ShareResult {...{ words, sharer, card }} name={day} />
    </>
  );
}
