/** The games that puzzles are taken from. */
import { type Bot, botNamed, playMatch } from '@asteroute/bots';
import {
  createDealer,
  createRandom,
  editionNamed,
  type Game,
  type Move,
  mix,
  newGame,
  type Ply,
  play,
  unwrap,
} from '@asteroute/engine';
import { drawable } from '@asteroute/engine/search';

/** Who plays against whom: quick bots of unequal strength, so that turns are missed as people miss them. */
const PAIRS = [
  ['shrewd', 'projected'],
  ['steady', 'shrewd'],
  ['projected', 'steady'],
  ['shrewd', 'greedy'],
  ['steady', 'steady'],
] as const;
/** Modules by edition, one list a game in turn: farmers more often, since most puzzles are found with them. */
const MODULES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  classic: [
    ['farmers'],
    ['farmers', 'river'],
    ['abbot'],
    ['farmers'],
    [],
    ['farmers', 'river'],
    ['farmers', 'abbot'],
    ['farmers', 'river', 'abbot'],
  ],
  'star-wars': [[], [], [], [], ['teams'], []],
};

/** A game from its start to one of its positions. */
export interface SourceMoment {
  readonly start: Game;
  /** All plies until then. */
  readonly moves: readonly Move[];
  readonly game: Game;
}

/** A game that was played, and who played it. */
export interface SourceGame {
  readonly start: Game;
  readonly plies: readonly Ply[];
  readonly bots: readonly Bot[];
}

/** Plays the game of a number: the same number and seed give the same game. */
export function sourceGame(edition: string, seed: number, number: number): SourceGame {
  const random = createRandom(mix(mix(seed, number), 1));
  const lists = MODULES[edition] ?? [[]];
  const start = startOf(edition, lists[number % lists.length]);
  const pair = PAIRS[random.below(PAIRS.length)];
  const first = random.below(2);
  const bots = start.rules.players.map((_, seat) => botNamed(pair[(seat + first) % 2]) as Bot);
  return { start, bots, plies: playedOn(start, bots, mix(seed, number)) };
}

/** The same game with its last tiles in another order, and so played otherwise. */
export function anotherEnd({ start, plies, bots }: SourceGame, left: number, seed: number): SourceGame | null {
  const at = drawAt(start, plies, left);
  if (at < 0) return null;
  const kept = plies.slice(0, at);
  return { start, bots, plies: [...kept, ...playedOn(kept.at(-1)?.game ?? start, bots, seed)] };
}

function playedOn(game: Game, bots: readonly Bot[], seed: number): Ply[] {
  const plies: Ply[] = [];
  playMatch(game, { bots, dealer: createDealer(seed), random: createRandom(seed) }, (_, ply) => plies.push(ply));
  return plies;
}

function startOf(edition: string, modules: readonly string[]): Game {
  const known = editionNamed(edition);
  if (known === null) throw new Error(`there is no edition ${edition}`);
  const own = known.optional.find((module) => modules.includes(module.name) && module.colors !== undefined)?.colors;
  // Without names a link is shorter, and the reader calls the players what it likes.
  const players = (own ?? known.colors.slice(0, 2)).map((color) => ({ name: '', color }));
  return unwrap(newGame({ edition, modules, players }));
}

/** The moments at which a tile is to be drawn with so many in the stack, with each tile in hand that may come and fits. */
export function momentsAt({ start, plies }: SourceGame, left: number): SourceMoment[] {
  const at = drawAt(start, plies, left);
  if (at < 0) return [];
  const moves = plies.slice(0, at).map(({ move }) => move);
  return handsOf({ start, moves, game: plies[at - 1]?.game ?? start });
}

/** The number of the ply that draws a tile from so many; -1 where there is none, or it was set aside. */
function drawAt(start: Game, plies: readonly Ply[], left: number): number {
  return plies.findIndex(({ move, game }, index) => {
    const before = plies[index - 1]?.game ?? start;
    return move.type === 'draw' && before.position.stackSize === left && game.position.phase === 'place';
  });
}

function handsOf({ start, moves, game }: SourceMoment): SourceMoment[] {
  return drawable(game.rules, game.position).flatMap((count, tile) => {
    if (count === 0) return [];
    const move: Move = { type: 'draw', tile: tile };
    const drawn = unwrap(play(game, move)).game;
    return drawn.position.phase === 'place' ? [{ start, moves: [...moves, move], game: drawn }] : [];
  });
}
