import type { HighlightView } from '@asteroute/board/model/state.ts';
import type { BotWorker, Candidate } from '@asteroute/bots';
import { boardTiles } from '@asteroute/engine';
import type { TableController } from '@asteroute/page/match/controller.ts';
import type { Draft } from '@asteroute/page/match/draft.ts';
import { shapeViews } from '@asteroute/page/present/appearance.ts';
import { names, sideName } from '@asteroute/page/present/event-text.ts';
import { speechOf } from '@asteroute/page/present/narration/announcements.ts';
import { realmText } from '@asteroute/page/present/narration/event-sentences.ts';
import type { CoachNotes } from '@asteroute/page/settings/coach-notes.ts';
import { Button, Icon, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { Language } from '@asteroute/page/words/language.ts';
import { useWords } from '@asteroute/page/words/use-words.ts';
import { LEARN, type LearnWords } from '@asteroute/words/en/book.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { COACH } from '@asteroute/words/loaders/coach-text.ts';
import { type Lessons, readLessons } from '@asteroute/words/rulebook.ts';
import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type Coach, createCoach } from './coach.ts';
import type { CoachAnswer } from './coach-answer.ts';
import { type Lesson, SUBJECTS } from './lessons.ts';
import type { PointedRealm } from './pointed.ts';
import './coach.css';

interface Props {
  readonly table: TableController;
  readonly language: Language;
  readonly coachMarks: Signal<readonly HighlightView[]>;
  readonly notes: Signal<CoachNotes | null>;
  readonly botWorker: Pick<BotWorker, 'advise'>;
  readonly onCount: () => void;
  readonly onPlayOn: () => void;
  readonly onLeave: () => void;
}

/** The coach's card: one topic at a time, which needs no answer, and a way to switch the coach off. */
export function CoachView(props: Props) {
  const { table, language, coachMarks, notes, onCount, onPlayOn, onLeave } = props;
  const { learn, coach: markdown } = useWords(language, { learn: LEARN, coach: COACH });
  const { coach: words } = learn;
  const lessons = useMemo(() => lessonsIn(learn.tag, markdown), [markdown]);
  const ways = useWays(props);
  const coach = useMemo(() => createCoach(table, notes, ways), [table]);
  useMarks(table, coach, coachMarks);
  useSignalEffect(() => {
    if (coach.due.value !== null) coach.tell(coach.due.value);
    // The question is asked in one turn only: a person who plays on has answered it.
    if (coach.lesson.value === 'enough') coach.tell('enough');
  });
  const lesson = coach.lesson.value;
  const answer = coach.answer.value;
  usePointer(lesson, table.turn.draft.value);
  const spot = table.turn.draft.value.choice === null ? coach.spot.value : null;
  return (
    <aside
      class="coach bg-surface stack shadow-lg rounded-lg"
      aria-label={words.name}
      data-quiet={lesson === null && spot === null && answer === null}
      data-lesson={lesson}
    >
      <Icon name="help" />
      <p hidden={lesson === null && spot === null && answer === null}>
        <span role="status">
          {answer !== null && answerText(table, words, language.words.value, answer)}
          {answer === null && lesson !== null && lessons[lesson]}
        </span>{' '}
        <strong role="status" class="coach-hint">
          {spot !== null && words.hint(spot)}
        </strong>
        <PointedAt table={table} coach={coach} language={language} />
      </p>
      <IconButton icon="close" name={words.leave} class="coach-leave square bare" onClick={onLeave} />
      {lesson === 'over' && notes.value?.counted && (
        <div class="coach-ways flex-wrap flex gap-2">
          <Button
            text={words.onward}
            onClick={() => {
              coach.tell('onward');
              onPlayOn();
            }}
          />
        </div>
      )}
      {lesson === 'enough' && (
        <div class="coach-ways flex-wrap flex gap-2">
          <Button text={words.onward} onClick={() => coach.tell('onward')} />
          <Button text={words.count} class="primary" onClick={onCount} />
        </div>
      )}
    </aside>
  );
}

/** The texts of a language; what it lacks is said in English. */
const lessonsIn = (tag: string, markdown: string): Lessons => ({
  ...readLessons(COACH.en, 'words/en/coach.md'),
  ...readLessons(markdown, `words/${tag}/coach.md`),
});

/** All ways to play the turn, the best first; none until they are known, and while others play. */
function useWays({ table, botWorker }: Props): ReadonlySignal<readonly Candidate[]> {
  const ways = useSignal<readonly Candidate[]>([]);
  const game = table.mine.value ? table.shown.game.value : null;
  useCurrentEffect(
    (isCurrent) => {
      ways.value = [];
      if (game === null || game.position.phase !== 'place') return;
      const show = (found: readonly Candidate[]) => {
        if (isCurrent()) ways.value = found;
      };
      // Without them the coach only says nothing about a draft.
      botWorker.advise(game, Number.POSITIVE_INFINITY).then(show, () => {});
    },
    [game],
  );
  return ways;
}

/** What speaks against the drafted turn, and where the better one is. */
function answerText(table: TableController, words: LearnWords['coach'], page: Catalogue, answer: CoachAnswer): string {
  return `${whyText(table, words, page, answer)} ${whereText(table, words, answer)}`;
}

function whyText(table: TableController, { answer: words }: LearnWords['coach'], page: Catalogue, answer: CoachAnswer) {
  const { tile, reason } = answer;
  if (tile === null) return words.better(page.advice.gains[reason]);
  const { kind, holders, cells } = tile.realm;
  const { heard } = page;
  if (tile.type === 'blocks') return words.tile(heard.blocks(heard.yours(kind)));
  const game = table.shown.game.value;
  const owners = names(
    page,
    holders.map((side) => sideName(page, game, side)),
  );
  return words.tile(heard.completes(heard.theirs(kind, owners), cells.length));
}

function whereText({ turn }: TableController, { answer: words, hint }: LearnWords['coach'], { better }: CoachAnswer) {
  const { cell, rotation } = turn.draft.value;
  if (better.place?.cell !== cell) return words.there;
  if (better.place?.rotation !== rotation) return words.turn;
  const { action } = better;
  return hint(action.type === 'deploy' ? turn.spots.value.findIndex(({ node }) => node === action.node) + 1 : 0);
}

const BUTTONS: Readonly<Partial<Record<Lesson, string>>> = {
  confirm: '.hand-end .primary, .loupe-go',
  large: '.choice.size, [data-active="true"] > .reserve [data-pose="large"]',
  bag: '.tool-stack',
  end: '.tool-stack',
  harvest: '.tool-stack',
};

/** Puts light on the buttons that the lesson is about. */
function usePointer(lesson: Lesson | null, { cell, choice }: Draft): void {
  useEffect(() => {
    const buttons = document.querySelectorAll((lesson && BUTTONS[lesson]) ?? ':not(*)');
    for (const button of buttons) button.setAttribute('data-pointed', '');
    return () => {
      for (const button of buttons) button.removeAttribute('data-pointed');
    };
    // The choices appear with the draft, and the button to confirm with a choice.
  }, [lesson, cell === null, choice === null]);
}

/**
 * Names the highlighted cell and the realms that a lesson shows, for people who do not see them. Each part of what the
 * coach says is a live region of its own, because a region is read as a whole whenever a part of it changes.
 */
function PointedAt({ table, coach, language }: Pick<Props, 'table' | 'language'> & { readonly coach: Coach }) {
  const [cell, lesson] = [coach.cell.value, coach.lesson.value];
  const words = language.words.value;
  // What has just been scored or fought for has been announced already.
  const realms = lesson !== null && lesson in SUBJECTS ? coach.pointed.value.realms : [];
  const shown = realms.map(({ realm }) => realmText(words, table, realm));
  const recommended = cell === null ? [] : [`${words.board.at(cell.x, cell.y)}: ${words.turn.advised}`];
  return [shown, recommended].map((sentences, part) => (
    <span key={part} role="status" class="visually-hidden">
      {speechOf(language.tag.value, sentences)}{' '}
    </span>
  ));
}

/** Marks the recommended cell and place on the board. */
function useMarks(table: TableController, coach: Coach, coachMarks: Signal<readonly HighlightView[]>): void {
  useSignalEffect(() => {
    const cell = coach.cell.value;
    const spot = table.turn.draft.value.choice === null ? coach.spot.value : null;
    coachMarks.value = [
      ...coach.pointed.value.cells.map(({ x, y }) => ({ ...pointAt(x, y), id: `coach means ${x},${y}` })),
      ...coach.pointed.value.realms.map((pointed) => litRealm(table, pointed)),
      ...(cell === null ? [] : [pointAt(cell.x, cell.y)]),
      ...(spot === null ? [] : [{ ...pointAt(0, 0), id: 'coach spot', cells: [], spot }]),
    ];
    table.advised.value = spot;
  });
  useEffect(
    () => () => {
      coachMarks.value = [];
      table.advised.value = null;
    },
    [table],
  );
}

function litRealm({ shown }: TableController, { realm, life }: PointedRealm): HighlightView {
  const game = shown.game.value;
  const [{ x, y }] = realm.places;
  return { ...pointAt(x, y), id: life[0].id, shapes: shapeViews(boardTiles(game), game, realm), life };
}

function pointAt(x: number, y: number): HighlightView {
  const at = { u: x * 100 + 50, v: y * 100 + 50 };
  return { id: `coach ${x},${y}`, cells: [{ x, y }], at, text: '', formula: '', color: 'none', guides: true };
}
