import { meepleId } from '@asteroute/board/art/piece.ts';
import { flatSymbolId } from '@asteroute/board/art/shape/drawings.ts';
import type { Camera } from '@asteroute/board/model/camera.ts';
import { boardTiles, type FigureRef, type Game, type GameEvent } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { useEffect, useState } from 'preact/hooks';
import { colorOf, pointOf, poseOf, symbolOf } from '../../present/appearance.ts';
import { eventText } from '../../present/event-text.ts';
import { Piece } from '../controls/parts.tsx';
import type { ViewProps } from '../controls/props.ts';

interface Props extends ViewProps {
  readonly camera: Camera;
}

type Placed = Extract<GameEvent, { type: 'placed' }>;

interface LastMove {
  readonly placed: Placed;
  readonly figure: FigureRef | null;
  readonly text: string;
}

const MAX_MOVES = 3;
/**
 * Frames before the first picture and between two: all that is drawn in one frame has its styles computed in one task.
 */
const [FIRST_FRAME, FRAMES_APART] = [12, 2];
/** How much of its surroundings a picture shows around the tile, in units of which a tile has 100. */
const AROUND = 34;

/** The last turns of everybody as small pictures, the newest last; pressing one shows it on the board. */
export function LastMoves({ table, words, camera }: Props) {
  const game = table.shown.game.value;
  const moves = lastMoves(words, game, table.shown.seen.value);
  if (moves.length === 0 || game.position.phase === 'over') return null;
  const shown = table.highlighted.value;
  return (
    <ol class="last-moves stack gap-3" aria-label={words.turn.lastMoves}>
      {moves.map(({ placed, figure, text }, index) => (
        <li key={`${placed.x},${placed.y}`}>
          <button
            type="button"
            data-color={colorOf(game, placed.seat)}
            aria-label={text}
            title={text}
            aria-pressed={shown === placed}
            onClick={() => {
              table.highlight(shown === placed ? null : placed);
              if (shown !== placed) camera.reveal({ x: placed.x, y: placed.y });
            }}
          >
            <Picture {...{ game, placed, figure }} frames={FIRST_FRAME + index * FRAMES_APART} />
            <Piece color={colorOf(game, placed.seat)} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function lastMoves(words: Catalogue, game: Game, history: readonly GameEvent[]): readonly LastMove[] {
  const count = Math.min(MAX_MOVES, game.rules.players.length);
  const starts = history.flatMap((event, index) => (event.type === 'placed' ? index : [])).slice(-count);
  return starts.map((start, i) => {
    const events = history.slice(start, starts[i + 1]);
    const deployed = events.find((event) => event.type === 'deployed');
    const told = events.filter(({ type }) => type === 'placed' || type === 'deployed' || type === 'recalled');
    return {
      placed: events[0] as Placed,
      figure: deployed?.type === 'deployed' ? deployed.figure : null,
      text: told.flatMap((event) => eventText(words, game, event) ?? []).join('. '),
    };
  });
}

interface PictureProps extends Omit<LastMove, 'text'> {
  readonly game: Game;
  /** How many frames the drawing waits. */
  readonly frames: number;
}

function Picture({ frames, ...props }: PictureProps) {
  const [x, y] = [props.placed.x * 100, props.placed.y * 100];
  const size = 100 + 2 * AROUND;
  const drawn = useFrames(frames);
  return (
    <svg viewBox={`${x - AROUND} ${y - AROUND} ${size} ${size}`} aria-hidden="true" focusable="false">
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
