import { BOTS } from '@asteroute/bots';
import { EDITIONS, mixText, unwrap } from '@asteroute/engine';
import { createCommand } from '../program/arguments.ts';
import { type Setting, settingGame } from '../program/setting.ts';
import { type Series, simulate } from './simulate.ts';

/** Number of games that are hashed per edition, set of modules and player count. */
const GAMES = 20;

/** Every subset of some modules, beginning with the empty one. */
function subsets(names: readonly string[]): string[][] {
  const [last] = names.slice(-1);
  if (last === undefined) return [[]];
  const without = subsets(names.slice(0, -1));
  return [...without, ...without.map((set) => [...set, last])];
}

/** All set-ups that are hashed: every player count of each edition, then four players with every subset of modules. */
function setups(): Setting[] {
  return EDITIONS.flatMap(({ name: edition, players: { min, max }, optional }) => {
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const [none, ...chosen] = subsets(optional.map((module) => module.name));
    const plain = counts.map((players) => ({ edition, modules: none, players }));
    return [...plain, ...chosen.map((modules) => ({ edition, modules, players: 4 }))];
  });
}

function nameOf({ edition, players, modules }: Setting): string {
  return `${edition} ${players} players ${modules.join(',')}`.trimEnd();
}

/** A line for each set-up. It changes when the rules, the random generator or the form of a record change. */
export function fingerprintLines(isWanted: (name: string) => boolean = () => true): string[] {
  const wanted = setups().filter((setup) => isWanted(nameOf(setup)));
  return wanted.map((setup) => {
    const series: Series = { ...setup, games: GAMES, seed: 1, bots: [BOTS[0]], legal: true };
    let hash = 0;
    for (const record of simulate(unwrap(settingGame(series)), series)) hash = mixText(hash, JSON.stringify(record));
    return `${hash.toString(16).padStart(8, '0')}  ${nameOf(setup)}`;
  });
}

export function foldLines(lines: readonly string[]): string {
  const hashes = lines.map((line) => Number.parseInt(line, 16).toString(16));
  return hashes.reduce(mixText, 0).toString(16).padStart(8, '0');
}

/** `asteroute fingerprint`: prints the fingerprint of each set-up and the total of all. */
export const fingerprintCommand = createCommand('fingerprint')
  .summary('fold seeded games into one number')
  .description('Folds seeded games of every edition and player count into one number, which changes with the rules.')
  .action(() => {
    const lines = fingerprintLines();
    process.stdout.write(`${lines.join('\n')}\n${foldLines(lines)}\n`);
  });
