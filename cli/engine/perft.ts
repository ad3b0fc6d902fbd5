import { clonePosition, createDealer, type Game } from '@asteroute/engine';
import {
  act,
  drawTile,
  earliestStage,
  listActions,
  listPlacements,
  MoveList,
  mark,
  placeTile,
  undo,
} from '@asteroute/engine/search';
import { Option } from '@commander-js/extra-typings';
import { readNames, UsageError, wholeNumber } from '../program/arguments.ts';
import { editionCommand, requireGame } from '../program/setting.ts';

/** The tiles come in a fixed order; one that fits nowhere is set aside (CL-6, K-8). Only for editions without dice. */
export function perft({ rules, position }: Game, tiles: readonly string[], depth: number): number {
  const order = tiles.map((id) => {
    const tile = rules.tables.indexOf.get(id);
    if (tile === undefined) throw new UsageError(`there is no tile ${id}`);
    return tile;
  });
  /** Move lists for each turn, with the last turn first. */
  const lists = Array.from({ length: depth }, () => ({ placements: new MoveList(), actions: new MoveList() }));
  const pos = clonePosition(position);
  return countTurns(0, depth);

  function countTurns(next: number, left: number): number {
    const since = mark(pos);
    let at = next;
    while (pos.phase === 'draw' && at < order.length) drawTile(rules, pos, order[at++], null);
    const ways = pos.phase === 'place' ? countPlacements(at, left) : 0;
    undo(pos, since);
    return ways;
  }

  function countPlacements(next: number, left: number): number {
    const { placements, actions } = lists[left - 1];
    listPlacements(rules, pos, pos.drawn, placements);
    let ways = 0;
    for (let i = 0; i < placements.size; i++) {
      const since = mark(pos);
      placeTile(pos, placements.codes[i], null);
      listActions(rules, pos, actions);
      ways += left === 1 ? actions.size : countActions(next, left);
      undo(pos, since);
    }
    return ways;
  }

  function countActions(next: number, left: number): number {
    const { actions } = lists[left - 1];
    let ways = 0;
    for (let i = 0; i < actions.size; i++) {
      const since = mark(pos);
      act(rules, pos, actions.codes[i], null);
      ways += countTurns(next, left - 1);
      undo(pos, since);
    }
    return ways;
  }
}

/** The first tiles that a seed's stack deals, as far as they depend on chance alone. */
function dealtTiles({ rules, position }: Game, seed: number, count: number): string[] {
  const dealer = createDealer(seed);
  const left = Array.from(position.stack);
  return Array.from({ length: count }, (_, index) => {
    const tile = dealer.draw(earliestStage(rules, left), index);
    left[tile]--;
    return rules.tables.tiles[tile].id;
  });
}

/** `asteroute perft`: prints the number of ways to play for depths 1 to n, and how long each count took. */
export const perftCommand = editionCommand('perft')
  .summary('count the ways to play the first turns of a classic game')
  .description('Counts the ways to play the first turns of a classic game when the tiles come in a fixed order.')
  .addOption(
    new Option('--tiles <ids>', 'the order of the tiles, separated by commas')
      .argParser(readNames)
      .default([] as string[], 'dealt by the seed'),
  )
  .option('--seed <n>', 'the same seed deals the same tiles', wholeNumber('seed', 0, 2 ** 31), 1)
  .option('--depth <n>', 'number of turns', wholeNumber('depth', 1, 6), 3)
  .action(({ tiles, seed, depth, ...setting }) => {
    const game = requireGame({ ...setting, edition: 'classic' });
    const order = tiles.length > 0 ? tiles : dealtTiles(game, seed, depth + 2);
    process.stdout.write(`${order.join(',')}\n`);
    for (let turns = 1; turns <= depth; turns++) process.stdout.write(perftRow(game, order, turns));
  });

function perftRow(game: Game, tiles: readonly string[], turns: number): string {
  const begin = process.hrtime.bigint();
  const ways = perft(game, tiles, turns);
  const ms = Number(process.hrtime.bigint() - begin) / 1e6;
  return `${turns}  ${String(ways).padStart(12)}  ${ms.toFixed(1).padStart(9)} ms\n`;
}
