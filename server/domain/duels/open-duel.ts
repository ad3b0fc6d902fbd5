import { grant, type Outcome, type Plan } from '@asteroute/protocol';
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

/** Returns the first entries of both tables, with which the games begin; `bad-setup` for an edition that is none. */
export function openDuelTables(duel: NewDuel, opener: DuelOpener, moment: Moment): Outcome<readonly Append[]> {
  const entries: Append[] = [];
  for (const seat of [0, 1]) {
    const first = openGame(duel, opener, seat, moment);
    if (!first.ok) return first;
    const { updates } = first.value;
    const owned = { ...updates, ...(duel.account !== '' && { owner: duel.account }) };
    entries.push({ ...first.value, updates: seat === 0 ? { ...owned, duel } : owned });
  }
  return grant(entries);
}

/** Opens the game in which the person has this seat. */
function openGame(duel: NewDuel, { seed, token, tag }: DuelOpener, seat: number, moment: Moment): Outcome<Append> {
  const { id, edition, bot, name, until } = duel;
  const plan = planOf(edition, seat === 0 ? [null, bot] : [bot, null]);
  if (!plan.ok) return plan;
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
  return grant(firstEntry({ table: tables[seat], plan: plan.value, before: null, contest, secret, sits }, moment));
}

const planOf = (edition: string, bots: readonly (string | null)[]): Outcome<Plan> =>
  checkedPlan(tablePlan({ edition, modules: [], options: {}, clock: { type: 'none' } }, bots));
