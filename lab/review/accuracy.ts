import { BOTS, type Bot } from '@asteroute/bots';
import { createRandom, type Game, mix, type Turn } from '@asteroute/engine';
import { accuracyOf, runToEnd, type Searcher, TurnReviewer } from '@asteroute/review';
import { playedPlies, type Table } from '@asteroute/review/testing';
import type { FigureCampaign } from '../campaign/campaign.ts';
import { describeList } from './summary.ts';

/** Whose search reviews the turns. */
const REVIEWER: Searcher = 'master';
/** Whose games the positions are from. */
const PLAYER = 'shrewd';

/** The points that one turn lost, by the name of the level. */
type Lost = Readonly<Record<string, number>>;

/**
 * Whether accuracy ranks the levels. Of each game between two others every level decides the same turn, and a deep review
 * looks into each decision with the same orders of the stack: levels differ by what they choose, not by what they met.
 */
export function accuracy(table: Table): FigureCampaign<Lost> {
  return {
    run(seed) {
      const { start, plies } = playedPlies(table, seed, [PLAYER]);
      const hands = plies.map(({ game }) => game).filter(({ position }) => position.phase === 'place');
      const hand = hands[createRandom(mix(seed, 3)).below(hands.length)];
      return lostBy(new TurnReviewer(start.rules), hand, mix(seed, 4));
    },
    sum(games) {
      const lines = BOTS.map(({ name }, level) => {
        const lost = games.map((game) => game[name]);
        const points = `${name}: accuracy ${accuracyOf(lost).toFixed(1)} %, ${lost.length} games, points a turn ${describeList(lost)}`;
        const under = BOTS[level - 2]?.name;
        if (under === undefined) return points;
        return `${points}; less than ${under} by ${describeList(games.map((game) => game[under] - game[name]))}`;
      });
      return { lines };
    },
  };
}

/** What each level loses with one tile in hand. A turn that several choose is looked into once. */
function lostBy(reviewer: TurnReviewer, hand: Game, seed: number): Lost {
  const known = new Map<string, number>();
  const lostWith = (turn: Turn): number => {
    const key = JSON.stringify(turn);
    const lost = known.get(key) ?? runToEnd(reviewer.searched(hand, turn, { bot: REVIEWER, seed })).lost;
    known.set(key, lost);
    return lost;
  };
  const decided = (bot: Bot): Turn => bot.turn(hand, createRandom(mix(seed, 1)));
  return Object.fromEntries(BOTS.map((bot) => [bot.name, lostWith(decided(bot))]));
}
