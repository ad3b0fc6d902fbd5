import { type EventSink, figureRef } from './events.ts';
import { layTile } from './features.ts';
import { deploy } from './figures.ts';
import { cellAt, coordinates } from './geometry.ts';
import { fitsAnywhere, recallable } from './legal.ts';
import type { Move, PlaceMove, Throw } from './moves.ts';
import { type Position, reserveFigure } from './position.ts';
import { dueContest, type Ruleset } from './ruleset.ts';
import { leaders, scoreCompleted, scoreFinal, scoreRecall } from './score.ts';
import type { Figure, TileIndex } from './types.ts';

/** Lays the start tile (SW-7); nobody places it. */
export function openBoard(pos: Position): void {
  layTile(pos, cellAt(0, 0), pos.tables.start, 0);
}

/** Takes a tile from the stack. One that fits nowhere leaves the game, and the same player draws again (D-3, SW-18). */
export function drawTile(rules: Ruleset, pos: Position, tile: TileIndex, sink: EventSink | null): void {
  pos.stack[tile]--;
  pos.stackSize--;
  const id = pos.tables.tiles[tile].id;
  sink?.({ type: 'drew', seat: pos.seat, tile: id, left: pos.stackSize });
  if (fitsAnywhere(rules, pos, tile)) {
    pos.drawn = tile;
    pos.phase = 'place';
    return;
  }
  sink?.({ type: 'set-aside', seat: pos.seat, tile: id });
  if (pos.stackSize === 0) finish(rules, pos, sink);
}

export function placeTile(pos: Position, move: PlaceMove, sink: EventSink | null): void {
  const tile = pos.drawn as TileIndex;
  layTile(pos, move.cell, tile, move.rotation);
  pos.drawn = -1;
  pos.phase = 'act';
  const id = pos.tables.tiles[tile].id;
  sink?.({ type: 'placed', seat: pos.seat, tile: id, ...coordinates(move.cell), rotation: move.rotation });
}

/** Action 2 (SW-19), then whatever follows from it. */
export function act(rules: Ruleset, pos: Position, move: Move, sink: EventSink | null): void {
  if (move.type === 'deploy') {
    const figure = reserveFigure(pos, pos.seat, move.meeple) as Figure;
    deploy(pos, figure, move.node);
    sink?.({ type: 'deployed', figure: figureRef(pos, figure) });
  } else if (move.type === 'recall') {
    scoreRecall(rules, pos, recallable(rules, pos) as Figure, sink);
  } else {
    sink?.({ type: 'passed', seat: pos.seat });
  }
  settle(rules, pos, sink);
}

/** Action 3: a throw of the running battle (SW-28). */
export function roll(rules: Ruleset, pos: Position, dice: Throw, sink: EventSink | null): void {
  for (const module of rules.modules) module.resolve?.(rules, pos, dice, sink);
  settle(rules, pos, sink);
}

/** Waits for dice while a contest is undecided; then action 4, scoring, and the end of the turn (SW-14, C-18). */
function settle(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  if (dueContest(rules, pos) !== null || rules.modules.some((module) => module.begin?.(rules, pos, sink))) {
    pos.phase = 'roll';
    return;
  }
  scoreCompleted(rules, pos, sink);
  sink?.({ type: 'turn-ended', seat: pos.seat, scores: Array.from(pos.scores) });
  if (pos.stackSize === 0) return finish(rules, pos, sink);
  pos.seat = (pos.seat + 1) % rules.players.length;
  pos.phase = 'draw';
}

/** The game ends with the turn in which the stack became empty (D-10, SW-53, C-47). */
function finish(rules: Ruleset, pos: Position, sink: EventSink | null): void {
  scoreFinal(rules, pos, sink);
  pos.phase = 'over';
  sink?.({ type: 'ended', scores: Array.from(pos.scores), winners: leaders(pos.scores) });
}
