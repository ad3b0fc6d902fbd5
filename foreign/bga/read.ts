import { type NumberedTile, numberedTile, tileOfNumber } from '../format/base-tiles.ts';
import {
  type ForeignFault,
  type ForeignParsed,
  type ForeignTurn,
  type TileChoice,
  unreadable,
} from '../format/foreign-game.ts';
import { listIn, MAX_TEXT, objectIn, shown, stringIn, wholeIn } from '../format/json.ts';
import { turnedPlace } from '../format/places.ts';
import { foreignPlayers } from '../format/players.ts';
import { colorNamed } from './colors.ts';
import { type Notification, readNotifications } from './log.ts';

/** Reads the log of a game on Board Game Arena: what its replay page or its archive holds. */
export function readBgaLog(text: string): ForeignParsed {
  if (text.length > MAX_TEXT) return unreadable('too-long', `${text.length} characters`);
  const notifications = readNotifications(text);
  if (notifications === null) return unreadable('not-this-format', 'no log of Board Game Arena');
  const log = new LogReader();
  for (const notification of notifications) {
    const fault = log.read(notification);
    if (fault !== null) return { game: null, faults: [fault] };
  }
  return log.game();
}

/** More turns than the base game has. */
const MAX_TURNS = 100;

interface Player {
  name: string;
  color?: string;
  score?: number;
}

type OpenTurn = { -readonly [Key in keyof ForeignTurn]: ForeignTurn[Key] } & { readonly kind: NumberedTile };

/** The tiles of a kind, in the order that the number of the tile suggests. */
function tilesOf(type: number, number: number | null): TileChoice {
  const numbered = tileOfNumber(number ?? 0);
  return numbered !== undefined && numbered.type === type ? numbered.tiles : (numberedTile(type)?.tiles ?? []);
}

class LogReader {
  readonly #turns: OpenTurn[] = [];
  /** Players by id in the order of their first turn. */
  readonly #players = new Map<string, Player>();
  /** What is known of a player before the first turn, or of somebody who never had one. */
  readonly #known = new Map<string, Player>();
  #aside: TileChoice[] = [];
  #finished = false;
  #conceded: string | null = null;

  /** Reads a notification; returns its fault, or null. */
  read(notification: Notification): ForeignFault | null {
    const { type } = notification;
    if (type === 'playTile') return this.#tile(notification);
    if (type === 'playPartisan') return this.#meeple(notification);
    if (type === 'cantPlay') return this.#unplaceable(notification);
    if (type === 'winPoints') this.#score(notification);
    if (type === 'gameStateChange') this.#state(notification);
    return null;
  }

  game(): ForeignParsed {
    const ids = [...this.#players.keys()];
    const resigned = this.#conceded === null ? -1 : ids.indexOf(this.#conceded);
    const game = {
      players: this.#playersOf(ids),
      modules: ['farmers'],
      turns: this.#turns.map(({ kind, ...turn }) => turn),
      setAside: this.#aside,
      finished: this.#finished && resigned < 0,
      ...(this.#finished && { scores: ids.map((id) => this.#known.get(id)?.score ?? 0) }),
      ...(resigned >= 0 && { resigned }),
    };
    return { game, faults: [] };
  }

  #playersOf(ids: readonly string[]) {
    const names = ids.map((id) => this.#known.get(id)?.name || this.#players.get(id)?.name || '');
    return foreignPlayers(
      names,
      ids.map((id) => this.#known.get(id)?.color),
    );
  }

  #tile({ args, entry }: Notification): ForeignFault | null {
    const turn = this.#turns.length + 1;
    const fault = (code: ForeignFault['code'], found: string) => ({ code, entry, turn, found });
    const [type, x, y, ori] = [args.type, args.x, args.y, args.ori].map(wholeIn);
    const kind = type === null ? undefined : numberedTile(type);
    if (type === null || kind === undefined) return fault('expansion', `tile ${shown(args.type)}`);
    if (x === null || y === null || ori === null || ori < 1 || ori > 4) {
      return fault('damaged', `x ${shown(args.x)}, y ${shown(args.y)}, ori ${shown(args.ori)}`);
    }
    if (turn > MAX_TURNS) return fault('too-long', `${turn} turns`);
    const player = stringIn(args.player_id);
    if (!this.#isOnTurn(player)) return fault('players', `player ${shown(player)} is not on turn`);
    if (!this.#players.has(player)) this.#players.set(player, { name: stringIn(args.player_name) });
    const placed = { entry, tile: tilesOf(type, wholeIn(args.id)), x, y, rotation: (ori - 1 + kind.turned) % 4, kind };
    this.#turns.push({ ...placed, setAside: this.#aside, action: { type: 'pass' } });
    this.#aside = [];
    return null;
  }

  /** Players take turns in the order of their first ones. */
  #isOnTurn(player: string): boolean {
    const ids = [...this.#players.keys()];
    const turn = this.#turns.length;
    const known = ids.indexOf(player);
    if (known < 0) return turn === ids.length && player !== '';
    return turn % ids.length === known;
  }

  #meeple({ args, entry }: Notification): ForeignFault | null {
    const fault = (code: ForeignFault['code'], found: string) => ({ code, entry, turn: this.#turns.length, found });
    const turn = this.#turns.at(-1);
    if (turn === undefined) return { ...fault('damaged', 'a meeple before the first tile'), turn: null };
    const kind = stringIn(args.ptype) || 'normal';
    if (kind !== 'normal') return fault('expansion', `meeple ${shown(kind)}`);
    const place = turn.kind.places[(wholeIn(args.pos) ?? 0) - 1] ?? null;
    if (place === null) return fault('place', `meeple position ${shown(args.pos)}`);
    const own = (turn.rotation - turn.kind.turned + 4) % 4;
    turn.action = { type: 'deploy', meeple: 'normal', on: turnedPlace(place, own) };
    return null;
  }

  #unplaceable({ args, entry }: Notification): ForeignFault | null {
    const found = tileOfNumber(wholeIn(args.tile_id) ?? 0);
    const turn = this.#turns.length + 1;
    if (found === undefined) return { code: 'expansion', entry, turn, found: `tile number ${shown(args.tile_id)}` };
    if (this.#aside.length > MAX_TURNS) return { code: 'too-long', entry, turn, found: 'more tiles than a game has' };
    this.#aside.push(found.tiles);
    return null;
  }

  #score({ args }: Notification): void {
    const score = wholeIn(args.score);
    if (score !== null) this.#know(stringIn(args.player_id), { score });
  }

  /** The last state lists the players with their colours and results. */
  #state({ args }: Notification): void {
    for (const item of listIn(objectIn(args.args).result)) {
      const { player, id, name, color, score, concede } = objectIn(item);
      const key = stringIn(player) || stringIn(id);
      this.#know(key, { name: stringIn(name), color: colorNamed(stringIn(color)), score: wholeIn(score) ?? 0 });
      this.#finished = true;
      if (wholeIn(concede) === 1) this.#conceded = key;
    }
  }

  #know(id: string, more: Partial<Player>): void {
    const known = this.#known.get(id) ?? { name: this.#players.get(id)?.name ?? '' };
    this.#known.set(id, { ...known, ...more });
  }
}
