import type { HighlightView } from '@asteroute/board/model/state.ts';
import { drawnTile } from '@asteroute/engine';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { tileText } from '@asteroute/page/present/tile-text.ts';
import { Button, IconButton, Tile } from '@asteroute/page/views/controls/parts.tsx';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { EntryBarProps } from './props.ts';
import { Referee } from './referee.tsx';
import type { Entry } from './session/entry.ts';

/** The bar of the editor: what to enter next, the tiles, a line for keys, the referee. */
export function EntryBar(props: EntryBarProps) {
  const { entry, words, onCover, onLeave } = props;
  const { editor } = words;
  const bar = useRef<HTMLElement>(null);
  const judging = useSignal(false);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(() => onCover(coveredBy(bar.current)));
    if (bar.current !== null) observer.observe(bar.current);
    return () => observer.disconnect();
  }, []);
  const step = entry.step.value;
  return (
    <section ref={bar} class="plan entry-bar padded stack gap-2 scroll" aria-label={editor.title}>
      <p class="row gap-2 apart wrap">
        <strong role="status">
          {step === 'over' ? '' : `${onTurn(entry)}: `}
          {askText(props)}
        </strong>
        <span class="bar gap-1">
          <IconButton icon="undo" name={editor.undo} onClick={() => entry.undo()} />
          <Button
            text={editor.referee.heading}
            class="small"
            aria-expanded={judging.value}
            onClick={() => (judging.value = !judging.value)}
          />
          <IconButton icon="close" name={editor.leave} onClick={onLeave} />
        </span>
      </p>
      {step === 'over' ? (
        <Button text={editor.review} class="primary" onClick={() => props.onReview(props.id)} />
      ) : (
        <Entering {...props} />
      )}
      {judging.value && <Referee {...props} />}
    </section>
  );
}

/** The line for keys and the tiles. */
function Entering(props: EntryBarProps) {
  return (
    <>
      <EntryLine {...props} />
      {['tile', 'cell'].includes(props.entry.step.value) && <Kinds {...props} />}
      {props.entry.link.record().turns.length === 0 && <Resume {...props} />}
    </>
  );
}

const onTurn = ({ link }: Entry): string => seatName(link.head.value, link.head.value.position.seat);

/** What has to be entered next, in words. */
function askText({ entry, words: { editor } }: EntryBarProps): string {
  const step = entry.step.value;
  if (step === 'cell') return editor.ask.cell(entry.cells.value.length);
  if (step === 'dice') return editor.ask.dice(entry.dice.value);
  if (step !== 'meeple') return editor.ask[step];
  const letters = entry.rotations.value.map((_, index) => 'ABCD'[index]);
  return [editor.ask.meeple, ...(letters.length > 1 ? [editor.ask.turn(letters.join(' '))] : [])].join(' · ');
}

/** A field that takes keys: letters of tiles and rotations, numbers of cells and meeples, dice. */
function EntryLine({ entry, words: { editor }, marks }: EntryBarProps) {
  const focused = useSignal(false);
  const said = useSignal('');
  useSignalEffect(() => {
    marks.value = focused.value ? numbered(entry) : [];
  });
  const enter = (text: string) => {
    said.value = '';
    for (const letter of text) {
      const before = entry.link.head.peek().position.stackSize;
      if (!entry.type(letter)) said.value = editor.nothing;
      const { phase, stackSize } = entry.link.head.peek().position;
      if (phase === 'draw' && stackSize < before) said.value = editor.aside;
    }
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (event.key === 'Backspace') entry.undo();
    else entry.confirm();
  };
  return (
    <label class="entry-line row gap-2">
      <span>{editor.keys}</span>
      <input
        type="text"
        size={6}
        autocomplete="off"
        autocapitalize="characters"
        value={entry.typed.value}
        onFocus={() => (focused.value = true)}
        onBlur={() => (focused.value = false)}
        onKeyDown={onKey}
        onInput={({ currentTarget: input }) => {
          const more = input.value.slice(entry.typed.peek().length);
          enter(more);
          input.value = entry.typed.peek();
        }}
      />
      <small class="muted" role="status">
        {said.value}
      </small>
    </label>
  );
}

/** The numbers of the cells, as marks of the board. */
function numbered(entry: Entry): HighlightView[] {
  return entry.cells.value.map(({ x, y }, index) => ({
    id: `entry-${index}`,
    cells: [{ x, y }],
    at: { u: x * 100 + 50, v: y * 100 + 50 },
    text: entry.numberOf(index),
    formula: '',
    color: 'none',
    guides: true,
  }));
}

/** All kinds of tiles, with the letters that stand for them and how many are left. */
function Kinds({ entry, words }: EntryBarProps) {
  const game = entry.link.head.value;
  return (
    <fieldset class="entry-kinds bar">
      <legend class="visually-hidden">{words.editor.tiles}</legend>
      {entry.kinds.value.map(({ tile, letters, left }) => (
        <button
          key={tile}
          type="button"
          class="kind full relative plain picks stack gap-0"
          aria-pressed={drawnTile(game) === tile}
          aria-label={words.editor.tile(tileText(words.page, game, tile), letters, left)}
          title={tileText(words.page, game, tile)}
          disabled={left === 0}
          onClick={() => entry.draw(tile)}
        >
          <Tile symbol={tile} />
          <small aria-hidden="true">
            <b>{letters}</b> {left}
          </small>
        </button>
      ))}
    </fieldset>
  );
}

/** Games that were entered before, or begun with persons only, and are not over. */
function Resume({ shelf, words, id, onGo }: EntryBarProps) {
  const games = shelf.games.value.filter(
    ({ saved, id: other }) =>
      other !== id && saved.record.final === undefined && saved.seats.every(({ bot }) => bot === null),
  );
  if (games.length === 0) return null;
  return (
    <label class="row gap-2">
      <span>{words.editor.resume}</span>
      <select onChange={({ currentTarget }) => currentTarget.value !== '' && onGo(Number(currentTarget.value))}>
        <option value="" />
        {games.map(({ id: other, saved }) => (
          <option key={other} value={other}>
            {saved.title ?? saved.record.players.map(({ name }) => name).join(', ')}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The pixels of the board that the bar covers; none beside the board. */
function coveredBy(bar: HTMLElement | null): number {
  if (bar === null || getComputedStyle(bar).gridArea.startsWith('side')) return 0;
  return bar.offsetHeight;
}
