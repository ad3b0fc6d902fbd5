import type { Signal } from '@preact/signals';
import { CHOICES, type Choice, type ChoiceName, type Preferences } from '../../settings/preferences.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** A setting with a few values, shown side by side. */
export function Segments(props: {
  readonly name: ChoiceName;
  readonly settings: Preferences;
  readonly words: Catalogue;
}) {
  const { name, settings, words } = props;
  const texts: { readonly [K in ChoiceName]: { readonly options: Record<Choice<K>, string> } } = words.choices;
  const options: Record<string, string> = texts[name].options;
  const value: Signal<string> = settings[name];
  return (
    <fieldset class="segments wrap">
      <legend>{words.choices[name].legend}</legend>
      {CHOICES[name].map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={value.value === option} onChange={() => (value.value = option)} />
          <span>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A slider from 0 to `most`. */
export function Slider(props: {
  readonly label: string;
  readonly icon: string;
  readonly most: number;
  readonly value: Signal<string>;
}) {
  const { label, icon, most, value } = props;
  return (
    <label class="slider stack">
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <use href={`#icon-${icon}`} width="24" height="24" />
      </svg>
      <span>{label}</span>
      <input
        type="range"
        min="0"
        max={most}
        value={value.value}
        onInput={({ currentTarget }) => (value.value = currentTarget.value)}
      />
    </label>
  );
}
