/** What a contest changes at its tables: everything else asks here, and nothing else looks at formats. */
import type { EndReason } from './events.ts';
import { isChallenge } from './parts/words.ts';
import type { Table } from './table.ts';

type Part<K extends keyof Table> = Pick<Table, 'contest' | K>;

/** Whether the running game of a table is official, such as a try at the deck of a day: nobody and nothing may help. */
export function isOfficial({ contest, status }: Part<'status'>): boolean {
  return contest?.official === true && status !== 'over';
}

/** A person holds a seat to the end or loses, where the result counts beyond its table. */
export function resultCounts({ plan, contest }: Part<'plan'>): boolean {
  return plan.rated === true || contest !== null;
}

/** How a game ended, for what its result counts for: one that a bot ended for a person was abandoned. */
export function countedEnd({ ending, seats }: Pick<Table, 'ending' | 'seats'>): EndReason | null {
  if (ending === null) return null;
  return seats.some(({ name, bot }) => name !== null && bot !== null) ? 'abandoned' : ending.reason;
}

/** Until when the game may be played, in milliseconds since 1970; Infinity without end. */
export function playedUntil({ contest }: Part<never>): number {
  return contest?.until ?? Infinity;
}

export function twinTable({ contest }: Part<never>): string | null {
  return contest?.twin ?? null;
}

/** Whether the game is one of a duel, whose tiles are drawn in both games at once. */
export function isDuel(table: Part<never>): boolean {
  return twinTable(table) !== null;
}

/** Whether a game of a duel waits for the turn in the other game, after which both draw. */
export function waitsForTwin({ contest, status, game }: Part<'status' | 'game'>): boolean {
  return contest?.twin !== undefined && status === 'running' && game?.position.phase === 'draw';
}

/**
 * What the deck follows from besides the server's seed. Both games of a duel have one name and no players' numbers;
 * tables that share a deal have its name.
 */
export function dealOf({ id, contest, clientSeeds }: Part<'id' | 'clientSeeds'>) {
  const { twin, deal } = contest ?? {};
  if (twin === undefined) return { game: deal ?? id, clientSeeds };
  return { game: id < twin ? id : twin, clientSeeds: clientSeeds.map(() => '') };
}

/** When the seed of a game that is over is published, in milliseconds since 1970: later if others still play its deal. */
export function seedPublicAt({ contest }: Part<never>): number {
  return contest?.deal === undefined ? 0 : playedUntil({ contest }) + SEED_DELAY_MS;
}

/** Milliseconds after the end of a deal until its seed is public: by then all nodes agree that it is over. */
export const SEED_DELAY_MS = 60_000;

/** Those who play there need not know each other. Who plays in a contest has entered it. */
export function isOpenChallenge({ plan, contest }: Part<'plan'>): boolean {
  return contest === null && isChallenge(plan);
}
