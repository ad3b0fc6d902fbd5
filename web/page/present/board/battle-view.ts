import type { BoardView, ContestView, ScarView } from '@asteroute/board/model/state.ts';
import type { Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { fightsIn, realmAt, type Trace } from '../../analysis/fights.ts';
import type { TableController } from '../../match/controller.ts';
import { isBattle } from '../../match/playback/timeline.ts';
import { colorOf, ownedViews, pointOf, sideColor } from '../appearance.ts';
import { sideName } from '../event-text.ts';

export function contestView(table: TableController): ContestView | null {
  const { cue } = table.shown.timeline.frame.value;
  if (!isBattle(cue) || table.shown.replay.at.value !== null) return null;
  const past = table.shown.history.value;
  const fight = fightsIn(past.slice(past.findLastIndex((event) => event.type === 'battle')))[0];
  if (fight === undefined) return null;
  const game = table.shown.game.value;
  const realm = realmAt(game, fight.at);
  const { x, y } = fight.at;
  const far = (cell: { readonly x: number; readonly y: number }) => Math.abs(cell.x - x) + Math.abs(cell.y - y);
  const shapes = ownedViews(game, [{ ...realm, holders: [fight.sides[0].side] }]).sort((a, b) => far(a) - far(b));
  return { cells: realm.cells, shapes, winner: fight.winner === null ? null : sideColor(game, fight.winner) };
}

/** Rings and crossed swords of each player's last turn. */
export function traceViews(
  game: Game,
  traces: readonly Trace[],
  words: Catalogue,
): Pick<BoardView, 'lastMove' | 'earlierMoves' | 'scars'> {
  const moves = traces.map(({ placed: { x, y }, seat }) => ({ x, y, color: colorOf(game, seat) }));
  return {
    lastMove: moves[0] ?? null,
    earlierMoves: moves.slice(1),
    scars: traces.flatMap((trace) => scarsOf(game, trace, words)),
  };
}

function scarsOf(game: Game, { fights }: Trace, words: Catalogue): ScarView[] {
  return fights.flatMap(({ at, winner }) =>
    winner === null
      ? []
      : [
          {
            id: `${at.x},${at.y},${at.side},${at.kind}`,
            at: pointOf(game, at),
            color: sideColor(game, winner),
            label: `${words.battle.heading(at.kind)}: ${words.battle.won(sideName(words, game, winner))}`,
          },
        ],
  );
}
