import { createHash } from 'node:crypto';
import {
  ahead,
  chanceMove,
  createDealer,
  type Game,
  type Move,
  type Played,
  play,
  type SideIndex,
  scores,
  seatsOf,
  sideOf,
} from '@asteroute/engine';
import { type GameRecord, Recorder } from '@asteroute/record';
import { type Player, PlayerFault } from './player/player.ts';
import type { Luck } from './statistics/luck.ts';

/** The two parties of a match. A plays one side, B all other sides. */
export const PARTIES = ['a', 'b'] as const;
export type Party = (typeof PARTIES)[number];
export type ByParty<T> = Readonly<Record<Party, T>>;

export interface Forfeit {
  readonly party: Party;
  readonly reason: string;
}

export interface ArenaGame {
  readonly side: SideIndex;
  /** Points by side, at the end of the game or when it was broken off. */
  readonly scores: readonly number[];
  /** The fault by which a party lost the game, regardless of points; null if there was none. */
  readonly forfeit: Forfeit | null;
  readonly record: GameRecord;
  /** A's luck with tiles and dice; null if it was not requested or the game was not played to its end. */
  readonly luck: Luck | null;
}

/** The players of a game, the side of A, and the seed of the deal. */
interface ArenaTable {
  readonly players: ByParty<Player>;
  readonly side: SideIndex;
  /** The seed of everything random in the game. */
  readonly deal: number;
  /** Receives the milliseconds of every turn: the sum of its placement and its action. */
  readonly times: ByParty<number[]>;
}

/**
 * Independent of seat and bot, so that bots that decide alike play the same game in every seat, and a bot against
 * itself gains exactly 0. The hash is one-way: a program that receives it cannot derive the deal.
 */
export function choiceSeed(deal: number, ply: number): number {
  return createHash('sha256').update(`${deal} ${ply}`).digest().readUInt32LE();
}

/** Plays one game to its end, or until a party loses it by a fault. */
export async function playGame(start: Game, table: ArenaTable): Promise<ArenaGame> {
  const { players, side } = table;
  const [recorder, dealer] = [new Recorder(start.rules.setup), createDealer(table.deal)];
  let [game, party, forfeit]: [Game, Party, Forfeit | null] = [start, 'a', null];
  try {
    for (party of PARTIES) await players[party].begin(start, seatsOfParty(start, party, side));
    for (let ply = 0; game.position.phase !== 'over'; ply++) {
      party = sideOf(game, game.position.seat) === side ? 'a' : 'b';
      const played = advance(game, chanceMove(game, dealer) ?? (await decide(game, party, { ply, ...table })), players);
      recorder.add(played.events);
      game = played.game;
    }
  } catch (fault) {
    if (!(fault instanceof PlayerFault)) throw fault;
    forfeit = { party, reason: fault.message };
    players[party].fail();
  }
  for (const one of PARTIES) players[one].end(game, winnersOf(game, side, forfeit));
  return { side, scores: scores(game), forfeit, record: recorder.record(), luck: null };
}

function seatsOfParty(game: Game, party: Party, side: SideIndex): number[] {
  const own = seatsOf(game, side);
  return game.rules.players.flatMap((_, seat) => (own.includes(seat) === (party === 'a') ? [seat] : []));
}

async function decide(game: Game, party: Party, at: ArenaTable & { readonly ply: number }): Promise<Move> {
  const begin = performance.now();
  const move = await at.players[party].choose(game, choiceSeed(at.deal, at.ply));
  const took = performance.now() - begin;
  const times = at.times[party];
  if (game.position.phase === 'act') times.push((times.pop() ?? 0) + took);
  else times.push(took);
  return move;
}

function advance(game: Game, move: Move, players: ByParty<Player>): Played {
  const played = play(game, move);
  if (!played.ok) throw new PlayerFault(`answered with an illegal move: ${played.error.message}`);
  for (const party of PARTIES) players[party].onMove(game, move);
  return played.value;
}

function winnersOf(game: Game, side: SideIndex, forfeit: Forfeit | null): readonly SideIndex[] {
  if (forfeit === null) return ahead(game);
  return scores(game).flatMap((_, one) => ((one === side) === (forfeit.party === 'b') ? [one] : []));
}
