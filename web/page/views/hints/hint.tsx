import type { Candidate, Thought, WeighedCandidate } from '@asteroute/bots';
import type { Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useEffect, useMemo } from 'preact/hooks';
import { spokenOf } from '../../analysis/spoken-realms.ts';
import { differentTurns, lookOfTurn } from '../../match/turns.ts';
import { candidateSentence, candidateWords, weighedWords } from '../../present/choices/advice-words.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { Button, Tile } from '../controls/parts.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { type AdviceProps, listOf, Says, SHOWN, useAdvice, Wait } from './advice.tsx';
import { ThinkBar, useThinking } from './thinking.tsx';

/** The bot whose search refines the judge's immediate ranking. */
const SEARCHER = 'master';

/**
 * Shows the best ways to play the tile in hand. Pressing one makes it the draft, which still has to be confirmed; in a
 * replay it only lights what it is about.
 */
export function Hint(props: AdviceProps) {
  const { table, ui, words, botWorker } = props;
  const game = table.shown.game.value;
  const asked = table.advisable.value;
  const judged = useAdvice(botWorker, asked, null);
  const searched = listOf(useAdvice(botWorker, asked, SEARCHER));
  const thinking = useThinking(botWorker, asked);
  const weighed = useMemo(() => weighedTurns(game, thinking.thought), [thinking.thought]);
  const placed = useMemo(() => placements(searched.length > 0 ? searched : listOf(judged)), [judged, searched]);
  const shown: readonly (Candidate | WeighedCandidate)[] = weighed.length > 0 ? weighed : placed;
  const order = shown.map((candidate) => lookOfTurn(game, candidate));
  // The board is drawn again only when other turns are shown, or in another order.
  useEffect(() => {
    table.suggested.value = shown;
  }, [order.join(' ')]);
  useEffect(() => {
    const clear = () => {
      table.suggested.value = [];
      table.spoken.value = null;
    };
    return clear;
  }, [asked]);
  const speakOf = (candidate: Candidate) => {
    table.spoken.value = spokenOf(game, candidate);
  };
  const take = (candidate: Candidate) => {
    if (!table.mine.value) return speakOf(candidate);
    ui.panel.value = null;
    table.turn.adopt(candidate);
  };
  return (
    <Sheet title={words.advice.hint} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      {!table.shown.looksBack.value && (
        <p class="text-muted">{table.mine.value ? words.advice.about : words.typed.wait}</p>
      )}
      {asked !== null && <Wait words={words} candidates={judged} />}
      {asked !== null && <ThinkBar {...{ thinking, words }} game={asked} />}
      <ol class="advice stack gap-3">
        {shown.map((candidate, index) => (
          <li
            class="card"
            key={order[index]}
            onPointerEnter={() => speakOf(candidate)}
            onFocusCapture={() => speakOf(candidate)}
          >
            <Row {...{ words, game, candidate }} rank={index + 1} onTake={() => take(candidate)} />
            <details class="px-3 text-sm">
              <summary>{words.advice.reasons}</summary>
              <Says words={words} game={game} candidate={candidate} />
              {candidate === searched[0] && <strong class="advice-played">{words.bots[SEARCHER].name}</strong>}
            </details>
          </li>
        ))}
      </ol>
      {table.link.seats.some(({ bot }) => bot !== null) && (
        <Button text={words.advice.why} onClick={() => (ui.panel.value = 'why')} />
      )}
    </Sheet>
  );
}

interface RowProps {
  readonly words: Catalogue;
  readonly game: Game;
  readonly candidate: Candidate | WeighedCandidate;
  readonly rank: number;
  readonly onTake: () => void;
}

function Row({ words, game, candidate, rank, onTake }: RowProps) {
  return (
    <button type="button" class="bare w-full text-start justify-start" onClick={onTake}>
      <span class="advice-row cols-auto-1fr stack gap-x-3 items-center">
        <Tile symbol={drawnSprite(game)} rotation={candidate.place?.rotation} />
        <span class="turn-what stack gap-0">
          <b>
            {rank}. {candidateSentence(words, game, candidate)}
            <span class="visually-hidden"> {candidateWords(words, game, candidate).where}</span>
          </b>
          {'off' in candidate && weighedWords(words, candidate).map((text) => <em key={text}>{text}</em>)}
        </span>
      </span>
    </button>
  );
}

const weighedTurns = (game: Game, thought: Thought | null): readonly WeighedCandidate[] =>
  differentTurns(game, thought?.ways ?? []);

/** The best candidates, of each cell only one. */
function placements(candidates: readonly Candidate[]): readonly Candidate[] {
  const placed = Map.groupBy(candidates, ({ place }) => place?.cell);
  return [...placed.values()].map(([best]) => best).slice(0, SHOWN);
}
