import {
  firstRounds,
  type GamePlace,
  isUndecided,
  type RoundPorts,
  whatFollows,
  withEvent,
} from '@asteroute/club/contests';
import { areAlike, deny, type FaultCode, grant, type Outcome } from '@asteroute/protocol';
import {
  type ContestCommand,
  type ContestCommandOf,
  type ContestEvent,
  type ContestEventOf,
  MAX_CONTEST_BOTS,
} from '@asteroute/protocol/contests';
import { checkName, opponentNamed } from '../commands/seats.ts';
import type { LeagueSecret } from '../stores/league-store.ts';
import { maxPlayers } from './league-plan.ts';
import { type LeagueState, playerOf } from './league-state.ts';

/** What a command becomes: the events of one entry, or none if there is nothing to do. */
export interface LeagueDecision {
  readonly events: readonly ContestEvent[];
  readonly secret?: LeagueSecret;
  /** The player whose data is removed from earlier entries. */
  readonly erases?: number;
}

/** Who sends a command: the hash of the token, and the account of a player who is signed in. */
export interface LeagueCaller extends RoundPorts {
  readonly hash: string;
  readonly account?: string;
}

/** Commands of which an entry is written. */
type Written = Exclude<ContestCommand, { readonly type: 'play' }>;
type Decider<T extends Written['type']> = (
  state: LeagueState,
  command: ContestCommandOf<T>,
  caller: LeagueCaller,
) => Outcome<LeagueDecision, LeagueRefusal>;

const DECIDERS: { readonly [T in Written['type']]: Decider<T> } = {
  enter,
  'enter-bot': byOrganizer(enterBot),
  withdraw,
  start: byOrganizer(start),
  settle: byOrganizer(settle),
  end: byOrganizer(({ league }) =>
    league.status === 'over'
      ? deny('wrong-status', 'the league is over')
      : grant({ events: [{ type: 'ended', by: 'organizer' }] }),
  ),
  erase,
};

/** The codes with which a league refuses a command. */
export type LeagueRefusal =
  | 'not-host'
  | 'wrong-status'
  | 'log-full'
  | 'already-seated'
  | 'name-taken'
  | 'bad-setup'
  | 'wrong-token'
  | 'stale'
  | 'malformed';

/** Returns the entry that a command becomes in this state, or the fault that refuses it. A pure function. */
export function decideLeague(
  state: LeagueState,
  command: Written,
  caller: LeagueCaller,
): Outcome<LeagueDecision, LeagueRefusal> {
  const decide = DECIDERS[command.type] as (
    state: LeagueState,
    command: Written,
    caller: LeagueCaller,
  ) => Outcome<LeagueDecision, LeagueRefusal>;
  return followed(state, decide(state, command, caller), caller);
}

/** Removes a player, who is known by the hash of the token. */
export function eraseFromLeague(state: LeagueState, caller: LeagueCaller): Outcome<LeagueDecision, 'wrong-token'> {
  return followed(state, erase(state, null, caller), caller);
}

const followed = <C extends FaultCode>(
  state: LeagueState,
  decided: Outcome<LeagueDecision, C>,
  ports: RoundPorts,
): Outcome<LeagueDecision, C> => (decided.ok ? grant(withWhatFollows(state, decided.value, ports)) : decided);

/** Adds the next round or the end of the league in the same entry, so that it cannot be lost. */
function withWhatFollows(state: LeagueState, decision: LeagueDecision, ports: RoundPorts): LeagueDecision {
  if (decision.events.length === 0) return decision;
  const after = decision.events.reduce(withEvent, state.league);
  return { ...decision, events: [...decision.events, ...whatFollows(after, ports)] };
}

function byOrganizer<T extends Written['type']>(decide: Decider<T>): Decider<T> {
  return (state, command, caller) =>
    caller.hash === state.host ? decide(state, command, caller) : deny('not-host', 'only the organizer may do that');
}

/** `log-full` if the league is full, `wrong-status` once nobody can enter any more. */
function mayEnter({ league }: LeagueState): Outcome<number, LeagueRefusal> {
  const { status, plan, players, rounds } = league;
  const late = plan.format === 'swiss' && status === 'running' && rounds.length < plan.rounds;
  if (status !== 'open' && !late) return deny('wrong-status', 'the league has begun');
  if (players.length >= maxPlayers(plan)) return deny('log-full', `at most ${maxPlayers(plan)} players`);
  return grant(players.length);
}

function enter(state: LeagueState, { name }: ContestCommandOf<'enter'>, { hash, account }: LeagueCaller) {
  if (playerOf(state, hash) !== null) return deny('already-seated', 'this token is that of a player');
  const player = mayEnter(state);
  if (!player.ok) return player;
  const named = checkName(name, null, null);
  if (!named.ok) return named;
  const alike = state.league.players.find((one) => one.name !== null && areAlike(one.name, name));
  if (alike !== undefined) return deny('name-taken', `this name looks like "${alike.name}"`);
  const event: ContestEvent = { type: 'entered', player: player.value, name, bot: null };
  return grant({ events: [event], secret: { tokens: [{ player: player.value, hash, ...(account && { account }) }] } });
}

function enterBot(state: LeagueState, { bot }: ContestCommandOf<'enter-bot'>): Outcome<LeagueDecision, LeagueRefusal> {
  const player = mayEnter(state);
  if (!player.ok) return player;
  const known = opponentNamed(bot);
  if (!known.ok) return known;
  const bots = state.league.players.filter((one) => one.bot !== null && !one.withdrawn);
  if (bots.length >= MAX_CONTEST_BOTS) return deny('log-full', `at most ${MAX_CONTEST_BOTS} bots`);
  return grant({ events: [{ type: 'entered', player: player.value, name: null, bot: known.value }] });
}

function start(
  state: LeagueState,
  _: ContestCommandOf<'start'>,
  ports: LeagueCaller,
): Outcome<LeagueDecision, LeagueRefusal> {
  const { league } = state;
  if (league.status !== 'open') return deny('wrong-status', 'the league has begun');
  const there = league.players.filter(({ withdrawn }) => !withdrawn);
  if (there.length < 2) return deny('bad-setup', 'a league needs two players');
  if (there.every(({ bot }) => bot !== null)) return deny('bad-setup', 'a league needs a person');
  return grant({ events: firstRounds(league, ports) });
}

function withdraw(state: LeagueState, command: ContestCommandOf<'withdraw'>, { hash }: LeagueCaller) {
  const own = playerOf(state, hash);
  const player = command.player ?? own;
  const isOwn = player !== null && player === own;
  if (player === null || (!isOwn && hash !== state.host))
    return deny('wrong-token', 'a player withdraws, or the organizer');
  if (state.league.status === 'over') return deny('wrong-status', 'the league is over');
  const there = state.league.players[player];
  if (there === undefined) return deny('stale', 'there is no such player');
  if (there.withdrawn) return grant({ events: [] });
  const event: ContestEvent = { type: 'withdrew', player, by: isOwn ? 'player' : 'organizer' };
  return grant({ events: [event] });
}

function settle({ league }: LeagueState, command: ContestCommandOf<'settle'>): Outcome<LeagueDecision, LeagueRefusal> {
  const { round, game, points, lost, note } = command;
  if (league.status !== 'running') return deny('wrong-status', 'the league does not run');
  if (league.rounds[round]?.games[game] === undefined) return deny('stale', 'there is no such game');
  if ((points === null) === (lost === null)) return deny('malformed', 'either points, or who lost');
  return grant({ events: [{ type: 'settled', round, game, points, lost, note }] });
}

/** Removes a player's name. A player of a league that goes on withdraws. */
function erase(state: LeagueState, _: unknown, { hash }: LeagueCaller): Outcome<LeagueDecision, 'wrong-token'> {
  const player = playerOf(state, hash);
  if (player === null) return deny('wrong-token', 'this token is that of no player');
  const { status, players } = state.league;
  const left: ContestEvent[] =
    status === 'over' || players[player].withdrawn ? [] : [{ type: 'withdrew', player, by: 'player' }];
  return grant({ events: [...left, { type: 'erased', player }], erases: player });
}

/** What a table, or the calendar, says of a game that waits. */
export type FoundResult = Omit<ContestEventOf<'result'>, 'type'>;

/** Returns the entry for results that were found: of games that still wait for theirs. */
export function takeResults(state: LeagueState, found: readonly FoundResult[], ports: RoundPorts): LeagueDecision {
  const { league } = state;
  const gameAt = ({ round, game }: GamePlace) => league.rounds[round].games[game];
  const fresh = league.status === 'running' ? found.filter((one) => isUndecided(league, gameAt(one))) : [];
  return withWhatFollows(state, { events: fresh.map((one) => ({ type: 'result', ...one })) }, ports);
}
