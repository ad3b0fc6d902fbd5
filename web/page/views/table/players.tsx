import { isExtra, seatsOf, sideOf } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentChildren } from 'preact';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { seatName, sideName } from '../../present/event-text.ts';
import { playerText, shownFaction } from '../../present/player-text.ts';
import type { Hints } from '../../settings/hints.ts';
import { shownBotName } from '../../words/bot-words.ts';
import { Icon, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { Count } from '../flights/count.tsx';
import { levelText } from '../stars.tsx';
import { FactionEmblem } from '../tokens/faction.tsx';
import { Goods } from '../tokens/goods.tsx';
import { Reserve } from '../tokens/reserve.tsx';

interface Props extends ViewProps {
  readonly hints: Pick<Hints, 'ifEnded'>;
  readonly ofSeat?: ((seat: number) => ComponentChildren) | undefined;
}

export function Players(props: Props) {
  const game = props.table.shown.game.value;
  return (
    <ul class="players" data-count={game.rules.players.length}>
      {props.table.shown.scores.value.map((_, side) => {
        const seats = seatsOf(game, side);
        if (seats.length > 1) return <Team key={side} {...props} seats={seats} side={side} />;
        return <Player key={side} {...props} seat={seats[0]} side={side} />;
      })}
    </ul>
  );
}

/** The players of a team in one bracket, with their common score. */
function Team({ seats, ...props }: Props & { readonly seats: readonly number[]; readonly side: number }) {
  const game = props.table.shown.game.value;
  return (
    <li class="team stack card owned items-baseline gap-y-0 flex-1 min-w-0" data-color={sideColor(game, props.side)}>
      <strong class="team-name truncate text-sm">{sideName(props.words, game, props.side)}</strong>
      <Score {...props} />
      <ul class="team-members">
        {seats.map((seat) => (
          <Player key={seat} {...props} seat={seat} side={null} />
        ))}
      </ul>
    </li>
  );
}

/** A player; if `side` is given, with the score of that side. */
function Player(props: Props & { readonly seat: number; readonly side: number | null }) {
  const { table, words, seat, side, ofSeat } = props;
  const game = table.shown.game.value;
  const color = colorOf(game, seat);
  const turn = table.shown.turn.value;
  const active = turn.position.phase !== 'over' && turn.position.seat === seat;
  const bot = table.link.seats[seat].bot;
  const faction = shownFaction(game, sideOf(game, seat));
  return (
    <li
      class="player stack items-center gap-y-0 relative flex-1 min-w-0 rounded-md"
      data-seat={seat}
      data-color={color}
      data-active={active}
      aria-current={active ? 'true' : undefined}
    >
      <Piece color={color} />
      <span class="player-name row font-semibold gap-1 overflow-hidden">
        {faction !== null && <FactionEmblem faction={faction} words={words} />}
        <span class="player-own truncate" title={seatName(game, seat)}>
          {seatName(game, seat)}
        </span>
        {bot !== null && <Icon name="bot" />}
        {active && isExtra(turn) && (
          <span class="player-again" role="img" aria-label={words.turn.second} title={words.turn.second}>
            <Icon name="turn" />
          </span>
        )}
        {ofSeat?.(seat)}
      </span>
      <span class="visually-hidden">
        {[playerText(words, game, seat), ...(bot === null ? [] : [botText(words, bot)])].join(', ')}
      </span>
      {side !== null && <Score {...props} side={side} />}
      <Reserve table={table} words={words} seat={seat} />
      {side !== null && <Goods table={table} words={words} side={side} />}
      {active && bot !== null && !table.shown.timeline.busy.value && (
        <span class="thinking overflow-hidden" role="status" aria-label={words.turn.thinking(seatName(game, seat))} />
      )}
    </li>
  );
}

function Score({ table, words, hints, side }: Props & { readonly side: number }) {
  const score = table.shown.scores.value[side];
  const ifEnded = table.ifEnded.value[side];
  return (
    <span class="player-points flex gap-2 items-baseline">
      <span class="player-score" data-long={score > 99} role="img" aria-label={words.score.points(score)}>
        <Count value={score} />
      </span>
      {hints.ifEnded && ifEnded !== score && (
        <small
          class="player-ghost text-muted"
          role="img"
          title={words.score.ifEnded(ifEnded)}
          aria-label={words.score.ifEnded(ifEnded)}
        >
          {ifEnded}
        </small>
      )}
    </span>
  );
}

/** A bot by its name and strength: "Trader, level 2 of 7". */
function botText(words: Catalogue, bot: string): string {
  return [shownBotName(words, bot), levelText(bot, words)].join(', ');
}
