import { applyAccessibility } from '@asteroute/page/settings/accessibility.ts';
import { createUi } from '@asteroute/page/settings/ui.ts';
import { keepFocus } from '@asteroute/page/views/keep-focus.ts';
import { ENGLISH, openLanguage } from '@asteroute/page/words/language.ts';
import { tableIn } from '@asteroute/words/loaders/table-words.ts';
import { signal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { App } from './app.ts';
import { browserSharer } from './browser/sharer.ts';
import { browserPorts } from './browser.ts';
import { CrashPage } from './crash.tsx';
import { Page } from './page.tsx';
import { START } from './places/place.ts';
import './styles.css';

/** No top-level await: a lazy chunk imports code of this one and would deadlock. */
async function main(): Promise<void> {
  const storage = () => localStorage;
  const place = signal(START);
  const ui = createUi(storage, place);
  const language = await openLanguage({
    load: tableIn,
    storage,
    wanted: navigator.languages,
    announce: (tag) => {
      document.documentElement.lang = tag;
    },
  });
  const app = await App.open(browserPorts({ storage, ui, language, place }));
  applyAccessibility(document.documentElement, ui);
  keepFocus(document);
  takeOver(root(), <Page app={app} />);
}

/** Renders the page in place of what `first-page.js` shows, and repeats what was pressed and typed there. */
function takeOver(host: HTMLElement, page: VNode): void {
  const pressed = host.querySelector<HTMLElement>('[aria-busy=true]');
  const field = host.querySelector('input');
  const typed = field?.value;
  host.onclick = host.onsubmit = null;
  render(page, host);
  pressed?.click();
  if (field === null || !typed) return;
  field.value = typed;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

const root = (): HTMLElement => document.getElementById('app') as HTMLElement;

main().catch((error: unknown) =>
  render(<CrashPage error={error} words={ENGLISH} sharer={browserSharer(document.baseURI)} />, root()),
);
