import type { BotWorker, Candidate, ThinkingWorker } from '@asteroute/bots';
import type { Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { differentTurns } from '../../match/turns.ts';
import { candidateWords } from '../../present/choices/advice-words.ts';
import { useCurrentEffect } from '../../words/current-effect.ts';
import type { UiProps } from '../controls/props.ts';

export interface AdviceProps extends UiProps {
  readonly botWorker: ThinkingWorker;
}

/** How many candidates are shown. */
export const SHOWN = 3;

export function Wait({ words, candidates }: { words: Catalogue; candidates: Candidates }) {
  if (Array.isArray(candidates)) return null;
  return <p role="status">{candidates === 'failed' ? words.advice.failed : words.advice.weighing}</p>;
}

/** Where a candidate goes, what it is worth and why. */
export function Says({ words, game, candidate }: { words: Catalogue; game: Game; candidate: Candidate }) {
  const { where, margin, reasons, answer } = candidateWords(words, game, candidate);
  return (
    <>
      <span class="turn-what stack gap-0">
        <span class="text-muted text-sm">{where}</span>
        <em>{margin}</em>
      </span>
      <span class="turn-reasons stack gap-0">
        {reasons.map(({ what, points, isAgainst }) => (
          <small class="flex gap-3 justify-between" key={what}>
            {what} <b data-against={isAgainst}>{points}</b>
          </small>
        ))}
        {answer !== null && <small class="text-muted">{answer}</small>}
      </span>
    </>
  );
}

export type Candidates = readonly Candidate[] | 'failed' | null;

export const listOf = (candidates: Candidates): readonly Candidate[] => (Array.isArray(candidates) ? candidates : []);

/** The advice for a game, by the search of a bot that searches; null while it is computed. No two candidates look the same. */
export function useAdvice(botWorker: BotWorker, game: Game | null, bot: string | null): Candidates {
  const answer = useSignal<{ readonly game: Game; readonly found: Candidates } | null>(null);
  useCurrentEffect(
    (isCurrent) => {
      if (game === null) return;
      const show = (found: Candidates) => {
        if (isCurrent()) answer.value = { game, found };
      };
      botWorker.advise(game, Number.POSITIVE_INFINITY, bot).then(
        (all) => show(differentTurns(game, all)),
        () => show('failed'),
      );
    },
    [game],
  );
  return answer.value?.game === game ? answer.value.found : null;
}
