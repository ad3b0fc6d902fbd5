import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import { isolated } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { type Signal, useSignal } from '@preact/signals';
import {
  type Choices,
  colorsFixed,
  colorsOf,
  editionOf,
  factionIn,
  nameIn,
  type SeatChoice,
  seatsFor,
  withAdded,
  withColor,
  withRemoved,
  withSeat,
} from '../../settings/setup.ts';
import { botWords } from '../../words/bot-words.ts';
import { Dialog } from '../controls/dialog.tsx';
import { Button, Icon, Piece } from '../controls/parts.tsx';
import { DemoBoard } from '../demo/demo-board.tsx';
import { Opponents } from '../opponents.tsx';
import { Stars } from '../stars.tsx';
import { FactionCard, FactionEmblem } from '../tokens/faction.tsx';
import { NameInput } from './name-input.tsx';

/** Choices that can be read and changed: those of this screen, or those of a room. */
type Changeable = Pick<Signal<Choices>, 'value'>;

export interface ChoiceProps {
  readonly choices: Changeable;
  readonly words: Catalogue;
}

/** The seats round a board, clockwise; a press on one asks who plays there and in which colour. */
export function SetupTable({ choices, words, still }: ChoiceProps & { readonly still: boolean }) {
  const asked = useSignal(-1);
  const now = choices.value;
  return (
    <div class="seats relative">
      <DemoBoard theme={themeOfEdition(editionOf(now))} still={still} />
      <ol data-count={now.seats.length}>
        {now.seats.map((_, row) => (
          <li key={row}>
            <Seat {...{ choices, words, row }} onAsk={() => (asked.value = row)} />
          </li>
        ))}
        {now.seats.length < seatsFor(now).max && (
          <li>
            <Button
              icon="plus"
              text={words.setup.add}
              class="seat add stack"
              onClick={() => (choices.value = withAdded(now))}
            />
          </li>
        )}
      </ol>
      {asked.value >= 0 && <SeatDialog {...{ choices, words }} row={asked.value} onClose={() => (asked.value = -1)} />}
    </div>
  );
}

interface SeatProps extends ChoiceProps {
  readonly row: number;
}

function Seat({ choices: { value: now }, words, row, onAsk }: SeatProps & { readonly onAsk: () => void }) {
  const { bot, color } = now.seats[row];
  const faction = factionIn(now, row);
  return (
    <button
      type="button"
      class="seat stack gap-0 pedestal shadow-lg"
      aria-haspopup="dialog"
      data-color={now.dealtColors ? undefined : color}
      onClick={onAsk}
    >
      {now.dealtColors ? <Icon name="die" /> : <Piece color={color} pose="large" />}
      <span class="line-clamp font-semibold wrap-anywhere">{nameIn(now, row, words)}</span>
      <small class="row justify-center">
        {faction !== null && <FactionEmblem faction={faction} words={words} />}
        {bot === null ? words.setup.person : <Stars bot={bot} words={words} />}
      </small>
    </button>
  );
}

/** Who plays at a seat, under which name and in which colour. */
function SeatDialog({ choices, words, row, onClose }: SeatProps & { readonly onClose: () => void }) {
  const now = choices.value;
  const seat = now.seats[row];
  const name = nameIn(now, row, words);
  const faction = factionIn(now, row);
  const change = (part: Partial<SeatChoice>) => {
    choices.value = withSeat(now, row, part);
  };
  const remove = () => {
    onClose();
    choices.value = withRemoved(now, row);
  };
  return (
    <Dialog title={name} close={words.menu.close} onClose={onClose}>
      <form method="dialog" class="stack gap-4 grid-cols-1">
        <select
          aria-label={words.setup.who(isolated(name))}
          value={seat.bot ?? ''}
          onChange={({ currentTarget: { value } }) => change({ name: null, bot: value || null })}
        >
          <Opponents nobody={words.setup.person} edition={now.edition} words={words} />
        </select>
        {seat.bot === null ? (
          <NameInput
            label={words.setup.name(row + 1)}
            value={name}
            words={words}
            onInput={(name) => change({ name })}
          />
        ) : (
          <p class="text-muted">{botWords(words, seat.bot)?.character}</p>
        )}
        {!now.dealtColors && <ColorPicker choices={choices} words={words} row={row} />}
        {faction !== null && <FactionCard faction={faction} words={words} />}
        <Button
          icon="close"
          text={words.setup.remove(isolated(name))}
          disabled={now.seats.length <= seatsFor(now).min}
          onClick={remove}
        />
      </form>
    </Dialog>
  );
}

/** The pieces to choose a colour from; only the one that a module assigns, if one does. */
function ColorPicker({ choices, words, row }: SeatProps) {
  const now = choices.value;
  const seat = now.seats[row];
  return (
    <fieldset class="colors flex gap-0" disabled={colorsFixed(now)}>
      <legend class="visually-hidden">{words.setup.color(nameIn(now, row, words))}</legend>
      {colorsOf(now).map((color) => (
        <label
          class="grid place-items-center"
          key={color}
          title={words.colors[color]}
          data-color={color}
          data-checked={seat.color === color}
        >
          <input
            type="radio"
            name="color"
            checked={seat.color === color}
            onChange={() => (choices.value = withColor(now, row, color))}
          />
          <Piece color={color} />
          <span class="visually-hidden">{words.colors[color]}</span>
        </label>
      ))}
    </fieldset>
  );
}
