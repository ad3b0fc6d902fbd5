import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

interface FormProps {
  readonly heading: string;
  readonly hint: string;
  readonly label: string;
  readonly go: string;
  /** Does what the form is for; resolves with why it failed, or null. */
  readonly onSubmit: () => Promise<string | null>;
  readonly children: ComponentChildren;
}

/** A field below its label. */
export function CardField({ label, children }: Pick<FormProps, 'label' | 'children'>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label class="stack gap-1 bold">
      {label}
      {children}
    </label>
  );
}

/** A card with one field and one button. The button stays enabled, because a disabled one loses the focus. */
export function OneField({ heading, hint, label, go, onSubmit, children }: FormProps) {
  const busy = useSignal(false);
  const fault = useSignal<string | null>(null);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (busy.peek()) return;
    busy.value = true;
    fault.value = await onSubmit();
    busy.value = false;
  };
  return (
    <form class="account-card card panel stack gap-3" onSubmit={(event) => void submit(event)}>
      <h2 class="heading">{heading}</h2>
      <p class="muted">{hint}</p>
      <CardField label={label}>{children}</CardField>
      <p role="alert" class="account-fault">
        {fault.value}
      </p>
      <Button type="submit" class="primary self-start" text={go} aria-disabled={busy.value} />
    </form>
  );
}
