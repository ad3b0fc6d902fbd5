import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useEffect } from 'preact/hooks';
import type { Ui } from '../settings/ui.ts';

const STAYS_MS = 5000;

/** Shows for a few seconds why a key did nothing. */
export function NoticeLine({ ui, words }: { readonly ui: Ui; readonly words: Catalogue }) {
  const notice = ui.notice.value;
  useEffect(() => {
    if (notice === null) return;
    const timer = setTimeout(() => (ui.notice.value = null), STAYS_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return (
    <p class="notice pointer-events-none" role="status">
      {notice !== null && <span class="floating shadow-lg rounded-full">{words.notices[notice]}</span>}
    </p>
  );
}
