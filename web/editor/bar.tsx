import { digitOf, letterOf } from '@asteroute/board/input/letter.ts';
import type { HighlightView } from '@asteroute/board/model/state.ts';
import { drawnTile } from '@asteroute/engine';
import { seatName } from '@asteroute/page/present/event-text.ts';
import { Button, Icon, IconButton } from '@asteroute/page/views/controls/parts.tsx';
import { useHeight } from '@asteroute/page/views/layout.ts';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { EntryBarProps } from './props.ts';
import { Referee } from './referee.tsx';
import type { GameEntry } from './session/entry.ts';
import { TileKinds } from './tile-kinds.tsx';

/** The bar of the editor: what to enter next, the tiles, a line for keys, the referee. */
export function EntryBar(props: EntryBarProps) {
  const { entry, words, onCover, back } = props;
  const { editor } = words;
  const bar = useRef<HTMLElement>(null);
  const judging = useSignal(false);
  useHeight(bar, onCover, coveredBy);
  const step = entry.step.value;
  return (
    <section
      ref={bar}
      class="plan task entry-bar px-3 py-2 stack overflow-y-auto"
      aria-label={editor.title}
      // The advice on the tile needs the room.
      hidden={step === 'cell' && props.ui.panel.value === 'hint'}
    >
      <strong role="status">
        {step === 'over' ? '' : `${onTurn(entry)}: `}
        {askText(props)}
      </strong>
      <p class="entry-actions flex flex-wrap gap-1">
        {step !== 'over' && <EntryLine {...props} />}
        <IconButton icon="undo" name={editor.undo} onClick={() => entry.undo()} />
        <Button
          text={editor.referee.heading}
          class="quiet text-sm"
          aria-expanded={judging.value}
          onClick={() => (judging.value = !judging.value)}
        />
        {hasBegun(props) && ['tile', 'cell'].includes(step) && (
          <IconButton icon="tune" name={editor.position.title} onClick={props.onSetUp} />
        )}
        <IconButton icon="close" name={editor.leave} class="quiet square ms-auto" onClick={back} />
      </p>
      {step !== 'over' && <Entering {...props} />}
      {step === 'over' && props.id !== null && (
        <Button text={editor.review} class="primary" onClick={() => props.go(`#review/${props.id}?review`)} />
      )}
      {judging.value && <Referee {...props} />}
    </section>
  );
}

function Entering(props: EntryBarProps) {
  return (
    <>
      {!hasBegun(props) && (
        <p class="row flex-wrap gap-2">
          <Button text={props.words.editor.position.title} class="quiet text-sm" onClick={props.onSetUp} />
          <Resume {...props} />
        </p>
      )}
      {['tile', 'cell'].includes(props.entry.step.value) && <Kinds {...props} />}
    </>
  );
}

/** Whether there is a game: a new one, of which nothing was entered, may be another one. */
const hasBegun = ({ id, entry }: EntryBarProps): boolean => id === null || entry.link.record().turns.length > 0;

const onTurn = ({ link }: GameEntry): string => seatName(link.head.value, link.head.value.position.seat);

function askText({ entry, words: { editor } }: EntryBarProps): string {
  const step = entry.step.value;
  if (step === 'cell') return editor.ask.cell(entry.cells.value.length);
  if (step === 'dice') return editor.ask.dice(entry.dice.value);
  if (step !== 'meeple') return editor.ask[step];
  const letters = entry.rotations.value.map((_, index) => 'ABCD'[index]);
  return [editor.ask.meeple, ...(letters.length > 1 ? [editor.ask.turn(letters.join(' '))] : [])].join(' · ');
}

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
    const { key } = event;
    const sign = digitOf(event) ?? letterOf(event);
    const isOther = key.length === 1 && sign !== key.toLowerCase() && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (key !== 'Enter' && key !== 'Backspace' && !isOther) return;
    event.preventDefault();
    if (key === 'Backspace') entry.undo();
    else if (key === 'Enter') entry.confirm();
    else enter(sign);
  };
  return (
    <label class="entry-line row gap-1" title={editor.keys}>
      <Icon name="type" />
      <span class="visually-hidden">{editor.keys}</span>
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
      <small class="text-muted" role="status">
        {said.value}
      </small>
    </label>
  );
}

/** The numbers of the cells, as marks of the board. */
function numbered(entry: GameEntry): HighlightView[] {
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

function Kinds({ entry, words }: EntryBarProps) {
  const game = entry.link.head.value;
  return (
    <TileKinds
      legend={words.editor.tiles}
      {...{ words, game }}
      kinds={entry.kinds.value}
      isPressed={({ tiles }) => tiles.includes(drawnTile(game) ?? '')}
      onChoose={(tile) => entry.draw(tile)}
      forBoard
      typed
    />
  );
}

/** Games that were entered before, or begun with persons only, and are not over. */
function Resume({ shelf, words, id, go }: EntryBarProps) {
  const games = shelf.games.value.filter(
    ({ saved, id: other }) =>
      other !== id && saved.record.final === undefined && saved.seats.every(({ bot }) => bot === null),
  );
  if (games.length === 0) return null;
  return (
    <label class="row">
      <span>{words.editor.resume}</span>
      <select onChange={({ currentTarget }) => currentTarget.value !== '' && go(`#editor/${currentTarget.value}`)}>
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
const coveredBy = (bar: HTMLElement): number =>
  getComputedStyle(bar).gridArea.startsWith('side') ? 0 : bar.offsetHeight;
