import { useArrowList } from '../controls/arrow-list.ts';
import { Mark } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { LineLink, logLines } from '../log/lines.tsx';

const LINES = 30;

/** The latest events in the side column, newest first. A line leads to its moment, that of a scoring to its tiles. */
export function RecentLog({ table, words }: ViewProps) {
  const game = table.shown.game.value;
  const list = useArrowList();
  return (
    <ol class="stack" ref={list} aria-label={words.log.heading}>
      {logLines({ table, words }, 2 * LINES)
        .slice(0, LINES)
        .map((line) => (
          <li class="stack text-sm" key={line.index} data-type={line.event.type}>
            <Mark game={game} event={line.event} />
            <LineLink
              {...{ line, words }}
              onShow={() => table.highlight(line.event)}
              onJump={() => table.shown.replay.go(line.ply)}
            />
          </li>
        ))}
    </ol>
  );
}
