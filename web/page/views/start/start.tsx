import { themeOfEdition } from '@asteroute/board/art/shape/drawings.ts';
import type { ThemeName } from '@asteroute/board/theme/theme-name.ts';
import { EDITIONS } from '@asteroute/engine';
import type { Catalogue } from '@asteroute/words/en/table.ts';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { OpenFault } from '../../library/games.ts';
import { obstacleOf, toldByBrowser } from '../../library/obstacles.ts';
import type { Kept } from '../../library/shelf.ts';
import { type Choices, editionOf, withEdition } from '../../settings/setup.ts';
import type { Ui } from '../../settings/ui.ts';
import { useTheme } from '../../theme/tile-sprites.ts';
import type { Language } from '../../words/language.ts';
import { Dialog } from '../controls/dialog.tsx';
import { later, withFirstWords } from '../controls/later.tsx';
import { Button, IconButton } from '../controls/parts.tsx';
import { DemoBoard } from '../demo/demo-board.tsx';
import { useTitle } from '../title.ts';
import { PlayPicture, PuzzlePicture } from './door-pictures.tsx';
import { Doors, type DoorWays } from './doors.tsx';
import { CodeField, type FriendsPorts, useFriends } from './friends.tsx';
import type { KnownPeople, RunningTable } from './running.tsx';

const LanguageSwitch = later(() => import('../language.tsx').then((part) => part.LanguageSwitch));
const HowToInstall = later(() => import('../sheets/settings.tsx').then((part) => part.HowToInstall));
const SettingsSheet = later(() => import('../sheets/settings.tsx').then((part) => part.SettingsSheet));
const Running = later(() => import('./running.tsx').then((part) => part.Running));
const SetupPage = withFirstWords(() => import('./setup.tsx').then((part) => part.SetupPage));

export interface StartProps extends Omit<DoorWays, 'onSetUp'> {
  readonly choices: Signal<Choices>;
  readonly language: Language;
  readonly ui: Ui;
  /** The game of this screen that was played last and is not over. */
  readonly unfinished: Kept | null;
  /** Whether nobody has played in this browser yet. */
  readonly firstVisit: boolean;
  readonly tables: readonly RunningTable[];
  readonly people: KnownPeople | null;
  /** Tables with friends; null where the page has no server. */
  readonly friends: FriendsPorts | null;
  readonly fault: OpenFault | null;
  readonly onResume: () => void;
  /** Installs the page; null if the browser does not offer that. */
  readonly onInstall: (() => void) | null;
  readonly onDaily: () => void;
  readonly offer: ComponentChildren;
  /** The ways to bring games from elsewhere, for the set-up. */
  readonly imports: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The start page: three ways into a game, running games above them, and everything else below. */
export function StartView(props: StartProps) {
  const { choices, language, ui, children } = props;
  const words = language.words.value;
  const theme = themeOfEdition(editionOf(choices.value));
  const look = useTheme(theme);
  if (ui.panel.value === 'setup') {
    const { offer, imports, onStart } = props;
    return (
      <SetupPage
        {...{ choices, language, offer, imports, onStart }}
        still={ui.calm.value}
        onBack={() => (ui.panel.value = null)}
      />
    );
  }
  return (
    <main class={`start ${look} relative`} data-edition={choices.value.edition}>
      <Front {...props} theme={theme} words={words} onSetUp={() => (ui.panel.value = 'setup')} />
      <div class="start-more stack gap-4">
        {children}
        <p class="text-muted text-sm">{words.unofficial}</p>
      </div>
    </main>
  );
}

type FrontProps = StartProps & DoorWays & { readonly theme: ThemeName; readonly words: Catalogue };

/** The part of the page that fits the first screen. */
function Front(props: FrontProps) {
  useTitle('');
  const { choices, language, ui, theme, words, fault, unfinished, tables, firstVisit } = props;
  const friends = useFriends(props.friends);
  const code = props.friends && <CodeField words={words} onJoin={props.friends.join} />;
  const waiting = unfinished !== null || tables.length > 0;
  const usual = firstVisit ? 'learn' : 'play';
  return (
    <div class="start-front stack relative">
      <DemoBoard theme={theme} still={ui.calm.value} />
      <TopBar {...{ ui, choices, language }} onInstall={props.onInstall} />
      <header class="start-title">
        <h1>{words.title}</h1>
        <p>{words.editions[choices.value.edition]?.tagline}</p>
      </header>
      {fault !== null && <Refused>{faultText(fault, words)}</Refused>}
      {friends.failed && <Refused>{words.start.noServer}</Refused>}
      {(waiting || props.people !== null) && <Running {...props} />}
      <Doors
        {...props}
        choices={choices.value}
        main={waiting ? null : usual}
        friends={
          props.friends && {
            making: friends.making,
            known: !firstVisit || waiting,
            onGo: () => void friends.press(),
            code,
          }
        }
      />
      <div class="start-foot row flex-wrap gap-3">
        {EDITIONS.filter(({ name }) => name !== choices.value.edition).map(({ name }) => (
          <Strip
            key={name}
            picture={<PlayPicture choices={withEdition(choices.value, name)} />}
            title={words.start.other(words.editions[name].name)}
            onGo={() => (choices.value = withEdition(choices.value, name))}
          />
        ))}
        <Strip
          picture={<PuzzlePicture choices={choices.value} />}
          title={words.start.daily}
          hint={words.start.dailyHint}
          onGo={props.onDaily}
        />
      </div>
    </div>
  );
}

function Refused({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="refused floating" role="alert">
      {children}
    </p>
  );
}

type TopProps = Pick<StartProps, 'ui' | 'choices' | 'language' | 'onInstall'>;

function TopBar({ ui, choices, language, onInstall }: TopProps) {
  const words = language.words.value;
  const { colors } = editionOf(choices.value);
  return (
    <div class="start-top row">
      <InstallButton words={words} onInstall={onInstall} />
      <IconButton icon="gear" name={words.start.settings} onClick={() => (ui.panel.value = 'settings')} />
      {ui.panel.value === 'settings' && (
        <Dialog title={words.start.settings} close={words.menu.close} onClose={() => (ui.panel.value = null)}>
          <LanguageSwitch language={language} />
          <SettingsSheet
            players={colors.map((color) => ({ color, name: words.colors[color] }))}
            edition={choices.value.edition}
            ui={ui}
            words={words}
          />
        </Dialog>
      )}
    </div>
  );
}

/** Installs the page. Safari on a phone has no button for that, so that the person is shown how to do it by hand. */
function InstallButton({ words, onInstall }: Pick<FrontProps, 'words' | 'onInstall'>) {
  const isExplained = useSignal(false);
  if (onInstall === null && obstacleOf(toldByBrowser()) !== 'home-screen') return null;
  return (
    <>
      <Button icon="download" text={words.start.install} onClick={onInstall ?? (() => (isExplained.value = true))} />
      {isExplained.value && (
        <Dialog title={words.start.install} close={words.menu.close} onClose={() => (isExplained.value = false)}>
          <HowToInstall words={words} />
        </Dialog>
      )}
    </>
  );
}

interface StripProps {
  readonly picture: ComponentChildren;
  readonly title: string;
  readonly hint?: string;
  readonly onGo: () => void;
}

/** A low door: to another edition, and to what is new every day. */
function Strip({ picture, title, hint, onGo }: StripProps) {
  return (
    <button type="button" class="strip door-text card gap-3 text-start" onClick={onGo}>
      {picture}
      <span class="stack gap-0">
        <b>{title}</b>
        {hint && <small>{hint}</small>}
      </span>
    </button>
  );
}

function faultText(fault: OpenFault, words: Catalogue): string {
  if (fault === 'saved') return words.errors.saved;
  return fault === 'unloaded' ? words.learn.failed : words.games.faults[fault];
}
