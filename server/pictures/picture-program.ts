import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Game, newGame, play, scores, unwrap } from '@asteroute/engine';
import { readLink } from '@asteroute/record';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { boardSvg } from './board-svg.ts';
import { type PictureBoard, pictureBoard } from './picture-board.ts';

export type PictureQuestion =
  | { readonly type: 'read'; readonly link: string }
  | { readonly type: 'draw'; readonly board: PictureBoard };

export interface GameFacts {
  readonly edition: string;
  readonly names: readonly string[];
  readonly scores: readonly number[];
  readonly tiles: number;
  readonly over: boolean;
}

export type ReadPicture = { readonly facts: GameFacts; readonly board: PictureBoard } | null;

export type PictureAnswer = ReadPicture | Uint8Array;

let loaded: Promise<unknown> | undefined;

function load(): Promise<unknown> {
  const path = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  loaded ??= readFile(path).then((program) => initWasm(program));
  return loaded;
}

export async function answerPicture(question: PictureQuestion): Promise<PictureAnswer> {
  if (question.type === 'read') return readPicture(question.link);
  await load();
  return new Resvg(boardSvg(question.board), { font: { loadSystemFonts: false } }).render().asPng();
}

function readPicture(link: string): ReadPicture {
  const read = readLink(link);
  if (!read.ok) return null;
  let game: Game = unwrap(newGame(read.value.setup));
  // The last board with all its meeples: the final scoring takes them off.
  let shown = game;
  for (const move of read.value.moves) {
    game = unwrap(play(game, move)).game;
    if (game.position.phase !== 'over') shown = game;
  }
  const { setup } = game.rules;
  const facts = {
    edition: setup.edition,
    names: setup.players.map(({ name }) => name),
    scores: scores(game),
    tiles: game.position.placed,
    over: game.position.phase === 'over',
  };
  return { facts, board: pictureBoard(shown) };
}
