import { type FigureRef, type Game, type GameEvent, scores, sideOf, type Tokens, tokens } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Link } from './link.ts';
import { finalByPoints, momentOf, paidBy, type Weighed } from './playback/director.ts';
import { ReplayCursor } from './playback/replay.ts';
import { isFinalScoring, Timeline, type TimelinePorts } from './playback/timeline.ts';

/** The shown state of a link's game: live play as the timeline plays it, or a moment of the replay. */
export class ShownGame {
  readonly timeline: Timeline;
  readonly replay: ReplayCursor;
  readonly #link: Link;
  /** Every ply that the link has emitted, shown or still in the timeline's queue. */
  readonly #steps;

  constructor(link: Link, ports: TimelinePorts) {
    this.#link = link;
    this.#steps = signal(toShow(link.opened));
    this.timeline = new Timeline(link.opened.at(-1)?.game ?? link.start, {
      ...ports,
      weigh: (next) => this.#weigh(next),
    });
    this.replay = new ReplayCursor({ steps: this.past, from: link.live ? null : link.opened.length }, ports);
  }

  /** Every ply that was shown, regardless of the moment at which the replay is. */
  readonly past: ReadonlySignal<readonly Ply[]> = computed(() => {
    const steps = this.#steps.value;
    return steps.slice(0, steps.length - this.timeline.queued.value);
  });

  /** The shown game: while events are played it is older than the newest one, and in a replay it is at any moment. */
  readonly game: ReadonlySignal<Game> = computed(() =>
    this.looksBack.value ? (this.replay.step.value?.game ?? this.#link.start) : this.timeline.frame.value.game,
  );

  /** Whether a moment of the replay is shown instead of live play. */
  readonly looksBack: ReadonlySignal<boolean> = computed(() => this.replay.at.value !== null);

  /** Events of the last ply that are still to be played. */
  readonly #pending = computed(() => (this.looksBack.value ? [] : this.timeline.frame.value.pending));

  /** The game before the ply whose events are being played; null if all of them have been played. */
  readonly before: ReadonlySignal<Game | null> = computed(() =>
    this.#pending.value.length === 0 ? null : (this.past.value.at(-2)?.game ?? this.#link.start),
  );

  /** The game that says whose turn it is: until the final scoring, as long as a ply is told, the one before it. */
  readonly turn: ReadonlySignal<Game> = computed(() => {
    const { cue, hush, pending } = this.timeline.frame.value;
    if (this.looksBack.value || this.timeline.waiting.value || (cue ?? hush ?? pending[0] ?? null) === null)
      return this.game.value;
    return this.past.value.at(-2)?.game ?? this.#link.start;
  });

  readonly history: ReadonlySignal<readonly GameEvent[]> = computed(() => {
    const events = this.past.value.slice(0, this.replay.at.value ?? undefined).flatMap((step) => step.events);
    const pending = this.#pending.value.length;
    return pending === 0 ? events : events.slice(0, -pending);
  });

  /** Seen to their end, for lists: they must not tell of dice that still fall or of points on their way. */
  readonly seen: ReadonlySignal<readonly GameEvent[]> = computed(() => {
    const playing = !this.looksBack.value && this.timeline.frame.value.cue !== null;
    return playing ? this.history.value.slice(0, -1) : this.history.value;
  });

  /** Scores as shown: without the points of events that are still to be played. */
  readonly scores: ReadonlySignal<readonly number[]> = computed(() =>
    withoutPending(scores(this.game.value), this.#pending.value),
  );

  /** Tokens of a side as shown: without those of events that are still to be played. */
  tokensOf(side: number): Tokens {
    const game = this.game.value;
    const held: Record<string, number> = { ...tokens(game, side) };
    for (const event of this.#pending.value) {
      if (event.type !== 'took' || sideOf(game, event.seat) !== side) continue;
      for (const [name, count] of Object.entries(event.tokens)) held[name] -= count;
    }
    return held;
  }

  /** Meeples that leave in an event that is being played or still to be played. */
  readonly leaving: ReadonlySignal<readonly FigureRef[]> = computed(() => {
    const cue = this.looksBack.value ? null : this.timeline.frame.value.cue;
    return [...(cue === null ? [] : [cue]), ...this.#pending.value].flatMap((e) => ('returned' in e ? e.returned : []));
  });

  #weigh(next: GameEvent): Weighed {
    const { game, pending } = this.timeline.frame.peek();
    const events = this.past.peek().flatMap((step) => step.events);
    return momentOf([...events.slice(0, events.length - pending.length), next], game);
  }

  /** The number of events that were told to their end while others are still to be; null once all were. */
  readonly told: ReadonlySignal<number | null> = computed(() => {
    const { pending, cue } = this.timeline.frame.value;
    if (!this.timeline.busy.value) return null;
    const shown = this.past.value.reduce((sum, { events }) => sum + events.length, 0);
    return shown - pending.length - (cue === null ? 0 : 1);
  });

  /** Plays the events of the game after the first `told`; nothing if there are none. */
  playFrom(told: number): void {
    let before = 0;
    const ply = this.#steps.peek().findIndex(({ events }) => {
      before += events.length;
      return before > told;
    });
    if (ply < 0) return;
    const steps = this.#steps.peek().slice(ply);
    this.timeline.playFrom(steps, told - (before - steps[0].events.length));
  }

  scoreAgain(): void {
    const events = this.#steps.peek().flatMap((step) => step.events);
    const first = events.findIndex(isFinalScoring);
    if (first >= 0) this.playFrom(first);
  }

  /** Takes new plies of the link; with `kept`, plies from that index on were undone first. */
  append(more: readonly Ply[], kept = this.#steps.peek().length): void {
    if (kept < this.#steps.value.length) this.rewind(kept);
    const shown = toShow(more);
    this.#steps.value = [...this.#steps.value, ...shown];
    this.timeline.add(shown);
  }

  /** Drops every ply after the first `plies`. */
  rewind(plies: number): void {
    this.#steps.value = this.#steps.value.slice(0, plies);
    this.timeline.reset(this.#steps.value.at(-1)?.game ?? this.#link.start);
  }
}

const toShow = (plies: readonly Ply[]): Ply[] => plies.map((ply) => ({ ...ply, events: finalByPoints(ply.events) }));

function withoutPending(totals: number[], pending: readonly GameEvent[]): number[] {
  for (const { side, points } of pending.flatMap(paidBy)) totals[side] -= points;
  return totals;
}
