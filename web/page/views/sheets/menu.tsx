import { type Camera, ZOOM_STEP } from '@asteroute/board/model/camera.ts';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { SheetName } from '../../settings/ui.ts';
import type { Language } from '../../words/language.ts';
import { Button, IconButton } from '../controls/parts.tsx';
import type { UiProps } from '../controls/props.ts';
import { Sheet } from '../controls/sheet.tsx';
import { LanguageSwitch } from '../language.tsx';
import { SettingsSheet } from './settings.tsx';

export interface MenuExtras {
  readonly menu?: ComponentChildren;
  /** Actions that cannot be undone, at the end of what can be done with the game. */
  readonly danger?: ComponentChildren;
  /** A line that says what happens to the game on leaving. */
  readonly leaveHint?: string;
  /** Whether the sandbox is not available. */
  readonly noPlan?: boolean;
  /** Whether no record can tell the game, because no turns led to its beginning. */
  readonly noShare?: boolean;
  /** Whether the game is an official try: it is not taken elsewhere, where there would be more help. */
  readonly official?: boolean;
}

interface Props extends UiProps {
  readonly language: Language;
  readonly camera: Camera;
  readonly extras?: MenuExtras | undefined;
  readonly onLeave: () => void;
  readonly onRules: () => void;
}

export function Menu(props: Props) {
  const { table, ui, words, language, extras } = props;
  const { players, edition } = table.shown.game.value.rules.setup;
  return (
    <Sheet title={words.menu.open} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <Ways {...props} />
      {extras?.menu}
      {extras?.danger}
      <LanguageSwitch language={language} />
      <SettingsSheet official={extras?.official} players={players} edition={edition} ui={ui} words={words}>
        <CameraButtons camera={props.camera} words={words} />
        <Button icon="type" text={words.typed.heading} onClick={() => (ui.panel.value = 'typed')} />
      </SettingsSheet>
      <p class="text-muted">{words.unofficial}</p>
    </Sheet>
  );
}

/** What the game offers besides playing, and the way out of it. */
function Ways({ table, ui, words, extras, onLeave, onRules }: Props) {
  const open = (panel: SheetName) => () => (ui.panel.value = panel);
  const { replay } = table.shown;
  const leaveFor = (run: () => void) => () => {
    ui.panel.value = null;
    run();
  };
  return (
    <>
      <div class="menu-ways stack">
        {!extras?.official && !extras?.noShare && (
          <Button icon="share" text={words.share.open} onClick={open('share')} />
        )}
        <Button icon="list" text={words.log.heading} onClick={open('log')} />
        <Button
          icon="log"
          text={words.replay.open}
          disabled={table.shown.past.value.length === 0}
          onClick={leaveFor(() => replay.at.value === null && replay.by(-1))}
        />
        <Button
          icon="plan"
          text={words.plan.start}
          disabled={extras?.noPlan ?? false}
          onClick={leaveFor(() => flip(ui.planning))}
        />
        <Button icon="owners" text={words.menu.owners} onClick={leaveFor(() => flip(ui.owners))} />
        <Button icon="help" text={words.learn.rules} onClick={() => onRules()} />
        <Button icon="key" text={words.menu.help} onClick={open('keys')} />
      </div>
      <Button icon="leave" text={words.menu.leave} onClick={onLeave} />
      <p class="text-muted">{extras?.leaveHint ?? words.menu.leaveHint}</p>
    </>
  );
}

/** Buttons for what the wheel or two fingers do: zoom, rotate and fit the board. */
function CameraButtons({ camera, words }: { readonly camera: Camera; readonly words: Catalogue }) {
  const { board } = words;
  const buttons: readonly (readonly [string, string, () => void])[] = [
    ['plus', board.zoomIn, () => camera.zoomBy(ZOOM_STEP)],
    ['minus', board.zoomOut, () => camera.zoomBy(1 / ZOOM_STEP)],
    ['turn', board.turnView, () => camera.turnView()],
    ['fit', board.fit, () => camera.refit()],
  ];
  return (
    <fieldset class="menu-camera stack">
      <legend class="visually-hidden">{board.camera}</legend>
      {buttons.map(([icon, name, press]) => (
        <IconButton icon={icon} name={name} key={icon} onClick={press} />
      ))}
    </fieldset>
  );
}

const flip = (setting: Pick<Signal<boolean>, 'value'>): void => {
  setting.value = !setting.value;
};
