import { type Camera, ZOOM_STEP } from '@asteroute/board/model/camera.ts';
import type { ComponentChildren } from 'preact';
import type { TableController } from '../../match/controller.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/language.ts';
import { Button, IconButton, Sheet } from '../controls/parts.tsx';
import { LanguageSwitch } from '../language.tsx';
import { SettingsSheet } from './settings.tsx';

interface Props {
  readonly table: TableController;
  readonly ui: Ui;
  readonly language: Language;
  readonly camera: Camera;
  /** A line that says what happens to the game on leaving. */
  readonly leaveHint: string;
  /** Whether the sandbox is not available. */
  readonly noPlan: boolean;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  /** Controls that end the game for good, at the bottom of the menu. */
  readonly danger?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** What can be done with this game, the way out, the rulebook, the settings, and last what cannot be undone. */
export function Menu(props: Props) {
  const { table, ui, language, danger, children } = props;
  const words = language.words.value;
  const { players, edition } = table.shown.game.value.rules.setup;
  return (
    <Sheet title={words.menu.open} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
      <Ways {...props} words={words} />
      {children}
      <SettingsSheet atTable players={players} edition={edition} ui={ui} words={words} />
      <LanguageSwitch language={language} />
      <p class="muted">{words.unofficial}</p>
      {danger}
    </Sheet>
  );
}

/** What the game offers besides playing, and the way out of it. */
function Ways({
  table,
  ui,
  words,
  camera,
  leaveHint,
  noPlan,
  onLeave,
  onRules,
}: Props & { readonly words: Catalogue }) {
  const open = (panel: 'share' | 'log' | 'typed' | 'keys') => () => (ui.panel.value = panel);
  return (
    <>
      <div class="menu-ways stack">
        <Button icon="share" text={words.share.open} onClick={open('share')} />
        <Button icon="list" text={words.log.heading} onClick={open('log')} />
        <Button
          icon="log"
          text={words.replay.open}
          disabled={table.shown.past.value.length === 0}
          onClick={() => look(table, ui)}
        />
        <Button icon="plan" text={words.plan.start} disabled={noPlan} onClick={() => plan(ui)} />
        <Button icon="owners" text={words.menu.owners} onClick={() => showOwners(ui)} />
        <Button icon="help" text={words.learn.rules} onClick={onRules} />
        <Button icon="key" text={words.menu.help} onClick={open('keys')} />
        <Button icon="type" text={words.typed.heading} onClick={open('typed')} />
      </div>
      <CameraButtons camera={camera} words={words} />
      <Button icon="leave" text={words.menu.leave} onClick={onLeave} />
      <p class="muted">{leaveHint}</p>
    </>
  );
}

/** What a wheel or two fingers do, by single presses. */
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

/** Shows or hides the owners of realms; the menu closes. */
function showOwners(ui: Ui): void {
  ui.panel.value = null;
  ui.owners.value = !ui.owners.value;
}

/** Opens the replay one step before the last moment; the menu closes. */
function look(table: TableController, ui: Ui): void {
  ui.panel.value = null;
  if (table.shown.replay.at.value === null) table.shown.replay.by(-1);
}

/** Opens or closes the sandbox; the menu closes. */
function plan(ui: Ui): void {
  ui.panel.value = null;
  ui.planning.value = !ui.planning.value;
}
