import type { GameRecord, PointsRecord, TurnRecord } from '@asteroute/record';
import { TileNumbers } from '../format/base-tiles.ts';
import { numberedTurn } from '../format/numbered-turn.ts';
import { hexOf } from './colors.ts';

/** What the log calls the realms of ours. */
const TARGETS: Readonly<Record<string, string>> = { monastery: 'abbey' };

/** Ids of players: the log needs some, and a record has none. */
const idOf = (seat: number) => String(seat + 1);

/** Writes a game of the base game as a log of Board Game Arena, with what its readers need. */
export function writeBgaLog(record: GameRecord): string {
  const numbers = new TileNumbers();
  const packets = record.turns.map((turn, index) => packet(index + 1, turnNotifications(record, turn, numbers)));
  const asides = (record.setAside ?? []).map((id) => unplaceable(id, numbers));
  const end = record.winners === undefined ? [] : [...asides, result(record)];
  const data = end.length === 0 ? packets : [...packets, packet(packets.length + 1, end)];
  return JSON.stringify({ status: 1, data: { valid: 1, data } });
}

function packet(number: number, data: readonly object[]) {
  return { packet_id: String(number), move_id: String(number), data };
}

function unplaceable(id: string, numbers: TileNumbers) {
  return { type: 'cantPlay', args: { tile_id: String(numbers.take(id)) } };
}

function turnNotifications({ players }: GameRecord, turn: TurnRecord, numbers: TileNumbers): object[] {
  const asides = (turn.setAside ?? []).map((id) => unplaceable(id, numbers));
  const { type, rotation, position, on } = numberedTurn(turn);
  const who = { player_name: players[turn.player].name, player_id: idOf(turn.player) };
  const id = String(numbers.take(turn.tile));
  const where = { id, x: String(turn.x), y: String(turn.y), ori: String(rotation + 1) };
  const target = on === null ? '' : (TARGETS[on] ?? on);
  const placed = { type: 'playTile', args: { ...who, ...where, type: String(type) } };
  const pos = { piece: 'partisan', ptype: 'normal', pos: String(position), target };
  const meeple = position === null ? [] : [{ type: 'playPartisan', args: { ...who, ...where, ...pos, type: target } }];
  return [...asides, placed, ...meeple, ...turn.points.map((won) => winPoints(players, turn, won))];
}

function winPoints(players: GameRecord['players'], { scores }: TurnRecord, { side, points }: PointsRecord) {
  const args = { player_id: idOf(side), player_name: players[side].name, points, score: String(scores[side]) };
  return { type: 'winPoints', args };
}

/** The state in which a game ends: the result of each player. */
function result({ players, turns, final, ended }: GameRecord) {
  const scores = final?.scores ?? turns.at(-1)?.scores ?? [];
  const list = players.map(({ name, color }, seat) => ({
    player: idOf(seat),
    name,
    color: hexOf(color),
    score: String(scores[seat] ?? 0),
    concede: ended?.by === 'resignation' && ended.side === seat ? 1 : 0,
  }));
  return { type: 'gameStateChange', args: { id: 99, type: 'manager', args: { result: list } } };
}
