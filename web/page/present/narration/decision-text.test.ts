/** What decided a game, in every language: by its name, its numbers and its names. */

import { ENDING } from '@asteroute/words/en/review/ending.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { misprintsOf } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';
import type { DecidedBy } from '../../analysis/deciding.ts';
import { randomGame } from '../../match/testing.ts';
import { decisionText } from './decision-text.ts';

const players = ['Ada', 'Ben', 'Cleo'].map((name, i) => ({ name, color: ['red', 'black', 'green'][i] }));
const { start } = randomGame(1, { players });
const battle = { type: 'battle', side: 1, rivals: [0], kind: 'planet', turn: 61 } as const;

const DECISIONS: readonly DecidedBy[] = [
  { type: 'level', sides: [0, 1], points: 57 },
  { type: 'close', side: 1, rival: 0, points: 1 },
  { type: 'close', side: 1, rival: 0, points: 2 },
  { type: 'final', side: 1, kind: 'field', points: 18, behind: 6 },
  { type: 'final', side: 1, kind: 'goods', points: 20, behind: 0 },
  { type: 'final', side: 1, kind: null, points: 17, behind: 1 },
  { type: 'realm', side: 1, kind: 'asteroid', points: 24, turn: 31 },
  { ...battle, last: true, held: true, tied: false },
  { ...battle, last: false, held: false, tied: true },
  { ...battle, rivals: [0, 2], last: true, held: false, tied: false },
  { type: 'lead', side: 1, turn: 3, early: true, realm: null },
  { type: 'lead', side: 1, turn: 40, early: false, realm: null },
  { type: 'lead', side: 1, turn: 40, early: false, realm: { kind: 'route', points: 7 } },
];

async function sentences(tag: (typeof TAGS)[number]): Promise<string[]> {
  const [words, ending] = [await tableIn(tag), await wordsIn(ENDING, tag)];
  return DECISIONS.map((decision) => decisionText(words, ending, start, decision));
}

test.each(TAGS)('%s says every cause with its names and numbers, as its readers expect', async (tag) => {
  const said = await sentences(tag);
  expect(
    misprintsOf(
      tag,
      said.map((text, i) => [DECISIONS[i].type, text] as const),
    ),
  ).toEqual([]);
  expect(new Set(said).size).toBe(DECISIONS.length);
  for (const [i, text] of said.entries()) {
    const { type, ...facts } = DECISIONS[i];
    expect(text, type).toContain('Ben');
    expect(text, type).toMatch(/^\p{Lu}|^\d/u);
    const { turn, points } = facts as { turn?: number; points?: number };
    if (turn !== undefined) expect(text, type).toContain(`${turn}`);
    if (points !== undefined && points > 1) expect(text, type).toContain(`${points}`);
  }
});

test('a field, a planet, meadows and a tie are said as people would', async () => {
  expect(await sentences('en')).toMatchInlineSnapshot(`
    [
      "Ada and Ben share the win with 57 points each.",
      "Ben beat Ada by a single point.",
      "Ben beat Ada by only 2 points.",
      "Ben was 6 points behind before the final scoring; 18 points for meadows turned the game.",
      "20 points for goods in the final scoring decided it for Ben.",
      "Ben was 1 point behind, but the final scoring brought 17 and the win.",
      "Ben’s asteroid field of 24 points on turn 31 decided it.",
      "The last battle decided it: on turn 61 Ben held the planet against Ada.",
      "A battle decided it: on turn 61, after a tie, Ben won the planet against Ada.",
      "The last battle decided it: on turn 61 Ben won the planet against Ada and Cleo.",
      "Ben led from turn 3 to the end.",
      "Ben took the lead on turn 40 and never gave it back.",
      "Ben’s trade route of 7 points on turn 40 brought a lead that lasted to the end.",
    ]
  `);
  expect((await sentences('de')).slice(6, 9)).toMatchInlineSnapshot(`
    [
      "Das Asteroidenfeld von Ben mit 24 Punkten in Zug 31 gab den Ausschlag.",
      "Der letzte Kampf gab den Ausschlag: In Zug 61 verteidigte Ben den Planeten gegen Ada.",
      "Ein Kampf gab den Ausschlag: In Zug 61 gewann Ben nach einem Unentschieden den Planeten gegen Ada.",
    ]
  `);
  expect((await sentences('ru')).slice(0, 3)).toMatchInlineSnapshot(`
    [
      "Поровну: Ada и Ben — по 57 очков.",
      "Ben и Ada: разница всего в одно очко.",
      "Ben и Ada: разница всего в 2 очка.",
    ]
  `);
});
