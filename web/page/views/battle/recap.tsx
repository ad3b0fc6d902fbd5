import { useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { type Fight, lastThrow, tracesOf } from '../../analysis/fights.ts';
import { isBattle } from '../../match/playback/timeline.ts';
import { sideColor } from '../../present/appearance.ts';
import { sideName } from '../../present/event-text.ts';
import { Die, Icon, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { useHeight } from '../layout.ts';
import { diceOf, diceStyle } from './dice-look.ts';

interface Props extends ViewProps {
  /** Called with how many pixels of the board's upper edge are covered. */
  readonly onCover: (pixels: number) => void;
}

/** The battles of the last turn, for players who skipped them or never saw them. They disappear with the next choice. */
export function BattleRecap({ table, words, onCover }: Props) {
  const [seen, setSeen] = useState(0);
  useSignalEffect(() => {
    const chosen = table.turn.draft.value.cell !== null;
    if (chosen || table.shown.timeline.frame.value.cue?.type === 'won') setSeen(table.shown.history.value.length);
  });
  const history = table.shown.history.value;
  const { cue } = table.shown.timeline.frame.value;
  if (isBattle(cue)) return null;
  const fights = tracesOf(table.shown.game.value, history)[0]?.fights.filter(({ winner }) => winner !== null) ?? [];
  const last = history.findLastIndex((event) => event.type === 'won');
  if (fights.length === 0 || last < seen) return null;
  return <Results key={last} {...{ table, words, fights, onCover }} />;
}

function Results({ table, words, fights, onCover }: Props & { readonly fights: readonly Fight[] }) {
  const box = useRef<HTMLElement>(null);
  useHeight(box, onCover);
  useLayoutEffect(() => () => onCover(0), []);
  return (
    <aside
      ref={box}
      class="recap stack gap-1 wrap-anywhere pointer-events-none"
      aria-label={words.battle.heading(fights[0].at.kind)}
    >
      {fights.map((fight, index) => (
        <Result key={index} {...{ table, words, fight }} />
      ))}
    </aside>
  );
}

function Result({ table, words, fight }: ViewProps & { readonly fight: Fight }) {
  const game = table.shown.game.value;
  const winner = fight.winner ?? 0;
  const sides = fight.sides.map(({ side }) => side);
  const paid = fight.sides.flatMap(({ side }) => {
    const points = fight.points.get(side) ?? 0;
    return points === 0 ? [] : [`${sideName(words, game, side)} ${words.score.plus(points)}`];
  });
  return (
    <div
      class="recap-fight row flex-wrap justify-center rounded-lg gap-x-3 gap-y-0"
      data-color={sideColor(game, winner)}
    >
      <Icon name="battle" />
      <p class="row flex-wrap gap-y-0">
        <strong>{words.battle.won(sideName(words, game, winner))}</strong>
        {paid.length > 0 && <span>{paid.join(', ')}</span>}
      </p>
      <ul class="row flex-wrap gap-y-0">
        {fight.sides.map(({ side }) => (
          <li key={side} class="row gap-1" style={diceStyle(diceOf(game, sides, side))} data-won={side === winner}>
            <Piece color={sideColor(game, side)} />
            <span class="visually-hidden">
              {words.battle.rolled(sideName(words, game, side), (lastThrow(fight, side) ?? []).join(', '))}
            </span>
            {(lastThrow(fight, side) ?? []).map((face, i) => (
              <Die key={i} face={face} />
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
