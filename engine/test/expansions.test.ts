/** Boards of the two boxes, inns and traders, with what has to be true after them: points follow by hand from the rules. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ActionWords, actionWords, parsePlacement } from '../notation/notation.ts';
import { lastGame, playTurnWords, type TurnWords } from '../notation/play-turn.ts';
import { isExtra, legalActions, projectedScores, reserve, scores, tokens } from '../observe/observe.ts';
import { arrange, newGame } from '../play/game.ts';
import { countUp, type Game, play } from '../play/play.ts';
import { unwrap } from '../vocabulary/result.ts';
import { draw } from './testing.ts';

interface Turn extends TurnWords {
  readonly player: number;
  readonly tile: string;
  readonly second?: true;
  readonly offered?: readonly string[];
  readonly refused?: readonly string[];
}

/** A vector of fixtures/scoring/expansions.json. */
interface Vector {
  readonly id: string;
  readonly rules: string;
  readonly why: string;
  readonly modules: readonly string[];
  readonly options?: object;
  readonly players: number;
  readonly turns: readonly Turn[];
  readonly expect: {
    readonly scores?: readonly number[];
    readonly final?: readonly number[];
    readonly next?: { readonly player: number; readonly second?: boolean };
    readonly goods?: readonly object[];
    readonly reserve?: Readonly<Record<string, object>>;
  };
}

const FILE = new URL('../../fixtures/scoring/expansions.json', import.meta.url);
const { vectors } = JSON.parse(readFileSync(FILE, 'utf8')) as { vectors: readonly Vector[] };
const COLORS = ['red', 'blue', 'green', 'yellow', 'black', 'pink'];

/** Deals the tile of a turn, whatever the box holds of it, and plays the turn. */
function takeTurn(before: Game, turn: Turn): Game {
  const game = draw(arrange(before, { stack: [turn.tile, 'CL-c4-shield'] }), turn.tile).game;
  expect(onTurn(game)).toEqual({ player: turn.player, second: turn.second ?? false });
  const placed = unwrap(play(game, unwrap(parsePlacement(turn)))).game;
  const offered = legalActions(placed).map((move) => textOf(actionWords(placed, move)));
  expect(offered).toEqual(expect.arrayContaining([...(turn.offered ?? [])]));
  expect(offered.filter((text) => turn.refused?.includes(text))).toEqual([]);
  return lastGame(game, unwrap(playTurnWords(game, turn)));
}

const onTurn = (game: Game) => ({ player: game.position.seat, second: isExtra(game) });
const textOf = (words: ActionWords) => (words.type === 'deploy' ? `${words.meeple} ${words.on}` : words.type);

test('there are 15 vectors for inns, 17 for traders or both', () => {
  const counts = Map.groupBy(vectors, ({ modules }) => modules.includes('traders'));
  expect([counts.get(false)?.length, counts.get(true)?.length]).toEqual([15, 17]);
});

test.each(vectors.map((vector) => [`${vector.id} ${vector.rules}: ${vector.why}`, vector] as const))(
  '%s',
  (_, vector) => {
    const { modules, options = {}, turns, expect: after } = vector;
    const players = COLORS.slice(0, vector.players).map((color) => ({ name: color, color }));
    const start = unwrap(newGame({ edition: 'classic', modules, options, players }));
    const game = turns.reduce(takeTurn, start);
    if (after.scores !== undefined) expect(scores(game)).toEqual(after.scores);
    if (after.final !== undefined) expect(scores(countUp(game).game)).toEqual(after.final);
    if (after.next !== undefined) expect(onTurn(game)).toEqual({ second: false, ...after.next });
    if (after.goods !== undefined) expect(players.map((__, side) => tokens(game, side))).toEqual(after.goods);
    for (const [seat, own] of Object.entries(after.reserve ?? {}))
      expect(reserve(game, Number(seat))).toMatchObject(own);
  },
);

test('TB-10 a game that is over comes to no more than its points: awards are not given twice', () => {
  const { turns, modules } = vectors.find(({ id }) => id === 'TB-V7') as Vector;
  const players = COLORS.slice(0, 2).map((color) => ({ name: color, color }));
  const before = turns.reduce(takeTurn, unwrap(newGame({ edition: 'classic', modules, players })));
  const game = draw(arrange(before, { stack: ['CL-monastery'] }), 'CL-monastery').game;
  const over = lastGame(game, unwrap(playTurnWords(game, { x: 0, y: 1, rotation: 0, action: { type: 'pass' } })));
  expect([projectedScores(before), scores(before)]).toEqual([
    [0, 10],
    [0, 0],
  ]);
  expect([over.position.phase, projectedScores(over), scores(over)]).toEqual(['over', [0, 10], [0, 10]]);
});

test('K-47 six play with inns only, and pink is theirs', () => {
  const six = COLORS.map((color) => ({ name: color, color }));
  const begin = (modules: readonly string[], players = six) => newGame({ edition: 'classic', modules, players });
  expect(begin(['inns', 'traders']).ok).toBe(true);
  expect(begin(['traders'])).toMatchObject({ error: { code: 'player-count' } });
  const pink = six.slice(4).concat(six[0]);
  expect(begin(['inns'], pink).ok).toBe(true);
  expect(begin([], pink)).toMatchObject({ error: { code: 'player-color' } });
});
