import { type Game, type Ply, refuse, type Seat, type SideIndex } from '@asteroute/engine';
import { type ActionCode, actionCode, type PlacementCode, placementCode, type Ruleset } from '@asteroute/engine/search';
import { type GameRecord, replay } from '@asteroute/record';
import type { Reviewed } from './fault.ts';

/** A played turn, with the game at each of its stages. */
export interface ReplayedTurn {
  readonly number: number;
  readonly seat: Seat;
  readonly side: SideIndex;
  readonly draws: readonly Game[];
  readonly hand: Game;
  readonly placement: PlacementCode;
  readonly action: ActionCode;
  /** The game after dice and scoring. */
  readonly after: Game;
}

export interface ReplayedGame {
  readonly rules: Ruleset;
  readonly turns: readonly ReplayedTurn[];
  /** The games before each draw after the last turn, of tiles that fitted nowhere. */
  readonly draws: readonly Game[];
  readonly scores: readonly number[];
}

/** Replays a record. Refused if it does not follow the rules or was not played to its end. */
export function replayedGame(record: GameRecord): Reviewed<ReplayedGame> {
  if (record.ended !== undefined) {
    const message = `the game ended by ${record.ended.by} of side ${record.ended.side}: there is no final score to review`;
    return refuse('given-up', message);
  }
  const played = replay(record);
  if (!played.ok) return played;
  const { start, game, plies, differences } = played.value;
  const [first] = differences;
  if (first !== undefined)
    return refuse('differs', `${first.turn === null ? 'end' : `turn ${first.turn}`}: ${first.message}`);
  if (game.position.phase !== 'over') return refuse('unfinished', 'the game is not finished: tiles are left');
  return {
    ok: true,
    value: { rules: start.rules, ...turnsOf(start, plies), scores: Array.from(game.position.scores) },
  };
}

function turnsOf(start: Game, plies: readonly Ply[]): Pick<ReplayedGame, 'turns' | 'draws'> {
  const turns: ReplayedTurn[] = [];
  let draws: Game[] = [];
  let [before, hand, placement, action] = [start, start, 0, 0];
  for (const [index, { move, game }] of plies.entries()) {
    if (move.type === 'draw') {
      draws.push(before);
      hand = game;
    } else if (move.type === 'place') placement = placementCode(move);
    else if (move.type !== 'roll') action = actionCode(move);
    if (move.type !== 'draw' && (plies[index + 1]?.move.type ?? 'draw') === 'draw') {
      const { seat } = hand.position;
      const side = hand.rules.figureTable.sideOf[seat];
      turns.push({ number: turns.length + 1, seat, side, draws, hand, placement, action, after: game });
      draws = [];
    }
    before = game;
  }
  return { turns, draws };
}
