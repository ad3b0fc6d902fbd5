/** What the server does in leagues without a command: results, games of bots and last days. */
import { type PlacedGame, twinOf, undecidedGames } from '@asteroute/club/contests';
import { grant, type Summary } from '@asteroute/protocol';
import { resign } from '../domain/commands/resignation.ts';
import { type FoundResult, takeResults } from '../domain/leagues/decide-league.ts';
import type { LeagueState } from '../domain/leagues/league-state.ts';
import { absentAt, leagueTableId, openTables, resultOf, withTwin } from '../domain/leagues/league-tables.ts';
import type { Append, Environment } from '../domain/ports.ts';
import type { TwinDraws } from '../duels/twin-draws.ts';
import type { Runner } from '../jobs/runner.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { BatchWriter } from '../table/log/writer.ts';
import type { LeagueCache } from './league-cache.ts';
import type { LeagueLog } from './league-log.ts';

/** What the keeper needs. */
export interface LeagueKeeperPorts extends Pick<Environment, 'store' | 'clock' | 'random' | 'up'> {
  readonly cache: TableCache;
  readonly writer: BatchWriter;
  readonly draws: TwinDraws;
  readonly report: ReportFailure;
  readonly runner: Runner;
  /** Called with the first entry of a table that was created here. */
  readonly onOpened: (first: Append) => void;
}

/** Milliseconds between two queries for leagues that are due, and until a league is looked at again. */
const [LOOK_EVERY_MS, LOOK_AGAIN_MS] = [5000, 60_000];
/** Most games of bots that one look opens. */
const MAX_OPENED = 8;

/**
 * Looks at leagues when a table of theirs ends and, in case a node has ended in between, once a minute. Each look does
 * what is missing and nothing twice, so that any number of nodes may look at the same time.
 */
export class LeagueKeeper {
  readonly #ports: LeagueKeeperPorts;
  readonly #leagues: LeagueCache;
  readonly #log: LeagueLog;

  constructor(ports: LeagueKeeperPorts, leagues: LeagueCache, log: LeagueLog) {
    this.#ports = ports;
    this.#leagues = leagues;
    this.#log = log;
    ports.runner.on('league', {
      now: () => ports.clock.now(),
      every: LOOK_EVERY_MS,
      ahead: 0,
      limits: { perShare: 1, total: 20 },
      claimMs: LOOK_AGAIN_MS,
      failed: 'a league could not be looked at',
      stuck: 'a league is in quarantine',
      run: ({ id }) => this.lookAt(id),
    });
  }

  /** Call for each entry of a table that this node has written. */
  consider(actor: TableActor): void {
    const { contest, status } = actor.state().table;
    if (contest !== null && !contest.official && status === 'over') this.look(contest.id);
  }

  /** Looks at a league soon. */
  look(id: string): void {
    const { runner, clock, report } = this.#ports;
    const job = { kind: 'league', id, share: id, due: clock.now(), subject: '', data: '' };
    runner.put(job).catch((error) => report(error, 'a league could not be looked at'));
  }

  /** Does what is missing in a league; resolves with when to look again, or null for never. */
  async lookAt(id: string): Promise<number | null> {
    const state = await this.#leagues.read(id);
    if (state?.league.status !== 'running') return null;
    const waiting = undecidedGames(state.league);
    const found = await this.#ports.store.summaries(waiting.map(({ at }) => at.table));
    const tables = new Map(found.map((summary) => [summary.table, summary]));
    await this.#takeResults(state, waiting, tables);
    await this.#openBots(state, waiting, tables);
    for (const { at, ...place } of waiting) {
      const twin = twinOf(state.league, place);
      if (twin !== null && tables.has(at.table)) await this.#ports.draws.draw(at.table, twin.table);
    }
    return this.#ports.clock.now() + LOOK_AGAIN_MS;
  }

  async #takeResults(
    state: LeagueState,
    waiting: readonly PlacedGame[],
    tables: ReadonlyMap<string, Summary>,
  ): Promise<void> {
    const { clock } = this.#ports;
    const { id, plan } = state.league;
    const results: FoundResult[] = [];
    for (const game of waiting) {
      const table = tables.get(game.at.table);
      if (table?.status === 'over') results.push(...(await this.#resultsOf(state, game.at.table)));
      const isLate = game.until !== null && game.until <= clock.now() && plan.late === 'forfeit';
      const absent = isLate ? absentAt(game, state.league, table) : null;
      if (absent !== null) results.push(absent);
    }
    if (results.length === 0) return;
    const once = new Map(results.map((one) => [`${one.round} ${one.game}`, one]));
    const tableOf = (round: number, game: number) => leagueTableId(id, round, game);
    const written = await this.#log.commit(id, null, (now) =>
      grant(takeResults(now, [...once.values()], { at: clock.now(), tableOf })),
    );
    if (written.ok) this.look(id);
  }

  async #resultsOf(state: LeagueState, table: string): Promise<readonly FoundResult[]> {
    const actor = await this.#ports.cache.find(table);
    if (actor === null) return [];
    if (actor.state().table.status !== 'over') await actor.refresh();
    const found = resultOf(actor.state().table);
    if (found === null) return [];
    const [own, twin] = withTwin(found, state);
    if (twin === undefined) return [own];
    await this.#giveUp(state, twin);
    return [own, twin];
  }

  /** Ends the other game of a duel that was given up, if it runs, so that its players need not play on. */
  async #giveUp({ league }: LeagueState, { round, game, lost }: FoundResult): Promise<void> {
    const actor = await this.#ports.cache.find(league.rounds[round].games[game].table);
    const seat = lost === 'first' ? 0 : 1;
    await actor?.act((now) =>
      now.table.status === 'running' ? resign(now, { type: 'resign', id: '' }, seat) : grant({ events: [] }),
    );
  }

  /** Opens the games of two bots, which nobody sits down at. */
  async #openBots(
    state: LeagueState,
    waiting: readonly PlacedGame[],
    tables: ReadonlyMap<string, Summary>,
  ): Promise<void> {
    const { players } = state.league;
    const isBot = (player: number) => players[player].bot !== null;
    const ours = waiting.filter(({ at }) => isBot(at.first) && isBot(at.second) && !tables.has(at.table));
    for (const game of ours.slice(0, MAX_OPENED)) await this.open(state, game);
  }

  /** Opens the table of a game, or both of a duel, unless another node has. */
  async open(state: LeagueState, place: Pick<PlacedGame, 'round' | 'game'>): Promise<void> {
    const { writer, random, clock, up, onOpened } = this.#ports;
    const first = openTables(state, place, random, { at: clock.now(), up: up() });
    const written = await writer.append(first);
    for (const [i, one] of first.entries()) if (written[i]) onOpened(one);
  }
}
