import { parseArgs } from 'node:util';
import { botNamed } from '@asteroute/bots';
import { createDealer, createRandom, type Game, lastGame, mix, playChance, playTurn, unwrap } from '@asteroute/engine';
import { startOf } from './start.ts';

/**
 * How long a bot thinks: `node tools/arena/times.ts --edition classic --bot farsighted --decisions 1000 --seed 1` lets it
 * play against itself and prints the times of its turns: of the processor, which other programs do not lengthen, and of
 * the clock, which is what caps go by.
 */
const { values: args } = parseArgs({
  options: {
    edition: { type: 'string', default: 'classic' },
    modules: { type: 'string', default: '' },
    bot: { type: 'string', default: 'farsighted' },
    decisions: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});

/** Turns that are not counted: the first ones compile the program. */
const WARM_UP = 40;

function* positions(seed: number): Generator<{ game: Game; take: (next: Game) => void }> {
  const start = startOf(args.edition, args.modules);
  for (let number = 0; ; number++) {
    const dealer = createDealer(mix(seed, number));
    let game = lastGame(start, playChance(start, dealer));
    while (game.position.phase !== 'over') {
      yield {
        game,
        take: (next) => {
          game = lastGame(next, playChance(next, dealer));
        },
      };
    }
  }
}

function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const bot = botNamed(args.bot, { now: () => performance.now() });
if (bot === null) throw new Error(`there is no bot ${args.bot}`);
const random = createRandom(Number(args.seed));
const [cpu, clock]: [number[], number[]] = [[], []];
for (const { game, take } of positions(Number(args.seed))) {
  const [began, since] = [cpuTime(), performance.now()];
  const turn = bot.turn(game, random);
  cpu.push(cpuTime() - began);
  clock.push(performance.now() - since);
  take(lastGame(game, unwrap(playTurn(game, turn))));
  if (cpu.length >= Number(args.decisions) + WARM_UP) break;
}

function summary(times: readonly number[]): string {
  const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))].toFixed(2);
  return `median ${at(0.5)} ms, 99 % within ${at(0.99)} ms, longest ${at(1)} ms`;
}
process.stdout.write(`${args.bot}, ${args.edition} ${args.modules}, ${args.decisions} turns, seed ${args.seed}\n`);
process.stdout.write(`processor: ${summary(cpu)}\nclock:     ${summary(clock)}\n`);
