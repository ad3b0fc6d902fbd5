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

/** The two that meet. A plays one side, B all others. */
export const PARTIES = ['a', 'b'] as const;
/** One of the two who meet in the arena. */
export type Party = (typeof PARTIES)[number];
/** A value for each of the two. */
export type ByParty<T> = Readonly<Record<Party, T>>;

/** A game that was lost by a fault: who lost it and why. */
export interface Forfeit {
  readonly party: Party;
  readonly reason: string;
}

/** A game of the arena. */
export interface ArenaGame {
  /** The side that A played. */
  readonly side: SideIndex;
  /** Points by side: at the end, or when the game was broken off. */
  readonly scores: readonly number[];
  /** Who lost it by a fault, whatever the points. */
  readonly forfeit: Forfeit | null;
  readonly record: GameRecord;
  /** What tiles and dice brought A; null where it was not asked for or the game was not played to its end. */
  readonly luck: Luck | null;
}

/** Who sits where in a game, and what decides it beside them. */
interface ArenaTable {
  readonly players: ByParty<Player>;
  /** The side that A plays. */
  readonly side: SideIndex;
  /** The seed of everything left to chance. */
  readonly deal: number;
  /** Takes the milliseconds of every turn: of its placement and its action together. */
  readonly times: ByParty<number[]>;
}

/**
 * What a decision may leave to chance, by the deal and the number of the ply alone. Neither the seat nor the bot goes
 * into it: bots that decide alike play the same game wherever each sits, so that a bot against itself gains exactly
 * nothing. It works one way only, so that a program which is sent the number cannot find the deal from it.
 */
export function choiceSeed(deal: number, ply: number): number {
  return createHash('sha256').update(`${deal} ${ply}`).digest().readUInt32LE();
}

/** Plays one game to its end, or until a player loses it by a fault. */
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

/** One ply, sent to both players. */
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
