/** `npm run lab -- language pl`: begins a language, or says what is still English; `--read` prints every text. */
import { join } from 'node:path';
import { createCommand, runProgram } from '@asteroute/cli/arguments';
import { TAGS, type Tag } from '@asteroute/words/tags.ts';
import { missingIn, register, writeLanguage } from '@asteroute/words/test/new-language.ts';
import { bookOf, PARTS, sayings, sentencesIn } from '@asteroute/words/test/sentences.ts';

const WORDS = join(import.meta.dirname, '..', '..', 'words');

async function begin(tag: string): Promise<void> {
  for (const file of writeLanguage(WORDS, tag)) console.log(`words/${tag}/${file}: new, all in English`);
  if (!TAGS.some((known) => known === tag)) register(WORDS, tag);
  const lacks = await missingIn(WORDS, tag);
  for (const { file, paths, all } of lacks) {
    console.log(`\nwords/${tag}/${file}: ${paths.length} of ${all} texts are English`);
    for (const path of paths) console.log(`  ${path}`);
  }
  if (lacks.length === 0) console.log(`words/${tag} says everything.`);
}

async function read(tag: Tag): Promise<void> {
  for (const part of PARTS) {
    console.log(`\n# ${part}\n`);
    const seen = new Set<string>();
    for (const [path, text] of sayings(await bookOf(tag, part), sentencesIn(part))) {
      if (!seen.has(text)) console.log(`${path}: ${text}`);
      seen.add(text);
    }
  }
}

const program = createCommand('language')
  .description('Begins a language, says what it lacks, or prints all of its texts.')
  .argument('<tag>', 'its code of two or three letters, such as pl')
  .option('--read', 'print every text as a reader sees it', false)
  .action(async (tag: string, options: { readonly read: boolean }) => {
    if (!/^[a-z]{2,3}$/.test(tag)) throw new Error(`${tag} is not a code of two or three letters`);
    await (options.read ? read(tag as Tag) : begin(tag));
  });
await runProgram(program);
