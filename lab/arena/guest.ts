import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Budget } from '@asteroute/bots';
import type { ActionWords, Game, Move, Random, Rotation, Throw, TileIndex, Turn } from '@asteroute/engine';

/**
 * A bot of this tree or of an older one as a program for the arena (docs/adding-a-bot.md), so that bots of two versions
 * can meet: `--b "node lab/arena/guest.ts --tree ../before --bot master"`. The older tree lies in a folder of its own
 * with its packages installed (`git worktree add ../before COMMIT`, then `npm ci` there). `--cap` is milliseconds of CPU
 * time for a turn, so that two guests have the same even where other programs take the clock's time.
 */
const { values: args } = parseArgs({
  options: {
    tree: { type: 'string', default: '.' },
    bot: { type: 'string', default: 'master' },
    cap: { type: 'string' },
  },
});

/** What a bot of any version offers: older ones decided a move at a time. */
interface Decider {
  readonly turn?: (game: Game, random: Random) => Turn;
  readonly choose?: (game: Game, random: Random) => Move;
}

/** What the arena says, as far as it is heard. */
interface Message {
  readonly type: string;
  readonly edition: unknown;
  readonly modules: unknown;
  readonly tileSet: unknown;
  readonly players: unknown;
  readonly plies?: readonly Words[];
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly time?: number;
  readonly simulations?: number;
}

/** A ply in the words of a record. */
interface Words {
  readonly type: string;
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: Rotation;
  readonly dice: Readonly<Record<string, readonly number[]>>;
}

const load = createRequire(resolve(args.tree, 'package.json'));
const engine: typeof import('@asteroute/engine') = load('./engine/index.ts');
const bots: { botNamed(name: string, budget: Budget): Decider | null } = load('./bots/index.ts');

const cpuTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The game as the guest knows it, its bot, and the action of the turn that it has begun. */
let game: Game | null = null;
let bot: Decider | null = null;
let movers: { readonly place: Decider; readonly act: Decider } | null = null;
let action: Move | null = null;

/** The bot as it decides a turn, or by move: of a turn's time the action has a fifth, as it had of its playouts. */
function makeBot(share: number, { time, simulations }: Message): Decider {
  const budget =
    args.cap === undefined
      ? { time, simulations, now: () => performance.now() }
      : { time: share * Number(args.cap), simulations, now: cpuTime };
  const made = bots.botNamed(args.bot, budget);
  if (made === null) throw new Error(`there is no bot ${args.bot}`);
  return made;
}

function begin(message: Message): void {
  const { edition, modules, tileSet, players, options } = message;
  bot ??= makeBot(1, message);
  if (bot.choose !== undefined) movers ??= { place: makeBot(0.8, message), act: makeBot(0.2, message) };
  const start = (more: object) => engine.unwrap(engine.newGame({ edition, modules, tileSet, players, ...more }));
  // An older engine refuses options that came later: what they do not change is all that it knows.
  const known = Object.keys(start({}).rules.options);
  game = start({ options: Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name))) });
}

/** The move that words of the arena mean. */
function moveOf(at: Game, words: Words): Move {
  const { type, x, y, rotation, dice } = words;
  if (type === 'draw') {
    const { length } = at.rules.tables.tiles;
    const tile = Array.from({ length }, (_, index) => index as TileIndex).find(
      (i) => engine.tileId(at, i) === words.tile,
    );
    return { type, tile: tile as TileIndex };
  }
  if (type === 'place') return { type, cell: engine.cellAt(x, y), rotation };
  if (type === 'roll') return { type, dice: engine.scores(at).map((_, side) => dice[side] ?? null) as Throw };
  return engine.unwrap(engine.parseAction(at, words as unknown as ActionWords));
}

function wordsOf(at: Game, move: Move): object {
  if (move.type === 'place') return { type: 'place', ...engine.coordinates(move.cell), rotation: move.rotation };
  return engine.actionWords(at, move as Parameters<typeof engine.actionWords>[1]);
}

/** Decides a turn at its placement, or a move at a time where the bot does so. */
function decide(at: Game, seed: number): Move {
  const random = engine.createRandom(seed);
  if (movers !== null) return (movers[at.position.phase as 'place' | 'act'] as Required<Decider>).choose(at, random);
  if (at.position.phase === 'act' && action !== null) return action;
  const turn = (bot as Required<Decider>).turn(at, random);
  action = turn.action;
  return turn.place;
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message: Message = JSON.parse(line);
  if (message.type === 'hello') say({ type: 'hello', protocol: 1, name: `${args.bot} of ${args.tree}` });
  if (message.type === 'game') begin(message);
  for (const words of message.plies ?? []) {
    if (game !== null) game = engine.unwrap(engine.play(game, moveOf(game, words))).game;
  }
  if (message.type === 'request' && game !== null)
    say({ type: 'move', move: wordsOf(game, decide(game, message.seed)) });
}
