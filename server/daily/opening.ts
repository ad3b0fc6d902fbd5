import { DAILY_BOT, dailyDeck, dealName } from '@asteroute/club';
import { editionNamed } from '@asteroute/engine';
import type { Plan } from '@asteroute/protocol';
import { firstEntry, tableIdOf } from '../domain/commands/create-table.ts';
import { checkedPlan, type Moment } from '../domain/commands/seats.ts';
import type { DeckKey, KnownAccount } from '../domain/daily.ts';
import type { Append } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import { endOf } from './calendar.ts';

/** The person's seat: everybody begins. */
export const OWN_SEAT = 0;

/** Who tries a deck. */
export interface TryOpening {
  readonly deck: DeckKey;
  readonly account: KnownAccount;
  /** The seed of the deck. */
  readonly seed: string;
  /** The token of the seat. */
  readonly token: string;
  /** The tag of the address that opens the table. */
  readonly tag: string;
}

/** The table of a try. It follows from the token, so that an account has one at each deck, whoever opens it and when. */
export function tableOfTry(token: string): string {
  return tableIdOf(`official try ${token}`);
}

/** Returns the first entry of the table of a try, with which the game begins. */
export function openTry({ deck, account, seed, token, tag }: TryOpening, moment: Moment): Append {
  const plan = checkedPlan(planOf(deck, seed));
  if (!plan.ok) throw new Error(plan.fault.message);
  const host = hashOf(token);
  const until = endOf(deck.day);
  const first = firstEntry(
    {
      table: tableOfTry(token),
      plan: plan.value,
      before: null,
      contest: {
        id: tableOfTry(token),
        format: 'deck',
        round: 0,
        game: 0,
        deal: dealName(deck.day, deck.edition),
        until,
        official: true,
      },
      secret: { serverSeed: seed, host, opener: tag, seats: [{ seat: OWN_SEAT, hash: host }] },
      sits: [{ type: 'joined', seat: OWN_SEAT, name: account.name, clientSeed: '' }],
    },
    moment,
  );
  const daily = { ...deck, account: account.id, name: account.name, until };
  return { ...first, updates: { ...first.updates, daily, owner: account.id } };
}

/** By invitation, and nobody is invited: others see the game once they have played theirs. */
function planOf({ day, edition }: DeckKey, seed: string): Plan {
  const [own, other] = editionNamed(edition)?.colors ?? [];
  const { tiles } = dailyDeck(day, seed, edition);
  return {
    edition,
    modules: [],
    options: {},
    tiles: { name: tiles.name ?? day, counts: tiles.counts },
    seats: [
      { color: own, bot: null },
      { color: other, bot: DAILY_BOT },
    ],
    access: 'link',
    clock: { type: 'none' },
    takebacks: false,
  };
}
