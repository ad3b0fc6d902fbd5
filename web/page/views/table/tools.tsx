import type { ComponentChildren } from 'preact';
import { themeName } from '../../present/appearance.ts';
import { toggleSheet } from '../../settings/ui.ts';
import { IconButton } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';

/** The buttons beside the players; those for which there is no room are in the menu. */
export function Tools({ table, ui, words, children }: UiProps & { readonly children: ComponentChildren }) {
  const left = words.stack.left(table.shown.game.value.position.stackSize);
  const panel = (name: 'log' | 'stack' | 'menu') => ({
    'aria-expanded': ui.panel.value === name,
    onClick: () => toggleSheet(ui, name),
  });
  return (
    <nav class="tools flex gap-2">
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
