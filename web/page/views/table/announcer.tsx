import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableController } from '../../match/controller.ts';
import { Announcements, type EventTeller, speechOf } from '../../present/announcements.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { hintsAt } from '../../settings/hints.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useTitle } from '../title.ts';

interface Props {
  readonly table: TableController;
  readonly ui: Ui;
  readonly words: Catalogue;
  /** Said first where the table is not what it seems: the sandbox, the task of a puzzle. */
  readonly opening?: string | undefined;
  /** What the tab is called, where it is not `opening` or whose turn it is. */
  readonly title?: string | undefined;
}

/** The first event that has to be told loads what tells them; if that fails, the log's words do. */
async function loadEventTeller(): Promise<EventTeller> {
  const loaded = await import('../../present/event-sentences.ts').catch(() => null);
  return (
    loaded?.eventSentences ?? (({ words }, { shown: { game } }, event) => [eventText(words, game.value, event) ?? ''])
  );
}

/**
 * Live regions for screen readers: every event and every decision of a turn is announced once. Nothing interrupts what is
 * being said, so that nobody loses how a turn came about; only what a person asks to hear again does.
 */
export function Announcer({ table, ui, words, opening, title }: Props) {
  const { polite, urgent } = useMemo(() => ({ polite: signal(''), urgent: signal('') }), [table]);
  useEffect(() => {
    const announcements = new Announcements(table, opening === undefined ? [] : [opening]);
    const tellEvent = signal<EventTeller | null>(null);
    const say = collected((sentences) => {
      ui.said.value = speechOf(words.tag, sentences);
      announce(polite, ui.said.peek());
    });
    let last: number | null = null;
    return effect(() => {
      // The replay bar has its own live region; events meanwhile are announced afterwards.
      if (table.shown.replay.at.value !== null) return;
      const teller = { words, spoken: ui.spoken.value, hints: hintsAt(table.link, ui.assist.value) };
      const { seat } = table.shown.game.value.position;
      const passes = table.mine.value && last !== null && last !== seat && ui.taken.value !== seat;
      const held = passes && ui.handover.value === 'card';
      if (table.mine.value && !held) last = seat;
      const next = announcements.next(teller, tellEvent.value, { turn: held, decisions: ui.typing.peek() });
      if (next !== null) say(next);
      else void loadEventTeller().then((loaded) => (tellEvent.value = loaded));
    });
  }, [table, words]);
  useEffect(() => {
    const before = ui.repeated.peek();
    return effect(() => {
      if (ui.repeated.value > before) announce(urgent, ui.said.peek());
    });
  }, [table]);
  useTitle(title ?? opening ?? titleOf(words, table));
  return (
    <>
      <Region text={polite} urgency="polite" />
      <Region text={urgent} urgency="assertive" />
    </>
  );
}

/** Says what comes at one moment in one go: a live region that changes twice at once is read once. */
function collected(say: (sentences: readonly string[]) => void): (sentences: readonly string[]) => void {
  let waiting: string[] = [];
  return (sentences) => {
    if (sentences.length === 0) return;
    if (waiting.length === 0) {
      queueMicrotask(() => {
        say(waiting);
        waiting = [];
      });
    }
    waiting.push(...sentences);
  };
}

/** What the tab is called: whose turn it is, or what is looked at. */
function titleOf(words: Catalogue, table: TableController): string {
  const game = table.shown.game.value;
  if (table.shown.replay.at.value !== null) return words.replay.heading;
  if (table.shown.timeline.waiting.value) return words.end.scoring;
  if (game.position.phase === 'over') return table.shown.timeline.busy.value ? words.end.scoring : words.end.results;
  return table.mine.value ? words.turn.call : words.turn.thinking(seatName(game, game.position.seat));
}

/** A region is read when its text changes: the same sentences once more end in a space. */
function announce(region: Signal<string>, text: string): void {
  region.value = region.peek() === text ? `${text}\u00a0` : text;
}

function Region({
  text,
  urgency,
}: {
  readonly text: ReadonlySignal<string>;
  readonly urgency: 'polite' | 'assertive';
}) {
  return (
    <p class="visually-hidden" aria-live={urgency}>
      {text.value}
    </p>
  );
}
