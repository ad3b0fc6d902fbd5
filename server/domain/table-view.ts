import {
  boardFigures,
  boardTiles,
  clonePosition,
  drawnTile,
  type Game,
  legal,
  nodeName,
  playUnchecked,
  reserve,
  scores,
  stackCounts,
  xOf,
  yOf,
} from '@asteroute/engine';
import { type BoardSummary, onTurn, type Summary, type Table } from '@asteroute/protocol';
import { summaryOf, type TableState } from './table-state.ts';

/** The parts of a view that are the same as in the table's state. */
type Logged = Pick<
  Table,
  'head' | 'ready' | 'seedHash' | 'commitments' | 'revealUntil' | 'clocks' | 'takeback' | 'bans' | 'ending' | 'rematch'
>;

/** The current state of a table, for clients that do not follow its entries. */
interface TableView extends Summary, Logged {
  /** The seat of the asking client; null for a watcher. */
  readonly seat: number | null;
  readonly onTurn: number | null;
  readonly turn: number;
  readonly phase: string | null;
  readonly tile: string | null;
  readonly left: ReturnType<typeof stackCounts> | null;
  readonly scores: readonly number[] | null;
  readonly reserves: readonly ReturnType<typeof reserve>[] | null;
  /** Server time. */
  readonly up: number;
}

/** Returns the current view of a table. */
export function viewOf(state: TableState, seat: number | null, up: number): TableView {
  const { table } = state;
  const { game } = table;
  return {
    ...summaryOf(state),
    head: table.head,
    ready: table.ready,
    seedHash: table.seedHash,
    commitments: table.commitments,
    revealUntil: table.revealUntil,
    seat,
    onTurn: onTurn(table),
    turn: table.turns,
    phase: game?.position.phase ?? null,
    tile: game === null ? null : drawnTile(game),
    left: game === null ? null : stackCounts(game),
    scores: game === null ? null : scores(game),
    reserves: game === null ? null : game.rules.players.map((_, one) => reserve(game, one)),
    clocks: table.clocks,
    up,
    takeback: table.takeback,
    bans: table.bans,
    ending: table.ending,
    rematch: table.rematch,
  };
}

/** Returns the board in short form. */
export function boardOf({ head, turns }: Table, game: Game): BoardSummary {
  return {
    head,
    turns,
    tiles: boardTiles(game).map(({ x, y, rotation, tile }) => [x, y, rotation, tile]),
    meeples: boardFigures(game).map(({ at, seat, meeple }) => [at.x, at.y, seat, meeple]),
  };
}

/** Returns every legal way to play the turn, in the form of the command `turn`; empty if no tile is drawn. */
export function legalTurns({ rules, position }: Game) {
  if (position.phase !== 'place') return [];
  return legal({ rules, position }).flatMap((move) => {
    if (move.type !== 'place') return [];
    const game = { rules, position: clonePosition(position) };
    playUnchecked(rules, game.position, move, null);
    const spot = { x: xOf(move.cell), y: yOf(move.cell), rotation: move.rotation };
    return [{ ...spot, actions: actionsOf(game) }];
  });
}

function actionsOf(game: Game) {
  return legal(game).map((move) =>
    move.type === 'deploy'
      ? { type: 'deploy', meeple: game.rules.meeples[move.meeple].name, on: nodeName(game, move.node) }
      : { type: move.type },
  );
}
