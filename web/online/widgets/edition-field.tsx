import { EDITIONS } from '@asteroute/engine';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { Signal } from '@preact/signals';

interface Props {
  readonly words: Words<'online'>;
  readonly edition: Signal<string>;
}

export function EditionField({ words, edition }: Props) {
  return (
    <label class="field stack gap-1">
      <span>{words.online.company.edition}</span>
      <select value={edition.value} onChange={({ currentTarget: { value } }) => (edition.value = value)}>
        {EDITIONS.map(({ name }) => (
          <option key={name} value={name}>
            {words.page.editions[name]?.name ?? name}
          </option>
        ))}
      </select>
    </label>
  );
}
