import type { BotWorker, Candidate } from '@asteroute/bots';
import type { Game } from '@asteroute/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { differentTurns, lastBotTurn, lookOfTurn, type PlayedTurn } from '../../match/turns.ts';
import { candidateWords } from '../../present/advice-words.ts';
import { seatName } from '../../present/event-text.ts';
import { drawnSprite } from '../../present/tile-sprite.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useCurrentEffect } from '../../words/current-effect.ts';
import { Button, Sheet, Tile } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';

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
  const judged = useAdvice(botWorker, asked);
  const best = useAnswer(
    asked,
    (game) => botWorker.turn(game, SEARCHER, 1).then((turn) => lookOfTurn(game, turn)),
    null,
  );
  const shown = useMemo(() => ranked(game, listOf(judged), best), [judged, best]);
  useEffect(() => {
    table.suggested.value = shown;
    return () => {
      table.suggested.value = [];
    };
  }, [shown]);
  const take = (candidate: Candidate) => {
    ui.panel.value = null;
    table.turn.adopt(candidate);
  };
  return (
    <Sheet title={words.advice.hint} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <p class="muted">{table.mine.value ? words.advice.about : words.typed.wait}</p>
      {table.mine.value && <Wait words={words} candidates={judged} />}
      <ol class="advice stack gap-3">
        {shown.map((candidate) => (
          <li class="card" key={lookOfTurn(game, candidate)}>
            <button type="button" class="bare full start-aligned" onClick={() => take(candidate)}>
              <Says words={words} game={game} candidate={candidate} />
              {best === lookOfTurn(game, candidate) && (
                <strong class="advice-played">{words.bots[SEARCHER].name}</strong>
              )}
            </button>
          </li>
        ))}
      </ol>
      {table.link.seats.some(({ bot }) => bot !== null) && (
        <Button text={words.advice.why} onClick={() => (ui.panel.value = 'why')} />
      )}
    </Sheet>
  );
}

/** The bot whose search refines the judge's immediate ranking. */
const SEARCHER = 'master';

/** The candidates that are shown: the searching bot's choice first, once it is known, then those that the judge likes best. */
function ranked(game: Game, all: readonly Candidate[], best: string | null): readonly Candidate[] {
  const isBest = (candidate: Candidate) => best !== null && lookOfTurn(game, candidate) === best;
  return [...all.filter(isBest), ...all.filter((candidate) => !isBest(candidate))].slice(0, SHOWN);
}

/** The last bot's turn beside the best ways to play it. */
export function WhySheet(props: Props) {
  const { table, words, botWorker } = props;
  const seen = table.shown.past.value.slice(0, table.shown.replay.at.value ?? undefined);
  const turn = useMemo(() => lastBotTurn(seen, table.link.seats), [seen.length]);
  const candidates = useAdvice(botWorker, turn?.before ?? null);
  return (
    <Sheet title={words.advice.why} close={words.menu.close} onClose={() => (props.ui.panel.value = null)}>
      {turn === null ? (
        <p class="muted">{words.advice.noTurn}</p>
      ) : (
        <>
          <p class="muted">{words.advice.judged(seatName(turn.before, turn.before.position.seat))}</p>
          <Wait words={words} candidates={candidates} />
          <Ranking words={words} turn={turn} list={listOf(candidates)} />
        </>
      )}
    </Sheet>
  );
}

/** The best candidates, and the turn that was played with its rank. */
function Ranking({ words, turn, list }: { words: Catalogue; turn: PlayedTurn; list: readonly Candidate[] }) {
  const due = lookOfTurn(turn.before, turn);
  const isPlayed = (candidate: Candidate) => lookOfTurn(turn.before, candidate) === due;
  const rank = list.findIndex(isPlayed);
  const shown = list.filter((_, i) => i < SHOWN || i === rank);
  return (
    <>
      <ol class="advice stack gap-3">
        {shown.map((candidate) => (
          <li class="card" key={lookOfTurn(turn.before, candidate)} data-played={isPlayed(candidate)}>
            <Says words={words} game={turn.before} candidate={candidate} />
            {isPlayed(candidate) && <strong class="advice-played">{words.advice.played(rank + 1, list.length)}</strong>}
          </li>
        ))}
      </ol>
      {rank > 0 && <p class="muted">{words.advice.differs}</p>}
    </>
  );
}

function Wait({ words, candidates }: { words: Catalogue; candidates: Candidates }) {
  if (Array.isArray(candidates)) return null;
  return <p role="status">{candidates === 'failed' ? words.advice.failed : words.advice.weighing}</p>;
}

function Says({ words, game, candidate }: { words: Catalogue; game: Game; candidate: Candidate }) {
  const { where, meeple, margin, reasons } = candidateWords(words, game, candidate);
  return (
    <span class="advice-row led stack gap-x-3">
      <Tile symbol={drawnSprite(game)} rotation={candidate.place?.rotation} />
      <span class="turn-what stack gap-0">
        <b class="capital">{meeple}</b>
        <span class="muted small">{where}</span>
        <em>{margin}</em>
      </span>
      <span class="turn-reasons whole-row stack gap-0">
        {reasons.map(([what, points]) => (
          <small class="bar gap-3 apart" key={what}>
            {what} <b data-against={points.startsWith('−')}>{points}</b>
          </small>
        ))}
      </span>
    </span>
  );
}

type Candidates = readonly Candidate[] | 'failed' | null;

const listOf = (candidates: Candidates): readonly Candidate[] => (Array.isArray(candidates) ? candidates : []);

/** The advice for a game; null while it is computed. No two candidates look the same. */
const useAdvice = (botWorker: BotWorker, game: Game | null): Candidates =>
  useAnswer<Exclude<Candidates, null>>(
    game,
    (asked) => botWorker.advise(asked, Number.POSITIVE_INFINITY).then((all) => differentTurns(asked, all)),
    'failed',
  );

/** The answer of a bot about a game, requested again when the game changes; null until then, `failed` after a failure. */
function useAnswer<T>(game: Game | null, ask: (game: Game) => Promise<T>, failed: T | null): T | null {
  const answer = useSignal<T | null>(null);
  useCurrentEffect(
    (isCurrent) => {
      answer.value = null;
      if (game === null) return;
      const show = (found: T | null) => {
        if (isCurrent()) answer.value = found;
      };
      ask(game).then(show, () => show(failed));
    },
    [game],
  );
  return answer.value;
}
