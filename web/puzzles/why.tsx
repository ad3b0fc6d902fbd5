import type { TurnWords } from '@asteroute/engine';
import { DESK, useMedia } from '@asteroute/page/views/layout.ts';
import type { Words } from '@asteroute/page/words/use-words.ts';
import { differInMeeple, type Puzzle, type PuzzleReason, puzzleCauses } from '@asteroute/review/puzzles';
import { signedTenths } from '@asteroute/words/points.ts';
import type { PuzzleSession } from './session/session.ts';

interface Props {
  readonly puzzle: Puzzle;
  readonly session: PuzzleSession;
  readonly words: Words<'review' | 'puzzle'>;
}

/** Whether the solution is known; what is told about it is about the first turn. */
const isKnown = ({ stage, step }: PuzzleSession): boolean =>
  (stage.value === 'right' || stage.value === 'shown') && step.value === 1;

/** In one sentence. */
export function Because({ puzzle, session, words }: Props) {
  const { because, causes } = words.puzzle.why;
  const found = isKnown(session) ? puzzleCauses(puzzle) : [];
  return found.length > 0 && <p>{because(found.map((cause) => causes[cause]))}</p>;
}

/** Realm by realm. Closed where the bar lies over the board. */
export function WhyRight({ puzzle, session, words }: Props) {
  const { why, tag } = words.puzzle;
  const { why: reasons = [], tempting } = puzzle;
  const wide = useMedia(DESK);
  if (!isKnown(session) || tempting === undefined || reasons.length === 0) return null;
  return (
    <li class="puzzle-why text-sm">
      <details open={wide}>
        <summary class="text-muted">{why.heading(temptingText(puzzle.answers[0], tempting, words))}</summary>
        <ul class="stack">
          {reasons.map((reason) => (
            <li key={`${reason.kind} ${reason.x} ${reason.y} ${reason.holder}`}>
              {realmText(reason, words)}: {pointsOf(reason, words, tag).join(', ')}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Where the tempting turn places its tile, and its meeple action if the right turn places its tile there too. */
function temptingText(right: TurnWords, tempting: TurnWords, { page }: Words<'review' | 'puzzle'>): string {
  const { x, y, action } = tempting;
  const where = page.board.at(x, y);
  if (right.x !== x || right.y !== y) return where;
  if (action.type === 'recall') return `${where}, ${page.turn.recall}`;
  if (action.type === 'deploy' && differInMeeple(right, tempting))
    return `${where}, ${page.heard.role(realmIn(action.on), action.meeple)}`;
  return `${where}, ${action.type === 'pass' ? page.turn.none : page.spotName(realmIn(action.on), action.meeple)}`;
}

/** The kind of realm in a place of a record, such as `route:S` or `planet@3,-1`. */
const realmIn = (place: string): string => place.split(/[:@]/)[0];

/** A realm, where it is and who held it; of realms that are begun later there is no place. */
function realmText({ kind, x, y, holder }: PuzzleReason, { page, puzzle }: Words<'review' | 'puzzle'>): string {
  const place = holder === 'later' ? [] : [page.board.at(x, y)];
  return `${[page.realms[kind], ...place].join(', ')} (${puzzle.why.holders[holder]})`;
}

/** The points that differ, with their sign. */
function pointsOf(
  { own, rivals }: PuzzleReason,
  { puzzle: { why } }: Words<'review' | 'puzzle'>,
  tag: string,
): string[] {
  return [
    ...(own === 0 ? [] : [why.own(signedTenths(own, tag))]),
    ...(rivals === 0 ? [] : [why.rivals(signedTenths(rivals, tag))]),
  ];
}
