/** Rules of the house that can be checked automatically: which files may import which, and what no file may contain. */
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { houseFigures } from './figures.ts';
import { isTest, listFiles, read, readSource } from './sources.ts';

/**
 * The folders of a workspace in order. A file may only import from its own folder and from those named before it. `.`
 * is the workspace's own folder without its subfolders. A workspace that is not listed has no order yet.
 */
const FOLDER_ORDER: Readonly<Record<string, readonly string[]>> = {
  engine: [
    'vocabulary',
    'chance',
    'core',
    'ruleset',
    'rules',
    'editions',
    'play',
    'search',
    'observe',
    'notation',
    'notation/position',
    '.',
    'toy',
  ],
  cli: [
    'program',
    'queue',
    'arena/player',
    'arena/statistics',
    'arena',
    'measure',
    'review',
    'puzzles',
    'train',
    'server',
    'engine',
    'records',
    'convert',
    '.',
  ],
  server: [
    'domain/stores',
    'domain',
    'domain/views',
    'domain/commands/play',
    'domain/commands',
    'domain/contests',
    'config',
    'secrets',
    'storage/schema',
    'storage/queries/jobs',
    'storage/queries/contests',
    'storage/queries/people',
    'storage/queries/accounts',
    'storage/queries',
    'storage/bus',
    'storage',
    'backup',
    'limits',
    'accounts/proof',
    'accounts',
    'bots',
    'pictures',
    'table/log',
    'table/presence',
    'table',
    'jobs',
    'contests/review',
    'contests',
    'notifications',
    'telemetry',
    'admin',
    'delivery/pages',
    'delivery/openapi',
    'delivery/requests',
    'delivery/routes',
    'delivery',
    '.',
  ],
  record: ['format', 'link', 'replay', 'proof', '.'],
  foreign: ['format', 'carcassonnelab', 'bga', 'jcz', '.'],
  bots: ['judge', 'turns', 'search', 'training', 'levels', 'thinking', '.'],
  review: ['measure', 'replay', '.', 'puzzles', 'puzzles/explain', 'form'],
  club: ['ratings', 'pairings', 'rivals', 'contests', 'days', '.', 'testing'],
  board: ['theme', 'model', 'art/curves', 'art/shape', 'art/charted', 'art/countryside', 'art', 'input', 'layers', '.'],
  viewer: ['drawings', 'game', 'state', 'review', 'views', '.', 'build'],
  'web/page': [
    'storage',
    'theme',
    'words',
    'bots',
    'analysis/placement',
    'analysis',
    'match/playback',
    'match',
    'match/links',
    'settings',
    'present',
    'present/choices',
    'present/board',
    'present/narration',
    'sound',
    'library/links',
    'library',
    'strength',
    'input/typed',
    'input',
    'offline',
    'views/controls',
    'views/tokens',
    'views',
    'views/frame',
    'views/battle',
    'views/loupe',
    'views/flights',
    'views/hand',
    'views/log',
    'views/hints',
    'views/sheets',
    'views/games',
    'views/end',
    'views/table',
    'views/pages',
    'views/strength',
    'views/demo',
    'views/start',
    'views/tiles',
  ],
  'web/learn': ['coach', 'content', '.'],
  'web/review': ['worker', 'styles', 'turn', 'form', '.'],
  'web/puzzles': ['rating', 'session', '.'],
  'web/editor': ['session', 'position', '.'],
  'web/online': [
    'trust',
    'keyring',
    'notify',
    'connection',
    'link',
    'widgets',
    'standings',
    'notify-me',
    'people/chat',
    'people',
    'room/plan',
    'room',
    'opponents',
    '.',
  ],
  'web/account': ['device-key', 'session', '.'],
  'web/club': ['luck', '.', 'daily/state', 'daily', 'duels', 'leagues/state', 'leagues'],
  'web/app': ['build', 'offline', 'pages', 'places', 'browser', '.'],
};
const MAX_FILES_IN_FOLDER = 20;

/** Folders of data, which are not workspaces. Their files are read by path. */
const DATA = ['examples', 'fixtures'];

/** Workspaces whose own code does not ship. They may depend on all others and read the data. */
const FREE = ['packages', 'lab', 'tools', 'web/test'];

/** Workspaces whose results depend on their arguments only. */
const PURE = ['tiles', 'engine', 'record', 'foreign', 'bots', 'review', 'club', 'protocol'];
const IMPURE = ['Math.random', 'Date', 'performance', 'fetch', 'process', 'crypto', 'console'];

/** This file, which contains the names that it forbids. */
const HERE = 'tools/house/house.test.ts';
const FILES = listFiles();
const SOURCES = FILES.filter((path) => /\.tsx?$/.test(path)).map(readSource);

interface Package {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const readJson = <T>(path: string): T => JSON.parse(read(path)) as T;
const readPackage = (folder: string): Package => readJson<Package>(`${folder}/package.json`);
const dependenciesOf = (folder: string): string[] => Object.keys(readPackage(folder).dependencies ?? {});

/** The folders of the workspaces in the order of package.json. Each may only depend on those named before it. */
const { workspaces: WORKSPACES } = readJson<{ workspaces: string[] }>('package.json');
const FOLDERS = new Map(WORKSPACES.map((folder) => [readPackage(folder).name, folder]));

/** The workspace of a file, or else the first folder of its path. */
const folderOf = (path: string): string =>
  WORKSPACES.find((folder) => path.startsWith(`${folder}/`)) ?? path.slice(0, Math.max(0, path.indexOf('/')));
const SOURCES_OF = Map.groupBy(SOURCES, ({ path }) => folderOf(path));
const sourcesOf = (folder: string) => SOURCES_OF.get(folder) ?? [];
const ownSourcesOf = (folder: string) => sourcesOf(folder).filter(({ path }) => !isTest(path));

/**
 * The folders of those packages that are workspaces. A package may be given with a path, such as
 * `@asteroute/engine/search`.
 */
const workspacesIn = (packages: readonly string[]): string[] =>
  packages.flatMap((request) => FOLDERS.get(request.split('/').slice(0, 2).join('/')) ?? []).sort();
const arrowsOf = (folder: string): string[] => workspacesIn(dependenciesOf(folder));

describe.each(WORKSPACES)('the workspace %s', (folder) => {
  test('depends only on workspaces that package.json names before it', () => {
    expect(WORKSPACES.slice(0, WORKSPACES.indexOf(folder))).toEqual(expect.arrayContaining(arrowsOf(folder)));
  });

  test('has the same arrows in its tsconfig.json', () => {
    const { references } = readJson<{ references: { path: string }[] }>(`${folder}/tsconfig.json`);
    const folders = references.map(({ path }) => join(folder, path)).filter((name) => !DATA.includes(name));
    expect(folders.sort()).toEqual(arrowsOf(folder));
  });

  test('reaches other folders by package name; only tests, tools and the rulebook read examples and fixtures', () => {
    const beyond = sourcesOf(folder).flatMap(({ path, files }) => {
      const reads = isTest(path) || FREE.includes(folder) || folder === 'web/learn';
      const allowed = [folder, ...(reads ? DATA : [])];
      return files.flatMap((file) => (allowed.includes(folderOf(file)) ? [] : [`${path} imports ${file}`]));
    });
    expect(beyond).toEqual([]);
  });

  test('declares every package that it imports', () => {
    const declared = [...dependenciesOf(folder), ...Object.keys(readPackage('.').devDependencies ?? {})];
    const undeclared = sourcesOf(folder).flatMap(({ path, packages }) => {
      // `virtual:` names what a build makes, and a test may load a file that it has written.
      const known = isTest(path) ? /^(node:|virtual:|\(computed\))/ : /^(node|virtual):/;
      const requests = packages.filter((name) => !known.test(name));
      const isDeclared = (request: string) => declared.includes(/^(@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? '');
      return requests.flatMap((request) => (isDeclared(request) ? [] : [`${path} imports ${request}`]));
    });
    expect(undeclared).toEqual([]);
  });
});

describe('arrows that are not there', () => {
  const pointingAt = (folders: readonly string[]): string[] =>
    WORKSPACES.filter((one) => !folders.includes(one) && arrowsOf(one).some((to) => folders.includes(to)));
  const PAGE = WORKSPACES.filter((folder) => folder.startsWith('web/'));

  test('to the page from what runs without it', () => {
    expect(pointingAt(PAGE)).toEqual(['lab', 'tools']);
  });

  test('to the board from what draws none: the server draws link previews', () => {
    expect(pointingAt(['board', ...PAGE])).toEqual(['board-view', 'viewer', 'server', 'lab', 'tools']);
  });

  test('to the viewer from anything but its package and its test', () => {
    expect(pointingAt(['viewer'])).toEqual(['packages', 'web/test']);
  });

  test('to the server and the command line from the game and the page', () => {
    expect(pointingAt(['server', 'cli'])).toEqual(['packages', 'web/test', 'lab', 'tools']);
  });

  test('from the board to a game, and from what all of the page shares to a server', () => {
    expect(arrowsOf('board')).toEqual(['tiles']);
    expect(arrowsOf('web/page')).not.toContain('protocol');
  });
});

test('examples know nothing: they are positions as data', () => {
  for (const { path, files, packages } of sourcesOf('examples')) {
    expect(
      files.filter((file) => folderOf(file) !== 'examples'),
      path,
    ).toEqual([]);
    expect(packages, path).toEqual([]);
  }
});

test('fixtures know the tile tables and nothing else of the game, or they could not judge it', () => {
  for (const { path, files, packages } of sourcesOf('fixtures')) {
    for (const file of files) expect(['fixtures', 'tiles'], `${path} imports ${file}`).toContain(folderOf(file));
    expect(workspacesIn(packages), path).toEqual([]);
  }
});

describe('the engine', () => {
  const files = ownSourcesOf('engine');
  const inRules = (path: string) => path.startsWith('engine/rules/');
  const inEditions = (path: string) => path.startsWith('engine/editions/');

  test('keeps rules apart: a module imports no other, and only the lists of the editions import them', () => {
    for (const { path, files: imported } of files.filter((one) => !inEditions(one.path))) {
      expect(
        imported.filter((one) => inRules(one) && dirname(one) !== dirname(path)),
        path,
      ).toEqual([]);
    }
  });

  test('names an edition nowhere but in the rules and the editions', () => {
    const shared = files.filter(({ path }) => !inRules(path) && !inEditions(path) && !path.startsWith('engine/toy/'));
    expect(shared.filter(({ path }) => /'(star-wars|classic)'/.test(read(path))).map(({ path }) => path)).toEqual([]);
  });

  test('has a core that alone sees a word of memory: others neither import its layout nor index its memory', () => {
    const outside = SOURCES.filter(({ path }) => !path.startsWith('engine/core/'));
    const imports = outside.filter(({ files: imported }) => imported.includes('engine/core/layout.ts'));
    const indexing = /\.memory(\[|\.(fill|set|subarray))|\{ [^}]*\bmemory\b[^}]* \} = (pos|this\.pos|position)\b/;
    expect('pos.memory[3]; const { memory } = pos;').toMatch(indexing);
    const reading = outside.filter(({ path }) => path !== HERE && indexing.test(read(path)));
    expect([...imports, ...reading].map(({ path }) => path)).toEqual([]);
  });

  test('keeps nothing between calls: no variable and no object of a file can change', () => {
    const state = /^(export )?(let|var) |^(export )?const [^\n]*=\s+new /m;
    expect('const taken = 0;\nlet taken = 0;').toMatch(state);
    expect('export const seen: Set<number> = new Set();').toMatch(state);
    expect('function next() {\n  let taken = new Set();\n}').not.toMatch(state);
    const keeping = files.filter(({ path }) => state.test(read(path)));
    // Compiled rulesets are kept: what a call answers does not depend on them, only how long it takes.
    expect(keeping.map(({ path }) => path)).toEqual(['engine/ruleset/shared-ruleset.ts']);
  });
});

describe.each(Object.entries(FOLDER_ORDER))('the folders of %s', (workspace, order) => {
  const folderIn = (path: string): string => {
    if (path.startsWith('engine/rules/')) return 'rules';
    return dirname(path.slice(workspace.length + 1));
  };
  const files = ownSourcesOf(workspace);

  test('are all in the order', () => {
    expect(order).toEqual(expect.arrayContaining([...new Set(files.map(({ path }) => folderIn(path)))]));
  });

  test('import only folders named before them', () => {
    for (const { path, files: imported } of files) {
      const allowed = order.slice(0, order.indexOf(folderIn(path)) + 1);
      for (const file of imported.filter((one) => folderOf(one) === workspace)) {
        expect(allowed, `${path} imports ${file}`).toContain(folderIn(file));
      }
    }
  });
});

test.each(['web/account', 'web/online', 'web/club'])(
  '%s asks the server through what notes its time, and goes by that',
  (folder) => {
    const own = ownSourcesOf(folder).map(({ path }) => path);
    const astray = own.filter((path) => /\bDate\.now\(|\bnew Date\(\)|\bfetch\(/.test(read(path)));
    expect(astray).toEqual(folder === 'web/account' ? ['web/account/session/server-time.ts'] : []);
  },
);

test.each(PURE)('%s knows no clock, chance, network or machine', (folder) => {
  for (const { path, packages, globals } of ownSourcesOf(folder)) {
    expect(
      packages.filter((name) => name.startsWith('node:')),
      path,
    ).toEqual([]);
    expect(
      IMPURE.filter((name) => globals.has(name)),
      path,
    ).toEqual([]);
  }
});

test(`every folder of programs holds at most ${MAX_FILES_IN_FOLDER} of them, tests included, data and words aside`, () => {
  const isWords = (path: string) => /^words\/[a-z]{2}\//.test(path);
  const programs = FILES.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !DATA.includes(folderOf(path)));
  const folders = Map.groupBy(
    programs.filter((path) => !isWords(path)),
    dirname,
  );
  expect(folders.size).toBeGreaterThan(50);
  const full = [...folders].filter(([, files]) => files.length > MAX_FILES_IN_FOLDER);
  expect(full.map(([folder]) => folder)).toEqual([]);
});

describe('every file', () => {
  test('is at most 500 lines long, data and words aside', () => {
    const isWords = (path: string) => /^words\/[a-z]{2}\//.test(path);
    const programs = FILES.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !isWords(path));
    expect(programs.filter((path) => read(path).split('\n').length > 501)).toEqual([]);
  });

  test('runs all its tests', () => {
    const only = new RegExp(`\\b(describe|it|test)\\b[.\\w]*\\.${'only'}\\b`);
    expect(FILES.filter((path) => isTest(path) && only.test(read(path)))).toEqual([]);
  });

  test('names no path of the machine that it was written on', () => {
    const folders = ['work', 'root', 'home', 'Users'].join('|');
    const machine = new RegExp(`(^|[\\s"'\`(=:])/(${folders})/|/${'tmp'}/bash`, 'm');
    const texts = FILES.filter((path) => !/\.(gz|png|woff2|ico)$/.test(path));
    expect(texts.filter((path) => machine.test(read(path)))).toEqual([]);
  });

  test('of the lock is whole: npm leaves out what a registry did not have, and then npm ci refuses it', () => {
    type Entry = { readonly optionalDependencies?: Readonly<Record<string, string>> };
    const { packages } = readJson<{ packages: Readonly<Record<string, Entry>> }>('package-lock.json');
    const optional = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    expect(optional.filter((name) => !(`node_modules/${name}` in packages))).toEqual([]);
  });

  test('of the lock names no host that packages came from', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
  });
});

test('every figure of the house keeps its limit, and what may not be at all is named', () => {
  const limited = houseFigures().flatMap(({ limit, ...one }) => (limit === null ? [] : [{ ...one, limit }]));
  const over = limited.filter(({ value, limit }) => value > limit);
  const places = over.flatMap(({ name, places }) => places.map((place) => `${name}: ${place}`));
  expect(limited.map(({ name }) => name)).toEqual(expect.arrayContaining(['function p90', 'files over 500 lines']));
  expect([...over.map(({ name, value, limit }) => `${name}: ${value} of at most ${limit}`), ...places]).toEqual([]);
});
