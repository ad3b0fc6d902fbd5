import type { BotWorker, Candidate } from '@asteroute/bots';
import { useSignal } from '@preact/signals';
import { lookOfTurn } from '../match/turns.ts';
import { candidateWords } from '../present/advice-words.ts';
import { drawnSprite } from '../present/tile-sprite.ts';
import { QuietButton, Tile } from '../views/parts.tsx';
import { useCurrentEffect } from '../words/current-effect.ts';
import type { GameTurn, Way } from './game-turns.ts';
import { signedTenths } from './words/points.ts';
import type { BothWords } from './words/use-words.ts';

/** Ways to play a turn, and which of them is chosen. */
export interface WaysProps {
  readonly ways: readonly Way[];
  readonly chosen: number;
  readonly onWay: (index: number) => void;
}

interface Props extends WaysProps {
  readonly turn: GameTurn;
  readonly words: BothWords;
  readonly reasons: Reasons;
  readonly onAgain: () => void;
}

/** What speaks for each turn, by its look. */
export type Reasons = ReadonlyMap<string, Candidate['reasons']>;

const NOTHING = {} as Candidate['reasons'];

/** The best ways to play a turn and the one played; the one that is pressed is marked on the board. */
export function Ways({ turn, words, ways, chosen, reasons, onWay, onAgain }: Props) {
  const { turn: says } = words.review;
  return (
    <section class="review-ways" aria-label={says.ways}>
      <header>
        <h3>{says.ways}</h3>
        <QuietButton icon="undo" onClick={onAgain}>
          {says.again}
        </QuietButton>
      </header>
      <ol>
        {ways.map((way, index) => (
          <li key={lookOfTurn(turn.hand, way.turn)} data-played={way.played}>
            <button type="button" aria-pressed={index === chosen} onClick={() => onWay(index)}>
              <WayRow {...{ turn, words, way, reasons }} top={ways[0].value} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps extends Pick<Props, 'turn' | 'words' | 'reasons'> {
  readonly way: Way;
  /** The value of the best way. */
  readonly top: number;
}

/** One way in words: its rank, the tile, the meeple, the points behind the best, and what speaks for it. */
export function WayRow({ turn, words, way, reasons, top }: RowProps) {
  const { hand } = turn;
  const { tag, turn: says } = words.review;
  const known = reasons.get(lookOfTurn(hand, way.turn)) ?? NOTHING;
  const said = candidateWords(words.page, hand, { ...way.turn, margin: way.value, reasons: known });
  const behind = way.value - top;
  return (
    <>
      <span class="review-rank" data-played={way.rank === null}>
        <span aria-hidden="true">{way.rank ?? '✕'}</span>
        <span class="visually-hidden">{way.rank === null ? '' : says.way(way.rank)}</span>
      </span>
      <Tile symbol={drawnSprite(hand)} rotation={way.turn.place.rotation} />
      <span class="review-what">
        <b>{said.meeple}</b>
        <span>{said.where}</span>
        <em>
          {[way.rank === 1 ? said.margin : signedTenths(behind, tag), ...(way.played ? [says.played] : [])].join(' · ')}
        </em>
      </span>
      <span class="review-reasons">
        {said.reasons.map(([what, points]) => (
          <small key={what}>
            {what} <b data-against={points.startsWith('−')}>{points}</b>
          </small>
        ))}
      </span>
    </>
  );
}

/** Whoever walks along the turns asks for no reasons on the way, in milliseconds. */
const RESTS_MS = 250;

/** What speaks for the turns of a position, asked of the judge once somebody stays at it. */
export function useReasons(botWorker: BotWorker, { hand }: Pick<GameTurn, 'hand'>): Reasons {
  const reasons = useSignal<Reasons>(new Map());
  useCurrentEffect(
    (isCurrent) => {
      reasons.value = new Map();
      const show = (all: readonly Candidate[]) => {
        if (isCurrent()) reasons.value = new Map(all.map((one) => [lookOf(hand, one), one.reasons]));
      };
      const timer = setTimeout(() => botWorker.advise(hand, ALL).then(show, () => undefined), RESTS_MS);
      return () => clearTimeout(timer);
    },
    [hand],
  );
  return reasons.value;
}

const ALL = Number.POSITIVE_INFINITY;

const lookOf = (hand: GameTurn['hand'], one: Candidate): string => lookOfTurn(hand, one);
