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

/**
 * The pairs of opponents: quick bots, equal ones so that games stay open, unequal ones so that they miss turns as people
 * do.
 */
const PAIRS = [
  ['shrewd', 'shrewd'],
  ['steady', 'steady'],
  ['shrewd', 'steady'],
  ['steady', 'projected'],
] as const;
/**
 * Modules by edition; the games use the lists in rotation. The boxes `inns` and `traders` are left out: a pack is for
 * everybody who plays its edition, and their rules would have to be known to solve a puzzle.
 */
const MODULES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  classic: [['farmers', 'river'], [], ['farmers'], ['river'], ['farmers', 'abbot'], ['farmers', 'river', 'abbot']],
  'star-wars': [[], ['teams'], []],
};

export interface SourceMoment {
  readonly start: Game;
  readonly moves: readonly Move[];
  readonly game: Game;
}

export interface SourceGame {
  readonly start: Game;
  readonly plies: readonly Ply[];
  readonly bots: readonly Bot[];
}

/** Plays game `number`. The same number and seed give the same game. */
export function sourceGame(edition: string, seed: number, number: number): SourceGame {
  const random = createRandom(mix(mix(seed, number), 1));
  const lists = MODULES[edition] ?? [[]];
  const start = startOf(edition, lists[number % lists.length]);
  const pair = PAIRS[random.below(PAIRS.length)];
  const first = random.below(2);
  const bots = start.rules.players.map((_, seat) => botNamed(pair[(seat + first) % 2]) as Bot);
  return { start, bots, plies: playedOn(start, bots, mix(seed, number)) };
}

/** Plays the end of a game again, with the last `left` tiles in another order; null if that is impossible. */
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
  // Empty names make a link shorter; the reader chooses names for the players.
  const players = (own ?? known.colors.slice(0, 2)).map((color) => ({ name: '', color }));
  return unwrap(newGame({ edition, modules, players }));
}

/** The positions after a draw from a stack of `left` tiles, one for each tile that may be drawn and fits. */
export function momentsAt({ start, plies }: SourceGame, left: number): SourceMoment[] {
  const at = drawAt(start, plies, left);
  if (at < 0) return [];
  const before = plies.slice(0, at).map(({ move }) => move);
  const game = plies[at - 1]?.game ?? start;
  return drawable(game.rules, game.position).flatMap((count, tile) => {
    if (count === 0) return [];
    const move: Move = { type: 'draw', tile };
    const drawn = unwrap(play(game, move)).game;
    return drawn.position.phase === 'place' ? [{ start, moves: [...before, move], game: drawn }] : [];
  });
}

/** The index of the ply that draws a tile from a stack of `left`; -1 if there is none or the tile did not fit. */
function drawAt(start: Game, plies: readonly Ply[], left: number): number {
  return plies.findIndex(({ move, game }, index) => {
    const before = plies[index - 1]?.game ?? start;
    return move.type === 'draw' && before.position.stackSize === left && game.position.phase === 'place';
  });
}
