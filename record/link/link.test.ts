import {
  EDITIONS,
  type Edition,
  knownOptions,
  legal,
  type Move,
  mixText,
  newGame,
  play,
  unwrap,
} from '@asteroute/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../format/record.ts';
import { setupOf } from '../format/setup.ts';
import { replay } from '../replay/replay.ts';
import { referenceGames } from '../testing.ts';
import { createReader, createWriter, fromDigits, toDigits } from './coder.ts';
import { type LinkedGame, readLink, writeLink } from './link.ts';

/** Returns the game of a record's first `turns` turns. */
function linkedGame(record: GameRecord, turns = record.turns.length): LinkedGame {
  const part = {
    ...record,
    turns: record.turns.slice(0, turns),
    final: undefined,
    winners: undefined,
    setAside: undefined,
  };
  const played = unwrap(replay(turns < record.turns.length ? part : record));
  return { setup: setupOf(record), moves: played.plies.map(({ move }) => move) };
}

function read(text: string): LinkedGame {
  const found = readLink(text);
  if (!found.ok) throw new Error(`${text} was refused as ${found.fault}`);
  return found.value;
}

describe('the number that choices are written into', () => {
  const choices = fc.array(
    fc
      .array(fc.nat(9), { minLength: 1, maxLength: 12 })
      .filter((weights) => weights.some((w) => w > 0))
      .chain((weights) => {
        const possible = weights.flatMap((w, i) => (w > 0 ? [i] : []));
        return fc.record({ weights: fc.constant(weights), index: fc.constantFrom(...possible) });
      }),
  );

  test('gives back every choice, and nothing is left over', () => {
    fc.assert(
      fc.property(choices, (list) => {
        const writer = createWriter();
        for (const { weights, index } of list) writer.weighed(weights, index);
        const reader = createReader(writer.number());
        expect(list.map(({ weights }) => reader.weighed(weights, -1))).toEqual(list.map(({ index }) => index));
        expect(reader.isDone()).toBe(true);
      }),
    );
  });

  test('takes for a choice what it tells, and no more', () => {
    const writer = createWriter();
    for (let i = 0; i < 1000; i++) writer.among(6, i % 6);
    const certain = createWriter();
    for (let i = 0; i < 1000; i++) certain.weighed([0, 7], 1);
    expect(writer.number().toString(2).length).toBeLessThanOrEqual(Math.ceil(1000 * Math.log2(6)));
    expect(certain.number()).toBe(0n);
  });

  test('is text in digits of its own', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 1n << 900n }), (n) => fromDigits(toDigits(n)) === n));
    expect(fromDigits('AB%')).toBe(null);
    expect(toDigits(5n, 3)).toBe('AAF');
  });
});

/**
 * Links written by version 1, which must stay readable forever. If one of these fails, so do the links in bookmarks:
 * such a change needs a new version that still reads this one.
 */
const KEPT = [
  ['star-wars', '1KAXCGfFDFiHoT4_JvNxiIIYboyznoAA'],
  ['star-wars-teams', '1_cRBeLsmO_--Y8BPuJVADOSHkyZMEilLnwAI'],
  ['classic-farmers-river-abbot', '1TJNNcHPNASN67IKxTZnogg5'],
  ['classic-base', '19uOCBYcyo_kHhQcCffS1FxnoAB'],
] as const;

/**
 * Lists that a link stores indexes into. Entries may be appended; moving one would turn every shared link into another
 * game.
 */
const ORDERS = [
  {
    name: 'star-wars',
    modules: ['teams'],
    colors: ['red', 'green', 'black', 'white', 'orange'],
    values: { planetReinforce: [true, false] },
  },
  {
    name: 'classic',
    modules: ['farmers', 'river', 'abbot'],
    colors: ['red', 'blue', 'green', 'yellow', 'black'],
    values: { riverStartTile: ['box', 'stack'] },
  },
];

/** A link written by version 1 before options had a fixed order. */
const KEPT_SETUP = '1cfy0Mggx';

describe('the lists that a link stores indexes into', () => {
  test('keep their order', () => {
    expect(EDITIONS.slice(0, ORDERS.length).map(({ name }) => name)).toEqual(ORDERS.map(({ name }) => name));
    for (const [index, { modules, colors, values }] of ORDERS.entries()) {
      const edition = EDITIONS[index];
      expect(edition.optional.slice(0, modules.length).map(({ name }) => name)).toEqual(modules);
      expect(edition.colors.slice(0, colors.length)).toEqual(colors);
      for (const [option, known] of Object.entries(values)) {
        expect(optionsOf(edition)[option].slice(0, known.length)).toEqual(known);
      }
    }
  });

  test('hold every option: each value comes back, and each has a link of its own', () => {
    for (const edition of EDITIONS) {
      const players = edition.colors.slice(0, 2).map((color) => ({ name: '', color }));
      const modules = edition.optional.filter(({ refusePlayers }) => !refusePlayers?.(players)).map(({ name }) => name);
      const texts = Object.entries(optionsOf(edition)).flatMap(([option, values]) =>
        values.slice(1).map((value) => {
          const setup = {
            edition: edition.name,
            modules,
            options: { [option]: value },
            tileSet: edition.tiles.tileSet,
            players,
          };
          const text = writeLink({ setup, moves: [] });
          expect(read(text).setup).toEqual(setup);
          return text;
        }),
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('a link with modules, an option and colours that was kept opens for ever', () => {
    expect(read(KEPT_SETUP).setup).toEqual({
      edition: 'classic',
      modules: ['river', 'abbot'],
      options: { riverStartTile: 'stack' },
      tileSet: 'classic-72',
      players: ['black', 'green', 'blue'].map((color) => ({ name: '', color })),
    });
  });

  const optionsOf = ({ base, optional }: Edition) => knownOptions([...base, ...optional]);
});

describe('a link', () => {
  test.each(KEPT)('that was kept of %s opens as six turns of its first game', (name, text) => {
    const [record] = referenceGames(name);
    const game = linkedGame(record, 6);
    expect(read(text)).toEqual(game);
    expect(writeLink(game)).toBe(text);
  });

  test('holds whole games, and what needs no telling takes no room: under 200 characters', () => {
    for (const name of ['star-wars', 'star-wars-teams', 'classic-farmers-river-abbot']) {
      for (const record of referenceGames(name).slice(0, 5)) {
        const game = linkedGame(record);
        const text = writeLink(game);
        expect(read(text)).toEqual(game);
        expect(text.length).toBeLessThan(200);
        expect(encodeURIComponent(text)).toBe(text);
      }
    }
  });

  test('holds a game at any of its plies', () => {
    const { setup, moves } = linkedGame(referenceGames('star-wars')[1]);
    for (let ply = 0; ply < moves.length; ply += 7) {
      const part = { setup, moves: moves.slice(0, ply) };
      expect(read(writeLink(part))).toEqual(part);
    }
  });

  test('leaves a game that ends with a battle at its throw, and one that is over', () => {
    const { setup, moves } = linkedGame(referenceGames('star-wars-teams')[0]);
    const roll = moves.findIndex(({ type }) => type === 'roll');
    expect(roll).toBeGreaterThan(0);
    for (const length of [roll, roll + 1, moves.length - 1, moves.length]) {
      expect(read(writeLink({ setup, moves: moves.slice(0, length) })).moves.length).toBe(length);
    }
  });

  test('carries names in any script, and a name that is the reader’s to give for one bit', () => {
    const [edition] = EDITIONS;
    const names = ['Даша', 'Zoë & <b>', '李小龙', '🚀🚀', 'x'.repeat(40)];
    const named = (list: readonly string[]): LinkedGame => ({
      setup: setupOf({
        ...referenceGames('star-wars')[0],
        players: list.map((name, i) => ({ name, color: edition.colors[i] })),
      }),
      moves: [],
    });
    expect(read(writeLink(named(names)))).toEqual(named(names));
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40, unit: 'binary' }), { minLength: 2, maxLength: 5 }), (list) => {
        const short = list.map((name) => name.slice(0, 40).replace(/[\uD800-\uDBFF]$/, ''));
        expect(read(writeLink(named(short)))).toEqual(named(short));
      }),
      { numRuns: 25 },
    );
    expect(writeLink(named(['', '', '', '', ''])).length).toBeLessThan(15);
  });

  test('does not depend on the order in which modules are named or moves are found', () => {
    const [record] = referenceGames('classic-farmers-river-abbot');
    const game = linkedGame(record, 3);
    const shuffled = { ...game, setup: { ...game.setup, modules: ['abbot', 'river', 'farmers'] } };
    expect(writeLink(shuffled)).toBe(writeLink(game));
  });

  test('cannot be made of a move against the rules', () => {
    const { setup } = linkedGame(referenceGames('classic-base')[0]);
    const start = unwrap(newGame(setup));
    const [draw] = legal(start) as Move[];
    const drawn = unwrap(play(start, draw)).game;
    const [{ type }] = legal(drawn);
    expect(type).toBe('place');
    expect(() => writeLink({ setup, moves: [draw, draw] })).toThrow();
  });
});

describe('a text that is no link is refused, and says why', () => {
  const [, text] = KEPT[0];

  test.each([
    ['', 'not-a-link'],
    ['1', 'not-a-link'],
    ['hello', 'not-a-link'],
    ['{"asteroute": 1}', 'not-a-link'],
    ['x'.repeat(5000), 'not-a-link'],
    [`2${text.slice(1)}`, 'newer'],
    [text.slice(0, -1), 'damaged'],
    [`${text}A`, 'damaged'],
    [`${text}.`, 'damaged'],
    [text.toLowerCase(), 'damaged'],
    [text.replace('FiHo', 'FiOh'), 'damaged'],
  ])('%s', (wrong, fault) => {
    expect(readLink(wrong)).toEqual({ ok: false, fault });
  });

  test('no value is thrown at', () => {
    for (const value of [undefined, null, 7, {}, [], Symbol.iterator]) {
      expect(readLink(value as never)).toEqual({ ok: false, fault: 'not-a-link' });
    }
    fc.assert(fc.property(fc.string(), (any) => !readLink(any).ok));
  });

  test('a number forged behind a check that fits is a game by the rules, or none', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 1n << 1200n }), (number) => {
        const body = toDigits(number);
        const found = readLink(`1${toDigits(BigInt(mixText(0, body) & 0x3ffff), 3)}${body}`);
        return found.ok ? replayed(found.value) : found.fault === 'damaged';
      }),
      { numRuns: 50 },
    );
  });

  function replayed({ setup, moves }: LinkedGame): boolean {
    const end = moves.reduce((game, move) => unwrap(play(game, move)).game, unwrap(newGame(setup)));
    return end.position.placed > 0;
  }
});
