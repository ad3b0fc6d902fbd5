import { en, REVIEW } from '@asteroute/words/en/review/review.ts';
import { wordsIn } from '@asteroute/words/load.ts';
import type { Told } from '@asteroute/words/story.ts';
import { TAGS } from '@asteroute/words/tags.ts';
import { sourceOf, unsaidIn } from '@asteroute/words/test/test-book.ts';
import { expect, test } from 'vitest';

const TOLD: Told = { helped: ['tiles', 'rivals'], hurt: ['own', 'dice'] };

test.each(TAGS)('%s says what helped and what hurt, or only the result', async (tag) => {
  const { won } = (await wordsIn(REVIEW, tag)).account;
  const said = [TOLD, { helped: ['rivals'], hurt: [] } as const, null].map((told) => won('‹a›', 7, told));
  const lengths = said.map(({ length }) => length);
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  expect(new Set(lengths).size).toBe(3);
  expect(said.join()).not.toMatch(/undefined|,\.|, ,|: ,|:\./);
});

test('turns follow their numbers', async () => {
  const stopped = await Promise.all(
    TAGS.map(async (tag) => {
      const { stage } = await wordsIn(REVIEW, tag);
      return [tag, ...[0, 1, 2, 5, 21].map((n) => stage.stopped(n, 37))] as const;
    }),
  );
  expect(stopped).toMatchInlineSnapshot(`
    [
      [
        "en",
        "0 of 37 turns analysed in depth",
        "1 of 37 turns analysed in depth",
        "2 of 37 turns analysed in depth",
        "5 of 37 turns analysed in depth",
        "21 of 37 turns analysed in depth",
      ],
      [
        "de",
        "0 von 37 Zügen genauer untersucht",
        "1 von 37 Zügen genauer untersucht",
        "2 von 37 Zügen genauer untersucht",
        "5 von 37 Zügen genauer untersucht",
        "21 von 37 Zügen genauer untersucht",
      ],
      [
        "fr",
        "0 tour sur 37 analysé en profondeur",
        "1 tour sur 37 analysé en profondeur",
        "2 tours sur 37 analysés en profondeur",
        "5 tours sur 37 analysés en profondeur",
        "21 tours sur 37 analysés en profondeur",
      ],
      [
        "it",
        "0 turni su 37 analizzati a fondo",
        "1 turno su 37 analizzato a fondo",
        "2 turni su 37 analizzati a fondo",
        "5 turni su 37 analizzati a fondo",
        "21 turni su 37 analizzati a fondo",
      ],
      [
        "es",
        "0 de 37 turnos analizados a fondo",
        "1 de 37 turnos analizado a fondo",
        "2 de 37 turnos analizados a fondo",
        "5 de 37 turnos analizados a fondo",
        "21 de 37 turnos analizados a fondo",
      ],
      [
        "ru",
        "Подробно разобрано 0 ходов из 37",
        "Подробно разобран 1 ход из 37",
        "Подробно разобрано 2 хода из 37",
        "Подробно разобрано 5 ходов из 37",
        "Подробно разобран 21 ход из 37",
      ],
    ]
  `);
});

test('what went against the outcome is said with although', () => {
  const { won, lost } = en.account;
  expect(lost('Ada', 12, { helped: ['tiles'], hurt: ['own'] })).toBe(
    'Ada fell 12 short: their own mistakes hurt, although the tiles helped.',
  );
  expect(won('Ada', 7, { helped: ['rivals', 'own'], hurt: ['dice'] })).toBe(
    'Ada won by 7: the rivals’ mistakes and good turns helped, although the dice hurt.',
  );
});

test('with several rivals those are named whose turns made the difference', () => {
  const { won } = en.account;
  expect(won('Ada', 7, { helped: ['rivals'], hurt: ['dice'], rivals: ['Cem', 'Ben'] })).toBe(
    'Ada won by 7: Cem and Ben’s mistakes helped, although the dice hurt.',
  );
});

test('everything is said somewhere', () => {
  const views = sourceOf(import.meta.dirname, '{,turn/}*.{ts,tsx}');
  expect(unsaidIn(en, views, { except: /^(turn\.labels|account\.causes)\./, quoted: true })).toEqual([]);
});
