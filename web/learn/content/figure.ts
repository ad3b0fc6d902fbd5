import {
  cellAt,
  dueDice,
  type Game,
  type GameEvent,
  type Move,
  play,
  type Rotation,
  scores,
  sideOf,
  unwrap,
} from '@asteroute/engine';
import type { Dice, Example, Laid, Plan } from '../../../examples/example.ts';
import { actionIn, drawOf, gameOfScene, seatOf } from './scene.ts';

/** A question to the reader: place the tile, act with a meeple, or give a number. */
export type Ask =
  | { readonly do: 'place' }
  | { readonly do: 'act' }
  | { readonly do: 'dice' | 'points' | 'field'; readonly color: string; readonly rule: string };

/** An illegal move that a reader may try, with the rule that forbids it. */
export type Try =
  | { readonly place: Laid; readonly rule: string }
  | { readonly deploy: readonly [meeple: string, on: string]; readonly rule: string };

export interface RuleFigure {
  readonly id: string;
  readonly example: Example;
  readonly asks: readonly Ask[];
  readonly tries?: readonly Try[];
}

/** A step of a figure; `throw` rolls the printed dice, `end` asks for nothing more. */
export type FigureStep = (Ask | { readonly do: 'throw' } | { readonly do: 'end' }) & { readonly after: number };

/** A reader's progress: the game so far, and the open step. */
export interface FigureStage {
  readonly game: Game;
  readonly step: number;
  readonly events: readonly GameEvent[];
}

/** The number of fields round the scoring board (SW-52). */
const TRACK = 50;

/** Plies of a turn: the draw, the tile, the meeple, then throws. */
const DRAWN = 1;
const PLACED = 2;
const ACTED = 3;

/** The steps of a figure in order, each with the number of plies played before it. */
export function stepsOf({ asks, example: { turn } }: RuleFigure): FigureStep[] {
  const throws = turn.throws?.length ?? 0;
  const after = { place: DRAWN, act: PLACED, dice: ACTED, points: ACTED + throws - 1, field: ACTED + throws - 1 };
  const dice = Array.from({ length: throws }, (_, i): FigureStep => ({ do: 'throw', after: ACTED + i }));
  const steps = [...asks.map((ask): FigureStep => ({ ...ask, after: after[ask.do] })), ...dice];
  return [...steps.sort((a, b) => a.after - b.after), { do: 'end', after: ACTED + throws }];
}

/** Sets a figure up for its first step. */
export function openFigure(figure: RuleFigure, nameOf: (color: string) => string): FigureStage {
  const game = gameOfScene(figure.example.scene, nameOf);
  return forward(figure, { game, step: 0, events: [] }, 0);
}

/** Plays the plan up to the open step, from a game in which `played` plies are done. */
function forward(figure: RuleFigure, stage: FigureStage, played: number): FigureStage {
  let { game } = stage;
  const events = [...stage.events];
  for (let ply = played; ply < stepsOf(figure)[stage.step].after; ply++) {
    const next = unwrap(play(game, plyOf(game, figure.example.turn, ply)));
    game = next.game;
    events.push(...next.events);
  }
  return { ...stage, game, events };
}

function plyOf(game: Game, turn: Plan, ply: number): Move {
  if (ply === 0) return drawOf(game, turn.tile[0]);
  if (ply === 1) return printedMove(turn.tile);
  if (ply === 2) return unwrap(actionIn(game, turn));
  return { type: 'roll', dice: throwOf(game, turn.throws?.[ply - ACTED] ?? {}) };
}

export function printedMove([, x, y, rotation]: Laid): Move {
  return { type: 'place', cell: cellAt(x, y), rotation: rotation as Rotation };
}

function throwOf(game: Game, dice: Dice): (readonly number[] | null)[] {
  const thrown = new Array<readonly number[] | null>(scores(game).length).fill(null);
  for (const [color, own] of Object.entries(dice)) thrown[sideOf(game, seatOf(game, color))] = own;
  return thrown;
}

export function goOn(figure: RuleFigure, stage: FigureStage): FigureStage {
  const { after } = stepsOf(figure)[stage.step];
  return forward(figure, { ...stage, step: stage.step + 1, events: [] }, after);
}

/** `refused` if the rules forbid it, `other` if they allow it but the example continues differently. */
export function tryMove(figure: RuleFigure, stage: FigureStage, move: Move): FigureStage | 'refused' | 'other' {
  const played = play(stage.game, move);
  if (!played.ok) return 'refused';
  const { after } = stepsOf(figure)[stage.step];
  const next = { game: played.value.game, step: stage.step + 1, events: played.value.events };
  return leadsThere(figure, stage, move) ? forward(figure, next, after + 1) : 'other';
}

/** A tile may lie in any rotation that looks the same, but a meeple must go to the printed place. */
function leadsThere(figure: RuleFigure, { game, step }: FigureStage, move: Move): boolean {
  const due = plyOf(game, figure.example.turn, stepsOf(figure)[step].after);
  if (JSON.stringify(move) === JSON.stringify(due)) return true;
  if (move.type !== 'place' || due.type !== 'place' || move.cell !== due.cell) return false;
  return JSON.stringify(totals(figure, game, move)) === JSON.stringify(totals(figure, game, due));
}

/** The scores at the end of the plan with this placement; null if the plan cannot continue. */
function totals({ example: { turn } }: RuleFigure, game: Game, place: Move): number[] | null {
  let now = unwrap(play(game, place)).game;
  for (let ply = PLACED; ply < ACTED + (turn.throws?.length ?? 0); ply++) {
    if (ply === PLACED && !actionIn(now, turn).ok) return null;
    const next = play(now, plyOf(now, turn, ply));
    if (!next.ok) return null;
    now = next.value.game;
  }
  return scores(now);
}

export function answerOf(figure: RuleFigure, { game, step }: FigureStage): number {
  const ask = stepsOf(figure)[step];
  if (ask.do !== 'dice' && ask.do !== 'points' && ask.do !== 'field') throw new Error(`no number for ${ask.do}`);
  const side = sideOf(game, seatOf(game, ask.color));
  if (ask.do === 'dice') return dueDice(game)?.dice[side] ?? 0;
  const after = play(game, plyOf(game, figure.example.turn, ask.after));
  const total = scores(unwrap(after).game)[side];
  return ask.do === 'points' ? total - scores(game)[side] : total % TRACK;
}

/** Numbers to choose from, in ascending order, including the right one. */
export function choicesOf(figure: RuleFigure, stage: FigureStage): number[] {
  const right = answerOf(figure, stage);
  if (stepsOf(figure)[stage.step].do === 'dice') return [1, 2, 3, 4];
  const near = right % 2 === 0 ? [-4, -1, 0, 2] : [-2, 0, 2, 3];
  return [...new Set(near.map((step) => Math.abs(right + step)))].sort((a, b) => a - b);
}

/** The printed move of the open step, which shows a reader the solution. */
export function solution(figure: RuleFigure, { game, step }: FigureStage): Move {
  return plyOf(game, figure.example.turn, stepsOf(figure)[step].after);
}
