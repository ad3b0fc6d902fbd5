import {
  type ActionWords,
  countPlacements,
  explain,
  type Game,
  type Move,
  newGame,
  type PlacementWords,
  parseAction,
  parsePlacement,
  play,
  scores,
  stackCounts,
} from '@asteroute/engine';
import { type GameRecord, Recorder, withEnd } from '@asteroute/record';
import type { ForeignFault, ForeignGame, ForeignRead, ForeignTurn, TileChoice } from './foreign-game.ts';

/** Plays the turns of another program's game by our rules, as far as they are legal. */
class Rebuilder {
  game: Game;
  /** The games before each turn that was played. */
  readonly before: Game[] = [];
  readonly #recorder: Recorder;

  constructor(start: Game) {
    this.game = start;
    this.#recorder = new Recorder(start.rules.setup);
  }

  record(): GameRecord {
    return this.#recorder.record();
  }

  /** Plays a turn; returns why it is forbidden, or null. */
  turn({ setAside, tile, action, ...placement }: ForeignTurn): string | null {
    const { game } = this;
    for (const aside of setAside) {
      const why = this.aside(aside);
      if (why !== null) return why;
    }
    const why = this.#draw(tile) ?? this.#place(tile, placement) ?? this.#act(action);
    if (why === null) this.before.push(game);
    return why;
  }

  #place([tile]: TileChoice, words: PlacementWords): string | null {
    if (this.game.position.phase !== 'place') return `${tile} fits nowhere`;
    const where = `${tile} at ${words.x},${words.y} rotation ${words.rotation}`;
    const place = parsePlacement(words);
    return place.ok ? this.#play(place.value, where) : `${where}: ${place.error.message}`;
  }

  #act(action: ActionWords): string | null {
    const words = action.type === 'deploy' ? `${action.meeple} on ${action.on}` : action.type;
    const act = parseAction(this.game, action);
    return act.ok ? this.#play(act.value, words) : `${words}: ${act.error.message}`;
  }

  /** Draws a tile that fits nowhere; returns why not, or null. */
  aside(tile: TileChoice): string | null {
    const drawn = this.#draw(tile);
    if (drawn !== null) return drawn;
    return this.game.position.phase === 'place' ? `${tile[0]} was set aside, but fits` : null;
  }

  #draw(choice: TileChoice): string | null {
    if (this.game.position.phase === 'over') return 'the game was over before';
    const left = stackCounts(this.game);
    const id = choice.find((one) => (left[one] ?? 0) > 0);
    const tile = id === undefined ? undefined : this.game.rules.tables.indexOf.get(id);
    return tile === undefined ? `no tile ${choice[0]} is left` : this.#play({ type: 'draw', tile }, `draw of ${id}`);
  }

  #play(move: Move, what: string): string | null {
    const played = play(this.game, move);
    if (!played.ok) {
      const reason = explain(this.game, move);
      return `${what}: ${reason?.why ?? played.error.message}${reason?.rule ? ` (${reason.rule})` : ''}`;
    }
    this.game = played.value.game;
    this.#recorder.add(played.value.events);
    return null;
  }
}

/**
 * The record ends before the first forbidden turn. Tiles that fitted nowhere are set aside where the source leaves them
 * out.
 */
export function rebuild(foreign: ForeignGame): ForeignRead {
  const { players, modules } = foreign;
  const start = newGame({ edition: 'classic', modules, players });
  if (!start.ok)
    return { record: null, faults: [{ code: 'players', entry: null, turn: null, found: start.error.message }] };
  const rebuilt = playAll(start.value, foreign);
  const asides = rebuilt.faults.length === 0 ? missingAsides(rebuilt.player, foreign) : null;
  const { player, faults } = asides === null ? rebuilt : playAll(start.value, withAsides(foreign, asides));
  return ending(player, foreign, faults);
}

interface Rebuilt {
  readonly player: Rebuilder;
  readonly faults: readonly ForeignFault[];
}

function playAll(start: Game, { turns, setAside }: ForeignGame): Rebuilt {
  const player = new Rebuilder(start);
  for (const [index, turn] of turns.entries()) {
    const found = player.turn(turn);
    if (found !== null) return { player, faults: [{ code: 'rules', entry: turn.entry, turn: index + 1, found }] };
  }
  for (const aside of setAside) {
    const found = player.aside(aside);
    if (found !== null) return { player, faults: [{ code: 'rules', entry: null, turn: null, found }] };
  }
  return { player, faults: [] };
}

/** A tile that fitted nowhere before a turn, from 0; after the last turn if it is their number. */
interface Aside {
  readonly tile: string;
  readonly turn: number;
}

/** All that are left, if each fitted nowhere at the end or, in a finished game, before some turn; else null. */
function missingAsides({ game, before }: Rebuilder, { finished, turns }: ForeignGame): Aside[] | null {
  if (game.position.phase !== 'draw') return null;
  const left = Object.entries(stackCounts(game)).flatMap(([tile, count]) => new Array<string>(count).fill(tile));
  if (!finished && left.some((tile) => !fitsNowhere(game, tile))) return null;
  const asides = left.map((tile) => {
    if (fitsNowhere(game, tile)) return { tile, turn: turns.length };
    return { tile, turn: before.findLastIndex((one) => fitsNowhere(one, tile)) };
  });
  return asides.some(({ turn }) => turn < 0) ? null : asides;
}

function fitsNowhere(game: Game, tile: string): boolean {
  const index = game.rules.tables.indexOf.get(tile);
  return index !== undefined && countPlacements(game, index) === 0;
}

function withAsides(foreign: ForeignGame, asides: readonly Aside[]): ForeignGame {
  const at = (index: number) => asides.filter(({ turn }) => turn === index).map(({ tile }) => [tile]);
  const turns = foreign.turns.map((turn, index) => ({ ...turn, setAside: [...turn.setAside, ...at(index)] }));
  return { ...foreign, turns, setAside: [...foreign.setAside, ...at(turns.length)] };
}

/** The record with the end that the source tells, and a note if its scores are others. */
function ending(player: Rebuilder, foreign: ForeignGame, faults: readonly ForeignFault[]): ForeignRead {
  const record = player.record();
  if (faults.length > 0) return { record: record.turns.length === 0 ? null : record, faults };
  const { resigned, scores: told } = foreign;
  if (resigned !== undefined && record.final === undefined) {
    return { record: withEnd(record, { by: 'resignation', side: resigned }, scores(player.game)), faults };
  }
  const own = record.final?.scores;
  if (told === undefined || own === undefined || own.join() === told.join()) return { record, faults };
  const found = `the source has ${told.join(':')}, the rules give ${own.join(':')}`;
  return { record, faults: [{ code: 'scores', entry: null, turn: null, found }] };
}
