import { useCopy } from '@asteroute/page/library/links/copy.ts';
import { ActionButton } from '@asteroute/page/views/controls/action-button.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import type { Sharer } from '@asteroute/page/views/sheets/share.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { pngOf, type ResultCard, resultCard } from './card.ts';

interface Props {
  readonly words: Words<'club'>;
  readonly sharer: Sharer;
  /** The name of the picture's file. */
  readonly name: string;
  readonly card: () => ResultCard;
  /** The result as text, if it can be copied. */
  readonly text?: string;
}

export function ShareResult({ words: { club }, sharer, name, card, text }: Props) {
  const { copied, copy } = useCopy(sharer, text ?? '');
  const share = async () => sharer.picture(`asteroute-${name}.png`, await pngOf(resultCard(card())));
  return (
    <p class="row flex-wrap gap-3">
      <ActionButton icon="share" text={club.picture} act={share} />
      {text !== undefined && (
        <Button icon="copy" text={copied.value ? club.daily.copied : club.daily.copy} onClick={copy} />
      )}
    </p>
  );
}
