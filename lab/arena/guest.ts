import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { Bot } from '@asteroute/bots';
import type { PlyWords } from '@asteroute/cli/arena';
import type { Game, Move, Turn } from '@asteroute/engine';

/**
 * Runs a bot of this tree or of an older one as a program for the arena (docs/adding-a-bot.md), so that bots of two
 * versions can meet: `--b "node lab/arena/guest.ts --tree ../before --bot master"`. The older tree lies in a folder of
 * its own with its packages installed (`git worktree add ../before COMMIT`, then `npm ci` there). `--cap` limits a turn
 * in milliseconds of CPU time, so that two guests get the same time even when other programs use the processor.
 */
const { values: args } = parseArgs({
  options: {
    tree: { type: 'string', default: '.' },
    bot: { type: 'string', default: 'master' },
    cap: { type: 'string' },
  },
});

interface Message {
  readonly type: string;
  readonly edition: unknown;
  readonly modules: unknown;
  readonly tileSet: unknown;
  readonly tiles?: unknown;
  readonly players: unknown;
  readonly plies?: readonly PlyWords[];
  readonly seed: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly time?: number;
  readonly simulations?: number;
}

const load = createRequire(resolve(args.tree, 'package.json'));
const engine: typeof import('@asteroute/engine') = load('./engine/index.ts');
const bots: Pick<typeof import('@asteroute/bots'), 'botNamed'> = load('./bots/index.ts');

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

let game: Game | null = null;
let bot: Bot | null = null;
let begun: Turn | null = null;

function makeBot({ time, simulations }: Message): Bot {
  const budget =
    args.cap === undefined
      ? { time, simulations, now: () => performance.now() }
      : { time: Number(args.cap), simulations, now: cpuTime };
  const made = bots.botNamed(args.bot, budget);
  if (made === null) throw new Error(`there is no bot ${args.bot}`);
  return made;
}

function begin(message: Message): void {
  const { edition, modules, tileSet, tiles, players, options } = message;
  bot ??= makeBot(message);
  const start = (more: object) => engine.unwrap(engine.newGame({ edition, modules, tileSet, tiles, players, ...more }));
  // An older engine refuses options that were added later, so only the options that it knows are passed on.
  const known = Object.keys(start({}).rules.options);
  game = start({ options: Object.fromEntries(Object.entries(options).filter(([name]) => known.includes(name))) });
}

function moveOf(at: Game, words: PlyWords): Move {
  if (words.type === 'draw') {
    const tile = at.rules.tables.indexOf.get(words.tile);
    if (tile === undefined) throw new Error(`there is no tile ${words.tile}`);
    return { type: 'draw', tile };
  }
  if (words.type === 'place') return engine.unwrap(engine.parsePlacement(words));
  if (words.type === 'roll') {
    return { type: 'roll', dice: engine.scores(at).map((_, side) => words.dice[side] ?? null) };
  }
  return engine.unwrap(engine.parseAction(at, words));
}

/** Decides the whole turn when the tile is placed. The action after it is taken from the same decision. */
function decide(own: Bot, at: Game, seed: number): object {
  if (at.position.phase === 'act' && begun !== null) return engine.actionWords(at, begun.action);
  begun = own.turn(at, engine.createRandom(seed));
  const { cell, rotation } = begun.place;
  return { type: 'place', ...engine.coordinates(cell), rotation };
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
  if (message.type === 'request' && bot !== null && game !== null)
    say({ type: 'move', move: decide(bot, game, message.seed) });
}
