import { render } from 'preact';
import { applyComfort } from '../settings/comfort.ts';
import { createUi } from '../settings/ui.ts';
import { keepFocus } from '../views/keep-focus.ts';
import { CATALOGUES, openLanguage } from '../words/language.ts';
import { App } from './app.ts';
import { browserPorts } from './browser.ts';
import { Page } from './page.tsx';
import './styles.ts';

/** No top-level await: a lazy chunk imports code of this one and would deadlock. */
async function main(): Promise<void> {
  const storage = () => localStorage;
  const ui = createUi(storage);
  const language = await openLanguage({
    catalogues: CATALOGUES,
    storage,
    wanted: navigator.languages,
    announce: (tag) => {
      document.documentElement.lang = tag;
    },
  });
  const app = new App(browserPorts(storage, ui, language));
  applyComfort(document.documentElement, ui);
  keepFocus(document);
  render(<Page app={app} />, document.getElementById('app') as HTMLElement);
}

void main();
