import { isPerson, onTurn } from '@asteroute/protocol';
import type { LedgerEntry } from '../virtual/ledger.ts';
import { every, isHonest, isRecovered, recordFigure, type World } from '../virtual/world.ts';

/** A turn of which an honest receiver must be told. */
interface Due {
  readonly url: string;
  since: number;
  readonly table: string;
  readonly turn: number;
  told: number;
}

/**
 * Milliseconds within which an honest receiver must be told of a turn that is not played: usually, and if something was
 * struck, so that a node that is gone may have claimed the notice.
 */
const [TELL_MS, TELL_STRUCK_MS] = [5000, 60_000];
/** Milliseconds after a strike in which a notice may still suffer from it. */
const STRUCK_MS = 10_000;
/** Milliseconds in which a notice that was sent just before its turn was played may still arrive. */
const ON_ITS_WAY_MS = 12_000;

/** Checks that honest receivers are told of every turn that is not played at once, and told once. */
export function checkNotices(world: World): void {
  const { ledger, violate, queue, onTold } = world;
  /** By table and token: the address of the browser. By table: the address of the webhook. */
  const pushes = new Map<string, string>();
  const webhooks = new Map<string, string>();
  /** By table: when the host was erased, and the webhook with it. */
  const forgottenAt = new Map<string, number>();
  /** The turns of which receivers are told, and those of them that nobody has played yet. */
  const turns = new Map<string, Due>();
  const newest = new Map<string, Due>();
  const due = new Map<string, Due>();
  /** The number of notices by table and turn: a turn that was taken back has a further one. */
  const written = new Map<string, number>();

  function keepAddresses({ table, row: { secret }, seats, seatsBefore, updates }: LedgerEntry): void {
    for (const hash of [...seatsBefore.values(), updates.erase])
      if (updates.erase === hash || ![...seats.values()].includes(hash ?? '')) pushes.delete(`${table} ${hash}`);
    if (secret?.push?.to) pushes.set(`${table} ${seats.get(secret.push.seat)}`, secret.push.to.endpoint);
    else if (secret?.push) pushes.delete(`${table} ${seats.get(secret.push.seat)}`);
    if (secret?.webhook !== undefined) webhooks.set(table, secret.webhook ?? '');
    if (updates.erase !== undefined && updates.erase === ledger.host(table)) {
      due.delete(`${webhooks.get(table)}${table}`);
      webhooks.set(table, '');
      forgottenAt.set(table, queue.now());
    }
  }

  function expect(one: Omit<Due, 'told'>): void {
    const key = one.url + one.table;
    const now = turns.get(`${key} ${one.turn}`) ?? { ...one, told: 0 };
    now.since = one.since;
    turns.set(`${key} ${one.turn}`, now);
    newest.set(key, now);
    due.set(key, now);
  }

  ledger.observe((entry) => {
    const { table, after, updates, seats } = entry;
    keepAddresses(entry);
    const own = [...due.values()].filter((one) => one.table === table);
    const onTurnNow = onTurn(after);
    // Nobody is owed a notice any more if a bot has taken over.
    const isOwed = onTurnNow !== null && isPerson(after.seats[onTurnNow]);
    for (const one of own) if (one.turn !== after.turns || !isOwed) due.delete(one.url + table);
    if (updates.notice === undefined || !isHonest(world, table)) return;
    const { seat, turn } = updates.notice;
    written.set(`${table} ${turn}`, (written.get(`${table} ${turn}`) ?? 0) + 1);
    for (const url of [pushes.get(`${table} ${seats.get(seat)}`), webhooks.get(table)])
      if (url?.includes('/honest/')) expect({ url, since: queue.now(), table, turn });
  });

  onTold.push(({ url, text }) => {
    const about = text === null ? {} : JSON.parse(text);
    const table: string | null = about.table ?? null;
    const isForgotten = table !== null && webhooks.get(table) === '' && forgottenAt.has(table);
    if (isForgotten && queue.now() - (forgottenAt.get(table) ?? 0) > ON_ITS_WAY_MS)
      violate('nobody is told of turns who was erased', `${url} at ${table}`);
    // What a push message says only its browser can read: it may be about the turn before.
    const one =
      table === null
        ? [...newest.values()].find((some) => some.url === url)
        : turns.get(`${url}${table} ${about.turn}`);
    if (one === undefined) return;
    if (one.told++ === 0 && isRecovered(world, queue.now() - one.since))
      recordFigure(world, 'notice', queue.now() - one.since);
    const wasQuiet = queue.now() - world.struckAt > queue.now() - one.since + ON_ITS_WAY_MS;
    const late = table === null ? 1 : 0;
    if (one.told > (written.get(`${one.table} ${one.turn}`) ?? 0) + late && wasQuiet)
      violate('no notice is told twice', `${url} of turn ${one.turn} at ${one.table}`);
  });

  every(world, 1000, () => {
    for (const { url, since, table, turn, told } of due.values()) {
      const ms = since - world.struckAt > STRUCK_MS ? TELL_MS : TELL_STRUCK_MS;
      if (told === 0 && isHonest(world, table) && queue.now() - since > ms && isRecovered(world, ms))
        violate(`every notice is told within ${ms} ms`, `${url} of turn ${turn} at ${table}, due since ${since}`);
    }
  });
}
