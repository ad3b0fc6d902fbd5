/** Every language says everything, with every name and number, in its own typography. */

import { CHARACTERS, OPPONENTS, REASONS } from '@asteroute/bots';
import { EDITIONS, knownOptions } from '@asteroute/engine';
import { describe, expect, test } from 'vitest';
import type { Catalogue } from '../en/table.ts';
import { en } from '../en/table.ts';
import { tableIn } from '../loaders/table-words.ts';
import { TAGS, type Tag } from '../tags.ts';
import { MEEPLES, NUMBERS, REALMS, SENTENCES, sayings, speak, textsOf } from './sentences.ts';
import { misprintsOf } from './test-book.ts';

const FORMATS = Object.fromEntries(TAGS.map((tag) => [tag, new Intl.NumberFormat(tag)])) as Readonly<
  Record<Tag, Intl.NumberFormat>
>;
const catalogues = await Promise.all(TAGS.map(async (tag) => [tag, await tableIn(tag)] as const));

test('every sentence of English can be tried', () => {
  const functions = [...textsOf(en)].filter(([, text]) => typeof text === 'function').map(([path]) => path);
  expect(functions.sort()).toEqual(SENTENCES.map(({ path }) => path).sort());
  expect(REALMS.length).toBeGreaterThan(8);
  expect(MEEPLES.length).toBe(6);
});

describe.each(catalogues)('%s', (tag, words) => {
  test('goes by its own name', () => {
    expect(words.tag).toBe(tag);
  });

  test('has the same texts as English, none of them empty', () => {
    const english = textsOf(en);
    expect([...textsOf(words).keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of textsOf(words)) {
      expect(typeof text, path).toBe(typeof english.get(path));
      expect(text, path).not.toBe('');
    }
  });

  test('says what it has no word for by the name of the rules', () => {
    const { formula, reserve } = words.score;
    expect(formula({ terms: [{ what: 'beacon', count: 3, each: 4 }], points: 12 })).toContain('3 beacon × 4');
    expect(reserve([{ meeple: 'giant', count: 1 }])).toContain('1 giant');
    expect(words.battle.fromMeeple('giant', 1, 2)).toContain('giant +2');
  });

  test('has a word for all that the rules and the bots name', () => {
    for (const edition of EDITIONS) {
      const modules = [...edition.base, ...edition.optional];
      expect(words.editions, edition.name).toHaveProperty(edition.name);
      for (const color of edition.colors) expect(words.colors, color).toHaveProperty(color);
      for (const { name } of edition.optional) expect(words.modules, name).toHaveProperty(name);
      for (const name of Object.keys(knownOptions(modules))) expect(words.options, name).toHaveProperty(name);
    }
    for (const name of [...OPPONENTS, ...Object.values(CHARACTERS).flat()])
      expect(words.bots, name).toHaveProperty(name);
    for (const name of REASONS) {
      expect(words.advice.gains, name).toHaveProperty(name);
      expect(words.advice.losses, name).toHaveProperty(name);
    }
    for (const name of REALMS) expect(words.realms, name).toHaveProperty(name);
    for (const name of MEEPLES) expect(words.kinds, name).toHaveProperty(name);
  });

  test('has no bot that bears the name of a meeple: by ear nobody could tell them apart', () => {
    const roles = REALMS.flatMap((realm) => MEEPLES.map((meeple) => words.heard.role(realm, meeple).toLowerCase()));
    for (const [bot, { name }] of Object.entries(words.bots)) expect(roles, bot).not.toContain(name.toLowerCase());
  });

  test.each(SENTENCES)('$path says every name and number that English says', ({ path, samples }) => {
    for (const sample of samples) {
      const [text, english] = [speak(words, path, sample), speak(en, path, sample)];
      for (const part of sample) {
        if (typeof part === 'string' && part.startsWith('‹')) expect(text).toContain(part);
        if (typeof part === 'number' && english.includes(format('en', part))) {
          expect(
            [String(part), format(tag, part)].some((digits) => text.includes(digits)),
            text,
          ).toBe(true);
        }
      }
    }
  });

  test.each(SENTENCES)('$path tells apart what English tells apart', ({ path, samples }) => {
    const meant = new Map<string, string>();
    for (const sample of samples) {
      const [text, english] = [speak(words, path, sample), speak(en, path, sample)];
      expect(meant.get(text) ?? english, text).toBe(english);
      meant.set(text, english);
    }
  });

  test('is printed as its readers expect', () => {
    // A key that is a mark itself is named as it stands.
    const texts = [...sayings(words)].filter(([, text]) => text.length > 1);
    expect(misprintsOf(tag, texts)).toEqual([]);
  });
});

describe('nouns follow their numbers', () => {
  const points = (words: Catalogue) => NUMBERS.map((n) => words.score.points(n));
  const DUE: Readonly<Record<string, readonly string[]>> = {
    en: ['0 points', '1 point', '2 points', '5 points', '11 points', '21 points', '1.5 points'],
    de: ['0 Punkte', '1 Punkt', '2 Punkte', '5 Punkte', '11 Punkte', '21 Punkte', '1,5 Punkte'],
    fr: ['0 point', '1 point', '2 points', '5 points', '11 points', '21 points', '1,5 point'],
    it: ['0 punti', '1 punto', '2 punti', '5 punti', '11 punti', '21 punti', '1,5 punti'],
    es: ['0 puntos', '1 punto', '2 puntos', '5 puntos', '11 puntos', '21 puntos', '1,5 puntos'],
    ru: ['0 очков', '1 очко', '2 очка', '5 очков', '11 очков', '21 очко', '1,5 очка'],
  };
  test.each(among(DUE))('in %s', (tag, words) => {
    expect(points(words)).toEqual(DUE[tag]);
  });
});

describe('sentences follow their numbers', () => {
  const SAMPLE = [0, 1, 2, 5, 21];
  /** The sentence of a game that waits, without what comes before its number. */
  const WAITING: Readonly<Record<string, readonly string[]>> = {
    en: ['0 tiles on the table.', '1 tile on', '2 tiles on', '5 tiles on', '21 tiles on'],
    de: [
      '0 Plättchen liegen schon.',
      '1 Plättchen liegt',
      '2 Plättchen liegen',
      '5 Plättchen liegen',
      '21 Plättchen liegen',
    ],
    fr: [
      '0 tuile déjà posée.',
      '1 tuile déjà posée',
      '2 tuiles déjà posées',
      '5 tuiles déjà posées',
      '21 tuiles déjà posées',
    ],
    it: ['0 tessere già posizionate.', '1 tessera già posizionata', '2 tessere già', '5 tessere già', '21 tessere già'],
    es: ['0 losetas ya colocadas.', '1 loseta ya colocada', '2 losetas ya', '5 losetas ya', '21 losetas ya'],
    ru: [
      '0 плиток уже выложено.',
      '1 плитка уже выложена',
      '2 плитки уже выложены',
      '5 плиток уже выложено',
      '21 плитка уже выложена',
    ],
  };
  /** The chance that a tile comes among the next one, two and five. */
  const CHANCE: Readonly<Record<string, readonly string[]>> = {
    en: ['9% to come on the next draw', '9% to come within 2 draws', '9% to come within 5 draws'],
    de: [
      '9% Chance beim nächsten Plättchen',
      '9% Chance bei den nächsten 2 Plättchen',
      '9% Chance bei den nächsten 5 Plättchen',
    ],
    fr: ['9% de chances à la prochaine pioche', '9% de chances en 2 pioches', '9% de chances en 5 pioches'],
    it: ['9% di probabilità alla prossima pescata', '9% di probabilità in 2 pescate', '9% di probabilità in 5 pescate'],
    es: [
      '9% de probabilidad de que salga a continuación',
      '9% de probabilidad de que salga entre las próximas 2 losetas',
      '9% de probabilidad de que salga entre las próximas 5 losetas',
    ],
    ru: ['выйдет следующей: 9%', 'выйдет среди следующих 2 плиток: 9%', 'выйдет среди следующих 5 плиток: 9%'],
  };
  /** One die against two, and three against one and two. */
  const ODDS: Readonly<Record<string, readonly string[]>> = {
    en: ['1 die against 2, 9% to win', '3 dice against 1 and 2, 9% to win'],
    de: ['1 Würfel gegen 2, 9% Siegchance', '3 Würfel gegen 1 und 2, 9% Siegchance'],
    fr: ['dés : 1 contre 2, 9% de chances', 'dés : 3 contre 1 et 2, 9% de chances'],
    it: ['dadi: 1 contro 2, vittoria al 9%', 'dadi: 3 contro 1 e 2, vittoria al 9%'],
    es: ['dados: 1 contra 2, 9% de probabilidad de ganar', 'dados: 3 contra 1 y 2, 9% de probabilidad de ganar'],
    ru: ['кубики: 1 против 2, шанс победы 9%', 'кубики: 3 против 1 и 2, шанс победы 9%'],
  };

  test.each(among(ODDS))('in %s', (tag, { setup, stack, turn }) => {
    for (const [i, n] of SAMPLE.entries()) expect(setup.resumeHint(n)).toContain(WAITING[tag][i]);
    expect([1, 2, 5].map((n) => stack.chance('9%', n))).toEqual(CHANCE[tag]);
    expect([turn.odds(1, [2], '9%'), turn.odds(3, [1, 2], '9%')]).toEqual(ODDS[tag]);
  });
});

describe('a team is called with its article', () => {
  const TEAM: Readonly<Record<string, readonly string[]>> = {
    fr: ['L’Empire se retire, +2', 'la route de l’Empire', 'la route d’Ada'],
    it: ['L’Impero si ritira, +2', 'la strada dell’Impero', 'la strada di Ada'],
    es: ['El Imperio se retira, +2', 'el camino del Imperio', 'el camino de Ada'],
  };
  test.each(among(TEAM))('in %s', (tag, { battle, heard, teams }) => {
    const said = [battle.lost(teams[1], 2), heard.theirs('road', teams[1]), heard.theirs('road', 'Ada')];
    expect(said).toEqual(TEAM[tag]);
  });
});

describe('a meeple goes into or onto a realm', () => {
  const CONFIRM: Readonly<Record<string, readonly string[]>> = {
    en: ['in the asteroid field', 'in the city', 'on the abbey', 'on the road', 'in the meadow'],
    de: ['ins Asteroidenfeld', 'in die Stadt', 'ins Kloster', 'auf die Straße', 'auf die Wiese'],
    fr: ['dans le champ d’astéroïdes', 'dans la ville', 'dans l’abbaye', 'sur la route', 'dans le pré'],
    it: ['nel campo di asteroidi', 'nella città', 'nell’abbazia', 'sulla strada', 'nel prato'],
    es: ['en el campo de asteroides', 'en la ciudad', 'en el monasterio', 'en el camino', 'en el campo'],
    ru: ['на астероидное поле', 'в город', 'в монастырь', 'на дорогу', 'на луг'],
  };
  test.each(among(CONFIRM))('in %s', (tag, { turn }) => {
    for (const [i, realm] of ['asteroid', 'city', 'monastery', 'road', 'field'].entries())
      expect(turn.confirmMeeple(realm, 'normal')).toMatch(new RegExp(` ${CONFIRM[tag][i]}$`));
  });
});

function format(tag: Tag, n: number): string {
  return FORMATS[tag].format(n);
}

/** The catalogues of the languages for which it is known what is due. */
function among(due: Readonly<Record<string, unknown>>) {
  return catalogues.filter(([tag]) => Object.hasOwn(due, tag));
}
