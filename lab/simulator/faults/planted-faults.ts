/** A fault that is inserted into the server's source while it is loaded, to see whether a run finds it. */
export interface PlantedFault {
  readonly name: string;
  /** The file of the server, and a text that occurs in it exactly once. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** A seed that found the fault when this was written; it is tried first. */
  readonly seed: number;
}

const APPEND = 'const [written] = await this.#ports.writer.append(opens === undefined ? [entry] : [entry, opens]);';

/** One fault for each promise of the server that the simulations check. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'acknowledged-before-commit',
    file: 'table/actor.ts',
    find: APPEND,
    replace: `void this.#ports.writer.append(opens === undefined ? [entry] : [entry, opens]).catch(() => undefined);
    const written = true;`,
    seed: 1,
  },
  {
    name: 'told-before-commit',
    file: 'table/actor.ts',
    find: APPEND,
    replace: `this.#ports.onEntry(this, row, true);\n    ${APPEND}`,
    seed: 1,
  },
  {
    name: 'conflict-taken-for-success',
    file: 'table/actor.ts',
    find: 'return written;',
    replace: 'return true;',
    seed: 2,
  },
  {
    name: 'refused-without-reading',
    file: 'table/actor.ts',
    find: 'if ((await this.#readNew()) || writes) continue;',
    replace: 'if (writes && ((await this.#readNew()) || writes)) continue;',
    seed: 13,
  },
  {
    name: 'retry-not-recognised',
    file: 'table/actor.ts',
    find: 'const done = key === null ? undefined : this.#applied.get(key);',
    replace: 'const done = undefined as number | undefined;',
    seed: 13,
  },
  {
    name: 'retry-of-another-player',
    file: 'table/actor.ts',
    find: "hashed.token?.slice(0, COMMAND_HASH_LETTERS) ?? ''",
    replace: "''",
    seed: 1,
  },
  {
    name: 'sent-twice',
    file: 'table/log/subscriptions.ts',
    find: 'one.sent = last;',
    replace: 'one.sent++;',
    seed: 1,
  },
  {
    name: 'bus-message-taken-for-an-entry',
    file: 'table/log/subscriptions.ts',
    find: 'if (one.sent < head) this.#readStore(one);',
    replace: 'one.sent++;',
    seed: 1,
  },
  {
    name: 'since-one-too-far',
    file: 'table/reader.ts',
    find: 'subscriptions.subscribe(this.#first.id, since,',
    replace: 'subscriptions.subscribe(this.#first.id, since + 1,',
    seed: 1,
  },
  {
    name: 'wake-up-lost-with-a-message',
    file: 'table/peer-sync.ts',
    find: 'head > subscriptions.sentTo(table)',
    replace: 'head < subscriptions.sentTo(table)',
    seed: 15,
  },
  {
    name: 'wake-up-lost-with-the-cache',
    file: 'scheduling/scheduler.ts',
    find: 'this.#busy.has(id) ? null : await cache.find(id)',
    replace: 'this.#busy.has(id) ? null : (cache.cached(id) ?? null)',
    seed: 81,
  },
  {
    name: 'deadline-of-a-new-table-forgotten',
    file: 'domain/commands/create-table.ts',
    find: 'due: dueAt(state) }',
    replace: 'due: null }',
    seed: 41,
  },
  {
    name: 'flag-falls-for-the-next-player',
    file: 'domain/commands/resignation.ts',
    find: 'if (flag === null || flag > up)',
    replace: 'if (flag === null)',
    seed: 171,
  },
  {
    name: 'move-taken-after-the-flag',
    file: 'domain/commands/decide.ts',
    find: 'flag !== null && flag <= context.up',
    replace: 'flag !== null && flag <= 0',
    seed: 3,
  },
  {
    name: 'writer-answers-in-another-order',
    file: 'table/log/writer.ts',
    find: 'of some) {\n        resolve(',
    replace: 'of some.toReversed()) {\n        resolve(',
    seed: 134,
  },
  {
    name: 'ban-not-looked-at',
    file: 'domain/commands/seats.ts',
    find: 'const banned = !isKnown &&',
    replace: 'const banned = hash === null &&',
    seed: 24,
  },
  {
    name: 'ban-never-lifted',
    file: 'domain/table-state.ts',
    find: 'bans.with(event.ban, null)',
    replace: 'bans',
    seed: 134,
  },
  {
    name: 'token-left-behind-when-seats-move',
    file: 'domain/table-state.ts',
    find: 'tokens: moved(state.tokens),',
    replace: 'tokens: move.from.map((_, seat) => state.tokens[seat] ?? null),',
    seed: 16,
  },
  {
    name: 'room-begins-before-all-are-ready',
    file: 'domain/commands/begin.ts',
    find: 'isAllReady(full) ?',
    replace: 'full.seats.every(isTaken) ?',
    seed: 7,
  },
  {
    name: 'erased-entries-told-from-a-cache',
    file: 'table/log/log-pages.ts',
    find: 'const rows = await store.read(table, since, limit + 1);',
    replace: `const seen = (store.seen ??= new Map());
    const rows = (await store.read(table, since, limit + 1)).map((row) => {
      const key = table + ' ' + row.seq;
      return seen.get(key) ?? (seen.set(key, row), row);
    });`,
    seed: 205,
  },
];
