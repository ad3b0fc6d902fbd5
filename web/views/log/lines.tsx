/** What the log and the story beside the board tell of a game. */
import type { GameEvent } from '@asteroute/engine';
import type { TableController } from '../../match/controller.ts';
import { colorOf, sideColor } from '../../present/appearance.ts';
import { Icon, Piece } from '../parts.tsx';

/** Every event of the log with the number of plies after it, once its dice lie; in a replay also later events. */
export function toldOf(table: TableController): { readonly event: GameEvent; readonly ply: number }[] {
  const all = table.past.value.flatMap(({ events }, index) => events.map((event) => ({ event, ply: index + 1 })));
  if (table.replay.at.value !== null) return all;
  const falling = table.timeline.frame.value.cue?.type === 'rolled' ? 1 : 0;
  return all.slice(0, table.history.value.length - falling);
}

/** Whose line it is, by piece. */
export function Mark({ table, event }: { table: TableController; event: GameEvent }) {
  const game = table.game.value;
  if (event.type === 'placed') return <Piece color={colorOf(game, event.seat)} />;
  if (event.type === 'deployed') return <Piece color={colorOf(game, event.figure.seat)} />;
  if (event.type === 'scored') return <Piece color={sideColor(game, event.shares[0].side)} />;
  if (event.type === 'defeated' || event.type === 'won') return <Piece color={sideColor(game, event.side)} />;
  if (event.type === 'set-aside' || event.type === 'put-back') return <Icon name="bag" />;
  return <Icon name={event.type === 'ended' ? 'trophy' : 'battle'} />;
}
