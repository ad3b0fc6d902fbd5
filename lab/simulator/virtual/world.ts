import type { OutboxNotice } from '@asteroute/server/simulation';
import type { Chances } from './chances.ts';
import type { Conditions } from './conditions.ts';
import type { EventQueue } from './event-queue.ts';
import type { Ledger, StoreRequest, Violate } from './ledger.ts';
import type { RunTrace } from './trace.ts';

/** A notice at the address of a webhook, a push subscription or `mailto:`; its text is null if only the receiver reads it. */
type Told = { readonly url: string; readonly text: string | null; readonly notice: OutboxNotice };

/** How a person is reached by a contact: the addresses, and until when nothing may be told, in virtual milliseconds. */
type ReachedPerson = { readonly urls: Readonly<Record<'push' | 'mail', string | null>>; readonly quietUntil: number };

export interface World {
  /** The real time at which virtual time begins, in milliseconds since 1970. */
  readonly start: number;
  readonly queue: EventQueue;
  sleep(ms: number): Promise<void>;
  newToken(): string;
  readonly chances: Chances;
  readonly trace: RunTrace;
  readonly ledger: Ledger;
  readonly violate: Violate;
  readonly requests: Set<StoreRequest>;
  conditions: Conditions;
  storeDownUntil: number;
  busDownUntil: number;
  /** The time until which the store writes nothing. */
  diskFullUntil: number;
  readonly onTold: ((told: Told) => void)[];
  /** Called for each mail that asks whether its address is right, with the parts of its link. */
  readonly onQuestion: ((link: { readonly contact: string; readonly code: string }) => void)[];
  readonly reached: Map<string, ReachedPerson>;
  readonly hostile: Set<string>;
  nodesUp: number;
  /** When the server could last not be reached or not write; infinite as long as messages may be lost. */
  troubledAt: number;
  struckAt: number;
  /** Tables that cannot go on, because the secret that sealed their seeds is lost. */
  readonly lost: Set<string>;
  readonly figures: Figures;
}

const none = () => ({ count: 0, longest: 0 });
export const noFigures = () => ({ flag: none(), bot: none(), notice: none(), lost: none() });
export type Figures = Readonly<ReturnType<typeof noFigures>>;
export type FigureName = keyof Figures;

export function recordFigure({ figures }: World, what: FigureName, ms: number): void {
  figures[what].count++;
  figures[what].longest = Math.max(figures[what].longest, ms);
}

/** Milliseconds after the last trouble within which everything must have recovered. */
const RECOVERY_MS = 10_000;

/** Whether nothing has gone wrong for `ms` virtual milliseconds and the time to recover before. */
export const isRecovered = ({ queue, troubledAt }: World, ms = 0): boolean =>
  queue.now() - troubledAt > RECOVERY_MS + ms;

/** Notes that the server cannot be reached or cannot write, now or until then. */
export function trouble(world: World, until = world.queue.now()): void {
  world.troubledAt = Math.max(world.troubledAt, until);
  noteStrike(world, until);
}

/** Notes that a part was struck, now or until then, while others may serve everybody. */
export function noteStrike(world: World, until = world.queue.now()): void {
  world.struckAt = Math.max(world.struckAt, until);
}

/** Whether a table was opened by somebody who is not hostile, and can go on. */
export const isHonest = ({ ledger, hostile, lost }: World, table: string): boolean =>
  !hostile.has(ledger.host(table)) && !lost.has(table);

export function every(world: World, ms: number, check: () => void): void {
  world.queue.after(ms, () => {
    check();
    every(world, ms, check);
  });
}

/** The real time at which virtual time begins: on 1 January 2026, or so late that the day ends in the run. */
export const startOfRun = (isLate: boolean): number => (isLate ? Date.UTC(2026, 0, 1, 23, 56) : Date.UTC(2026, 0, 1));
