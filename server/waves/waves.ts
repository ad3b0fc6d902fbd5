import { pairWave, type WavePlayer } from '@asteroute/club';
import { editionNamed } from '@asteroute/engine';
import { deny, grant, type Outcome, type WaveRequest, type WaveState } from '@asteroute/protocol';
import type { Ratings } from '../accounts/ratings.ts';
import type { KnownAccount } from '../domain/daily.ts';
import type { Append, Environment } from '../domain/ports.ts';
import type { WaitingPerson } from '../domain/stores/wave-store.ts';
import { hashOf } from '../domain/table-state.ts';
import { repeat } from '../domain/timers.ts';
import { need, type ReportFailure } from '../table/failures.ts';
import type { BatchWriter } from '../table/log/writer.ts';
import { openPair, type Paired } from './opening.ts';

/** What waves need. */
export interface WavePorts extends Pick<Environment, 'store' | 'clock' | 'random' | 'up'> {
  readonly ratings: Pick<Ratings, 'of'>;
  readonly writer: Pick<BatchWriter, 'append'>;
  readonly report: ReportFailure;
  /** Called with the first entry of a table that was created here. */
  readonly onOpened: (first: Append) => void;
}

/** Milliseconds after which somebody who does not ask again has gone. */
const GONE_AFTER_MS = 12_000;
/** Milliseconds between two looks at whether a wave is due. */
const LOOK_EVERY_MS = 1000;
/** Milliseconds for which two people are not paired again. */
const NO_REMATCH_MS = 600_000;
/** The rating of somebody without rated games in an edition. */
const FIRST_RATING = 1500;
const NO_ACCOUNT = deny('signed-out', 'waiting takes an account: send its session as Asteroute-Account');

/**
 * Pairs people who want a live game, in waves: the next table is opened for those who are closest, not for the first
 * two who come. Every node asks for the pairing of a wave, and one may do it.
 */
export class Waves {
  readonly #ports: WavePorts;
  readonly #every: number;
  readonly #stop: () => void;
  #last: number;

  /** `seconds` are between two waves. */
  constructor(ports: WavePorts, seconds: number) {
    this.#ports = ports;
    this.#every = seconds * 1000;
    this.#last = this.#waveAt(ports.clock.now());
    const onError = (error: Error) => ports.report(error, 'a wave could not be paired');
    this.#stop = repeat({ clock: ports.clock, ms: LOOK_EVERY_MS, run: () => this.#pairIfDue(), onError });
  }

  /** Lets an account wait for the next wave, or says at which table its pair was found. */
  async wait(request: WaveRequest, account: KnownAccount | null): Promise<Outcome<WaveState>> {
    if (account === null) return NO_ACCOUNT;
    const { token, edition, rated, clock: wanted } = request;
    if (editionNamed(edition) === null) return deny('malformed', 'there is no such edition');
    const { store, clock } = this.#ports;
    const now = clock.now();
    const rating = await this.#ratingOf(account.id, edition);
    const who = { account: account.id, name: account.name, hash: hashOf(token), edition, rated, ...wanted, rating };
    const table = await store.wait({ ...who, since: now, until: now + GONE_AFTER_MS });
    const waiting = await store.countWaiting({ edition, rated }, now);
    const next = (this.#waveAt(now) + 1) * this.#every;
    return grant({ now, next, name: account.name, waiting, table });
  }

  /** Ends the wait of an account. */
  async leave(account: KnownAccount | null): Promise<Outcome<null>> {
    if (account === null) return NO_ACCOUNT;
    await this.#ports.store.stopWaiting(account.id);
    return grant(null);
  }

  close(): void {
    this.#stop();
  }

  /** The number of the wave that was due last. */
  #waveAt(now: number): number {
    return Math.floor(now / this.#every);
  }

  async #ratingOf(account: string, edition: string): Promise<number> {
    const { ratings } = await this.#ports.ratings.of(account);
    return Math.round(ratings.find((one) => one.edition === edition)?.rating ?? FIRST_RATING);
  }

  async #pairIfDue(): Promise<void> {
    const { store, clock } = this.#ports;
    const now = clock.now();
    const wave = this.#waveAt(now);
    if (wave === this.#last) return;
    // The count is the same for all nodes: who counts first pairs the wave. A node that is killed loses one wave.
    if ((await store.count(`wave ${wave}`, now, 10 * this.#every)) === 1) await this.#pair(wave, now);
    this.#last = wave;
  }

  async #pair(wave: number, now: number): Promise<void> {
    const { store } = this.#ports;
    await store.purgeWaiting(now - NO_REMATCH_MS);
    const people = await store.waitingAt(now);
    const players = await Promise.all(people.map((one) => this.#playerOf(one, now)));
    for (const [a, b] of pairWave(players)) {
      // Who came first begins in every other wave only, so that waiting long gives no advantage.
      const [first, second] = wave % 2 === 0 ? [a, b] : [b, a];
      await this.#open({
        wave,
        people: [people[first], people[second]],
        players: [players[first], players[second]],
      });
    }
  }

  async #playerOf(person: WaitingPerson, now: number): Promise<WavePlayer> {
    const { seconds, increment, since, met, metAt, ...who } = person;
    const waves = Math.floor((now - since) / this.#every);
    const avoids = new Set(await this.#ports.store.avoided([who.account]));
    if (metAt > now - NO_REMATCH_MS) avoids.add(met);
    return { ...who, clock: { seconds, increment }, waves, avoids };
  }

  /** The table is there before anybody is told of it. */
  async #open(pair: Paired): Promise<void> {
    const { store, random, clock, up, writer, onOpened } = this.#ports;
    const at = clock.now();
    const first = need(openPair(pair, random, { at, up: up() }));
    const [isWritten] = await writer.append([first]);
    // Another node has paired the same two in this wave.
    if (!isWritten) return;
    onOpened(first);
    if (!(await store.notePair({ people: pair.people, table: first.table, at }))) await store.remove(first.table, at);
  }
}
