import type { PlayerColor } from '@asteroute/board/theme/player-color.ts';
import { PLAYER_COLORS, paletteOf } from '@asteroute/board/theme/players.ts';
import { editionNamed, type PlayerSetup } from '@asteroute/engine';
import type { Signal } from '@preact/signals';
import { obstacleOf, toldByBrowser } from '../../library/obstacles.ts';
import { CONFIRMS } from '../../match/controller.ts';
import { HINTS } from '../../settings/hints.ts';
import {
  ASSISTS,
  HANDOVERS,
  LETTERS,
  MAX_VOLUME,
  MOTIONS,
  REACHES,
  SPEEDS,
  SPOKENS,
  TURNINGS,
} from '../../settings/preferences.ts';
import type { Ui } from '../../settings/ui.ts';
import { shownColour, withOverride } from '../../theme/colour-overrides.ts';
import { VISIONS } from '../../theme/vision.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { Segments, type SegmentsProps, Slider } from '../controls/choice.tsx';
import { Piece } from '../controls/parts.tsx';
import { Legend } from './legend.tsx';

interface Props {
  /** The players whose colours can be shown otherwise. */
  readonly players: readonly PlayerSetup[];
  readonly edition: string;
  readonly ui: Ui;
  readonly words: Catalogue;
  /** Whether a game is on the page; elsewhere only what matters there can be set. */
  readonly atTable: boolean;
}

/** Everything that a person can set, by topic. */
export function SettingsSheet(props: Props) {
  const { ui, words, atTable } = props;
  return (
    <div class="settings stack gap-3">
      {atTable && <Play {...props} />}
      {atTable && <Handling {...props} />}
      <Setting
        name="motion"
        legend={words.settings.motion}
        options={MOTIONS}
        text={(motion) => words.settings.motions[motion]}
        value={ui.motion}
      />
      {atTable && <Hearing {...props} />}
      <h3>{words.settings.sound}</h3>
      <Slider label={words.settings.effects} icon="sound" most={MAX_VOLUME} value={ui.effects} />
      <Slider label={words.settings.calls} icon="call" most={MAX_VOLUME} value={ui.calls} />
      <h3>{words.settings.colors}</h3>
      <p class="muted">{words.settings.colorsHint}</p>
      <Colors {...props} />
      <Setting
        name="vision"
        legend={words.settings.vision}
        options={VISIONS}
        text={(vision) => words.settings.visions[vision]}
        value={ui.vision}
      />
      {!atTable && <HowToInstall words={words} />}
    </div>
  );
}

/** What stands between the person and an installed game that plays without a network. */
function HowToInstall({ words }: Pick<Props, 'words'>) {
  const obstacle = obstacleOf(toldByBrowser());
  if (obstacle === null) return null;
  return (
    <>
      <h3>{words.start.install}</h3>
      <p class="muted">{words.start.installHow[obstacle]}</p>
    </>
  );
}

/** Settings for the speed of events and the level of assistance. */
function Play({ ui, words }: Props) {
  return (
    <>
      <Setting
        name="speed"
        legend={words.menu.speed}
        options={SPEEDS}
        text={(speed) => words.menu.speeds[speed]}
        value={ui.speed}
      />
      <Setting
        name="assist"
        legend={words.settings.assist}
        options={ASSISTS}
        text={(assist) => words.settings.assists[assist]}
        value={ui.assist}
      />
      <p class="muted">{words.settings.assistHints[ui.assist.value]}</p>
      {HINTS[ui.assist.value].legend && <Legend words={words} />}
    </>
  );
}

/** Confirming, passing the device on, the hand that holds it, and turning the board. */
function Handling({ ui, words }: Props) {
  return (
    <>
      <Setting
        name="confirm"
        legend={words.settings.confirm}
        options={CONFIRMS}
        text={(confirm) => words.settings.confirms[confirm]}
        value={ui.confirm}
      />
      <Setting
        name="handover"
        legend={words.settings.handover}
        options={HANDOVERS}
        text={(handover) => words.settings.handovers[handover]}
        value={ui.handover}
      />
      <Setting
        name="reach"
        legend={words.settings.reach}
        options={REACHES}
        text={(reach) => words.settings.reaches[reach]}
        value={ui.reach}
      />
      <Setting
        name="turning"
        legend={words.settings.turning}
        options={TURNINGS}
        text={(turning) => words.settings.turnings[turning]}
        value={ui.turning}
      />
    </>
  );
}

/** How much is announced to a screen reader, and whether single letters are keys (WCAG 2.1.4). */
function Hearing({ ui, words }: Props) {
  return (
    <>
      <Setting
        name="spoken"
        legend={words.settings.spoken}
        options={SPOKENS}
        text={(spoken) => words.settings.spokens[spoken]}
        value={ui.spoken}
      />
      <Setting
        name="letters"
        legend={words.settings.letters}
        options={LETTERS}
        text={(letters) => words.settings.lettersSet[letters]}
        value={ui.letters}
      />
      <p class="muted">{words.settings.lettersHint}</p>
    </>
  );
}

/** The colour in which each player is seen here. */
function Colors({ players, edition, ui, words }: Props) {
  const known = editionNamed(edition);
  const palette = known === null ? PLAYER_COLORS : paletteOf(known);
  return (
    <ul class="wear stack gap-1">
      {players.map((player, seat) => (
        <li class="row wrap apart" key={player.color}>
          <span>{player.name}</span>
          <fieldset class="colors">
            <legend class="visually-hidden">{words.setup.color(player.name)}</legend>
            {palette.map((shown) => (
              <label
                class="center"
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

/** A setting with a few values. */
function Setting<T extends string>({
  value,
  ...props
}: Omit<SegmentsProps<T>, 'value' | 'onChoose'> & { readonly value: Signal<T> }) {
  return <Segments {...props} value={value.value} onChoose={(option) => (value.value = option)} />;
}
