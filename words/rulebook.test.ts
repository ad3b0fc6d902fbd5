import { describe, expect, test } from 'vitest';
import { readLessons, readRulebook } from './rulebook.ts';

const FILE = 'words/de/rulebook.md';

test('a page has a title and paragraphs, each with its rules and the figures below it', () => {
  const markdown = `
## tiles: Ein Plättchen anlegen

Ziehe ein Plättchen und
lege es an. [SW-15 D-2]

![Wo passt es?](fit) Schließe das Feld ab.

![Und hier?](E1) Versuch es. (Oder nicht.)

Was passt, muss liegen. [SW-18]
## end: Ende
`;
  expect(readRulebook(markdown, FILE)).toEqual({
    tiles: {
      title: 'Ein Plättchen anlegen',
      paragraphs: [
        {
          text: 'Ziehe ein Plättchen und lege es an.',
          rules: ['SW-15', 'D-2'],
          figures: [
            { id: 'fit', title: 'Wo passt es?', story: 'Schließe das Feld ab.' },
            { id: 'E1', title: 'Und hier?', story: 'Versuch es. (Oder nicht.)' },
          ],
        },
        { text: 'Was passt, muss liegen.', rules: ['SW-18'], figures: [] },
      ],
    },
    end: { title: 'Ende', paragraphs: [] },
  });
  expect(readRulebook('', FILE)).toEqual({});
});

test('the coach has a text for each lesson', () => {
  expect(readLessons('- **welcome** Willkommen!\n- **over** Vorbei: **gut** gespielt!\n', FILE)).toEqual({
    welcome: 'Willkommen!',
    over: 'Vorbei: **gut** gespielt!',
  });
});

describe('what cannot be read is named with its file, its line and what to do', () => {
  test.each([
    ['Text. [SW-1]', 'begin a page above it by ## name: Title (Text. [SW-1])', 1],
    ['\n# Regelbuch', 'begin a page by ## name: Title (# Regelbuch)', 2],
    ['## a b: Titel', 'begin a page by ## name: Title (## a b: Titel)', 1],
    ['## a: A\n\nText.', 'end a paragraph with its rules, such as [SW-15 D-2] (Text.)', 3],
    ['## a: A\n\nText. [SW-1, D-2]', 'end a paragraph with its rules, such as [SW-15 D-2] (Text. [SW-1, D-2])', 3],
    ['## a: A\n\n![E](E1) Text.', 'write a paragraph above the figure (![E](E1) Text.)', 3],
    ['## a: A\n\nT. [D-1]\n\n![E] Text.', 'write a figure as ![Title](name) and its text (![E] Text.)', 5],
    ['## a: A\n\n## a: B', 'give it another name: there is a above (## a: B)', 3],
  ])('%j', (markdown, due, line) => {
    expect(() => readRulebook(markdown, FILE)).toThrow(`${FILE}:${line}: ${due}`);
  });

  test('of the coach too', () => {
    expect(() => readLessons('- **a** A\n- b: B', 'words/de/coach.md')).toThrow(
      'words/de/coach.md:2: write a text of the coach as - **name** and the text (- b: B)',
    );
  });
});
