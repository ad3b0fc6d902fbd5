import { ahead } from '@asteroute/engine';
import { ENDING } from '@asteroute/words/en/review/ending.ts';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { decisionOf } from '../../analysis/deciding.ts';
import { pointsByKind, scoresByTurn, type TurnScores } from '../../analysis/tally.ts';
import { pictureOf } from '../../library/links/picture.ts';
import type { TableController } from '../../match/controller.ts';
import { isFinalScoring } from '../../match/playback/timeline.ts';
import { scoreLine, sideNames } from '../../present/event-text.ts';
import { decisionText } from '../../present/narration/decision-text.ts';
import type { Language } from '../../words/language.ts';
import { useWords } from '../../words/use-words.ts';
import { Button, useFocus } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import type { Sharer } from '../sheets/share.tsx';
import { ScoreCurve } from './curve.tsx';
import { Kinds } from './kinds.tsx';
import { Podium } from './podium.tsx';

/** The outcome of a game that ended early: resigned, timed out or abandoned. */
export interface EarlyEnding {
  readonly text: string;
  /** The sides that won; empty if no side did. */
  readonly winners: readonly number[];
}

interface Props extends ViewProps {
  readonly language: Language;
  readonly ending: EarlyEnding | null;
  readonly sharer: Sharer;
  readonly onAgain?: (() => void) | null;
  readonly onFresh: () => void;
  readonly onShare: () => void;
  readonly onReview: () => void;
  /** Opens how these people fared against each other in all their games. */
  readonly onRivals?: (names: readonly string[]) => void;
  readonly facts?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** The table whose results were closed to look at the board. */
const away = signal<TableController | null>(null);
/** The tables whose ceremony has been shown: it is not repeated after a look at the board. */
const shownOnce = new WeakSet<TableController>();

/** The results of a game that is over, once every realm of the final scoring was shown. */
export function End(props: Props) {
  const { table, words } = props;
  if (table.shown.timeline.busy.value) return null;
  if (away.value !== table) return <Results {...props} />;
  return (
    <div class="results-back px-3 py-2 floating shadow-lg">
      <Button icon="trophy" text={words.end.results} class="primary" onClick={() => (away.value = null)} />
    </div>
  );
}

/**
 * Everything is in place from the start; the podium is filled, then the rest uncovered, or all with the first press.
 */
function Results(props: Props) {
  const { table, words, language, ending } = props;
  const game = table.shown.game.value;
  const winners = ending?.winners ?? ahead(game);
  const plies = table.shown.past.value;
  const sides = table.shown.scores.value.length;
  const turns = useMemo(() => scoresByTurn(plies), [plies]);
  const kinds = useMemo(() => pointsByKind(plies, sides), [plies]);
  const page = useRef<HTMLElement>(null);
  const seen = useMemo(() => shownOnce.has(table), [table]);
  useEffect(() => {
    shownOnce.add(table);
    const showAll = () => {
      for (const animation of page.current?.getAnimations({ subtree: true }) ?? []) animation.finish();
    };
    const shown = new AbortController();
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, showAll, { capture: true, signal: shown.signal });
    return () => shown.abort();
  }, [table]);
  return (
    <section
      ref={page}
      class="results absolute inset-0 stack gap-0"
      role="dialog"
      aria-label={words.end.results}
      style={{ '--sides': sides, ...(seen ? { '--slow': '0s' } : {}) }}
    >
      <section
        class="results-body stack gap-6 justify-items-center overflow-y-auto"
        aria-label={words.end.results}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that keys can scroll it
        tabIndex={0}
      >
        <header class="results-head stack gap-3 justify-items-center text-center">
          <h2>
            {winners.length > 0
              ? words.end.winner(sideNames(words, game, winners), winners.length > 1)
              : words.end.results}
          </h2>
          {ending === null ? <Decided {...{ table, words, language, turns }} /> : <p>{ending.text}</p>}
        </header>
        <Podium table={table} words={words} winners={winners} />
        <div class="results-facts row flex-wrap gap-6 items-start">
          {turns.length > 1 && <ScoreCurve table={table} words={words} turns={turns} />}
          {kinds.length > 0 && <Kinds table={table} words={words} kinds={kinds} />}
          {props.facts}
        </div>
        <Ways {...props} />
      </section>
      <Next {...props} />
    </section>
  );
}

interface DecidedProps extends Pick<Props, 'table' | 'words' | 'language'> {
  readonly turns: readonly TurnScores[];
}

/** The sentence about the game; if it is about a turn, it leads there. */
function Decided({ table, words, language, turns }: DecidedProps) {
  const ending = useWords(language, { ending: ENDING }).ending;
  const plies = table.shown.past.value;
  const decision = useMemo(() => decisionOf(plies), [plies]);
  if (decision === null) return null;
  const text = decisionText(words, ending, table.shown.game.value, decision);
  const turn = 'turn' in decision ? turns[decision.turn - 1] : undefined;
  return (
    <p class="results-account text-lg text-balance wrap-anywhere">
      {turn === undefined ? (
        text
      ) : (
        <button type="button" class="link bare" onClick={() => table.shown.replay.go(turn.ply)}>
          {text}
        </button>
      )}
    </p>
  );
}

function Ways({ table, words, sharer, ending, onFresh, onRivals }: Props) {
  const people = peopleAt(table);
  return (
    <div class="final-buttons flex-wrap justify-center flex gap-2">
      <Button text={words.replay.open} onClick={() => table.shown.replay.go(table.shown.replay.length.value)} />
      {ending === null && table.shown.history.value.some(isFinalScoring) && (
        <Button text={words.end.scoringAgain} onClick={() => table.shown.scoreAgain()} />
      )}
      <Button text={words.end.picture} onClick={() => void savePicture({ table, words, sharer })} />
      {onRivals && people.length > 1 && (
        <Button icon="trophy" text={words.games.rivals} onClick={() => onRivals(people)} />
      )}
      <Button text={words.end.fresh} onClick={onFresh} />
    </div>
  );
}

/** The names of the people who played, without bots. */
function peopleAt({ link, shown }: TableController): string[] {
  const { players } = shown.game.value.rules;
  return players.flatMap(({ name }, seat) => (link.seats[seat]?.bot == null ? [name] : []));
}

function Next({ table, words, ending, onAgain, onShare, onReview, children }: Props) {
  const again = useFocus<HTMLButtonElement>();
  return (
    <div class="results-next bg-surface flex-wrap justify-center flex gap-2">
      <Button text={words.end.look} onClick={() => (away.value = table)} />
      {ending === null && <Button icon="hint" text={words.review.open} onClick={onReview} />}
      <Button icon="share" text={words.share.open} onClick={onShare} />
      {children}
      {onAgain && <Button ref={again} text={words.end.again} class="primary" onClick={onAgain} />}
    </div>
  );
}

async function savePicture({ table, words, sharer }: Pick<Props, 'table' | 'words' | 'sharer'>): Promise<void> {
  const game = table.shown.game.value;
  const line = scoreLine(words, game, table.shown.scores.value);
  sharer.picture(`asteroute-${game.rules.setup.edition}.png`, await pictureOf(game, line));
}
