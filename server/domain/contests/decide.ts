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
  type ContestFigures,
  MAX_CONTEST_BOTS,
} from '@asteroute/protocol/contests';
import { checkName, opponentNamed } from '../commands/seats.ts';
import type { Append, Secret } from '../ports.ts';
import { maxPlayers } from './plan.ts';
import { type OwnedContest, playerOf } from './state.ts';

export interface ContestDecision {
  readonly events: readonly ContestEvent[];
  readonly secret?: Secret;
  readonly erases?: string;
  readonly opens?: readonly Append[];
}

export interface ContestCaller extends RoundPorts {
  readonly hash: string;
  readonly account?: string;
}

type Written = Exclude<ContestCommand, { readonly type: 'play' }>;
type Decider<T extends Written['type']> = (
  state: OwnedContest,
  command: ContestCommandOf<T>,
  caller: ContestCaller,
) => Outcome<ContestDecision, ContestRefusal>;

const DECIDERS: { readonly [T in Written['type']]: Decider<T> } = {
  enter,
  'enter-bot': byOrganizer(enterBot),
  withdraw,
  start: byOrganizer(start),
  settle: byOrganizer(settle),
  end: byOrganizer(({ contest: league }) =>
    league.status === 'over'
      ? deny('wrong-status', 'the league is over')
      : grant({ events: [{ type: 'ended', by: 'organizer' }] }),
  ),
  erase,
};

export type ContestRefusal =
  | 'not-host'
  | 'wrong-status'
  | 'log-full'
  | 'already-seated'
  | 'name-taken'
  | 'bad-setup'
  | 'wrong-token'
  | 'stale'
  | 'malformed';

export function decideContest(
  state: OwnedContest,
  command: Written,
  caller: ContestCaller,
): Outcome<ContestDecision, ContestRefusal> {
  if (state.contest.plan.official && command.type !== 'erase') return deny('not-host', 'the server runs this contest');
  const decide = DECIDERS[command.type] as (
    state: OwnedContest,
    command: Written,
    caller: ContestCaller,
  ) => Outcome<ContestDecision, ContestRefusal>;
  return followed(state, decide(state, command, caller), caller);
}

export function eraseFromContest(state: OwnedContest, caller: ContestCaller): Outcome<ContestDecision, 'wrong-token'> {
  return followed(state, erase(state, null, caller), caller);
}

const followed = <C extends FaultCode>(
  state: OwnedContest,
  decided: Outcome<ContestDecision, C>,
  ports: RoundPorts,
): Outcome<ContestDecision, C> => (decided.ok ? grant(withWhatFollows(state, decided.value, ports)) : decided);

/** Adds the next round or the end of the league in the same entry, so that it cannot be lost. */
function withWhatFollows(state: OwnedContest, decision: ContestDecision, ports: RoundPorts): ContestDecision {
  if (decision.events.length === 0) return decision;
  const after = decision.events.reduce(withEvent, state.contest);
  return { ...decision, events: [...decision.events, ...whatFollows(after, ports)] };
}

function byOrganizer<T extends Written['type']>(decide: Decider<T>): Decider<T> {
  return (state, command, caller) =>
    caller.hash === state.host ? decide(state, command, caller) : deny('not-host', 'only the organizer may do that');
}

function mayEnter({ contest: league }: OwnedContest): Outcome<number, ContestRefusal> {
  const { status, plan, players, rounds } = league;
  const late = plan.format === 'swiss' && status === 'running' && rounds.length < plan.rounds;
  if (status !== 'open' && !late) return deny('wrong-status', 'the league has begun');
  if (players.length >= maxPlayers(plan)) return deny('log-full', `at most ${maxPlayers(plan)} players`);
  return grant(players.length);
}

function enter(state: OwnedContest, { name }: ContestCommandOf<'enter'>, { hash, account }: ContestCaller) {
  if (playerOf(state, hash) !== null) return deny('already-seated', 'this token is that of a player');
  const player = mayEnter(state);
  if (!player.ok) return player;
  const named = checkName(name, null, null);
  if (!named.ok) return named;
  const alike = state.contest.players.find((one) => one.name !== null && areAlike(one.name, name));
  if (alike !== undefined) return deny('name-taken', `this name looks like "${alike.name}"`);
  const event: ContestEvent = { type: 'entered', player: player.value, name, bot: null };
  return grant({ events: [event], secret: { seats: [{ seat: player.value, hash, ...(account && { account }) }] } });
}

function enterBot(
  state: OwnedContest,
  { bot }: ContestCommandOf<'enter-bot'>,
): Outcome<ContestDecision, ContestRefusal> {
  const player = mayEnter(state);
  if (!player.ok) return player;
  const known = opponentNamed(bot);
  if (!known.ok) return known;
  const bots = state.contest.players.filter((one) => one.bot !== null && !one.withdrawn);
  if (bots.length >= MAX_CONTEST_BOTS) return deny('log-full', `at most ${MAX_CONTEST_BOTS} bots`);
  return grant({ events: [{ type: 'entered', player: player.value, name: null, bot: known.value }] });
}

function start(
  state: OwnedContest,
  _: ContestCommandOf<'start'>,
  ports: ContestCaller,
): Outcome<ContestDecision, ContestRefusal> {
  const { contest: league } = state;
  if (league.status !== 'open') return deny('wrong-status', 'the league has begun');
  const there = league.players.filter(({ withdrawn }) => !withdrawn);
  if (there.length < 2) return deny('bad-setup', 'a league needs two players');
  if (there.every(({ bot }) => bot !== null)) return deny('bad-setup', 'a league needs a person');
  return grant({ events: firstRounds(league, ports) });
}

function withdraw(state: OwnedContest, command: ContestCommandOf<'withdraw'>, { hash }: ContestCaller) {
  const own = playerOf(state, hash);
  const player = command.player ?? own;
  const isOwn = player !== null && player === own;
  if (player === null || (!isOwn && hash !== state.host))
    return deny('wrong-token', 'a player withdraws, or the organizer');
  if (state.contest.status === 'over') return deny('wrong-status', 'the league is over');
  const there = state.contest.players[player];
  if (there === undefined) return deny('stale', 'there is no such player');
  if (there.withdrawn) return grant({ events: [] });
  const event: ContestEvent = { type: 'withdrew', player, by: isOwn ? 'player' : 'organizer' };
  return grant({ events: [event] });
}

function settle(
  { contest: league }: OwnedContest,
  command: ContestCommandOf<'settle'>,
): Outcome<ContestDecision, ContestRefusal> {
  const { round, game, points, lost, note } = command;
  if (league.status !== 'running') return deny('wrong-status', 'the league does not run');
  if (league.rounds[round]?.games[game] === undefined) return deny('stale', 'there is no such game');
  if ((points === null) === (lost === null)) return deny('malformed', 'either points, or who lost');
  return grant({ events: [{ type: 'settled', round, game, points, lost, note }] });
}

function erase(
  state: OwnedContest,
  _: ContestCommandOf<'erase'> | null,
  { hash }: ContestCaller,
): Outcome<ContestDecision, 'wrong-token'> {
  const player = playerOf(state, hash);
  if (player === null) return deny('wrong-token', 'this token is that of no player');
  const { status, players } = state.contest;
  const left: ContestEvent[] =
    status === 'over' || players[player].withdrawn ? [] : [{ type: 'withdrew', player, by: 'player' }];
  return grant({ events: [...left, { type: 'erased', player }], erases: hash });
}

export type FoundResult = Omit<ContestEventOf<'result'>, 'type'>;

export function takeResults(state: OwnedContest, found: readonly FoundResult[], ports: RoundPorts): ContestDecision {
  const { contest: league } = state;
  const gameAt = ({ round, game }: GamePlace) => league.rounds[round].games[game];
  const fresh = league.status === 'running' ? found.filter((one) => isUndecided(league, gameAt(one))) : [];
  return withWhatFollows(state, { events: fresh.map((one) => ({ type: 'result', ...one })) }, ports);
}

export function noteTable(state: OwnedContest, found: ContestEventOf<'table'>): ContestDecision {
  const { contest } = state;
  const { seated, running, result } = contest.rounds[found.round].games[found.game];
  const isSame = running === found.running && seated.join() === found.seated.join();
  return { events: isSame || result !== null ? [] : [found] };
}

export function takeReview(state: OwnedContest, figures: ContestFigures | null, ports: RoundPorts): ContestDecision {
  const { status, figures: known } = state.contest;
  if (status !== 'running' || known !== undefined) return { events: [] };
  return withWhatFollows(state, { events: [{ type: 'reviewed', figures }] }, ports);
}
