import { Camera } from '@asteroute/board/model/camera.ts';
import { Board } from '@asteroute/board/render.tsx';
import { cellAt, type Game } from '@asteroute/engine';
import { lookOfTurn } from '@asteroute/page/match/turns.ts';
import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { shownFaction } from '@asteroute/page/present/player-text.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { IconButton, Piece, Tile } from '@asteroute/page/views/controls/parts.tsx';
import { ThinkBar, useThinking } from '@asteroute/page/views/hints/thinking.tsx';
import { FactionEmblem } from '@asteroute/page/views/tokens/faction.tsx';
import type { Words } from '@asteroute/page/words/use-words.ts';
import type { TurnReview } from '@asteroute/review';
import { percentText } from '@asteroute/words/grammar.ts';
import { signedTenths, tenths } from '@asteroute/words/points.ts';
import { computed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { foundLabel } from './account.ts';
import type { ReviewProps } from './props.ts';
import { type GameTurn, type Way, waysOf, waysOfThought } from './turn/game-turns.ts';
import { turnBoardView } from './turn/turn-board.ts';
import { useReasons } from './turn/turn-row.tsx';
import { Ways, type WaysProps } from './turn/ways.tsx';

interface TurnProps {
  readonly turn: GameTurn;
  readonly reviewed: TurnReview;
  readonly words: Words<'review'>;
  readonly count: number;
  readonly onChoose: (n: number) => void;
  readonly onAgain: () => void;
}

type Props = TurnProps & Pick<ReviewProps, 'ui' | 'botWorker'>;

/** One turn: the board before it, its loss, the best ways to play it, and the other tiles of the bag. */
export function TurnPanel(props: Props) {
  const { turn, reviewed, words, botWorker } = props;
  const thinking = useThinking(botWorker, turn.hand);
  const { thought } = thinking;
  const ways = useMemo(
    () => (thought !== null && thought.ways.length > 0 ? waysOfThought(turn, thought) : waysOf(turn, reviewed)),
    [turn, reviewed, thought],
  );
  const looks = ways.map((way) => lookOfTurn(turn.hand, way.turn));
  /** By its look, because its rank changes while the search thinks. */
  const chosen = useSignal('');
  useEffect(() => {
    chosen.value = '';
  }, [turn]);
  const reasons = useReasons(botWorker, turn.hand);
  const at = Math.max(0, looks.indexOf(chosen.value));
  const onWay = (index: number) => {
    chosen.value = looks[index] ?? '';
  };
  return (
    <section class="stack gap-3" aria-labelledby="review-turn">
      <Heading {...props} />
      <TurnBoardBox {...props} {...{ ways, onWay }} chosen={at} />
      <Ways {...props} {...{ ways, reasons, onWay }} chosen={at}>
        <ThinkBar {...{ thinking }} words={words.page} game={turn.hand} />
      </Ways>
      <Bag turn={turn} reviewed={reviewed} words={words} />
    </section>
  );
}

function Heading({ turn, reviewed, words, count, onChoose }: Props) {
  const { n, hand } = turn;
  const { turn: says } = words.review;
  const faction = shownFaction(hand, reviewed.side);
  return (
    <header
      class="review-turn-head cols-auto-1fr-auto stack gap-3 text-center items-center"
      data-color={colorOf(hand, reviewed.seat)}
    >
      <IconButton
        icon="step-back"
        name={says.previous}
        class="quiet square"
        aria-disabled={n === 1}
        onClick={() => onChoose(Math.max(1, n - 1))}
      />
      <div>
        <h2 class="heading row justify-center wrap-anywhere" id="review-turn">
          <Piece color={colorOf(hand, reviewed.seat)} />
          {faction !== null && <FactionEmblem faction={faction} words={words.page} />}
          {says.heading(n, seatName(hand, reviewed.seat))}
        </h2>
        <p class="review-lost row flex-wrap justify-center gap-x-3 gap-y-0">
          <Lost reviewed={reviewed} words={words} />
        </p>
      </div>
      <IconButton
        icon="step-on"
        name={says.next}
        class="quiet square"
        aria-disabled={n === count}
        onClick={() => onChoose(Math.min(count, n + 1))}
      />
    </header>
  );
}

/** The loss of a turn: its label, points first, percentages second. */
function Lost({ reviewed, words }: { readonly reviewed: TurnReview; readonly words: Words<'review'> }) {
  const { tag, turn: says } = words.review;
  const { seen, se, loss, choices, error: lost } = reviewed;
  const label = foundLabel(reviewed);
  if (choices < 2) return <span class="text-muted">{says.forced}</span>;
  if (lost < 0.05) return <span class="text-muted">{says.best}</span>;
  return (
    <>
      {label !== null && (
        <strong class="review-label badge text-sm rounded-full" data-label={label}>
          {says.labels[label]}
        </strong>
      )}
      <b>{says.lost(se > 0.05 ? `${tenths(lost, tag)} ± ${tenths(se, tag)}` : tenths(lost, tag))}</b>
      {seen !== null && loss >= 0.005 && <span class="text-muted">{says.chance(`−${percentText(tag, loss)}`)}</span>}
    </>
  );
}

function TurnBoardBox({ turn, words, ways, chosen, onWay, ui }: Props & WaysProps) {
  const { hand } = turn;
  const still = ui.still.value;
  const camera = useMemo(() => new Camera(), []);
  const shown = useSignal({ hand, ways, chosen, still, words });
  const drawn = drawnWays(hand, ways, chosen);
  useLayoutEffect(() => {
    shown.value = { hand, ways, chosen, still, words };
  }, [hand, drawn, still, words.page, words.review]);
  const view = useMemo(() => computed(() => turnBoardView(shown.value, shown.value.words)), []);
  return (
    // The wheel scrolls the page, not the board.
    <div
      class="review-board relative card overflow-hidden rounded-lg"
      onWheelCapture={(event) => event.stopPropagation()}
    >
      <Board
        view={view}
        camera={camera}
        onIntent={(intent) => {
          if (intent.type !== 'cell') return;
          const cell = cellAt(intent.cell.x, intent.cell.y);
          onWay(ways.findIndex((way) => way.turn.place.cell === cell));
        }}
        label={words.review.turn.board(turn.n)}
        words={words.page.board}
      />
    </div>
  );
}

/** A text that changes if the board has to be drawn again: not with the numbers of a search that thinks on. */
function drawnWays(hand: Game, ways: readonly Way[], chosen: number): string {
  const looks = ways.map(({ turn, rank, played }) => `${lookOfTurn(hand, turn)} ${rank} ${played}`);
  return [...looks, chosen, ways[chosen]?.weighed?.answer?.cell].join(';');
}

/** The drawn tile between the best and the worst tile of the bag. */
function Bag({ turn, reviewed, words }: Pick<Props, 'turn' | 'reviewed' | 'words'>) {
  const { tag, turn: says } = words.review;
  const { best, worst } = reviewed.bag;
  const drawn = { tile: reviewed.tile, luck: reviewed.parts.tiles.points[reviewed.side] };
  const rows = [
    [says.bestTile, best],
    [says.drawn, drawn],
    [says.worstTile, worst],
  ] as const;
  return (
    <section class="review-bag" aria-label={says.bag}>
      <h3 class="text-muted font-semibold">{says.bag}</h3>
      <ul class="stack grid-auto-fit">
        {rows.map(([name, { tile, luck }]) => (
          <li class="row" key={name}>
            <Tile symbol={name === says.drawn ? drawnSprite(turn.hand) : tile} />
            <span class="stack gap-0">
              <small>{name}</small>
              <b>{signedTenths(luck, tag)}</b>
              <em class="visually-hidden">{tileText(words.page, turn.hand, tile)}</em>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
