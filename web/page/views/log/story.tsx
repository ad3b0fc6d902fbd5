import { meepleId } from '@asteroute/board/art/piece.ts';
import { flatSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import type { Camera } from '@asteroute/board/model/camera.ts';
import { boardTiles, type FigureRef, type Game, type GameEvent } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { colorOf, pointOf, poseOf, symbolOf } from '../../present/appearance.ts';
import { eventText, seatName } from '../../present/event-text.ts';
import { useArrowList } from '../controls/arrow-list.ts';
import { Mark, Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';
import { LineLink, type LogLine, logLines } from './lines.tsx';

interface Props extends ViewProps {
  readonly camera: Camera;
}

type Placed = Extract<GameEvent, { type: 'placed' }>;

/** What somebody did with a tile. */
interface Turn {
  readonly placed: Placed;
  /** What happened to a meeple, if anything. */
  readonly moved: GameEvent | null;
}

const MAX_MOVES = 3;
/** How many lines the column keeps, and how many turns in it have a picture. */
const [LINES, PICTURES] = [30, 6];
/**
 * Frames before the first picture and between two: all that is drawn in one frame has its styles computed in one task.
 */
const [FIRST_FRAME, FRAMES_APART] = [12, 2];
/** How much of its surroundings a picture shows around the tile, in units of which a tile has 100. */
const AROUND = 34;

const movesMeeple = ({ type }: GameEvent): boolean => type === 'deployed' || type === 'recalled';

/** The last turns of everybody as small pictures, the newest last; pressing one shows it on the board. */
export function LastMoves(props: Props) {
  const { table, words } = props;
  const game = table.shown.game.value;
  const seen = table.shown.seen.value;
  const starts = seen.flatMap((event, index) => (event.type === 'placed' ? index : [])).slice(-MAX_MOVES);
  if (starts.length === 0 || game.position.phase === 'over') return null;
  return (
    <ol class="last-moves stack gap-3" aria-label={words.turn.lastMoves}>
      {starts.slice(-game.rules.players.length).map((start, index, shown) => {
        const placed = seen[start] as Placed;
        const moved = seen.slice(start, shown[index + 1]).find(movesMeeple) ?? null;
        return (
          <li key={`${placed.x},${placed.y}`}>
            <TurnButton {...props} turn={{ placed, moved }} frames={FIRST_FRAME + index * FRAMES_APART} />
          </li>
        );
      })}
    </ol>
  );
}

/**
 * What happened, newest first: a turn leads to its tile, a scoring to its tiles, any other line to its moment. While one
 * looks back the board may be without the tile, and a turn is lines like any other.
 */
export function Story(props: Props) {
  const { table, words } = props;
  const game = table.shown.game.value;
  const list = useArrowList();
  const events = logLines(props, 4 * LINES);
  const past = table.shown.looksBack.value;
  const lines = events.filter(({ event }) => past || !movesMeeple(event)).slice(0, LINES);
  const turns = lines.flatMap(({ event }) => (event.type === 'placed' ? event : []));
  return (
    <ol class="stack" ref={list} aria-label={words.log.heading}>
      {lines.map((line) => {
        const { event, index } = line;
        if (past || event.type !== 'placed') return <Line key={index} {...props} line={line} />;
        const moved = movedAfter(events, line);
        const number = turns.indexOf(event);
        const frames = number < PICTURES ? FIRST_FRAME + number * FRAMES_APART : null;
        const says = moved === null ? words.log.placed(seatName(game, event.seat)) : eventText(words, game, moved);
        return (
          <li class="text-sm" key={index} data-type={event.type}>
            <TurnButton {...props} turn={{ placed: event, moved }} frames={frames} says={says} />
          </li>
        );
      })}
    </ol>
  );
}

/** What the turn that begins with `line` did with a meeple; `lines` are newest first. */
function movedAfter(lines: readonly LogLine[], line: LogLine): GameEvent | null {
  const later = lines.slice(0, lines.indexOf(line));
  const next = later.findLastIndex(({ event }) => event.type === 'placed');
  return later.slice(next + 1).find(({ event }) => movesMeeple(event))?.event ?? null;
}

function Line({ table, words, line }: Props & { readonly line: LogLine }) {
  return (
    <li class="stack text-sm" data-type={line.event.type}>
      <Mark game={table.shown.game.value} event={line.event} />
      <LineLink
        {...{ line, words }}
        onShow={() => table.highlight(line.event)}
        onJump={() => table.shown.replay.go(line.ply)}
      />
    </li>
  );
}

interface TurnProps extends Props {
  readonly turn: Turn;
  /** How many frames the picture waits; null for none. */
  readonly frames: number | null;
  /** Words beside the picture. */
  readonly says?: ComponentChildren;
}

function TurnButton({ table, words, camera, turn, frames, says }: TurnProps) {
  const { placed, moved } = turn;
  const game = table.shown.game.value;
  const text = [placed, moved].flatMap((event) => (event && eventText(words, game, event)) ?? []).join('. ');
  const shown = table.highlighted.value === placed;
  const figure = moved?.type === 'deployed' ? moved.figure : null;
  return (
    <button
      type="button"
      class="turn-shown bare"
      data-color={colorOf(game, placed.seat)}
      aria-label={text}
      title={text}
      aria-pressed={shown}
      onClick={() => {
        table.highlight(shown ? null : placed);
        if (!shown) camera.reveal({ x: placed.x, y: placed.y });
      }}
    >
      {frames !== null && <Picture {...{ game, placed, figure, frames }} />}
      <Piece color={colorOf(game, placed.seat)} />
      {says}
    </button>
  );
}

interface PictureProps {
  readonly placed: Placed;
  readonly figure: FigureRef | null;
  readonly game: Game;
  /** How many frames the drawing waits. */
  readonly frames: number;
}

function Picture({ frames, ...props }: PictureProps) {
  const [x, y] = [props.placed.x * 100, props.placed.y * 100];
  const size = 100 + 2 * AROUND;
  const drawn = useFrames(frames);
  return (
    <svg
      class="turn-picture"
      viewBox={`${x - AROUND} ${y - AROUND} ${size} ${size}`}
      aria-hidden="true"
      focusable="false"
    >
      <Surroundings {...props} drawn={drawn} />
    </svg>
  );
}

/** Whether `count` frames have passed since the first render. */
function useFrames(count: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    let left = count;
    const next = () => {
      if (left-- === 0) setPassed(true);
      else frame = requestAnimationFrame(next);
    };
    let frame = requestAnimationFrame(next);
    return () => cancelAnimationFrame(frame);
  }, []);
  return passed;
}

/** The tile, its surroundings and its meeple: the tiles as placeholders first, because their drawings come later. */
function Surroundings({ game, placed, figure, drawn }: Omit<PictureProps, 'frames'> & { readonly drawn: boolean }) {
  const tiles = boardTiles(game);
  const [x, y] = [placed.x * 100, placed.y * 100];
  const near = tiles.flatMap((tile, index) =>
    Math.abs(tile.x - placed.x) <= 1 && Math.abs(tile.y - placed.y) <= 1
      ? { ...tile, symbol: symbolOf(game, tiles, index) }
      : [],
  );
  const at = figure === null ? null : pointOf(game, figure.at);
  return (
    <>
      {near.map((tile) => (
        <g
          key={`${tile.x},${tile.y}`}
          transform={`translate(${tile.x * 100} ${tile.y * 100}) rotate(${tile.rotation * 90} 50 50)`}
        >
          <rect width="100" height="100" class="tile-ground" />
          <use
            href={`#${drawn ? `tile-${tile.symbol}` : flatSymbolId(tile.symbol)}`}
            width="100"
            height="100"
            style={{ '--turn': tile.rotation }}
          />
        </g>
      ))}
      <rect class="last-ring" x={x} y={y} width="100" height="100" rx="6" />
      {at !== null && figure !== null && (
        <g transform={`translate(${at.u - 28} ${at.v - 28})`}>
          <use
            href={`#${meepleId(colorOf(game, figure.seat), poseOf(figure.meeple, figure.at.kind))}`}
            width="56"
            height="56"
          />
        </g>
      )}
    </>
  );
}
