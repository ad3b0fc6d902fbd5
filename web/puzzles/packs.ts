import { useCurrentEffect } from '@asteroute/page/words/current-effect.ts';
import { type PuzzlePack, readPack } from '@asteroute/review/puzzles';
import { useSignal } from '@preact/signals';

export type PackState = PuzzlePack | 'loading' | 'failed';

/** Fetches the puzzles of an edition from beside the page; rejects if they cannot be loaded or read. */
async function fetchPack(edition: string): Promise<PuzzlePack> {
  const response = await fetch(`puzzles/${edition}.json`);
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const read = readPack(await response.json());
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** The puzzles of an edition, fetched on first use, and a function to retry. */
export function usePack(edition: string): { readonly pack: PackState; readonly retry: () => void } {
  const state = useSignal<{ readonly edition: string; readonly pack: PackState }>({ edition, pack: 'loading' });
  const tries = useSignal(0);
  useCurrentEffect(
    (isCurrent) => {
      const show = (pack: PackState) => {
        if (isCurrent()) state.value = { edition, pack };
      };
      show('loading');
      fetchPack(edition).then(show, () => show('failed'));
      return undefined;
    },
    [edition, tries.value],
  );
  const { value } = state;
  return { pack: value.edition === edition ? value.pack : 'loading', retry: () => void tries.value++ };
}
