import { Dialog } from '@asteroute/page/views/controls/dialog.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { useSignal } from '@preact/signals';
import type { ServerKey } from './trust/server-key.ts';

/** Warns that the server signs with another key than the one this browser knows, until the person accepts it. */
export function KeyAlert({ serverKey, words }: { readonly serverKey: ServerKey; readonly words: Words<'online'> }) {
  const putOff = useSignal(false);
  const { page, online } = words;
  if (serverKey.changed.value === null || putOff.value) return null;
  return (
    <Dialog title={online.key.heading} close={page.menu.close} onClose={() => (putOff.value = true)}>
      <div class="proof stack gap-3">
        <p>{online.key.about}</p>
        <p>
          <code>{serverKey.changed.value}</code>
        </p>
        <Button text={online.key.accept} onClick={() => serverKey.accept()} />
      </div>
    </Dialog>
  );
}
