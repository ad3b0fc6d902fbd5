import { ahead, ruleOf, seatsOf } from '@asteroute/engine';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { TableController } from '../../match/controller.ts';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { eventText, names, sideName } from '../../present/event-text.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece, useFocus } from '../parts.tsx';
import { membersOf } from './players.tsx';

/** The outcome of a game that ended early: resigned, timed out or abandoned. */
export interface EarlyEnding {
  readonly text: string;
  /** The sides that won; empty where no side did. */
  readonly winners: readonly number[];
}

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly ending: EarlyEnding | null;
  readonly onAgain: (() => void) | null;
  readonly onFresh: () => void;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** Which table's results were put away to look at the board. */
const away = signal<TableController | null>(null);

/** The results, once every realm of the final scoring was shown. */
export function End(props: Props) {
  const { table, words } = props;
  if (table.game.value.position.phase !== 'over' && props.ending === null) return null;
  if (table.timeline.busy.value) return null;
  if (away.value !== table) return <Results {...props} />;
  return (
    <div class="results-back">
      <button type="button" class="primary" onClick={() => (away.value = null)}>
        <Icon name="trophy" />
        <span>{words.end.results}</span>
      </button>
    </div>
  );
}

interface StepProps extends Pick<Props, 'table' | 'words'> {
  /** Opens the rulebook at a rule. */
  readonly onRules: (rule: string) => void;
}

/** One realm of the final scoring, in the place of the hand; its tiles light up on the board. */
export function FinalStep({ table, words, onRules }: StepProps) {
  const next = useFocus<HTMLButtonElement>();
  const { cue, pending } = table.timeline.frame.value;
  if (cue?.type !== 'scored') return null;
  const index = table.history.value.filter((e) => e.type === 'scored' && !e.complete).length;
  const count = index + pending.filter((e) => e.type === 'scored').length;
  const color = sideColor(table.game.value, cue.shares[0].side);
  const rule = ruleOf(table.game.value, cue);
  return (
    <section class="hand final" data-color={color} aria-label={words.end.scoring}>
      <Piece color={color} />
      <div class="hand-middle">
        <p class="hand-title">
          <strong>{words.end.scoring}</strong>
          <span>{words.end.step(index, count)}</span>
        </p>
        <p class="final-text">
          {eventText(words, table.game.value, cue)} <small>{words.score.formula(cue.formula)}</small>
        </p>
      </div>
      <div class="hand-end">
        {rule !== null && (
          <button type="button" class="quiet rule" title={words.log.rule} onClick={() => onRules(rule)}>
            {rule}
          </button>
        )}
        <button type="button" class="quiet" onClick={() => table.timeline.skipAll()}>
          {words.end.all}
        </button>
        <button ref={next} type="button" class="primary" onClick={() => table.timeline.skip()}>
          <span>{words.end.next}</span>
        </button>
      </div>
    </section>
  );
}

function Results({ table, words, ending, onAgain, onFresh, children }: Props) {
  const game = table.game.value;
  const totals = table.scores.value;
  const winners = ending?.winners ?? ahead(game);
  const order = [...totals.keys()].sort((a, b) => totals[b] - totals[a]);
  return (
    <section class="results" role="dialog" aria-label={words.end.results}>
      <Icon name="trophy" />
      {winners.length > 0 && (
        <h2>
          {words.end.winner(
            names(
              words,
              winners.map((side) => sideName(words, game, side)),
            ),
            winners.length > 1,
          )}
        </h2>
      )}
      {ending !== null && <p>{ending.text}</p>}
      <ol>
        {order.map((side) => (
          <Standing key={side} {...{ table, words, side }} wins={winners.includes(side)} />
        ))}
      </ol>
      <Onward {...{ table, words, onAgain, onFresh }}>{children}</Onward>
    </section>
  );
}

interface StandingProps {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly side: number;
  readonly wins: boolean;
}

/** A side's rank, name and points. */
function Standing({ table, words, side, wins }: StandingProps) {
  const game = table.game.value;
  const totals = table.scores.value;
  const members = membersOf(table, side);
  return (
    <li data-color={sideColor(game, side)} data-winner={wins}>
      <span class="rank">{totals.filter((t) => t > totals[side]).length + 1}</span>
      <span class="pieces">
        {seatsOf(game, side).map((seat) => (
          <Piece key={seat} color={colorOf(game, seat)} />
        ))}
      </span>
      <span class="result-name">
        {sideName(words, game, side)}
        {members.length > 1 && <small>{names(words, members)}</small>}
      </span>
      <span class="bar" style={{ '--part': totals[side] / Math.max(1, ...totals) }} />
      <span class="result-points">{totals[side]}</span>
    </li>
  );
}

/** The buttons below the results. */
function Onward({ table, words, onAgain, onFresh, children }: Omit<Props, 'ending'>) {
  const again = useFocus<HTMLButtonElement>();
  return (
    <div class="final-buttons">
      <button type="button" class="quiet" onClick={() => (away.value = table)}>
        {words.end.look}
      </button>
      <button type="button" class="quiet" onClick={() => table.replay.go(table.replay.length.value)}>
        {words.replay.open}
      </button>
      <button type="button" class="quiet" onClick={onFresh}>
        {words.end.fresh}
      </button>
      {children}
      {onAgain !== null && (
        <button ref={again} type="button" class="primary" onClick={onAgain}>
          <span>{words.end.again}</span>
        </button>
      )}
    </div>
  );
}
