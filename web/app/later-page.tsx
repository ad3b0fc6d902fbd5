import { later } from '@asteroute/page/views/controls/later.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { PageProps } from '@asteroute/page/views/pages/page-ports.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { ComponentType } from 'preact';

/** A page that is loaded when it is first shown. While it loads, and if that fails, a text says so, and a button leads back. */
export function laterPage<At>(
  load: () => Promise<ComponentType<PageProps<At>>>,
  loading: (words: Catalogue) => string,
): ComponentType<PageProps<At>> {
  return later(load, ({ page }, failed) => {
    const words = page.language.words.value;
    return (
      <main class="door grid place-items-center gap-4 text-center" aria-busy={!failed}>
        <p role="status">{failed ? words.learn.failed : loading(words)}</p>
        <Button text={words.learn.back} onClick={page.back} />
      </main>
    );
  });
}
