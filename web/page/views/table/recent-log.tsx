import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { toldOf } from '../../match/controller.ts';
import { eventText } from '../../present/event-text.ts';
import { Mark, useArrowList } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  /** Whether a sheet covers the log, so that its lines must not be reachable. */
  readonly covered: ReadonlySignal<boolean>;
  /** Content above the lines. */
  readonly children: ComponentChildren;
}

/** How many lines are shown at most. */
const LINES = 30;

/** The latest events in the side column, newest first. A line leads to its moment, that of a scoring to its tiles. */
export function RecentLog({ table, words, covered, children }: Props) {
  const game = table.shown.game.value;
  const list = useArrowList();
  const lines = toldOf(table)
    .slice(-2 * LINES)
    .flatMap(({ event, ply }, index) => {
      const text = eventText(words, game, event);
      return text === null ? [] : [{ event, ply, index, text }];
    });
  return (
    <div class="story scroll" inert={covered}>
      {children}
      <ol class="stack" ref={list} aria-label={words.log.heading}>
        {lines
          .slice(-LINES)
          .reverse()
          .map(({ event, ply, index, text }) => (
            <li class="stack small" key={index} data-type={event.type}>
              <Mark game={game} event={event} />
              {event.type === 'scored' ? (
                <button type="button" class="link muted" title={words.log.show} onClick={() => table.highlight(event)}>
                  {text} <small>{words.score.formula(event.formula)}</small>
                </button>
              ) : (
                <button type="button" class="link" title={words.replay.jump} onClick={() => table.shown.replay.go(ply)}>
                  {text}
                </button>
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
