import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Card } from '@asteroute/page/views/frame/card.tsx';
import { dateText } from '@asteroute/words/grammar.ts';
import { AccountRow, type OwnerProps } from './parts.tsx';

export function BlockedPeople({ words: { page, account }, view, act }: OwnerProps) {
  const { blocks } = account;
  return (
    <Card heading={blocks.heading} hint={view.blocks.length === 0 ? blocks.none : blocks.about}>
      {view.blocks.length > 0 && (
        <ul class="divide-y stack gap-0">
          {view.blocks.map(({ id, name, at }) => (
            <AccountRow key={id} name={name} hint={blocks.since(dateText(page.tag, at))}>
              <ActionButton
                class="quiet"
                text={blocks.undo}
                aria-label={blocks.undoNamed(name)}
                act={() => act({ type: 'unblock', block: id }, blocks.undone(name))}
              />
            </AccountRow>
          ))}
        </ul>
      )}
    </Card>
  );
}
