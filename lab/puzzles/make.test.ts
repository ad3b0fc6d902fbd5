import { type Bot, botNamed } from '@asteroute/bots';
import { createRandom, lastGame, playTurnWords, turnWords, unwrap } from '@asteroute/engine';
import { runToEnd } from '@asteroute/review';
import { codesIn, isSolvable } from '@asteroute/review/puzzle-parts';
import { followUp, replyTo, rightTurns } from '@asteroute/review/puzzles';
import { describe, expect, test } from 'vitest';
import { censusOf, handOfPuzzle, isFoundBy } from './census.ts';
import { provedAgain } from './make.ts';
import { MIN_SWING } from './proof/swing.ts';
import { stability } from './proof/turns.ts';
import { SHUT_CITY, TWO_TURNS } from './sample-puzzles.ts';

describe('an endgame', () => {
  const hand = handOfPuzzle(TWO_TURNS);
  const after = lastGame(hand, unwrap(playTurnWords(hand, TWO_TURNS.answers[0])));
  const { seat } = hand.position;

  test('is proved again with the same answers, gap, chance and reasons', () => {
    const again = provedAgain(TWO_TURNS);
    expect(again).toEqual(TWO_TURNS);
    expect(again?.swing).toBeGreaterThanOrEqual(MIN_SWING);
  });

  test('goes on to a second decision, the same every time', () => {
    const plies = runToEnd(followUp(TWO_TURNS, after, seat));
    const next = lastGame(after, plies);
    expect([next.position.seat, isSolvable(next)]).toEqual([seat, true]);
    expect(runToEnd(rightTurns(next)).gap).toBeGreaterThanOrEqual(1);
    expect(runToEnd(followUp(TWO_TURNS, after, seat)).map(({ move }) => move)).toEqual(plies.map(({ move }) => move));
  });

  test('is played out after a wrong turn, up to the final scoring', () => {
    const wrong = lastGame(hand, unwrap(playTurnWords(hand, TWO_TURNS.tempting ?? TWO_TURNS.answers[0])));
    const plies = replyTo(TWO_TURNS, wrong);
    expect(lastGame(wrong, plies).position.phase).toBe('over');
    expect(plies.filter(({ move }) => move.type === 'place')).toHaveLength(wrong.position.stackSize);
  });
});

describe('a searched turn', () => {
  const hand = handOfPuzzle(SHUT_CITY);

  test('leads by the usual judge and by another, and the first sight does not see it', () => {
    const answers = SHUT_CITY.answers.map((answer) => codesIn(hand, answer));
    const { usual, other } = runToEnd(stability(hand, answers, { times: 0.1, seed: 7 }));
    expect([usual.isWon, other.isWon]).toEqual([true, true]);
    expect(isFoundBy('shrewd', SHUT_CITY, hand)).toBe(false);
  });

  test('that decides too little or that the judge sees is no puzzle any more', () => {
    expect(provedAgain({ ...SHUT_CITY, swing: 0.1 })).toBeNull();
    const seen = turnWords(hand, (botNamed('shrewd') as Bot).turn(hand, createRandom(1)));
    expect(provedAgain({ ...SHUT_CITY, answers: [seen] })).toBeNull();
  });

  test('of which another turn is the answer does not lead', () => {
    const wrong = codesIn(hand, SHUT_CITY.tempting ?? SHUT_CITY.answers[0]);
    expect(runToEnd(stability(hand, [wrong], { times: 0.1, seed: 7 })).usual.isWon).toBe(false);
  });

  test('is answered by one turn of the next player', () => {
    const wrong = lastGame(hand, unwrap(playTurnWords(hand, SHUT_CITY.tempting ?? SHUT_CITY.answers[0])));
    expect(replyTo(SHUT_CITY, wrong).filter(({ move }) => move.type === 'place')).toHaveLength(1);
  });
});

test('a census counts kinds, themes, phases and rules of thumb', () => {
  expect(censusOf([SHUT_CITY, TWO_TURNS])).toMatchObject({
    puzzles: 2,
    endgames: 1,
    themes: { block: 1, extend: 1, steal: 0 },
    phases: { opening: 0, late: 1, end: 1 },
    thumbs: { 'no-meeple': 1, shrewd: 0 },
  });
});
