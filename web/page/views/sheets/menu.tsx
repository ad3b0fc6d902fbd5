import { type Camera, ZOOM_STEP } from '@asteroute/board/model/camera.ts';
import type { ComponentChildren } from 'preact';
import type { TableController } from '../../match/controller.ts';
import type { Ui } from '../../settings/ui.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import type { Language } from '../../words/language.ts';
import { Icon, Sheet } from '../controls/parts.tsx';
import { LanguageSwitch } from '../language.tsx';
import { SettingsSheet } from './settings.tsx';

interface Props {
  readonly table: TableController;
  readonly ui: Ui;
  readonly language: Language;
  readonly camera: Camera;
  /** A line that says what happens to the game. */
  readonly leaveHint: string;
  /** Whether things cannot be tried out in a sandbox. */
  readonly noPlan: boolean;
  readonly onLeave: () => void;
  readonly onRules: () => void;
  /** What ends the game for good, at the very end. */
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
        <Way icon="share" name={words.share.open} onClick={open('share')} />
        <Way icon="list" name={words.log.heading} onClick={open('log')} />
        <Way
          icon="log"
          name={words.replay.open}
          off={table.shown.past.value.length === 0}
          onClick={() => look(table, ui)}
        />
        <Way icon="plan" name={words.plan.start} off={noPlan} onClick={() => plan(ui)} />
        <Way icon="owners" name={words.menu.owners} onClick={() => showOwners(ui)} />
        <Way icon="help" name={words.learn.rules} onClick={onRules} />
        <Way icon="key" name={words.menu.help} onClick={open('keys')} />
        <Way icon="type" name={words.typed.heading} onClick={open('typed')} />
      </div>
      <CameraButtons camera={camera} words={words} />
      <button type="button" class="quiet" onClick={onLeave}>
        <Icon name="leave" />
        <span>{words.menu.leave}</span>
      </button>
      <p class="muted">{leaveHint}</p>
    </>
  );
}

interface WayProps {
  readonly icon: string;
  readonly name: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}

function Way({ icon, name, off = false, onClick }: WayProps) {
  return (
    <button type="button" class="quiet" disabled={off} onClick={onClick}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
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
        <button key={icon} type="button" class="quiet square" aria-label={name} title={name} onClick={press}>
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}

/** Shows or hides the owners of realms; the menu closes. */
function showOwners(ui: Ui): void {
  ui.panel.value = null;
  ui.owners.value = !ui.owners.value;
}

/** Looks back from the last moment; the menu closes. */
function look(table: TableController, ui: Ui): void {
  ui.panel.value = null;
  if (table.shown.replay.at.value === null) table.shown.replay.by(-1);
}

/** Opens or closes the sandbox; the menu closes. */
function plan(ui: Ui): void {
  ui.panel.value = null;
  ui.planning.value = !ui.planning.value;
}
