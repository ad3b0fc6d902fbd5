/** What the server does in contests without a command: results, reviews, games of bots and last days. */
import { needsReview, type PlacedGame, twinOf, undecidedGames } from '@asteroute/club/contests';
import { grant, SEED_DELAY_MS, type Summary } from '@asteroute/protocol';
import type { ContestFigures } from '@asteroute/protocol/contests';
import { newServerSeed } from '../domain/commands/create-table.ts';
import { endLate, resign } from '../domain/commands/resignation.ts';
import { type FoundResult, noteTable, takeResults, takeReview } from '../domain/contests/decide.ts';
import { together } from '../domain/contests/figures.ts';
import type { OwnedContest } from '../domain/contests/state.ts';
import { absentAt, contestTableId, openTables, resultOf, withTwin } from '../domain/contests/tables.ts';
import type { NewJob } from '../domain/jobs.ts';
import type { Append, Environment } from '../domain/ports.ts';
import type { GameFigures } from '../domain/stores/contest-store.ts';
import { valueOrFail } from '../jobs/refusal.ts';
import type { Runner } from '../jobs/runner.ts';
import type { TableActor } from '../table/actor.ts';
import type { TableCache } from '../table/cache.ts';
import type { ReportFailure } from '../table/failures.ts';
import type { BatchWriter } from '../table/log/writer.ts';
import type { RecordWriter } from '../table/record-writer.ts';
import type { ContestActor, ContestCache } from './contest-log.ts';
import type { GameReviewer } from './review/reviewer.ts';
import type { TwinDraws } from './twin-draws.ts';

export interface ContestKeeperPorts extends Pick<Environment, 'store' | 'clock' | 'random' | 'up' | 'log'> {
  readonly contestCache: ContestCache;
  readonly cache: TableCache;
  readonly writer: BatchWriter;
  readonly draws: TwinDraws;
  readonly records: RecordWriter;
  readonly reviewer: GameReviewer;
  readonly runner: Runner;
  readonly report: ReportFailure;
  readonly onOpened: (first: Append) => void;
}

/** Milliseconds until a contest is looked at again: as long as it has not changed, within these bounds. */
const [LOOK_SOON_MS, LOOK_SELDOM_MS] = [30_000, 600_000];
/** Milliseconds between two queries for contests, and for which a node has one to itself: a review takes seconds. */
const [LOOK_EVERY_MS, CLAIM_MS] = [1000, 60_000];
const PAUSES_MS = [1, 2, 4, 8, 16, 32, 64, 128].map((halves) => halves * 30_000);
const MAX_BOT_GAMES_OPENED = 8;

type Tables = ReadonlyMap<string, Summary>;

/** When one of its tables ends and, in case a node ended in between, again and again. Nothing is done twice. */
export class ContestKeeper {
  readonly #ports: ContestKeeperPorts;

  constructor(ports: ContestKeeperPorts) {
    this.#ports = ports;
    ports.runner.on('contest', {
      now: () => ports.clock.now(),
      every: LOOK_EVERY_MS,
      ahead: 0,
      limits: { perShare: 4, total: 20 },
      claimMs: CLAIM_MS,
      pauses: () => PAUSES_MS,
      failed: 'a contest could not be looked at',
      stuck: 'a contest failed again and again',
      run: ({ id }) => this.work(id),
      giveUp: (job) => this.#giveUp(job),
    });
  }

  consider(actor: TableActor): void {
    const { table, opener } = actor.state();
    if (table.contest === null) return;
    if (table.status === 'over') this.look(table.contest.id, opener);
    else if (!table.contest.official)
      this.#note(actor).catch((error) => this.#ports.report(error, 'a table of a contest could not be noted'));
  }

  look(id: string, share: string): void {
    const { runner, clock, report } = this.#ports;
    const job = { kind: 'contest', id, share, due: clock.now(), subject: id, data: '' };
    runner.put(job).catch((error) => report(error, 'a contest could not be looked at'));
  }

  /** Resolves with when to look again, in milliseconds since 1970, or null for never. */
  async work(id: string): Promise<number | null> {
    const actor = await this.#ports.contestCache.find(id);
    if (actor === null) return null;
    await actor.refresh();
    while (actor.state().contest.status === 'running' && (await this.#step(actor)));
    return this.#nextLook(actor.state());
  }

  /** Opens the table of a game, or both of a duel, unless another node has. */
  async open(state: OwnedContest, place: Pick<PlacedGame, 'round' | 'game'>): Promise<void> {
    const { writer, random, clock, up, onOpened } = this.#ports;
    const first = openTables(state, place, newServerSeed(random), { at: clock.now(), up: up() });
    const written = await writer.append(first);
    for (const [i, one] of first.entries()) if (written[i]) onOpened(one);
  }

  /** What failed again and again: an official contest counts for nobody, a league is looked at seldom from then on. */
  async #giveUp(job: NewJob): Promise<void> {
    const { contestCache, runner, clock } = this.#ports;
    const actor = await contestCache.find(job.id);
    if (actor?.state().contest.plan.official) await this.#takeReview(actor, null);
    else await runner.put({ ...job, due: clock.now() + LOOK_SELDOM_MS });
  }

  /** Does what is missing now; resolves with whether more may follow from it, such as a round. */
  async #step(actor: ContestActor): Promise<boolean> {
    const { store, draws } = this.#ports;
    const state = actor.state();
    if (needsReview(state.contest)) return this.#review(actor);
    const waiting = undecidedGames(state.contest);
    await this.#endLate(state, waiting);
    const found = await store.lists.summaries(waiting.map(({ at }) => at.table));
    const tables = new Map(found.map((summary) => [summary.table, summary]));
    if (state.contest.plan.official && found.length < waiting.length) return this.#takeReview(actor, null);
    if (await this.#takeResults(actor, waiting, tables)) return true;
    await this.#openBots(state, waiting, tables);
    for (const { at, ...place } of waiting) {
      const twin = twinOf(state.contest, place);
      if (twin !== null && tables.has(at.table)) await draws.draw(at.table, twin.table);
    }
    return false;
  }

  #nextLook({ contest }: OwnedContest): number | null {
    if (contest.status !== 'running') return null;
    const now = this.#ports.clock.now();
    const again = now + Math.min(Math.max(LOOK_SOON_MS, now - contest.changedAt), LOOK_SELDOM_MS);
    const ends = [(contest.plan.until ?? 0) + SEED_DELAY_MS, ...undecidedGames(contest).map(({ until }) => until ?? 0)];
    return Math.min(again, ...ends.filter((end) => end > now));
  }

  async #endLate({ contest }: OwnedContest, waiting: readonly PlacedGame[]): Promise<void> {
    const { cache, clock } = this.#ports;
    const { until, official } = contest.plan;
    if (!official || until === undefined || until + SEED_DELAY_MS > clock.now()) return;
    for (const { at } of waiting) {
      const table = await cache.find(at.table);
      if (table !== null) valueOrFail(await table.act(endLate));
    }
  }

  async #takeResults(actor: ContestActor, waiting: readonly PlacedGame[], tables: Tables): Promise<boolean> {
    const { clock } = this.#ports;
    const state = actor.state();
    const results: FoundResult[] = [];
    for (const game of waiting) {
      const table = tables.get(game.at.table);
      if (table?.status === 'over') results.push(...(await this.#resultsOf(state, game.at.table)));
      const isLate = game.until !== null && game.until <= clock.now() && state.contest.plan.late === 'forfeit';
      const absent = isLate ? absentAt(game, state.contest, table) : null;
      if (absent !== null) results.push(absent);
    }
    if (results.length === 0) return false;
    const once = new Map(results.map((one) => [`${one.round} ${one.game}`, one]));
    const written = await actor.act((now) => grant(takeResults(now, [...once.values()], this.#roundsOf(actor))));
    return !valueOrFail(written).already;
  }

  async #resultsOf(state: OwnedContest, table: string): Promise<readonly FoundResult[]> {
    const actor = await this.#ports.cache.find(table);
    if (actor === null) return [];
    if (actor.state().table.status !== 'over') await actor.refresh();
    const found = resultOf(actor.state().table);
    if (found === null) return [];
    const [own, twin] = withTwin(found, state);
    if (twin === undefined) return [own];
    await this.#giveUpTwin(state, twin);
    return [own, twin];
  }

  /** Ends the other game of a duel that was given up, if it runs, so that its players need not play on. */
  async #giveUpTwin({ contest }: OwnedContest, { round, game, lost }: FoundResult): Promise<void> {
    const actor = await this.#ports.cache.find(contest.rounds[round].games[game].table);
    const seat = lost === 'first' ? 0 : 1;
    await actor?.act((now) =>
      now.table.status === 'running' ? resign(now, { type: 'resign', id: '' }, seat) : grant({ events: [] }),
    );
  }

  async #openBots(state: OwnedContest, waiting: readonly PlacedGame[], tables: Tables): Promise<void> {
    const { players } = state.contest;
    const isBot = (player: number) => players[player].bot !== null;
    const ours = waiting.filter(({ at }) => isBot(at.first) && isBot(at.second) && !tables.has(at.table));
    for (const game of ours.slice(0, MAX_BOT_GAMES_OPENED)) await this.open(state, game);
  }

  async #note(actor: TableActor): Promise<void> {
    const { contest: part, status, seats } = actor.state().table;
    const found = part === null ? null : await this.#ports.contestCache.find(part.id);
    if (part === null || found === null) return;
    const at = found.state().contest.rounds[part.round]?.games[part.game];
    if (at === undefined) return;
    const isRunning = status === 'running';
    const seated = isRunning ? [] : [at.first, at.second].filter((_, seat) => seats[seat].name !== null);
    const event = { type: 'table', round: part.round, game: part.game, seated, running: isRunning } as const;
    if (noteTable(found.state(), event).events.length > 0) await found.act((now) => grant(noteTable(now, event)));
  }

  async #review(actor: ContestActor): Promise<boolean> {
    const { contest, accounts } = actor.state();
    const payer = accounts[0] ?? actor.id;
    const games = contest.rounds.flatMap((round) => round.games);
    const figures = await Promise.all(
      games.map(({ table, first }) => this.#reviewTable(table, { seat: first === 0 ? 0 : 1, payer })),
    );
    const proved = figures.filter((one) => one !== null);
    return this.#takeReview(actor, proved.length === games.length ? together(proved) : null);
  }

  async #reviewTable(
    table: string,
    { seat, payer }: { readonly seat: number; readonly payer: string },
  ): Promise<GameFigures | null> {
    const { cache, records, reviewer, log } = this.#ports;
    const actor = await cache.find(table);
    if (actor === null) return null;
    await actor.refresh();
    const record = valueOrFail(await records.proved(actor));
    const answer = await reviewer.review({ record, seat }, payer);
    if ('figures' in answer) return answer.figures;
    log.error({ table, fault: answer.fault }, 'a game does not count: its log proves no game');
    return null;
  }

  async #takeReview(actor: ContestActor, figures: ContestFigures | null): Promise<boolean> {
    const written = await actor.act((now) => grant(takeReview(now, figures, this.#roundsOf(actor))));
    return !valueOrFail(written).already;
  }

  #roundsOf({ id }: ContestActor) {
    return {
      at: this.#ports.clock.now(),
      tableOf: (round: number, game: number) => contestTableId(id, round, game),
    };
  }
}
