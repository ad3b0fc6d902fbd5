import { personSeat, rememberedName } from '@asteroute/page/library/own-seat.ts';
import type { Review } from '@asteroute/review';
import { useEffect, useMemo } from 'preact/hooks';
import { FormAnalysis } from './form/analysis.ts';
import { formWorker } from './form/form-worker.ts';
import { KeptForms } from './form/kept-forms.ts';
import type { ReviewProps } from './props.ts';

/**
 * Once all turns were searched: keeps the form and makes puzzles of mistakes, as long as the review is open. Returns
 * how many. `review` is null until then.
 */
export function useMistakePuzzles({ table, storage }: ReviewProps, review: Review | null): number {
  const analysis = useMemo(
    () => (review === null ? null : analysisOf({ table, storage }, review)),
    [table, review === null],
  );
  useEffect(() => () => analysis?.close(), [analysis]);
  const waits = analysis?.stage.value === 'waits';
  useEffect(() => {
    if (waits) analysis?.search();
  }, [waits]);
  const turns = analysis?.games.value.flatMap(({ form }) => form?.turns ?? []) ?? [];
  return turns.filter(({ puzzle }) => puzzle != null).length;
}

/** The analysis of the game as one of the person's; null if the person is at no seat of it. */
function analysisOf(
  { table, storage }: Pick<ReviewProps, 'table' | 'storage'>,
  { turns }: Review,
): FormAnalysis | null {
  const saved = { record: table.link.record(), seats: table.link.seats };
  const seat = personSeat(saved, rememberedName(storage).peek());
  if (seat === null) return null;
  const game = { kept: { id: 0, saved: { ...saved, seed: 0 } }, seat };
  return new FormAnalysis([game], {
    worker: formWorker(),
    kept: new KeptForms(storage),
    known: (n) => turns[n - 1],
  });
}
