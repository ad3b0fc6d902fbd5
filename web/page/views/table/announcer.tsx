import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Tag } from '@asteroute/words/tags.ts';
import { effect, type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableController } from '../../match/controller.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { Announcements, type EventTeller, speechOf } from '../../present/narration/announcements.ts';
import { hintsAt } from '../../settings/hints.ts';
import type { UiProps } from '../controls/props.ts';
import { useTitle } from '../title.ts';

interface Props extends UiProps {
  /** Announced first if the table is not an ordinary game: the sandbox, the task of a puzzle. */
  readonly opening?: string | undefined;
  /** The tab's title, if it is neither `opening` nor whose turn it is. */
  readonly title?: string | undefined;
}

/** If that fails, the texts of the log are announced. */
function loadEventTeller({ tag }: Catalogue): Promise<EventTeller> {
  return import('../../present/narration/event-sentences.ts').then(
    (part) => part.eventSentencesIn(tag as Tag),
    () =>
      ({ words }, { shown: { game } }, event) => [eventText(words, game.value, event) ?? ''],
  );
}

/** Announcements do not interrupt each other, so that no step is lost; only a repetition that is asked for does. */
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
      // The replay bar has its own live region; events during the replay are announced afterwards.
      if (table.shown.replay.at.value !== null) return;
      const teller = { words, spoken: ui.spoken.value, hints: hintsAt(table.link, ui.assist.value) };
      const { seat } = table.shown.game.value.position;
      const passes = table.mine.value && last !== null && last !== seat && ui.taken.value !== seat;
      const held = passes && ui.handover.value === 'card';
      if (table.mine.value && !held) last = seat;
      const next = announcements.next(teller, tellEvent.value, { turn: held, decisions: ui.typing.peek() });
      if (next !== null) say(next);
      else void loadEventTeller(words).then((loaded) => (tellEvent.value = loaded));
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

/** Because a live region that changes twice in a task is read once. */
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

/** The tab's title: whose turn it is, or what is looked at. */
function titleOf(words: Catalogue, table: TableController): string {
  const game = table.shown.turn.value;
  if (table.shown.replay.at.value !== null) return words.replay.heading;
  if (table.shown.timeline.waiting.value) return words.end.scoring;
  if (game.position.phase === 'over') return table.shown.timeline.busy.value ? words.end.scoring : words.end.results;
  return table.mine.value ? words.turn.call : words.turn.thinking(seatName(game, game.position.seat));
}

/** A region is read only when its text changes, so that a repeated text ends in a space. */
function announce(region: Signal<string>, text: string): void {
  region.value = region.peek() === text ? `${text}\u00a0` : text;
}

interface RegionProps {
  readonly text: Signal<string>;
  readonly urgency: 'polite' | 'assertive';
}

function Region({ text, urgency }: RegionProps) {
  return (
    <p class="visually-hidden" aria-live={urgency}>
      {text.value}
    </p>
  );
}
