import { type ReadonlySignal, signal } from '@preact/signals';

/** What browsers report that offer to install a page; no standard, and unknown to Firefox and Safari. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Asks the person whether to install the page; null where the browser offers nothing, or no longer. */
export function watchInstall(page: Pick<Window, 'addEventListener'>): ReadonlySignal<(() => void) | null> {
  const ask = signal<(() => void) | null>(null);
  page.addEventListener('beforeinstallprompt', (event) => {
    // The browser's own bar would lie over the table.
    event.preventDefault();
    ask.value = () => {
      ask.value = null;
      void (event as InstallEvent).prompt();
    };
  });
  return ask;
}
