import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import type { GameRecord } from '@asteroute/record';
import type { ComponentType } from 'preact';
import type { PlayedGame } from '../game/moments.ts';
import { colorOfSide, sideLabel } from '../game/people.ts';
import type { Shown } from '../state/shown.ts';
import { curveOf, type MarginCurve } from './curve.ts';

interface LinesProps {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

/** Reviews a game; resolves with the picture of its curve, or with null if it cannot be reviewed. */
export async function drawnCurve(
  record: GameRecord,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<ComponentType<LinesProps> | null> {
  const curve = await curveOf(record, onProgress, signal);
  return curve && ((props) => <Lines {...props} curve={curve} />);
}

const [WIDTH, HEIGHT] = [320, 120];
/** The lines of sides also differ in their dashes, for people who cannot distinguish the colours. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4'];

function Lines({ shown, game, curve }: LinesProps & { readonly curve: MarginCurve }) {
  const words = shown.words.value;
  const last = curve.length - 1;
  const at = Math.min(shown.turn.value, last);
  const most = Math.max(5, ...curve.flat().map(Math.abs));
  const x = (index: number): number => (index / last) * WIDTH;
  const y = (points: number): number => HEIGHT / 2 - (points / most) * (HEIGHT / 2 - 6);
  const { game: end } = game.moments[game.moments.length - 1];
  const number = new Intl.NumberFormat(words.tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const values = curve[at].map((points, side) =>
    words.review.margin(sideLabel(words, end, side), number.format(points).replace('-', '−')),
  );
  const choose = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    shown.choose(((event.clientX - left) / width) * last);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider and the arrow keys go to a turn too */}
      <svg
        class="lines"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${words.review.heading}: ${values.join(', ')}`}
        onClick={choose}
      >
        <path class="zero" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
        <path class="at" d={`M${x(at)} 0V${HEIGHT}`} />
        {curve[0].map((_, side) => {
          const points = curve.map((margins, index) => `${x(index).toFixed(1)},${y(margins[side]).toFixed(1)}`);
          const line = { points: points.join(' '), 'stroke-dasharray': DASHES[side % DASHES.length] };
          return (
            <g key={side}>
              <polyline class="halo" {...line} />
              <polyline {...line} stroke={PLAYER_LOOKS[colorOfSide(end, side)].fill} />
            </g>
          );
        })}
      </svg>
      <p class="values" aria-hidden="true">
        {values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </p>
      <p class="hint">{words.review.hint}</p>
    </>
  );
}
