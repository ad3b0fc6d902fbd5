import { reserve, seatsOf, sideOf } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import type { TableController } from '../../match/controller.ts';
import { colorOf, poseOf, sideColor } from '../../present/appearance.ts';
import { seatName, sideName } from '../../present/event-text.ts';
import { playerText } from '../../present/player-text.ts';
import type { PlayerColor } from '../../theme/player-color.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Icon, Piece } from '../parts.tsx';

interface Props {
  readonly table: TableController;
  readonly words: Catalogue;
}

type PlayersProps = Props & {
  /** More about a seat, beside its name. */
  readonly ofSeat?: ((seat: number) => ComponentChildren) | undefined;
};

/** Fields of the score track: a lap of the board (SW-52, D-18). */
const LAP = 50;

/** Every player: piece, name, score, reserve, and whose turn it is. */
export function Players({ table, words, ofSeat }: PlayersProps) {
  const game = table.game.value;
  return (
    <ul class="players" data-count={game.rules.players.length}>
      {game.rules.players.map((player, seat) => (
        <Player key={player.color} table={table} words={words} seat={seat} ofSeat={ofSeat} />
      ))}
    </ul>
  );
}

function Player({ table, words, seat, ofSeat }: PlayersProps & { readonly seat: number }) {
  const game = table.game.value;
  const color = colorOf(game, seat);
  const active = game.position.phase !== 'over' && game.position.seat === seat;
  const score = table.scores.value[sideOf(game, seat)];
  const bot = table.link.seats[seat].bot;
  return (
    <li class="player" data-color={color} data-active={active} aria-current={active ? 'true' : undefined}>
      <Piece color={color} />
      <span class="player-name">
        <span class="player-own">{seatName(game, seat)}</span>
        {bot !== null && <Icon name="bot" />}
        {ofSeat?.(seat)}
      </span>
      <span class="visually-hidden">{playerText(words, game, seat, bot)}</span>
      <span class="player-score" role="img" aria-label={words.score.points(score)}>
        {score}
      </span>
      <Reserve table={table} words={words} seat={seat} />
      {active && bot !== null && !table.timeline.busy.value && (
        <span class="thinking" role="status" aria-label={words.turn.thinking(seatName(game, seat))} />
      )}
    </li>
  );
}

function Reserve({ table, words, seat }: Props & { readonly seat: number }) {
  const game = table.game.value;
  const counts = reserve(game, seat);
  const away = table.leaving.value.filter((f) => f.seat === seat);
  const left = game.rules.meeples.map(({ name: meeple }) => ({
    meeple,
    count: counts[meeple] - away.filter((f) => f.meeple === meeple).length,
  }));
  return (
    <span class="reserve" role="img" aria-label={words.score.reserve(left)}>
      {left.flatMap(({ meeple, count }) =>
        Array.from({ length: Math.max(0, count) }, (_, i) => (
          <span key={`${meeple}${i}`} data-pose={poseOf(meeple, '')}>
            <Piece color={colorOf(game, seat)} pose={poseOf(meeple, '')} />
          </span>
        )),
      )}
    </span>
  );
}

/** The score track: 50 fields, a marker for every side, a lap mark for every 50 points (SW-52, C-33). */
export function ScoreTrack({ table, words }: Props) {
  const game = table.game.value;
  const totals = table.scores.value;
  return (
    <div
      class="track"
      role="img"
      aria-label={`${words.score.track}: ${totals.map((s, side) => words.score.laps(sideName(words, game, side), s)).join(', ')}`}
    >
      <div class="track-line">
        {Array.from({ length: LAP / 5 }, (_, i) => (
          <i key={i} style={{ left: `${(i * 500) / LAP}%` }}>
            {i * 5}
          </i>
        ))}
      </div>
      {totals.map((score, side) => (
        <Marker
          key={side}
          score={score}
          color={sideColor(game, side)}
          level={levelOf(totals, side)}
          left={leftOf(totals, side)}
        />
      ))}
    </div>
  );
}

/** Markers that stand on one field are stacked. */
function levelOf(totals: readonly number[], side: number): number {
  return totals.slice(0, side).filter((score) => Math.abs((score % LAP) - (totals[side] % LAP)) < 2).length;
}

/**
 * Where a marker stands: on its field, but never nearer than `--marker` to the one before it, nor pushed off the track.
 * On a phone, where a field is narrower than a marker, all of them can be seen so.
 */
function leftOf(totals: readonly number[], side: number): string {
  const order = [...totals.keys()].sort((a, b) => (totals[a] % LAP) - (totals[b] % LAP));
  const rank = order.indexOf(side);
  const pushed = order.slice(0, rank + 1).map((other, i) => {
    const field = ((totals[other] % LAP) * 100) / LAP;
    return `${field}% + ${rank - i} * var(--marker)`;
  });
  return `min(100% - ${order.length - 1 - rank} * var(--marker), max(0%, ${pushed.join(', ')}))`;
}

interface MarkerProps {
  readonly score: number;
  readonly color: PlayerColor;
  readonly level: number;
  readonly left: string;
}

function Marker({ score, color, level, left }: MarkerProps) {
  const laps = Math.floor(score / LAP);
  return (
    <span class="marker" style={{ left, '--level': level }}>
      <Piece color={color} />
      {laps > 0 && <b>{laps * LAP}</b>}
    </span>
  );
}

/** The players of each side by name, for the results. */
export function membersOf(table: TableController, side: number): string[] {
  return seatsOf(table.game.value, side).map((seat) => seatName(table.game.value, seat));
}
