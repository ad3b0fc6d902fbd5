import { BOTS } from '@asteroute/bots';
import { EDITIONS, mixText, unwrap } from '@asteroute/engine';
import { type Series, seriesGame, simulate } from './simulate.ts';
import { readArguments } from './usage.ts';

/** Games folded for every edition, set of modules and player count. */
const GAMES = 20;

/** Every set-up that is folded: all player counts of each edition, then each of its modules on its own. */
function setups(): Pick<Series, 'edition' | 'modules' | 'players'>[] {
  return EDITIONS.flatMap((edition) => {
    const counts = Array.from(
      { length: edition.players.max - edition.players.min + 1 },
      (_, i) => edition.players.min + i,
    );
    const plain = counts.map((players) => ({ edition: edition.name, modules: [], players }));
    return [...plain, ...edition.optional.map((m) => ({ edition: edition.name, modules: [m.name], players: 4 }))];
  });
}

/** `asteroute fingerprint`: one number for the rules, the random generator and the record's form together. */
export function fingerprint(games = GAMES): { readonly lines: readonly string[]; readonly total: string } {
  let total = 0;
  const lines = setups().map((setup) => {
    const series: Series = { ...setup, games, seed: 1, bots: [BOTS[0]], legal: true };
    let hash = 0;
    for (const record of simulate(unwrap(seriesGame(series)), series)) hash = mixText(hash, JSON.stringify(record));
    total = mixText(total, hash.toString(16));
    return `${hash.toString(16).padStart(8, '0')}  ${setup.edition} ${setup.players} players ${setup.modules.join(',')}`.trimEnd();
  });
  return { lines, total: total.toString(16).padStart(8, '0') };
}

export function fingerprintCommand(args: string[]): number {
  readArguments(args, {});
  const { lines, total } = fingerprint();
  process.stdout.write(`${lines.join('\n')}\n${total}\n`);
  return 0;
}
