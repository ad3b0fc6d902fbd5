import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { dayOfTime, type OwnerProps } from './parts.ts';

/** Whom the person does not want to meet, each with a way to take that back. */
export function BlockedPeople({ words: { page, account }, view, act }: OwnerProps) {
  const { blocks } = account;
  return (
    <section class="account-card card panel stack gap-3" aria-label={blocks.heading}>
      <h2 class="heading">{blocks.heading}</h2>
      <p class="muted">{view.blocks.length === 0 ? blocks.none : blocks.about}</p>
      {view.blocks.length > 0 && (
        <ul class="account-devices stack gap-0">
          {view.blocks.map(({ id, name, at }) => (
            <li key={id} class="row apart gap-3 wrap">
              <span class="stack gap-0">
                <b>{name}</b>
                <small class="muted">{blocks.since(dayOfTime(page.tag, at))}</small>
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
