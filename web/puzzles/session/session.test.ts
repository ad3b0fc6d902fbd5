/** Solving a puzzle: tries, hints, the solution, and an endgame of several turns. */
import {
  cellAt,
  createDealer,
  legal,
  newGame,
  playChance,
  playTurnWords,
  type Turn,
  type TurnWords,
  turnWords,
  unwrap,
} from '@asteroute/engine';
import { answerPuzzle, type NextDecision, nextDecision } from '@asteroute/page-review/worker/puzzle-answers';
import { runToEnd } from '@asteroute/review';
import type { Puzzle } from '@asteroute/review/puzzles';
import { en } from '@asteroute/words/en/table.ts';
import { expect, test } from 'vitest';
import { handOf, readPast } from '../position.ts';
import type { PuzzleJudge } from './judge.ts';
import { openPuzzle, PuzzleSession } from './session.ts';
import { ENDGAME, TURN } from './testing.ts';

/** A judge without a worker, whose search finds the same loss for every turn. */
function judgeOf(lost = 1): PuzzleJudge {
  return {
    lost: async () => lost,
    follow: async (puzzle, moves) => nextDecision({ ...puzzle, moves }),
    reply: async (puzzle, moves) => answerPuzzle({ position: { ...puzzle, moves }, turn: 'reply' }) as NextDecision,
    close() {},
  };
}

function begin(puzzle: Puzzle, judge = judgeOf()) {
  const past = runToEnd(readPast(puzzle, en));
  if (past === null) throw new Error('the puzzle cannot be read');
  const tries: string[] = [];
  const session = new PuzzleSession(puzzle, past, {
    judge,
    tolerance: null,
    onTried: (outcome) => void tries.push(outcome),
  });
  const turnOf = (words: TurnWords): Turn => {
    const [place, action] = unwrap(playTurnWords(session.link.hand.value, words)).map(({ move }) => move);
    return { place, action } as Turn;
  };
  const answer = ({ place, action }: Turn) => unwrap(session.link.commit(place, action));
  /** A turn that is not right. */
  const wrong = (): Turn => {
    const game = session.link.hand.value;
    const best = session.best.value.map(({ place }) => place.cell);
    for (const place of legal(game)) {
      if (place.type === 'place' && !best.includes(place.cell)) return { place, action: { type: 'pass' } };
    }
    throw new Error('every cell is right');
  };
  return { session, tries, turnOf, answer, wrong };
}

/** Resolves once all pending promises without a worker are done. */
const settled = () => new Promise((done) => setTimeout(done));

test('the right turn solves it, and counts once', () => {
  const { session, tries, turnOf, answer } = begin(TURN);
  expect(session.link.seats.filter(({ elsewhere }) => !elsewhere)).toHaveLength(1);
  answer(turnOf(TURN.answers[0]));
  expect([session.stage.value, tries]).toEqual(['right', ['solved']]);
});

test('a wrong turn is told what the search finds that it loses, and can be tried again without counting', async () => {
  const { session, tries, turnOf, answer, wrong } = begin(TURN, judgeOf(0.4));
  answer(wrong());
  expect([session.stage.value, session.lost.value]).toEqual(['wrong', null]);
  await settled();
  expect(session.lost.value).toBe(0.4);
  session.again();
  expect([session.stage.value, session.link.answer.value, session.lost.value]).toEqual(['ask', null, null]);
  expect(session.link.head.value.position.phase).toBe('place');
  answer(turnOf(TURN.answers[0]));
  expect([session.stage.value, tries]).toEqual(['right', ['missed']]);
});

test('what may follow a wrong turn is played on the board, and taken back with it', async () => {
  const { session, tries, turnOf, answer, wrong } = begin(TURN);
  answer(wrong());
  await settled();
  const { placed, seat } = session.link.head.value.position;
  session.refute();
  await settled();
  const { position } = session.link.head.value;
  expect([position.placed, position.phase]).toEqual([placed + 1, 'draw']);
  expect(position.seat, 'the rival has answered').not.toBe(seat);
  session.again();
  expect([session.stage.value, session.link.head.value.position.placed]).toEqual(['ask', placed - 1]);
  answer(turnOf(TURN.answers[0]));
  expect([session.stage.value, tries]).toEqual(['right', ['missed']]);
});

test('a wrong turn of an endgame loses at least what was proved', async () => {
  const { session, answer, wrong } = begin(ENDGAME, judgeOf(0.4));
  answer(wrong());
  await settled();
  expect(session.lost.value).toBe(ENDGAME.gap);
});

test('hints come in two steps, and are told apart from finding it alone', () => {
  const { session, tries, turnOf, answer } = begin(TURN);
  for (const step of [1, 2, 2]) {
    session.takeHint();
    expect(session.hint.value).toBe(step);
  }
  answer(turnOf(TURN.answers[0]));
  expect(tries).toEqual(['hinted']);
});

test('the solution is shown on the board, beside the answer that was given', async () => {
  const { session, tries, answer, wrong } = begin(TURN, judgeOf(9));
  const own = wrong();
  answer(own);
  await settled();
  expect(session.lost.value).toBe(9);
  session.show();
  const [{ x, y }] = TURN.answers;
  expect(session.link.shown.value?.place.cell).toBe(cellAt(x, y));
  expect(session.link.played.value).toHaveLength(2);
  session.compare(own);
  expect(session.link.played.value[0].move).toBe(own.place);
  expect([session.stage.value, tries]).toEqual(['shown', ['missed']]);
});

test('an end of a game: the rival answers, the tiles come in their order, and each own turn has to be right', async () => {
  const { session, tries, turnOf, answer, wrong } = begin(ENDGAME);
  const seat = handOf(runToEnd(readPast(ENDGAME, en)) ?? { start: session.link.start, steps: [] }).position.seat;
  answer(turnOf(ENDGAME.answers[0]));
  expect(session.stage.value).toBe('wait');
  await expect.poll(() => session.stage.value).toBe('ask');
  const { position, rules } = session.link.hand.value;
  expect([session.step.value, position.seat, position.stackSize]).toEqual([2, seat, 0]);
  expect(rules.tables.tiles[position.drawn].id).toBe(ENDGAME.draws[1]);
  expect(tries).toEqual([]);
  answer(wrong());
  await settled();
  expect([session.stage.value, tries]).toEqual(['wrong', ['missed']]);
  session.again();
  const [best] = session.best.value;
  answer(turnOf(turnWords(session.link.hand.value, best)));
  expect([session.stage.value, tries]).toEqual(['right', ['missed']]);
});

test('the solution of a turn leads on to the next one', async () => {
  const { session, tries, wrong, answer } = begin(ENDGAME);
  answer(wrong());
  session.show();
  session.goOn();
  await expect.poll(() => session.step.value).toBe(2);
  expect(session.link.decided.value[0].move).toMatchObject({
    type: 'place',
    cell: cellAt(ENDGAME.answers[0].x, ENDGAME.answers[0].y),
  });
  session.show();
  expect([session.stage.value, session.goesOn, tries]).toEqual(['shown', false, ['missed']]);
});

test('a worker that fails is told, and the answer can be given again', async () => {
  const failing = { ...judgeOf(), follow: () => Promise.reject(new Error('broken')) };
  const { session, turnOf, answer } = begin(ENDGAME, failing);
  answer(turnOf(ENDGAME.answers[0]));
  await expect.poll(() => session.stage.value).toBe('failed');
  session.again();
  expect(session.stage.value).toBe('ask');
});

test('with partners, whoever solves it decides for the whole side', () => {
  const players = ['red', 'black', 'green', 'white'].map((color) => ({ name: color, color }));
  const start = unwrap(newGame({ edition: 'star-wars', modules: ['teams'], players }));
  const link = openPuzzle({ start, steps: playChance(start, createDealer(1)) });
  const here = link.seats.map(({ elsewhere }) => !elsewhere);
  expect(here).toEqual(start.rules.players.map((_, seat) => start.rules.figureTable.sideOf[seat] === 0));
  expect(here.filter(Boolean)).toHaveLength(2);
});
