import { grant, type Outcome } from '@asteroute/protocol';
import { firstEntry, tableIdOf } from '../commands/create-table.ts';
import { checkedPlan, type Moment } from '../commands/seats.ts';
import type { NewDuel } from '../duel-store.ts';
import { tablePlan } from '../leagues/league-plan.ts';
import type { Append } from '../ports.ts';
import { hashOf } from '../table-state.ts';

/** The tables of a duel: that in which the person has the first seat, then the other. */
export function tablesOfDuel(id: string): readonly [string, string] {
  return [tableIdOf(`duel ${id} first`), tableIdOf(`duel ${id} second`)];
}

/** What a duel is dealt by, and who opens it. */
export interface DuelOpener {
  /** The seed of both games. */
  readonly seed: string;
  /** The token of the person's seats. */
  readonly token: string;
  /** The tag of the person's address. */
  readonly tag: string;
}

/** Returns the first entries of both tables, with which the games begin; `bad-setup` for an edition that is none. */
export function openDuelTables(duel: NewDuel, opener: DuelOpener, moment: Moment): Outcome<readonly Append[]> {
  const entries: Append[] = [];
  for (const seat of [0, 1]) {
    const first = openGame(duel, opener, seat, moment);
    if (!first.ok) return first;
    const { updates } = first.value;
    entries.push(seat === 0 ? { ...first.value, updates: { ...updates, duel } } : first.value);
  }
  return grant(entries);
}

/** Opens the game in which the person has this seat. */
function openGame(duel: NewDuel, { seed, token, tag }: DuelOpener, seat: number, moment: Moment): Outcome<Append> {
  const { id, edition, bot, name, until } = duel;
  const bots = seat === 0 ? [null, bot] : [bot, null];
  const plan = checkedPlan(tablePlan({ edition, modules: [], options: {}, clock: { type: 'none' } }, bots));
  if (!plan.ok) return plan;
  const tables = tablesOfDuel(id);
  const host = hashOf(token);
  const first = {
    table: tables[seat],
    plan: plan.value,
    before: null,
    duel: { id, twin: tables[1 - seat], until },
    secret: { serverSeed: seed, host, opener: tag, seats: [{ seat, hash: host }] },
    sits: [{ type: 'joined' as const, seat, name, clientSeed: '' }],
  };
  return grant(firstEntry(first, moment));
}
