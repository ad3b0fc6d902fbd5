/** Seeded games of quick bots against themselves, and what the judge sees on the way. */
import { botNamed } from '@asteroute/bots';
import { PhaseTerms } from '@asteroute/bots/training';
import {
  chanceMove,
  clonePosition,
  createDealer,
  createRandom,
  type Game,
  mix,
  newGame,
  playUnchecked,
  scores,
  unwrap,
} from '@asteroute/engine';
import { isDrawing, isOver, type Position } from '@asteroute/engine/search';

/** A played game: positions before draws, and how it ended. */
export interface ValueGame {
  /** The index of its set-up in `SETTINGS`. */
  readonly setting: number;
  /** By side. */
  readonly final: readonly number[];
  readonly samples: readonly Sample[];
}

type Sample = readonly [tilesLeft: number, numbers: readonly number[]];

const COLORS: Readonly<Record<string, readonly string[]>> = {
  'star-wars': ['red', 'black', 'green', 'white'],
  classic: ['red', 'blue', 'green', 'yellow'],
};
type Table = readonly [players: number, ...modules: string[]];

/** The set-ups of an edition, which take turns: mostly two sides, with and without modules. */
const SETTINGS: Readonly<Record<string, readonly Table[]>> = {
  'star-wars': [[2], [2], [3], [2], [2], [2], [4], [2], [2], [2], [4, 'teams'], [2]],
  classic: [
    [2],
    [2, 'farmers'],
    [3, 'farmers'],
    [2],
    [2, 'abbot'],
    [2, 'inns'],
    [2, 'farmers', 'river'],
    [2],
    [2, 'traders'],
    [4],
    [2, 'farmers', 'inns'],
    [2, 'river', 'abbot'],
    [2, 'farmers', 'traders'],
    [2, 'farmers', 'river', 'abbot', 'inns', 'traders'],
  ],
};

/** Bots of one ply, of which most pairs are as unequal as people choose their opponents. */
const PAIRS = [
  ['shrewd', 'shrewd'],
  ['steady', 'shrewd'],
  ['prudent', 'steady'],
  ['shrewd', 'shrewd'],
  ['projected', 'prudent'],
  ['steady', 'steady'],
  ['prudent', 'shrewd'],
  ['projected', 'steady'],
] as const;

/** Turns between two samples: neighbouring positions say much the same. Odd, so that both sides are on turn. */
const TURNS_BETWEEN = 7;

export function settingStart(edition: string, setting: number): Game {
  const [count, ...modules] = SETTINGS[edition][setting];
  const players = COLORS[edition].slice(0, count).map((color) => ({ name: color, color }));
  return unwrap(newGame({ edition, modules, players }));
}

export function valueGame(edition: string, seed: number): ValueGame {
  const settings = SETTINGS[edition].length;
  const setting = seed % settings;
  const { rules, position } = settingStart(edition, setting);
  const game = { rules, position: clonePosition(position) };
  const round = Math.floor(seed / settings);
  const pair = PAIRS[round % PAIRS.length];
  const bots = rules.players.map((_, seat) => botNamed(pair[(seat + Math.floor(round / PAIRS.length)) % 2]));
  const [dealer, random] = [createDealer(mix(seed, 1)), createRandom(mix(seed, 2))];
  const terms = new PhaseTerms(rules);
  const samples: Sample[] = [];
  const first = createRandom(mix(seed, 3)).below(TURNS_BETWEEN);
  for (let turn = 0; !isOver(game.position); ) {
    const { position: pos } = game;
    if (isDrawing(pos) && turn % TURNS_BETWEEN === first && samples.at(-1)?.[0] !== pos.stackSize)
      samples.push(sampleOf(pos, terms));
    const chance = chanceMove(game, dealer);
    if (chance !== null) {
      playUnchecked(rules, pos, chance, null);
      continue;
    }
    const { place, action } = bots[pos.seat].turn(game, random);
    playUnchecked(rules, pos, place, null);
    playUnchecked(rules, pos, action, null);
    turn++;
  }
  return { setting, final: [...scores(game)], samples };
}

function sampleOf(pos: Position, terms: PhaseTerms): Sample {
  terms.read(pos);
  return [pos.stackSize, Array.from(terms.numbers, (one) => Math.round(one * 100) / 100)];
}
