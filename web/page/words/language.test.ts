import { en } from '@asteroute/words/en/table.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { bestOf, type Tag } from '@asteroute/words/tags.ts';
import { expect, test } from 'vitest';
import { openLanguage } from './language.ts';

/** A storage that knows one thing. */
function storageWith(kept: string | null): Storage {
  const memory = new Map(kept === null ? [] : [['asteroute.language', kept]]);
  return {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => memory.set(key, value),
  } as unknown as Storage;
}

function portsFor(storage: Storage, ...wanted: readonly string[]) {
  const announced: Tag[] = [];
  return {
    announced,
    ports: { load: tableIn, storage: () => storage, wanted, announce: announced.push.bind(announced) },
  };
}

test('the first language that a person reads and the page speaks is taken', () => {
  expect(bestOf(['de-AT', 'en'])).toBe('de');
  expect(bestOf(['nl', 'DE'])).toBe('de');
  expect(bestOf(['nl-BE', 'pt'])).toBe('en');
  expect(bestOf([])).toBe('en');
  expect(bestOf(['constructor'])).toBe('en');
});

test('a choice is kept, and goes before what the browser wants', async () => {
  const storage = storageWith(null);
  const { ports, announced } = portsFor(storage, 'en-GB');
  const language = await openLanguage(ports);
  expect([language.tag.value, language.words.value.tag]).toEqual(['en', 'en']);
  expect(storage.getItem('asteroute.language')).toBe(null);
  await language.choose('de');
  expect([language.tag.value, language.words.value.tag]).toEqual(['de', 'de']);
  expect(announced).toEqual(['en', 'de']);
  expect((await openLanguage(portsFor(storage, 'en-GB').ports)).tag.value).toBe('de');
});

test('a kept language that is none is as good as no choice', async () => {
  expect((await openLanguage(portsFor(storageWith('tlh'), 'de').ports)).tag.value).toBe('de');
});

test('a browser that keeps nothing still speaks', async () => {
  const { ports } = portsFor(storageWith(null), 'de');
  const storage = () => {
    throw new Error('no storage here');
  };
  const language = await openLanguage({ ...ports, storage });
  expect(language.tag.value).toBe('de');
  await language.choose('en');
  expect(language.tag.value).toBe('en');
});

test('a language that does not load leaves the page as it was, and says so until one loads', async () => {
  const storage = storageWith(null);
  const { ports } = portsFor(storage, 'en');
  const load = (tag: Tag) => (tag === 'de' ? Promise.reject(new Error('no network')) : tableIn(tag));
  const language = await openLanguage({ ...ports, load });
  await language.choose('de');
  expect([language.tag.value, language.failed.value, storage.getItem('asteroute.language')]).toEqual([
    'en',
    true,
    null,
  ]);
  await language.choose('en');
  expect(language.failed.value).toBe(false);
});

test('who chooses twice means the second, whichever comes first', async () => {
  const { ports, announced } = portsFor(storageWith(null), 'en');
  let arrive = () => {};
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = (tag: Tag) => (tag === 'de' ? late.then(() => tableIn('de')) : tableIn(tag));
  const language = await openLanguage({ ...ports, load });
  const [first, second] = [language.choose('de'), language.choose('en')];
  await second;
  arrive();
  await first;
  expect(language.words.value).toBe(en);
  expect(announced).toEqual(['en', 'en']);
});
