import { LANGUAGES, type Language, TAGS, type Tag } from '../words/language.ts';
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
          class="grow"
          value={language.tag.value}
          onChange={({ currentTarget }) => void language.choose(currentTarget.value as Tag)}
        >
          {TAGS.map((tag) => (
            <option key={tag} value={tag} lang={tag}>
              {LANGUAGES[tag]}
            </option>
          ))}
        </select>
      </label>
      {language.failed.value && <p role="alert">{words.errors.language}</p>}
    </div>
  );
}
