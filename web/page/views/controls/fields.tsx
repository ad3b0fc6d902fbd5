import type { Signal } from '@preact/signals';
import type { ComponentChildren, InputHTMLAttributes } from 'preact';

interface FieldProps {
  readonly label: string;
  readonly children: ComponentChildren;
}

/** A control under its label. */
export function LabelledField({ label, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="field stack gap-1 font-semibold">
      {label}
      {children}
    </label>
  );
}

type Attribute = 'required' | 'maxLength' | 'class' | 'pattern' | 'spellcheck' | 'autocomplete' | 'aria-label';

interface TextFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, Attribute> {
  readonly label: string;
  readonly value: Signal<string>;
}

export function TextField({ label, value, ...rest }: TextFieldProps) {
  return (
    <LabelledField label={label}>
      <input {...rest} type="text" {...bound(value)} />
    </LabelledField>
  );
}

/** The attributes of a field that shows a signal and changes it. */
export const bound = (value: Signal<string>) => ({
  value: value.value,
  onInput: ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => (value.value = currentTarget.value),
});

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  return (
    <LabelledField label={label}>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}
