/** Reads the repository's files and their imports. The linter checks for import cycles. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** A TypeScript file by its path from the root, its imports (including those of types) and the globals that it uses. */
export interface Source {
  readonly path: string;
  /** Imported files of this repository, by path from the root. */
  readonly files: readonly string[];
  /** Imported packages as they are written in the import, such as `preact/hooks` and `node:fs`. */
  readonly packages: readonly string[];
  readonly globals: ReadonlySet<string>;
}

const ROOT = join(import.meta.dirname, '..', '..');
const NOT_OURS = /^(node_modules|dist|dist-\d+|coverage|\.git|\.tsbuild|\.cache|\.vite|\.astro)$/;
const GLOBALS = new Set(['Date', 'performance', 'fetch', 'process', 'setTimeout', 'setInterval', 'console', 'crypto']);

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
/** Whether a file is a test or only serves tests. */
export const isTest = (path: string): boolean => /\.test\.tsx?$|\/test\/|\/testing\/|\/testing\.ts$/.test(path);

/** Every file of the repository, except packages and build outputs, by its path with forward slashes. */
export function listFiles(folder = ROOT): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => !NOT_OURS.test(entry.name));
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listFiles(path);
    return entry.isFile() ? [relative(ROOT, path).split(sep).join('/')] : [];
  });
}

export function readSource(path: string): Source {
  const { program, module, errors } = parseSync(path, read(path));
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  const found = [...module.staticImports.map((one) => one.moduleRequest.value), ...reexports(module)];
  const globals = new Set<string>();
  new Visitor({
    ImportExpression: ({ source }) => found.push(textOf(source)),
    TSImportType: ({ source }) => found.push(textOf(source)),
    MemberExpression: ({ object, property }) => {
      if (isNamed(object, 'Math') && isNamed(property, 'random')) globals.add('Math.random');
    },
    Identifier: ({ name }) => GLOBALS.has(name) && globals.add(name),
  }).visit(program);
  const [files, packages] = [true, false].map((near) => found.filter((request) => request.startsWith('.') === near));
  return { path, files: files.map((request) => resolve(path, request)), packages, globals };
}

type Module = ReturnType<typeof parseSync>['module'];

function reexports({ staticExports }: Module): string[] {
  return staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []));
}

function textOf(node: ESTree.Expression): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  // The query of an address lets a test run a module once more; the file is known without it.
  const parts = node.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked ?? '') : [''];
  if (parts[0].includes('?')) return parts[0].split('?')[0];
  // The folder of a language: English stands for all.
  return /^[./]+$/.test(parts[0]) && parts.length === 2 ? parts.join('en') : '(computed)';
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

function resolve(from: string, request: string): string {
  return join(dirname(from), request).split(sep).join('/');
}
