import { clockOfPair, type WavePlayer } from '@asteroute/club';
import { editionNamed } from '@asteroute/engine';
import { grant, type Outcome, type Plan } from '@asteroute/protocol';
import { firstEntry, newServerSeed, tableIdOf } from '../domain/commands/create-table.ts';
import { checkedPlan, type Moment } from '../domain/commands/seats.ts';
import type { Append, RandomBytes } from '../domain/ports.ts';
import type { WaitingPerson } from '../domain/stores/wave-store.ts';

/** Two people of a wave, the first one first. */
export interface Paired {
  readonly wave: number;
  readonly people: readonly [WaitingPerson, WaitingPerson];
  readonly players: readonly [WavePlayer, WavePlayer];
}

/** Returns the first entry of the table of a pair, with its seats kept for both. Nobody hosts it, and no list shows it. */
export function openPair({ wave, people, players }: Paired, random: RandomBytes, moment: Moment): Outcome<Append> {
  const plan = checkedPlan(planOf(players));
  if (!plan.ok) return plan;
  const seats = people.map(({ hash, account }, seat) => ({ seat, hash, account }));
  return grant(
    firstEntry(
      {
        table: tableIdOf(`wave ${wave} ${people.map(({ account }) => account).join(' ')}`),
        plan: plan.value,
        before: null,
        reserved: people.map(({ name }) => name),
        secret: { serverSeed: newServerSeed(random), host: '', opener: '', seats },
        sits: [],
      },
      moment,
    ),
  );
}

function planOf([a, b]: Paired['players']): Plan {
  const colors = editionNamed(a.edition)?.colors ?? [];
  return {
    edition: a.edition,
    modules: [],
    options: {},
    seats: colors.slice(0, 2).map((color) => ({ color, bot: null })),
    access: 'link',
    clock: { type: 'live', ...clockOfPair(a, b) },
    takebacks: false,
    ...(a.rated && { rated: true }),
  };
}
