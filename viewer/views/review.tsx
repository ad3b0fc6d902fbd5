import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PlayedGame } from '../game/moments.ts';
import { colorOfSide, sideLabel } from '../game/people.ts';
import type { Curve } from '../review/curve.ts';
import type { Shown } from '../state/shown.ts';

interface Props {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

type Reviewing = 'closed' | 'failed' | { readonly share: number } | { readonly curve: Curve };

/** A button that loads the review of the game, its progress, and then the curve. */
export function ReviewCurve({ shown, game, open }: Props & { readonly open: boolean }) {
  const words = shown.words.value;
  const state = useSignal<Reviewing>(open ? { share: 0 } : 'closed');
  const begun = state.value !== 'closed';
  useEffect(() => {
    if (!begun) return;
    const leaving = new AbortController();
    void load(
      game,
      (next) => {
        if (!leaving.signal.aborted) state.value = next;
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [begun]);
  const now = state.value;
  if (now === 'closed')
    return (
      <button class="wide" part="button review" type="button" onClick={() => (state.value = { share: 0 })}>
        {words.review.open}
      </button>
    );
  return (
    <figure class="review" part="review">
      <figcaption>{words.review.heading}</figcaption>
      {now === 'failed' && <p role="alert">{words.review.failed}</p>}
      {typeof now === 'object' && 'share' in now && (
        <progress max={1} value={now.share} aria-label={words.review.heading} />
      )}
      {typeof now === 'object' && 'curve' in now && <Lines shown={shown} game={game} curve={now.curve} />}
    </figure>
  );
}

async function load({ record }: PlayedGame, report: (next: Reviewing) => void, signal: AbortSignal): Promise<void> {
  try {
    const { curveOf } = await import('../review/curve.ts');
    const curve = await curveOf(record, (share) => report({ share }), signal);
    report(curve === null ? 'failed' : { curve });
  } catch {
    report('failed');
  }
}

const [WIDTH, HEIGHT] = [320, 120];
/** The lines of sides also differ in their dashes, for people who cannot distinguish the colours. */
const DASHES = ['', '7 3', '2 3', '9 3 2 3', '4 4'];

function Lines({ shown, game, curve }: Props & { readonly curve: Curve }) {
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
