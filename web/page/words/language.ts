import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { onOtherWindow, StoredValue } from '../storage/stored.ts';
import type { Catalogue } from './catalogue.ts';
import { firstEn } from './en.ts';

/** The languages by their tags, each in its own words. */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  es: 'Español',
  ru: 'Русский',
} as const;
/** The tag of a language that the page speaks. */
export type Tag = keyof typeof LANGUAGES;
/** The tags of all languages, English first. */
export const TAGS = Object.keys(LANGUAGES) as readonly Tag[];

/** The whole catalogue of each language; all are loaded lazily. */
export const CATALOGUES: Readonly<Record<Tag, () => Promise<Catalogue>>> = {
  en: async () => (await import('./en-later.ts')).en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  it: async () => (await import('./it.ts')).it,
  es: async () => (await import('./es.ts')).es,
  ru: async () => (await import('./ru.ts')).ru,
};

/**
 * English is in the first chunk, as the fallback. The texts of views that are loaded later join it with the first of
 * them (`later`).
 */
export const ENGLISH = firstEn as Catalogue;

/** Dependencies of the choice of a language on the browser. */
export interface LanguagePorts {
  readonly catalogues: typeof CATALOGUES;
  readonly storage: () => Storage;
  /** The languages that the person reads, best first, as BCP 47 tags. */
  readonly wanted: readonly string[];
  /** Reports the language of the page to the browser. */
  readonly announce: (tag: Tag) => void;
}

/** The language of the page. It can change at any time; `words` is a signal. */
export interface Language {
  readonly words: ReadonlySignal<Catalogue>;
  readonly tag: ReadonlySignal<Tag>;
  /** True when the language that was chosen last could not be loaded. */
  readonly failed: ReadonlySignal<boolean>;
  /** Changes the language and keeps the choice. */
  choose(tag: Tag): Promise<void>;
}

const KEY = 'asteroute.language';

/** Opens the page in the language that was chosen before, or else in the first wanted language that has a catalogue. */
export async function openLanguage(ports: LanguagePorts): Promise<Language> {
  const { catalogues, storage, wanted, announce } = ports;
  const words = signal<Catalogue>(ENGLISH);
  const tag = signal<Tag>('en');
  const failed = signal(false);
  let asked: Tag = 'en';

  /**
   * Resolves with true once the language is set, and with false if it could not be loaded or a later choice replaced
   * it.
   */
  async function speak(next: Tag): Promise<boolean> {
    asked = next;
    const catalogue = next === 'en' ? ENGLISH : await catalogues[next]().catch(() => null);
    if (asked !== next) return false;
    failed.value = catalogue === null;
    if (catalogue === null) return false;
    batch(() => {
      words.value = catalogue;
      tag.value = next;
    });
    announce(next);
    return true;
  }

  const kept = new StoredValue<Tag | null>(storage, KEY, {
    none: null,
    parse: (text) => TAGS.find((one) => one === text) ?? null,
    write: String,
  });
  await speak(kept.get() ?? bestOf(wanted));
  onOtherWindow((key) => {
    const chosen = key === KEY ? kept.get() : null;
    if (chosen !== null) void speak(chosen);
  });
  return {
    words,
    tag,
    failed,
    choose: async (next) => {
      if (await speak(next)) kept.set(next);
    },
  };
}

/** The first wanted language that has a catalogue; English if none has. */
export function bestOf(wanted: readonly string[]): Tag {
  const primary = wanted.map((one) => one.toLowerCase().split('-')[0]);
  return primary.find((one): one is Tag => Object.hasOwn(LANGUAGES, one)) ?? 'en';
}
