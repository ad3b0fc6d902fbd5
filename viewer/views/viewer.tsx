import { Camera } from '@asteroute/board/model/camera.ts';
import type { BoardView } from '@asteroute/board/model/state.ts';
import { StillBoard } from '@asteroute/board/still.tsx';
import { themeName } from '@asteroute/board-view';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { gameSymbols, iconMarkup, insertSymbols } from '../drawings/symbols.ts';
import { momentView } from '../game/board.ts';
import { nameList, playerName } from '../game/people.ts';
import type { DrawnGame, Shown } from '../state/shown.ts';
import { ViewerIcon } from './icon.tsx';

export interface ViewerProps {
  readonly shown: Shown;
  readonly reviews: boolean;
  readonly home: string | null;
  readonly host: HTMLElement;
}

export function Viewer(props: ViewerProps) {
  const { shown } = props;
  const words = shown.words.value;
  const game = shown.game.value;
  const fault = shown.fault.value;
  if (fault !== null) {
    return (
      <div class="message" part="message" role="alert" lang={words.tag} translate={false}>
        <p>{words.faults[fault]}</p>
        <slot />
      </div>
    );
  }
  if (game === null) {
    return (
      <div class="message" part="message" lang={words.tag} translate={false}>
        <p role="status">{words.loading}</p>
      </div>
    );
  }
  return <ShownGame key={game.id} {...props} game={game} />;
}

interface GameProps extends ViewerProps {
  readonly game: DrawnGame;
}

function ShownGame({ shown, game, reviews, home, host }: GameProps) {
  const words = shown.words.value;
  const extras = useExtras();
  const end = game.moments[game.moments.length - 1].game;
  const names = nameList(
    words,
    end.rules.players.map((_, seat) => playerName(words, end, seat)),
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs
    <div
      class={`viewer theme-${themeName(end)}`}
      role="group"
      aria-label={words.game(names)}
      lang={words.tag}
      translate={false}
    >
      <Drawings game={game} />
      <GameBoard shown={shown} game={game} />
      {extras && game.record !== null && <extras.Controls shown={shown} game={game} />}
      {extras && <extras.Actions shown={shown} game={game} home={home} host={host} />}
      <div class="side" part="side">
        {extras && <extras.SideScores shown={shown} game={game} />}
        {extras && game.record !== null && <extras.MomentList shown={shown} game={game} />}
        {extras && game.moments.at(-1)?.kind === 'end' && (
          <extras.ReviewCurve shown={shown} game={game} open={reviews} />
        )}
      </div>
      {extras && <extras.LiveRegion shown={shown} game={game} />}
    </div>
  );
}

/** What is loaded after the board, which is shown without it; null until then. */
function useExtras() {
  const extras = useSignal<typeof import('./extras.ts') | null>(null);
  useEffect(() => {
    import('./extras.ts').then(
      (part) => (extras.value = part),
      () => undefined,
    );
  }, []);
  return extras.value;
}

type Parts = Pick<GameProps, 'shown' | 'game'>;

function Drawings({ game }: Pick<Parts, 'game'>) {
  const icons = useRef<SVGSVGElement>(null);
  const tiles = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    if (icons.current) insertSymbols(icons.current, iconMarkup);
    const end = game.moments[game.moments.length - 1].game;
    if (tiles.current) insertSymbols(tiles.current, gameSymbols(end, game.drawings));
  }, [game]);
  return (
    <div class="symbols" aria-hidden="true">
      <svg ref={icons} width="0" height="0" focusable="false" />
      <svg ref={tiles} width="0" height="0" focusable="false" />
    </div>
  );
}

function GameBoard({ shown, game }: Parts) {
  const words = shown.words.value;
  const camera = useMemo(() => {
    const made = new Camera();
    made.leastTile = 0;
    return made;
  }, []);
  const view = useComputed<BoardView>(() => momentView(game, shown.turn.value, game.drawings));
  return (
    <div class="board-frame" part="board">
      <StillBoard view={view} camera={camera} label={words.board(view.value.tiles.length)} />
      <button
        class="fit"
        part="button"
        type="button"
        aria-label={words.fit}
        title={words.fit}
        onClick={() => camera.refit()}
      >
        <ViewerIcon name="fit" />
      </button>
    </div>
  );
}
