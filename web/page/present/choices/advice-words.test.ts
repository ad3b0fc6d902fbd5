/** Advice uses the words of the table and the numbers of the evaluation; the last turn of a bot is found in a game. */
import { advise, BOTS, REASONS } from '@asteroute/bots';
import { createDealer, createRandom, lastGame, newGame, playChance, playTurn, unwrap } from '@asteroute/engine';
import type { Ply } from '@asteroute/record';
import { de } from '@asteroute/words/de/table.ts';
import { en } from '@asteroute/words/en/table.ts';
import { describe, expect, test } from 'vitest';
import { draftOf, withTile } from '../../match/draft.ts';
import { lastBotTurn } from '../../match/turns.ts';
import { candidateWords } from './advice-words.ts';

const PLAYERS = [
  { name: 'Ada', color: 'red' },
  { name: 'Ben', color: 'black' },
] as const;

/** Plays a game of bots up to a turn; returns its plies, and the games in which a tile was to be placed. */
function playedUntil(turns: number) {
  const [dealer, random] = [createDealer(3), createRandom(3)];
  const start = unwrap(newGame({ edition: 'star-wars', modules: [], players: PLAYERS }));
  const steps: Ply[] = [...playChance(start, dealer)];
  const decided = [lastGame(start, steps)];
  while (decided.length <= turns) {
    const now = lastGame(start, steps);
    const played = unwrap(playTurn(now, BOTS[3].turn(now, random)));
    steps.push(...played, ...playChance(lastGame(now, played), dealer));
    decided.push(lastGame(start, steps));
  }
  return { game: lastGame(start, steps), steps, decided };
}

const { game, steps, decided } = playedUntil(7);

describe('a candidate in words', () => {
  const candidates = advise(game, 20);

  test('says where, who goes, and the margin with its sign', () => {
    const [best] = candidates;
    const said = candidateWords(en, game, best);
    expect(said.where).toMatch(
      /^(Start|(East|West|North|South)\u00a0\d+)( (North|South)\u00a0\d+)?(, turned (90|180|270)°)?$/,
    );
    expect(said.margin).toMatch(/^Expected lead ([+−]\d+\.\d|0\.0)$/);
    expect(candidateWords(de, game, best).margin).toMatch(/^Erwarteter Vorsprung ([+−]\d+,\d|0,0)$/);
    const meeples = candidates.map((one) => candidateWords(en, game, one).meeple);
    expect(new Set(candidates.map(({ action }) => action.type))).toEqual(new Set(['deploy', 'pass']));
    for (const [i, { action }] of candidates.entries()) expect(meeples[i] === 'No meeple').toBe(action.type === 'pass');
    expect(meeples.join()).toMatch(/merchant|explorer|conqueror/);
  });

  test('gives its three largest reasons, own ones and those of named rivals, with a sign that fits the phrase', () => {
    const names = new Set<string>();
    for (const candidate of candidates) {
      const { reasons } = candidateWords(en, game, candidate);
      const own = game.position.seat;
      // With two players what a rival gains is lost to the margin.
      const all = REASONS.flatMap((reason) =>
        candidate.reasons[reason].map((points, side) => ({ reason, points, weight: side === own ? points : -points })),
      ).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
      expect(reasons.length).toBe(all.slice(0, 3).filter(({ weight }) => Math.abs(weight) >= 0.05).length);
      for (const [i, { what, points, isAgainst }] of reasons.entries()) {
        const [phrase, name] = what.split(': ').reverse();
        if (name !== undefined) names.add(name);
        const { reason, weight } = all[i];
        const value = Number(points.replace('−', '-'));
        expect(value).toBeCloseTo(all[i].points, 1);
        expect(isAgainst).toBe(weight < 0);
        expect(phrase).toBe((all[i].points > 0 ? en.advice.gains : en.advice.losses)[reason]);
        expect(name === undefined, what).toBe(all[i].points === weight);
      }
    }
    expect([...names]).toEqual([PLAYERS[1 - game.position.seat].name]);
  });

  test('becomes a draft with its tile on the cell', () => {
    const [best] = candidates;
    const laid = withTile(game, draftOf(best));
    expect(laid.position.placed).toBe(game.position.placed + 1);
    expect(draftOf(best).choice?.type).toBe(best.action.type === 'pass' ? 'none' : best.action.type);
  });
});

test('the last turn of a bot is found with the game in which it was decided', () => {
  const seats = [{ bot: 'steady' }, { bot: null }];
  const turn = lastBotTurn(steps, seats);
  const due = decided[6];
  expect(due.position.seat).toBe(0);
  expect([...(turn?.before.position.memory ?? [])]).toEqual([...due.position.memory]);
  const next = steps.findIndex(({ game: after }) => after === due) + 1;
  expect([turn?.place, turn?.action]).toEqual([steps[next].move, steps[next + 1].move]);
  expect(lastBotTurn(steps, [{ bot: null }, { bot: null }])).toBeNull();
});
