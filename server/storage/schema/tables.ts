/** The tables of the database as data: what creates them and the types of their rows both follow from it. */

/** A column: `?` may be null, and what follows `=` is its default. */
export type ColumnType = 'double' | 'text' | 'text?' | 'text=' | 'integer' | 'integer=0' | 'bigint';

export interface TablePlan {
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly key: readonly string[];
  readonly unique?: Readonly<Record<string, readonly string[]>>;
  readonly indexes?: Readonly<Record<string, readonly string[]>>;
  readonly partitionBy?: string;
}

const all = <const T extends ColumnType, const N extends string>(type: T, ...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, type])) as Readonly<Record<N, T>>;

/** `personal` is 1 for an entry of which readers may receive different versions, else 0; the other flags are alike. */
const ENTRY = {
  table_id: 'text',
  seq: 'integer',
  at: 'bigint',
  up: 'bigint',
  command: 'text?',
  events: 'text',
  personal: 'integer',
  private: 'integer',
  erases: 'integer',
  secret: 'text?',
} as const;

export const DATABASE_TABLES = {
  entries: { columns: ENTRY, key: ['table_id', 'seq'], unique: { command: ['table_id', 'command'] } },
  /** Entries of games that ended long ago; on PostgreSQL the key must hold the month of the partition. */
  finished_entries: {
    columns: { ...ENTRY, month: 'integer' },
    key: ['table_id', 'seq', 'month'],
    partitionBy: 'month',
  },
  /**
   * `moved` is the month of the moved log, such as 202611, or 0. `opener`, the tag of an address, and `part_of`, the id
   * of a contest, may be empty. A contest has a row of its own, whose access is `contest`.
   */
  tables: {
    columns: {
      ...all('text', 'id', 'status', 'access', 'summary'),
      changed_at: 'bigint',
      moved: 'integer=0',
      ...all('text=', 'opener', 'part_of'),
    },
    key: ['id'],
    indexes: {
      listed: ['access', 'status', 'changed_at'],
      by_age: ['status', 'changed_at'],
      by_month: ['moved', 'status', 'changed_at'],
    },
  },
  /** `account_id` is empty for a guest, and `address` the tag of the address from which the seat was taken, or empty. */
  seats: {
    columns: { hash: 'text', table_id: 'text', seat: 'integer', account_id: 'text=', address: 'text=' },
    key: ['table_id', 'seat'],
    indexes: { by_hash: ['hash'], by_account: ['account_id'], by_address: ['address'] },
  },
  /** `tag` is that of the address that reported, and `account_id` the reported account, empty for a guest. */
  reports: {
    columns: {
      ...all('text', 'table_id', 'reason', 'tag', 'account_id'),
      ...all('integer', 'seq', 'seat', 'by_seat'),
      at: 'bigint',
    },
    key: ['table_id', 'seq'],
    indexes: { by_tag: ['tag', 'at'], by_account: ['account_id', 'at'] },
  },
  codes: {
    columns: { code: 'text', table_id: 'text', until: 'bigint' },
    key: ['code'],
    indexes: { by_table: ['table_id'] },
  },
  /**
   * What waits for a node, by kind and id. Looked at from `due_at` on, but not before `claimed_until`: a node has it,
   * it pauses after `tries` failures, or is in quarantine. Deleted with its `subject`, a table or a contact.
   */
  jobs: {
    columns: {
      ...all('text', 'kind', 'id', 'share', 'subject', 'data'),
      ...all('bigint', 'due_at', 'claimed_until'),
      tries: 'integer',
    },
    key: ['kind', 'id'],
    indexes: { due: ['kind', 'due_at'], by_subject: ['subject'] },
  },
  /** How browsers' people are told; `ways` is encrypted, `channels` their names, separated by commas. */
  contacts: {
    columns: {
      ...all('text', 'id', 'account_id', 'ways', 'channels'),
      confirmed: 'integer',
      ...all('bigint', 'wants_until', 'told_at', 'until'),
    },
    key: ['id'],
    indexes: { that_want: ['wants_until'] },
  },
  /** How much of their limits clients have used at all nodes; reset at `until`, in milliseconds since 1970. */
  counters: { columns: { key: 'text', used: 'bigint', until: 'bigint' }, key: ['key'] },
  /** In a single row: the server time, and the clock of the node that is ahead of all others. */
  server_time: { columns: { id: 'integer', wall: 'bigint', up: 'bigint' }, key: ['id'] },
  server_key: { columns: { id: 'integer', key_id: 'text' }, key: ['id'] },
  // No row of accounts lets anybody in: keys are public, and of sessions there is only a hash.
  /**
   * `name` is empty once deleted; the id stays for results of games. Whoever increments `changes` holds the lock of the
   * account. `banned_at` is 0 for none; `address` is the tag of the last sign-in.
   */
  accounts: {
    columns: {
      ...all('text', 'id', 'name'),
      ...all('bigint', 'created_at', 'closed_at', 'banned_at'),
      changes: 'integer',
      address: 'text=',
    },
    key: ['id'],
  },
  account_names: {
    columns: { look: 'text', account_id: 'text' },
    key: ['look'],
    indexes: { by_account: ['account_id'] },
  },
  account_keys: {
    columns: {
      ...all('text', 'id', 'account_id', 'public_key', 'kind', 'label'),
      ...all('bigint', 'added_at', 'seen_at'),
    },
    key: ['id'],
    indexes: { by_account: ['account_id'] },
  },
  account_sessions: {
    columns: { hash: 'text', account_id: 'text', key_id: 'text', until: 'bigint' },
    key: ['hash'],
    indexes: { by_account: ['account_id'] },
  },
  pairings: {
    columns: {
      ...all(
        'text',
        'id',
        'code',
        'account_id',
        'public_key',
        'commitment',
        'nonce',
        'joined_key',
        'joined_nonce',
        'joined_label',
        'joined_proof',
      ),
      until: 'bigint',
    },
    key: ['id'],
    unique: { code: ['code'] },
    indexes: { by_account: ['account_id'] },
  },
  /** Tables where its name or id is left, and the hash of its token. A row goes once erased, or with the table. */
  account_places: {
    columns: { account_id: 'text', table_id: 'text', hash: 'text' },
    key: ['account_id', 'table_id', 'hash'],
    indexes: { by_table: ['table_id'] },
  },
  /** `blocked` is the id of an account, or `token` and the hash of a guest's token. */
  account_blocks: {
    columns: { account_id: 'text', blocked: 'text', id: 'text', name: 'text', at: 'bigint' },
    key: ['account_id', 'blocked'],
    indexes: { by_blocked: ['blocked'] },
  },
  /** `halves` is twice what the first seat won, `number` the order in which they count. They outlive their logs. */
  rated_results: {
    columns: {
      ...all('text', 'table_id', 'edition', 'first', 'second', 'reason'),
      ...all('bigint', 'number', 'at'),
      ...all('integer', 'halves', 'turns'),
    },
    key: ['table_id'],
    indexes: { by_number: ['number'], of_first: ['first'], of_second: ['second'] },
  },
  ratings: {
    columns: {
      ...all('text', 'account_id', 'edition'),
      ...all('double', 'rating', 'deviation', 'volatility'),
      games: 'integer',
    },
    key: ['account_id', 'edition'],
    indexes: { by_edition: ['edition', 'rating'] },
  },
  /** In a single row: the number of the newest result. Who increments it writes the next one, and nobody beside. */
  rated_order: { columns: { id: 'integer', number: 'bigint' }, key: ['id'] },
  /**
   * Decks of days and duels with the bot. `slot` names one among those of its account in the period, so that two nodes
   * give it once; else it is the id. `account` is empty for a guest, and meaningless for a deleted one. Figures are in
   * tenths but for points.
   */
  official_contests: {
    columns: {
      ...all('text', 'id', 'slot', 'format', 'edition', 'bot', 'period', 'account', 'name', 'state', 'games'),
      ...all('integer', 'counted', 'won', 'margin', 'fair', 'error', 'accuracy'),
      ...all('bigint', 'begun_at', 'until'),
    },
    key: ['id'],
    unique: { slot: ['slot'] },
    indexes: {
      ranked: ['format', 'period', 'edition', 'margin'],
      tally: ['format', 'edition', 'bot', 'counted'],
      account: ['account', 'begun_at'],
    },
  },
} as const;
