import { keysFrom, StoredValue } from '@asteroute/page/storage/stored.ts';
import type { GameRecord } from '@asteroute/record';
import type { GameForm } from '@asteroute/review/form';
import { digestOf } from '../worker/kept-reviews.ts';

/** The version of the judge. A new number discards what an older one found. */
const VERSION = 2;
const PREFIX = 'asteroute.form.';
/** Values are rounded to 1 / PLACES: the page shows tenths of a point. */
const PLACES = 1e3;

/** The key of what a game says about the player at a seat: the same for a game with renamed players. */
export const formKey = (record: GameRecord, seat: number): string => `${digestOf(record)}.${seat}`;

/** A key without the seat. */
const gameOf = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** By `formKey`. Without storage nothing is kept, and every visit judges the games again. */
export class KeptForms {
  readonly #storage: () => Storage;

  constructor(storage: () => Storage) {
    this.#storage = storage;
  }

  load(key: string): GameForm | null {
    return this.#kept(key).get();
  }

  save(key: string, form: GameForm): void {
    this.#kept(key).set(form);
  }

  /** Deletes what is not of these games, because theirs were deleted. */
  keepOnly(records: readonly GameRecord[]): void {
    const kept = new Set(records.map((record) => PREFIX + digestOf(record)));
    for (const key of keysFrom(this.#storage, PREFIX)) {
      if (!kept.has(gameOf(key))) this.#kept(key.slice(PREFIX.length)).set(null);
    }
  }

  #kept(key: string): StoredValue<GameForm | null> {
    const write = (form: GameForm | null) => JSON.stringify({ version: VERSION, ...form }, rounded);
    return new StoredValue<GameForm | null>(this.#storage, PREFIX + key, { none: null, parse: read, write });
  }
}

function read(text: string): GameForm | null {
  const value = JSON.parse(text) as (GameForm & { readonly version: number }) | null;
  if (value?.version !== VERSION || !Array.isArray(value.turns)) return null;
  const { version: _, ...form } = value;
  return form;
}

const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * PLACES) / PLACES : value;
