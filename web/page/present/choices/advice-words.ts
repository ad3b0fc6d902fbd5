import type { Candidate, LikelyReply, Reason, WeighedCandidate } from '@asteroute/bots';
import { type Game, sideOf, xOf, yOf } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { percentText, upper } from '@asteroute/words/grammar.ts';
import { signedTenths, tenths } from '@asteroute/words/points.ts';
import { likelyAnswer } from '../../analysis/spoken-realms.ts';
import { draftOf, spotForecast, spotsOf, withTile } from '../../match/draft.ts';
import { seatName, sideName } from '../event-text.ts';
import { earnings } from './spot-words.ts';

/** The number of reasons listed for a candidate, and the least weight of a listed one, in points. */
const TOLD = 3;
const LEAST = 0.05;

interface ReasonWords {
  /** What changes; with a name if it changes for a rival. */
  readonly what: string;
  /** The change, in points of whoever it changes for. */
  readonly points: string;
  readonly isAgainst: boolean;
}

export interface CandidateWords {
  /** The cell, and how the tile is turned. */
  readonly where: string;
  readonly meeple: string;
  readonly margin: string;
  /** The reasons, largest first. */
  readonly reasons: readonly ReasonWords[];
  /** What the next player is likely to do; null if that is open. */
  readonly answer: string | null;
}

/** Puts a candidate turn into words; `game` waits for the tile to be placed. */
export function candidateWords(words: Catalogue, game: Game, candidate: Candidate): CandidateWords {
  return {
    where: whereWords(words, candidate),
    meeple: meepleWords(words, game, candidate),
    margin: words.advice.margin(signedTenths(candidate.margin, words.tag)),
    reasons: largest(game, candidate).map(({ reason, side, points, weight }) => {
      const what = (points > 0 ? words.advice.gains : words.advice.losses)[reason];
      const isOwn = side === sideOf(game, game.position.seat);
      return {
        what: isOwn ? what : `${sideName(words, game, side)}: ${what}`,
        points: signedTenths(points, words.tag),
        isAgainst: weight < 0,
      };
    }),
    answer: answerWords(words, game, likelyAnswer(candidate)),
  };
}

/** The expected lead after a candidate, and how far it is behind the best, with their standard errors. */
export function weighedWords(
  { advice, tag }: Catalogue,
  { margin, off, behind, behindOff }: WeighedCandidate,
): string[] {
  const lead = advice.margin(withError(signedTenths(margin, tag), off, tag));
  return behind === 0 ? [lead] : [lead, advice.think.behind(withError(tenths(behind, tag), behindOff, tag))];
}

const withError = (points: string, off: number, tag: string): string =>
  off === 0 ? points : `${points}\u00a0±\u00a0${tenths(off, tag)}`;

/** A candidate in a sentence: the meeple and what its place earns; without one, what speaks most for the turn. */
export function candidateSentence(words: Catalogue, game: Game, candidate: Candidate): string {
  const { meeple, reasons } = candidateWords(words, game, candidate);
  const worth = spotWorth(words, game, candidate) ?? reasons.find(({ isAgainst }) => !isAgainst)?.what ?? '';
  return `${upper([meeple, worth].filter(Boolean).join(': '))}.`;
}

type Say<T> = (words: Catalogue, game: Game, candidate: Candidate) => T;

/** Caches what is said of a turn, because a search that thinks on names the same turns several times a second. */
function cached<T>(say: Say<T>): Say<T> {
  const known = new WeakMap<Catalogue, WeakMap<Game, Map<string, T>>>();
  return (words, game, candidate) => {
    const byGame = known.get(words) ?? new WeakMap<Game, Map<string, T>>();
    known.set(words, byGame);
    const byTurn = byGame.get(game) ?? new Map<string, T>();
    byGame.set(game, byTurn);
    const turn = JSON.stringify([candidate.place, candidate.action]);
    const said = byTurn.get(turn) ?? say(words, game, candidate);
    byTurn.set(turn, said);
    return said;
  };
}

/** What the place of a candidate's meeple earns; null without one. */
const spotWorth = cached((words, game, candidate): string | null => {
  const { spot } = spotOf(game, candidate);
  const laid = draftOf(candidate);
  return spot === undefined ? null : earnings(words, spot, spotForecast(withTile(game, laid), laid, spot));
});

/** The places of a candidate's tile, and that which its meeple takes, if any. */
function spotOf(game: Game, candidate: Candidate) {
  const { action } = candidate;
  if (action.type !== 'deploy') return { spots: [], spot: undefined };
  const spots = spotsOf(withTile(game, draftOf(candidate)));
  return { spots, spot: spots.find(({ node }) => node === action.node) };
}

function answerWords(words: Catalogue, game: Game, answer: LikelyReply | null): string | null {
  if (answer === null) return null;
  const { seat, cell, share } = answer;
  const where = words.board.at(xOf(cell), yOf(cell));
  return words.advice.answered(seatName(game, seat), where, percentText(words.tag, share));
}

function whereWords(words: Catalogue, { place }: Candidate): string {
  if (place === null) return '';
  const where = words.board.at(xOf(place.cell), yOf(place.cell));
  return place.rotation === 0 ? where : `${where}, ${words.advice.turned(place.rotation * 90)}`;
}

const meepleWords = cached((words, game, candidate): string => {
  const { action } = candidate;
  if (action.type === 'recall') return words.turn.recall;
  const { spots, spot } = spotOf(game, candidate);
  if (spot === undefined || action.type !== 'deploy') return words.turn.none;
  const { name } = game.rules.meeples[action.meeple];
  const role = words.spotName(spot.place.kind, name);
  const kind = spot.meeples.length > 1 && name !== 'abbot' ? [words.kinds[name]] : [];
  // Two places of one kind are distinguished by their numbers on the tile.
  const twins = spots.filter(({ place }) => place.kind === spot.place.kind).length > 1;
  const number = twins ? [String(spots.indexOf(spot) + 1)] : [];
  return [...number, role, ...kind, ...(spot.held === 'rival' ? [words.turn.attack] : [])].join(' · ');
});

/** What changes for a side by one reason, in points, and what that weighs in the margin of the side on turn. */
interface Change {
  readonly reason: Reason;
  readonly side: number;
  readonly points: number;
  readonly weight: number;
}

function largest(game: Game, { reasons }: Candidate): Change[] {
  const own = sideOf(game, game.position.seat);
  const all = (Object.entries(reasons) as [Reason, readonly number[]][]).flatMap(([reason, values]) =>
    values.map((points, side) => {
      const weight = side === own ? points : -points / (values.length - 1);
      return { reason, side, points, weight };
    }),
  );
  const told = all.filter(({ weight }) => Math.abs(weight) >= LEAST);
  return told.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight)).slice(0, TOLD);
}
