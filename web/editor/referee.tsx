import {
  cellAt,
  type Explanation,
  emptyCells,
  explain,
  type Game,
  lastNodes,
  lastPlaced,
  type MeepleIndex,
  type Move,
  placeOf,
  ROTATIONS,
  type Rotation,
  realmOf,
  scores,
  seatsOf,
} from '@asteroute/engine';
import { explanationText } from '@asteroute/page/present/choices/refusal.ts';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { placeText } from '@asteroute/page/present/tile-text.ts';
import { Segments } from '@asteroute/page/views/controls/choice.tsx';
import { Button } from '@asteroute/page/views/controls/parts.tsx';
import { percentText } from '@asteroute/words/grammar.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { EntryBarProps } from './props.ts';
import { PLAYOUTS, type PlayoutOutcome, playedOn } from './session/playouts.ts';

/** The referee: whether the tile or a meeple may go somewhere, by which rule not, what it is worth, and who wins how often. */
export function Referee(props: EntryBarProps) {
  const { entry } = props;
  const step = entry.step.value;
  const drafted = entry.table.turn.drafted.value;
  return (
    <section class="entry-referee stack overflow-y-auto" aria-label={props.words.editor.referee.heading}>
      {step === 'tile' && <p class="text-muted">{props.words.editor.referee.choose}</p>}
      {step === 'cell' && <CellRuling {...props} game={entry.link.head.value} />}
      {drafted !== null && <MeepleRulings {...props} game={drafted} />}
      <Chances key={entry.link.head.value} {...props} />
    </section>
  );
}

type GameProps = EntryBarProps & { readonly game: Game };

function CellRuling(props: GameProps) {
  const { game, words } = props;
  const { referee } = words.editor;
  const cells = emptyCells(game);
  const chosen = useSignal(0);
  const rotation = useSignal<Rotation>(0);
  const cell = cells[Math.min(chosen.value, cells.length - 1)];
  return (
    <>
      <label class="row">
        <span>{referee.cell}</span>
        <select value={chosen.value} onChange={({ currentTarget }) => (chosen.value = Number(currentTarget.value))}>
          {cells.map(({ x, y }, index) => (
            <option key={`${x},${y}`} value={index}>
              {words.page.board.at(x, y)}
            </option>
          ))}
        </select>
      </label>
      <Segments
        name="entry-rotation"
        legend={referee.rotation}
        options={ROTATIONS}
        text={(one) => `${one * 90}°`}
        value={rotation.value}
        onChoose={(one) => (rotation.value = one)}
      />
      <p role="status">
        <Ruling
          {...props}
          move={{ type: 'place', cell: cellAt(cell.x, cell.y), rotation: rotation.value }}
          allowed={referee.fits}
        />
      </p>
    </>
  );
}

/** All places on the tile that was just laid: who may stand there, by which rule not, and what it is worth now. */
function MeepleRulings(props: GameProps) {
  const { game, words } = props;
  const { referee } = words.editor;
  return (
    <section class="stack gap-1">
      <h2 class="font-semibold">{referee.meeples}</h2>
      <ul class="stack gap-1">
        {lastNodes(game).map((node) => (
          <li key={node}>
            <b>{placeText(words.page, game, placeOf(game, node), lastPlaced(game))}</b>{' '}
            <Ruling
              {...props}
              move={{ type: 'deploy', meeple: meepleFor(game, node), node }}
              allowed={referee.now(realmOf(game, node).now.points)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The first kind of meeple that may stand somewhere; the first of all if none may. */
function meepleFor(game: Game, node: ReturnType<typeof lastNodes>[number]): MeepleIndex {
  const kinds = game.rules.meeples.map((_, index) => index);
  return kinds.find((meeple) => explain(game, { type: 'deploy', meeple, node }) === null) ?? 0;
}

/** Whether a move is allowed; if not, why, with a way to the rule. */
function Ruling(props: GameProps & { readonly move: Move; readonly allowed: string }) {
  const { game, move, allowed } = props;
  const why = explain(game, move);
  return why === null ? <span>{allowed}</span> : <Refused {...props} why={why} />;
}

function Refused({ game, words, why, onRules }: GameProps & { readonly why: Explanation }) {
  return (
    <>
      <span>{explanationText(words.page, game, why)}</span>{' '}
      {why.rule !== null && (
        <Button
          text={words.editor.referee.rule(why.rule)}
          class="bare text-sm"
          onClick={() => onRules(why.rule ?? '')}
        />
      )}
    </>
  );
}

/** Who wins how often if bots play the game on; asked for by a press, and stopped by another. */
function Chances({ entry, botWorker, words }: EntryBarProps) {
  const { chances } = words.editor;
  const outcome = useSignal<PlayoutOutcome | null>(null);
  const state = useSignal<AbortController | 'idle' | 'failed'>('idle');
  const runs = state.value instanceof AbortController;
  const stop = () => state.peek() instanceof AbortController && (state.peek() as AbortController).abort();
  useEffect(() => stop as () => void, []);
  const run = async () => {
    const control = new AbortController();
    state.value = control;
    try {
      for await (const next of playedOn(entry.link.head.peek(), botWorker, control.signal)) outcome.value = next;
      state.value = 'idle';
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <section class="stack gap-1">
      <h2 class="font-semibold">{chances.heading}</h2>
      <p class="row flex-wrap">
        <Button
          text={runs ? chances.stop : chances.ask}
          class="quiet text-sm"
          onClick={() => void (runs ? stop() : run())}
        />
        {runs && <progress max={PLAYOUTS} value={outcome.value?.games ?? 0} aria-label={chances.heading} />}
        <small class="text-muted" role="status">
          {outcome.value !== null && chances.progress(outcome.value.games, PLAYOUTS)}
        </small>
      </p>
      {state.value === 'failed' && <p role="alert">{chances.failed}</p>}
      {outcome.value !== null && <Shares {...{ entry, words }} outcome={outcome.value} />}
    </section>
  );
}

function Shares({
  entry,
  words,
  outcome,
}: Pick<EntryBarProps, 'entry' | 'words'> & { readonly outcome: PlayoutOutcome }) {
  const game = entry.link.head.value;
  const { tag, chances } = words.editor;
  const mean = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
  return (
    <ul>
      {scores(game).map((_, side) => {
        const name = seatsOf(game, side)
          .map((seat) => seatName(game, seat))
          .join(', ');
        return (
          <li key={name}>
            {chances.side(name, percentText(tag, outcome.wins[side]), mean.format(outcome.points[side]))}
          </li>
        );
      })}
    </ul>
  );
}
