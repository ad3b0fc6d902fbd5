import { newGame } from '@asteroute/engine';
import type { ComponentChildren } from 'preact';
import { editionOf, nameIn, optionsOf, planOf, seatsNeeded, withModule, withOption } from '../../settings/setup.ts';
import { Button } from '../controls/parts.tsx';
import type { ChoiceProps } from './seats.tsx';

/** What few change in a set-up. */
export function GameOptions({ choices, words, children }: ChoiceProps & { readonly children: ComponentChildren }) {
  const now = choices.value;
  return (
    <div class="extras stack gap-3 grid-cols-1">
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
      <Button
        icon="bag"
        text={words.setup.makeTiles}
        onClick={() => {
          location.hash = 'tiles';
        }}
      />
      <HouseRules choices={choices} words={words} />
      {children}
    </div>
  );
}

/** Why the chosen tiles cannot be played with by these players; nothing if they can. */
export function TilesFault({ choices, words }: ChoiceProps) {
  const made = newGame(planOf(choices.value, words, () => 0).setup);
  return made.ok ? null : <p role="alert">{words.errors.refused[made.error.code]}</p>;
}

export function Modules({ choices, words }: ChoiceProps) {
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
export function HouseRules({ choices, words }: ChoiceProps) {
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
