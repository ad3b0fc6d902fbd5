import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { EDITIONS, newGame, type OwnTiles } from '@asteroute/engine';
import { isolated } from '@asteroute/record';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { keptSets } from '../../settings/kept-tile-sets.ts';
import {
  type Choices,
  colorsFixed,
  colorsOf,
  editionOf,
  factionIn,
  nameIn,
  optionsOf,
  planOf,
  seatsFor,
  seatsNeeded,
  withAdded,
  withColor,
  withEdition,
  withModule,
  withOption,
  withRemoved,
  withSeat,
} from '../../settings/setup.ts';
import { botWords } from '../../words/bot-words.ts';
import { Button, Icon, IconButton, Piece, useFocus } from '../controls/parts.tsx';
import { Opponents } from '../opponents.tsx';
import { Stars } from '../stars.tsx';
import { useTitle } from '../title.ts';
import { FactionCard } from '../tokens/faction.tsx';
import { PlayPicture } from './door-pictures.tsx';
import { NameInput } from './name-input.tsx';

interface Props {
  readonly choices: Signal<Choices>;
  readonly words: Catalogue;
  readonly onStart: () => void;
  readonly onBack: () => void;
  readonly offer: ComponentChildren;
}

/** The set-up of a game at this screen: who plays what, and by which rules. */
export function SetupPage({ choices, words, onStart, onBack, offer }: Props) {
  const back = useFocus<HTMLButtonElement>();
  useTitle(words.setup.heading);
  const now = choices.value;
  const submit = (event: Event) => {
    event.preventDefault();
    onStart();
  };
  return (
    <div class="setup-card stack gap-4 grid-cols-1 wrap-anywhere relative">
      <header class="setup-top row gap-4">
        <button ref={back} type="button" class="quiet" onClick={onBack}>
          <span aria-hidden="true">←</span>
          <span>{words.learn.back}</span>
        </button>
        <h1>{words.setup.heading}</h1>
      </header>
      <form class="stack gap-4 grid-cols-1 card shadow-lg rounded-lg" onSubmit={submit}>
        <Editions choices={choices} words={words} />
        <ol class="seats stack gap-3">
          {now.seats.map((_, row) => (
            <SeatRow key={row} choices={choices} words={words} row={row} />
          ))}
        </ol>
        {offer}
        {now.seats.length < seatsFor(now).max && (
          <Button
            icon="plus"
            text={words.setup.add}
            class="quiet add justify-self-start"
            onClick={() => (choices.value = withAdded(now))}
          />
        )}
        <GameOptions choices={choices} words={words} />
        <TilesFault choices={now} words={words} />
        <Button text={words.setup.start} type="submit" class="primary big setup-go" />
      </form>
    </div>
  );
}

/** Choices that can be read and changed: those of this screen, or those of a room. */
type Changeable = Pick<Signal<Choices>, 'value'>;

interface PartProps {
  readonly choices: Changeable;
  readonly words: Catalogue;
}

function SeatRow({ choices, words, row }: PartProps & { readonly row: number }) {
  const now = choices.value;
  const seat = now.seats[row];
  const name = nameIn(now, row, words);
  const faction = factionIn(now, row);
  const change = (part: Partial<typeof seat>) => {
    choices.value = withSeat(now, row, part);
  };
  return (
    <li
      class="seat stack owned items-center"
      data-bot={seat.bot !== null}
      data-color={now.dealtColors ? undefined : seat.color}
    >
      <ColorPicker choices={choices} words={words} row={row} />
      {seat.bot === null && (
        <NameInput label={words.setup.name(row + 1)} value={name} words={words} onInput={(name) => change({ name })} />
      )}
      <select
        aria-label={words.setup.who(isolated(name))}
        value={seat.bot ?? ''}
        onChange={(event) => change({ name: null, bot: event.currentTarget.value || null })}
      >
        <Opponents nobody={words.setup.person} edition={now.edition} words={words} />
      </select>
      <IconButton
        icon="close"
        name={words.setup.remove(isolated(name))}
        disabled={now.seats.length <= seatsFor(now).min}
        onClick={() => (choices.value = withRemoved(now, row))}
      />
      {faction !== null && (
        <span class="seat-faction">
          <FactionCard faction={faction} words={words} />
        </span>
      )}
      {seat.bot !== null && (
        <small class="character text-muted">
          <Stars bot={seat.bot} words={words} /> {botWords(words, seat.bot)?.character}
        </small>
      )}
    </li>
  );
}

/** The pieces to choose a colour from, unless a module or a random draw assigns the colours. */
function ColorPicker({ choices, words, row }: PartProps & { readonly row: number }) {
  const now = choices.value;
  const seat = now.seats[row];
  const pick = (color: PlayerColor) => {
    choices.value = withColor(now, row, color);
  };
  if (now.dealtColors) {
    return (
      <span class="colors grid place-items-center square text-muted" title={words.setup.dealtColors}>
        <Icon name="die" />
      </span>
    );
  }
  return (
    <fieldset class="colors flex gap-0" disabled={colorsFixed(now)}>
      <legend class="visually-hidden">{words.setup.color(nameIn(now, row, words))}</legend>
      {colorsOf(now).map((color) => (
        <label
          class="grid place-items-center"
          key={color}
          title={words.colors[color]}
          data-checked={seat.color === color}
        >
          <input type="radio" name={`color-${row}`} checked={seat.color === color} onChange={() => pick(color)} />
          <Piece color={color} />
          <span class="visually-hidden">{words.colors[color]}</span>
        </label>
      ))}
    </fieldset>
  );
}

export function Editions({ choices, words }: PartProps) {
  const now = choices.value;
  return (
    <fieldset class="editions stack gap-3">
      <legend class="visually-hidden">{words.setup.edition}</legend>
      {EDITIONS.map(({ name }) => (
        <label class="cols-auto-1fr stack card" key={name} data-checked={now.edition === name}>
          <input
            type="radio"
            name="edition"
            checked={now.edition === name}
            onChange={() => {
              choices.value = withEdition(now, name);
            }}
          />
          <PlayPicture choices={withEdition(now, name)} />
          <b>{words.editions[name].name}</b>
          <small>{words.editions[name].hint}</small>
        </label>
      ))}
    </fieldset>
  );
}

/** The modules are always visible, because otherwise nobody would know of them. */
function GameOptions({ choices, words }: PartProps) {
  const now = choices.value;
  return (
    <div class="extras stack gap-3">
      <Modules choices={choices} words={words} />
      <label class="field row gap-3 justify-between font-semibold">
        <span>{words.setup.starts}</span>
        <select
          value={now.starter === null ? '' : String(now.starter)}
          onChange={({ currentTarget: { value } }) => {
            choices.value = { ...now, starter: value === '' ? null : Number(value) };
          }}
        >
          <option value="">{words.setup.startsRandom}</option>
          {now.seats.map((_, row) => (
            <option key={row} value={String(row)}>
              {nameIn(now, row, words)}
            </option>
          ))}
        </select>
      </label>
      <Switch
        name={words.setup.dealtColors}
        hint={words.setup.dealtColorsHint}
        checked={now.dealtColors}
        onChange={(on) => {
          choices.value = { ...now, dealtColors: on };
        }}
      />
      <TileSetChoice choices={choices} words={words} />
      <Button
        icon="bag"
        text={words.setup.makeTiles}
        onClick={() => {
          location.hash = 'tiles';
        }}
      />
      <HouseRules choices={choices} words={words} />
    </div>
  );
}

/** Why the chosen tiles cannot be played with by these players; nothing if they can. */
function TilesFault({ choices, words }: { readonly choices: Choices; readonly words: Catalogue }) {
  if (choices.tiles === undefined) return null;
  const made = newGame(planOf(choices, words, () => 0).setup);
  return made.ok ? null : <p role="alert">{words.errors.refused[made.error.code]}</p>;
}

/** The choice between the usual tiles and the kept sets; nothing if there is none. */
export function TileSetChoice({ choices, words }: PartProps) {
  const { tiles } = choices.value;
  const kept: readonly OwnTiles[] = keptSets(choices.value.edition);
  const isKept = tiles === undefined || kept.some(({ name }) => name === tiles.name);
  const sets = isKept ? kept : [...kept, tiles];
  if (sets.length === 0) return null;
  return (
    <label class="field row gap-3 justify-between font-semibold">
      <span>{words.setup.tiles}</span>
      <select
        value={String(sets.findIndex(({ name }) => name === tiles?.name))}
        onChange={({ currentTarget: { value } }) => {
          const set = sets[Number(value)];
          choices.value = { ...choices.value, tiles: set && { name: set.name, counts: set.counts } };
        }}
      >
        <option value="-1">{words.setup.usualTiles}</option>
        {sets.map(({ name }, index) => (
          <option key={index} value={String(index)}>
            {name || words.setup.ownTiles}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Modules({ choices, words }: PartProps) {
  const now = choices.value;
  return (
    <div class="modules stack">
      {editionOf(now).optional.map(({ name }) => {
        const needed = seatsNeeded(now, name);
        const fits = needed === null || needed === now.seats.length;
        return (
          <Switch
            key={name}
            name={words.modules[name].name}
            hint={fits ? words.modules[name].hint : words.setup.needs(needed)}
            checked={now.modules.includes(name)}
            disabled={!fits}
            onChange={(on) => (choices.value = withModule(now, name, on))}
          />
        );
      })}
    </div>
  );
}

/** House rules, collapsed until opened: a switch for each, which is on for the value that its words describe. */
export function HouseRules({ choices, words }: PartProps) {
  const now = choices.value;
  const known = Object.entries(optionsOf(now));
  const changed = known.filter(([name, [usual]]) => (now.options[name] ?? usual) !== usual).length;
  return (
    <details class="house-rules">
      <summary>
        <span class="stack gap-0">
          <b>{words.setup.houseRules}</b>
          <small>{words.setup.houseRulesHint}</small>
        </span>
        {changed > 0 && <span class="badge bg-raised rounded-full ms-auto">{changed}</span>}
      </summary>
      <div class="house-rules-list stack gap-3">
        {known.map(([option, values]) => {
          const { name, hint, on } = words.options[option];
          const off = values.find((value) => value !== on) ?? false;
          return (
            <Switch
              key={option}
              {...{ name, hint }}
              checked={(now.options[option] ?? values[0]) === on}
              onChange={(checked) => (choices.value = withOption(now, option, checked ? on : off))}
            />
          );
        })}
      </div>
    </details>
  );
}

export interface SwitchProps {
  readonly name: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ name, hint, checked, disabled = false, onChange }: SwitchProps) {
  return (
    <label class="switch cols-auto-1fr stack gap-3 items-start">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span class="stack gap-0">
        <b>{name}</b>
        <small>{hint}</small>
      </span>
    </label>
  );
}
