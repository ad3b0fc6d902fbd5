import { useSignal } from '@preact/signals';
import { type TurnScores, turningPoints } from '../../analysis/tally.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { Icon } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { SideTable } from './kinds.tsx';

interface Props extends ViewProps {
  readonly turns: readonly TurnScores[];
}

/** Size of the picture in its own units; it stretches to the available width. */
const [WIDTH, HEIGHT] = [600, 180];
/** The dash patterns of the sides' lines, which distinguish them besides the colour. */
const DASHES = ['', '9 4', '3 4', '12 4 3 4'];
const MOST = 3;

/** If the game had ended then. A slider along the curve names the values for finger, keys and screen readers. */
export function ScoreCurve({ table, words, turns }: Props) {
  const chosen = useSignal(turns.length - 1);
  const game = table.shown.game.value;
  const turn = turns[Math.min(chosen.value, turns.length - 1)];
  const top = Math.max(1, ...turns.flatMap(({ ifEnded }) => ifEnded));
  const x = (index: number): number => (index / (turns.length - 1)) * WIDTH;
  const y = (points: number): number => HEIGHT - (points / top) * (HEIGHT - 12) - 4;
  const marked = turningPoints(turns, MOST).map((one) => ({ ...one, at: turns.indexOf(one) }));
  const told = turn.ifEnded.map((points, side) => `${sideName(words, game, side)} ${points}`).join(', ');
  const rows = turns.map(({ ifEnded }, index) => ({ name: words.end.turn(index + 1), points: ifEnded }));
  return (
    <figure class="curve panel stack">
      <figcaption class="text-muted">{words.end.curve}</figcaption>
      <div class="graph">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {marked.map(({ ply, at }) => (
            <line key={ply} stroke="var(--c-danger)" stroke-dasharray="2 5" x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} />
          ))}
          <line stroke="var(--c-text)" x1={x(chosen.value)} x2={x(chosen.value)} y1={0} y2={HEIGHT} />
          {turn.ifEnded.map((_, side) => (
            <polyline
              key={side}
              data-color={sideColor(game, side)}
              stroke-dasharray={DASHES[side]}
              points={turns
                .map(({ ifEnded }, index) => `${x(index).toFixed(1)},${y(ifEnded[side]).toFixed(1)}`)
                .join(' ')}
            />
          ))}
        </svg>
        <p class="curve-marks" aria-hidden="true">
          {marked.map(({ ply, at, battle }) => (
            <small key={ply} class="row gap-1" style={{ '--at': at / (turns.length - 1) }}>
              {battle && <Icon name="die" />}
              {at + 1}
            </small>
          ))}
        </p>
        <input
          type="range"
          min={0}
          max={turns.length - 1}
          value={chosen.value}
          aria-label={words.end.curve}
          aria-valuetext={`${words.end.turn(chosen.value + 1)}: ${told}`}
          onInput={(event) => (chosen.value = Number(event.currentTarget.value))}
        />
      </div>
      <p class="curve-values wrap-anywhere row flex-wrap gap-x-3">
        <button
          type="button"
          class="link bare w-full text-start justify-start wrap-anywhere"
          onClick={() => table.shown.replay.go(turn.ply)}
        >
          {words.end.turn(chosen.value + 1)}
        </button>
        {turn.ifEnded.map((points, side) => (
          <span class="owned" key={side} data-color={sideColor(game, side)}>
            {sideName(words, game, side)} <b>{points}</b>
          </span>
        ))}
      </p>
      <Turning {...{ table, words, marked }} />
      <div class="visually-hidden">
        <SideTable {...{ table, words, rows }} caption={words.end.curve} />
      </div>
    </figure>
  );
}

interface TurningProps extends ViewProps {
  readonly marked: readonly (TurnScores & { readonly at: number })[];
}

function Turning({ table, words, marked }: TurningProps) {
  return (
    <p class="curve-turning text-muted row flex-wrap gap-x-3">
      <span>{words.end.turning}</span>
      {marked.map((turn) => (
        <button key={turn.ply} type="button" class="chip" onClick={() => table.shown.replay.go(turn.ply)}>
          {turn.battle && <Icon name="die" />}
          <span>{words.end.turn(turn.at + 1)}</span>
          <small>±{turn.swing}</small>
        </button>
      ))}
    </p>
  );
}
