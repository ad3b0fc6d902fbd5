import { Icon } from '@asteroute/page/views/controls/parts.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { DayDeck } from '@asteroute/protocol/contests';
import { deckProof, keptHash } from './state/kept.ts';

interface Props {
  readonly words: Words<'club'>;
  readonly day: string;
  readonly deck: DayDeck;
  readonly storage: () => Storage;
}

/** Whether a deck was dealt from the secret that was promised, computed in this browser; nothing while it is secret. */
export function DeckFairness({ words, day, deck, storage }: Props) {
  const { daily } = words.club;
  const proof = deckProof(day, deck, keptHash(storage, day, deck));
  if (proof === null) return null;
  const { fits, early, tiles } = proof;
  return (
    <section class="stack" aria-label={daily.fairness}>
      <h4 class="font-semibold">{daily.fairness}</h4>
      <p class="row gap-3" role={fits ? undefined : 'alert'}>
        <Icon name={fits ? 'check' : 'close'} />
        <span>{fits ? (early ? daily.proved(tiles) : daily.provedLate(tiles)) : daily.unproved}</span>
      </p>
      <p class="text-sm">
        {daily.fingerprint}: <code class="font-mono wrap-anywhere">{deck.seedHash}</code>
      </p>
      <p class="text-sm">
        {daily.theSecret}: <code class="font-mono wrap-anywhere">{deck.seed}</code>
      </p>
    </section>
  );
}
