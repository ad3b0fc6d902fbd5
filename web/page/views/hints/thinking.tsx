import type { ThinkingWorker, Thought } from '@asteroute/bots';
import type { Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { candidateSentence, weighedWords } from '../../present/choices/advice-words.ts';
import { useCurrentEffect } from '../../words/current-effect.ts';
import { Button } from '../controls/parts.tsx';

type Stage = 'off' | 'thinking' | 'stopped' | 'done' | 'failed';

/** The search that thinks about one position; off again once the position changes. */
export interface ThinkingOn {
  readonly stage: Stage;
  /** What it has found so far; null before it begins. */
  readonly thought: Thought | null;
  readonly start: () => void;
  readonly stop: () => void;
}

/** What was found about a game. */
interface Found extends Pick<ThinkingOn, 'stage' | 'thought'> {
  readonly game: Game | null;
}

const NOTHING: Omit<Found, 'game'> = { stage: 'off', thought: null };

/** Thinks about the tile in hand between two presses; nothing without a game. */
export function useThinking(worker: ThinkingWorker, game: Game | null): ThinkingOn {
  const found = useSignal<Found>({ ...NOTHING, game });
  const { stage, thought } = found.value.game === game ? found.value : NOTHING;
  const set = (stage: Stage, now = thought) => {
    found.value = { stage, thought: now, game };
  };
  useCurrentEffect(
    (isCurrent) => {
      if (stage === 'thinking' && game !== null)
        thinkOn({ worker, game, isCurrent }, (now) => set(now.isDone ? 'done' : 'thinking', now)).catch(
          () => isCurrent() && set('failed'),
        );
      return undefined;
    },
    [game, stage],
  );
  return { stage, thought, start: () => set('thinking'), stop: () => set('stopped') };
}

interface Ports {
  readonly worker: ThinkingWorker;
  readonly game: Game;
  readonly isCurrent: () => boolean;
}

/** Asks for more as soon as there is an answer, until nothing would change. */
async function thinkOn({ worker, game, isCurrent }: Ports, show: (thought: Thought) => void): Promise<void> {
  for (let isDone = false; !isDone; ) {
    const thought = await worker.think(game);
    if (!isCurrent()) return;
    show(thought);
    ({ isDone } = thought);
  }
}

interface Props {
  readonly thinking: ThinkingOn;
  readonly words: Catalogue;
  readonly game: Game;
}

/** The button that begins and stops to think, and how far it is. Only beginning and end are announced. */
export function ThinkBar({ thinking, words, game }: Props) {
  const { stage, thought, start, stop } = thinking;
  const says = words.advice.think;
  const runs = stage === 'thinking';
  return (
    <div class="think-bar stack gap-1">
      <p class="row flex-wrap gap-x-3 gap-y-1">
        <Button
          icon={runs ? 'pause' : 'hint'}
          class={runs ? 'primary' : 'quiet'}
          text={runs ? says.stop : says.start}
          aria-disabled={stage === 'done'}
          onClick={() => (runs ? stop() : stage !== 'done' && start())}
        />
        {thought !== null && thought.rounds > 0 && (
          <span class="text-muted text-sm flex-1">{says.rounds(thought.rounds)}</span>
        )}
      </p>
      {thought !== null && <small class="text-muted">{says.hint}</small>}
      <p class={stage === 'done' || stage === 'failed' ? 'text-sm text-muted' : 'visually-hidden'} role="status">
        {stageText(thinking, words, game)}
      </p>
    </div>
  );
}

function stageText({ stage, thought }: ThinkingOn, words: Catalogue, game: Game): string {
  const says = words.advice.think;
  if (stage === 'off') return '';
  if (stage === 'thinking') return says.begun;
  if (stage === 'failed') return words.advice.failed;
  const [best] = thought?.ways ?? [];
  const told = best === undefined ? [] : [candidateSentence(words, game, best), weighedWords(words, best).join(', ')];
  const ended = stage === 'stopped' ? [] : [thought?.rounds === 0 ? says.exact : says.done];
  return [...ended, ...told].join(' ');
}
