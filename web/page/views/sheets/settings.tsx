import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { PLAYER_COLORS, paletteOf } from '@asteroute/board/theme/players.ts';
import { editionNamed, type PlayerSetup } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { obstacleOf, toldByBrowser } from '../../library/obstacles.ts';
import { HINTS } from '../../settings/hints.ts';
import { OFFICIAL_LEVELS } from '../../settings/official.ts';
import { CHOICES, type Choice, type ChoiceName, MAX_VOLUME } from '../../settings/preferences.ts';
import type { Ui } from '../../settings/ui.ts';
import { shownColour, withOverride } from '../../theme/colour-overrides.ts';
import { Segments, Slider } from '../controls/choice.tsx';
import { Piece } from '../controls/parts.tsx';
import { Legend } from './legend.tsx';

interface Props {
  /** The players whose colours this viewer can replace by others. */
  readonly players: readonly PlayerSetup[];
  readonly edition: string;
  readonly ui: Ui;
  readonly words: Catalogue;
  /** Whether the game is an official try, with no more help than at a tournament. */
  readonly official?: boolean | undefined;
  /** What a page adds to the rest of the settings. */
  readonly children?: ComponentChildren;
}

/** Everything that a person can set: what most look for, and the rest by topic. */
export function SettingsSheet(props: Props) {
  const { ui, words, official, children } = props;
  const obstacle = obstacleOf(toldByBrowser());
  const choice = (name: ChoiceName) => <ChoiceOf name={name} {...props} />;
  return (
    <div class="settings stack gap-3">
      {choice('speed')}
      {choice('assist')}
      <p class="text-muted">{words.settings.assistHints[ui.assist.value]}</p>
      {official && <p class="text-muted">{words.settings.assistOfficial}</p>}
      {HINTS[ui.assist.value].legend && <Legend words={words} />}
      <h3>{words.settings.sound}</h3>
      <Slider label={words.settings.effects} icon="sound" most={MAX_VOLUME} value={ui.effects} />
      <Slider label={words.settings.ambience} icon="globe" most={MAX_VOLUME} value={ui.ambience} />
      <Slider label={words.settings.calls} icon="call" most={MAX_VOLUME} value={ui.calls} />
      <Topic name={words.settings.access}>
        {choice('motion')}
        {choice('vision')}
        <h3>{words.settings.colors}</h3>
        <p class="text-muted">{words.settings.colorsHint}</p>
        <Colors {...props} />
        {choice('reach')}
        {choice('spoken')}
        {choice('letters')}
        <p class="text-muted">{words.settings.lettersHint}</p>
      </Topic>
      <Topic name={words.setup.more}>
        {choice('confirm')}
        {choice('handover')}
        {choice('turning')}
        {children}
        {obstacle !== null && (
          <>
            <h3>{words.start.install}</h3>
            <HowToInstall words={words} />
          </>
        )}
      </Topic>
    </div>
  );
}

/** Settings that few look for, behind their name. */
function Topic({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <details>
      <summary>{name}</summary>
      <div class="stack gap-3 py-2">{children}</div>
    </details>
  );
}

/** A setting with a few fixed values. */
function ChoiceOf({ name, ui, words, official }: Props & { readonly name: ChoiceName }) {
  const texts: { readonly [K in ChoiceName]: { readonly options: Record<Choice<K>, string> } } = words.choices;
  const options: Record<string, string> = texts[name].options;
  const setting: Signal<string> = ui[name];
  return (
    <Segments
      name={name}
      legend={words.choices[name].legend}
      options={official && name === 'assist' ? OFFICIAL_LEVELS : CHOICES[name]}
      text={(option) => options[option]}
      value={setting.value}
      onChoose={(option) => {
        setting.value = option;
      }}
    />
  );
}

/** The reason why the game cannot be installed yet to be played without a network, and what to do about it. */
export function HowToInstall({ words }: Pick<Props, 'words'>) {
  const obstacle = obstacleOf(toldByBrowser());
  return obstacle !== null && <p class="text-muted">{words.start.installHow[obstacle]}</p>;
}

function Colors({ players, edition, ui, words }: Props) {
  const known = editionNamed(edition);
  const palette = known === null ? PLAYER_COLORS : paletteOf(known);
  return (
    <ul class="wear stack gap-1">
      {players.map((player, seat) => (
        <li class="row flex-wrap justify-between" key={player.color}>
          <span>{player.name}</span>
          <fieldset class="colors flex gap-0">
            <legend class="visually-hidden">{words.setup.color(player.name)}</legend>
            {palette.map((shown) => (
              <label
                class="grid place-items-center"
                key={shown}
                title={words.colors[shown]}
                data-checked={shownColour(player.color as PlayerColor) === shown}
              >
                <input
                  type="radio"
                  name={`wear-${seat}`}
                  checked={shownColour(player.color as PlayerColor) === shown}
                  onChange={() => {
                    ui.colourOverrides.value = withOverride(
                      ui.colourOverrides.value,
                      player.color as PlayerColor,
                      shown,
                      palette,
                    );
                  }}
                />
                <Piece color={shown} />
                <span class="visually-hidden">{words.colors[shown]}</span>
              </label>
            ))}
          </fieldset>
        </li>
      ))}
    </ul>
  );
}
