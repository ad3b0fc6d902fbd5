import { contestTableOf, isUndecided } from '@asteroute/club/contests';
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
import { type ContestRefusal, decideContest, eraseFromContest } from '../domain/contests/decide.ts';
import { firstContestEntry } from '../domain/contests/log.ts';
import { checkedLeague } from '../domain/contests/plan.ts';
import { type OwnedContest, playerOf } from '../domain/contests/state.ts';
import { contestTableId } from '../domain/contests/tables.ts';
import { COMMAND_HASH_LETTERS } from '../domain/ports.ts';
import { hashOf } from '../domain/table-state.ts';
import { entryText, WATCHING } from '../domain/views/entry-text.ts';
import { type Pay, sendingCost, TABLE_COSTS } from '../limits/costs.ts';
import type { Limiter } from '../limits/limiter.ts';
import type { AddressTagger } from '../secrets/address-tags.ts';
import { readPages, readTexts } from '../table/log/log-pages.ts';
import type { Subscriptions } from '../table/log/subscriptions.ts';
import type { LogFollower } from '../table/reader.ts';
import type { ContestActor } from './contest-log.ts';
import type { ContestKeeper, ContestKeeperPorts } from './keeper.ts';

export interface ContestServicePorts
  extends Pick<ContestKeeperPorts, 'store' | 'clock' | 'up' | 'contestCache' | 'writer'> {
  readonly keeper: ContestKeeper;
  readonly subscriptions: Subscriptions;
  readonly limiter: Limiter;
  readonly tagOf: AddressTagger;
}

type CommandRefusal = ContestRefusal | 'unknown-table' | 'day-spent' | 'busy';
type EraseRefusal = 'unknown-table' | 'wrong-token' | 'busy';

interface ContestClient {
  readonly token: string;
  readonly address: string;
  readonly account?: string | undefined;
}

const NO_CONTEST = deny('unknown-table', 'there is no such contest');
const TABLE_GONE = deny('unknown-table', 'the table of this game was deleted: the organizer decides the game');

export class ContestService {
  readonly #ports: ContestServicePorts;

  constructor(ports: ContestServicePorts) {
    this.#ports = ports;
  }

  /** Opens a league and resolves with its id; the same request sent again gives the same id. */
  async open(
    { id, plan }: ContestOpening,
    { token, address }: ContestClient,
  ): Promise<Outcome<string, 'bad-setup' | 'day-spent'>> {
    const checked = checkedLeague(plan);
    if (!checked.ok) return checked;
    const { clock, up, limiter, tagOf, writer } = this.#ports;
    const taken = await limiter.takeAll(TABLE_COSTS, address);
    if (!taken.ok) return taken;
    const host = hashOf(token);
    const contest = tableIdOf(`${host} contest ${id}`);
    const secret = { host, opener: tagOf(OPENERS, address) };
    const events = [{ type: 'announced', plan }] as const;
    await writer.append([firstContestEntry({ id: contest, events, secret }, { at: clock.now(), up: up() }).first]);
    return grant(contest);
  }

  async command(
    contest: string,
    command: ContestCommand,
    client: ContestClient,
  ): Promise<Outcome<number, CommandRefusal>> {
    const actor = await this.#ports.contestCache.find(contest);
    if (actor === null) return NO_CONTEST;
    const hash = hashOf(client.token);
    if (command.type === 'play') return this.#play(actor, command, { ...client, hash });
    const key = `${hash.slice(0, COMMAND_HASH_LETTERS)}:${command.id}`;
    const caller = {
      hash,
      at: this.#ports.clock.now(),
      tableOf: (round: number, game: number) => contestTableId(contest, round, game),
      ...(client.account !== undefined && { account: client.account }),
    };
    const tag = this.#ports.tagOf(OPENERS, client.address);
    const done = await actor.perform({ key, tag }, (state) => decideContest(state, command, caller));
    if (done.ok) this.#ports.keeper.look(contest, actor.state().opener);
    return done.ok ? grant(done.value.seq) : done;
  }

  async erase(contest: string, hash: string): Promise<Outcome<unknown, EraseRefusal> | null> {
    const actor = await this.#ports.contestCache.find(contest);
    if (actor === null) return null;
    const caller = { hash, at: this.#ports.clock.now(), tableOf: () => '' };
    return actor.act((state) => eraseFromContest(state, caller));
  }

  /** As JSON (a `ContestReply`): events are stored as text, so that those of a long league are not parsed for it. */
  async view(contest: string, since: number, token: string | undefined): Promise<Outcome<string, 'unknown-table'>> {
    const state = await this.#current(contest);
    if (state === null) return NO_CONTEST;
    const hash = token === undefined ? null : hashOf(token);
    const entries: string[] = [];
    for await (const rows of readPages(this.#ports, contest, since))
      entries.push(...rows.map((row) => entryText(row, WATCHING)));
    const rest: Omit<ContestReply, 'entries'> = {
      contest,
      own: playerOf(state, hash),
      organizer: hash === state.host,
    };
    return grant(`${JSON.stringify(rest).slice(0, -1)},"entries":[${entries.join()}]}`);
  }

  async table(contest: string): Promise<Outcome<ContestTable, 'unknown-table'>> {
    const state = await this.#current(contest);
    return state === null ? NO_CONTEST : grant(contestTableOf(state.contest));
  }

  async follower(contest: string, pay: Pay): Promise<LogFollower | null> {
    const { subscriptions, contestCache, store } = this.#ports;
    const actor = await contestCache.find(contest, pay);
    if (actor === null) return null;
    const current = () => contestCache.cached(contest) ?? actor;
    const log = { view: () => ({ ...WATCHING, head: current().head() }), refresh: () => current().refresh() };
    return {
      async entries(since, limit) {
        const page = await readTexts(store, { table: contest, since, limit }, log);
        const paid = pay(sendingCost(page.entries));
        return paid.ok ? grant(page) : paid;
      },
      subscribe: (since, send) =>
        subscriptions.subscribe(contest, since, {
          ...log,
          send(page) {
            pay(sendingCost(page.entries));
            return send(page);
          },
        }),
      attend: () => () => undefined,
    };
  }

  async #current(contest: string): Promise<OwnedContest | null> {
    const actor = await this.#ports.contestCache.find(contest);
    await actor?.refresh();
    return actor === null || actor.isOutdated() ? null : actor.state();
  }

  async #play(
    actor: ContestActor,
    { round, game }: ContestCommandOf<'play'>,
    { hash, address }: ContestClient & { readonly hash: string },
  ): Promise<Outcome<number, CommandRefusal>> {
    await actor.refresh();
    const state = actor.state();
    const { contest } = state;
    const at = contest.rounds[round]?.games[game];
    if (contest.status !== 'running' || at === undefined || !isUndecided(contest, at))
      return deny('wrong-status', 'this game is not to be played');
    const own = playerOf(state, hash);
    if (own !== at.first && own !== at.second) return deny('wrong-token', 'only its players open a game');
    const { store, limiter, keeper } = this.#ports;
    const isThere = async () => (await store.lists.summaries([at.table])).length > 0;
    if (await isThere()) return grant(contest.head);
    const taken = await limiter.takeAll(TABLE_COSTS, address);
    if (!taken.ok) return taken;
    await keeper.open(state, { round, game });
    // A table that was deleted is not opened again.
    return (await isThere()) ? grant(contest.head) : TABLE_GONE;
  }
}
