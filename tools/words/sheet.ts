/**
 * `npx node tools/words/sheet.ts FOLDER`: what a listener is told of two sample games, as a page of Markdown for each
 * language, to be read in some twenty minutes by somebody who speaks it. After the first turns only moments are told that
 * have a new kind of sentence.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { botNamed } from '@asteroute/bots';
import type { Catalogue } from '../../web/words/catalogue.ts';
import { CATALOGUES, TAGS } from '../../web/words/language.ts';
import { type SampleGame, SampleTable } from './sample-table.ts';

const GAMES: readonly SampleGame[] = [
  { edition: 'star-wars', modules: [], colors: ['red', 'black', 'orange'], bots: ['conqueror', 'smuggler'], seed: 5 },
  { edition: 'classic', modules: ['farmers', 'river', 'abbot'], colors: ['red', 'blue'], bots: ['builder'], seed: 3 },
];

/** Commands that are typed in the middle of each game. `0` is the start tile. */
const QUESTIONS = [
  ['tile', 'legal', 'places', 'meeples', 'realm 0', 'score', 'odds', 'bag', 'free', 'mine', 'row 0', 'last', 'help'],
  ['places', 'meeples', 'realm 0', 'score'],
];
/** Lines of an answer that are shown. */
const MAX_LINES = 12;

/** Moments from the beginning of a game that are told whatever they say. */
const TOLD_WHOLE = 8;

/** What a sentence has in common with others of its kind: its first words, without numbers and cells. */
function kindOf(words: Catalogue, sentence: string): string {
  const cells = [words.board.at(1, 1), words.board.at(-1, -1), words.board.at(0, 0)].join(' ').split(/[\s\d]+/);
  const [first] = sentence.replace(/^\d+\s?: /, '').split(/[,;:(]/);
  const kept = first.split(/[\s\d]+/).filter((word) => !cells.includes(word));
  return kept.slice(0, 5).join(' ');
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npx node tools/words/sheet.ts FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const tag of TAGS) {
  const words = await CATALOGUES[tag]();
  const lines: string[] = [];
  const known = new Set<string>();
  let told = 0;
  /** Adds a moment unless a reader knows all kinds of its sentences. */
  const add = (sentences: readonly string[], mark = '-'): void => {
    const kinds = sentences.map((sentence) => kindOf(words, sentence));
    if (told++ >= TOLD_WHOLE && kinds.every((kind) => known.has(kind))) return;
    for (const kind of kinds) known.add(kind);
    lines.push(`${mark} ${sentences.join('  \n  ')}`);
  };
  for (const [index, game] of GAMES.entries()) {
    const names = game.bots.map((bot) => words.bots[bot]?.name ?? bot);
    lines.push('', `## ${words.editions[game.edition].name}: ${[words.setup.defaultName(1), ...names].join(', ')}`, '');
    told = 0;
    const table = new SampleTable(game, words, botNamed);
    await table.play(add, () => {
      for (const question of QUESTIONS[index])
        add([`**${question}**`, ...table.answer(question).slice(0, MAX_LINES)], '>');
    });
  }
  const text = `# ${tag}\n${lines.join('\n')}\n`;
  writeFileSync(join(folder, `${tag}.md`), text);
  console.log(`${tag}.md: ${text.split(/\s+/).length} words`);
}
