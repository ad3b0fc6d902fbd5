import { TAGS, type Tag } from '@asteroute/words/tags.ts';
import type { Language } from '../words/language.ts';
import { Icon } from './controls/parts.tsx';

/** Chooses the language of the page. Each is named in its own language. */
export function LanguageSwitch({ language }: { readonly language: Language }) {
  const words = language.words.value;
  return (
    <div class="language">
      <label class="row">
        <Icon name="globe" />
        <span class="visually-hidden">{words.menu.language}</span>
        <select
          class="flex-1"
          value={language.tag.value}
          onChange={({ currentTarget }) => void language.choose(currentTarget.value as Tag)}
        >
          {TAGS.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {nameOf(tag)}
            </option>
          ))}
        </select>
      </label>
      {language.failed.value && <p role="alert">{words.errors.language}</p>}
    </div>
  );
}

/** The name of a language in itself: "Deutsch", "Français". */
function nameOf(tag: Tag): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
