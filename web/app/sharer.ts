import type { ReadonlySignal } from '@preact/signals';
import { linkOf } from '../library/share.ts';
import type { Sharer } from '../views/sheets/share.tsx';
import type { Catalogue } from '../words/catalogue.ts';
import { makeAddress, START } from './routes.ts';

/** Shares games by the clipboard, the share dialog and the downloads of the browser. */
export function browserSharer(words: ReadonlySignal<Catalogue>): Sharer {
  return {
    address(past, at) {
      const link = linkOf(past, at, (seat) => words.value.setup.defaultName(seat + 1));
      return (
        location.origin +
        location.pathname +
        makeAddress({ ...START, page: { page: 'game', text: link.text }, look: link.ply })
      );
    },
    copy: (text) =>
      navigator.clipboard.writeText(text).then(
        () => true,
        () => false,
      ),
    // Closing the share dialog rejects the promise; that is not a fault.
    send: 'share' in navigator ? (url) => void navigator.share({ url }).catch(() => {}) : null,
    download: (name, text) => save(name, new Blob([text], { type: 'application/json' })),
    picture(name, picture) {
      const files = [new File([picture], name, { type: picture.type })];
      if (navigator.canShare?.({ files })) void navigator.share({ files }).catch(() => {});
      else save(name, picture);
    },
  };
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
