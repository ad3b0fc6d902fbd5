import { type Candidate, isSearching } from '@asteroute/bots';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { spokenOf } from '../../analysis/spoken-realms.ts';
import type { TableController } from '../../match/controller.ts';
import { lastBotTurn, lookOfTurn, type PlayedTurn } from '../../match/turns.ts';
import { candidateSentence } from '../../present/choices/advice-words.ts';
import { seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { Tile } from '../controls/parts.tsx';
import { Sheet } from '../controls/sheet.tsx';
import { type AdviceProps, listOf, Says, SHOWN, useAdvice, Wait } from './advice.tsx';

/** The last bot's turn beside the best ways to play it. */
export function WhySheet(props: AdviceProps) {
  const { table, words, botWorker } = props;
  const seen = table.shown.past.value.slice(0, table.shown.replay.at.value ?? undefined);
  const turn = useMemo(() => lastBotTurn(seen, table.link.seats), [seen.length]);
  const bot = turn === null ? null : table.link.seats[turn.before.position.seat].bot;
  const candidates = useAdvice(botWorker, turn?.before ?? null, bot);
  return (
    <Sheet title={words.advice.why} close={words.menu.close} onClose={() => (props.ui.panel.value = null)}>
      {turn === null ? (
        <p class="text-muted">{words.advice.noTurn}</p>
      ) : (
        <>
          <p class="text-muted">{words.advice.judged(seatName(turn.before, turn.before.position.seat))}</p>
          <Wait words={words} candidates={candidates} />
          <Ranking {...{ table, words, turn }} list={listOf(candidates)} isSearched={isSearching(bot)} />
        </>
      )}
    </Sheet>
  );
}

/**
 * The best candidates, and the turn that was played with its rank. The board lights what the reasons of one of them are
 * about: first of the played one, then of one that is pressed.
 */
function Ranking(props: {
  readonly table: TableController;
  readonly words: Catalogue;
  readonly turn: PlayedTurn;
  readonly list: readonly Candidate[];
  /** Whether the list comes from a search like that of the bot. */
  readonly isSearched: boolean;
}) {
  const { table, words, turn, list, isSearched } = props;
  const due = lookOfTurn(turn.before, turn);
  const isPlayed = (candidate: Candidate) => lookOfTurn(turn.before, candidate) === due;
  const rank = list.findIndex(isPlayed);
  const shown = list.filter((_, i) => i < SHOWN || i === rank);
  const lit = useSignal(due);
  const spoken = shown.find((candidate) => lookOfTurn(turn.before, candidate) === lit.value) ?? turn;
  useEffect(() => {
    table.spoken.value = spokenOf(turn.before, spoken);
    return () => {
      table.spoken.value = null;
    };
  }, [turn, spoken]);
  return (
    <>
      <ol class="advice stack gap-3">
        {shown.map((candidate) => (
          <li class="card" key={lookOfTurn(turn.before, candidate)} data-played={isPlayed(candidate)}>
            <button
              type="button"
              class="bare w-full text-start justify-start"
              aria-pressed={lookOfTurn(turn.before, candidate) === lit.value}
              onClick={() => (lit.value = lookOfTurn(turn.before, candidate))}
            >
              <span class="advice-row stack gap-2">
                <span class="cols-auto-1fr stack gap-x-3 items-center">
                  <Tile symbol={drawnSprite(turn.before)} rotation={candidate.place?.rotation} />
                  <b>{candidateSentence(words, turn.before, candidate)}</b>
                </span>
                <Says words={words} game={turn.before} candidate={candidate} />
              </span>
            </button>
            {isPlayed(candidate) && <strong class="advice-played">{words.advice.played(rank + 1, list.length)}</strong>}
          </li>
        ))}
      </ol>
      {rank > 0 && <p class="text-muted">{isSearched ? words.advice.again : words.advice.differs}</p>}
    </>
  );
}
