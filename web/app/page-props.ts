import type { App } from './app.ts';

/** The props that all pages with tables share. */
export function pageProps(app: App) {
  const { ports } = app;
  const { ui, storage, language, botWorker, sharer } = ports;
  return { ui, storage, language, botWorker, sharer, ports, onRules: (rule?: string) => app.openRules(rule) };
}

/** The full address of a path. */
export const hrefOf = (address: string): string => new URL(address, document.baseURI).href;
