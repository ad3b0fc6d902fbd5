import type { ComponentChildren } from 'preact';
import { themeName } from '../../present/appearance.ts';
import { refusedText } from '../../present/refusal.ts';
import { toggleSheet } from '../../settings/ui.ts';
import { Button, IconButton } from '../controls/parts.tsx';
import type { UiProps, ViewProps } from '../controls/props.ts';

/** The buttons beside the players; those for which there is no room are in the menu. */
export function Tools({ table, ui, words, children }: UiProps & { readonly children: ComponentChildren }) {
  const left = words.stack.left(table.shown.game.value.position.stackSize);
  const panel = (name: 'log' | 'stack' | 'menu') => ({
    'aria-expanded': ui.panel.value === name,
    onClick: () => toggleSheet(ui, name),
  });
  return (
    <nav class="tools bar">
      <button type="button" class="quiet tool-stack" aria-label={left} title={left} {...panel('stack')}>
        <svg class="tile" viewBox="0 0 100 100" aria-hidden="true">
          <use href={`#tile-back-${themeName(table.shown.game.value)}`} width="100" height="100" />
        </svg>
        <b class="heading">{table.shown.game.value.position.stackSize}</b>
      </button>
      <IconButton icon="log" class="quiet wide-only" name={words.log.heading} {...panel('log')} />
      <IconButton
        icon="owners"
        class="quiet wide-only"
        name={words.menu.owners}
        aria-pressed={ui.owners.value}
        onClick={() => (ui.owners.value = !ui.owners.value)}
      />
      {children}
      <IconButton icon="menu" class="quiet" name={words.menu.open} {...panel('menu')} />
    </nav>
  );
}

type FaultsProps = ViewProps & { readonly onRules: (rule: string) => void };

/** Shows the reason of a refused turn with its rule, or a fault of the table. */
export function Faults({ table, words, onRules }: FaultsProps) {
  const fault = table.link.fault.value;
  const refusal = table.turn.refusal.value;
  if (fault === null && refusal === null) return null;
  const rule = refusal?.told?.rule ?? null;
  return (
    <p class="fault padded floating raised centered" role="alert">
      {refusal !== null ? refusedText(words, table.shown.game.value, refusal) : words.errors[fault ?? 'bot']}
      {rule !== null && <Button text={rule} onClick={() => onRules(rule)} />}
    </p>
  );
}
