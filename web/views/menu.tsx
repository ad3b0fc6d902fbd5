import type { Speed } from '../timeline.ts';
import type { Ui } from '../ui.ts';
import type { Language } from '../words/language.ts';
import { LanguageSwitch } from './language.tsx';
import { Sheet } from './parts.tsx';

const SPEEDS: readonly Speed[] = ['full', 'short', 'off'];

/** Settings of this table, the keys, and the way out. */
export function Menu({
  ui,
  language,
  onLeave,
  onRules,
}: {
  readonly ui: Ui;
  readonly language: Language;
  readonly onLeave: () => void;
  readonly onRules: () => void;
}) {
  const words = language.words.value;
  return (
    <Sheet title={words.menu.open} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <fieldset class="segments">
        <legend>{words.menu.speed}</legend>
        {SPEEDS.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={ui.speed.value === speed}
              onChange={() => (ui.speed.value = speed)}
            />
            <span>{words.menu.speeds[speed]}</span>
          </label>
        ))}
      </fieldset>
      <LanguageSwitch language={language} />
      <h3>{words.menu.help}</h3>
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
      <button type="button" class="quiet wide" onClick={onRules}>
        {words.learn.rules}
      </button>
      <button type="button" class="quiet wide" onClick={onLeave}>
        {words.menu.leave}
      </button>
      <p class="muted">{words.menu.leaveHint}</p>
      <p class="muted">{words.unofficial}</p>
    </Sheet>
  );
}
