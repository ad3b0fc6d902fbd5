import type { BotWorker, Candidate, LikelyReply } from '@asteroute/bots';
import type { Game, Turn } from '@asteroute/engine';
import { lookOfTurn } from '@asteroute/page/match/turns.ts';
import { type CandidateWords, candidateWords } from '@asteroute/page/present/choices/advice-words.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { Tile } from '@asteroute/page/views/controls/parts.tsx';
import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** The reasons for each turn, by its look. */
export type Reasons = ReadonlyMap<string, Candidate['reasons']>;

const NOTHING = {} as Candidate['reasons'];

export interface TurnRowProps {
  readonly page: Catalogue;
  readonly hand: Game;
  readonly turn: Turn;
  /** The expected margin after it, if it is shown. */
  readonly margin?: number;
  readonly reasons: Reasons;
  /** What the next player is likely to do, if that is shown. */
  readonly answer?: LikelyReply | null;
  /** Its rank or a mark; `isOwn` if somebody played it and it is not one of the best. */
  readonly mark: ComponentChildren;
  readonly isOwn: boolean;
  readonly heading?: string;
  readonly points: (said: CandidateWords) => ComponentChildren;
  /** Whether it is shown on the board, and what a press does; without this the row is no button. */
  readonly choice?: { readonly pressed: boolean; readonly onPress: () => void };
  readonly class?: string;
}

/** A way to play a turn, as a row of a list: the places of tile and meeple, its points, and its reasons. */
export function TurnRow(props: TurnRowProps) {
  const { page, hand, turn, margin = 0, reasons, answer = null, mark, isOwn, heading, points, choice } = props;
  const known = reasons.get(lookOfTurn(hand, turn)) ?? NOTHING;
  const said = candidateWords(page, hand, { ...turn, margin, reasons: known, answer });
  const row = (
    <>
      <span class="turn-rank grid place-items-center bg-accent rounded-full font-semibold" data-own={isOwn}>
        {mark}
      </span>
      <Tile symbol={drawnSprite(hand)} rotation={turn.place.rotation} />
      <span class="turn-what stack gap-0">
        {heading !== undefined && <small>{heading}</small>}
        <b class="capitalize-first">{said.meeple}</b>
        <span class="text-muted text-sm">{said.where}</span>
        {points(said)}
      </span>
      <span class="turn-reasons stack gap-0">
        {said.reasons.map(({ what, points, isAgainst }) => (
          <small class="flex gap-2 justify-between" key={what}>
            {what} <b data-against={isAgainst}>{points}</b>
          </small>
        ))}
        {said.answer !== null && <small class="text-muted">{said.answer}</small>}
      </span>
    </>
  );
  const look = `turn-row w-full stack text-start items-center ${props.class ?? 'card px-3 py-2 bg-tint selectable'}`;
  if (choice === undefined) return <div class={look}>{row}</div>;
  return (
    <button type="button" class={look} aria-pressed={choice.pressed} onClick={choice.onPress}>
      {row}
    </button>
  );
}

/** How long a turn must stay chosen before its reasons are requested: moving along the turns requests none. */
const RESTS_MS = 250;

/** The reasons for the turns of a position, requested once a person stays at it. */
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
