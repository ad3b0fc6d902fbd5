import type { ComponentChildren } from 'preact';
import type { TableController } from '../../match/controller.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/language.ts';
import { LanguageSwitch } from '../language.tsx';
import { Sheet } from '../parts.tsx';
import { SettingsSheet } from './settings.tsx';

/** Settings of this table, the keys, and the way out. */
export function Menu({
  table,
  ui,
  language,
  leaveHint,
  onLeave,
  onRules,
  children,
}: {
  readonly table: TableController;
  readonly ui: Ui;
  readonly language: Language;
  /** A line that says what happens to the game. */
  readonly leaveHint: string;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  readonly children?: ComponentChildren;
}) {
  const words = language.words.value;
  return (
    <Sheet title={words.menu.open} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      {children}
      <button type="button" class="quiet wide" onClick={() => plan(ui)}>
        {words.plan.start}
      </button>
      <SettingsSheet table={table} ui={ui} words={words} />
      <LanguageSwitch language={language} />
      <button type="button" class="quiet wide" onClick={() => (ui.panel.value = 'typed')}>
        {words.typed.heading}
      </button>
      <h3>{words.menu.help}</h3>
      <Keys words={words} />
      <button type="button" class="quiet wide" onClick={onRules}>
        {words.learn.rules}
      </button>
      <button type="button" class="quiet wide" onClick={onLeave}>
        {words.menu.leave}
      </button>
      <p class="muted">{leaveHint}</p>
      <p class="muted">{words.unofficial}</p>
    </Sheet>
  );
}

/** The keyboard shortcuts. */
function Keys({ words }: { readonly words: Catalogue }) {
  return (
    <dl class="keys">
      {words.menu.keys.map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Opens or closes the sandbox; the menu closes. */
function plan(ui: Ui): void {
  ui.panel.value = null;
  ui.planning.value = !ui.planning.value;
}
