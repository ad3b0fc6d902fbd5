import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';

/** Milliseconds until the memory of a saved file is released: Safari reads it only after the person has agreed. */
const SAVED_WITHIN_MS = 60_000;

/** Shares games by the clipboard, the share dialog and the downloads of the browser; `home` is the page's address. */
export function browserSharer(home: string): Sharer {
  return {
    // As a path, which unlike a hash is sent to the server: it shows messengers a preview of the game.
    address: ({ text, ply }) => [`${home}game`, text, ply ?? []].flat().join('/'),
    copy,
    // Over plain HTTP browsers have no share dialog.
    send:
      'share' in navigator ? (url, text, picture) => void share({ title: document.title, text, url }, picture) : null,
    download: (name, text) => save(name, new Blob([text], { type: typeOf(name) })),
    picture(name, picture) {
      const files = [new File([picture], name, { type: picture.type })];
      if (navigator.canShare?.({ files })) void navigator.share({ files }).catch(() => {});
      else save(name, picture);
    },
  };
}

/** The type of a file by the end of its name: calendar programs open their files by it. */
const typeOf = (name: string): string => (name.endsWith('.ics') ? 'text/calendar' : 'application/json');

/** Copies by the clipboard API; over plain HTTP, where browsers withhold it, by the command that copies a selection. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'visually-hidden';
  // In an open dialog, because behind it nothing can be selected.
  (focused?.closest('dialog') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, text.length);
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Opens the share dialog, with the picture if the browser can share one. */
async function share(data: ShareData, picture: (() => Promise<Blob>) | undefined): Promise<void> {
  // If the picture cannot be drawn, the text is shared without it.
  const blob = await picture?.().catch(() => undefined);
  const files = blob === undefined ? [] : [new File([blob], 'asteroute.png', { type: blob.type })];
  const whole = { ...data, files };
  // Closing the share dialog rejects the promise; that is not a fault.
  await navigator.share(files.length > 0 && navigator.canShare?.(whole) ? whole : data).catch(() => {});
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), SAVED_WITHIN_MS);
}
