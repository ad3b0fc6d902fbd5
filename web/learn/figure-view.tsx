import { drawnTile, legal, scores } from '@asteroute/engine';
import { type ReadonlySignal, useComputed } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Camera } from '../board/model/camera.ts';
import { Board } from '../board/render.tsx';
import { colorOf, poseOf, sideColor, themeName } from '../present/look.ts';
import { drawnSymbol } from '../present/symbols.ts';
import { Icon, Piece, Tile } from '../views/parts.tsx';
import { AnswerText } from './answer.tsx';
import { choicesOf, type Figure } from './content/figure.ts';
import { figureView } from './figure-board.ts';
import { createReading, type Reading, type Words } from './reading.ts';

interface Props {
  readonly figure: Figure;
  readonly title: string;
  readonly story: string;
  readonly words: ReadonlySignal<Words>;
  readonly onRule: (rule: string) => void;
}

/** A live position: a board, a question, and the answers of the rules. */
export function FigureView({ figure, title, story, words, onRule }: Props) {
  const { game, learn } = words.value;
  // Players go by their colours, so that another language is another set-up.
  const reading = useMemo(() => createReading(figure, (color) => game.colors[color]), [figure, game]);
  const camera = useMemo(() => new Camera(), [reading]);
  const view = useMemo(() => figureView(reading, words), [reading]);
  const label = useComputed(() => learn.figure(title));
  return (
    <figure class={`figure theme-${themeName(reading.stage.value.game)}`} aria-label={learn.figure(title)}>
      <figcaption>
        <h3>{title}</h3>
        {story !== '' && <p>{story}</p>}
      </figcaption>
      <Standings reading={reading} />
      {/* The wheel scrolls the page, not the board. */}
      <div class="figure-board" onWheelCapture={(event) => event.stopPropagation()}>
        <Board view={view} camera={camera} onIntent={reading.intent} label={label.value} words={game.board} />
      </div>
      <div class="figure-step">
        <StepBar reading={reading} words={words.value} />
        <AnswerText reading={reading} words={words.value} onRule={onRule} />
      </div>
    </figure>
  );
}

interface StepProps {
  readonly reading: Reading;
  readonly words: Words;
}

/** Who plays, and the points so far. */
function Standings({ reading }: { readonly reading: Reading }) {
  const { game } = reading.stage.value;
  const all = scores(game);
  return (
    <ul class="figure-scores">
      {all.map((points, side) => (
        <li key={side} data-color={sideColor(game, side)}>
          <Piece color={sideColor(game, side)} />
          <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}

/** What is asked, and what can be pressed for it. */
function StepBar({ reading, words }: StepProps) {
  const step = reading.step.value;
  const { learn } = words;
  const buttons = useRef<HTMLDivElement>(null);
  const begun = useRef(reading.stage.value);
  // The button that was pressed may have gone with its step: its successor takes the focus.
  useLayoutEffect(() => {
    if (reading.stage.value === begun.current || document.activeElement !== document.body) return;
    buttons.current?.querySelector<HTMLElement>('button:enabled')?.focus({ preventScroll: true });
  }, [reading.stage.value]);
  return (
    <>
      <p class="figure-ask">
        {step.do === 'place' && <HeldTile reading={reading} words={words} />}
        <span>{askText(reading, words)}</span>
      </p>
      <div ref={buttons} class="figure-buttons">
        {step.do === 'place' && (
          <button
            type="button"
            class="primary"
            disabled={reading.held.value.cell === null}
            onClick={() => reading.place()}
          >
            <Icon name="check" />
            <span>{learn.button.place}</span>
          </button>
        )}
        {step.do === 'act' && <Actions reading={reading} words={words} />}
        {'rule' in step && <Numbers reading={reading} />}
        {step.do === 'throw' && (
          <button type="button" class="primary" onClick={() => reading.goOn()}>
            <Icon name="die" />
            <span>{learn.button.throw}</span>
          </button>
        )}
        {step.do === 'end' ? (
          <button type="button" class="quiet" onClick={() => reading.again()}>
            <Icon name="undo" />
            <span>{learn.button.again}</span>
          </button>
        ) : (
          step.do !== 'throw' && (
            <button type="button" class="quiet" onClick={() => reading.show()}>
              <span>{learn.button.show}</span>
            </button>
          )
        )}
      </div>
    </>
  );
}

/** The tile in hand; pressing it turns it. */
function HeldTile({ reading, words }: StepProps) {
  const { game } = reading.stage.value;
  if (drawnTile(game) === null) return null;
  return (
    <button
      type="button"
      class="figure-tile"
      aria-label={words.learn.button.turn}
      title={words.learn.button.turn}
      onClick={() => reading.turn(1)}
    >
      <Tile symbol={drawnSymbol(game)} rotation={reading.held.value.rotation} />
      <Icon name="rotate" />
    </button>
  );
}

/** Which kind of meeple goes, and staying at home; the places themselves are pressed on the board. */
function Actions({ reading, words }: StepProps) {
  const { game } = reading.stage.value;
  const color = colorOf(game, game.position.seat);
  const moves = legal(game);
  const kinds = reading.kinds.value;
  return (
    <>
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            class="quiet"
            aria-pressed={reading.kind.value === kind}
            onClick={() => reading.choose(kind)}
          >
            <Piece color={color} pose={poseOf(game.rules.meeples[kind].name, '')} />
            <span>{words.game.kinds[game.rules.meeples[kind].name]}</span>
          </button>
        ))}
      {moves.some(({ type }) => type === 'recall') && (
        <button type="button" class="quiet" onClick={() => reading.act({ type: 'recall' })}>
          <Icon name="recall" />
          <span>{words.learn.button.recall}</span>
        </button>
      )}
      <button type="button" class="quiet" onClick={() => reading.act({ type: 'pass' })}>
        <Icon name="pass" />
        <span>{words.learn.button.none}</span>
      </button>
    </>
  );
}

function Numbers({ reading }: { readonly reading: Reading }) {
  const stage = reading.stage.value;
  return (
    <>
      {choicesOf(reading.figure, stage).map((number) => (
        <button
          key={`${stage.step} ${number}`}
          type="button"
          class="quiet number"
          onClick={() => reading.count(number)}
        >
          {number}
        </button>
      ))}
    </>
  );
}

function askText({ step, stage }: Reading, { game: words, learn }: Words): string {
  const now = step.value;
  if (now.do === 'throw' || now.do === 'end') return learn.ask[now.do];
  const { position, rules } = stage.value.game;
  const name = 'color' in now ? words.colors[now.color] : rules.players[position.seat].name;
  return learn.ask[now.do](name);
}

interface ExerciseProps {
  readonly figures: readonly Figure[];
  readonly words: ReadonlySignal<Words>;
  readonly onRule: (rule: string) => void;
}

/** One exercise at a time, and the way to the others. */
export function Practice({ figures, words, onRule }: ExerciseProps) {
  const [at, setAt] = useState(0);
  const { learn } = words.value;
  const step = (by: number) => setAt((at + by + figures.length) % figures.length);
  return (
    <section class="practice">
      <h2>{learn.practice}</h2>
      <p class="muted">{learn.practiceLead}</p>
      <FigureView
        key={figures[at].id}
        figure={figures[at]}
        title={learn.exercise(at + 1, figures.length)}
        story=""
        words={words}
        onRule={onRule}
      />
      <div class="practice-steps">
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
