import type { Game, GameEvent, SidePoints } from '@asteroute/engine';
import type { ViewerWords } from '@asteroute/words/en/viewer.ts';
import type { GameMoment, PlayedGame } from './moments.ts';
import { playerName, sideLabel, sideLabels } from './people.ts';

type EventOf<T extends GameEvent['type']> = Extract<GameEvent, { type: T }>;
type Told = string | null | readonly string[];
type Tellers = { readonly [T in GameEvent['type']]: (w: ViewerWords, g: Game, e: EventOf<T>) => Told };

const sidesIn = (list: readonly { readonly side: number }[]): number[] => list.map(({ side }) => side);

const TELLERS: Tellers = {
  drew: () => null,
  passed: () => null,
  'set-aside': (w) => w.aside,
  'put-back': (w) => w.putBack,
  placed: (w, g, e) => w.placed(playerName(w, g, e.seat), w.place(e.x, e.y)),
  deployed: (w, g, { figure }) => w.deployed(playerName(w, g, figure.seat), figure.at.kind, figure.meeple),
  recalled: (w, g, { figure, formula }) => w.recalled(playerName(w, g, figure.seat), formula.points, figure.at.kind),
  battle: (w, g, e) => w.battle(sideLabels(w, g, sidesIn(e.sides)), e.at.kind),
  rolled: (w, g, { dice }) =>
    dice.flatMap((own, side) => (own === null ? [] : [w.rolled(sideLabel(w, g, side), own.join(', '))])),
  tied: (w, g, { shares }) => w.tie(sideLabels(w, g, sidesIn(shares)), shares[0].points),
  defeated: (w, g, e) => w.lost(sideLabel(w, g, e.side), e.points),
  won: (w, g, e) => w.won(sideLabel(w, g, e.side)),
  scored: (w, g, e) =>
    byPoints(e.shares).map(([points, sides]) =>
      (e.complete ? w.scored : w.final)(sideLabels(w, g, sides), points, e.at.kind),
    ),
  took: (w, g, e) => w.took(playerName(w, g, e.seat), e.tokens),
  awarded: (w, g, e) => w.awarded(sideLabels(w, g, sidesIn(e.shares)), e.shares[0].points, e.what),
  'turn-ended': (w, g, e) => (e.again ? w.again(playerName(w, g, e.seat)) : null),
  ended: (w, g, e) => w.winner(sideLabels(w, g, e.winners), e.winners.length > 1),
};

/** Sides by the points that they get for the same realm: a pig pays its owner more (TB-13). */
function byPoints(shares: readonly SidePoints[]): [points: number, sides: number[]][] {
  const paid = shares.filter(({ points }) => points !== 0);
  return [...Map.groupBy(paid, ({ points }) => points)].map(([points, list]) => [points, sidesIn(list)]);
}

export function momentSentences(words: ViewerWords, { record }: PlayedGame, moment: GameMoment): string[] {
  const { game, events, kind } = moment;
  const told = events.flatMap((event) => {
    const tell = TELLERS[event.type] as (w: ViewerWords, g: Game, e: GameEvent) => Told;
    return tell(words, game, event) ?? [];
  });
  const { ended, winners = [] } = record ?? {};
  if (kind !== 'end' || ended === undefined) return told;
  const left = words.ended[ended.by](sideLabel(words, game, ended.side));
  return [...told, left, words.winner(sideLabels(words, game, winners), winners.length > 1)];
}

/** The heading of a moment: "Turn 12 of 71", and who played it. */
export function momentHeading(words: ViewerWords, { moments, turns, record }: PlayedGame, at: number): string {
  const { kind, seat, game } = moments[at];
  if (kind === 'start') return words.start;
  if (kind === 'end' && record?.ended === undefined) return words.scoring;
  const turn = words.turn(Math.min(at, turns), turns);
  return seat === null ? turn : `${turn} · ${playerName(words, game, seat)}`;
}

export function gains({ moments }: PlayedGame, at: number): readonly number[] {
  const before = moments[Math.max(0, at - 1)].scores;
  return moments[at].scores.map((score, side) => score - before[side]);
}
