import { type ReadonlySignal, signal } from '@preact/signals';

/** The event of browsers that offer to install a page. It is no standard, and Firefox and Safari do not have it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** Null if the browser does not offer to install the page, or no longer. */
export function watchInstall(page: Pick<Window, 'addEventListener'>): ReadonlySignal<(() => void) | null> {
  const ask = signal<(() => void) | null>(null);
  page.addEventListener('beforeinstallprompt', (event) => {
    // Suppresses the browser's own bar, which would cover the table.
    event.preventDefault();
    ask.value = () => {
      ask.value = null;
      void (event as InstallEvent).prompt();
    };
  });
  return ask;
}
