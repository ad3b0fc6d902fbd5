import { Camera } from '@asteroute/board/model/camera.ts';
import { Board } from '@asteroute/board/render.tsx';
import type { Past } from '@asteroute/page/match/links/link-local.ts';
import { colorOf } from '@asteroute/page/present/appearance.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { drawnSprite } from '@asteroute/page/present/tile-sprite.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button, Icon, Piece, Tile } from '@asteroute/page/views/controls/parts.tsx';
import type { PagePorts } from '@asteroute/page/views/pages/page-ports.ts';
import { useWords, type Words } from '@asteroute/page/words/use-words.ts';
import { turnBoardView } from '@asteroute/page-review/turn-board';
import type { Puzzle, PuzzlePack } from '@asteroute/review/puzzles';
import { PUZZLES } from '@asteroute/words/en/puzzles.ts';
import { REVIEW } from '@asteroute/words/en/review/review.ts';
import { dateText } from '@asteroute/words/grammar.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { usePack } from './packs.ts';
import { puzzleAddress } from './place.ts';
import { handOf, usePast } from './position.ts';
import { firstPuzzle } from './rating/choose.ts';
import { DAILY_LEVELS, dailyPuzzles, dateOf } from './rating/daily.ts';
import {
  daysOn,
  isGuess,
  type PuzzleProgress,
  ratingIn,
  rememberedProgress,
  type TryOutcome,
} from './rating/progress.ts';
import '@asteroute/page-review/turn.css';
import './puzzles.css';

interface Props extends PagePorts {
  readonly words: Words<'review' | 'puzzle'>;
  readonly progress: Signal<PuzzleProgress>;
  readonly pack: PuzzlePack;
}

/** The puzzles of the day for a page that has loaded none; beside them `children`, and how the person does in puzzles. */
export function PuzzlesOfDay({ page, children }: { readonly page: PagePorts; readonly children: ComponentChildren }) {
  const words = useWords(page.language, { review: REVIEW, puzzle: PUZZLES });
  const progress = useMemo(() => rememberedProgress(page.storage), []);
  const { pack } = usePack(page.choices.value.edition);
  const loaded = typeof pack === 'string' ? null : { words, progress, pack };
  return (
    <>
      {loaded === null ? (
        <p class="page-wait card panel grid place-items-center text-muted" role="status">
          {pack === 'failed' ? words.puzzle.failed : words.puzzle.loading}
        </p>
      ) : (
        <Today {...page} {...loaded} />
      )}
      <div class="stack gap-4 min-w-0">
        {children}
        {loaded && <PuzzleRating {...loaded} />}
      </div>
    </>
  );
}

/** One of the puzzles of the day, or the first puzzle for a new player, with its board. */
export function Today(props: Props) {
  const { words, pack, progress } = props;
  const { puzzle: says } = words;
  const today = dateOf(new Date());
  const featured = featuredOf(pack.puzzles, progress.value, today);
  const chosen = useSignal<Offer | null>(null);
  const offers = OFFERS.filter((one) => featured[one] !== undefined);
  const offer = chosen.value ?? offers.find((one) => progress.value.tried[featured[one]?.id ?? ''] === undefined);
  const puzzle = featured[offer ?? offers[0]];
  if (puzzle === undefined) return null;
  const onOpen = ({ id }: Puzzle) => props.go(puzzleAddress({ edition: pack.edition, id }));
  return (
    <Featured
      {...props}
      key={puzzle.id}
      heading={offer === 'first' ? says.first : says.daily.heading}
      {...{ puzzle, today, onOpen }}
    >
      <Segments
        name="puzzles-offer"
        legend={says.daily.heading}
        legendClass="visually-hidden"
        options={offers}
        text={(one) => says.offers[one]}
        value={offer ?? offers[0]}
        onChoose={(one) => (chosen.value = one)}
      />
    </Featured>
  );
}

/** The puzzles that the page offers with their board: one to begin with, and the easy and the hard one of the day. */
const OFFERS = ['first', ...DAILY_LEVELS] as const;
type Offer = (typeof OFFERS)[number];

/** The offered puzzles; one to begin with only for a player who has tried none of the edition. */
function featuredOf(puzzles: readonly Puzzle[], { tried }: PuzzleProgress, date: string) {
  const isNew = puzzles.every(({ id }) => tried[id] === undefined);
  const first = isNew ? firstPuzzle(puzzles) : null;
  const offers: Partial<Record<Offer, Puzzle>> = { ...(first && { first }), ...dailyPuzzles(puzzles, date) };
  return offers;
}

interface FeaturedProps extends Props {
  readonly puzzle: Puzzle;
  readonly heading: string;
  readonly children: ComponentChildren;
  readonly today: string;
  readonly onOpen: (puzzle: Puzzle) => void;
}

/** The puzzle of the day, or the first puzzle for a new player, with its board. */
function Featured(props: FeaturedProps) {
  const { puzzle, words, heading, today, progress, onOpen, children } = props;
  const { daily, outcomes } = words.puzzle;
  const past = usePast(puzzle, words.page);
  const outcome = progress.value.tried[puzzle.id];
  const date = dateText(words.puzzle.tag, new Date(`${today}T12:00:00`), { dateStyle: 'long' });
  return (
    <section class="puzzles-daily card rounded-lg bg-tint overflow-hidden min-w-0" aria-labelledby="puzzles-daily">
      <div class="review-board puzzles-preview relative card overflow-hidden" inert>
        {past && <Preview {...props} past={past} />}
      </div>
      <div class="panel stack gap-4">
        {children}
        <div>
          <h2 class="heading" id="puzzles-daily">
            {heading}
          </h2>
          <p class="text-muted">{date}</p>
        </div>
        {past && <Asked past={past} puzzle={puzzle} words={words} />}
        <p class="row flex-wrap gap-4">
          <Button icon="play" text={daily.solve} class="primary" onClick={() => onOpen(puzzle)} />
          {outcome !== undefined && <OutcomeMark outcome={outcome} text={outcomes[outcome]} />}
        </p>
      </div>
    </section>
  );
}

const LOOKS = { solved: 'text-success', hinted: 'text-warning', missed: 'text-danger' };

export function OutcomeMark({ outcome, text }: { readonly outcome: TryOutcome; readonly text: string }) {
  return (
    <span class={`row gap-1 font-semibold ${LOOKS[outcome]}`}>
      <Icon name={outcome === 'missed' ? 'close' : 'check'} />
      {text}
    </span>
  );
}

function Asked({ past, puzzle, words }: Pick<FeaturedProps, 'puzzle' | 'words'> & { readonly past: Past }) {
  const hand = handOf(past);
  const { seat } = hand.position;
  return (
    <p class="puzzles-asked row gap-4 text-lg" data-color={colorOf(hand, seat)}>
      <Tile symbol={drawnSprite(hand)} />
      <span class="row">
        <Piece color={colorOf(hand, seat)} />
        {askText(words, puzzle, seatName(hand, seat))}
      </span>
    </p>
  );
}

export function askText({ puzzle: { ask } }: Words<'review' | 'puzzle'>, puzzle: Puzzle, name: string): string {
  return puzzle.kind === 'endgame' ? ask.endgame(name, puzzle.turns) : ask.turn(name);
}

function Preview({ past, words, ui }: FeaturedProps & { readonly past: Past }) {
  const camera = useMemo(() => {
    const whole = new Camera();
    // However large the board is, and however little room there is.
    whole.leastTile = 1;
    return whole;
  }, [past]);
  const view = useSignal(turnBoardView({ hand: handOf(past), ways: [], chosen: 0, still: ui.still.value }, words));
  return (
    <Board view={view} camera={camera} onIntent={() => {}} label={words.puzzle.daily.board} words={words.page.board} />
  );
}

/** The rating, the days in a row and how much was found. */
export function PuzzleRating({ words, pack, progress: { value: progress } }: Omit<Props, keyof PagePorts>) {
  const { rating: says, streak, tag } = words.puzzle;
  const today = dateOf(new Date());
  const own = ratingIn(progress, pack.edition);
  const whole = new Intl.NumberFormat(tag, { maximumFractionDigits: 0, useGrouping: false });
  const days = daysOn(progress, today);
  const { row } = progress;
  const streaks = [
    [days, progress.days.best, streak.days(days)],
    [row.now, row.best, streak.row(row.now)],
  ] as const;
  const outcomes = Object.values(progress.tried);
  return (
    <section class="card panel stack gap-3" aria-labelledby="puzzles-rating">
      <h2 class="text-muted font-semibold" id="puzzles-rating">
        {says.heading}
      </h2>
      <p class="flex gap-3 items-baseline">
        <b class="text-3xl">{whole.format(own.rating)}</b>
        <span class="text-muted text-lg">{says.deviation(whole.format(own.deviation))}</span>
      </p>
      {isGuess(own) && <p class="text-muted text-sm">{says.guess}</p>}
      {outcomes.length > 0 && (
        <ul class="puzzles-streaks stack">
          {streaks.map(([now, best, text]) => (
            <li class="stack gap-0 px-3 py-2 rounded-sm" key={text} data-lit={now > 0}>
              <b>{text}</b>
              <small>{streak.best(best)}</small>
            </li>
          ))}
          <li class="stack gap-0 px-3 py-2 rounded-sm">
            <small>{streak.free}</small>
            <b>{streak.done(outcomes.filter((one) => one === 'solved').length, outcomes.length)}</b>
          </li>
        </ul>
      )}
    </section>
  );
}
