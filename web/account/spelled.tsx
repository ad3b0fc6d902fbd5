/** A code in two groups; a screen reader says each letter or digit. */
export function Spelled({ text }: { readonly text: string }) {
  const half = text.length / 2;
  return (
    <p class="account-digits text-3xl">
      <span aria-hidden="true">
        {text.slice(0, half)} {text.slice(half)}
      </span>
      <span class="visually-hidden">{Array.from(text).join(' ')}</span>
    </p>
  );
}
