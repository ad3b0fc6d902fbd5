import type { Catalogue } from '@asteroute/words/en/table.ts';
import { firstEn } from '@asteroute/words/en/table-first.ts';
import { bestOf, TAGS, type Tag } from '@asteroute/words/tags.ts';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { onOtherWindow, StoredValue } from '../storage/stored.ts';

/** In the first chunk, as the fallback. The texts of views that are loaded later join it (`later`). */
export const ENGLISH = firstEn as Catalogue;

export interface LanguagePorts {
  readonly load: (tag: Tag) => Promise<Catalogue>;
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
  const { load, storage, wanted, announce } = ports;
  const words = signal<Catalogue>(ENGLISH);
  const tag = signal<Tag>('en');
  const failed = signal(false);
  let asked: Tag = 'en';

  /** True once the language is set; false if it could not be loaded or a later choice replaced it. */
  async function speak(next: Tag): Promise<boolean> {
    asked = next;
    const catalogue = next === 'en' ? ENGLISH : await load(next).catch(() => null);
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
