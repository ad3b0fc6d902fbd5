import { type BotWorker, type Candidate, isSearching } from '@asteroute/bots';
import type { Game } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { spokenOf } from '../../analysis/spoken-realms.ts';
import type { TableController } from '../../match/controller.ts';
import { differentTurns, lastBotTurn, lookOfTurn, type PlayedTurn } from '../../match/turns.ts';
import { candidateSentence, candidateWords } from '../../present/choices/advice-words.ts';
import { seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import { useCurrentEffect } from '../../words/current-effect.ts';
import { Button, Tile } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';

interface Props extends UiProps {
  readonly botWorker: BotWorker;
}

/** How many candidates are shown. */
const SHOWN = 3;

/** Shows the best ways to play the tile in hand. Pressing one makes it the draft, which still has to be confirmed. */
export function Hint(props: Props) {
  const { table, ui, words, botWorker } = props;
  const game = table.shown.game.value;
  const asked = table.mine.value ? game : null;
  const judged = useAdvice(botWorker, asked, null);
  const searched = listOf(useAdvice(botWorker, asked, SEARCHER));
  const shown = useMemo(() => placements(searched.length > 0 ? searched : listOf(judged)), [judged, searched]);
  useEffect(() => {
    table.suggested.value = shown;
    return () => {
      table.suggested.value = [];
      table.spoken.value = null;
    };
  }, [shown]);
  const speakOf = (candidate: Candidate) => {
    table.spoken.value = spokenOf(game, candidate);
  };
  const take = (candidate: Candidate) => {
    ui.panel.value = null;
    table.turn.adopt(candidate);
  };
  return (
    <Sheet title={words.advice.hint} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <p class="text-muted">{table.mine.value ? words.advice.about : words.typed.wait}</p>
      {table.mine.value && <Wait words={words} candidates={judged} />}
      <ol class="advice stack gap-3">
        {shown.map((candidate, index) => (
          <li
            class="card"
            key={lookOfTurn(game, candidate)}
            onPointerEnter={() => speakOf(candidate)}
            onFocusCapture={() => speakOf(candidate)}
          >
            <button type="button" class="bare w-full text-start justify-start" onClick={() => take(candidate)}>
              <span class="advice-row cols-auto-1fr stack gap-x-3 items-center">
                <Tile symbol={drawnSprite(game)} rotation={candidate.place?.rotation} />
                <b>
                  {index + 1}. {candidateSentence(words, game, candidate)}
                  <span class="visually-hidden"> {candidateWords(words, game, candidate).where}</span>
                </b>
              </span>
            </button>
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

/** The best candidates, of each cell only one. */
function placements(candidates: readonly Candidate[]): readonly Candidate[] {
  const placed = Map.groupBy(candidates, ({ place }) => place?.cell);
  return [...placed.values()].map(([best]) => best).slice(0, SHOWN);
}

/** The bot whose search refines the judge's immediate ranking. */
const SEARCHER = 'master';

/** The last bot's turn beside the best ways to play it. */
export function WhySheet(props: Props) {
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

function Wait({ words, candidates }: { words: Catalogue; candidates: Candidates }) {
  if (Array.isArray(candidates)) return null;
  return <p role="status">{candidates === 'failed' ? words.advice.failed : words.advice.weighing}</p>;
}

/** Where a candidate goes, what it is worth and why. */
function Says({ words, game, candidate }: { words: Catalogue; game: Game; candidate: Candidate }) {
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

type Candidates = readonly Candidate[] | 'failed' | null;

const listOf = (candidates: Candidates): readonly Candidate[] => (Array.isArray(candidates) ? candidates : []);

/** The advice for a game, by the search of a bot that searches; null while it is computed. No two candidates look the same. */
function useAdvice(botWorker: BotWorker, game: Game | null, bot: string | null): Candidates {
  const answer = useSignal<Candidates>(null);
  useCurrentEffect(
    (isCurrent) => {
      answer.value = null;
      if (game === null) return;
      const show = (found: Candidates) => {
        if (isCurrent()) answer.value = found;
      };
      botWorker.advise(game, Number.POSITIVE_INFINITY, bot).then(
        (all) => show(differentTurns(game, all)),
        () => show('failed'),
      );
    },
    [game],
  );
  return answer.value;
}
