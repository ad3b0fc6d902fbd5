/** Tries at the official deck of the day, over HTTP. */
import type { OpenedTry } from '@asteroute/protocol/contests';
import { ask } from '@asteroute/server/testing';
import type { Page } from 'playwright-core';

/** The key to the newest table that a page keeps. */
export const newestTry = (page: Page): Promise<OpenedTry> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]')[0]);

/** Opens the try of an account, which is signed in, at today's deck of an edition. */
export async function openTry(origin: string, session: string, edition: string): Promise<OpenedTry> {
  const { today } = await ask(origin, 'GET /api/daily', { account: session });
  const params = { day: today.day, edition };
  return ask(origin, 'POST /api/daily/:day/:edition', { params, account: session });
}

/** Plays a try to its end, always the first legal turn. */
export async function playTry(origin: string, { table, token }: OpenedTry): Promise<void> {
  const given = { params: { id: table }, token };
  for (;;) {
    const { status, onTurn, head } = await ask(origin, 'GET /api/games/:id', given);
    if (status === 'over') return;
    if (onTurn !== 0) {
      await ask(origin, 'GET /api/games/:id/events', { ...given, query: { since: head, wait: 20 } });
      continue;
    }
    const { turn, turns } = await ask(origin, 'GET /api/games/:id/legal', given);
    const { actions, ...place } = turns[0];
    const body = { type: 'turn', id: `t${turn}`, turn, ...place, action: actions[0] };
    await ask(origin, 'POST /api/games/:id/commands', { ...given, body });
  }
}

/** Waits until the result of an account's try at today's deck counts. */
export async function counted(origin: string, session: string, edition: string): Promise<void> {
  for (;;) {
    const { today } = await ask(origin, 'GET /api/daily', { account: session });
    if (today.decks.find((deck) => deck.edition === edition)?.own?.state === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
