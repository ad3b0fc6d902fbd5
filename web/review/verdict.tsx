import type { DecidedBy } from '@asteroute/page/analysis/deciding.ts';
import { sideColor } from '@asteroute/page/present/appearance.ts';
import { sideName } from '@asteroute/page/present/event-text.ts';
import { shownFaction } from '@asteroute/page/present/player-text.ts';
import { Piece } from '@asteroute/page/views/controls/parts.tsx';
import { DataTable } from '@asteroute/page/views/frame/card.tsx';
import { FactionCard } from '@asteroute/page/views/tokens/faction.tsx';
import type { Ply } from '@asteroute/record';
import { chanceOfBattle, scoringTiles, type TileOdds } from '@asteroute/review';
import { chanceText, percentText } from '@asteroute/words/grammar.ts';
import { signedWhole, tenths } from '@asteroute/words/points.ts';
import { CAUSES, type Cause } from '@asteroute/words/story.ts';
import { certainCauses, decisiveMistake, givenAway, largestTurns, rivalsBehind, wholePoints } from './account.ts';
import { hasDice } from './curve.ts';
import type { ReviewedProps } from './props.ts';
import { turnsOf } from './turn/game-turns.ts';

interface Props extends Pick<ReviewedProps, 'review' | 'game' | 'words' | 'onChoose'> {
  /** What decided the game, from its events; null if that cannot be said. */
  readonly decided: Decided | null;
}

/** What decided a game: a sentence, its turn if it is one, and how likely it was. */
interface Decided {
  readonly text: string;
  readonly turn: number | null;
  readonly odds: DecisionOdds | null;
}

/** What decided the game, and one sentence for each side; the numbers behind them on demand. */
export function Verdict(props: Props) {
  const { review, game, words, decided } = props;
  const { account } = words.review;
  const ranked = [...review.scores.keys()].sort((a, b) => review.scores[b] - review.scores[a]);
  return (
    <section class="review-verdict stack gap-3" aria-label={account.heading}>
      <h2 class="heading">{account.heading}</h2>
      {decided !== null && (
        <p class="row flex-wrap gap-3">
          <span class="text-lg font-semibold">{decided.text}</span>
          {decided.odds !== null && <span>{oddsText(props, decided.odds)}</span>}
          {decided.turn !== null && <TurnChip {...props} n={decided.turn} />}
        </p>
      )}
      <Mistake {...props} />
      <ul class="stack">
        {ranked.map((side) => {
          const faction = shownFaction(game, side);
          return (
            <li
              key={side}
              class="cols-auto-1fr stack owned items-center wrap-anywhere rounded-md bg-tint"
              data-color={sideColor(game, side)}
            >
              <Piece color={sideColor(game, side)} pose="large" />
              <p class="text-lg">{sentenceOf(props, side)}</p>
              {review.depth === 'deep' && <Skill review={review} side={side} words={words} />}
              {faction !== null && <FactionCard faction={faction} words={words.page} />}
            </li>
          );
        })}
      </ul>
      {review.depth === 'quick' && <p class="text-muted text-sm">{account.first}</p>}
      <Numbers {...props} ranked={ranked} />
    </section>
  );
}

function TurnChip({ words, onChoose, n }: Pick<Props, 'words' | 'onChoose'> & { readonly n: number }) {
  return (
    <button type="button" class="chip selectable" onClick={() => onChoose(n)}>
      {words.review.turn.short(n)}
    </button>
  );
}

/** How likely what decided the game was. */
function oddsText({ game, words }: Props, odds: DecisionOdds): string {
  const { tag, account } = words.review;
  return odds.type === 'tiles'
    ? account.chance(odds.fitting, odds.all)
    : account.dice(sideName(words.page, game, odds.side), chanceText(tag, odds.chance));
}

function Mistake(props: Props) {
  const { review, game, words } = props;
  const turn = decisiveMistake(review);
  if (turn === null) return null;
  return (
    <p class="row flex-wrap gap-3">
      <span>{words.review.account.alone(sideName(words.page, game, turn.side), turn.n, Math.round(turn.error))}</span>
      <TurnChip {...props} n={turn.n} />
    </p>
  );
}

/** The sentence about a margin: "Ada won by 7: the rivals’ mistakes helped, although the dice hurt." */
function sentenceOf({ review, game, words }: Props, side: number): string {
  const { account } = words.review;
  const nameOf = (one: number): string => sideName(words.page, game, one);
  const causes = certainCauses(review, side);
  const told = causes && { ...causes, rivals: rivalsBehind(review, side).map(nameOf) };
  const margin = Math.round(review.margin[side]);
  const name = nameOf(side);
  if (margin === 0) return account.level(name, told);
  const sentence = margin > 0 ? account.won(name, margin, told) : account.lost(name, -margin, told);
  return told === null ? `${sentence} ${largestText({ review, words }, side)}` : sentence;
}

/** Which turns moved a margin most. */
function largestText({ review, words }: Pick<Props, 'review' | 'words'>, side: number): string {
  const { account } = words.review;
  const turns = largestTurns(review, side).map(String);
  if (turns.length === 0) return account.unclear;
  return review.margin[side] < 0 ? account.cost(turns) : account.brought(turns);
}

/** How well a side played: points first, percentages second. */
function Skill({ review, side, words }: Pick<Props, 'review' | 'words'> & { readonly side: number }) {
  const { tag, skill } = words.review;
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 });
  return (
    <p class="review-skill flex-wrap text-muted flex gap-4 gap-y-0">
      <b>{skill.given(whole.format(givenAway(review, side)))}</b>
      <span>{skill.accuracy(percentText(tag, review.accuracy[side] / 100))}</span>
    </p>
  );
}

/** The causes of every margin as a table, in which each column adds up to its result. */
function Numbers({ review, game, words, ranked }: Props & { readonly ranked: readonly number[] }) {
  const { tag, account, skill } = words.review;
  const columns = ranked.map((side) => ({ side, points: wholePoints(review, side) }));
  const rows = CAUSES.filter((cause) => cause !== 'dice' || hasDice(review.turns));
  const row = (name: string, cells: readonly string[]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      {cells.map((cell, index) => (
        <td key={ranked[index]}>{cell}</td>
      ))}
    </tr>
  );
  const ofCause = (cause: Cause) => columns.map(({ points }) => signedWhole(points[cause]));
  return (
    <details class="review-table">
      <summary class="text-muted text-sm">{account.numbers}</summary>
      <DataTable columns={[null, ...ranked.map((side) => sideName(words.page, game, side))]}>
        {rows.map((cause) => row(account.causes[cause], ofCause(cause)))}
        {row(
          account.result,
          ranked.map((side) => signedWhole(Math.round(review.margin[side]))),
        )}
      </DataTable>
      <p class="text-muted text-sm">
        {account.unsure(tenths(Math.max(...review.unexplained), tag))}{' '}
        {ranked
          .map((side) => `${sideName(words.page, game, side)}: ${skill.hard(tenths(review.hardness[side], tag))}.`)
          .join(' ')}{' '}
        {skill.hardHint}
      </p>
    </details>
  );
}

/** How likely it was when the tile came or the dice were thrown. */
type DecisionOdds =
  | ({ readonly type: 'tiles' } & TileOdds)
  | { readonly type: 'dice'; readonly side: number; readonly chance: number };

/** How likely a realm or a battle was that decided a game; null if neither tile nor dice had to come for it. */
export function oddsOfDecision(steps: readonly Ply[], decision: DecidedBy): DecisionOdds | null {
  if (decision.type !== 'realm' && decision.type !== 'battle') return null;
  const turns = turnsOf(steps);
  const turn = turns[decision.turn - 1];
  const end = turns[decision.turn]?.ply ?? steps.length;
  const thrown = steps.findIndex(({ move }, ply) => ply > turn.ply && ply < end && move.type === 'roll');
  if (decision.type === 'battle') return oddsOfBattle(steps, decision, thrown);
  if (thrown !== -1 || turn.played.action.type === 'recall') return null;
  const odds = scoringTiles(steps[turn.ply - 2].game, decision.side, decision.points);
  return odds.all > 1 && odds.fitting > 0 ? { type: 'tiles', ...odds } : null;
}

function oddsOfBattle(
  steps: readonly Ply[],
  { side, kind }: Extract<DecidedBy, { type: 'battle' }>,
  thrown: number,
): DecisionOdds | null {
  const won = steps.findIndex(
    ({ events }, ply) =>
      ply >= thrown && events.some((event) => event.type === 'won' && event.side === side && event.at.kind === kind),
  );
  return thrown < 1 || won < 1 ? null : { type: 'dice', side, chance: chanceOfBattle(steps[won - 1].game, side) };
}
