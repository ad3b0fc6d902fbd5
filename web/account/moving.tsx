import { useCopy } from '@asteroute/page/library/copy.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { moveAddress, moveDigest, readMoveAddress, readMoveFile } from '@asteroute/protocol/accounts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { hostOf, type OwnerProps } from './parts.ts';

/** The ways from another server and to another one. */
export function Moving(props: OwnerProps) {
  const { moving } = props.words.account;
  const way = useSignal<'come' | 'go' | null>(null);
  const { movedTo } = props.view;
  const choose = (chosen: 'come' | 'go') => () => (way.value = way.value === chosen ? null : chosen);
  return (
    <section class="account-card card panel stack gap-3" aria-label={moving.heading}>
      <h2 class="heading">{moving.heading}</h2>
      <p class="muted">{moving.about}</p>
      {movedTo !== null && <MovedTo {...props} movedTo={movedTo} />}
      <p class="row wrap gap-3">
        <Button text={moving.come} aria-expanded={way.value === 'come'} onClick={choose('come')} />
        <Button text={moving.go} aria-expanded={way.value === 'go'} onClick={choose('go')} />
      </p>
      {way.value === 'come' && <Arrival {...props} onEnd={() => (way.value = null)} />}
      {way.value === 'go' && <Departure {...props} />}
    </section>
  );
}

/** Where the account says that the person plays now, and a way to take that back. */
function MovedTo({ words: { account }, act, movedTo }: OwnerProps & { readonly movedTo: string }) {
  const { moving } = account;
  const undo = () => act({ type: 'set-moved', to: null }, moving.unlinked);
  return (
    <div class="row apart gap-3 wrap">
      <a href={movedTo} rel="noreferrer">
        {moving.linked(hostOf(movedTo))}
      </a>
      <ActionButton class="quiet" text={moving.unlink} act={undo} />
    </div>
  );
}

/** The side of the new server: an address to enter at the old one, then the file that comes from there. */
function Arrival({ words: { account }, view, act, say, sharer, onEnd }: OwnerProps & { readonly onEnd: () => void }) {
  const { moving } = account;
  const picker = useRef<HTMLInputElement>(null);
  const address = moveAddress(document.baseURI, view.id);
  const { copied, field, copy } = useCopy(sharer, address);
  const take = async (text: string) => {
    const file = readMoveFile(text);
    if (file === null) return say(moving.wrongFile);
    const taken = await act({ type: 'take-in', digest: moveDigest(file) }, moving.taken, file);
    if (taken.ok) onEnd();
    else if (taken.fault.code === 'bad-signature') say(moving.forged);
  };
  return (
    <div class="account-pairing stack gap-3">
      <p>{moving.comeHint}</p>
      <input ref={field} type="text" class="account-address" readOnly value={address} aria-label={moving.address} />
      <Button class="quiet self-start" icon="copy" text={copied.value ? moving.copied : moving.copy} onClick={copy} />
      <p>{moving.fileHint}</p>
      <Button class="primary self-start" icon="import" text={moving.file} onClick={() => picker.current?.click()} />
      <input
        ref={picker}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={moving.file}
        onChange={async ({ currentTarget: input }) => {
          const [file] = input.files ?? [];
          if (file !== undefined) await take(await file.text());
          // Cleared, so that the same file can be chosen again.
          input.value = '';
        }}
      />
    </div>
  );
}

/** The side of the old server: the address of the new account, a file for it, and a word to others. */
function Departure({ words: { account }, act, sharer }: OwnerProps) {
  const { moving } = account;
  const typed = useSignal('');
  const target = useSignal<string | null>(null);
  const hint = useId();
  const save = async () => {
    const read = readMoveAddress(typed.value);
    if (read === null) return moving.wrongAddress;
    const answer = await act({ type: 'move', ...read }, moving.saved);
    if (!answer.ok || answer.value.file === undefined) return null;
    sharer.download('asteroute-move.json', JSON.stringify(answer.value.file));
    target.value = read.to;
    return null;
  };
  return (
    <form class="account-pairing stack gap-3">
      <p id={hint}>{moving.goHint}</p>
      <input
        type="text"
        inputMode="url"
        class="account-address"
        value={typed.value}
        required
        maxLength={400}
        spellcheck={false}
        autocomplete="off"
        aria-label={moving.address}
        aria-describedby={hint}
        onInput={(event) => (typed.value = event.currentTarget.value)}
      />
      <ActionButton type="submit" class="primary self-start" icon="download" text={moving.save} act={save} />
      {target.value !== null && <Linking {...{ words: { account }, act }} to={target.value} />}
    </form>
  );
}

type LinkingProps = Pick<OwnerProps, 'act'> & { readonly words: Pick<OwnerProps['words'], 'account'> } & {
  readonly to: string;
};

/** The last step: others see at the old server where the person plays now. */
function Linking({ words: { account }, act, to }: LinkingProps) {
  const { moving } = account;
  const host = hostOf(to);
  return (
    <>
      <p>{moving.linkHint(host)}</p>
      <ActionButton
        class="quiet self-start"
        text={moving.link(host)}
        act={() => act({ type: 'set-moved', to }, moving.linked(host))}
      />
    </>
  );
}
