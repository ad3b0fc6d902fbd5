import type { DiceReasons, Game, GameEvent } from '@asteroute/engine';
import { factionOfSide, sideColor } from '@asteroute/page/present/appearance.ts';
import { explanationText } from '@asteroute/page/present/choices/refusal.ts';
import { eventText, formulaText, sideName } from '@asteroute/page/present/event-text.ts';
import { diceOf, diceStyle } from '@asteroute/page/views/battle/dice-look.ts';
import { Die, Piece } from '@asteroute/page/views/controls/parts.tsx';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { type BookWords, type Feedback, type FigureSession, thrownIn } from './figure-session.ts';

interface Props {
  readonly session: FigureSession;
  readonly words: BookWords;
  readonly onRule: (rule: string) => void;
}

/** The feedback to the last try, as text and in a live region. */
export function AnswerText({ session, words, onRule }: Props) {
  const answer = session.feedback.value;
  const { game, events } = session.stage.value;
  const rule = answer === null ? null : ruleOf(answer);
  const happened = answer?.type === 'right' || answer?.type === 'told';
  return (
    <div class="figure-answer px-3 py-2 rounded-md" data-type={answer?.type ?? 'none'} role="status">
      {answer !== null && (
        <p>
          {answer.type !== 'told' && <strong>{answerText(answer, game, words)}</strong>}
          {rule !== null && <RuleLink rule={rule} label={words.learn.rule(rule)} onRule={onRule} />}
        </p>
      )}
      {happened && <Thrown game={game} events={events} words={words.game} />}
      {happened && <Told game={game} events={events} words={words.game} />}
    </div>
  );
}

/** A link that opens the rulebook at a rule. */
export function RuleLink(props: {
  readonly rule: string;
  readonly label: string;
  /** How many further rules the same words cite. */
  readonly more?: number;
  readonly onRule: (rule: string) => void;
}) {
  return (
    <a
      class="rule text-muted rounded-sm"
      data-more={props.more || undefined}
      href={`#rules/${props.rule}`}
      aria-label={props.label}
      title={props.label}
      onClick={(event) => {
        event.preventDefault();
        props.onRule(props.rule);
      }}
    >
      {props.rule}
    </a>
  );
}

function ruleOf(answer: Feedback): string | null {
  if (answer.type === 'refused') return answer.told.rule;
  return answer.type === 'number' ? answer.rule : null;
}

function answerText(answer: Exclude<Feedback, { type: 'told' }>, game: Game, words: BookWords): string {
  return answer.type === 'refused' ? explanationText(words.game, game, answer.told) : words.learn.answer[answer.type];
}

interface EventProps {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  readonly words: Catalogue;
}

function Thrown({ game, events, words }: EventProps) {
  const thrown = thrownIn(events);
  if (thrown === null) return null;
  const sides = thrown.dice.flatMap((own, side) => (own === null ? [] : side));
  return (
    <ul class="figure-dice flex-wrap flex gap-2 gap-x-3">
      {thrown.dice.map((own, side) =>
        own === null ? null : (
          <li
            class="row gap-1 px-3 py-2 rounded-md"
            key={side}
            data-color={sideColor(game, side)}
            style={diceStyle(diceOf(game, sides, side))}
            data-top={thrown.top.includes(side)}
            aria-label={words.battle.rolled(sideName(words, game, side), own.join(', '))}
          >
            <Piece color={sideColor(game, side)} />
            {own.map((face, i) => (
              <Die key={i} face={face} />
            ))}
          </li>
        ),
      )}
    </ul>
  );
}

function Told({ game, events, words }: EventProps) {
  const lines = events.flatMap((event) => linesOf(words, game, event));
  if (lines.length === 0) return null;
  return (
    <ul class="figure-told">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function linesOf(words: Catalogue, game: Game, event: GameEvent): string[] {
  if (event.type === 'rolled' || event.type === 'ended') return [];
  const text = eventText(words, game, event);
  if (event.type === 'battle') return event.sides.map((side) => diceLine(words, game, side));
  if (text === null) return [];
  if (event.type === 'scored' || event.type === 'recalled') return [`${text}: ${formulaText(words, event)}`];
  return [text];
}

/** The reasons of a side's dice: "Red: 2 dice (small meeple +1, Rebel Alliance symbol +1)". */
function diceLine(words: Catalogue, game: Game, { side, meeples, symbol, dice }: DiceReasons): string {
  const own = meeples.map((m) => words.battle.fromMeeple(m.meeple, m.count, m.dice));
  const flag = symbol > 0 ? [words.battle.fromSymbol(factionOfSide(game, side))] : [];
  const all = meeples.reduce((sum, m) => sum + m.dice, 0) + symbol;
  const reasons = [...own, ...flag, ...(all > dice ? [words.battle.capped] : [])];
  return `${sideName(words, game, side)}: ${words.battle.dice(dice)} (${reasons.join(', ')})`;
}
