import type { Row } from '@asteroute/server/simulation';
import type { World } from '../virtual/world.ts';

/** By table: the names and lines of chat that must be in no answer any more. */
export type ErasedTexts = ReadonlyMap<string, readonly string[]>;

/** Milliseconds in which a notice may still arrive that was sent before an erasure. */
const ON_ITS_WAY_MS = 15_000;

/**
 * Checks that the chat and the name of a player who erased them are in no entry afterwards. Returns them, to look for in
 * all other answers: every line of chat in a run is said once, and every name belongs to one player.
 */
export function checkErasure({ ledger, queue, violate, onTold }: World): ErasedTexts {
  const erasedAt = new Map<string, number>();
  const said = new Map<string, string[]>();
  const erased = new Map<string, string[]>();
  const listOf = (lists: Map<string, string[]>, key: string) => {
    const list = lists.get(key) ?? [];
    lists.set(key, list);
    return list;
  };
  ledger.observe(({ table, events, updates, seatsBefore, seats }) => {
    for (const event of events) {
      if (event.type === 'chat') listOf(said, `${table} ${seatsBefore.get(event.seat)}`).push(event.text);
      if (event.type !== 'joined') continue;
      listOf(said, `${table} ${seats.get(event.seat)}`).push(event.name);
      // A player who erased a name may sit down again.
      const still = listOf(erased, table).filter((text) => text !== event.name);
      erased.set(table, still);
    }
    if (updates.erase === undefined) return;
    listOf(erased, table).push(...listOf(said, `${table} ${updates.erase}`).splice(0));
    erasedAt.set(table, queue.now());
    const text = textIn(ledger.rows(table).map(allOf), listOf(erased, table));
    if (text !== null) violate('erased text leaves the log', `${table} still holds ${text}`);
  });
  onTold.push(({ text: notice, notice: { table } }) => {
    if (queue.now() - (erasedAt.get(table) ?? queue.now()) < ON_ITS_WAY_MS) return;
    const text = textIn([notice ?? ''], erased.get(table) ?? []);
    if (text !== null) violate('erased text is in no answer', `a notice of ${table} holds ${text}`);
  });
  return erased;
}

const allOf = ({ events, secret }: Row): string => events + JSON.stringify(secret);

/** The first of these texts that an answer holds, as a whole JSON string; null if there is none. */
export function textIn(answers: readonly string[], texts: readonly string[]): string | null {
  return texts.find((text) => answers.some((answer) => answer.includes(JSON.stringify(text)))) ?? null;
}
