import type { FigureRef } from '@asteroute/engine';
import type { GameRecord, TurnRecord } from '@asteroute/record';
import { pointerTo } from './locations.ts';
import { nameOf, START_TILE } from './tiles.ts';

/** The version whose form is written. */
const VERSION = '5.7.0';
/** A random number that the game has no use for: the draws are listed. */
const RANDOM = 0;

/**
 * Writes a game of the base game as a save of JCloisterZone 5; `figures` are the meeples that stand on the board after
 * each turn.
 */
export function writeJczSave(record: GameRecord, figures: readonly (readonly FigureRef[])[]): string {
  const { players, turns } = record;
  const writer = new ReplayWriter();
  const save = {
    appVersion: VERSION,
    gameId: '1',
    initialRandom: RANDOM,
    setup: setupOf(record),
    players: players.map(({ name }, slot) => ({ name, slot })),
    replay: turns.flatMap((turn, index) => writer.messages(turn, figures[index])),
    gameAnnotations: { drawOrder: drawsOf(record), endTurn: turns.length },
  };
  return JSON.stringify(save);
}

function setupOf({ modules }: GameRecord) {
  const abbot = modules.includes('abbot');
  return {
    sets: { 'basic:2': 1 },
    elements: {
      'small-follower': 7,
      ...(modules.includes('farmers') && { farmers: true }),
      ...(abbot && { abbot: 1, garden: 1 }),
    },
    rules: { 'tiny-city-scoring': '4' },
    timer: null,
    start: [{ tile: START_TILE, x: 0, y: 0, rotation: 0 }],
  };
}

/** All tiles in the order of the draws, those that fitted nowhere included. */
function drawsOf({ turns, setAside = [] }: GameRecord): string[] {
  return [...turns.flatMap((turn) => [...(turn.setAside ?? []), turn.tile]), ...setAside].map(nameOf);
}

/** A meeple on the board, and its id in the save. */
interface Standing {
  readonly meepleId: string;
  readonly pointer: {
    readonly position: readonly [number, number];
    readonly feature: string;
    readonly location: string;
  };
}

/** Writes the messages of turns in order, and remembers which meeples stand on the board. */
class ReplayWriter {
  #standing: readonly Standing[] = [];

  /** The messages of a turn; `figures` are those that stand on the board after it. */
  messages(turn: TurnRecord, figures: readonly FigureRef[]): object[] {
    const { player, tile, x, y, rotation } = turn;
    const placed = { tileId: nameOf(tile), rotation: `R${rotation * 90}`, position: [x, y] };
    const action = this.#action(turn);
    this.#standing = this.#standing.filter(({ meepleId, pointer: { position } }) =>
      figures.some(({ seat, at }) => meepleId.startsWith(`${seat}.`) && at.x === position[0] && at.y === position[1]),
    );
    return [
      { type: 'PLACE_TILE', payload: placed, player },
      { ...action, player },
      { type: 'COMMIT', payload: { random: RANDOM }, player },
    ];
  }

  #action({ player, tile, x, y, rotation, action }: TurnRecord) {
    if (action.type === 'pass') return { type: 'PASS', payload: {} };
    if (action.type === 'recall') {
      const abbot = this.#standing.find(({ meepleId }) => meepleId.startsWith(`${player}.abbot.`));
      const pointer = { ...abbot?.pointer, meepleId: abbot?.meepleId };
      return { type: 'RETURN_MEEPLE', payload: { pointer, source: 'ABBOT_RETURN' } };
    }
    const kind = action.meeple === 'normal' ? 'small' : action.meeple;
    const pointer = { position: [x, y] as const, ...pointerTo(action.on, tile, rotation) };
    const payload = { pointer, meepleId: this.#freeMeeple(`${player}.${kind}.`) };
    this.#standing = [...this.#standing, payload];
    return { type: 'DEPLOY_MEEPLE', payload };
  }

  /** The first id that begins so and stands nowhere. */
  #freeMeeple(begin: string): string {
    let number = 1;
    while (this.#standing.some(({ meepleId }) => meepleId === begin + number)) number++;
    return begin + number;
  }
}
