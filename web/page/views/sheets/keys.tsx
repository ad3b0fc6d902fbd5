import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Ui } from '../../settings/ui.ts';
import { Sheet } from '../controls/sheet.tsx';
import { Legend } from './legend.tsx';

export function Keys({ ui, words }: { readonly ui: Ui; readonly words: Catalogue }) {
  return (
    <Sheet title={words.menu.help} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <dl class="keys stack">
        {words.menu.keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Legend words={words} />
    </Sheet>
  );
}
