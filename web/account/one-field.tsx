import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly heading: string;
  readonly hint: string;
  readonly label: string;
  readonly go: string;
  /** Does what the form is for; resolves with why it failed, or null. */
  readonly act: () => Promise<string | null>;
  readonly children: ComponentChildren;
}

export function CardField({ label, children }: Pick<FormProps, 'label' | 'children'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="stack gap-1 font-semibold">
      {label}
      {children}
    </label>
  );
}

export function OneField({ heading, hint, label, go, act, children }: FormProps) {
  return (
    <form class="card panel stack gap-3">
      <h2 class="heading">{heading}</h2>
      <p class="text-muted">{hint}</p>
      <CardField label={label}>{children}</CardField>
      <ActionButton type="submit" class="primary justify-self-start" text={go} act={act} />
    </form>
  );
}
