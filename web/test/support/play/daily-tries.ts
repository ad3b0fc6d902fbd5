/** Tries at the official deck of the day, over HTTP. */
import type { LegalTurns, TableSnapshot } from '@asteroute/protocol';
import type { DailyOverview, OpenedTry } from '@asteroute/protocol/contests';
import type { Page } from 'playwright-core';

/** Asks a server; with a body by POST. */
export async function askServer<T>(
  origin: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<T> {
  const posted = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(new URL(`api/${path}`, origin), { headers, ...posted })).json()) as T;
}

/** The key to the newest table that a page keeps. */
export const newestTry = (page: Page): Promise<OpenedTry> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('asteroute.tables') ?? '[]')[0]);

/** Opens the try of an account, which is signed in, at today's deck of an edition. */
export async function openTry(origin: string, session: string, edition: string): Promise<OpenedTry> {
  const account = { 'Asteroute-Account': session };
  const { today } = await askServer<DailyOverview>(origin, 'daily', account);
  return askServer<OpenedTry>(origin, `daily/${today.day}/${edition}`, account, {});
}

/** Plays a try to its end, always the first legal turn. */
export async function playTry(origin: string, { table, token }: OpenedTry): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const game = `games/${table}`;
  for (;;) {
    const { status, onTurn, head } = await askServer<TableSnapshot>(origin, game, headers);
    if (status === 'over') return;
    if (onTurn !== 0) {
      await askServer(origin, `${game}/events?since=${head}&wait=20`, headers);
      continue;
    }
    const { turn, turns } = await askServer<LegalTurns>(origin, `${game}/legal`, headers);
    const { actions, ...place } = turns[0];
    const command = { type: 'turn', id: `t${turn}`, turn, ...place, action: actions[0] };
    await askServer(origin, `${game}/commands`, headers, command);
  }
}

/** Waits until the result of an account's try at today's deck counts. */
export async function counted(origin: string, session: string, edition: string): Promise<void> {
  const account = { 'Asteroute-Account': session };
  for (;;) {
    const { today } = await askServer<DailyOverview>(origin, 'daily', account);
    if (today.decks.find((deck) => deck.edition === edition)?.own?.state === 'finished') return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
