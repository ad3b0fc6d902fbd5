/** The published packages: what is in each, and how large it may be. A new package is one more entry of `PACKAGES`. */
import { buildCommand } from './build/command.ts';
import { buildElement } from './build/element.ts';
import { buildLibrary } from './build/library.ts';
import type { Published } from './build/published.ts';

const GAME = ['board-game', 'tile-laying', 'carcassonne', 'star-wars'];

export const PACKAGES: readonly Published[] = [
  {
    name: '@asteroute/engine',
    workspace: 'engine',
    readme: 'packages/engine',
    description: 'Rules engine and game records of Asteroute: Carcassonne Star Wars Edition and classic Carcassonne',
    keywords: [...GAME, 'rules-engine', 'game-record'],
    sizes: { '.': 29_000, './search': 10_000, './tiles': 3_000, './record': 34_000, './signatures': 49_000 },
    tarball: 130_000,
    build: buildLibrary({
      entries: {
        index: 'engine/index.ts',
        search: 'engine/search/index.ts',
        tiles: 'tiles/index.ts',
        record: 'packages/engine/record.ts',
        signatures: 'packages/engine/signatures.ts',
      },
      data: { tiles: 'tiles' },
    }),
  },
  {
    name: '@asteroute/bots',
    workspace: 'bots',
    readme: 'packages/bots',
    description: 'Bots for Asteroute, from a first game to a master, and the review that tells luck from skill',
    keywords: [...GAME, 'bot', 'ai', 'game-analysis'],
    sizes: { '.': 17_000, './review': 26_500, './puzzles': 21_000 },
    tarball: 80_000,
    build: buildLibrary({
      entries: { index: 'bots/index.ts', review: 'review/index.ts', puzzles: 'review/puzzles/index.ts' },
      packages: {
        '@asteroute/engine': '@asteroute/engine',
        '@asteroute/engine/search': '@asteroute/engine/search',
        '@asteroute/record': '@asteroute/engine/record',
      },
    }),
  },
  {
    name: '@asteroute/client',
    workspace: 'client',
    readme: 'packages/client',
    description: 'A client of tables on an Asteroute server, for Node and browsers: follows a game and plays it',
    keywords: [...GAME, 'client', 'bot', 'websocket'],
    sizes: { '.': 40_000 },
    tarball: 65_000,
    build: buildLibrary({
      entries: { index: 'client/index.ts' },
      packages: { '@asteroute/engine': '@asteroute/engine', '@asteroute/engine/search': '@asteroute/engine/search' },
    }),
  },
  {
    name: '@asteroute/viewer',
    workspace: 'viewer',
    readme: 'packages/viewer',
    description: '<asteroute-game>: a game of Asteroute on any page, turn by turn',
    keywords: [...GAME, 'custom-element', 'web-component', 'replay'],
    sizes: {},
    tarball: 190_000,
    build: buildElement,
  },
  {
    name: 'asteroute',
    workspace: 'cli',
    readme: 'packages/asteroute',
    description: 'Trade routes, asteroid fields and planets: a tile-laying game in the browser, with bots and a server',
    keywords: [...GAME, 'game', 'game-server', 'cli'],
    sizes: {},
    tarball: 2_800_000,
    build: buildCommand,
  },
];
