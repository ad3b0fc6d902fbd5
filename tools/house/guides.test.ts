/** Checks that everything that the guides name exists: linked pages and headings, files, scripts and decisions. */
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, read } from './sources.ts';

const FILES = new Set(listFiles());
const GUIDES = [...FILES]
  .filter((file) => /^(?!words\/).*\.md$/.test(file))
  .map((file) => ({ file, text: read(file) }));
const FOLDERS = new Set(
  [...FILES].flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i).join('/'))),
);
const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
/** The programs of `npm run lab`. */
const LAB = Array.from(read('tools/lab.mjs').matchAll(/^ {2}'?([\w-]+)'?: \{ does:/gm), ([, name]) => name);

/** The anchors of a page's headings, in GitHub's format. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) =>
    heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** Links and pictures of a page, code aside, whose target in this repository does not exist. */
function brokenLinks({ file, text }: (typeof GUIDES)[number]): string[] {
  return [...text.replace(/^ *```.*?^ *```/gms, '').matchAll(/(?:\]\(|<img src=")([^)\s"]+)/g)].flatMap(([, link]) => {
    if (/^[a-z]+:/.test(link)) return [];
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : normalize(join(dirname(file), path));
    if (!FILES.has(target) && !FOLDERS.has(target)) return [`${file}: ${link}`];
    const page = GUIDES.find((guide) => guide.file === target);
    return anchor === undefined || page === undefined || anchorsIn(page.text).includes(anchor)
      ? []
      : [`${file}: ${link}`];
  });
}

/** Files, folders and scripts that a page names in code format and that do not exist. */
function unknownNames({ file, text }: (typeof GUIDES)[number]): string[] {
  return [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, code]) => {
    const paths = [...code.matchAll(/(?<![\w./-])(?:[\w.-]+\/)+[\w.-]+/g)].map(([path]) => path.replace(/\.$/, ''));
    const named = paths.filter((path) => FOLDERS.has(path.split('/')[0]));
    const gone = named.filter((path) => !FILES.has(path) && !FOLDERS.has(path));
    const unknown = [...code.matchAll(/npm run ([\w-]+)(?: -- ([\w-]+))?/g)].filter(
      ([, script, name]) => !(script in scripts) || (script === 'lab' && name !== undefined && !LAB.includes(name)),
    );
    return [...gone, ...unknown.map(([command]) => command)].map((name) => `${file}: ${name}`);
  });
}

test('links lead to pages and headings that are there', () => {
  expect(GUIDES.length).toBeGreaterThan(20);
  expect(GUIDES.flatMap(brokenLinks)).toEqual([]);
});

test('files, folders and scripts that are named in code are there', () => {
  expect(LAB.length).toBeGreaterThan(5);
  expect(GUIDES.flatMap(unknownNames)).toEqual([]);
});

test('decisions are numbered once, in their names and headings', () => {
  const decisions = GUIDES.flatMap(({ file, text }) => {
    const [, number] = /^docs\/decisions\/(\d{4})-/.exec(file) ?? [];
    return number === undefined ? [] : [{ number, heading: Number(/^# (\d+)\. /.exec(text)?.[1]) }];
  });
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
  expect(decisions.filter(({ number, heading }) => Number(number) !== heading)).toEqual([]);
});

test('decisions that are cited by number are there', () => {
  const cited = GUIDES.flatMap(({ file, text }) =>
    [...text.matchAll(/decision (\d+)/gi)].map(([, number]) => ({ file, number: number.padStart(4, '0') })),
  );
  const missing = cited.filter(({ number }) => ![...FILES].some((one) => one.startsWith(`docs/decisions/${number}-`)));
  expect(cited.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('the repository has one address, that of package.json', () => {
  const { homepage } = JSON.parse(read('package.json')) as { homepage: string };
  const address = homepage.replace('#readme', '');
  const named = GUIDES.flatMap(({ file, text }) =>
    [...text.matchAll(/https:\/\/github\.com\/asteroute[^\s)"#]*/g)].map(([link]) => ({ file, link })),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter(({ link }) => !link.startsWith(`${address}/`) && !link.startsWith(`${address}.git`))).toEqual([]);
});
