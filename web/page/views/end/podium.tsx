import { seatsOf } from '@asteroute/engine';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { seatNames, sideName } from '../../present/event-text.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { Goods } from '../tokens/goods.tsx';

interface Props extends ViewProps {
  readonly winners: readonly number[];
}

/** The columns rise from the last place to the first; then the winner, in the middle, climbs its own. */
export function Podium({ table, words, winners }: Props) {
  const totals = table.shown.scores.value;
  const ranked = [...totals.keys()].sort(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || totals[b] - totals[a],
  );
  return (
    <ol class="podium justify-center flex items-end gap-0">
      {ranked.map((side, place) => (
        <Standing key={side} {...{ table, words, side, place }} wins={winners.includes(side)} rank={rankOf(side)} />
      ))}
    </ol>
  );

  /** Winners rank first even if another side has more points after a resignation. */
  function rankOf(side: number): number {
    if (winners.includes(side)) return 1;
    const better = totals.filter((total, other) => !winners.includes(other) && total > totals[side]).length;
    return winners.length + better + 1;
  }
}

interface StandingProps extends Omit<Props, 'winners'> {
  readonly side: number;
  /** The position in the order of the sides, from 0. */
  readonly place: number;
  readonly rank: number;
  readonly wins: boolean;
}

function Standing({ table, words, side, place, rank, wins }: StandingProps) {
  const game = table.shown.game.value;
  const totals = table.shown.scores.value;
  const seats = seatsOf(game, side);
  // The first side in the middle, then alternately to its left and right.
  const order = place % 2 === 0 ? place : -place;
  const style = { '--part': totals[side] / Math.max(1, ...totals), '--after': totals.length - 1 - place, order };
  return (
    <li
      class="stack grid-cols-1 gap-0 min-w-0 relative"
      data-color={sideColor(game, side)}
      data-winner={wins}
      style={style}
    >
      <span class="podium-stand">
        <span class="podium-lift stack gap-0 justify-items-center">
          <span class="podium-figures justify-center flex items-end gap-0">
            {seats.map((seat) => (
              <Piece key={seat} color={colorOf(game, seat)} pose="large" />
            ))}
          </span>
          <span class="podium-column w-full stack gap-0 justify-items-center relative">
            <span class="result-points">{totals[side]}</span>
            <span class="rank text-muted">{rank}</span>
          </span>
        </span>
      </span>
      <span class="result-name truncate font-semibold text-center">
        {sideName(words, game, side)}
        {seats.length > 1 && <small>{seatNames(words, game, seats)}</small>}
      </span>
      <Goods table={table} words={words} side={side} />
    </li>
  );
}
