import { SHAPES } from '@asteroute/board/art/meeples.ts';
import { PLAYER_LOOKS } from '@asteroute/board/theme/players.ts';
import type { Game } from '@asteroute/engine';
import { useComputed } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { PlayedGame } from '../game/moments.ts';
import { colorOfSide, playerName, sideLabel } from '../game/people.ts';
import { gains, momentSentences } from '../game/sentences.ts';
import type { Shown } from '../state/shown.ts';

interface Props {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

function Badge({ game, side }: { readonly game: Game; readonly side: number }) {
  const { shape, fill, onFill } = PLAYER_LOOKS[colorOfSide(game, side)];
  return (
    <svg class="badge" viewBox="-18 -18 36 36" aria-hidden="true" focusable="false">
      <rect x="-17" y="-17" width="34" height="34" rx="9" fill={fill} />
      <path d={SHAPES[shape]} fill={onFill} transform="scale(.86)" />
    </svg>
  );
}

export function SideScores({ shown, game }: Props) {
  const words = shown.words.value;
  const at = shown.turn.value;
  const { scores, game: now } = game.moments[at];
  const gained = gains(game, at);
  return (
    <ul class="scores" part="scores" aria-label={words.scores}>
      {scores.map((score, side) => (
        <li key={side}>
          <Badge game={now} side={side} />
          <span class="name">{sideLabel(words, now, side)}</span>
          {gained[side] !== 0 && <small class="gain">{signed(gained[side])}</small>}
          <b>{score}</b>
        </li>
      ))}
    </ul>
  );
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

export function MomentList(props: Props) {
  const { shown, game } = props;
  const words = shown.words.value;
  const at = shown.turn.value;
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const host = list.current;
    if (host === null) return;
    // Also when the curve below opens, which leaves the list less room.
    const observer = new ResizeObserver(() => reveal(host, at));
    observer.observe(host);
    reveal(host, at);
    return () => observer.disconnect();
  }, [at]);
  return (
    <ol ref={list} class="turns" part="turns" aria-label={words.turns}>
      {game.moments.map((_, index) => (
        <Row key={index} {...props} index={index} />
      ))}
    </ol>
  );
}

/** Scrolls the list alone to a row: `scrollIntoView` would move the page around the viewer too. */
function reveal(list: HTMLElement, index: number): void {
  const { offsetTop, offsetHeight } = list.children[index] as HTMLElement;
  const { scrollTop, clientHeight } = list;
  if (offsetTop < scrollTop) list.scrollTop = offsetTop;
  else if (offsetTop + offsetHeight > scrollTop + clientHeight)
    list.scrollTop = Math.min(offsetTop, offsetTop + offsetHeight - clientHeight);
}

function Row({ shown, game, index }: Props & { readonly index: number }) {
  const words = shown.words.value;
  // Read through a computed signal, so that a step draws two rows anew and not all.
  const current = useComputed(() => shown.turn.value === index).value;
  const moment = game.moments[index];
  const name =
    moment.kind === 'start'
      ? words.start
      : moment.kind === 'end' && game.record?.ended === undefined
        ? words.scoring
        : playerName(words, moment.game, moment.seat ?? 0);
  const points = gains(game, index).flatMap((gain, side) =>
    gain === 0 ? [] : [{ gain, side, label: sideLabel(words, moment.game, side) }],
  );
  return (
    <li>
      <button
        type="button"
        aria-current={current ? 'step' : undefined}
        tabIndex={current ? 0 : -1}
        onClick={() => shown.choose(index)}
      >
        <span class="number">{moment.kind === 'turn' ? index : ''}</span>
        <span class="name">{name}</span>
        {moment.kind === 'turn' &&
          points.map(({ gain, side, label }) => (
            <span class="gain" key={side} data-side={side}>
              <span class="heard">{`${label} `}</span>
              <Badge game={moment.game} side={side} />
              {signed(gain)}
            </span>
          ))}
      </button>
      {current && index > 0 && (
        <ul class="told" part="told">
          {momentSentences(words, game, moment).map((sentence, at) => (
            <li key={at}>{sentence}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
