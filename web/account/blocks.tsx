import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { dateText } from '@asteroute/words/grammar.ts';
import type { OwnerProps } from './parts.ts';

export function BlockedPeople({ words: { page, account }, view, act }: OwnerProps) {
  const { blocks } = account;
  return (
    <section class="card panel stack gap-3" aria-label={blocks.heading}>
      <h2 class="heading">{blocks.heading}</h2>
      <p class="text-muted">{view.blocks.length === 0 ? blocks.none : blocks.about}</p>
      {view.blocks.length > 0 && (
        <ul class="divide-y stack gap-0">
          {view.blocks.map(({ id, name, at }) => (
            <li key={id} class="row justify-between gap-3 flex-wrap">
              <span class="stack gap-0">
                <b>{name}</b>
                <small class="text-muted">{blocks.since(dateText(page.tag, at))}</small>
              </span>
              <ActionButton
                class="quiet"
                text={blocks.undo}
                aria-label={blocks.undoNamed(name)}
                act={() => act({ type: 'unblock', block: id }, blocks.undone(name))}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
