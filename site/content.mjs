/** Makes the pages of the site from the documents of the repository, whose text is kept only there. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

export const ROOT = join(import.meta.dirname, '..');
/** Everything that is made for the build; not kept in the repository. */
export const MADE = join(import.meta.dirname, '.cache');
const DOCS = join(MADE, 'src', 'content', 'docs');
const DECISIONS = 'docs/decisions';
/**
 * The groups of the navigation with their documents, in order. A document that is not there yet is left out; a test of
 * the repository holds that none is missing.
 */
const GROUPS = JSON.parse(readFileSync(join(import.meta.dirname, 'navigation.json'), 'utf8'));

/** What visitors read in German: documents with their translations. The site shows the others in English. */
const GERMAN = { 'docs/tour.md': 'words/de/tour.md' };
/** The labels of the navigation in German. */
const LABELS = {
  Play: 'Spielen',
  Host: 'Betreiben',
  Build: 'Programmieren',
  Reference: 'Nachschlagen',
  Measurements: 'Messungen',
  'The project': 'Das Projekt',
  Decisions: 'Entscheidungen',
};
const labelled = (label) => ({ label, translations: { de: LABELS[label] } });

/** The address of a document below the base of the site. */
const slugOf = (file) => basename(file, '.md').toLowerCase();

/** All documents that become pages: their path in the repository, and their address below the base of the site. */
export function pagesOf() {
  const named = GROUPS.flatMap(({ pages }) => pages).map((file) => [file, slugOf(file)]);
  const decisions = readdirSync(join(ROOT, DECISIONS))
    .filter((name) => name.endsWith('.md'))
    .map((name) => [`${DECISIONS}/${name}`, `decisions/${name.slice(0, -3)}`]);
  return new Map([...named, ...decisions].filter(([file]) => existsSync(join(ROOT, file))));
}

/** The groups of the navigation, as Starlight takes them. */
export function sidebar(base) {
  const pages = pagesOf();
  const groups = GROUPS.map(({ label, pages: files }) => ({
    ...labelled(label),
    items: files.filter((file) => pages.has(file)).map(slugOf),
  }));
  const [play, ...others] = groups;
  return [
    {
      ...play,
      items: [{ label: 'Play now', translations: { de: 'Jetzt spielen' }, link: `${base}play/` }, ...play.items],
    },
    ...others.map((group) =>
      group.label === 'Reference'
        ? { ...group, items: [...group.items, { label: 'Packages (API)', link: `${base}api/` }] }
        : group,
    ),
    { ...labelled('Decisions'), collapsed: true, items: [{ autogenerate: { directory: 'decisions' } }] },
  ];
}

/**
 * Returns a link of a document as the site has it: to a page, to a copied file, or null for a source file, which the site
 * does not have.
 */
function linkOf(link, file, { pages, base, copied }) {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path, anchor] = link.split('#');
  const target = normalize(join(dirname(file), path)).replace(/\/$/, '');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (pages.has(target)) return `${base}${pages.get(target)}/${hash}`;
  // What newcomers read first is the first page here.
  if (target === 'README.md') return base;
  if (!/^(docs|deploy)\/|^tiles\/[\w-]+\.json$/.test(target) || statSync(join(ROOT, target)).isDirectory()) return null;
  copied.add(target);
  return `${base}files/${target}`;
}

/** Returns a document as a page: its heading as the title, and its links as the site has them. */
function pageOf(text, file, site) {
  const [, title, body] = /^# (.+)\n([\s\S]*)$/.exec(text) ?? [null, file, text];
  const first = /^\n*([^\n#|`<!-].*)$/m.exec(body)?.[1] ?? '';
  const description = first.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
  const front = `---\ntitle: ${JSON.stringify(title.replace(/`/g, ''))}\ndescription: ${JSON.stringify(description)}\n---\n`;
  // Blocks of code keep what looks like a link.
  const parts = body.split(/(^ *```[\s\S]*?^ *```$)/m);
  return front + parts.map((part, i) => (i % 2 === 0 ? withLinks(part, file, site) : part)).join('');
}

/** Returns text of a document with its links as the site has them. */
function withLinks(text, file, site) {
  return text
    .replace(/(!?)\[((?:[^\]]|\](?!\())*)\]\(([^)\s]+)\)/g, (whole, picture, words, link) => {
      const to = linkOf(link, file, site);
      const source = normalize(join(dirname(file), link));
      if (to === null && source.endsWith(`/${words}`)) return `\`${source}\``;
      if (to === null) return words.startsWith('`') ? words : `${words} (\`${source}\`)`;
      return to === link ? whole : `${picture}[${words}](${to})`;
    })
    .replace(/<img src="([^"]+)"/g, (_, link) => `<img src="${linkOf(link, file, site)}"`);
}

/**
 * Shows the games of a page: a paragraph that is nothing but a link to a record becomes the viewer, with the link below
 * it, which is all that is there without scripts. The page then loads the viewer.
 */
function withGames(page, base) {
  const shown = page.replace(
    /^\[([^\]]+)\]\((\S+\.jsonl)\)$/gm,
    '<figure class="game not-content">\n<asteroute-game src="$2"></asteroute-game>\n<figcaption><a href="$2">$1</a></figcaption>\n</figure>',
  );
  if (shown === page) return page;
  const script = { tag: 'script', attrs: { type: 'module', src: `${base}viewer/asteroute-game.js` } };
  const item = `  - ${JSON.stringify(script)}\n`;
  // The first page has a head of its own.
  return /^head:\n/m.test(shown)
    ? shown.replace(/^head:\n/m, `head:\n${item}`)
    : shown.replace(/^---\n/, `---\nhead:\n${item}`);
}

/** Writes all pages, and the files that they link to. */
export function writeContent(base) {
  rmSync(MADE, { recursive: true, force: true });
  const site = { base, pages: pagesOf(), copied: new Set() };
  /** Writes a document as a page, from the text of a file: its own, or that of its translation. */
  const write = (file, from, to) => {
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, withGames(pageOf(readFileSync(join(ROOT, from), 'utf8'), file, site), base));
  };
  for (const [file, slug] of site.pages) write(file, file, join(DOCS, `${slug}.md`));
  for (const [file, from] of Object.entries(GERMAN)) write(file, from, join(DOCS, 'de', `${slugOf(file)}.md`));
  for (const [name, to] of [
    ['index.mdx', DOCS],
    ['index.de.mdx', join(DOCS, 'de')],
  ]) {
    const first = readFileSync(join(import.meta.dirname, name), 'utf8');
    for (const [, file] of first.matchAll(/BASE\/files\/([^"')\s]+)/g)) site.copied.add(file);
    writeFileSync(join(to, 'index.mdx'), withGames(first.replaceAll('BASE/', base), base));
  }
  cpSync(join(import.meta.dirname, 'content.config.mjs'), join(MADE, 'src', 'content.config.mjs'));
  for (const file of site.copied) {
    const to = join(MADE, 'public', 'files', file);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(join(ROOT, file), to);
  }
  cpSync(join(ROOT, 'web/app/public/icon.svg'), join(MADE, 'public', 'icon.svg'));
}
