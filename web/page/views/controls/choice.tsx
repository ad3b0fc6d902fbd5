import type { Signal } from '@preact/signals';

/** One of a few, side by side. */
export function Segments<T extends string>(props: {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly text: (option: T) => string;
  readonly value: Signal<T>;
}) {
  const { name, legend, options, text, value } = props;
  return (
    <fieldset class="segments wrap">
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="radio" name={name} checked={value.value === option} onChange={() => (value.value = option)} />
          <span>{text(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A slider from nothing to `most`. */
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
