import { later } from '@asteroute/page/views/controls/later.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Language } from '@asteroute/page/words/language.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentType } from 'preact';

/**
 * A page that is loaded when it is first shown. While it loads, and if that fails, a text says so, and a button leads
 * back; `texts` returns the text for the time of loading and the action of the button.
 */
export function laterPage<P extends { readonly language: Language }>(
  load: () => Promise<ComponentType<P>>,
  texts: (words: Catalogue, props: P) => readonly [loading: string, onBack: () => void],
): ComponentType<P> {
  return later(load, (props, failed) => {
    const words = props.language.words.value;
    const [loading, onBack] = texts(words, props);
    return (
      <main class="door grid place-items-center gap-4 text-center" aria-busy={!failed}>
        <p role="status">{failed ? words.learn.failed : loading}</p>
        <Button text={words.learn.back} onClick={onBack} />
      </main>
    );
  });
}
