import type { Plan } from '@asteroute/protocol';
import { firstEntry, tableIdOf } from '../commands/create-table.ts';
import { checkedPlan, type Moment } from '../commands/seats.ts';
import { tablePlan } from '../leagues/league-plan.ts';
import type { Append } from '../ports.ts';
import type { NewDuel } from '../stores/duel-store.ts';
import { hashOf } from '../table-state.ts';

/** The tables of a duel: that in which the person has the first seat, then the other. */
export function tablesOfDuel(id: string): readonly [string, string] {
  return [tableIdOf(`duel ${id} first`), tableIdOf(`duel ${id} second`)];
}

/** What a duel is dealt by, and who opens it. */
interface DuelOpener {
  /** The seed of both games. */
  readonly seed: string;
  /** The token of the person's seats. */
  readonly token: string;
  /** The tag of the person's address. */
  readonly tag: string;
}

/** Returns the first entries of both tables, with which the games begin. */
export function openDuelTables(duel: NewDuel, opener: DuelOpener, moment: Moment): readonly Append[] {
  return [0, 1].map((seat) => {
    const first = openGame(duel, opener, seat, moment);
    const { updates } = first;
    const owned = { ...updates, ...(duel.account !== '' && { owner: duel.account }) };
    return { ...first, updates: seat === 0 ? { ...owned, duel } : owned };
  });
}

/** Opens the game in which the person has this seat. */
function openGame(duel: NewDuel, { seed, token, tag }: DuelOpener, seat: number, moment: Moment): Append {
  const { id, edition, bot, name, until } = duel;
  const plan = planOf(edition, seat === 0 ? [null, bot] : [bot, null]);
  const tables = tablesOfDuel(id);
  const host = hashOf(token);
  const secret = { serverSeed: seed, host, opener: tag, seats: [{ seat, hash: host }] };
  const sits = [{ type: 'joined' as const, seat, name, clientSeed: '' }];
  const contest = {
    id,
    format: 'series',
    round: 0,
    game: seat,
    twin: tables[1 - seat],
    until,
    official: true,
  } as const;
  return firstEntry({ table: tables[seat], plan, before: null, contest, secret, sits }, moment);
}

function planOf(edition: string, bots: readonly (string | null)[]): Plan {
  const plan = checkedPlan(tablePlan({ edition, modules: [], options: {}, clock: { type: 'none' } }, bots));
  if (!plan.ok) throw new Error(plan.fault.message);
  return plan.value;
}
