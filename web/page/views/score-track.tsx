import { sideColor } from '../present/appearance.ts';
import { sideName } from '../present/event-text.ts';
import type { Hints } from '../settings/hints.ts';
import { Piece } from './controls/parts.tsx';
import type { ViewProps } from './controls/props.ts';

interface Props extends ViewProps {
  readonly hints: Pick<Hints, 'ifEnded'>;
}

/** The length of the shortest track in points. */
const LEAST = 50;
/** Markers closer than this fraction of the track are stacked. */
const NEAR = 0.07;

/** Ends beyond the highest score; each side has a marker, and a faint one for its score if the game ended now. */
export function ScoreTrack({ table, words, hints }: Props) {
  const game = table.shown.game.value;
  const totals = table.shown.scores.value;
  const ends = hints.ifEnded ? table.ifEnded.value : totals;
  const length = trackLength([...totals, ...ends]);
  const told = totals.map((score, side) => words.score.laps(sideName(words, game, side), score));
  return (
    <div class="track relative" role="img" aria-label={`${words.score.track}: ${told.join(', ')}`}>
      <div class="track-line">
        {ticksOf(length).map((points) => (
          <i key={points} style={{ '--at': points / length }}>
            {points}
          </i>
        ))}
        {ends.map(
          (end, side) =>
            end !== totals[side] && (
              <span key={side} class="track-gain" data-color={sideColor(game, side)} style={{ '--at': end / length }} />
            ),
        )}
      </div>
      {totals.map((score, side) => (
        <span
          key={side}
          class="marker row"
          style={{ '--at': score / length, '--level': levelOf(totals, side, length) }}
        >
          <Piece color={sideColor(game, side)} />
        </span>
      ))}
    </div>
  );
}

/** The end of the track: the next multiple of 25 after the highest score. */
function trackLength(scores: readonly number[]): number {
  return Math.max(LEAST, Math.ceil((Math.max(...scores) + 1) / 25) * 25);
}

/** About five numbers along the track. */
function ticksOf(length: number): number[] {
  const step = length <= 50 ? 10 : length <= 125 ? 25 : 50;
  return Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step);
}

/** The level of a side's marker in the stack of markers that are close to each other. */
function levelOf(totals: readonly number[], side: number, length: number): number {
  return totals.slice(0, side).filter((score) => Math.abs(score - totals[side]) < NEAR * length).length;
}
