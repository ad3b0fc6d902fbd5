import { drawnTile, type Game, type GameEvent } from '@asteroute/engine';
import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableController } from '../../match/controller.ts';
import { eventText, seatName, tileWords } from '../../present/event-text.ts';
import type { Catalogue } from '../../words/catalogue.ts';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
}

/** Events that interrupt the screen reader (aria-live assertive): battles. */
const AT_ONCE: readonly GameEvent['type'][] = ['battle', 'rolled', 'tied', 'defeated', 'won'];

/** Live regions for screen readers: moves and scores politely, battles assertively. Earlier events are not repeated. */
export function Announcer({ table, words }: Props) {
  const { polite, urgent } = useMemo(() => ({ polite: signal(''), urgent: signal('') }), [table]);
  useEffect(() => {
    let told = table.history.peek().length;
    return effect(() => {
      // The replay bar has its own live region; events meanwhile are announced afterwards.
      if (table.replay.at.value !== null) return;
      const game = table.game.value;
      told = Math.min(told, table.history.value.length);
      const fresh = table.history.value.slice(told);
      told += fresh.length;
      announce(urgent, sentences(words, game, fresh, true));
      announce(polite, [...sentences(words, game, fresh, false), ...(table.mine.value ? turn(words, game) : [])]);
    });
  }, [table, words]);
  return (
    <>
      <Region text={polite} urgency="polite" />
      <Region text={urgent} urgency="assertive" />
    </>
  );
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

/** Sets a live region; with nothing to announce its text stays. */
function announce(region: { value: string }, told: readonly string[]): void {
  if (told.length > 0) region.value = told.join('. ');
}

function sentences(words: Catalogue, game: Game, events: readonly GameEvent[], urgent: boolean): string[] {
  return events.flatMap((event) =>
    AT_ONCE.includes(event.type) === urgent ? (eventText(words, game, event) ?? []) : [],
  );
}

function turn(words: Catalogue, game: Game): string[] {
  const drawn = drawnTile(game);
  const hand = drawn === null ? [] : [words.turn.drawn(tileWords(words, game, drawn))];
  return [words.turn.yours(seatName(game, game.position.seat)), ...hand];
}
