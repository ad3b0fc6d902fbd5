/** Leagues, as HTTP requests ask for them. */
import { contestTableOf, isUndecided, undecidedGames } from '@asteroute/club/contests';
import { deny, grant, type Outcome } from '@asteroute/protocol';
import type {
  ContestCommand,
  ContestCommandOf,
  ContestOpening,
  ContestReply,
  ContestTable,
} from '@asteroute/protocol/contests';
import { tableIdOf } from '../domain/commands/create-table.ts';
import { OPENERS } from '../domain/commands/seats.ts';
import { decideLeague, eraseFromLeague, type LeagueRefusal } from '../domain/leagues/decide-league.ts';
import { checkLeaguePlan } from '../domain/leagues/league-plan.ts';
import { type LeagueState, playerOf } from '../domain/leagues/league-state.ts';
import { leagueTableId } from '../domain/leagues/league-tables.ts';
import { COMMAND_HASH_LETTERS } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import type { AddressTagger } from '../keys/address-tags.ts';
import { TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import { LeagueCache } from './league-cache.ts';
import { LeagueKeeper, type LeagueKeeperPorts } from './league-keeper.ts';
import { LeagueLog, NO_LEAGUE } from './league-log.ts';

/** What the service needs. */
export interface LeagueServicePorts extends LeagueKeeperPorts {
  readonly limiter: Limiter;
  readonly tagOf: AddressTagger;
}

/** The sender of a command to a league. */
interface LeagueClient {
  readonly token: string;
  readonly address: string;
  /** The account of a player who is signed in. */
  readonly account?: string | undefined;
}

/** Why a command is not carried out: as the league decides, or because no table is opened. */
type CommandRefusal = LeagueRefusal | 'unknown-table' | 'day-spent' | 'busy';

const TABLE_GONE = deny('unknown-table', 'the table of this game was deleted: the organizer decides the game');

/** Opens leagues, carries out commands, and answers what a league is like now. */
export class LeagueService {
  readonly keeper: LeagueKeeper;
  readonly #ports: LeagueServicePorts;
  readonly #leagues: LeagueCache;
  readonly #log: LeagueLog;

  constructor(ports: LeagueServicePorts) {
    this.#ports = ports;
    this.#leagues = new LeagueCache(ports.store);
    this.#log = new LeagueLog(ports, this.#leagues);
    this.keeper = new LeagueKeeper(ports, this.#leagues, this.#log);
  }

  /** Opens a league and resolves with its id; the same request sent again gives the same id. */
  async open(
    { id, plan }: ContestOpening,
    { token, address }: LeagueClient,
  ): Promise<Outcome<string, 'bad-setup' | 'day-spent'>> {
    const checked = checkLeaguePlan(plan);
    if (!checked.ok) return checked;
    const { store, clock, limiter, tagOf } = this.#ports;
    const host = hashOf(token);
    const league = tableIdOf(`${host} league ${id}`);
    const taken = await limiter.takeAll(TABLE_COSTS, address);
    if (!taken.ok) return taken;
    const row = {
      seq: 1,
      at: clock.now(),
      command: null,
      events: JSON.stringify([{ type: 'opened', plan }]),
      secret: { host, opener: tagOf(OPENERS, address) },
    };
    await store.appendLeague({ league, row, status: 'open', due: null });
    return grant(league);
  }

  /** Carries out a command; resolves with the number of the newest entry. */
  async command(
    league: string,
    command: ContestCommand,
    client: LeagueClient,
  ): Promise<Outcome<number, CommandRefusal>> {
    const hash = hashOf(client.token);
    if (command.type === 'play') return this.#play(league, command, { ...client, hash });
    const key = `${hash.slice(0, COMMAND_HASH_LETTERS)}:${command.id}`;
    const caller = {
      hash,
      at: this.#ports.clock.now(),
      tableOf: (round: number, game: number) => leagueTableId(league, round, game),
      ...(client.account !== undefined && { account: client.account }),
    };
    const done = await this.#log.commit(league, key, (state) => decideLeague(state, command, caller));
    if (done.ok) this.keeper.look(league);
    return done;
  }

  /** Removes the name and the account of a player, who is known by the hash of the token. */
  erase(league: string, hash: string): Promise<Outcome<number, 'unknown-table' | 'wrong-token' | 'busy'>> {
    const caller = { hash, at: this.#ports.clock.now(), tableOf: () => '' };
    return this.#log.commit(league, null, (state) => eraseFromLeague(state, caller));
  }

  /**
   * A league as it stands, with the entries after `since`, as JSON (a `ContestReply`); the token is that of the asking
   * player or organizer. Events are stored as text, so that those of a long league are not read and written again.
   */
  async view(league: string, since: number, token: string | undefined): Promise<Outcome<string, 'unknown-table'>> {
    const state = await this.#leagues.read(league);
    if (state === null) return NO_LEAGUE;
    const hash = token === undefined ? null : hashOf(token);
    const rows = await this.#ports.store.readLeague(league, since);
    const entries = rows.map(({ seq, at, events }) => `{"seq":${seq},"at":${at},"events":${events}}`);
    const rest: Omit<ContestReply, 'entries'> = {
      league,
      own: playerOf(state, hash),
      organizer: hash === state.host,
      ...(await this.#tablesOf(state)),
    };
    return grant(`${JSON.stringify(rest).slice(0, -1)},"entries":[${entries.join()}]}`);
  }

  /** The standings with the crosstable. */
  async table(league: string): Promise<Outcome<ContestTable, 'unknown-table'>> {
    const state = await this.#leagues.read(league);
    return state === null ? NO_LEAGUE : grant(contestTableOf(state.league));
  }

  /** Opens the table of a game, for one of its players. */
  async #play(
    id: string,
    { round, game }: ContestCommandOf<'play'>,
    { hash, address }: LeagueClient & { readonly hash: string },
  ): Promise<Outcome<number, CommandRefusal>> {
    const state = await this.#leagues.read(id);
    if (state === null) return NO_LEAGUE;
    const { league } = state;
    const at = league.rounds[round]?.games[game];
    if (league.status !== 'running' || at === undefined || !isUndecided(league, at))
      return deny('wrong-status', 'this game is not to be played');
    const own = playerOf(state, hash);
    if (own !== at.first && own !== at.second) return deny('wrong-token', 'only its players open a game');
    const { store, limiter } = this.#ports;
    const isThere = async () => (await store.summaries([at.table])).length > 0;
    if (await isThere()) return grant(league.head);
    const taken = await limiter.takeAll(TABLE_COSTS, address);
    if (!taken.ok) return taken;
    await this.keeper.open(state, { round, game });
    // A table that was deleted is not opened again.
    return (await isThere()) ? grant(league.head) : TABLE_GONE;
  }

  async #tablesOf({ league }: LeagueState): Promise<Pick<ContestReply, 'seated' | 'running'>> {
    const games = new Map(undecidedGames(league).map(({ at }) => [at.table, at]));
    const summaries = league.status === 'running' ? await this.#ports.store.summaries([...games.keys()]) : [];
    const seated = summaries.flatMap(({ table, status, seats }) => {
      const at = games.get(table);
      if (status !== 'open' || at === undefined) return [];
      const there = [at.first, at.second].filter((_, seat) => seats[seat].name !== null);
      return [[table, there] as const];
    });
    const running = summaries.flatMap(({ table, status }) => (status === 'running' ? [table] : []));
    return { seated: Object.fromEntries(seated), running };
  }
}
