import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useCopy } from '../../library/links/copy.ts';
import { Button } from './parts.tsx';

interface Props {
  readonly address: string;
  readonly label: string;
  readonly words: Catalogue;
  readonly sharer: { copy(text: string): Promise<boolean> };
  /** Classes of the field, and of the button. */
  readonly class?: string;
  readonly button?: string;
}

export function CopyField({ address, label, words: { share }, sharer, button = 'quiet', ...props }: Props) {
  const { copied, field, copy } = useCopy(sharer, address);
  const isCopied = copied.value === true;
  return (
    <>
      <input
        ref={field}
        type="text"
        class={props.class}
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button
        icon={isCopied ? 'check' : 'copy'}
        text={isCopied ? share.copied : share.copy}
        class={button}
        onClick={copy}
      />
      {copied.value === false && <p role="alert">{share.byHand}</p>}
    </>
  );
}
