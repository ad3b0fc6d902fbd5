import { parseArgs } from 'node:util';
import { weightsFor } from '@asteroute/bots/search';
import { duel } from '@asteroute/bots/training';
import { mix } from '@asteroute/engine';
import { startOf } from './start.ts';

/**
 * What weights are worth: `node tools/arena/weights.ts --edition classic --pairs 1000 --seed 1 monastery.near=3` plays
 * `shrewd` with some weights changed against `shrewd` as it is. Several changes that go together are separated by
 * commas; each argument is measured by itself, on the same games.
 */
const { values: args, positionals } = parseArgs({
  options: {
    edition: { type: 'string', default: 'classic' },
    modules: { type: 'string', default: '' },
    pairs: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});

/** Keeps the games apart from those of a training with the same seed. */
const WEIGHTS = 0x77656967;

const start = startOf(args.edition, args.modules);
const weights = weightsFor(start.rules);

function marginOf(changes: Readonly<Record<string, number>>, pair: number): number {
  const rivals = { plus: { ...weights, ...changes }, minus: weights };
  return duel(start, rivals, mix(mix(Number(args.seed), WEIGHTS), pair));
}

for (const text of positionals) {
  const changes = Object.fromEntries(text.split(',').map((one) => [one.split('=')[0], Number(one.split('=')[1])]));
  const margins = Array.from({ length: Number(args.pairs) }, (_, pair) => marginOf(changes, pair));
  const mean = margins.reduce((sum, one) => sum + one, 0) / margins.length;
  const variance = margins.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (margins.length - 1);
  const half = 1.96 * Math.sqrt(variance / margins.length);
  process.stdout.write(
    `${text}: ${mean.toFixed(2)} (95 %: ${(mean - half).toFixed(2)} to ${(mean + half).toFixed(2)})\n`,
  );
}
