import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Icon } from './parts.tsx';

export interface SegmentsProps<T extends string | number> {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly T[];
  readonly text: (option: T) => ComponentChildren;
  readonly value: T;
  readonly onChoose: (option: T) => void;
  readonly class?: string;
  /** The classes of its legend; bold if absent. */
  readonly legendClass?: string;
  /** The colour of the player that an option stands for. */
  readonly color?: (option: T) => string;
}

export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { name, legend, options, text, value, onChoose, legendClass, color } = props;
  return (
    <fieldset class={`segments flex gap-0 flex-wrap ${props.class ?? ''}`}>
      <legend class={legendClass ?? 'font-semibold'}>{legend}</legend>
      {options.map((option) => (
        <label class="flex-1" key={option} data-color={color?.(option)}>
          <input type="radio" name={name} checked={value === option} onChange={() => onChoose(option)} />
          <span class="grid place-items-center">{text(option)}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Slider(props: {
  readonly label: string;
  readonly icon: string;
  readonly most: number;
  readonly value: Signal<string>;
}) {
  const { label, icon, most, value } = props;
  return (
    <label class="slider stack items-center">
      <Icon name={icon} />
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
