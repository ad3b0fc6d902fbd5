import { deny, grant, type Outcome, type Plan, roomColors } from '@asteroute/protocol';
import {
  type ContestPlan,
  type LeaguePlan,
  MAX_CONTEST_GAMES,
  MAX_CONTEST_PLAYERS,
} from '@asteroute/protocol/contests';
import { checkedPlan } from '../commands/seats.ts';

export function tablePlan(
  { edition, modules, options, clock, tiles }: Pick<ContestPlan, 'edition' | 'modules' | 'options' | 'clock' | 'tiles'>,
  bots: readonly (string | null)[],
): Plan {
  const colors = roomColors({ edition, modules });
  const seats = bots.map((bot, seat) => ({ color: colors[seat] ?? '', bot }));
  return { edition, modules, options, ...(tiles && { tiles }), seats, clock, access: 'public', takebacks: false };
}

export function checkedLeague(plan: LeaguePlan): Outcome<LeaguePlan, 'bad-setup'> {
  const { format, rounds, twin } = plan;
  if (format === 'round-robin' && rounds > 2)
    return deny('bad-setup', 'rounds: everybody meets everybody once or twice');
  if (format === 'series' && ![1, 3, 5].includes(rounds))
    return deny('bad-setup', 'rounds: one, best of three or of five');
  if (twin && format !== 'series') return deny('bad-setup', 'twin: for a series of two players');
  const checked = checkedPlan(tablePlan(plan, [null, null]));
  return checked.ok ? grant(plan) : checked;
}

/** The most players that a league takes: two of a series, and of others as many as its limit of games allows. */
export function maxPlayers({ format, rounds }: Pick<ContestPlan, 'format' | 'rounds'>): number {
  if (format === 'series' || format === 'deck') return 2;
  if (format === 'swiss') return MAX_CONTEST_PLAYERS;
  let players = 2;
  while ((((players + 1) * players) / 2) * rounds <= MAX_CONTEST_GAMES) players++;
  return Math.min(players, MAX_CONTEST_PLAYERS);
}
