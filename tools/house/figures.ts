import { dirname } from 'node:path';
import { commentLines, echoes } from './comments.ts';
import { type FileMeasures, measureFile } from './measure.ts';
import { publishedNames } from './published.ts';
import { isTest, listFiles, read, readSource, type Source } from './sources.ts';

/** A measured value, its limit and the places that it counts. */
export interface HouseFigure {
  readonly name: string;
  readonly value: number;
  /** The maximum that is allowed; null for a figure that is only reported. */
  readonly limit: number | null;
  readonly unit?: string;
  readonly places: readonly string[];
}

/** A source file that is not a test, with its measures. */
interface MeasuredFile extends FileMeasures {
  readonly path: string;
}

const MAX_FUNCTION_LINES = 80;
const MAX_PARAMETERS = 4;
const MAX_FILES = 20;
/** A folder with more files should be divided before it reaches the limit. */
const MANY_FILES = 15;

const isData = (path: string): boolean => /^(docs|fixtures|examples)\//.test(path);

/** Whether a file is a catalogue of words. Catalogues may be long, and all those of one language have the same name. */
const isWords = ({ path }: { readonly path: string }): boolean => /^words\/[a-z]{2}\//.test(path);

/** Measures the working tree. Import cycles are not included, because the linter finds them. */
export function houseFigures(): HouseFigure[] {
  const paths = listFiles();
  const sources = paths.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const files = sources
    .filter((path) => !isTest(path) && !isData(path))
    .map((path) => ({ path, ...measureFile(path, read(path)) }));
  const code = files.filter((file) => !isWords(file));
  const ofEngine = files.filter(({ path }) => path.startsWith('engine/'));
  return [
    list('folder pairs that import each other', 0, folderPairs(sources.map(readSource))),
    ...functionFigures(files),
    ...exportFigures(code),
    list('files over 200 lines', null, longFiles(code, 200)),
    list('files over 500 lines', 0, longFiles(code, 500)),
    list(`folders with over ${MAX_FILES} files`, 0, foldersOver(paths, MAX_FILES)),
    list(`folders with over ${MANY_FILES} files`, null, foldersOver(paths, MANY_FILES)),
    list('casts in engine', 19, linesOf(ofEngine, 'casts')),
    ...castFigures(files),
    list('class members that are `private` instead of `#`', null, linesOf(files, 'privates')),
    ...commentFigures(code),
    ...sizeFigures(paths, code),
  ];
}

const list = (name: string, limit: number | null, places: readonly string[]): HouseFigure => ({
  name,
  limit,
  places,
  value: places.length,
});

/** The figures of functions; the one-line texts of catalogues would make all others look short. */
export function functionFigures(files: readonly Pick<MeasuredFile, 'path' | 'functions'>[]): HouseFigure[] {
  const code = files.filter((file) => !isWords(file));
  const all = code.flatMap(({ path, functions }) => functions.map((one) => ({ ...one, path })));
  const sorted = all.map(({ lines }) => lines).sort((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  const place = (one: (typeof all)[number]) => `${one.path}:${one.at} ${one.name} (${one.lines} lines)`;
  const long = all.filter(({ lines }) => lines > MAX_FUNCTION_LINES);
  return [
    { name: 'function median', value: quantile(0.5), limit: 5, unit: 'lines', places: [] },
    { name: 'function p90', value: quantile(0.9), limit: 17, unit: 'lines', places: [] },
    list(`functions over ${MAX_FUNCTION_LINES} lines`, 0, long.map(place)),
    list(
      `functions with over ${MAX_PARAMETERS} parameters`,
      null,
      all.filter(({ parameters }) => parameters > MAX_PARAMETERS).map(place),
    ),
  ];
}

function exportFigures(files: readonly MeasuredFile[]): HouseFigure[] {
  const all = files.flatMap(({ path, exports }) => exports.map((one) => ({ ...one, path })));
  const published = publishedNames();
  const shown = all.filter(({ path, name }) => published.has(`${path} ${name}`));
  const undocumented = shown.filter(({ documented }) => !documented);
  const places = undocumented.map(({ path, at, name }) => `${path}:${at} ${name}`);
  const value = Math.round((1000 * undocumented.length) / shown.length) / 10;
  return [
    { name: 'published exports without a doc comment', value, limit: 2, unit: `% of ${shown.length}`, places },
    list('exported names declared twice', 0, namesDeclaredTwice(all)),
  ];
}

/** Overloads in one file, or a type and a value of the same name there, count once. */
export function namesDeclaredTwice(exports: readonly { readonly name: string; readonly path: string }[]): string[] {
  const groups = Map.groupBy(exports, ({ name }) => name);
  return [...groups].flatMap(([name, all]) => {
    const paths = [...new Set(all.map(({ path }) => path))];
    return paths.length > 1 ? [`${name}: ${paths.join(', ')}`] : [];
  });
}

export function folderPairs(sources: readonly Pick<Source, 'path' | 'files'>[]): string[] {
  const arrows = new Set<string>();
  for (const { path, files } of sources.filter(({ path }) => !isTest(path))) {
    for (const file of files) arrows.add(`${dirname(path)} ${dirname(file)}`);
  }
  const pairs = [...arrows].map((arrow) => arrow.split(' ')).filter(([from, to]) => from < to);
  return pairs.filter(([from, to]) => arrows.has(`${to} ${from}`)).map((pair) => pair.join(' and '));
}

function longFiles(files: readonly MeasuredFile[], limit: number): string[] {
  return files.filter(({ lines }) => lines > limit).map(({ path, lines }) => `${path} (${lines} lines)`);
}

function foldersOver(paths: readonly string[], limit: number): string[] {
  const groups = Map.groupBy(
    paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !isData(path)),
    (path) => dirname(path),
  );
  return [...groups].flatMap(([folder, files]) => (files.length > limit ? [`${folder} (${files.length})`] : []));
}

function linesOf(files: readonly MeasuredFile[], what: 'casts' | 'privates'): string[] {
  return files.flatMap((file) => file[what].map((line) => `${file.path}:${line}`));
}

/** Casts per thousand lines of each workspace. */
function castFigures(files: readonly MeasuredFile[]): HouseFigure[] {
  const groups = Map.groupBy(files, ({ path }) => path.slice(0, path.indexOf('/')));
  return [...groups].flatMap(([workspace, own]) => {
    const lines = own.reduce((sum, file) => sum + file.lines, 0);
    const casts = own.reduce((sum, file) => sum + file.casts.length, 0);
    const value = Math.round((10_000 * casts) / lines) / 10;
    return lines < 1000
      ? []
      : [{ name: `casts in ${workspace}`, value, limit: null, unit: 'in 1,000 lines', places: [] }];
  });
}

/** How much of the code is comments, and which of them say a name again; what a package publishes has one in any case. */
function commentFigures(code: readonly MeasuredFile[]): HouseFigure[] {
  const published = publishedNames();
  const isPublished = (path: string, declaration: string) =>
    published.has(`${path} ${/^export .*?\b(?:function\*?|const|class|interface|type) (\w+)/.exec(declaration)?.[1]}`);
  const places = code.flatMap(({ path }) =>
    echoes(read(path)).flatMap(({ at, comment, declaration }) =>
      isPublished(path, declaration) ? [] : [`${path}:${at} ${comment}`],
    ),
  );
  const lines = code.reduce((sum, { path }) => sum + commentLines(read(path)), 0);
  const all = code.reduce((sum, file) => sum + file.lines, 0);
  const value = Math.round((1000 * lines) / all) / 10;
  return [
    list('comments that say a name again', 0, places),
    { name: 'comments', value, limit: null, unit: `% of the code, ${lines} lines`, places: [] },
  ];
}

/** The amount of text: lines of code without tests and words, of words and of styles, and words of the guides. */
function sizeFigures(paths: readonly string[], code: readonly MeasuredFile[]): HouseFigure[] {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const count = (which: RegExp, what: RegExp) =>
    sum(paths.filter((path) => which.test(path)).map((path) => read(path).split(what).length - 1));
  const sizes = [
    ['code without tests and words', sum(code.map(({ lines }) => lines)), 'lines'],
    ['words', count(/^words\/[a-z]{2}\/.*\.ts$/, /\n/), 'lines'],
    ['rulebook and coach in all languages', count(/^words\/[a-z]{2}\/.*\.md$/, /\n/), 'lines'],
    ['styles', count(/\.css$/, /\n/), 'lines'],
    ['Markdown of guides', count(/^(?!words\/).*\.md$/, /\S+/), 'words'],
  ] as const;
  return sizes.map(([name, value, unit]) => ({ name, value, unit, limit: null, places: [] }));
}
