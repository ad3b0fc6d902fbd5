import type { ComponentChildren, ComponentProps } from 'preact';
import { useId } from 'preact/hooks';

interface CardProps extends ComponentProps<'section'> {
  readonly heading: string;
  readonly hint?: string;
  readonly level?: 'h2' | 'h3';
}

/** A part of a page under its heading, whose id is `id`. */
export function Card({ heading, hint, level: Heading = 'h2', id: given, class: look = '', ...props }: CardProps) {
  const { children, ...rest } = props;
  const own = useId();
  const id = given ?? own;
  return (
    <section class={`card panel stack gap-3 ${look}`} aria-labelledby={id} {...rest}>
      <Heading class="heading" id={id}>
        {heading}
      </Heading>
      {hint && <p class="text-muted">{hint}</p>}
      {children}
    </section>
  );
}

/** Short facts in frames beside each other. */
export function Facts({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul class="flex-wrap flex gap-2">
      {facts.map((fact) => (
        <li key={fact} class="fact">
          {fact}
        </li>
      ))}
    </ul>
  );
}

interface DataTableProps {
  /** Where it may be too wide for its part of the page. */
  readonly label?: string;
  /** The names of the columns; that of the rows' own names is the first text, unless `names` says which. */
  readonly columns: readonly (ComponentChildren | null)[];
  readonly names?: number;
  readonly children: ComponentChildren;
}

/** A table of figures, which scrolls by itself where it is too wide. */
export function DataTable({ label, columns, names = 0, children }: DataTableProps) {
  return (
    <section class="table-scroll" aria-label={label} tabIndex={label === undefined ? undefined : 0}>
      <table>
        <thead>
          <tr class="text-muted text-sm">
            {columns.map((name, at) =>
              name === null ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col" class={at === names ? 'text-start' : ''}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
