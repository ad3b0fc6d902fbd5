import { Camera } from '@asteroute/board/model/camera.ts';
import { Board } from '@asteroute/board/render.tsx';
import { drawnTile, legal, scores } from '@asteroute/engine';
import { colorOf, poseOf, sideColor, themeName } from '@asteroute/page/present/appearance.ts';
import { sideName } from '@asteroute/page/present/event-text.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { useTheme } from '@asteroute/page/theme/tile-sprites.ts';
import { Button, Icon, Piece, Tile } from '@asteroute/page/views/controls/parts.tsx';
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AnswerText } from './answer.tsx';
import { choicesOf, type RuleFigure } from './content/figure.ts';
import { figureView } from './figure-board.ts';
import { type BookWords, FigureSession } from './figure-session.ts';

interface Props {
  readonly figure: RuleFigure;
  readonly title: string;
  readonly story: string;
  readonly words: ReadonlySignal<BookWords>;
  readonly onRule: (rule: string) => void;
}

/** A live position: a board, a question, and the explanations of the rules. */
export function FigureView({ figure, title, story, words, onRule }: Props) {
  const { game, learn } = words.value;
  // Players are named after their colours, so a change of the language needs a new session.
  const session = useMemo(() => new FigureSession(figure, (color) => game.colors[color]), [figure, game]);
  const camera = useMemo(() => new Camera(), [session]);
  const view = useMemo(() => figureView(session, words), [session]);
  const label = useComputed(() => learn.figure(title));
  return (
    <figure
      class={`figure ${useTheme(themeName(session.stage.value.game))} card rounded-lg stack gap-0 relative shadow-lg`}
      aria-label={learn.figure(title)}
    >
      <figcaption translate>
        <h3 class="heading">{title}</h3>
        {story !== '' && <p class="text-muted">{story}</p>}
      </figcaption>
      <Standings session={session} words={words.value} />
      {/* The wheel scrolls the page, not the board. */}
      <div class="figure-board relative" onWheelCapture={(event) => event.stopPropagation()}>
        <Board
          view={view}
          camera={camera}
          onIntent={(intent) => session.intent(intent)}
          label={label.value}
          words={game.board}
        />
      </div>
      <div class="figure-step stack gap-3">
        <StepBar session={session} words={words.value} />
        <AnswerText session={session} words={words.value} onRule={onRule} />
      </div>
    </figure>
  );
}

interface StepProps {
  readonly session: FigureSession;
  readonly words: BookWords;
}

function Standings({ session, words }: StepProps) {
  const { game } = session.stage.value;
  const all = scores(game);
  return (
    <ul class="figure-scores flex-wrap flex gap-2">
      {all.map((points, side) => (
        <li class="row gap-1" key={side} data-color={sideColor(game, side)}>
          <Piece color={sideColor(game, side)} />
          <span class="visually-hidden">{sideName(words.game, game, side)}: </span>
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

function StepBar({ session, words }: StepProps) {
  const [step, stage] = [session.step.value, session.stage.value];
  const { learn } = words;
  const buttons = useRef<HTMLDivElement>(null);
  const begun = useRef(stage);
  // If the pressed button has disappeared with its step, the next one takes the focus.
  useLayoutEffect(() => {
    if (stage === begun.current || document.activeElement !== document.body) return;
    buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <>
      <p class="figure-ask row gap-3 text-lg">
        {step.do === 'place' && <HeldTile session={session} words={words} />}
        <span>{askText(session, words)}</span>
      </p>
      <div ref={buttons} class="figure-buttons flex-wrap flex gap-2">
        {step.do === 'place' && (
          <Button
            icon="check"
            text={learn.button.place}
            class="primary"
            disabled={session.held.value.cell === null}
            onClick={() => session.place()}
          />
        )}
        {step.do === 'act' && <Actions session={session} words={words} />}
        {'rule' in step &&
          choicesOf(session.figure, stage).map((number) => (
            <Button
              key={`${stage.step} ${number}`}
              text={number}
              class="quiet number"
              onClick={() => session.count(number)}
            />
          ))}
        {step.do === 'throw' && (
          <Button icon="die" text={learn.button.throw} class="primary" onClick={() => session.goOn()} />
        )}
        <AgainOrShow session={session} words={words} />
      </div>
    </>
  );
}

/** The button that starts again at the end, and shows the solution before it. */
function AgainOrShow({ session, words: { learn } }: StepProps) {
  const step = session.step.value;
  if (step.do === 'throw') return null;
  if (step.do === 'end') return <Button icon="undo" text={learn.button.again} onClick={() => session.again()} />;
  return <Button text={learn.button.show} onClick={() => session.show()} />;
}

function HeldTile({ session, words }: StepProps) {
  const { game } = session.stage.value;
  const { rotation } = session.held.value;
  const sides = useId();
  const tile = drawnTile(game);
  if (tile === null) return null;
  return (
    <>
      <button
        type="button"
        class="figure-tile relative bg-transparent square"
        aria-label={words.learn.button.turn}
        aria-describedby={sides}
        title={words.learn.button.turn}
        onClick={() => session.rotate(1)}
      >
        <Tile symbol={drawnSprite(game)} rotation={rotation} />
        <Icon name="rotate" />
      </button>
      <span class="visually-hidden" id={sides} role="status">
        {words.game.turn.drawn(tileText(words.game, game, tile, rotation))}
      </span>
    </>
  );
}

/** Buttons to choose the kind of meeple or none; the places are pressed on the board. */
function Actions({ session, words }: StepProps) {
  const { game } = session.stage.value;
  const color = colorOf(game, game.position.seat);
  const moves = legal(game);
  const kinds = session.kinds.value;
  return (
    <>
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class="quiet selectable"
            aria-pressed={session.kind.value === kind}
            onClick={() => session.choose(kind)}
          >
            <Piece color={color} pose={poseOf(game.rules.meeples[kind].name, '')} />
            <span>{words.game.kinds[game.rules.meeples[kind].name]}</span>
          </button>
        ))}
      {moves.some(({ type }) => type === 'recall') && (
        <Button icon="recall" text={words.learn.button.recall} onClick={() => session.attempt({ type: 'recall' })} />
      )}
      <Button icon="pass" text={words.learn.button.none} onClick={() => session.attempt({ type: 'pass' })} />
    </>
  );
}

function askText({ step, stage }: FigureSession, { game: words, learn }: BookWords): string {
  const now = step.value;
  if (now.do === 'throw' || now.do === 'end') return learn.ask[now.do];
  const { position, rules } = stage.value.game;
  const name = 'color' in now ? words.colors[now.color] : rules.players[position.seat].name;
  return learn.ask[now.do](name);
}

interface ExerciseProps {
  readonly figures: readonly RuleFigure[];
  readonly words: ReadonlySignal<BookWords>;
  readonly onRule: (rule: string) => void;
}

export function Practice({ figures, words, onRule }: ExerciseProps) {
  const [at, setAt] = useState(0);
  const { learn } = words.value;
  const step = (by: number) => setAt((at + by + figures.length) % figures.length);
  return (
    <section class="practice extras">
      <h2 class="text-xl">{learn.practice}</h2>
      <p class="text-muted">{learn.practiceLead}</p>
      <FigureView
        key={figures[at].id}
        figure={figures[at]}
        title={learn.exercise(at + 1, figures.length)}
        story=""
        words={words}
        onRule={onRule}
      />
      <div class="flex gap-3 justify-between">
        <button type="button" class="quiet" aria-label={learn.previous} onClick={() => step(-1)}>
          <span aria-hidden="true">←</span>
        </button>
        <button
          type="button"
          class="quiet"
          aria-label={learn.exercise(((at + 1) % figures.length) + 1, figures.length)}
          onClick={() => step(1)}
        >
          <span aria-hidden="true">→</span>
        </button>
      </div>
    </section>
  );
}
