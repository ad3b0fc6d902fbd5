import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PlayedGame } from '../game/moments.ts';
import type { Shown } from '../state/shown.ts';

interface Props {
  readonly shown: Shown;
  readonly game: PlayedGame;
}

/** A review that was asked for: the share that is done, or the picture of its curve. */
type Reviewing = 'closed' | 'failed' | { readonly share: number } | { readonly Lines: ComponentType<Props> };

export function ReviewCurve({ shown, game, open }: Props & { readonly open: boolean }) {
  const words = shown.words.value;
  const state = useSignal<Reviewing>(open ? { share: 0 } : 'closed');
  const begun = state.value !== 'closed';
  useEffect(() => {
    if (open && !begun) state.value = { share: 0 };
  }, [open]);
  useEffect(() => {
    if (!begun) return;
    const leaving = new AbortController();
    void load(
      game,
      (next) => {
        if (!leaving.signal.aborted) state.value = next;
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [begun]);
  const now = state.value;
  if (now === 'closed')
    return (
      <button class="wide" part="button review" type="button" onClick={() => (state.value = { share: 0 })}>
        {words.review.open}
      </button>
    );
  return (
    <figure class="review" part="review">
      <figcaption>{words.review.heading}</figcaption>
      {now === 'failed' && <p role="alert">{words.review.failed}</p>}
      {typeof now === 'object' && 'share' in now && (
        <progress max={1} value={now.share} aria-label={words.review.heading} />
      )}
      {typeof now === 'object' && 'Lines' in now && <now.Lines shown={shown} game={game} />}
    </figure>
  );
}

async function load({ record }: PlayedGame, report: (next: Reviewing) => void, signal: AbortSignal): Promise<void> {
  try {
    const { drawnCurve } = await import('../review/lines.tsx');
    const Lines = record && (await drawnCurve(record, (share) => report({ share }), signal));
    report(Lines === null ? 'failed' : { Lines });
  } catch {
    report('failed');
  }
}
