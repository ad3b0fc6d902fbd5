import { en, PUZZLES } from '@asteroute/words/en/puzzles.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

test('the last turns follow their number', async () => {
  const asked = await Promise.all(
    TAGS.map(async (tag) => {
      const { ask } = await wordsIn(PUZZLES, tag);
      return [tag, ...[1, 2, 5, 21].map((n) => ask.endgame('Ada', n))] as const;
    }),
  );
  expect(asked).toMatchInlineSnapshot(`
    [
      [
        "en",
        "Ada to move: find the best play for your last turn.",
        "Ada to move: find the best play for your last two turns.",
        "Ada to move: find the best play for your last 5 turns.",
        "Ada to move: find the best play for your last 21 turns.",
      ],
      [
        "de",
        "Ada ist am Zug: Spiele den letzten Zug so gut wie möglich.",
        "Ada ist am Zug: Spiele die letzten zwei Züge so gut wie möglich.",
        "Ada ist am Zug: Spiele die letzten 5 Züge so gut wie möglich.",
        "Ada ist am Zug: Spiele die letzten 21 Züge so gut wie möglich.",
      ],
      [
        "fr",
        "À Ada de jouer : jouez le dernier coup au mieux.",
        "À Ada de jouer : jouez les deux derniers coups au mieux.",
        "À Ada de jouer : jouez les 5 derniers coups au mieux.",
        "À Ada de jouer : jouez les 21 derniers coups au mieux.",
      ],
      [
        "it",
        "Tocca a Ada: gioca al meglio l’ultima mossa.",
        "Tocca a Ada: gioca al meglio le ultime due mosse.",
        "Tocca a Ada: gioca al meglio le ultime 5 mosse.",
        "Tocca a Ada: gioca al meglio le ultime 21 mosse.",
      ],
      [
        "es",
        "Juega Ada: haz la última jugada lo mejor posible.",
        "Juega Ada: haz las últimas dos jugadas lo mejor posible.",
        "Juega Ada: haz las últimas 5 jugadas lo mejor posible.",
        "Juega Ada: haz las últimas 21 jugadas lo mejor posible.",
      ],
      [
        "ru",
        "Ходит Ada: сыграйте последний ход как можно лучше.",
        "Ходит Ada: сыграйте последние два хода как можно лучше.",
        "Ходит Ada: сыграйте последние 5 ходов как можно лучше.",
        "Ходит Ada: сыграйте последний 21 ход как можно лучше.",
      ],
    ]
  `);
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '*.tsx');
  expect(unsaidIn(en, views, { except: /^(tags|outcomes|offers|why\.(holders|causes))\./ })).toEqual([]);
});
