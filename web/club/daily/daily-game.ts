import { DAILY_BOT, dailyDeck, dayStreak, practiceSeed } from '@asteroute/club';
import { mixText, type Setup } from '@asteroute/engine';
import type { Kept } from '@asteroute/page/library/shelf.ts';
import type { SeatPlan } from '@asteroute/page/match/link.ts';
import { defaultChoices, planOf, withEdition } from '@asteroute/page/settings/setup.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';

export interface DailyGame {
  readonly setup: Omit<Setup, 'tileSet'>;
  readonly seats: readonly SeatPlan[];
  readonly seed: number;
}

export function dailyGame(day: string, words: Catalogue): DailyGame {
  const secret = practiceSeed(day);
  const { edition, tiles } = dailyDeck(day, secret);
  const plain = withEdition({ ...defaultChoices(), starter: 0 }, edition);
  const seats = plain.seats.slice(0, 2).map((seat, at) => ({ ...seat, bot: at === 0 ? null : DAILY_BOT }));
  return { ...planOf({ ...plain, tiles, seats, dealtColors: false }, words, () => 0), seed: mixText(0, secret) };
}

export interface DailyResult {
  readonly own: number;
  readonly bot: number;
}

export interface DailyProgress {
  /** The first finished game of the day, which counts; null before it. */
  readonly result: DailyResult | null;
  /** The number of the newest kept game of the day that is not over; null if there is none. */
  readonly open: number | null;
  /** Days in a row with a finished game. */
  readonly streak: number;
}

/** Reads from the kept games, the newest first, how the decks of the days were played. */
export function dailyProgress(kept: readonly Kept[], day: string): DailyProgress {
  const daily = kept.filter(isDaily);
  const over = daily.filter(({ saved }) => saved.record.final !== undefined);
  const first = over.findLast(({ saved }) => saved.record.tiles?.name === day)?.saved.record.final ?? null;
  const open = daily.find(({ saved }) => saved.record.winners === undefined && saved.record.tiles?.name === day);
  return {
    result: first === null ? null : { own: first.scores[0], bot: first.scores[1] },
    open: open?.id ?? null,
    streak: dayStreak(
      over.map(({ saved }) => saved.record.tiles?.name ?? ''),
      day,
    ),
  };
}

/** Whether a kept game has the tiles of the day that it is named after. */
function isDaily({ saved: { record, seats } }: Kept): boolean {
  const day = record.tiles?.name ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || seats.map(({ bot }) => bot).join() !== `,${DAILY_BOT}`) return false;
  const deck = dailyDeck(day, practiceSeed(day));
  return deck.edition === record.edition && isSameCounts(deck.tiles.counts, record.tiles?.counts ?? {});
}

function isSameCounts(one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): boolean {
  return Object.entries(one).every(([id, count]) => other[id] === count);
}

/** The date on the wall, as "2026-11-26". */
export function dayOf(now: Date): string {
  const [month, date] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${date}`;
}
