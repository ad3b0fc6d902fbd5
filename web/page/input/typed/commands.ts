/** Typed commands, with which a table can be played without a pointer: questions, moves and the actions of buttons. */

import type { Named } from '@asteroute/board/theme/named.ts';
import type { Commands } from '@asteroute/words/rule-names.ts';
import {
  type Asked,
  again,
  bag,
  free,
  last,
  legalCells,
  meeples,
  mine,
  odds,
  realm,
  row,
  score,
  tile,
} from './answers.ts';
import { choices, namesChoice, typeMove, typePlace } from './move.ts';
import { parseMove } from './notation.ts';
import type { TypedCatalogue } from './typed-words.ts';

type Run = (asked: Asked) => string[];

export const COMMANDS: Named<Commands, Run> = {
  tile,
  legal: legalCells,
  meeples,
  realm,
  bag,
  odds,
  last,
  score,
  places: ({ table, words }) => (table.turn.drafted.value === null ? [words.turn.place] : choices(table, words)),
  again,
  mine,
  row,
  free,
  undo: ({ table, words }) => {
    const before = table.turn.draft.value;
    table.undo();
    if (table.turn.draft.value === before) return [words.errors.refused['wrong-phase']];
    return [words.heard.back, ...(table.turn.drafted.value === null ? [words.turn.place] : choices(table, words))];
  },
  next: ({ table }) => {
    table.shown.timeline.skip();
    return [];
  },
  all: ({ table }) => {
    table.shown.timeline.skipAll();
    return [];
  },
  help: ({ words, about }) => {
    const name = commandNamed(words, about);
    if (name !== undefined) return [words.heard.colon(words.typed.commands[name], words.typed.about[name])];
    const list = Object.keys(COMMANDS).map((one) => words.typed.commands[one]);
    return [words.typed.move, words.typed.questions(list.join(', ')), words.typed.helpMore];
  },
};

/** Runs a typed command, in English or in the page's language, and returns the lines to read. */
export function interpret(line: string, asked: Omit<Asked, 'about'>): string[] {
  const { table, words } = asked;
  const text = line.trim();
  if (text === '') return [];
  if (text.startsWith('@')) return typePlace(table, words, text.slice(1).trim());
  const move = parseMove(text, words.typed);
  if (move !== null) return typeMove(table, words, move);
  const [word, ...rest] = text
    .toLowerCase()
    .replace(/^say\s+/, '')
    .split(/\s+/);
  const command = commandNamed(words, word);
  if (command !== undefined) return COMMANDS[command]({ ...asked, about: rest.join(' ') });
  return namesChoice(table, words, text) ? typePlace(table, words, text) : [words.typed.unknown(text)];
}

function commandNamed(words: TypedCatalogue, word: string): Commands | undefined {
  const names = Object.keys(COMMANDS) as Commands[];
  return names.find((name) => name === word || words.typed.commands[name].toLowerCase() === word);
}
