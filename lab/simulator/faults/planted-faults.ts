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

const APPEND = 'const [written] = await this.#ports.writer.append([{ table: this.id, row, updates }, ...opens]);';

/** One fault for each promise of the server that the simulations check. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'result-forgotten',
    file: 'table/actor.ts',
    find: '...(result === null ? {} : { result }),',
    replace: '',
    seed: 10,
  },
  {
    name: 'revoked-key-stays',
    file: 'storage/queries/accounts/accounts.ts',
    find: 'await own.execute();',
    replace: 'void own;',
    seed: 10,
  },
  {
    name: 'signature-counts-twice',
    file: 'accounts/proof/challenges.ts',
    find: 'CHALLENGE_MS)) === 1;',
    replace: 'CHALLENGE_MS)) > 0;',
    seed: 10,
  },
  {
    name: 'acknowledged-before-commit',
    file: 'table/log/log-actor.ts',
    find: APPEND,
    replace: `void this.#ports.writer.append([{ table: this.id, row, updates }, ...opens]).catch(() => undefined);
    const written = true;`,
    seed: 1,
  },
  {
    name: 'told-before-commit',
    file: 'table/log/log-actor.ts',
    find: APPEND,
    replace: `this.#ports.onEntry(this, row, true);\n    ${APPEND}`,
    seed: 1,
  },
  {
    name: 'conflict-taken-for-success',
    file: 'table/log/log-actor.ts',
    find: 'return written;',
    replace: 'return true;',
    seed: 2,
  },
  {
    name: 'refused-without-reading',
    file: 'table/log/log-actor.ts',
    find: 'if ((await this.#readNew()) || writes) continue;',
    replace: 'if (writes && ((await this.#readNew()) || writes)) continue;',
    seed: 4,
  },
  {
    name: 'retry-not-recognised',
    file: 'table/log/log-actor.ts',
    find: 'const done = key === null ? null : await this.#ports.store.tables.commandSeq(this.id, key);',
    replace: 'const done = null as number | null;',
    seed: 2,
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
    find: 'subscriptions.subscribe(this.#newest.id, since,',
    replace: 'subscriptions.subscribe(this.#newest.id, since + 1,',
    seed: 1,
  },
  {
    name: 'wake-up-lost-with-a-message',
    file: 'table/peer-sync.ts',
    find: 'head > subscriptions.sentTo(table)',
    replace: 'head < subscriptions.sentTo(table)',
    seed: 9,
  },
  {
    name: 'wake-up-lost-with-the-cache',
    file: 'jobs/table-turns.ts',
    find: 'const actor = await this.#ports.cache.find(job.id);',
    replace: 'const actor = this.#ports.cache.cached(job.id) ?? null; if (actor === null) return null;',
    seed: 8,
  },
  {
    name: 'deadline-of-a-new-table-forgotten',
    file: 'domain/commands/create-table.ts',
    find: 'due: dueAt(state), bot }',
    replace: 'due: null }',
    seed: 5,
  },
  {
    name: 'flag-falls-for-the-next-player',
    file: 'domain/commands/resignation.ts',
    find: 'if (flag === null || flag > up)',
    replace: 'if (flag === null)',
    seed: 29,
  },
  {
    name: 'move-taken-after-the-flag',
    file: 'domain/commands/decide.ts',
    find: 'flag !== null && flag <= context.up',
    replace: 'flag !== null && flag <= 0',
    seed: 12,
  },
  {
    name: 'writer-answers-in-another-order',
    file: 'table/log/writer.ts',
    find: 'of some) {\n        resolve(',
    replace: 'of some.toReversed()) {\n        resolve(',
    seed: 9,
  },
  {
    name: 'ban-not-looked-at',
    file: 'domain/commands/seats.ts',
    find: 'const banned = !isKnown &&',
    replace: 'const banned = hash === null &&',
    seed: 29,
  },
  {
    name: 'ban-never-lifted',
    file: 'domain/table-state.ts',
    find: 'bans.with(event.ban, null)',
    replace: 'bans',
    seed: 45,
  },
  {
    name: 'token-left-behind-when-seats-move',
    file: 'domain/table-state.ts',
    find: 'tokens: moved(state.tokens),',
    replace: 'tokens: move.from.map((_, seat) => state.tokens[seat] ?? null),',
    seed: 43,
  },
  {
    name: 'room-begins-before-all-are-ready',
    file: 'domain/commands/begin.ts',
    find: 'isAllReady(full) ?',
    replace: 'full.seats.every(isTaken) ?',
    seed: 7,
  },
  {
    name: 'rematch-forgets-the-game-before',
    file: 'domain/commands/create-table.ts',
    find: 'before: table.id, reserved',
    replace: 'before: table.rematchOf, reserved',
    seed: 1,
  },
  {
    name: 'erased-entries-told-from-a-cache',
    file: 'table/log/log-pages.ts',
    find: 'const rows = await store.tables.read(table, since, limit + 1);',
    replace: `const seen = (store.seen ??= new Map());
    const rows = (await store.tables.read(table, since, limit + 1)).map((row) => {
      const key = table + ' ' + row.seq;
      return seen.get(key) ?? (seen.set(key, row), row);
    });`,
    seed: 205,
  },
  {
    name: 'erase-leaves-the-chat',
    file: 'domain/views/own-data.ts',
    find: "return event.type === 'chat' && seats.has(event.seat) ? { type: 'withheld' } : event;",
    replace: 'return event;',
    seed: 5,
  },
  {
    name: 'erased-table-not-read-again',
    file: 'table/log/log-actor.ts',
    find: 'this.#outdated ||= row.erases;',
    replace: '',
    seed: 61,
  },
  {
    name: 'reveal-of-another-number',
    file: 'domain/commands/play/reveals.ts',
    find: 'if (commitmentOf(table.id, clientSeed) !== table.commitments[seat]) {',
    replace: "if (clientSeed === '') {",
    seed: 5,
  },
  {
    name: 'flags-wait-behind-bots',
    file: 'jobs/runner.ts',
    find: 'queue.add(job.share, job);',
    replace: "(this.#kinds.get(job.kind === 'clock' ? 'bot' : job.kind)?.queue ?? queue).add('', job);",
    seed: 5,
  },
  {
    name: 'bots-in-one-share',
    file: 'jobs/runner.ts',
    find: 'queue.add(job.share, job);',
    replace: "queue.add('', job);",
    seed: 5,
  },
  {
    name: 'notices-one-by-one',
    file: 'notifications/notifier.ts',
    find: 'const SENDING = { perShare: 40, total: 200 };',
    replace: 'const SENDING = { perShare: 1, total: 1 };',
    seed: 13,
  },
  {
    name: 'notice-not-claimed',
    file: 'jobs/runner.ts',
    find: 'if (!(await jobs.claim(found, kind.now() + claimMs))) return;',
    replace: 'await jobs.claim(found, kind.now() + claimMs);',
    seed: 13,
  },
  {
    name: 'notice-taken-for-late',
    file: 'notifications/recipients.ts',
    find: 'onTurn(table) === seat && table.turns === about;',
    replace: 'onTurn(table) === seat && table.turns > about;',
    seed: 5,
  },
  {
    name: 'quiet-hours-forgotten',
    file: 'notifications/notifier.ts',
    find: 'if (found.quietUntil !== null) return { until: found.quietUntil };',
    replace: '',
    seed: 29,
  },
  {
    name: 'second-channel-forgotten',
    file: 'domain/notices.ts',
    find: 'return contacts[seat]?.channels ?? [];',
    replace: 'return contacts[seat]?.channels.slice(0, 1) ?? [];',
    seed: 21,
  },
  {
    name: 'presence-at-every-change',
    file: 'table/presence/presence.ts',
    find: 'export const TELL_EVERY_MS = 1000;',
    replace: 'export const TELL_EVERY_MS = 0;',
    seed: 5,
  },
  {
    name: 'presence-of-watchers-who-left',
    file: 'table/presence/presence.ts',
    find: 'visitors.remove(place, this.#ports.clock.now())) visitors.changed();',
    replace: 'visitors.remove(place, this.#ports.clock.now()) && place() !== null) visitors.changed();',
    seed: 141,
  },
  {
    name: 'watch-lost-with-the-database',
    file: 'delivery/connection.ts',
    find: 'own.stop = this.#ports.storeReturn.wait(() => this.#begin(message, own).catch(() => undefined));',
    replace: 'own.stop = () => undefined;',
    seed: 11,
  },
  {
    name: 'one-table-for-each-opening',
    file: 'contests/decks.ts',
    find: 'return { id: tableIdOf(',
    replace: 'return { id: tableIdOf(performance.now() + ',
    seed: 8,
  },
  {
    name: 'seed-told-to-who-is-first',
    file: 'domain/commands/play/turns.ts',
    find: "(seedPublicAt(table) === 0 ? serverSeed : '')",
    replace: 'serverSeed',
    seed: 8,
  },
  {
    name: 'seats-counted-for-all',
    file: 'domain/log-limits.ts',
    find: "join: by('address', 'joined',",
    replace: "join: by('table', 'joined',",
    seed: 37,
  },
  {
    name: 'league-results-twice',
    file: 'domain/contests/decide.ts',
    find: 'found.filter((one) => isUndecided(league, gameAt(one)))',
    replace: 'found',
    seed: 9,
  },
  {
    name: 'claimed-try-never-settled',
    file: 'storage/queries/jobs/jobs.ts',
    find: ".where('claimed_until', '<=', now)",
    replace: ".where('claimed_until', '=', 0)",
    seed: 88,
  },
  {
    name: 'late-try-never-settled',
    file: 'contests/keeper.ts',
    find: 'await this.#endLate(state, waiting);',
    replace: '',
    seed: 8,
  },
];
