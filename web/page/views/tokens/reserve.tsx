import { reserve } from '@asteroute/engine';
import { colorOf, poseOf } from '../../present/appearance.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  readonly seat: number;
}

/** The meeples in reserve: a figure for each, and their number; a narrow page shows only the number. */
export function Reserve({ table, words, seat }: Props) {
  const game = table.shown.game.value;
  const counts = reserve(game, seat);
  const away = table.shown.leaving.value.filter((f) => f.seat === seat);
  const left = game.rules.meeples.map(({ name: meeple }) => ({
    meeple,
    count: counts[meeple] - away.filter((f) => f.meeple === meeple).length,
  }));
  const all = left.reduce((sum, { count }) => sum + Math.max(0, count), 0);
  return (
    <span class="reserve row gap-0" role="img" aria-label={words.score.reserve(left)} data-empty={all === 0}>
      {left.flatMap(({ meeple, count }) =>
        Array.from({ length: Math.max(0, count) }, (_, i) => (
          <span key={`${meeple}${i}`} data-pose={poseOf(meeple, '')}>
            <Piece color={colorOf(game, seat)} pose={poseOf(meeple, '')} />
          </span>
        )),
      )}
      <b class="reserve-count text-muted">{all}</b>
    </span>
  );
}
