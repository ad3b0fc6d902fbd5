/**
 * `npx node tools/language/sheet.ts FOLDER`: the announcements of two sample games as a page for each language, for a
 * native speaker to read in twenty minutes. Later only new kinds of sentences.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { speechOf } from '@asteroute/page/present/narration/announcements.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { namesIn, playSample, type SampleGame } from './sample-table.ts';

const GAMES: readonly SampleGame[] = [
  { edition: 'star-wars', modules: [], colors: ['red', 'black', 'orange'], bots: ['conqueror', 'smuggler'], seed: 5 },
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'], bots: ['builder'], seed: 3 },
];

/** The number of announcements at the beginning of a game that are always included. */
const TOLD_WHOLE = 6;

/** The kind of a sentence: its first words, without numbers, names, cells and sides. */
function kindOf(words: Catalogue, names: readonly string[], sentence: string): string {
  const cells = [words.board.at(1, 1), words.board.at(-1, -1), words.board.at(0, 0)];
  const { sides, corners } = words.heard;
  const varying = [...cells, ...names, ...Object.values(sides), ...Object.values(corners)].join(' ').split(/[\s\d]+/);
  const [first] = sentence.replace(/^\d+\s?: /, '').split(/[,;:(]/);
  const kept = first.split(/[\s\d]+/).filter((word) => !varying.includes(word));
  return kept.slice(0, 5).join(' ');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npx node tools/language/sheet.ts FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const tag of TAGS) {
  const words = await tableIn(tag);
  const lines: string[] = [];
  const known = new Set<string>();
  for (const game of GAMES) {
    const names = namesIn(game, words);
    lines.push('', `## ${words.editions[game.edition].name}: ${names.join(', ')}`, '');
    let told = 0;
    await playSample(game, words, (sentences) => {
      const kinds = sentences.map((sentence) => kindOf(words, names, sentence));
      if (told++ >= TOLD_WHOLE && kinds.every((kind) => known.has(kind))) return;
      for (const kind of kinds) known.add(kind);
      lines.push(`- ${speechOf(tag, sentences)}`);
    });
  }
  const text = `# ${tag}\n${lines.join('\n')}\n`;
  writeFileSync(join(folder, `${tag}.md`), text);
  console.log(`${tag}.md: ${text.split(/\s+/).length} words`);
}
