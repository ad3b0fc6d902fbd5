import { expect, test } from 'vitest';
import { isTest, listFiles, read } from './sources.ts';
import { ignoredResults } from './test/ignored-results.ts';

const DOOR = { path: 'engine/door.ts', text: 'export function play(game: Game): Result<Game> { return ok(game); }' };
const LINK = {
  path: 'web/link.ts',
  text: `export interface Link { commit(): Result<Game>; send: () => Promise<Outcome<null>>; take(): Result<null>; }
export interface Bag { take(): void; }
export class Local { commit(): Result<Game> { return play(1); } }`,
};

/** The ignored results in a file with this text, by line and name. */
function found(text: string, path = 'web/use.ts'): string[] {
  return ignoredResults([DOOR, LINK, { path, text }]).map((one) => one.replace(`${path}:`, ''));
}

test('a dropped result is found, wherever the call hides it', () => {
  expect(found("import { play } from '@asteroute/engine';\n\nplay(game);")).toEqual(['3 play']);
  expect(found("import { play } from './door.ts';\nif (x) play(game);", 'engine/use.ts')).toEqual(['2 play']);
  expect(found('link.commit();\nvoid link.send();\nasync () => { await link.send(); };\nlink?.commit();')).toEqual([
    '1 commit',
    '2 send',
    '3 send',
    '4 commit',
  ]);
  expect(found('const go = (): Promise<Outcome<null>> => act();\nawait go();')).toEqual(['2 go']);
});

test('a result of a bot’s turn that is dropped inside a closure is found', () => {
  const text = `function open() {
  function commit(place: Place): Result<Game> { return play(place); }
  async function askBot() {
    const place = await bot();
    commit(place);
  }
}`;
  expect(found(text)).toEqual(['5 commit']);
});

test('a result that is used, and a call of the same name that returns none, are left alone', () => {
  expect(found('const played = link.commit();\nif (!link.commit().ok) stop();\nreturnIt(link.commit());')).toEqual([]);
  expect(found('function play(): void {}\nplay();')).toEqual([]);
  expect(found("import { play } from 'sound';\nplay();")).toEqual([]);
  // Methods are known by name only. If just some of the classes with that method return a result from it, its calls are
  // not checked.
  expect(found('bag.take();')).toEqual([]);
});

test('no result is dropped in this repository', () => {
  const paths = listFiles().filter((path) => /\.tsx?$/.test(path) && !isTest(path));
  expect(ignoredResults(paths.map((path) => ({ path, text: read(path) })))).toEqual([]);
});
