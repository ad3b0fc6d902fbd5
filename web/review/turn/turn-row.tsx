import type { BotWorker, Candidate } from '@asteroute/bots';
import type { Game, Turn } from '@asteroute/engine';
import { lookOfTurn } from '@asteroute/page/match/turns.ts';
import { type CandidateWords, candidateWords } from '@asteroute/page/present/advice-words.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { Tile } from '@asteroute/page/views/controls/parts.tsx';
import type { Catalogue } from '@asteroute/page/words/catalogue.ts';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** What speaks for each turn, by its look. */
export type Reasons = ReadonlyMap<string, Candidate['reasons']>;

const NOTHING = {} as Candidate['reasons'];

interface Props {
  readonly page: Catalogue;
  /** The game with the tile in hand. */
  readonly hand: Game;
  readonly turn: Turn;
  /** The margin to be expected after it, where it is told. */
  readonly margin?: number;
  readonly reasons: Reasons;
  /** Its rank, or a mark; `isOwn` where it is what somebody played and not one of the best. */
  readonly mark: ComponentChildren;
  readonly isOwn: boolean;
  /** Above what the turn does. */
  readonly heading?: string;
  /** Below it: the points. */
  readonly points: (said: CandidateWords) => ComponentChildren;
}

/** A way to play a turn, as a row of a list: where the tile and the meeple go, its points, and what speaks for it. */
export function TurnRow({ page, hand, turn, margin = 0, reasons, mark, isOwn, heading, points }: Props) {
  const known = reasons.get(lookOfTurn(hand, turn)) ?? NOTHING;
  const said = candidateWords(page, hand, { ...turn, margin, reasons: known });
  return (
    <>
      <span class="turn-rank center filled" data-own={isOwn}>
        {mark}
      </span>
      <Tile symbol={drawnSprite(hand)} rotation={turn.place.rotation} />
      <span class="turn-what">
        {heading !== undefined && <small>{heading}</small>}
        <b class="capital">{said.meeple}</b>
        <span>{said.where}</span>
        {points(said)}
      </span>
      <span class="turn-reasons stack">
        {said.reasons.map(([what, weight]) => (
          <small class="bar apart" key={what}>
            {what} <b data-against={weight.startsWith('−')}>{weight}</b>
          </small>
        ))}
      </span>
    </>
  );
}

/** Whoever walks along the turns asks for no reasons on the way, in milliseconds. */
const RESTS_MS = 250;

/** What speaks for the turns of a position, asked of the judge once somebody stays at it. */
export function useReasons(botWorker: BotWorker, hand: Game): Reasons {
  const reasons = useSignal<Reasons>(new Map());
  useCurrentEffect(
    (isCurrent) => {
      reasons.value = new Map();
      const show = (all: readonly Candidate[]) => {
        if (isCurrent()) reasons.value = new Map(all.map((one) => [lookOfTurn(hand, one), one.reasons]));
      };
      const timer = setTimeout(
        () => botWorker.advise(hand, Number.POSITIVE_INFINITY).then(show, () => undefined),
        RESTS_MS,
      );
      return () => clearTimeout(timer);
    },
    [hand],
  );
  return reasons.value;
}
